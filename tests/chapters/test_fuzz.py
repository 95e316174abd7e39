"""Random campaigns and random nights of CHAPTERS hold together, under the usual readings and all others."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.chapters.game import game
from nocturne.kernel import codec
from nocturne.kernel.chance import Chance
from nocturne.lab.play import random_answer
from tests.chapters.random_nights import any_reading, random_night


def any_options(seats: int, chance: Chance) -> dict[str, Any]:
    """One of the packs, read in one way. The short ones come more often: a whole campaign takes thirteen
    times as long, and ``nocturne campaign`` plays those in numbers."""
    return {"pack": chance.pick([*["depot"] * 7, *["arena"] * 2, "black_water"]), **any_reading(chance)}


def small_options(seats: int, chance: Chance) -> dict[str, Any]:
    """One of the small packs, so that a game takes a moment."""
    return {"pack": chance.pick(["arena", "depot"]), **any_reading(chance)}


@pytest.mark.parametrize("pack", ["depot", "arena"])
def test_random_campaigns_end_and_hold_together(fuzz, pack):
    report = fuzz("chapters", 4, every=31, options={"pack": pack, "table_rulings": False})
    assert report.finished == 4


def test_so_do_campaigns_under_other_readings_of_the_rules(fuzz):
    report = fuzz("chapters", 4, every=37, options=small_options)
    assert report.finished == 4


@pytest.mark.slow
def test_two_hundred_campaigns(fuzz):
    """A tenth of what ``nocturne fuzz chapters --games 2000`` plays; the invariants are checked after every
    answer, the slow properties now and then."""
    report = fuzz("chapters", 200, every=97, options=any_options)
    assert report.finished == 200


def play(seed: str, most: int) -> int:
    """One night from its middle on, all invariants checked after every answer, and what is saved now and
    then read back."""
    night = random_night(seed)
    chance = Chance.seeded(f"answers {seed}")
    table = night.table
    faults = list(game.check(night.state))
    assert not faults, (seed, faults)
    while table.questions and table.number < most:
        seat, key = random_answer(table, chance)
        table.answer(seat, key)
        faults = list(game.check(night.state))
        assert not faults, (seed, table.number, key, faults)
        if table.number % 50 == 0:
            assert codec.from_bytes(game, codec.to_bytes(table.state)) == table.state
    return table.number


def test_random_nights_hold_together(seed):
    assert sum(play(f"{seed} {i}", 120) for i in range(15)) > 300


@pytest.mark.slow
def test_many_random_nights_hold_together(seed):
    assert sum(play(f"{seed} {i}", 300) for i in range(150)) > 10_000


@pytest.mark.slow
def test_a_campaign_is_the_same_whatever_the_hash_seed(same_under_every_hash_seed):
    same_under_every_hash_seed("chapters", games=1, seats=2, options={"pack": "arena"})
