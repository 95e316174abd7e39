"""What a seat sees, and how it is named, described and drawn."""
