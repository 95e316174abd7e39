"""Records: a game as its beginning and its answers, enough to play it again move for move.

On disk a record is text, one JSON object to a line: a head, then a line for each answer with the digest of
the state after it. Lines are only ever added, so a game that is killed keeps every answer that was shown to
have counted. ``pack`` gives the compact binary form.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import BadRecord
from nocturne.version import __version__

#: Format 2 sorts what is fingerprinted in another way than format 1 did; in format 3 the procedures of VTES
#: have other fields; in format 4 what VTES remembers (marks, limits, what lasts) are records, not strings.
FORMAT = 4
#: Formats and engines whose games this one plays by the same rules. Their digests stand for states of another
#: shape, so such a record is verified by its answers alone.
FORMER = frozenset({(1, "0.1.0"), (2, "0.2.0"), (3, "0.2.0")})
_MOST_BYTES = 64 << 20
#: What reading hostile bytes can come to; nesting without end is met with a RecursionError.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Head(Struct, frozen=True, forbid_unknown_fields=True):
    """What a game starts from. ``start`` is the digest of the first state."""

    nocturne: int
    engine: str
    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    start: str
    note: dict[str, Any] = {}


class Answer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One answer, and the digest of the state after it (empty where digests were not kept)."""

    seat: int
    key: str
    digest: str = ""


class Record(Struct, forbid_unknown_fields=True):
    """A whole game, finished or not."""

    head: Head
    answers: list[Answer]

    def lines(self) -> bytes:
        """The text form."""
        encode = msgspec.json.encode
        return b"\n".join([encode(self.head), *(encode(answer) for answer in self.answers)]) + b"\n"

    def pack(self) -> bytes:
        """The compact binary form."""
        return msgspec.msgpack.encode(self)

    def save(self, path: Path, *, replace: bool = False) -> None:
        """Write the text form, all or nothing. An existing file is left alone unless told otherwise."""
        if path.exists() and not replace:
            raise BadRecord("kernel-file-exists", file=str(path))
        temporary = path.with_name(path.name + ".part")
        try:
            with temporary.open("wb") as file:
                file.write(self.lines())
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        except OSError as error:
            detail = error.strerror or str(error)
            raise BadRecord("kernel-file-unwritable", file=str(path), detail=detail) from error


def read(path: Path, *, mend: bool = False) -> Record:
    """The record in a file, text or binary. ``mend`` drops a last line that was cut short by a crash:
    such an answer was never acknowledged."""
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise BadRecord("kernel-record-too-large", file=str(path), most=_MOST_BYTES >> 20)
        packed = path.read_bytes()
    except OSError as error:
        detail = error.strerror or str(error)
        raise BadRecord("kernel-file-unreadable", file=str(path), detail=detail) from error
    return parse(packed, str(path), mend=mend)


def parse(packed: bytes, name: str, *, mend: bool = False) -> Record:
    """The record in some bytes; ``name`` is how errors call it."""
    if not packed.strip():
        raise BadRecord("kernel-record-empty", file=name)
    if packed[:1] != b"{":
        try:
            record = msgspec.msgpack.decode(packed, type=Record)
        except _UNREADABLE as error:
            raise BadRecord("kernel-record-not-ours", file=name, detail=str(error)) from error
        _check_head(record.head, name)
        return record
    lines = packed.split(b"\n")
    whole = lines.pop() == b""
    if not whole and mend and len(lines) > 0:
        lines = packed.split(b"\n")[:-1]
        whole = True
    elif not whole:
        lines = packed.split(b"\n")
    head = _head(lines[0], name)
    answers: list[Answer] = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            answers.append(msgspec.json.decode(line, type=Answer))
        except _UNREADABLE as error:
            torn = number == len(lines) and not whole
            message = "kernel-record-cut-short" if torn else "kernel-record-bad-line"
            raise BadRecord(message, file=name, line=number, detail=str(error)) from error
    if not whole:
        # A last line that reads well but lacks its end was still cut while being written.
        raise BadRecord("kernel-record-cut-short", file=name, line=len(lines), detail="")
    return Record(head, answers)


def _head(line: bytes, name: str) -> Head:
    try:
        peek = msgspec.json.decode(line)
    except _UNREADABLE as error:
        raise BadRecord("kernel-record-not-ours", file=name, detail=str(error)) from error
    # Version first: a record of another engine may have another head, and its version is what matters.
    if isinstance(peek, dict) and "nocturne" in peek and isinstance(peek.get("engine"), str):
        _check_version(peek["nocturne"], peek["engine"], name)
    try:
        head = msgspec.convert(peek, Head)
    except msgspec.ValidationError as error:
        raise BadRecord("kernel-record-not-ours", file=name, detail=str(error)) from error
    _check_head(head, name)
    return head


def is_former(head: Head) -> bool:
    """Whether a former engine, whose games this one can go on with, wrote a record."""
    return (head.nocturne, head.engine) in FORMER


def _check_head(head: Head, name: str) -> None:
    _check_version(head.nocturne, head.engine, name)


def _check_version(form: object, engine: str, name: str) -> None:
    if (form, engine) != (FORMAT, __version__) and (form, engine) not in FORMER:
        newer = isinstance(form, int) and (form, _parts(engine)) > (FORMAT, _parts(__version__))
        message = "kernel-record-newer" if newer else "kernel-record-other-engine"
        raise BadRecord(message, file=name, theirs=engine, ours=__version__)


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) if part.isdecimal() and len(part) < 10 else -1 for part in version.split("."))


class Journal:
    """A record kept on disk while the game is played: each answer is there before its effect is shown."""

    def __init__(self, path: Path, record: Record, *, replace: bool = False) -> None:
        self.path = path
        record.save(path, replace=replace)
        self._file: IO[bytes] = path.open("ab")

    def add(self, answer: Answer) -> None:
        """Keep one more answer; returns once it is safely on disk."""
        self._file.write(msgspec.json.encode(answer) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def rewrite(self, record: Record) -> None:
        """Keep a record that was shortened by an undo."""
        self._file.close()
        record.save(self.path, replace=True)
        self._file = self.path.open("ab")

    def close(self) -> None:
        """Nothing more will be added."""
        self._file.close()
