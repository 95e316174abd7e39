"""La Fureur de Dracula: a vampire on a hidden trail across the Europe of 1898, four hunters after him.

``components`` is the box, ``state`` a game in progress, ``events`` what happens in it, ``rules`` the
rulebook, ``view`` what a seat sees, ``position`` a state written down, ``bot`` the players with judgement,
``options`` the disputed points of the rules, ``game`` the game as the kernel plays it. Rule ids (``FOD-...``)
stand beside the code that implements them.
"""
