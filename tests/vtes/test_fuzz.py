"""Random games of VTES hold together: with the starters, with random decks, at tables of every size."""

from __future__ import annotations

import pytest

LIMIT = 60
"""Turns, so that a game among random players comes to an end."""


@pytest.mark.slow
def test_random_games_end_and_hold_together(fuzz):
    report = fuzz("vtes", 2, every=41, options={"turn_limit": 2 * LIMIT})
    assert report.finished == 2


@pytest.mark.slow
def test_so_do_games_with_random_decks(fuzz):
    report = fuzz("vtes", 3, every=41, options={"house": "random", "turn_limit": LIMIT})
    assert report.finished == 3


@pytest.mark.parametrize("windows", ["public", "able"])
def test_and_games_that_ask_more_or_fewer_people(fuzz, windows: str):
    options = {"house": "random", "windows": windows, "turn_limit": LIMIT // 4}
    report = fuzz("vtes", 2, every=41, options=options)
    assert report.finished == 2


def test_and_games_by_the_rules_of_other_times(fuzz):
    options = {"preset": "classic_2005", "house": "random", "turn_limit": LIMIT // 4}
    report = fuzz("vtes", 2, every=41, options=options)
    assert report.finished == 2


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_two_hundred_games_of_five_with_random_decks(fuzz, seed: str, part: int):
    """A tenth of what ``nocturne fuzz vtes --games 2000 --seats 5 --option house=random`` plays; the
    invariants are checked after every answer, the slow properties now and then."""
    options = {"house": "random", "turn_limit": LIMIT}
    report = fuzz("vtes", 40, seed=f"{seed}/{part}", seats=5, every=193, options=options)
    assert report.finished == 40
    assert report.decisions > 10_000


@pytest.mark.slow
def test_a_game_is_the_same_whatever_the_hash_seed(same_under_every_hash_seed):
    options = {"house": "random", "turn_limit": LIMIT // 4}
    same_under_every_hash_seed("vtes", games=1, seats=5, options=options)
