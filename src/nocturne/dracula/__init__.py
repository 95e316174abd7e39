"""La Fureur de Dracula: a vampire on a hidden trail across the Europe of 1898, four hunters after him.

``board`` is the map, ``components`` the cards, tokens and character sheets, ``options`` the disputed points
of the rules, ``game`` the game as the kernel plays it. Rule ids (``FOD-...``) stand beside the code that
implements them.
"""
