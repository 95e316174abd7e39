"""Random games of Dracula to the end, under the usual reading of the rules and under all others."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.dracula.options import DraculaOptions
from nocturne.kernel.chance import Chance
from tests.readings import any_reading

_NUMBERS = {
    "godalming_ticket_limit": (2, 3),
    "godalming_tickets_drawn": (1, 2),
    "dracula_combat_hand": (3, 8),
}


def any_options(seats: int, chance: Chance) -> dict[str, Any]:
    """One way of reading every open point."""
    return any_reading(DraculaOptions, _NUMBERS, chance)


def test_random_games_end_and_hold_together(fuzz):
    report = fuzz("dracula", 4, every=31)
    assert report.finished == 4
    assert report.longest < 3_000


@pytest.mark.slow
def test_so_do_games_under_other_readings_of_the_rules(fuzz):
    report = fuzz("dracula", 4, every=37, options=any_options)
    assert report.finished == 4


@pytest.mark.slow
def test_a_hundred_games(fuzz):
    """A tenth of what ``nocturne fuzz dracula --games 1000`` plays; the invariants are checked after every
    answer, the slow properties now and then."""
    report = fuzz("dracula", 100, every=97)
    assert report.finished == 100


@pytest.mark.slow
def test_a_game_is_the_same_whatever_the_hash_seed(same_under_every_hash_seed):
    same_under_every_hash_seed("dracula", games=1, seats=4)
