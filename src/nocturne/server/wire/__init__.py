"""What goes over the wire, as types: updates of a table, messages of a client, bodies and answers of calls.

The server encodes and decodes these and nothing else. ``python -m tools.protocol`` writes the page's
``web/src/lib/protocol.ts`` from them; a docstring here becomes a comment there. Field names are the contract
with clients (``docs/server.md``): a field may be added, never renamed.
"""
