"""Conditions: the closed vocabulary of what an option, a page or a modifier may depend on.

Several keys in one condition must all hold. Conditions about a person (``discipline``, ``character``,
``clan``, ``item``, ``effect``, ``hunger``, ``humanity``) must all hold for the same character: that
character becomes the actor of what follows (CHA-DLG-11, CHA-DLG-12).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from nocturne.chapters.content.model import Count, Id, Model, NpcType, Positive, Small, kept


class DisciplineAtLeast(Model, frozen=True, kw_only=True):
    """CHA-DLG-09, CHA-GAP-47: without a level, level 1 is enough."""

    id: Id
    level: Annotated[int, Meta(ge=1, le=3)] = 1


class CounterBetween(Model, frozen=True, kw_only=True):
    """A named counter of the coterie, which begins at 0: at least, at most, or both."""

    id: Id
    at_least: Small | None = None
    at_most: Small | None = None

    def includes(self, value: int) -> bool:
        """Whether a value is not below the one and not above the other."""
        low_enough = self.at_most is None or value <= self.at_most
        return low_enough and (self.at_least is None or value >= self.at_least)


class TrackerBetween(CounterBetween, frozen=True, kw_only=True):
    """A tracker of the chapter that is running, and its value."""


class Condition(Model, frozen=True, kw_only=True):
    """What must hold. An empty condition is a mistake."""

    # about one of the characters involved
    discipline: DisciplineAtLeast | None = None
    character: Id | None = None
    clan: Id | None = None
    item: Id | None = None
    effect: Id | None = None  # an effect card, the character's own or the coterie's
    hunger: Positive | None = None  # at least (CHA-HUN-06)
    humanity: Count | None = None  # at most

    # about the coterie
    clue: Annotated[int, Meta(ge=1, le=4)] | None = None
    success_tokens: Count | None = None  # at least
    status: Small | None = None  # at least (CHA-STA-02)
    boons: Count | None = None  # at least
    breaches: Count | None = None  # at least
    flag: Id | None = None
    counter: CounterBetween | None = None
    completed: Id | None = None  # a chapter
    players: Annotated[int, Meta(ge=1, le=4)] | None = None  # at least

    # about the tile
    npc_present: Id | None = None
    npc_gone: Id | None = None  # was there or could come, and is not on the tile
    tracker: TrackerBetween | None = None
    type_present: NpcType | None = None  # somebody of this type is on the tile

    # combinations
    not_: Condition | None = field(default=None, name="not")
    any_: tuple[Condition, ...] = field(default=(), name="any")
    all_: tuple[Condition, ...] = field(default=(), name="all")


PERSONAL = ("discipline", "character", "clan", "item", "effect", "hunger", "humanity")
"""The keys that ask for one character who fits."""


@kept
def keys_of(condition: Condition) -> tuple[str, ...]:
    """The keys a condition uses, by their names in Python."""
    return tuple(name for name in condition.__struct_fields__ if getattr(condition, name) not in (None, ()))


def is_personal(condition: Condition | None) -> bool:
    """Whether a condition asks for one character who fits."""
    return condition is not None and _is_personal(condition)


@kept
def _is_personal(condition: Condition) -> bool:
    if any(key in PERSONAL for key in keys_of(condition)):
        return True
    return any(is_personal(part) for part in (*condition.any_, *condition.all_))
