"""``nocturne deck test``: a deck on trial, as text, as JSON, and as a page of its own."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table as Grid

from nocturne.cli.crew import bar
from nocturne.cli.deck_page import page, sentences
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.hosting import Decks, Odds
from nocturne.kernel.problems import Problem
from nocturne.kernel.registry import find_game
from nocturne.kernel.words import Words, words
from nocturne.lab.deck_trial import Trial, try_deck

_GAME = "vtes"
_INTERRUPTED = 130
_HEADINGS = ("copies", "drawn", "played", "discarded", "held")


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when the deck is not legal or a game failed."""
    game = find_game(_GAME)
    decks = game.hosting().decks()
    assert decks is not None, "VTES has decks"
    say = words()
    deck = _read(decks, arguments.deck)
    if decks.missing(deck):
        raise NocturneError("cli-deck-missing", count=decks.missing(deck), deck=arguments.deck)
    problems = decks.usual_problems(deck)
    field = _field(decks, arguments.field)
    with bar(arguments.games or 0, say("cli-deck-progress")) as advance:
        trial = try_deck(
            game.id,
            deck,
            field,
            level=arguments.level,
            seats=arguments.seats,
            games=arguments.games,
            seconds=arguments.seconds,
            seed=arguments.seed,
            jobs=arguments.jobs,
            progress=advance,
        )
    odds = decks.opening(deck, say)
    if arguments.page is not None:
        Path(arguments.page).write_text(page(trial, odds, _told(problems, say), say), encoding="utf-8")
    if arguments.json:
        print_json(plain(trial, odds, _told(problems, say)))
    else:
        _show(trial, odds, problems, say)
    if trial.stopped:
        return _INTERRUPTED
    return 1 if trial.errors or problems else 0


def _told(problems: tuple[Problem, ...], say: Words) -> list[str]:
    return [problem.say(say) for problem in problems]


def _read(decks: Decks[Any], named: str) -> Any:
    """The deck of a code or a file."""
    ready = decks.ready_made()
    if named in ready:
        return ready[named]
    path = Path(named)
    if not path.is_file():
        raise NocturneError("cli-deck-unknown", deck=named, codes=", ".join(sorted(ready)))
    deck, unread = decks.read(path.read_text("utf-8-sig", errors="replace"))
    if unread:
        raise NocturneError("cli-deck-unread", deck=named, problem=unread[0].say(words()))
    return deck


def _field(decks: Decks[Any], named: list[str]) -> list[Any]:
    """The decks of the opponents: files, folders and codes; else every preconstructed deck. Those that cannot
    be played whole are left out."""
    found: list[Any] = []
    for name in named:
        path = Path(name)
        files = sorted(path.glob("*.txt")) if path.is_dir() else []
        found += [_read(decks, str(file)) for file in files] if files else [_read(decks, name)]
    playable = [deck for deck in found or decks.ready_made().values() if not decks.missing(deck)]
    if not playable:
        raise NocturneError("lab-deck-no-field")
    return playable


def plain(trial: Trial, odds: tuple[Odds, ...], problems: list[str]) -> dict[str, Any]:
    """The trial for programs. A bound that is not known is null."""
    told = msgspec.to_builtins(trial)
    for name in ("points", "share", "victories"):
        told[name] = {key: value if math.isfinite(value) else None for key, value in told[name].items()}
    told["alone"]["median"] = trial.alone.median
    return {
        **told,
        "legal": not problems,
        "problems": problems,
        "opening": msgspec.to_builtins(odds),
        "never_played": list(trial.never_played),
    }


def _show(trial: Trial, odds: tuple[Odds, ...], problems: tuple[Problem, ...], say: Words) -> None:
    out = console()
    if trial.stopped:
        out.print(say("cli-sim-stopped"), style="yellow")
    out.print(say("cli-deck-title", deck=trial.deck or "none"), style="bold")
    for problem in problems:
        out.print(problem.say(say), style="red", soft_wrap=True)
    if not problems:
        out.print(say("cli-deck-legal"))
    for line in sentences(trial, say):
        out.print(line, soft_wrap=True)
    out.print()
    out.print(_grid([(one.label, f"{100 * one.share:.0f} %") for one in odds], [say("cli-deck-odds"), ""]))
    out.print()
    headings = [say("cli-deck-card"), *(say(f"cli-deck-{name}") for name in _HEADINGS)]
    out.print(_grid([_numbers(row) for row in trial.cards], headings))
    if trial.never_played:
        out.print()
        out.print(say("cli-deck-never", cards=", ".join(trial.never_played)), soft_wrap=True)
    for failed in trial.errors[:10]:
        line = say("cli-sim-failure", number=failed.index + 1, problem=failed.error, record="none")
        out.print(line, style="bold red", soft_wrap=True)


def _numbers(row: Any) -> tuple[str, ...]:
    use = row.use
    return (row.name, *(str(one) for one in (row.copies, use.drawn, use.played, use.discarded, use.held)))


def _grid(rows: list[tuple[str, ...]], headings: list[str]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for number, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if number else "left")
    for row in rows:
        grid.add_row(*row)
    return grid
