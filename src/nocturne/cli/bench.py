"""``nocturne bench``: how fast the games are here, alone or beside other engines."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial

import msgspec
from rich.table import Table as Grid

from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.words import Words, words
from nocturne.lab import bench
from nocturne.lab.bench import Peer, Report, Subject


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; ``nocturne bench server`` measures the server instead of the engines."""
    if arguments.games == ["server"]:
        from nocturne.cli import bench_server

        return bench_server.run(arguments)
    for name in ("tables", "game", "kill", "people"):
        if getattr(arguments, name):
            raise NocturneError("bench-only-server", option=f"--{name}")
    say = words()
    chosen = [find_game(ident).id for ident in arguments.games or games()]
    peers = _peers(say) if arguments.peers else []
    err = console(error=True)
    turns = 0

    with err.status("") as status:

        def progress(name: str) -> None:
            nonlocal turns
            done = turns // (len(chosen) + len(peers)) + 1
            status.update(say("bench-progress", round=done, rounds=arguments.rounds, name=name))
            turns += 1

        report = bench.measure(
            chosen, peers=peers, rounds=arguments.rounds, seconds=arguments.seconds or 1.0, progress=progress
        )
    if arguments.json:
        plain = msgspec.to_builtins(report)
        for peer in plain["peers"]:
            peer["means"] = say(f"bench-about-{peer['name']}")
        print_json(plain)
    else:
        _show(report, say)
    return 0


def _peers(say: Words) -> list[Callable[[], Subject]]:
    folder = bench.bench_folder()
    if folder is None:
        raise NocturneError("bench-no-folder")
    err = console(error=True)
    python = bench.peers_environment(
        folder, lambda place: err.print(say("bench-installing", place=str(place)))
    )
    return [partial(Peer, name, python, folder / "peers.py") for name in bench.PEERS]


def _show(report: Report, say: Words) -> None:
    out = console()
    out.print(_games_table(report, say))
    out.print(say("bench-legend"), style="dim")
    out.print()
    out.print(say("bench-by-seats"), style="bold")
    out.print(_seats_table(report, say))
    if any(game.sizes for game in report.games):
        out.print()
        out.print(say("bench-by-size"), style="bold")
        out.print(_sizes_table(report, say))
    if report.peers:
        out.print()
        out.print(_peers_table(report, say))
        out.print()
        out.print(say("bench-ratios"), style="bold")
        out.print(_ratios_table(report, say))
        out.print(say("bench-ratios-note"), style="dim")
    made = report.conditions
    core = "none" if made.core is None else str(made.core)
    out.print()
    out.print(
        say(
            "bench-conditions",
            nocturne=made.nocturne,
            python=made.python,
            machine=made.machine,
            core=core,
            rounds=made.rounds,
            seconds=f"{made.seconds:g}",
        ),
        style="dim",
    )


def _grid(first: str, *numbers: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(first)
    for heading in numbers:
        grid.add_column(heading, justify="right")
    return grid


def _games_table(report: Report, say: Words) -> Grid:
    headings = ("seats", "decisions", "copy", "encode", "decode", "view", "bytes")
    grid = _grid(say("bench-game"), *(say(f"bench-column-{heading}") for heading in headings))
    for game in report.games:
        times = (game.copy_us, game.encode_us, game.decode_us, game.view_us)
        grid.add_row(
            game.name,
            str(game.seats),
            f"{game.decisions_per_second:,.0f}".replace(",", " "),
            *(f"{time:.1f}" for time in times),
            str(game.state_bytes),
        )
    return grid


def _seats_table(report: Report, say: Words) -> Grid:
    """What a decision costs by the number of seats."""
    counts = sorted({count for game in report.games for count in game.seats_us})
    grid = _grid(say("bench-game"), *(str(count) for count in counts))
    for game in report.games:
        times = (game.seats_us.get(count) for count in counts)
        grid.add_row(game.name, *("" if time is None else f"{time:.1f}" for time in times))
    return grid


def _sizes_table(report: Report, say: Words) -> Grid:
    """What a decision and a view cost by what lies on the table."""
    headings = ("cards", "decision", "view", "growth")
    grid = _grid(say("bench-game"), *(say(f"bench-column-{heading}") for heading in headings))
    for game in report.games:
        for size in game.sizes:
            times = f"{size.decision_us:.1f}", f"{size.view_us:.1f}"
            grown = _short(size.decision_us / game.sizes[0].decision_us)
            grid.add_row(game.name, str(size.cards), *times, say("bench-growth", times=grown))
    return grid


def _peers_table(report: Report, say: Words) -> Grid:
    grid = _grid(say("bench-engine"), say("bench-column-decisions"), say("bench-column-copy"))
    grid.add_column(say("bench-meaning"))
    for peer in report.peers:
        decisions = f"{peer.decisions_per_second:,.0f}".replace(",", " ")
        grid.add_row(peer.name, decisions, f"{peer.copy_us:.1f}", say(f"bench-about-{peer.name}"))
    return grid


def _ratios_table(report: Report, say: Words) -> Grid:
    grid = _grid("", *(game.name for game in report.games))
    for peer in report.peers:
        beside = [ratio for ratio in report.ratios if ratio.peer == peer.name]
        grid.add_row(
            peer.name,
            *(
                say("bench-ratio", decisions=_short(ratio.decisions), copies=_short(ratio.copies))
                for ratio in beside
            ),
        )
    return grid


def _short(ratio: float) -> str:
    return f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.1f}" if ratio >= 1 else f"{ratio:.2f}"
