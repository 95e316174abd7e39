"""The two tracks that end the game: Dracula's influence and Dracula's wounds.

Everything that moves them goes through here, so each is checked the moment it changes: whoever reaches the
end of a track first has won (FOD-WIN-02, FOD-WIN-03). An effect that does both hurts Dracula first.
"""

from __future__ import annotations

from nocturne.dracula.components.board import CASTLE, Place, is_sea
from nocturne.dracula.components.box import FURY_INFLUENCE, INFLUENCE_TO_WIN, Side, TokenId, components
from nocturne.dracula.events.tracks import (
    DraculaHealed,
    DraculaHurt,
    DraculaWon,
    HuntersWon,
    InfluenceChanged,
)
from nocturne.dracula.state import DRACULA, DraculaState


def gain_influence(state: DraculaState, amount: int) -> None:
    """Move the influence marker; at 13 Dracula has won (FOD-WIN-01). ``amount`` may be negative."""
    if state.result is not None:
        return
    before = state.influence
    state.influence = max(0, min(INFLUENCE_TO_WIN, before + amount))
    if state.influence == before:
        return
    state.emit(InfluenceChanged(state.influence - before, state.influence))
    if state.influence == INFLUENCE_TO_WIN:
        state.emit(DraculaWon())
        win(state, Side.DRACULA)


def hurt_dracula(state: DraculaState, amount: int) -> None:
    """Dracula takes damage (FOD-DAMG-02); at his health he is defeated (FOD-DEFE-01)."""
    if state.result is not None or amount <= 0:
        return
    health = components().dracula.health
    state.damage = min(health, state.damage + amount)
    state.emit(DraculaHurt(amount, state.damage))
    if state.damage == health:
        state.emit(HuntersWon())
        win(state, Side.HUNTERS)


def heal_dracula(state: DraculaState, amount: int) -> None:
    """Dracula recovers (FOD-DAMG-04)."""
    if state.result is not None:
        return
    healed = min(amount, state.damage)
    if healed > 0:
        state.damage -= healed
        state.emit(DraculaHealed(healed, state.damage))


def fury(state: DraculaState) -> None:
    """With all despair tokens placed, a city or Hide put on the trail adds three influence (FOD-DESP-05)."""
    if state.despair >= components().tokens[TokenId.DESPAIR]:
        gain_influence(state, FURY_INFLUENCE)


def fury_of_place(state: DraculaState, place: Place) -> None:
    """The Fury of Dracula when a location card is put on the trail; the sea is no city, nor is the castle
    unless the table says so."""
    if not is_sea(place) and (place != CASTLE or state.options.fury_counts_castle):
        fury(state)


def win(state: DraculaState, side: Side) -> None:
    """End the game: one point for each seat of the winning side."""
    dracula = side is Side.DRACULA
    points = tuple(1.0 if (seat == DRACULA) == dracula else 0.0 for seat in range(state.seats))
    state.finish(points, tuple(seat for seat in range(state.seats) if points[seat]))
