"""Vampire: La Mascarade - CHAPTERS: a co-operative campaign of chapters played on hexes.

``content`` is what writers write, ``hexes`` to ``targeting`` are the pure mechanics, the rest is the game on
the kernel. The rules' ids (CHA-...) stand beside the code that implements them.
"""
