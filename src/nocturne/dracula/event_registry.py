"""The list of what each event card does: every effect registers itself here under its card's id."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from nocturne.dracula.components import EventId
from nocturne.dracula.state import DraculaState
from nocturne.kernel.decision import Why

if TYPE_CHECKING:
    from nocturne.dracula.playing import PlayEvent

Begin = Callable[[DraculaState, "PlayEvent"], None]
WhyNot = Callable[[DraculaState, int], Why | None]


class Effect(Struct, frozen=True):
    """``begin`` starts the effect (it may push procedures that ask); ``why_not`` tells, for a hunter or
    Dracula, what the card lacks right now."""

    begin: Begin
    why_not: WhyNot | None = None


_effects: dict[EventId, Effect] = {}


def effect(*kinds: EventId, why_not: WhyNot | None = None) -> Callable[[Begin], Begin]:
    """Register the function below as the effect of these cards."""

    def register(begin: Begin) -> Begin:
        for kind in kinds:
            if kind in _effects:
                raise ValueError(f"two effects for the event {kind}")
            _effects[kind] = Effect(begin, why_not)
        return begin

    return register


def effect_of(kind: EventId) -> Effect:
    """The effect of a kind of event."""
    found = _effects.get(kind)
    if found is None:
        # Effects reach into fights and journeys, which in turn play events: they are loaded when needed.
        import nocturne.dracula.event_effects

        assert nocturne.dracula.event_effects.FRAMES
        found = _effects[kind]
    return found
