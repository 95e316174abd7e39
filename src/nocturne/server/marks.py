"""Marks on places, which the players of one side share and nobody else sees: the hunters' suspicions.

They belong to no game record and change nothing in it. Which seats plan together, and what can be marked, the
game says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args

from msgspec import Struct

from nocturne.kernel.errors import NocturneError

MarkKind = Literal["suspect", "cleared", "watch"]
"""The enemy may be here; is not here; keep an eye on it."""

MARK_KINDS: tuple[str, ...] = get_args(MarkKind)


class Mark(Struct, frozen=True):
    """A mark on a place, and the name of who put it there."""

    ref: str
    kind: str
    name: str


class SharedMarks:
    """The marks of the side that marks at a table: one at most on each place."""

    def __init__(self, marks: list[Mark]) -> None:
        self._marks = {mark.ref: mark for mark in marks}

    def put(self, ref: str, kind: str, name: str) -> Mark | None:
        """Put a mark on a place, or take the one away that is there (an empty ``kind``)."""
        if not kind:
            self._marks.pop(ref, None)
            return None
        if kind not in MARK_KINDS:
            raise NocturneError("server-mark-wrong", kinds=", ".join(MARK_KINDS))
        mark = self._marks[ref] = Mark(ref, kind, name)
        return mark

    def __iter__(self) -> Iterator[Mark]:
        return iter(sorted(self._marks.values(), key=lambda mark: mark.ref))
