"""Blocking an action (VTES-6.2.2)."""
