"""The arena: how strong the levels of a game's bots are, measured against each other.

Each round is played once for each way of seating the levels, with the same seed and decks, so that neither
seats nor decks favour anybody. Points are compared within a round, and intervals are over rounds.

>>> report = contest("candles", ["random", "first"], 10, seats=2, seed=7)
>>> report.rounds, report.games, [level.name for level in report.levels]
(10, 20, ['random', 'first'])
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from nocturne.bots import make_bot
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.registry import find_game
from nocturne.lab.play import Options, Start
from nocturne.lab.simulate import Plan, Played, Progress, run_plans

_CONFIDENCE = 1.96
"""Standard errors on either side of a mean that hold 95 % of what could be."""


class Interval(Struct, frozen=True):
    """A mean and the bounds it lies between with 95 % confidence."""

    mean: float
    low: float
    high: float


class Level(Struct, frozen=True):
    """How one level did."""

    name: str
    seats: int
    """How often it sat at a table."""
    points: Interval
    """Points of one seat in a game."""
    share: Interval
    """Those points as a multiple of what all seats of the same games had on average."""
    victories: float
    """The part of its seats that won; a shared victory counts in parts."""
    rating: Interval
    thinking: Thinking
    blunders: dict[str, int] = {}
    """How often its seats blundered, by the name of the blunder."""


class Thinking(Struct, frozen=True):
    """Processor time of a decision, in milliseconds."""

    median: float = 0.0
    p99: float = 0.0


class Report(Struct, frozen=True):
    """The outcome of a contest. ``errors`` are games that failed; they count for nobody."""

    game: str
    seed: str
    rounds: int
    games: int
    seconds: float
    levels: tuple[Level, ...]
    errors: tuple[Played, ...] = ()
    stopped: bool = False


def contest(
    game: str,
    levels: Sequence[str],
    rounds: int,
    seats: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    options: Options = None,
    progress: Progress | None = None,
    *,
    alone: bool = False,
) -> Report:
    """Let levels play each other. They take the sides of the game in turn: seats where everybody plays alone,
    else Dracula and the hunters. ``alone``: the first level has one seat, the second all the others."""
    found = find_game(game)
    if len(set(levels)) < 2 or (alone and len(levels) != 2):
        raise NocturneError("lab-arena-two-levels" if alone else "lab-arena-levels", count=len(set(levels)))
    for name in levels:
        make_bot(found, name, 0)  # a misspelt name is told at once, not by every game
    ways = sittings(found, tuple(levels), seats or found.usual_seats, alone=alone)
    plans = _plans(found, rounds, seats or found.usual_seats, seed, options, ways)
    began = time.perf_counter()
    done, stopped = run_plans(plans, rounds * len(ways), jobs, progress)
    whole = _whole_rounds(done, len(ways))
    ratings = _rate(tuple(levels), whole)
    return Report(
        game=game,
        seed=str(seed),
        rounds=len(whole),
        games=sum(len(one) for one in whole),
        seconds=time.perf_counter() - began,
        levels=tuple(measure(name, whole, ratings[name]) for name in levels) if whole else (),
        errors=tuple(played for played in done if played.error),
        stopped=stopped,
    )


def sittings(
    game: Game[Any], levels: tuple[str, ...], seats: int, *, alone: bool = False
) -> tuple[tuple[str, ...], ...]:
    """Every way to seat the levels: each of them takes each side once."""
    sides = list(dict.fromkeys(game.side(seat, seats) for seat in range(seats)))
    place = {seat: number for number, side in enumerate(sides) for seat in side}
    if alone:
        return tuple(
            tuple(levels[0 if place[seat] == number else 1] for seat in range(seats))
            for number in range(len(sides))
        )
    return tuple(
        tuple(levels[(place[seat] + shift) % len(levels)] for seat in range(seats))
        for shift in range(len(levels))
    )


def _plans(
    game: Game[Any],
    rounds: int,
    seats: int,
    seed: int | str,
    options: Options,
    ways: tuple[tuple[str, ...], ...],
) -> Iterator[Plan]:
    for number in range(rounds):
        start = Start(game.id, seed, number, seats, options)
        for shift, sitting in enumerate(ways):
            index = number * len(ways) + shift
            yield Plan(game.id, index, start.seed, seats, start.options, sitting, timed=True)


def _whole_rounds(played: list[Played], size: int) -> list[list[Played]]:
    """The rounds of which every game came to its end."""
    rounds: dict[int, list[Played]] = {}
    for one in played:
        if not one.error:
            rounds.setdefault(one.index // size, []).append(one)
    return [games for _, games in sorted(rounds.items()) if len(games) == size]


def measure(name: str, rounds: list[list[Played]], rating: Interval) -> Level:
    """How a level did in whole rounds."""
    points, shares = [], []
    seats, victories = 0, 0.0
    thought: dict[int, int] = {}
    blunders: dict[str, int] = {}
    for games in rounds:
        mine = [(one, seat) for one in games for seat, level in enumerate(one.bots) if level == name]
        own = statistics.fmean(one.points[seat] for one, seat in mine)
        fair = statistics.fmean(point for one in games for point in one.points)
        points.append(own)
        shares.append(own / fair if fair else 1.0)
        seats += len(mine)
        for one, seat in mine:
            victories += 1 / len(one.winners) if seat in one.winners else 0.0
            for bucket, count in one.thinking[seat].items():
                thought[bucket] = thought.get(bucket, 0) + count
            for blunder, count in one.blunders[seat].items():
                blunders[blunder] = blunders.get(blunder, 0) + count
    return Level(
        name=name,
        seats=seats,
        points=interval_of(points),
        share=interval_of(shares),
        victories=victories / seats,
        rating=rating,
        thinking=Thinking(percentile(thought, 0.5), percentile(thought, 0.99)),
        blunders=dict(sorted(blunders.items())),
    )


def interval_of(values: Sequence[float]) -> Interval:
    """The mean of some measurements, and between what it lies."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    half = _CONFIDENCE * statistics.stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def percentile(buckets: dict[int, int], part: float) -> float:
    """A percentile in milliseconds of times counted in buckets: bucket k holds those up to 2**(k/4) µs."""
    total = sum(buckets.values())
    seen = 0
    for bucket, count in sorted(buckets.items()):
        seen += count
        if seen >= part * total:
            return float(round(2 ** (bucket / 4) / 1000, 4))
    return 0.0


def _rate(levels: tuple[str, ...], rounds: list[list[Played]]) -> dict[str, Interval]:
    """Ratings after all games: in each, the levels are placed by the mean points of their seats."""
    from openskill.models import PlackettLuce  # only who measures needs it

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in levels}
    for games in rounds:
        for one in games:
            scores = {
                name: statistics.fmean(
                    point for level, point in zip(one.bots, one.points, strict=True) if level == name
                )
                for name in levels
                if name in one.bots
            }
            if len(scores) < 2:
                continue
            teams = model.rate([[ratings[name]] for name in scores], scores=list(scores.values()))
            for name, (rating,) in zip(scores, teams, strict=True):
                ratings[name] = rating
    return {
        name: Interval(one.mu, one.mu - _CONFIDENCE * one.sigma, one.mu + _CONFIDENCE * one.sigma)
        for name, one in ratings.items()
    }
