"""Playing event cards, and the cards a weakened hunter keeps revealed."""
