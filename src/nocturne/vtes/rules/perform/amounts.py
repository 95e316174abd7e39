"""What an amount comes to now. ``@reckons`` registers how a kind of amount is reckoned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import queries
from nocturne.vtes.rules.perform.filters import matching
from nocturne.vtes.rules.perform.roles import capacity_for, card_of, seats_of, size_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

Reckoner = Callable[[VtesState, EffectContext, Any], int]
_reckoners: dict[type, Reckoner] = {}


def reckons(kind: type) -> Callable[[Reckoner], Reckoner]:
    """Register how a kind of amount is reckoned."""

    def register(reckoner: Reckoner) -> Reckoner:
        _reckoners[kind] = reckoner
        return reckoner

    return register


def amount(g: VtesState, r: EffectContext, value: v.Amount) -> int:
    """What an amount comes to now."""
    if isinstance(value, int):
        return value
    if isinstance(value, v.Chosen):
        return r.x * value.times
    if isinstance(value, v.Count):
        count = sum(1 for _ in matching(g, r, value.of)) * value.times
        return count if value.most is None else min(count, value.most)
    return _reckoners[type(value)](g, r, value)


def amount_for_seat(g: VtesState, r: EffectContext, value: v.Amount, seat: int) -> int:
    """What an amount comes to for one of several Methuselahs, who is ``chosen`` while it is reckoned."""
    if isinstance(value, int):
        return value
    before, r.chosen_seat = r.chosen_seat, seat
    found = amount(g, r, value)
    r.chosen_seat = before
    return found


@reckons(v.Points)
def _points(g: VtesState, r: EffectContext, value: v.Points) -> int:
    """The points of what is chosen now."""
    return value.times * sum(
        share.points
        for share in r.shares
        if (share.seat == r.chosen_seat if share.seat != NONE else share.card == r.chosen)
    )


@reckons(v.Targets)
def _targets(g: VtesState, r: EffectContext, value: v.Targets) -> int:
    return len(r.targets) * value.times


@reckons(v.Methuselahs)
def _methuselahs(g: VtesState, r: EffectContext, value: v.Methuselahs) -> int:
    return len(seats_of(g, r, value.party))


@reckons(v.Sum)
def _sum(g: VtesState, r: EffectContext, value: v.Sum) -> int:
    total = sum(amount(g, r, part) for part in value.of)
    return total if value.most is None else min(total, value.most)


@reckons(v.Least)
def _least(g: VtesState, r: EffectContext, value: v.Least) -> int:
    return min(amount(g, r, part) for part in value.of)


@reckons(v.Half)
def _half(g: VtesState, r: EffectContext, value: v.Half) -> int:
    return (amount(g, r, value.of) + value.up) // 2


@reckons(v.PerEvery)
def _per_every(g: VtesState, r: EffectContext, value: v.PerEvery) -> int:
    return amount(g, r, value.of) // value.every


@reckons(v.Stat)
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
            return queries.bleed(g, card)
        case "strength":
            return queries.strength(g, card)
        case "missing-life":
            return max(0, queries.starting_life(g, card) - g.play[card].blood)
        case "cost":
            return size_of(g, card)
        case _:
            return queries.capacity(g, card) - g.play[card].blood
