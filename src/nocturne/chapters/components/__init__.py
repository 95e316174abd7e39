"""The pieces of the game as pure values: hexes, the map of a tile, lines of sight, ways, dice, fire."""
