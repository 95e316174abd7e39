"""Playing cards and using abilities, and the windows for it (VTES-1.6.1)."""
