"""``nocturne bench server``: how many tables the server bears, whether a killed one loses anything, and how
long it takes to open long games again."""

from __future__ import annotations

import argparse
import asyncio
import platform
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.table import Table as Grid

from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import Words, words
from nocturne.loadtest import capacity, reopening, takeover
from nocturne.loadtest.crowd import Company
from nocturne.loadtest.endurance import Endured, Loss, endure
from nocturne.loadtest.postgres import postgres

_SECONDS = 20.0
R = TypeVar("R")


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when something was lost."""
    if sys.platform != "linux":
        raise NocturneError("bench-server-linux")
    games = [find_game(ident).id for ident in arguments.game or capacity.GAMES]
    # Being ended counts as Ctrl-C: the server it has started goes with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    data = Path(tempfile.mkdtemp(prefix="nocturne-bench-"))
    work = _kill if arguments.kill else _reopen if arguments.reopen else _measure
    try:
        with postgres() if arguments.workers > 1 else nullcontext() as server:
            arguments.database = None if server is None else server.new_database()
            return work(arguments, data, games)
    finally:
        shutil.rmtree(data, ignore_errors=True)


def _watched(work: Callable[[Callable[[str], None]], Coroutine[Any, Any, R]]) -> R:
    """Do some work that tells now and then how far it has come."""
    with console(error=True).status("") as status:
        return asyncio.run(work(status.update))


def _told(report: R, show: Callable[[R, Words], None], *, as_json: bool) -> None:
    if as_json:
        print_json(report)
    else:
        show(report, words())


def _options(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Those of the server that is measured."""
    if arguments.database is None:
        return ()
    return ("--database", arguments.database, "--workers", str(arguments.workers))


def _together(arguments: argparse.Namespace) -> Company | None:
    """Who comes to each table, where that was said."""
    if arguments.people is None:
        return None
    return Company(arguments.people, arguments.spectators, arguments.bot_seats, masking=arguments.masking)


def _measure(arguments: argparse.Namespace, data: Path, games: list[str]) -> int:
    report = _watched(
        lambda tell: capacity.measure(
            data,
            tables=sorted(arguments.tables or capacity.STEPS),
            seconds=arguments.seconds or _SECONDS,
            games=games,
            together=_together(arguments),
            options=_options(arguments),
            progress=lambda doing, tables: tell(words()(f"bench-server-{doing}", tables=tables)),
        )
    )
    _told(report, _show, as_json=arguments.json)
    return 0


#: What is told of a step, line by line.
_LINES: tuple[tuple[str, Callable[[capacity.Step], str]], ...] = (
    ("tables", lambda step: f"{step.tables}"),
    ("answers", lambda step: f"{step.answers_per_second:.1f}"),
    ("median", lambda step: f"{step.shown_median:.0f}"),
    ("p99", lambda step: f"{step.shown_p99:.0f}"),
    ("others-p99", lambda step: f"{step.others_p99:.0f}"),
    ("settled-p99", lambda step: f"{step.settled_p99:.0f}"),
    ("cpu", lambda step: f"{100 * step.server_cpu:.0f} %"),
    ("cpu-answer", lambda step: f"{step.cpu_per_answer:.1f}"),
    ("crowd", lambda step: f"{100 * step.crowd_cpu:.0f} %"),
    ("crowd-lag", lambda step: f"{step.crowd_lag_p99:.0f}"),
    ("memory", lambda step: f"{step.memory_per_table:.0f}"),
    ("lost", lambda step: f"{step.lost}"),
)


def _show(report: capacity.Report, say: Words) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    grid.add_column(style="bold")
    for _step in report.steps:
        grid.add_column(justify="right")
    for name, line in _LINES:
        grid.add_row(say(f"bench-server-column-{name}"), *map(line, report.steps))
    out = console()
    out.print(grid)
    out.print(say("bench-server-legend", limit=f"{capacity.LIMIT_MS:.0f}"), style="dim")
    broke = "none" if report.broke_at is None else str(report.broke_at)
    out.print(say("bench-server-verdict", held=report.most_tables, broke=broke), style="bold")
    out.print(
        say(
            "bench-server-conditions",
            games=", ".join(report.games),
            python=platform.python_version(),
            cores=report.cores,
        ),
        style="dim",
    )


def _reopen(arguments: argparse.Namespace, data: Path, games: list[str]) -> int:
    say = words()
    report = _watched(
        lambda tell: reopening.measure(
            data,
            games,
            arguments.reopen,
            lambda game: tell(say("bench-server-playing", game=say(f"{game}-title"))),
        )
    )
    _told(report, _show_reopening, as_json=arguments.json)
    return 0


def _show_reopening(found: reopening.Reopening, say: Words) -> None:
    out = console()
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("game", "seats", "kept", "snapshot", "opened", "from-answers"):
        grid.add_column(say(f"bench-server-column-{column}"), justify="left" if column == "game" else "right")
    for one in found.games:
        sizes = (f"{one.kilobytes:.0f}", f"{one.opened:.0f}", f"{one.from_answers:.0f}")
        grid.add_row(say(f"{one.game}-title"), str(one.seats), str(one.answers), *sizes)
    out.print(grid)
    seconds, slowly = f"{found.restart:.1f}", f"{found.restart_from_answers:.1f}"
    out.print(
        say(
            "bench-server-restart",
            tables=found.tables,
            answers=found.answers,
            seconds=seconds,
            slowly=slowly,
        ),
        style="bold",
    )


def _kill(arguments: argparse.Namespace, data: Path, games: list[str]) -> int:
    if arguments.database is not None:
        return _kill_workers(arguments, data, games)
    endured = _watched(
        lambda tell: endure(
            data,
            arguments.kill,
            kinds=games,
            progress=lambda done, kills: tell(words()("bench-server-killing", games=done, kills=kills)),
        )
    )
    _told(endured, _show_endured, as_json=arguments.json)
    return 1 if endured.losses else 0


def _kill_workers(arguments: argparse.Namespace, data: Path, games: list[str]) -> int:
    outlived = _watched(
        lambda tell: takeover.outlive(
            data,
            arguments.database,
            workers=arguments.workers,
            kills=arguments.kill,
            tables=max(arguments.tables or [takeover.TABLES]),
            kinds=games,
            progress=lambda done, kills: tell(words()("bench-server-killing", games=done, kills=kills)),
        )
    )
    _told(outlived, _show_outlived, as_json=arguments.json)
    return 1 if outlived.losses else 0


def _show_outlived(outlived: takeover.Outlived, say: Words) -> None:
    told = {name: value for name, value in msgspec.structs.asdict(outlived).items() if name != "losses"}
    for name in ("back_median", "back_worst"):
        told[name.replace("_", "-")] = f"{told.pop(name):.1f}"
    console().print(say("bench-server-outlived", **told))
    _show_losses(outlived.losses, say)


def _show_endured(endured: Endured, say: Words) -> None:
    out = console()
    out.print(
        say(
            "bench-server-endured",
            games=endured.games,
            kills=endured.kills,
            answers=endured.answers,
            early=endured.early,
            kept=endured.kept,
            verified=endured.verified,
        )
    )
    _show_losses(endured.losses, say)


def _show_losses(losses: list[Loss], say: Words) -> None:
    out = console()
    if losses:
        for loss in losses:
            out.print(f"{loss.table}: {say(loss.message, **loss.args)}", style="red")
    else:
        out.print(say("bench-server-nothing-lost"), style="bold")
