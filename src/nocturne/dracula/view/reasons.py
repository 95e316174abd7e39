"""Reasons beyond the pending question: why a place is out of reach, why a card cannot be used now."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.dracula.components.board import PLACES, Place
from nocturne.dracula.components.box import components
from nocturne.dracula.rules.playing.event_cards import why_not
from nocturne.dracula.rules.round.dracula_phase import Movement
from nocturne.dracula.rules.round.hunter_phase import HunterTurn
from nocturne.dracula.state import COUNT, DRACULA, DraculaState
from nocturne.kernel.decision import Refusal, Why

TOO_FAR = Why("dracula-why-not-adjacent", "FOD-ROAD-01")
DRACULA_TOO_FAR = Why("dracula-why-dracula-not-adjacent", "FOD-DPHA-06")


def why(state: DraculaState, seat: int, about: str) -> Iterator[Refusal]:
    """What else speaks against a place (``city:paris``, ``road:paris``) or one's own card (``event:12``).
    Only the asker's own cards and open facts are used."""
    frame = state.stack[-1] if state.stack else None
    place = _place(state, about)
    if place is not None:
        if isinstance(frame, Movement) and seat == DRACULA:
            if place not in state.board.adjacent[frame.origin]:
                yield Refusal(about, "dracula-do-there", DRACULA_TOO_FAR, {"to": f"to:{place}"})
        elif isinstance(frame, HunterTurn) and state.holder[frame.hunter] == seat:
            here = state.hunters[frame.hunter].place
            if here < PLACES and place not in state.board.adjacent[here]:
                yield Refusal(about, "dracula-do-there", TOO_FAR, {"to": f"to:{place}"})
        return
    kind, _, ident = about.partition(":")
    if kind == "event" and ident.isdigit():
        yield from _event(state, seat, about, int(ident))


def _place(state: DraculaState, about: str) -> Place | None:
    ident = about.rpartition(":")[2]
    ids = state.board.ids
    return Place(ids.index(ident)) if ident in ids[:PLACES] else None


def _event(state: DraculaState, seat: int, about: str, card: int) -> Iterator[Refusal]:
    """An event of one's own whose moment has not come."""
    owners = [COUNT] if seat == DRACULA else [i for i in range(4) if state.holder[i] == seat]
    for who in owners:
        hand = state.event_hand if who == COUNT else state.hunters[who].events
        if card in hand and not components().event_cards[card].must_be_played:
            reason = why_not(state, who, card, ())
            if reason is not None:
                yield Refusal(about, "dracula-do-event", reason, {"card": about}, (about,))
