"""The server: lobby, tables, accounts, store and live stream. ``docs/server.md`` is its contract.

It holds the truth: a game lives in one task of one process, every answer is on disk before anybody sees its
effect, and nothing leaves but what ``Table.view`` and ``Table.events`` give to the one who is looking.
"""
