"""What an amount comes to now. ``@computes`` registers how a kind of amount is computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.text.queries.filters import matching
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

Computation = Callable[[VtesState, EffectContext, Any], int]


_computations: dict[type, Computation] = {}


def computes(kind: type) -> Callable[[Computation], Computation]:
    """Register how a kind of amount is reckoned."""

    def register(reckoner: Computation) -> Computation:
        _computations[kind] = reckoner
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
    return _computations[type(value)](g, r, value)


def amount_for_seat(g: VtesState, r: EffectContext, value: v.Amount, seat: int) -> int:
    """What an amount comes to for one of several Methuselahs, who is ``chosen`` while it is reckoned."""
    if isinstance(value, int):
        return value
    before, r.chosen_seat = r.chosen_seat, seat
    found = amount(g, r, value)
    r.chosen_seat = before
    return found


@computes(v.Points)
def _points(g: VtesState, r: EffectContext, value: v.Points) -> int:
    """The points of what is chosen now."""
    return value.times * sum(
        share.points
        for share in r.shares
        if (share.seat == r.chosen_seat if share.seat != NONE else share.card == r.chosen)
    )


@computes(v.Targets)
def _targets(g: VtesState, r: EffectContext, value: v.Targets) -> int:
    return len(r.targets) * value.times


@computes(v.Methuselahs)
def _methuselahs(g: VtesState, r: EffectContext, value: v.Methuselahs) -> int:
    return len(seats_of(g, r, value.party))


@computes(v.Sum)
def _sum(g: VtesState, r: EffectContext, value: v.Sum) -> int:
    total = sum(amount(g, r, part) for part in value.of)
    return total if value.most is None else min(total, value.most)


@computes(v.Least)
def _least(g: VtesState, r: EffectContext, value: v.Least) -> int:
    return min(amount(g, r, part) for part in value.of)


@computes(v.Half)
def _half(g: VtesState, r: EffectContext, value: v.Half) -> int:
    return (amount(g, r, value.of) + value.up) // 2


@computes(v.PerEvery)
def _per_every(g: VtesState, r: EffectContext, value: v.PerEvery) -> int:
    return amount(g, r, value.of) // value.every
