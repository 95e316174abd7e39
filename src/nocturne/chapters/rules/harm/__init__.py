"""What befalls figures: damage, Hunger, Willpower, tokens, belongings."""
