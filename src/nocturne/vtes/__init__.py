"""Vampire: The Eternal Struggle (VTES): the rules, the cards and the decks."""
