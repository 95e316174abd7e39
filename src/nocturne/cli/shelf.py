"""The shelf: where games played in the terminal are kept, and how an unfinished one is found again.

A game is a journal (see ``kernel.record``) in ``open/``; when it ends, the file moves to ``finished/``. A
lock beside the journal keeps a second terminal from writing into the same game; the system frees it when
the process dies, so a killed game can be resumed at once.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import IO, Any, NamedTuple

import msgspec

from nocturne.kernel.errors import NocturneError
from nocturne.version import __version__

SUFFIX = ".nocturne"


def home() -> Path:
    """The folder for what a person keeps: NOCTURNE_HOME, else the place XDG gives."""
    chosen = os.environ.get("NOCTURNE_HOME")
    if chosen:
        return Path(chosen).expanduser()
    base = os.environ.get("XDG_DATA_HOME", "")
    # The standard says that a relative path there is to be ignored.
    return (Path(base) if os.path.isabs(base) else Path("~/.local/share").expanduser()) / "nocturne"


class StoredTable(NamedTuple):
    """An unfinished game, as far as its first line tells."""

    path: Path
    game: str
    seats: int
    answers: int
    when: float


def unfinished(game: str | None = None) -> list[StoredTable]:
    """The games that can be gone on with, the latest first. Those of another engine are passed over:
    they may follow other rules."""
    found = [kept for path in (home() / "games" / "open").glob(f"*{SUFFIX}") if (kept := _peek(path))]
    return sorted((kept for kept in found if game in (None, kept.game)), key=lambda kept: -kept.when)


def _peek(path: Path) -> StoredTable | None:
    try:
        with path.open("rb") as file:
            head = msgspec.json.decode(file.readline(1 << 20), type=dict[str, Any])
            answers = sum(1 for line in file if line.endswith(b"\n"))  # a torn line is not an answer
        when = path.stat().st_mtime
    except (OSError, msgspec.DecodeError):
        return None
    if head.get("engine") != __version__:
        return None
    return StoredTable(path, str(head.get("game")), int(head.get("seats", 0)), answers, when)


def fresh(game: str) -> Path:
    """A new file for a game that begins now."""
    folder = _folder("open")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = folder / f"{game}-{stamp}{SUFFIX}"
    again = 2
    while path.exists():
        path = folder / f"{game}-{stamp}-{again}{SUFFIX}"
        again += 1
    return path


def is_ours(path: Path) -> bool:
    """Whether a journal lies on the shelf, so that playing on may write into it."""
    return path.resolve().parent == (home() / "games" / "open").resolve()


def finish(path: Path) -> Path:
    """Put a finished game where it is no longer offered; gives its new place."""
    place = _folder("finished") / path.name
    path.replace(place)
    return place


def _folder(name: str) -> Path:
    folder = home() / "games" / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NocturneError("cli-home-unwritable", folder=str(folder), detail=str(error.strerror)) from error
    return folder


class Hold:
    """The right to write into a journal, held by one process at a time."""

    def __init__(self, journal: Path) -> None:
        self._path = journal.with_suffix(".lock")
        self._file: IO[str] = self._path.open("w")
        try:
            import fcntl
        except ImportError:  # a system without such locks: two terminals on one game are then not noticed
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self._file.close()
            raise NocturneError("cli-game-open-elsewhere", file=str(journal)) from error

    def close(self) -> None:
        """Let the journal go. The lock's file goes first, while it is still ours."""
        self._path.unlink(missing_ok=True)
        self._file.close()
