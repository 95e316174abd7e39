"""Actions and the minion phase (VTES-6.1, VTES-6.2)."""
