"""A table as plain data: the state after so many answers, and the log up to there.

With it a long game is opened at once instead of being played again. The answers remain the truth: a snapshot
that does not stand for them, or cannot be read any more, is none, and the table is made from the answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, Union

import msgspec
from msgspec import Struct

from nocturne.kernel import codec
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.event import Emitted, Event
from nocturne.kernel.game import Game
from nocturne.kernel.record import Answer, Head
from nocturne.kernel.table import Table
from nocturne.version import __version__


class _Kept(Struct, array_like=True):
    """What is written. ``course`` is a digest of the answers it stands for, ``log_starts`` where in the log
    each of them begins."""

    version: str
    number: int
    course: str
    state: bytes
    log: msgspec.Raw
    log_starts: list[int]


class _Sealed(Struct, array_like=True):
    """A snapshot and the digest of all of it."""

    digest: str
    kept: bytes


_pack = msgspec.msgpack.encode


def packed(table: Table) -> bytes:
    """The table as it is now."""
    log = [(entry.event, entry.to, entry.others) for entry in table.log]
    kept = _pack(
        _Kept(
            __version__,
            table.number,
            _course(table.answers),
            codec.to_bytes(table.state),
            msgspec.Raw(_pack(log)),
            [table.log_at(number) for number in range(table.number)],
        )
    )
    return _pack(_Sealed(_digest(kept), kept))


def opened(
    game: Game[Any], head: Head, answers: Sequence[Answer], snapshot: bytes, *, digests: bool = True
) -> Table | None:
    """The table a snapshot holds, if it stands for the first of these answers; None where it does not, or is
    not whole, or was written by another version. ``digests``: whether it computes them from there on."""
    try:
        sealed = msgspec.msgpack.decode(snapshot, type=_Sealed)
        if sealed.digest != _digest(sealed.kept):
            return None
        kept = msgspec.msgpack.decode(sealed.kept, type=_Kept)
        given = list(answers[: kept.number])
        if kept.version != __version__ or len(given) != kept.number or kept.course != _course(given):
            return None
        state = codec.from_bytes(game, kept.state)
        if given and given[-1].digest != codec.digest(state):
            return None
        log = [Emitted(*entry) for entry in msgspec.msgpack.decode(kept.log, type=_log_of(game))]
    except (msgspec.DecodeError, msgspec.ValidationError, NocturneError):
        return None
    table = Table(game, state, head, digests=digests)
    if given and given[-1].digest != table.digest():
        return None  # asking anew has moved it on: a procedure does not stand still, so the answers must tell
    table.go_on_from(given, log, kept.log_starts)
    return table


def _digest(written: bytes) -> str:
    return blake2b(written, digest_size=16).hexdigest()


def _course(answers: Sequence[Answer]) -> str:
    return _digest(_pack([(answer.seat, answer.key) for answer in answers]))


@cache
def _log_of(game: Game[Any]) -> Any:
    """The type of a game's log as it is written: each event is one of those that its package declares, or
    the package of a game it is a variant of."""
    games = [kind for kind in type(game).__mro__ if issubclass(kind, Game) and kind is not Game]
    packages = tuple(f"{kind.__module__.rpartition('.')[0]}." for kind in games)
    found = tuple(kind for kind in _kinds(Event) if f"{kind.__module__}.".startswith(packages))
    event = Union[found]  # type: ignore[valid-type]  # noqa: UP007  (a tuple of classes)
    return list[tuple[event, int, event | None]]


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for narrower in kind.__subclasses__():
        yield narrower
        yield from _kinds(narrower)
