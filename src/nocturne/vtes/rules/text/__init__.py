"""Reading the texts of cards and carrying them out."""
