"""Whether a condition is met now. ``@judges`` registers how a kind of condition becomes a test."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.rules.text.queries.compiled import Closures
from nocturne.vtes.state import VtesState

Test = Callable[[VtesState, EffectContext], bool]
ConditionT = TypeVar("ConditionT", bound=v.Tree)

TESTS: Closures[Test] = Closures()

test_of = TESTS.of
"""A condition as a test, made once."""


def judges(
    kind: type[ConditionT],
) -> Callable[[Callable[[ConditionT], Test]], Callable[[ConditionT], Test]]:
    """Register how a kind of condition becomes a test."""

    def register(maker: Callable[[ConditionT], Test]) -> Callable[[ConditionT], Test]:
        TESTS.register(kind, maker)
        return maker

    return register


def holds(g: VtesState, r: EffectContext, condition: v.Condition) -> bool:
    """Whether a condition is met now."""
    return test_of(condition)(g, r)


@judges(v.RangeIs)
def _range_is(wanted: v.RangeIs) -> Test:
    def is_so(g: VtesState, r: EffectContext) -> bool:
        combat = g.frame_of(CombatFacts)
        return combat is not None and combat.long == wanted.long

    return is_so


@judges(v.Not)
def _not(wanted: v.Not) -> Test:
    inner = test_of(wanted.of)
    return lambda g, r: not inner(g, r)


@judges(v.All)
def _all(wanted: v.All) -> Test:
    return all_tests([test_of(part) for part in wanted.of])


@judges(v.AnyOf)
def _any_of(wanted: v.AnyOf) -> Test:
    parts = tuple(test_of(part) for part in wanted.of)

    def is_so(g: VtesState, r: EffectContext) -> bool:
        for part in parts:  # noqa: SIM110 - a generator costs more than most tests
            if part(g, r):
                return True
        return False

    return is_so


def all_tests(tests: Iterable[Test]) -> Test:
    """A test that holds when all of these do."""
    parts = tuple(tests)
    if len(parts) == 1:
        return parts[0]

    def is_so(g: VtesState, r: EffectContext) -> bool:
        for part in parts:  # noqa: SIM110 - a generator costs more than most tests
            if not part(g, r):
                return False
        return True

    return is_so
