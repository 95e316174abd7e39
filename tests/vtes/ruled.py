"""What the tests of official rulings share: who carries which id, and the cards a ruling is on."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from nocturne.kernel.hosting import RuledCard
from nocturne.lab.rulings import pairs, verdict_on
from nocturne.lab.scenario import find_scenarios, read_scenarios
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import Face, face_of
from nocturne.vtes.cards.lexicon import CITY_TITLES, CardType, Sect, Title
from nocturne.vtes.rulings import rulings_on

NodeT = TypeVar("NodeT")

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


# -- which effect of a card a ruling means


_TOKEN = re.compile(r"\[([^\]]+)\]")
_TYPES = {
    "REACTION": CardType.REACTION,
    "COMBAT": CardType.COMBAT,
    "ACTION": CardType.ACTION,
    "MODIFIER": CardType.ACTION_MODIFIER,
}


def modes_at(card: Member) -> list[tuple[int, v.Mode]]:
    """The modes a ruling means, each with its place: those of the printed level (``[dom]``, ``[DOM]``,
    ``[REFLEX]``), or all of them."""
    every = list(enumerate(card.face.modes))
    if not card.level:
        return every
    wanted = [_TOKEN.findall(part) for part in re.split(r"[,/]", card.level)]
    found = [(index, mode) for index, mode in every if any(_is_at(mode, tokens) for tokens in wanted)]
    assert found, f"{card.name} has no mode {card.level}"
    return found


def _is_at(mode: v.Mode, tokens: list[str]) -> bool:
    needs = {need.discipline: need.level for need in mode.needs}
    wanted: dict[str, int] = {}
    for token in tokens:
        if token == "REFLEX":
            if not mode.reflex:
                return False
        elif token in _TYPES:
            if mode.type is not _TYPES[token]:
                return False
        else:
            wanted[token.lower()] = 2 if token.isupper() else 1
    return not wanted or needs == wanted


def nodes_of(card: Member, kind: type[NodeT]) -> list[NodeT]:
    """The words of a kind in the modes a ruling means, and in what the card does in play."""
    tree = card.face.tree
    assert tree is not None, card.name
    parts = (
        [mode for _, mode in modes_at(card)],
        tree.statics,
        tree.abilities,
        tree.actions,
        tree.triggers,
        tree.strikes,
    )
    return [node for part in parts for one in part for node in v.nodes(one) if isinstance(node, kind)]


def able(card: Member, mode: v.Mode | None = None, **facts: Any) -> dict[str, Any]:
    """Somebody who meets what a card requires, to be placed in a position."""
    library = card.face.library
    assert library is not None, card.name
    chosen = mode or card.face.modes[0]
    who: dict[str, Any] = {"card": "Don Cerro", "as": "player"}
    who["taught"] = {need.discipline: 2 for need in chosen.needs}
    if library.path:
        who["card"] = _FOLLOWERS[library.path]
    if library.clans:
        who["clan"] = library.clans[0]
    needed = library.requirement
    if needed is not None:
        if needed.sects:
            who["sect"] = needed.sects[0].value
            who["anarch"] = needed.sects[0] is Sect.ANARCH
        if needed.titles:
            who |= _titled(needed.titles[0])
        elif needed.titled or needed.city_title:
            who |= _titled(Title.PRINCE)
        if needed.traits:
            who["marks"] = [trait.value for trait in needed.traits]
    return who | facts


_FOLLOWERS = {
    "Caine": "Anousha, The Maniac",
    "Cathari": "Agnieszka, Tempter of Legions",
    "Death and the Soul": "Huldu, The Desecrator",
    "Power and the Inner Voice": "Üresség",
}
"""Somebody who follows each of the paths: no position can make anybody do so."""


def _titled(title: Title) -> dict[str, Any]:
    who: dict[str, Any] = {"title": title.value}
    if title is Title.BARON:
        return who | {"city": "Nowhere", "sect": "Anarch", "anarch": True}
    sect = _SECTS.get(title, Sect.CAMARILLA)
    place = "Nowhere" if title in CITY_TITLES else ""
    return who | {"city": place, "sect": sect.value}


_SECTS = {
    Title.BISHOP: Sect.SABBAT,
    Title.ARCHBISHOP: Sect.SABBAT,
    Title.PRISCUS: Sect.SABBAT,
    Title.CARDINAL: Sect.SABBAT,
    Title.REGENT: Sect.SABBAT,
    Title.MAGAJI: Sect.LAIBON,
    Title.KHOLO: Sect.LAIBON,
}
