"""Combat (VTES-6.4)."""
