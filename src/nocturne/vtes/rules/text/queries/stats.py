"""The capacity, size and other numbers of a card, as an amount."""

from __future__ import annotations

from collections.abc import Callable

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.cost.queries import pay
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import Number, computes
from nocturne.vtes.rules.text.queries.filters import matcher_of
from nocturne.vtes.rules.text.queries.roles import ROLES, as_vampire
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@computes(v.Stat)
def _stat(value: v.Stat) -> Number:
    card_in, read = ROLES[value.of], _READ[value.stat]
    return lambda g, r: read(g, r, card_in(g, r)) * value.times + value.plus


@computes(v.Clans)
def _clans(value: v.Clans) -> Number:
    matcher = matcher_of(value.of)
    return lambda g, r: len({traits.clan(g, card) for card in matcher.matching(g, r)})


Reading = Callable[[VtesState, EffectContext, int], int]


def _in_play(read: Callable[[VtesState, int], int]) -> Reading:
    """A number of cards in play: others have none."""
    return lambda g, r, card: read(g, card) if card in g.play else 0


def _capacity(g: VtesState, r: EffectContext, card: int) -> int:
    if card in g.play:
        return capacity_for(g, r, card)
    return 0 if card == NONE else g.face(card).capacity


def _missing_life(g: VtesState, card: int) -> int:
    return max(0, traits.starting_life(g, card) - g.play[card].blood)


def _missing_blood(g: VtesState, card: int) -> int:
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


def _pool_cost(g: VtesState, card: int) -> int:
    """The printed cost in pool; X stands for 0."""
    printed = g.face(card).library
    return printed.pool_cost if printed is not None and isinstance(printed.pool_cost, int) else 0


_READ: dict[str, Reading] = {
    "capacity": _capacity,
    "blood": _in_play(lambda g, card: g.play[card].blood),
    "counters": _in_play(lambda g, card: g.play[card].counters),
    "bleed": _in_play(modified.bleed),
    "strength": _in_play(modified.strength),
    "missing-blood": _in_play(_missing_blood),
    "missing-life": _in_play(_missing_life),
    "cost": _in_play(size_of),
    "pool-cost": _in_play(_pool_cost),
}
