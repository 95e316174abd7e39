"""The two ally spaces: at most one event stands there for each side (FOD-ALLY-05, FOD-ALLY-07)."""

from __future__ import annotations

from nocturne.dracula.components.box import EventId, Side, components
from nocturne.dracula.events.cards import AllyJoined, AllyLeft
from nocturne.dracula.rules.table.cards import discard_event
from nocturne.dracula.state import NO_CARD, DraculaState


def ally_of(state: DraculaState, side: Side) -> int:
    """The event card that is a side's ally, or NO_CARD."""
    return state.hunter_ally if side is Side.HUNTERS else state.dracula_ally


def is_ally(state: DraculaState, kind: EventId) -> bool:
    """Whether this very event is in play as an ally."""
    event = components().event(kind)
    card = ally_of(state, event.side)
    return card != NO_CARD and components().event_cards[card].id is kind


def drop_ally(state: DraculaState, side: Side) -> None:
    """A side's ally is discarded."""
    card = ally_of(state, side)
    if card != NO_CARD:
        _set(state, side, NO_CARD)
        discard_event(state, card)
        state.emit(AllyLeft(card))


def become_ally(state: DraculaState, card: int) -> None:
    """An event stays in play as its side's ally; the old one is discarded (FOD-ALLY-06, FOD-ALLY-08)."""
    side = components().event_cards[card].side
    drop_ally(state, side)
    _set(state, side, card)
    state.known_events.pop(card, None)
    state.emit(AllyJoined(card))


def _set(state: DraculaState, side: Side, card: int) -> None:
    """The card lies face up on its side's space (FOD-ALLY-03, FOD-ALLY-04)."""
    if side is Side.HUNTERS:
        state.hunter_ally = card
    else:
        state.dracula_ally = card
