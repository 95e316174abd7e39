"""The lab: scenarios, fuzzing, the search for leaks, simulations, and which rules are proven.

Everything here knows games only through the kernel. ``scenario`` runs the files in which people write a
position, the moves and what must hold; ``fuzz`` and ``leaks`` play random games and check them; ``simulate``
plays many games between bots; ``rules`` says which rules of a checklist some test proves.

>>> from nocturne.lab.fuzz import fuzz_games
>>> from nocturne.lab.leaks import find_leaks
>>> from nocturne.lab.simulate import simulate
>>> fuzz_games("candles", 2).failures, find_leaks("candles", 2).failures
([], [])
>>> simulate("candles", 10, bots=["random"]).finished
10
"""
