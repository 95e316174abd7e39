"""What one viewer is told of a game: views, questions, log lines, steps, in their language."""
