"""What changes the state at once."""
