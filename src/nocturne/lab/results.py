"""A file with a line of JSON for each finished game of a simulation, so that a stopped one can go on.

A line stands alone: what came of the game, and the settings of the simulation it belongs to. It is written
when its game ends, so the order of the lines depends on the number of processes; their contents do not. A
last line that was cut short is dropped: its game is played again. Games that failed have no line.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.lab.simulate import Played
from nocturne.version import __version__


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a simulation is made of: games with the same settings and the same index are the same game."""

    game: str
    seed: str
    seats: int
    bots: tuple[str, ...]
    stay: bool
    options: str
    """A digest of the options, decks to draw from included."""
    version: str = __version__


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game, as it is written."""

    index: int
    seed: str
    seats: int
    bots: tuple[str, ...]
    decks: tuple[str, ...]
    points: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: int
    turns: int
    ending: str
    digest: str
    settings: Settings

    def played(self) -> Played:
        """The game as a simulation counts it."""
        return Played(
            self.index, self.bots, self.points, self.winners, self.decisions, self.digest, self.ending,
            turns=self.turns, seed=self.seed, decks=self.decks,
        )  # fmt: skip


def line_of(played: Played, settings: Settings) -> Line:
    """A finished game as a line."""
    return Line(
        index=played.index,
        seed=played.seed,
        seats=len(played.points),
        bots=played.bots,
        decks=played.decks,
        points=played.points,
        winners=played.winners,
        decisions=played.decisions,
        turns=played.turns,
        ending=played.ending,
        digest=played.digest,
        settings=settings,
    )


def digest_of(options: Mapping[str, Any]) -> str:
    """A short digest of options."""
    return blake2b(msgspec.json.encode(options, order="deterministic"), digest_size=8).hexdigest()


class Results:
    """The file of a simulation: what it held when it was opened, and what is added."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.settings = settings
        self.earlier: list[Played] = []
        try:
            whole = self._read(path) if path.exists() else 0
            # Unbuffered: a line is in the file as soon as its game is over.
            self._file = path.open("ab", buffering=0)
            self._file.truncate(whole)
        except OSError as error:
            detail = error.strerror or str(error)
            raise NocturneError("kernel-file-unwritable", file=str(path), detail=detail) from error

    def _read(self, path: Path) -> int:
        """Read the games of the file; gives how many bytes of it are whole lines."""
        packed = path.read_bytes()
        whole = packed.rfind(b"\n") + 1
        found: dict[int, Played] = {}
        for number, written in enumerate(packed[:whole].splitlines(), start=1):
            try:
                line = msgspec.json.decode(written, type=Line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise NocturneError(
                    "lab-results-unread", file=str(path), line=number, detail=str(error)
                ) from error
            self._compare(line.settings, path)
            found[line.index] = line.played()
        if packed and not whole:
            # Without a single whole line it may be any file: nothing of it is dropped.
            raise NocturneError("lab-results-not-ours", file=str(path))
        self.earlier = [found[index] for index in sorted(found)]
        return whole

    def _compare(self, theirs: Settings, path: Path) -> None:
        if theirs == self.settings:
            return
        different = [
            name
            for name in Settings.__struct_fields__
            if getattr(theirs, name) != getattr(self.settings, name)
        ]
        name = different[0]
        raise NocturneError(
            "lab-results-settings",
            file=str(path),
            different=", ".join(different),
            name=name,
            theirs=_shown(getattr(theirs, name)),
            ours=_shown(getattr(self.settings, name)),
        )

    def add(self, played: Played) -> None:
        """Write a game that has ended; one that failed has no line."""
        if played.is_over:
            self._file.write(msgspec.json.encode(line_of(played, self.settings)) + b"\n")

    def close(self) -> None:
        """Nothing more will be written."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(str(one) for one in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
