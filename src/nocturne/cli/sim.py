"""``nocturne sim``: bots play many games; what came of them as a table, as JSON, as a file with a line
for each game, and as a page."""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid

from nocturne.cli import shelf
from nocturne.cli.choosing import Drawn, read_table
from nocturne.cli.crew import bar
from nocturne.cli.games import title
from nocturne.cli.sim_page import cost, million, page
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import Words, words
from nocturne.lab.play import Options
from nocturne.lab.results import Results, Settings, digest_of
from nocturne.lab.simulate import Score, Simulation, simulate

_INTERRUPTED = 130
_MOST_ERRORS = 10


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when a game failed."""
    game = find_game(arguments.game)
    seats, options = read_table(game, arguments)
    say = words()
    name = title(game.id, say)
    with (
        _results(arguments, seats, options) as results,
        bar(arguments.games, say("cli-sim-progress", game=name)) as advance,
    ):
        report = _simulate(arguments, seats, options, results, advance)
    if arguments.page is not None:
        _write(Path(arguments.page), page(report, name, say))
    if arguments.json:
        print_json(plain(report, seats))
    else:
        _show(report, say)
    if report.stopped:
        return _INTERRUPTED
    return 1 if report.errors else 0


def _simulate(
    arguments: argparse.Namespace,
    seats: int,
    options: Options,
    results: Results | None,
    advance: Callable[[int], None],
) -> Simulation:
    return simulate(
        arguments.game,
        arguments.games,
        seats=seats,
        bots=arguments.bots,
        seed=arguments.seed,
        jobs=arguments.jobs,
        options=options,
        progress=lambda done, _all: advance(done),
        record_dir=shelf.home() / "failures",
        stay=arguments.stay,
        earlier=results.earlier if results is not None else (),
        watch=results.add if results is not None else None,
    )


def _results(arguments: argparse.Namespace, seats: int, options: Options) -> Results | nullcontext[None]:
    """The file for a line of each game, if one is wanted."""
    if arguments.out is None:
        return nullcontext()
    drawn = options.options_and_values() if isinstance(options, Drawn) else options
    assert not callable(drawn), "what the command reads is drawn from a folder, or the same for all games"
    settings = Settings(
        game=arguments.game,
        seed=str(arguments.seed),
        seats=seats,
        bots=tuple(arguments.bots),
        stay=arguments.stay,
        options=digest_of(drawn or {}),
    )
    return Results(Path(arguments.out), settings)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        detail = error.strerror or str(error)
        raise NocturneError("kernel-file-unwritable", file=str(path), detail=detail) from error


def plain(report: Simulation, seats: int) -> dict[str, Any]:
    """The report for programs."""
    return {
        "game": report.game,
        "games": report.games,
        "finished": report.finished,
        "errors": len(report.errors),
        "decisions": report.decisions,
        "seconds": round(report.seconds, 3),
        "timed_games": report.timed_games,
        "million": million(report),
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
            decisions=report.timed_decisions,
            seconds=f"{report.seconds:.1f}",
            rate=round(report.timed_decisions / report.seconds) if report.seconds else 0,
        ),
        style="bold",
    )
    if earlier := report.finished + len(report.errors) - report.timed_games:
        out.print(say("cli-sim-earlier", count=earlier))
    out.print(cost(report, say))
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
