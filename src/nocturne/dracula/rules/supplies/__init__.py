"""Items, events and tickets: drawing them, hand limits, and trade."""
