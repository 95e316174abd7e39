"""The lab: scenarios, fuzzing, the search for leaks, simulations, and which rules are proven.

Everything here knows games only through the kernel. ``scenario`` runs the files in which people write a
position, the moves and what must hold; ``fuzz`` and ``leaks`` play random games and check them; ``simulate``
plays many games between bots; ``rules`` says which rules of a checklist some test proves.
"""
