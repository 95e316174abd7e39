"""``nocturne play``: sit down at a new game or at one that was left, and get up again without losing it."""

from __future__ import annotations

import argparse
import getpass
import os
import secrets
import time
import traceback
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.padding import Padding
from rich.text import Text

from nocturne.bots import Bot, bot_names, make_bot
from nocturne.cli import shelf
from nocturne.cli.choosing import read_pairs
from nocturne.cli.french import take_french_cards
from nocturne.cli.games import load_games, title
from nocturne.cli.matching import Named, chosen, plain
from nocturne.cli.session import Session
from nocturne.cli.terminal import Terminal
from nocturne.kernel import record
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.record import Head
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.table import Table, new_game, replay
from nocturne.kernel.words import Words, words

_FAULT = 70  # the exit status for "internal software error" (sysexits.h)
_INTERRUPTED = 130


class Seating(NamedTuple):
    """Who sits where: the person's seat, the names of all, the bots' kinds by seat ("" for the person)."""

    you: int
    names: tuple[str, ...]
    bots: tuple[str, ...]


def run(arguments: argparse.Namespace) -> int:
    """The subcommand."""
    take_french_cards()
    terminal = Terminal()
    say = words()
    try:
        begun = _begin(arguments, terminal, say)
    except _Left:
        return 0
    return _play(*begun, terminal, say, full_control=arguments.full_control)


class _Left(Exception):
    """The person went away before a game was chosen."""


def _begin(arguments: argparse.Namespace, terminal: Terminal, say: Words) -> tuple[Table, Path, Seating]:
    if arguments.resume is not None:
        return _resume_asked(arguments, say)
    if arguments.game is None:
        return _choose(arguments, terminal, say)
    game = find_game(arguments.game)
    left = [] if arguments.new else shelf.unfinished(game.id)
    if left and not _describes_new_game(arguments) and _wants_to_resume(left[0], terminal, say):
        return _resume(left[0].path, arguments)
    return _new(game, arguments)


def _describes_new_game(arguments: argparse.Namespace) -> bool:
    return bool(arguments.seats or arguments.seat or arguments.seed or arguments.option or arguments.bots)


def _wants_to_resume(kept: shelf.StoredTable, terminal: Terminal, say: Words) -> bool:
    described = _kept_line(kept, say)
    if not terminal.interactive:
        # A script did not ask for it and would not know what to answer.
        terminal.line(say("cli-resume-possible", kept=described, file=str(kept.path)), style="dim")
        return False
    terminal.show(say("cli-resume-there-is", kept=described))
    while True:
        answer = terminal.ask(say("cli-resume-question"))
        if answer is None:
            raise _Left
        if plain(answer) in ("", *say("cli-answer-yes").split()):
            return True
        if plain(answer) in say("cli-answer-no").split():
            return False


def _kept_line(kept: shelf.StoredTable, say: Words) -> str:
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.when))
    return say("cli-kept", title=title(kept.game, say), answers=kept.answers, seats=kept.seats, when=when)


# -- choosing a game


def _choose(arguments: argparse.Namespace, terminal: Terminal, say: Words) -> tuple[Table, Path, Seating]:
    left = [] if arguments.new or _describes_new_game(arguments) else shelf.unfinished()[:5]
    known = [game.id for game in load_games(terminal.console, say)]
    lines = [Named("", say("cli-choose-resume", kept=_kept_line(kept, say))) for kept in left]
    lines += [Named(ident, title(ident, say)) for ident in known]
    terminal.show(say("cli-choose-title"), style="bold")
    for number, named in enumerate(lines, start=1):
        about = say(f"{named.key}-about") if named.key and say.has(f"{named.key}-about") else ""
        terminal.show(f"{number:>4}  {named.label}" + (f" ({named.key})" if named.key else ""))
        if about:
            terminal.show(Padding(Text(about), (0, 0, 0, 6)), style="dim")
    while True:
        typed = terminal.ask(say("cli-choose-prompt"))
        if typed is None or plain(typed) in ("q", "quit", "quitter"):
            raise _Left
        found = chosen(typed, lines)
        if len(found) == 1:
            break
        if typed.strip():
            terminal.show(say("cli-choose-again", count=len(lines)), style="yellow")
    if found[0] < len(left):
        return _resume(left[found[0]].path, arguments)
    return _new(find_game(lines[found[0]].key), arguments)


# -- beginning and resuming


def _new(game: Game[Any], arguments: argparse.Namespace) -> tuple[Table, Path, Seating]:
    seed = secrets.token_hex(4) if arguments.seed is None else arguments.seed
    options = read_pairs(game, arguments.option)
    table = new_game(game.id, seats=arguments.seats, seed=seed, options=options, digests=True)
    seating = _seat_everybody(game, table.head.seats, arguments, {})
    note = {"you": seating.you, "names": list(seating.names), "bots": list(seating.bots)}
    table.head = msgspec.structs.replace(table.head, note=note)
    path = shelf.fresh(game.id)
    return table, path, seating


def _resume_asked(arguments: argparse.Namespace, say: Words) -> tuple[Table, Path, Seating]:
    for name in ("seats", "seat", "seed", "option"):
        if getattr(arguments, name):
            raise NocturneError("cli-resume-fixed", option=f"--{name}")
    wanted: str = arguments.resume
    if wanted and not Path(wanted).exists() and wanted in games() and arguments.game is None:
        arguments.game, wanted = wanted, ""  # nocturne play --resume candles
    if wanted:
        return _resume(Path(wanted).expanduser(), arguments)
    game = None if arguments.game is None else find_game(arguments.game).id
    left = shelf.unfinished(game)
    if not left:
        raise NocturneError(
            "cli-resume-none", game=game or "", any="no" if game else "yes", folder=str(shelf.home())
        )
    return _resume(left[0].path, arguments)


def _resume(path: Path, arguments: argparse.Namespace) -> tuple[Table, Path, Seating]:
    kept = record.read(path, mend=True)
    if arguments.game is not None and find_game(arguments.game).id != kept.head.game:
        raise NocturneError(
            "cli-resume-other-game", file=str(path), theirs=kept.head.game, game=arguments.game
        )
    table = replay(kept, name=str(path), digests=True)
    seating = _seat_everybody(table.game, kept.head.seats, arguments, kept.head.note)
    # A file from elsewhere stays as it is; the game goes on in a journal of its own.
    place = path if shelf.is_ours(path) else shelf.fresh(kept.head.game)
    return table, place, seating


def _seat_everybody(
    game: Game[Any], seats: int, arguments: argparse.Namespace, note: dict[str, Any]
) -> Seating:
    you = arguments.seat - 1 if arguments.seat else _noted(note, "you", int, 0)
    if not 0 <= you < seats:
        raise NocturneError("cli-seat-wrong", seat=you + 1, seats=seats)
    kinds = arguments.bots or [kind for kind in _noted(note, "bots", list, []) if kind] or [_usual_bot(game)]
    for kind in kinds:
        make_bot(game, kind, 0)  # refuses a name it does not know, before anything has begun
    others = iter([*kinds, *[kinds[-1]] * seats])
    bots = tuple("" if seat == you else next(others) for seat in range(seats))
    if arguments.names and len(arguments.names) > seats:
        raise NocturneError("cli-names-too-many", names=len(arguments.names), seats=seats)
    names = [str(name) for name in arguments.names or _noted(note, "names", list, [])]
    spare = (name for name in words()("cli-bot-names").split() if name not in names)
    for seat in range(len(names), seats):
        names.append(_own_name() if seat == you else next(spare, words()("kernel-seat", number=seat + 1)))
    return Seating(you, tuple(names[:seats]), bots)


def _noted(note: dict[str, Any], name: str, kind: type, default: Any) -> Any:
    value = note.get(name)
    return value if isinstance(value, kind) else default


def _usual_bot(game: Game[Any]) -> str:
    """A game's own player when it has one; it plays better than chance."""
    return next(iter(game.bots()), bot_names(game)[0])


def _own_name() -> str:
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        name = ""
    return name.capitalize() if name and name != "root" else words()("cli-guest")


# -- playing


def _play(
    table: Table, path: Path, seating: Seating, terminal: Terminal, say: Words, *, full_control: bool
) -> int:
    hold = shelf.Hold(path)
    try:
        try:
            table.keep_journal(path, replace=True)
        except OSError as error:
            raise NocturneError(
                "cli-home-unwritable", folder=str(path.parent), detail=str(error.strerror)
            ) from error
        bots = _make_bots(table, seating)
        session = Session(
            table, seating.you, bots, seating.names, say.lang, terminal, full_control=full_control
        )
        _welcome(table.head, seating, terminal, say)
        return _until_the_end(session, path, terminal)
    finally:
        if table.journal is not None:
            table.journal.close()
        hold.close()


def _make_bots(table: Table, seating: Seating) -> dict[int, Bot]:
    # The number of answers is part of the seed: a bot that sits down again does not repeat its old draws.
    return {
        seat: make_bot(table.game, kind, f"{table.head.seed}:{seat}:{table.number}")
        for seat, kind in enumerate(seating.bots)
        if kind
    }


def _welcome(head: Head, seating: Seating, terminal: Terminal, say: Words) -> None:
    named = title(head.game, say)
    you = seating.names[seating.you]
    terminal.show(
        say("cli-play-welcome", title=named, name=you, seats=head.seats, seed=head.seed), style="bold"
    )
    terminal.show(say("cli-play-hint"), style="dim")


def _until_the_end(session: Session, path: Path, terminal: Terminal) -> int:
    status = 0
    try:
        ending = session.play()
    except KeyboardInterrupt:
        terminal.show()
        ending, status = "quit", _INTERRUPTED
    except (NocturneError, BrokenPipeError):
        raise
    except OSError as error:  # the disk is full, or gone: the answer did not count
        raise NocturneError("cli-home-unwritable", folder=str(path.parent), detail=str(error)) from error
    except Exception:
        if os.environ.get("NOCTURNE_DEBUG"):
            raise
        # A fault of the rules: the journal holds every answer up to it and reproduces it.
        report = path.with_suffix(".fault.txt")
        report.write_text(traceback.format_exc(), "utf-8")
        terminal.line(session.words("cli-play-fault", record=str(path), report=str(report)), style="bold red")
        return _FAULT
    if ending == "finished":
        place = shelf.finish(path)
        terminal.line(session.words("cli-play-kept-finished", file=str(place)), style="dim")
    else:
        command = f"nocturne play {session.table.game.id} --resume"
        terminal.line(session.words("cli-play-kept", command=command, file=str(path)), style="dim")
    return status
