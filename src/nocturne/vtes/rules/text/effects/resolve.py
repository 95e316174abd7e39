"""Each chapter registers the performers of its effects with ``@performs``; ``carry_out`` calls them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.text.queries.untouched import guards
from nocturne.vtes.state import VtesState

Performer = Callable[[VtesState, "EffectContext", Any], None]


PERFORMERS: dict[type, Performer] = {}


def performs(kind: type) -> Callable[[Performer], Performer]:
    """Register how an effect is carried out."""

    def register(performer: Performer) -> Performer:
        PERFORMERS[kind] = performer
        return performer

    return register


def carry_out(g: VtesState, r: EffectContext, effect: v.Effect) -> None:
    """Do what a single effect says, or push the procedure that does."""
    for is_spared in guards:
        if is_spared(g, r, effect):
            return
    perform = PERFORMERS.get(type(effect))
    if perform is None:
        raise NotImplementedError(f"nothing performs {type(effect).__name__}")
    perform(g, r, effect)
