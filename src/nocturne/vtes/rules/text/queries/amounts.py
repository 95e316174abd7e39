"""What an amount comes to now. ``@computes`` registers how a kind of amount becomes a closure."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.text.queries.compiled import Closures
from nocturne.vtes.rules.text.queries.filters import matcher_of
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

Number = Callable[[VtesState, EffectContext], int]
AmountT = TypeVar("AmountT", bound=v.Tree)

NUMBERS: Closures[Number] = Closures()


def computes(kind: type[AmountT]) -> Callable[[Callable[[AmountT], Number]], Callable[[AmountT], Number]]:
    """Register how a kind of amount becomes a closure."""

    def register(maker: Callable[[AmountT], Number]) -> Callable[[AmountT], Number]:
        NUMBERS.register(kind, maker)
        return maker

    return register


def number_of(value: v.Amount) -> Number:
    """An amount as a closure, made once."""
    return (lambda g, r: value) if isinstance(value, int) else NUMBERS.of(value)


def amount(g: VtesState, r: EffectContext, value: v.Amount) -> int:
    """What an amount comes to now."""
    return value if isinstance(value, int) else NUMBERS.of(value)(g, r)


def amount_for_seat(g: VtesState, r: EffectContext, value: v.Amount, seat: int) -> int:
    """What an amount comes to for one of several Methuselahs, who is ``chosen`` while it is computed."""
    if isinstance(value, int):
        return value
    before, r.chosen_seat = r.chosen_seat, seat
    found = amount(g, r, value)
    r.chosen_seat = before
    return found


def at_most(most: int | None, found: Number) -> Number:
    """The same number, limited."""
    return found if most is None else lambda g, r: min(found(g, r), most)


@computes(v.Chosen)
def _chosen(value: v.Chosen) -> Number:
    return lambda g, r: r.x * value.times


@computes(v.Count)
def _count(value: v.Count) -> Number:
    matcher = matcher_of(value.of)

    def found(g: VtesState, r: EffectContext) -> int:
        return sum(1 for _ in matcher.matching(g, r)) * value.times

    return at_most(value.most, found)


@computes(v.Points)
def _points(value: v.Points) -> Number:
    def of_chosen(g: VtesState, r: EffectContext) -> int:
        return value.times * sum(
            share.points
            for share in r.shares
            if (share.seat == r.chosen_seat if share.seat != NONE else share.card == r.chosen)
        )

    return of_chosen


@computes(v.Targets)
def _targets(value: v.Targets) -> Number:
    return lambda g, r: len(r.targets) * value.times


@computes(v.Methuselahs)
def _methuselahs(value: v.Methuselahs) -> Number:
    return lambda g, r: len(seats_of(g, r, value.party))


@computes(v.Sum)
def _sum(value: v.Sum) -> Number:
    parts = tuple(number_of(part) for part in value.of)
    return at_most(value.most, lambda g, r: sum(part(g, r) for part in parts))


@computes(v.Least)
def _least(value: v.Least) -> Number:
    parts = tuple(number_of(part) for part in value.of)
    return lambda g, r: min(part(g, r) for part in parts)


@computes(v.Half)
def _half(value: v.Half) -> Number:
    whole, more = number_of(value.of), int(value.up)
    return lambda g, r: (whole(g, r) + more) // 2


@computes(v.PerEvery)
def _per_every(value: v.PerEvery) -> Number:
    whole = number_of(value.of)
    return lambda g, r: whole(g, r) // value.every
