"""What every procedure reads and changes: hands and decks, the trail, tokens, time and the two tracks."""
