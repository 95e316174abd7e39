"""Small games that show how a game is added; tested like the others."""
