"""What happens on the tile: figures and tokens placed, prey that flees, trackers, triggers, fire."""
