"""What a seat sees, and how it is named, drawn and explained."""
