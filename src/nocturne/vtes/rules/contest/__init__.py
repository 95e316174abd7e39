"""Contested cards and titles (VTES-4.1, VTES-4.2)."""
