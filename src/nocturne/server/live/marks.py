"""Marks on places, which the players of one side share and nobody else sees: the hunters' suspicions.

They belong to no game record and change nothing in it. Which seats plan together, and what can be marked, the
game says.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from nocturne.kernel.errors import NocturneError
from nocturne.server.wire.stream import Mark, MarkKind

MARK_KINDS: tuple[MarkKind, ...] = get_args(MarkKind)


class SharedMarks:
    """The marks of the side that marks at a table: one at most on each place."""

    def __init__(self, marks: list[Mark]) -> None:
        self._marks = {mark.ref: mark for mark in marks}

    def put(self, ref: str, kind: str, name: str) -> Mark | None:
        """Put a mark on a place, or take the one away that is there (an empty ``kind``)."""
        if not kind:
            self._marks.pop(ref, None)
            return None
        chosen = next((known for known in MARK_KINDS if known == kind), None)
        if chosen is None:
            raise NocturneError("server-mark-wrong", kinds=", ".join(MARK_KINDS))
        mark = self._marks[ref] = Mark(ref, chosen, name)
        return mark

    def __iter__(self) -> Iterator[Mark]:
        return iter(sorted(self._marks.values(), key=lambda mark: mark.ref))
