"""What takes several steps or asks."""
