"""``nocturne fuzz``: random games with every check of the lab, on as many cores as wished.

Each game has its own seed, made from the seed and the game's number, so the same games are played however
many processes share them. A fault is kept as a record in the folder of failures.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from nocturne.cli import shelf
from nocturne.cli.choosing import read_drawn, read_pairs
from nocturne.cli.crew import spread
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game
from nocturne.kernel.words import words
from nocturne.lab.fuzz import FuzzReport, fuzz_games
from nocturne.lab.play import Options


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when a fault was found."""
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
    total = FuzzReport(game.id)
    work = partial(
        _one,
        game.id,
        arguments.seed,
        seats=arguments.seats,
        options=options,
        folder=shelf.home() / "failures",
        every=arguments.every,
    )
    for report in spread(
        work, range(arguments.games), arguments.jobs, say("cli-fuzz-progress", game=game.id)
    ):
        total.games += report.games
        total.finished += report.finished
        total.decisions += report.decisions
        total.deep_checks += report.deep_checks
        total.longest = max(total.longest, report.longest)
        total.seconds += report.seconds
        total.failures = [*total.failures, *report.failures]
        if not arguments.json:
            for failure in report.failures:
                line = say(
                    "cli-fuzz-failure",
                    game=failure.game,
                    seed=failure.seed,
                    seats=failure.seats,
                    number=failure.number,
                    problem=failure.problem,
                    record=failure.record or "none",
                )
                out.print(line, style="bold red", soft_wrap=True)
    if arguments.json:
        print_json(total)
    else:
        out.print(
            say(
                "cli-fuzz-summary",
                games=total.games,
                finished=total.finished,
                decisions=total.decisions,
                checks=total.deep_checks,
                longest=total.longest,
                faults=len(total.failures),
            ),
            style="bold red" if total.failures else "bold green",
        )
    return 1 if total.failures else 0


def _one(
    game: str, seed: str, index: int, *, seats: int | None, options: Options, folder: Path, every: int
) -> FuzzReport:
    return fuzz_games(
        game, 1, seed=f"{seed}/{index}", seats=seats, options=options, record_dir=folder, every=every
    )
