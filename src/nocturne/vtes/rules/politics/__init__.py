"""Referendums, votes and blood hunts (VTES-6.3)."""
