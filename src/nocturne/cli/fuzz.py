"""``nocturne fuzz``: random games with every check of the lab, on as many cores as wished.

Each game has its own seed, made from the seed and the game's number, so the same games are played however
many processes share them. A fault is kept as a record in the folder of failures; so is, with ``--leaks``, a
game in which somebody could tell what she must not know.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import msgspec

from nocturne.cli import shelf
from nocturne.cli.choosing import read_drawn, read_pairs
from nocturne.cli.crew import spread
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game
from nocturne.kernel.words import Words, words
from nocturne.lab.fuzz import FuzzReport, fuzz_games
from nocturne.lab.leaks import LeakReport, find_leaks
from nocturne.lab.play import Options


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when a fault or a leak was found."""
    game = find_game(arguments.game)
    say, out = words(), console()
    fixed = read_pairs(game, arguments.option)
    options: Options = fixed
    seats = arguments.seats or game.usual_seats
    # Refuses wrong seats or options once, instead of in every game.
    new_game(game.id, seats=seats, seed=arguments.seed, options=fixed)
    if arguments.draw is not None:
        name, folder = arguments.draw
        options = drawn = read_drawn(game, seats, fixed, name, folder)
        if not arguments.json:
            out.print(say("cli-draw-found", count=len(drawn.values), folder=folder), style="dim")
    found = Found(FuzzReport(game.id), LeakReport(game.id))
    work = partial(
        _one,
        game.id,
        arguments.seed,
        # What is drawn was chosen for so many seats: a deck may be too large for fewer.
        seats=arguments.seats if arguments.draw is None else seats,
        options=options,
        folder=shelf.home() / "failures",
        every=arguments.every,
        leaks=arguments.leaks,
    )
    for one in spread(work, range(arguments.games), arguments.jobs, say("cli-fuzz-progress", game=game.id)):
        found.add(one)
        if not arguments.json:
            for line in _wrong(one, say):
                out.print(line, style="bold red", soft_wrap=True)
    if arguments.json:
        leaks = {} if arguments.leaks is None else {"leaks": msgspec.to_builtins(found.leaks)}
        print_json(msgspec.to_builtins(found.faults) | leaks)
    else:
        for line, well in _summary(found, say, leaks=arguments.leaks is not None):
            out.print(line, style="bold green" if well else "bold red")
    return 1 if found.faults.failures or found.leaks.failures else 0


@dataclass
class Found:
    """What came of some games: faults, and things seen that should be hidden."""

    faults: FuzzReport
    leaks: LeakReport

    def add(self, other: Found) -> None:
        """What came of other games, too."""
        self.faults.add(other.faults)
        self.leaks.add(other.leaks)


def _one(
    game: str,
    seed: str,
    index: int,
    *,
    seats: int | None,
    options: Options,
    folder: Path,
    every: int,
    leaks: int | None,
) -> Found:
    mine = f"{seed}/{index}"
    faults = fuzz_games(game, 1, seed=mine, seats=seats, options=options, record_dir=folder, every=every)
    if leaks is None:
        return Found(faults, LeakReport(game))
    # Another random course of a game with the same seats, options and seed.
    found = find_leaks(game, 1, seed=mine, seats=seats, options=options, record_dir=folder, every=leaks)
    return Found(faults, found)


def _wrong(found: Found, say: Words) -> Iterator[str]:
    for failure in found.faults.failures:
        yield say(
            "cli-fuzz-failure",
            game=failure.game,
            seed=failure.seed,
            seats=failure.seats,
            number=failure.number,
            problem=failure.problem,
            record=failure.record or "none",
        )
    for leak in found.leaks.failures:
        yield say(
            "cli-fuzz-leak",
            game=leak.game,
            seed=leak.seed,
            seats=leak.seats,
            number=leak.number,
            viewer="none" if leak.viewer is None else leak.viewer + 1,
            problem=f"{leak.what} {leak.path}: {leak.value} | {leak.other}",
            record=leak.record or "none",
        )


def _summary(found: Found, say: Words, *, leaks: bool) -> Iterator[tuple[str, bool]]:
    total = found.faults
    told = say(
        "cli-fuzz-summary",
        games=total.games,
        finished=total.finished,
        decisions=total.decisions,
        checks=total.deep_checks,
        longest=total.longest,
        faults=len(total.failures),
    )
    yield told, not total.failures
    if leaks:
        seen = found.leaks
        told = say(
            "cli-fuzz-leaks",
            pairs=seen.pairs,
            different=seen.different,
            compared=seen.compared,
            leaks=len(seen.failures),
        )
        yield told, not seen.failures
