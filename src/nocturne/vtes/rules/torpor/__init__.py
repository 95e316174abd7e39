"""Torpor, diablerie and the Red List (VTES-6.5)."""
