"""Titles, clans, sects and circles (VTES-10)."""
