"""A table being played: one task that holds the game, and the parts it is composed of."""
