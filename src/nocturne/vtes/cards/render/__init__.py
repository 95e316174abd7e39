"""Rendering trees as sentences: the text of a card, read back from its tree."""
