"""Effects that may be used only at need: chapters register when with ``@at_need``."""

from __future__ import annotations

from collections.abc import Callable
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
