"""Oustings, withdrawal and the end of the game (VTES-9)."""
