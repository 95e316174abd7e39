"""How often seats, levels and decks win in a simulation, and with how many points, with 95 % intervals.

Seats of one game are not independent: if one wins, another does not. So where a level or a deck has several
seats in a game, the mean of these seats is one measurement.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from nocturne.lab.arena import Interval, interval_of
from nocturne.lab.simulate import Played
from nocturne.shares import interval


class Rate(Struct, frozen=True):
    """How somebody did: ``name`` is a seat counted from 1, a level or a deck."""

    name: str
    games: int
    """In how many games it sat at the table."""
    victories: Interval
    """The part of a game's victory that one of its seats has; 1 for every game won alone."""
    points: Interval


Naming = Callable[[Played], Sequence[str]]
"""What each seat of a game is called."""


def by_seat(played: Iterable[Played]) -> list[Rate]:
    """The seats, in order."""
    return _rates(played, lambda one: [str(seat + 1) for seat in range(len(one.points))])


def by_level(played: Iterable[Played]) -> list[Rate]:
    """The bots by name, in the order in which they first sat."""
    return _rates(played, lambda one: one.bots)


def by_deck(played: Iterable[Played]) -> list[Rate]:
    """The decks by name, the best first; none in a game without decks."""
    return sorted(_rates(played, lambda one: one.decks), key=lambda rate: (-rate.points.mean, rate.name))


class _Measured:
    """What was measured of one name: a mean over its seats for each game."""

    def __init__(self) -> None:
        self.victories: list[float] = []
        self.points: list[float] = []
        self.once = True
        """Whether it never had more than one seat in a game."""

    def add(self, one: Played, seats: list[int]) -> None:
        won = [1 / len(one.winners) if seat in one.winners else 0.0 for seat in seats]
        self.victories.append(statistics.fmean(won))
        self.points.append(statistics.fmean(one.points[seat] for seat in seats))
        self.once = self.once and len(seats) == 1

    def rate(self, name: str) -> Rate:
        games = len(self.victories)
        if self.once:
            won = sum(self.victories)
            low, high = interval(won, games)
            victories = Interval(won / games, low / 100, high / 100)
        else:
            rough = interval_of(self.victories)
            victories = Interval(rough.mean, max(rough.low, 0.0), min(rough.high, 1.0))
        return Rate(name, games, victories, interval_of(self.points))


def _rates(played: Iterable[Played], naming: Naming) -> list[Rate]:
    measured: dict[str, _Measured] = {}
    for one in played:
        seats: dict[str, list[int]] = {}
        for seat, name in enumerate(naming(one)):
            seats.setdefault(name, []).append(seat)
        for name, its in seats.items():
            measured.setdefault(name, _Measured()).add(one, its)
    return [found.rate(name) for name, found in measured.items()]


class Bin(Struct, frozen=True):
    """A bar of a histogram: how many numbers lie from ``least`` to ``most``, both included."""

    least: int
    most: int
    count: int


_MOST_BINS = 12


def histogram(numbers: Sequence[int]) -> list[Bin]:
    """Some whole numbers in at most twelve bins of one round width: 1, 2 or 5 times a power of ten."""
    if not numbers:
        return []
    width = next(step for step in _widths() if max(numbers) // step - min(numbers) // step < _MOST_BINS)
    counts: dict[int, int] = {}
    for number in numbers:
        counts[number // width] = counts.get(number // width, 0) + 1
    first, last = min(counts), max(counts)
    return [Bin(at * width, at * width + width - 1, counts.get(at, 0)) for at in range(first, last + 1)]


def _widths() -> Iterable[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10
