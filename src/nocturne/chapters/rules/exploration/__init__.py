"""The main sequence: turns on the tile, stealth, feeding."""
