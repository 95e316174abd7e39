"""Combat (CHA-CMB)."""
