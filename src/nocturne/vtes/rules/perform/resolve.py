"""The procedure ``Resolve`` walks through a card's effects and hands each to its performer, which a chapter
registers with ``@performs``; and the paths by which a state speaks of parts of trees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.state import VtesState

Performer = Callable[[VtesState, "EffectContext", Any], None]
_performers: dict[type, Performer] = {}


Guard = Callable[[VtesState, EffectContext, v.Effect], bool]
_guards: list[Guard] = []


def guards_effects(guard: Guard) -> Guard:
    """Register a rule by which an effect may come to nothing: True when it does."""
    _guards.append(guard)
    return guard


def performs(kind: type) -> Callable[[Performer], Performer]:
    """Register how an effect is carried out."""

    def register(performer: Performer) -> Performer:
        _performers[kind] = performer
        return performer

    return register


class Resolve(Frame):
    """The effects of a card or ability being carried out, in order."""

    context: EffectContext

    def run(self, g: VtesState) -> None:
        context = self.context
        effects = effects_at(context.key, context.path)
        # Those who are out of the game do nothing any more (VTES-9.1-01).
        if self.step >= len(effects) or g.players[context.seat].out:
            g.pop()
            return
        effect = effects[self.step]
        context.index = self.step
        self.step += 1
        carry_out(g, context, effect)


def push_effects(g: VtesState, context: EffectContext) -> None:
    """Carry out the list of effects a context leads to, before anything else goes on."""
    g.push(Resolve(context=context))


def carry_out(g: VtesState, r: EffectContext, effect: v.Effect) -> None:
    """Do what a single effect says, or push the procedure that does."""
    for is_spared in _guards:
        if is_spared(g, r, effect):
            return
    perform = _performers.get(type(effect))
    if perform is None:
        raise NotImplementedError(f"nothing performs {type(effect).__name__}")
    perform(g, r, effect)
