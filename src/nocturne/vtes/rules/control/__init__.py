"""Who controls a card: taking, lending and losing control."""
