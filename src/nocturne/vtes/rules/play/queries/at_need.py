"""Effects that may be used only at need: chapters register when with ``@at_need``."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.state import VtesState

Refusal = Callable[[VtesState, EffectContext, Any], Why | None]
"""Why an effect may not be used now; None when it may. Any: each takes its own class of effects."""


RefusalT = TypeVar("RefusalT", bound=Refusal)


_at_need: dict[type, Refusal] = {}


def at_need(effect: type) -> Callable[[RefusalT], RefusalT]:
    """Register what decides whether such an effect may be used now. A card that does nothing else needed may
    not be played."""

    def register(refusal: RefusalT) -> RefusalT:
        _at_need[effect] = refusal
        return refusal

    return register


Users = Callable[[VtesState, Any], Collection[int] | None]
UsersT = TypeVar("UsersT", bound=Users)


_needed_by: dict[type, Users] = {}


def needed_by(effect: type) -> Callable[[UsersT], UsersT]:
    """Register what tells the only minions who may use such an effect now; None: anybody. It spares asking
    about the others: what is registered with ``at_need`` refuses it to them anyway."""

    def register(tells: UsersT) -> UsersT:
        _needed_by[effect] = tells
        return tells

    return register


def only_users(g: VtesState, effects: tuple[v.Effect, ...]) -> Collection[int] | None:
    """The only minions who may use a card's effects now; None where nothing is known of that."""
    for effect in effects:
        tells = _needed_by.get(type(effect))
        if tells is not None:
            users = tells(g, effect)
            if users is not None:
                return users
    return None


def why_not_needed(g: VtesState, r: EffectContext, effects: tuple[v.Effect, ...]) -> Why | None:
    """Why one of a card's effects may not be used now: stealth and intercept only at need
    (VTES-6.2.2.2-03, -04), one limited increase of a bleed, and so on."""
    for effect in effects:
        refusal = _at_need.get(type(effect))
        if refusal is not None:
            reason = refusal(g, r, effect)
            if reason is not None:
                return reason
    return None
