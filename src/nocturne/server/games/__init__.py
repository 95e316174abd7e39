"""What the server tells of games, asked of each game through its hosting: options, decks, cards, rules."""
