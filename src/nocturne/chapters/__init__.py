"""Vampire: La Mascarade - CHAPTERS: a co-operative campaign of chapters played on hexes.

``components`` are the pieces as pure values, ``content`` is what writers write and ``packs`` what is
written, ``state`` a game in progress, ``events`` what happens in it, ``rules`` the rulebook, ``view`` what a
seat sees, ``position`` a state written down, ``bot`` the players with judgement, ``authoring`` what helps
writers. Rule ids (``CHA-...``) stand beside the code that implements them.
"""
