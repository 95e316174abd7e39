"""What the tests of official rulings share: who carries which id, and the cards a ruling is on."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from nocturne.kernel.hosting import RuledCard
from nocturne.lab.rulings import pairs, verdict_on
from nocturne.lab.scenario import find_scenarios, read_scenarios
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.rulings import rulings_on

TESTS = Path(__file__).resolve().parents[1]


class Member(Struct, frozen=True):
    """A playable card that a ruling is on; ``level`` says which of its effects the ruling means."""

    name: str
    key: int
    level: str = ""

    @property
    def face(self) -> Face:
        return face_of(self.key)


@cache
def members(ruling: str) -> tuple[Member, ...]:
    """The playable cards a ruling is on for which the verdict files name a structural test. A test that goes
    over them covers every card of the group, also those that become playable later; an exception has a row
    of its own."""
    found = []
    for pair in of_ruling(ruling):
        if pair.playable and verdict_on(pair).verdict == "test":
            key = catalogue().named(pair.card).id
            (level,) = (one.level for one in rulings_on(key) if one.id == ruling)
            found.append(Member(pair.card, key, level))
    assert found, f"no playable card for {ruling}"
    return tuple(found)


@cache
def every_pair() -> tuple[RuledCard, ...]:
    """Every pair of a card and a ruling, unplayable cards included."""
    return tuple(pairs())


@cache
def _by_ruling() -> dict[str, list[RuledCard]]:
    found: dict[str, list[RuledCard]] = {}
    for pair in every_pair():
        found.setdefault(pair.ruling, []).append(pair)
    return found


def of_ruling(ruling: str) -> list[RuledCard]:
    """The pairs of one ruling."""
    return _by_ruling()[ruling]


@cache
def carried() -> frozenset[str]:
    """Every id that some test carries."""
    return frozenset((*_of_scenarios(), *(ident for ids in carried_by().values() for ident in ids)))


@cache
def _of_scenarios() -> frozenset[str]:
    return frozenset(
        ident
        for file in find_scenarios([TESTS / "scenarios" / "vtes"])
        for scenario in read_scenarios(file)
        for ident in scenario.rules
    )


@cache
def carried_by() -> dict[str, frozenset[str]]:
    """The ids that each test written in Python carries, by its name: ``test_wakes.py::test_a_wake``."""
    return {name: frozenset(_marks(node)) for name, node in _functions()}


@cache
def gone_over() -> dict[str, frozenset[str]]:
    """The rulings whose members each test goes over: what it hands to ``members``."""
    return {
        name: frozenset(_arguments(node, lambda f: isinstance(f, ast.Name) and f.id == "members"))
        for name, node in _functions()
    }


def _functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for file in sorted((TESTS / "vtes").glob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                yield f"{file.name}::{node.name}", node


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    """The arguments of ``pytest.mark.rule``."""
    yield from _arguments(node, lambda f: isinstance(f, ast.Attribute) and f.attr == "rule")


def _arguments(node: ast.FunctionDef, called: Callable[[ast.expr], bool]) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and called(inner.func):
            yield from (str(arg.value) for arg in inner.args if isinstance(arg, ast.Constant))
