"""Advice: what a game would choose at a decision, and what speaks for and against each choice.

A game gives it through ``Game.advise``, from what the seat knows and nothing else. It holds messages, not
sentences, so that it can be told in any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from nocturne.kernel.decision import Note

MOST_SUGGESTIONS = 3

Standing = Literal["best", "close", "worse", "next"]
"""How a choice compares: the best, nearly as good, clearly worse; ``next`` where the game ranks its choices
without a measure of how far they lie apart."""


class Suggestion(Struct, frozen=True):
    """One choice, with what it is expected to bring. A note that is ``against`` speaks against the choice."""

    key: str
    standing: Standing
    notes: tuple[Note, ...] = ()


class Advice(Struct, frozen=True):
    """The choices that look best, the best first, and what that is based on."""

    basis: Note
    suggestions: tuple[Suggestion, ...]


def standings(values: Sequence[float], close: float) -> list[Standing]:
    """How choices compare, by their values from the best down: ``close`` is how far behind counts as nearly
    as good.

    >>> standings([9.0, 8.5, 2.0], close=1.0)
    ['best', 'close', 'worse']
    """
    compared: list[Standing] = ["best"]
    compared += ["close" if values[0] - value <= close else "worse" for value in values[1:]]
    return compared[: len(values)]
