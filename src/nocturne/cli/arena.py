"""``nocturne arena``: how strong the levels of a game's bots are, as a table, as JSON, and as a picture."""

from __future__ import annotations

import argparse
import math
from html import escape
from pathlib import Path

import msgspec
from rich.table import Table as Grid

from nocturne.cli.choosing import read_table
from nocturne.cli.crew import bar
from nocturne.cli.games import title
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import Words, words
from nocturne.lab.arena import Interval, Level, Report, contest, sittings

_INTERRUPTED = 130
_HEADINGS = ("seats", "points", "share", "victories", "rating", "median", "p99")


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when a game failed."""
    game = find_game(arguments.game)
    seats, options = read_table(game, arguments)
    say = words()
    ways = sittings(game, tuple(arguments.levels), seats, alone=arguments.alone)
    with bar(arguments.games * len(ways), say("cli-sim-progress", game=title(game.id, say))) as advance:
        report = contest(
            game.id,
            arguments.levels,
            arguments.games,
            seats=seats,
            seed=arguments.seed,
            jobs=arguments.jobs,
            options=options,
            progress=lambda done, _all: advance(done),
            alone=arguments.alone,
        )
    if arguments.picture is not None:
        Path(arguments.picture).write_text(picture(report, say), encoding="utf-8")
    if arguments.json:
        print_json(_finite(msgspec.to_builtins(report)))
    else:
        _show(report, say)
    if report.stopped:
        return _INTERRUPTED
    return 1 if report.errors else 0


def _finite(value: object) -> object:
    """JSON has no infinity: a bound that is not known is null."""
    if isinstance(value, dict):
        return {key: _finite(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(one) for one in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def _show(report: Report, say: Words) -> None:
    out = console()
    if report.stopped:
        out.print(say("cli-sim-stopped"), style="yellow")
    counts = {"rounds": report.rounds, "games": report.games, "errors": len(report.errors)}
    out.print(say("cli-arena-summary", **counts, seconds=f"{report.seconds:.0f}"), style="bold")
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(say("cli-arena-level"))
    for heading in _HEADINGS:
        grid.add_column(say(f"cli-arena-{heading}"), justify="right", no_wrap=True)
    for level in report.levels:
        grid.add_row(*_row(level))
    out.print(grid)
    for level in report.levels:
        if level.blunders:
            out.print(_blunders(level, say))
    for failed in report.errors[:10]:
        line = say("cli-sim-failure", number=failed.index + 1, problem=failed.error, record="none")
        out.print(line, style="bold red", soft_wrap=True)


def _row(level: Level) -> tuple[str, ...]:
    return (
        level.name,
        str(level.seats),
        _bounds(level.points),
        _bounds(level.share),
        f"{100 * level.victories:.1f} %",
        _bounds(level.rating, 1),
        f"{level.thinking.median:.2f}",
        f"{level.thinking.p99:.2f}",
    )


def _blunders(level: Level, say: Words) -> str:
    told = [say(f"bots-blunder-{name}", count=count) for name, count in level.blunders.items()]
    return say("cli-arena-blunders", level=level.name, blunders=", ".join(told))


def _bounds(interval: Interval, digits: int = 2) -> str:
    half = (interval.high - interval.low) / 2
    around = f"{half:.{digits}f}" if math.isfinite(half) else "?"
    return f"{interval.mean:.{digits}f} ± {around}"


_ROW, _LEFT, _WIDTH = 34, 150, 640


def picture(report: Report, say: Words) -> str:
    """The share of the points each level takes, with its interval, as an SVG; the line is a fair share."""
    most = max((level.share.high for level in report.levels if math.isfinite(level.share.high)), default=2.0)
    scale = (_WIDTH - _LEFT - 30) / max(most, 1.2)
    height = _ROW * len(report.levels) + 50
    fair = _LEFT + scale
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif"'
        f' font-size="14"><rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<line x1="{fair:.0f}" y1="8" x2="{fair:.0f}" y2="{height - 30}" stroke="#888"'
        ' stroke-dasharray="4 4"/>',
        f'<text x="{fair:.0f}" y="{height - 10}" text-anchor="middle" fill="#555">'
        f"{escape(say('cli-arena-fair'))}</text>",
    ]
    for number, level in enumerate(report.levels):
        middle = 20 + _ROW * number
        low, high = max(level.share.low, 0.0), min(level.share.high, most)
        parts.append(
            f'<text x="{_LEFT - 12}" y="{middle + 5}" text-anchor="end">{escape(level.name)}</text>'
            f'<rect x="{_LEFT}" y="{middle - 9}" width="{level.share.mean * scale:.1f}" height="18"'
            ' fill="#8c2f39"/>'
            f'<line x1="{_LEFT + low * scale:.1f}" y1="{middle}" x2="{_LEFT + high * scale:.1f}"'
            f' y2="{middle}" stroke="#111" stroke-width="2"/>'
        )
    return "".join(parts) + "</svg>\n"
