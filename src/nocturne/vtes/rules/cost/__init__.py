"""Costs of cards and what changes them (VTES-1.6.1.1, VTES-1.6.1.3)."""
