"""``nocturne sim``: bots play many games; what came of them as a table, or as JSON."""

from __future__ import annotations

import argparse
import statistics
from typing import Any

import msgspec
from rich.table import Table as Grid

from nocturne.cli import shelf
from nocturne.cli.choosing import read_table
from nocturne.cli.crew import bar
from nocturne.cli.games import title
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import Words, words
from nocturne.lab.simulate import Score, Simulation, simulate

_INTERRUPTED = 130
_MOST_ERRORS = 10


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when a game failed."""
    game = find_game(arguments.game)
    seats, options = read_table(game, arguments)
    say = words()
    with bar(arguments.games, say("cli-sim-progress", game=title(game.id, say))) as advance:
        report = simulate(
            game.id,
            arguments.games,
            seats=seats,
            bots=arguments.bots,
            seed=arguments.seed,
            jobs=arguments.jobs,
            options=options,
            progress=lambda done, _all: advance(done),
            record_dir=shelf.home() / "failures",
            stay=arguments.stay,
        )
    if arguments.json:
        print_json(plain(report, seats))
    else:
        _show(report, say)
    if report.stopped:
        return _INTERRUPTED
    return 1 if report.errors else 0


def plain(report: Simulation, seats: int) -> dict[str, Any]:
    """The report for programs."""
    return {
        "game": report.game,
        "games": report.games,
        "finished": report.finished,
        "errors": len(report.errors),
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
        "stopped": report.stopped,
        "seed": report.seed,
        "jobs": report.jobs,
        "seats": seats,
        "length": _length(report),
        "endings": report.endings,
        "by_bot": {name: _score(score) for name, score in report.bots.items()},
        "by_seat": [_score(score) for score in report.seats],
        "failures": msgspec.to_builtins(report.errors),
    }


def _length(report: Simulation) -> dict[str, float] | None:
    if not report.lengths:
        return None
    lengths = report.lengths
    return {"least": min(lengths), "median": statistics.median(lengths), "most": max(lengths)}


def _score(score: Score) -> dict[str, float]:
    return {
        "games": score.games,
        "victories": round(score.victories / score.games, 4),
        "points": round(score.points / score.games, 4),
    }


def _show(report: Simulation, say: Words) -> None:
    out = console()
    if report.stopped:
        out.print(say("cli-sim-stopped"), style="yellow")
    out.print(
        say(
            "cli-sim-summary",
            games=report.games,
            finished=report.finished,
            errors=len(report.errors),
            decisions=report.decisions,
            seconds=f"{report.seconds:.1f}",
            rate=round(report.decisions / report.seconds) if report.seconds else 0,
        ),
        style="bold",
    )
    length = _length(report)
    if length is not None:
        shown = {name: f"{value:g}" for name, value in length.items()}
        out.print(say("cli-sim-length", **shown))
        for ending, count in sorted(report.endings.items()):
            out.print(say("cli-sim-ending", count=count, ending=say(ending)))
        out.print()
        out.print(_scores(report, say))
    for failed in report.errors[:_MOST_ERRORS]:
        record = failed.record or "none"
        line = say("cli-sim-failure", number=failed.index + 1, problem=failed.error, record=record)
        out.print(line, style="bold red", soft_wrap=True)
    if len(report.errors) > _MOST_ERRORS:
        out.print(say("cli-sim-more", count=len(report.errors) - _MOST_ERRORS), style="bold red")


def _scores(report: Simulation, say: Words) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column("")
    for heading in ("cli-sim-games", "cli-sim-victories", "cli-sim-points"):
        grid.add_column(say(heading), justify="right")
    for name, score in report.bots.items():
        _row(grid, say("cli-sim-bot", name=name), score)
    for seat, score in enumerate(report.seats):
        _row(grid, say("kernel-seat", number=seat + 1), score)
    return grid


def _row(grid: Grid, name: str, score: Score) -> None:
    victories = f"{100 * score.victories / score.games:.1f} %"
    grid.add_row(name, str(score.games), victories, f"{score.points / score.games:.2f}")
