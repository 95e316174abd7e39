"""What is true now."""
