"""What the analysis of a finished game tells."""

from __future__ import annotations

from msgspec import Struct

from nocturne.server.wire.stream import AdvisedNote
from nocturne.server.wire.text import Segment


class ChancePoint(Struct, frozen=True):
    """How the seats stood as a turn began."""

    at: int
    """After so many answers."""
    chances: list[float]
    """Of each seat, from 0 to 1."""


class TurningPoint(Struct, frozen=True):
    """A turn in which much changed."""

    at: int
    """Where it begins."""
    seat: int
    """Whose chance changed most."""
    before: float
    after: float


class Improvement(Struct, frozen=True):
    """A choice for which there was a clearly better one."""

    at: int
    question: list[Segment]
    taken: list[Segment]
    better: list[Segment]
    notes: list[AdvisedNote]
    """What the better one was expected to bring."""


class Analysed(Struct, frozen=True):
    """A finished game as far as it has been analysed."""

    progress: float
    """From 0 to 1; at 1 it is complete."""
    chances: list[ChancePoint]
    """None where the game estimates none."""
    turning: list[TurningPoint]
    """In the order of the game."""
    judged: int
    """How many choices of the seat were judged."""
    better: list[Improvement]
    """In the order of the game."""
