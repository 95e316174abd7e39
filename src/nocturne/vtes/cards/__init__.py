"""The cards of VTES: what is printed on them, and what it makes the rules do."""
