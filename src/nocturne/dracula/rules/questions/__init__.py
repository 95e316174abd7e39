"""How choices are offered: options for places and cards, and who may be asked without giving a hand away."""
