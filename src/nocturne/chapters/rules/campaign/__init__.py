"""The campaign: characters, preparation, chapters, hunts, breaches of the masquerade."""
