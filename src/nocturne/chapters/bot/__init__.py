"""Players that know only what a seat sees."""
