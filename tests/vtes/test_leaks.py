"""What a seat may not know must not change what it sees: hands, decks, uncontrolled vampires, answers given
in secret; whether a question alone gives something away depends on the option ``windows``."""

from __future__ import annotations

import pytest


@pytest.mark.parametrize("windows", ["deck", "public"])
@pytest.mark.slow
def test_nothing_hidden_shows(no_leaks, windows: str):
    options = {"house": "random", "windows": windows, "turn_limit": 30}
    no_leaks("vtes", 3, compared=200, every=23, options=options)


def test_nor_with_the_starters(no_leaks):
    no_leaks("vtes", 2, compared=100, every=41, seats=4, options={"turn_limit": 60})


@pytest.mark.slow
@pytest.mark.parametrize("windows", ["deck", "public"])
def test_nothing_hidden_shows_in_many_longer_games(no_leaks, windows: str):
    options = {"house": "random", "windows": windows, "turn_limit": 80}
    no_leaks("vtes", 20, compared=10_000, every=41, options=options)
