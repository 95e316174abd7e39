"""Candles, the example game: whatever is played, it holds together and hides what it must."""

from __future__ import annotations


def test_random_games_hold_together(fuzz):
    report = fuzz("candles", 40)
    assert report.finished == 40


def test_nothing_hidden_shows(no_leaks):
    no_leaks("candles", 15, compared=300)


def test_the_hash_seed_changes_nothing(same_under_every_hash_seed):
    same_under_every_hash_seed("candles", 3)
