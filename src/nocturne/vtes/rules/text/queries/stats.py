"""The capacity, size and other numbers of a card, as an amount."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.cost.queries import pay
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import computes
from nocturne.vtes.rules.text.queries.roles import as_vampire, card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@computes(v.Stat)
def _stat_of(g: VtesState, r: EffectContext, value: v.Stat) -> int:
    card = card_of(g, r, value.of)
    if value.stat == "capacity" and card in g.play:
        return capacity_for(g, r, card) * value.times + value.plus
    return _stat(g, card, value.stat) * value.times + value.plus


def _stat(g: VtesState, card: int, stat: str) -> int:
    if card not in g.play:
        return g.face(card).capacity if stat == "capacity" and card != NONE else 0
    match stat:
        case "blood":
            return g.play[card].blood
        case "counters":
            return g.play[card].counters
        case "bleed":
            return modified.bleed(g, card)
        case "strength":
            return modified.strength(g, card)
        case "missing-life":
            return max(0, traits.starting_life(g, card) - g.play[card].blood)
        case "cost":
            return size_of(g, card)
        case _:
            return modified.capacity(g, card) - g.play[card].blood


def capacity_for(g: VtesState, r: EffectContext, card: int) -> int:
    """The capacity of a minion, or that of an ally who is a vampire for the effects being read
    (VTES-1.6.3-07)."""
    return traits.capacity_as_vampire(g, card) if as_vampire(g, r, card) else modified.capacity(g, card)


def size_of(g: VtesState, card: int) -> int:
    """The capacity of a vampire, or what a library card costs in blood or pool; X stands for 0."""
    face = g.face(card)
    if face.vampire and (card in g.play or face.crypt is not None):
        return modified.capacity(g, card) if card in g.play else face.capacity
    printed = face.library
    if printed is None:
        return face.capacity  # the cost of an imbued (VTES-IMB-28)
    if card in g.play and g.play[card].on != NONE:
        return pay.cost_on_bearer(g, card)
    return max(cost if isinstance(cost, int) else 0 for cost in (printed.blood_cost, printed.pool_cost))
