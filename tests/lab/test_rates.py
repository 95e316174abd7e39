"""Rates of a simulation: shared victories, several seats of one level, bins of a histogram."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.lab.rates import by_deck, by_level, by_seat, histogram
from nocturne.lab.simulate import Played

GAMES = [
    Played(0, ("a", "b", "b"), (2.0, 1.0, 0.0), (0,), decks=("x", "y", "x")),
    Played(1, ("b", "a", "b"), (3.0, 3.0, 0.0), (0, 1), decks=("y", "x", "x")),
]


def test_a_shared_victory_counts_in_parts():
    first, second, third = by_seat(GAMES)
    assert [rate.victories.mean for rate in (first, second, third)] == [0.75, 0.25, 0.0]
    assert (first.points.mean, second.points.mean) == (2.5, 2.0)
    assert 0 <= third.victories.low < third.victories.high < 1, "two games say little"


def test_several_seats_of_a_game_are_one_measurement():
    alone, twice = by_level(GAMES)
    assert (alone.name, alone.games, alone.victories.mean) == ("a", 2, 0.75)
    # of the seats of b: none of two, and half a victory of two
    assert (twice.name, twice.games, twice.victories.mean) == ("b", 2, 0.125)
    assert twice.points.mean == pytest.approx((0.5 + 1.5) / 2)
    # where everybody is alike, the share is certain, however few the games
    (same,) = by_level([Played(0, ("a", "a"), (1.0, 0.0), (0,)), Played(1, ("a", "a"), (0.0, 1.0), (1,))])
    assert (same.victories.low, same.victories.mean, same.victories.high) == (0.5, 0.5, 0.5)


def test_decks_stand_with_the_best_first_and_one_game_has_no_spread():
    assert [rate.name for rate in by_deck(GAMES)] == ["y", "x"]
    assert math.isinf(by_deck(GAMES[:1])[0].points.high)
    assert by_deck([Played(0, ("a",), (1.0,), (0,))]) == []


@given(st.lists(st.integers(0, 5000), min_size=1))
def test_every_number_lies_in_exactly_one_of_few_bins(numbers: list[int]):
    bins = histogram(numbers)
    assert len(bins) <= 12
    assert [one.count for one in bins] == [sum(one.least <= n <= one.most for n in numbers) for one in bins]
    assert sum(one.count for one in bins) == len(numbers)
    assert all(before.most + 1 == after.least for before, after in pairwise(bins))
