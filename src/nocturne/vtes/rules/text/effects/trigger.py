"""What an event is about, and what the text of a card does as the card leaves play."""

from __future__ import annotations

from typing import Any

from nocturne.kernel.event import Event, refs_of
from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.kinds import Kind
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def subject_of(event: Event) -> int:
    """The card an event is about: its ``card`` or ``minion`` field; of an action, who takes it."""
    if isinstance(event, events.ActionAnnounced):
        return event.minion
    for name in ("card", "minion", "acting"):
        value = getattr(event, name, None)
        if isinstance(value, int):
            return value
    return NONE


def seat_of(event: Event) -> int:
    """The Methuselah an event is about."""
    value: Any = getattr(event, "seat", None) if "seat" in refs_of(type(event)) else None
    return value if isinstance(value, int) else NONE


def thing_of(event: Event) -> int:
    """What the minion has brought, of such an event."""
    return event.thing if isinstance(event, events.Brought) else NONE


def opponent_leaves(g: VtesState, event: events.LeavingReady) -> None:
    """A minion leaves the ready region: who is in combat with him is told of it. Once the combat has ended
    nobody is."""

    combat = g.frame_of(CombatFacts)
    if combat is not None and not combat.has_ended() and event.minion in combat.minions():
        other = combat.other(event.minion)
        if other in g.play:
            g.on_event(events.OpponentLeaving(other, g.play[other].controller))


def part(g: VtesState, card: int, event: Event, seat: int, host: int) -> None:
    """A card has left play: what its own text does about that, for who controlled it; ``host`` is the card it
    was on."""
    tree = g.face(card).tree
    if tree is None:
        return
    for index, trigger in enumerate(tree.triggers):
        if trigger.leaving and trigger.event == type(event).__name__:
            g.enqueue(start(Kind.PART, seat=seat, card=card, index=index, host=host))
