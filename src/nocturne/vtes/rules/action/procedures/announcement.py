"""Announcing an action (VTES-6.2.1): the minion locks, everybody hears what is undertaken and may react."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.done import Acted, ActedBy, Took
from nocturne.vtes.frames.action import ActionFacts, Stage
from nocturne.vtes.rules.action.queries import minion
from nocturne.vtes.rules.action.queries.action import limits_of
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window

ACTED = "acted"
"""Remembers for the turn, which has one minion phase, that an action was announced."""


def announce(g: VtesState, action: ActionFacts) -> None:
    """Two windows follow: what is used "as the action is announced", then whatever fits before a block."""
    action.step = Stage.BLOCK_ATTEMPTS
    # VTES-6-02: declaring locks the minion (after the as-played window, so a canceled card does not:
    # VTES-T-26).
    counters.lock(g, action.minion)
    _remember(g, action)
    target = action.targets[0] if action.targets else None
    victim = action.directed_at[0] if action.directed_at else None
    total = action.stealth + modified.base_stealth(g, action.minion)
    card = None if action.announced.card in (NONE, action.minion) else action.announced.card
    g.emit(
        events.ActionAnnounced(
            action.minion, action.seat, f"vtes-action-{action.kind.value}", total, target, victim, card
        )
    )
    open_window(g, Window.ACTION, action.seat, action.second(g))
    open_window(g, Window.ANNOUNCED, action.seat, action.second(g))


def _remember(g: VtesState, action: ActionFacts) -> None:
    """What was undertaken counts for the rest of the turn, whatever becomes of it (VTES-6.1.6-06)."""
    action.first = not turn_queries.used(g, Acted())
    if action.first:
        limits.note(g, Acted())
    action.first_unforced = not any(turn_queries.used(g, ActedBy(seat)) for seat in range(len(g.players)))
    if action.kind.value not in minion.mandatory(g, action.minion):
        limits.note(g, ActedBy(action.seat))
    for taken in (*limits_of(g, action), Took(action.minion, action.kind), Acted(action.minion)):
        limits.note(g, taken)
    # A mandatory action that he takes now is done with.
    g.lasting = [
        effect
        for effect in g.lasting
        if effect.what != "must" or effect.card != action.minion or effect.note != action.kind.value
    ]
