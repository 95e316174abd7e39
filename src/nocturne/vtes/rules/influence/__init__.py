"""The influence phase and the crypt (VTES-7)."""
