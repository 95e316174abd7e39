"""The turn and its phases (VTES-3 to VTES-5, VTES-8)."""
