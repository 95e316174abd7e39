"""The arena: who is stronger is told with its interval, and nobody profits from a seat or a deck."""

from __future__ import annotations

import pytest

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game
from nocturne.lab.arena import contest, percentile, sittings
from nocturne.lab.simulate import bucket_of


def test_every_level_takes_every_seat_with_the_same_seed():
    ways = sittings(find_game("candles"), ("random", "first"), 3)
    assert ways == (("random", "first", "random"), ("first", "random", "first"))


def test_partners_are_of_one_level():
    # Dracula is a side, and all hunters together are the other.
    ways = sittings(find_game("dracula"), ("judgement", "random"), 5)
    assert ways == (("judgement", *["random"] * 4), ("random", *["judgement"] * 4))


def test_one_among_others_takes_each_seat_in_turn():
    ways = sittings(find_game("candles"), ("first", "random"), 3, alone=True)
    assert [way.index("first") for way in ways] == [0, 1, 2]
    assert all(way.count("random") == 2 for way in ways)


def test_the_same_seed_measures_the_same_on_any_number_of_processes():
    one = contest("candles", ["random", "first"], 12, seats=3, seed="again")
    two = contest("candles", ["random", "first"], 12, seats=3, seed="again", jobs=2)
    assert [(level.points, level.rating) for level in one.levels] == [
        (level.points, level.rating) for level in two.levels
    ]


def test_the_stronger_is_told_clearly():
    report = contest("candles", ["first", "random"], 60, seats=2, seed="fair")
    stronger, weaker = sorted(report.levels, key=lambda level: -level.points.mean)
    assert stronger.share.low > weaker.share.high
    assert stronger.rating.mean > weaker.rating.mean
    assert sum(level.victories * level.seats for level in report.levels) == pytest.approx(report.games)


def test_points_are_compared_within_rounds():
    report = contest("candles", ["random", "first"], 8, seats=3)
    assert report.rounds == 8
    assert report.games == 16
    shares = [level.share.mean * level.seats for level in report.levels]
    assert sum(shares) == pytest.approx(sum(level.seats for level in report.levels), rel=0.2)
    assert all(level.points.low <= level.points.mean <= level.points.high for level in report.levels)


@pytest.mark.parametrize(
    ("levels", "alone", "told"),
    [(["random"], False, "lab-arena-levels"), (["random", "random"], False, "lab-arena-levels"),
     (["random"], True, "lab-arena-two-levels")],
)  # fmt: skip
def test_who_plays_whom_must_be_named(levels: list[str], alone: bool, told: str):
    with pytest.raises(NocturneError) as refused:
        contest("candles", levels, 1, alone=alone)
    assert refused.value.message == told


def test_times_are_counted_in_buckets():
    buckets: dict[int, int] = {}
    for microseconds in (*[10] * 98, 5000, 5000):
        bucket = bucket_of(microseconds * 1000)
        buckets[bucket] = buckets.get(bucket, 0) + 1
    assert percentile(buckets, 0.5) == pytest.approx(0.010, rel=0.2)
    assert percentile(buckets, 0.99) == pytest.approx(5.0, rel=0.2)
    assert percentile({}, 0.5) == 0.0
