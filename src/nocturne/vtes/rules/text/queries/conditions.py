"""Whether a condition is met now. ``@judges`` registers how a kind of condition is judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.state import VtesState

Judge = Callable[[VtesState, EffectContext, Any], bool]


_judges: dict[type, Judge] = {}


def judges(kind: type) -> Callable[[Judge], Judge]:
    """Register how a kind of condition is judged."""

    def register(judge: Judge) -> Judge:
        _judges[kind] = judge
        return judge

    return register


def holds(g: VtesState, r: EffectContext, condition: v.Condition) -> bool:
    """Whether a condition is met now."""
    return _judges[type(condition)](g, r, condition)


@judges(v.RangeIs)
def _range_is(g: VtesState, r: EffectContext, condition: v.RangeIs) -> bool:
    combat = g.frame_of(CombatFacts)
    return combat is not None and combat.long == condition.long


@judges(v.Not)
def _not(g: VtesState, r: EffectContext, condition: v.Not) -> bool:
    return not holds(g, r, condition.of)


@judges(v.All)
def _all(g: VtesState, r: EffectContext, condition: v.All) -> bool:
    return all(holds(g, r, part) for part in condition.of)


@judges(v.AnyOf)
def _any_of(g: VtesState, r: EffectContext, condition: v.AnyOf) -> bool:
    return any(holds(g, r, part) for part in condition.of)


DIRECTION = "directed:"
"""The mark of a card that remembers at whom an action was directed: the seats in order."""


def direction_mark(seats: Iterable[int]) -> str:
    """The mark for a set of Methuselahs."""
    return DIRECTION + "-".join(map(str, sorted(seats)))
