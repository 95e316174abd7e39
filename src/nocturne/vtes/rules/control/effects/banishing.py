"""Banishing a minion to the uncontrolled region, and bringing one out."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.action.effects.equip import own_life, put_ready
from nocturne.vtes.rules.contest.effects import enter_play, set_aside
from nocturne.vtes.rules.control.effects.control import end_lending, return_to_ousted, take_control
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region


def banish(g: VtesState, card: int, owner: bool = False) -> None:
    """A minion goes from play to the uncontrolled region of his permanent controller, or his owner; what is
    on him stays with him and is out of play. He remembers what was done to him, but contests no title from
    there."""
    end_lending(g, card)
    if card not in g.play:
        return
    if owner and g.play[card].controller != g.owner[card]:
        if g.players[g.owner[card]].out:
            return_to_ousted(g, card)
            return
        take_control(g, card, g.owner[card])
    seat = g.play[card].controller
    g.put(card, locked=False, title_contested=False)
    g.shift(card, Region.UNCONTROLLED)
    set_aside(g, card, True)
    _without_lock(g, card)
    g.emit(events.Banished(card, seat))


def _without_lock(g: VtesState, host: int) -> None:
    """What is on a banished minion comes back unlocked with him (ruling on Banishment)."""
    for card in g.play[host].attached:
        g.put(card, locked=False)
        _without_lock(g, card)


@performs(v.Banish)
def _banish(g: VtesState, r: EffectContext, effect: v.Banish) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play and g.play[card].region is not Region.UNCONTROLLED:
        banish(g, card, effect.owner)


@performs(v.BringOut)
def _bring_out(g: VtesState, r: EffectContext, effect: v.BringOut) -> None:
    card = card_of(g, r, effect.who)
    ash = g.players[g.owner[card]].ash
    if card in ash:
        ash.remove(card)
        if g.face(card).ally:
            put_ready(g, card, r.seat, life=own_life(g, card))
            return
    elif card not in g.play or g.play[card].region is not Region.UNCONTROLLED:
        return
    if enter_play(g, card, r.seat, Region.READY):
        counters.check_life(g, card)  # an imbued who comes without life is incapacitated (VTES-IMB-32)
