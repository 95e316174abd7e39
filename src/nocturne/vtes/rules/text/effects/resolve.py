"""Each chapter registers the performers of its effects with ``@performs``.

An effect of a tree becomes a closure once: its performer is looked up, and of the rules by which an effect
may come to nothing only those that can apply to it are left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.rules.text.queries.compiled import Closures
from nocturne.vtes.rules.text.queries.untouched import Guard, guard_makers
from nocturne.vtes.state import VtesState

Performer = Callable[[VtesState, EffectContext, Any], None]
CompiledEffect = Callable[[VtesState, EffectContext], None]


EFFECTS: Closures[CompiledEffect] = Closures()


def performs(kind: type) -> Callable[[Performer], Performer]:
    """Register how an effect is carried out."""

    def register(performer: Performer) -> Performer:
        EFFECTS.register(kind, lambda effect: _compiled(performer, effect))
        return performer

    return register


def _compiled(perform: Performer, effect: v.Effect) -> CompiledEffect:
    guards: list[Guard] = [guard for make in guard_makers if (guard := make(effect)) is not None]

    def carry_out_compiled(g: VtesState, r: EffectContext) -> None:
        for is_spared in guards:
            if is_spared(g, r):
                return
        perform(g, r, effect)

    return carry_out_compiled


@cache
def compiled_at(key: int, path: str) -> tuple[CompiledEffect, ...]:
    """The effects at a path inside a card's tree, each ready to be carried out."""
    return tuple(EFFECTS.of(effect) for effect in effects_at(key, path))


def carry_out(g: VtesState, r: EffectContext, effect: v.Effect) -> None:
    """Do what a single effect says, or push the procedure that does."""
    EFFECTS.of(effect)(g, r)
