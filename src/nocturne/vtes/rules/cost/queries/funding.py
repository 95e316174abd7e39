"""Cards in play that can help to pay for a card as its cost is paid."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.done import Funded
from nocturne.vtes.records import Lasting
from nocturne.vtes.rules.cost.queries import pay
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.play.queries import playing
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.modifiers import amount_for, as_seen_by
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

FUNDS: v.Query = "funds"


ONCE, ONCE_POOL, BLOOD, GRANTED = "once", "once-pool", "blood", "granted"


EACH_TURN = (ONCE, ONCE_POOL, "once-any")


def lacking(g: VtesState, bill: Bill) -> tuple[int, int]:
    """The blood and pool there is too little of."""
    blood, pool = pay.amount_due(g, bill)
    held = 0 if bill.minion not in g.play else g.play[bill.minion].blood
    return max(0, blood - held), max(0, pool - g.players[bill.seat].pool)


def funders_of(g: VtesState, bill: Bill) -> Iterator[tuple[int, str, int]]:
    """The cards that can help, each with how and how much at most."""
    for source in g.modifier_sources.get(FUNDS, ()):
        now = g.play[source]
        if now.controller != bill.seat or now.contested:
            continue
        for modifier in g.face(source).statics:
            if modifier.query != FUNDS or not _is_for(g, modifier, source, bill):
                continue
            most = amount_for(g, modifier.amount, source, bill.minion)
            if modifier.note in EACH_TURN:
                left = 0 if turn_queries.used(g, Funded(source)) else most
            else:
                left = min(most, now.blood if modifier.note == BLOOD else now.counters)
            if left > 0:
                yield source, modifier.note, left
    if bill.played and bill.mode is not None and bill.minion in g.play:
        for effect in granted(g, bill.minion):
            given: v.Modifier = node_at(effect.source, effect.path)
            r = EffectContext(seat=bill.seat, key=effect.source, minion=bill.minion)
            if given.cards is None or playing.such_as_played(g, r, given.cards, bill.card, bill.mode):
                yield bill.minion, GRANTED, effect.amount


def granted(g: VtesState, minion: int) -> list[Lasting]:
    """The reductions that effects have given a minion for a while, each to be used once."""
    return [effect for effect in g.lasting if effect.what == FUNDS and effect.card == minion]


def none_helps(g: VtesState) -> bool:
    """Whether nothing at the table helps to pay: nearly always."""
    return FUNDS not in g.modifier_sources and not any(effect.what == FUNDS for effect in g.lasting)


def _is_for(g: VtesState, modifier: v.Modifier, source: int, bill: Bill) -> bool:
    if not bill.played and modifier.note != "counters":
        return False
    r = as_seen_by(g, source, bill.minion)
    if modifier.applies is not None and (
        bill.minion == NONE or not matches(g, r, modifier.applies, bill.minion)
    ):
        return False
    if modifier.cards is not None and (
        bill.mode is None or not playing.such_as_played(g, r, modifier.cards, bill.card, bill.mode)
    ):
        return False
    return modifier.when is None or holds(g, r, modifier.when)


def payable(g: VtesState, bill: Bill) -> bool:
    """Whether a card that costs too much can be paid for with such help."""
    if none_helps(g):
        return False
    blood, pool = lacking(g, bill)
    funders = list(funders_of(g, bill))
    only_blood = sum(most for _, how, most in funders if how in (ONCE, GRANTED))
    only_pool = sum(most for _, how, most in funders if how == ONCE_POOL)
    anything = sum(most for _, how, most in funders if how not in (ONCE, ONCE_POOL, GRANTED))
    return max(0, blood - only_blood) + max(0, pool - only_pool) <= anything


def needed(g: VtesState, bill: Bill) -> bool:
    """Whether a card cannot be paid for without such help."""
    return not none_helps(g) and lacking(g, bill) != (0, 0)
