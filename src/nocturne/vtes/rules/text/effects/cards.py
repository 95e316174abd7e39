"""What cards in play remember and hold: counters of their own, other cards they point at, words of the
turn."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.done import Acted, Noted
from nocturne.vtes.marks import Remembers
from nocturne.vtes.records import Until
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.conditions import Test, judges
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@performs(v.Note)
def _note(g: VtesState, r: EffectContext, effect: v.Note) -> None:
    card = card_of(g, r, effect.who)
    if card != NONE:
        limits.note(g, Noted(effect.word, card), Until(effect.span))


@performs(v.PointAt)
def _point_at(g: VtesState, r: EffectContext, effect: v.PointAt) -> None:
    by = card_of(g, r, effect.by)
    if by not in g.play:
        return
    if effect.party is not None:
        first, *others = (*seats_of(g, r, effect.party), NONE)
        marks = (Remembers(seat) for seat in others if seat != NONE)
        g.put(by, remembers_seat=first, marks=(*g.play[by].marks, *marks))
        return
    card = card_of(g, r, effect.who)
    if card == NONE:
        return
    before = effects_at(r.key, r.path)[: r.index]
    if any(isinstance(other, v.PointAt) and other.party is None for other in before):
        g.put(by, remembers_too=card)  # the second card of the same text
    else:
        g.put(by, remembers=card)


@performs(v.MoveCounters)
def _move_counters(g: VtesState, r: EffectContext, effect: v.MoveCounters) -> None:
    """Counters of any kind are the same counters: what leaves one place arrives at the other, through the
    bank."""
    wanted = amount(g, r, effect.amount)
    match effect.source:
        case "pool":
            taken = pool.burn_pool(g, r.seat, wanted)
        case "bank":
            taken = wanted
        case "blood":
            taken = counters.burn_blood(g, r.minion, wanted) if r.minion in g.play else 0
            counters.check_life(g, r.minion)
        case role:
            card = card_of(g, r, role)
            taken = counters.remove_counters(g, card, wanted) if card in g.play else 0
    match effect.to:
        case "pool":
            pool.gain_pool(g, r.seat, taken)
        case "bank":
            pass
        case "blood":
            counters.gain_blood(g, r.minion, taken)
        case role:
            card = card_of(g, r, role)
            if card in g.play:
                counters.add_counters(g, card, taken)


@judges(v.TurnIs)
def _turn_is(wanted: v.TurnIs) -> Test:
    def is_so(g: VtesState, r: EffectContext) -> bool:
        if wanted.yours is not None and (g.active == r.seat) != wanted.yours:
            return False
        if wanted.acted is not None and turn_queries.used(g, Acted()) != wanted.acted:
            return False
        return not wanted.phases or g.phase in wanted.phases

    return is_so
