"""The chart: productions written as patterns, tried on a row of tokens with every reading kept.

A pattern is a row of words, slots and groups::

    "<self> gets <amount:signed> strength {when|while} in combat with <foe:one>"

``<name:kind>`` is a slot for anything of a kind of phrase (``<kind>`` when both are called the same),
``a|b`` either word, ``{...}`` an optional group, ``[... | ...]`` one of several groups. A production takes
the slots and builds a value, or refuses by returning ``None``. Nothing is ever skipped: a phrase is read
only if every one of its tokens is taken by some part of a pattern. A text with two different readings is
ambiguous, and refused like one without any.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from nocturne.vtes.cards.grammar.tokens import Token


class Word(NamedTuple):
    """One token, any of these."""

    any_of: tuple[str, ...]


class Slot(NamedTuple):
    """A phrase of a kind."""

    name: str
    kind: str


class Group(NamedTuple):
    """One of several rows, or none when optional."""

    rows: tuple[tuple[Part, ...], ...]
    optional: bool


Part = Word | Slot | Group

Build = Callable[..., Any]
"""Builds a value out of the slots; what a value is depends on the kind of phrase, so the type is open."""


class Production(NamedTuple):
    """A named rule: a phrase of this kind may look like this pattern."""

    name: str
    kind: str
    pattern: str
    row: tuple[Part, ...]
    build: Build
    wants_context: bool


_PIECE: Final = re.compile(r"<[^>]+>|\{|\}|\[|\]|(?<= )\|(?= )|[^\s{}\[\]<>]+")


def parse_pattern(pattern: str) -> tuple[Part, ...]:
    """The parts of a pattern."""
    pieces = _PIECE.findall(pattern)
    rows, rest = _rows(pieces, 0, "")
    if rest != len(pieces) or len(rows) != 1:
        raise ValueError(f"unbalanced pattern: {pattern}")
    return rows[0]


def _rows(pieces: list[str], at: int, closing: str) -> tuple[tuple[tuple[Part, ...], ...], int]:
    rows: list[tuple[Part, ...]] = []
    row: list[Part] = []
    while True:
        if at == len(pieces):
            if closing:
                raise ValueError(f"unbalanced pattern: {' '.join(pieces)}")
            break
        piece = pieces[at]
        at += 1
        if piece == closing:
            break
        if piece == "|":
            rows.append(tuple(row))
            row = []
        elif piece in "{[":
            inner, at = _rows(pieces, at, "}" if piece == "{" else "]")
            row.append(Group(inner, optional=piece == "{"))
        elif piece.startswith("<"):
            name, _, kind = piece[1:-1].partition(":")
            row.append(Slot(name, kind or name))
        else:
            row.append(Word(tuple(piece.split("|"))))
    return (*rows, tuple(row)), at


class Reading(NamedTuple):
    """One way to read a phrase: where it ends, what it means, which productions said so."""

    end: int
    value: Any
    used: frozenset[str]


class Rules:
    """All productions by kind of phrase."""

    def __init__(self) -> None:
        self.by_kind: dict[str, list[Production]] = {}
        self.special: dict[str, Callable[[Chart, int], Iterator[Reading]]] = {}

    def production(self, kind: str, *patterns: str) -> Callable[[Build], Build]:
        """Declare that a phrase of this kind may look like one of these patterns."""

        def keep(build: Build) -> Build:
            wants_context = "ctx" in inspect.signature(build).parameters
            name = build.__name__.strip("_").replace("_", "-")
            for pattern in patterns:
                row = parse_pattern(pattern)
                made = Production(f"{kind}/{name}", kind, pattern, row, build, wants_context)
                self.by_kind.setdefault(kind, []).append(made)
            return build

        return keep

    def words(self, kind: str, meanings: dict[str, Any]) -> None:
        """Fixed phrases of a kind, each with its meaning."""
        for pattern, meaning in meanings.items():
            row = parse_pattern(pattern)
            name = f"{kind}/{pattern}"
            self.by_kind.setdefault(kind, []).append(
                Production(name, kind, pattern, row, lambda _meaning=meaning: _meaning, False)
            )

    def primitive(self, kind: str) -> Callable[..., Any]:
        """Declare a kind of phrase that is read by a function of its own: names, numbers, pronouns."""

        def keep(read: Callable[[Chart, int], Iterator[Reading]]) -> Any:
            self.special[kind] = read
            return read

        return keep

    def names(self) -> list[str]:
        """The names of all productions."""
        return sorted({production.name for made in self.by_kind.values() for production in made})


class Chart:
    """One row of tokens being read, with what has been found so far."""

    def __init__(self, rules: Rules, tokens: tuple[Token, ...], context: Any) -> None:
        self.rules = rules
        self.tokens = tokens
        self.context = context
        self.found: dict[tuple[str, int], list[Reading]] = {}
        self.furthest = 0
        """How far any reading got: the first token that nothing could take."""

    def readings(self, kind: str, at: int = 0) -> list[Reading]:
        """Every reading of a phrase of a kind that begins at a token."""
        key = (kind, at)
        if key in self.found:
            return self.found[key]
        self.found[key] = []  # a phrase cannot begin with itself
        results: list[Reading] = []
        if kind in self.rules.special:
            results += self.rules.special[kind](self, at)
        elif kind not in self.rules.by_kind:
            raise KeyError(f"no production makes a phrase of the kind {kind}")
        for production in self.rules.by_kind.get(kind, ()):
            for end, slots, used in self._row(production.row, 0, at):
                given = {**slots, "ctx": self.context} if production.wants_context else slots
                value = production.build(**given)
                if value is not None:
                    results.append(Reading(end, value, used | {production.name}))
        self.found[key] = _distinct(results)
        return self.found[key]

    def whole(self, kind: str) -> list[Reading]:
        """The readings of the whole row as one phrase."""
        return [reading for reading in self.readings(kind) if reading.end == len(self.tokens)]

    def _row(
        self, row: tuple[Part, ...], index: int, at: int
    ) -> Iterator[tuple[int, dict[str, Any], frozenset[str]]]:
        self.furthest = max(self.furthest, at)
        if index == len(row):
            yield at, {}, frozenset()
            return
        part = row[index]
        if isinstance(part, Word):
            if at < len(self.tokens) and self.tokens[at].low in part.any_of:
                yield from self._row(row, index + 1, at + 1)
        elif isinstance(part, Slot):
            for end, value, used in self.readings(part.kind, at):
                for last, slots, more in self._row(row, index + 1, end):
                    yield last, {part.name: value, **slots}, used | more
        else:
            for inner in part.rows:
                for end, given, used in self._row(inner, 0, at):
                    for last, slots, more in self._row(row, index + 1, end):
                        yield last, {**given, **slots}, used | more
            if part.optional:
                yield from self._row(row, index + 1, at)


def _distinct(readings: list[Reading]) -> list[Reading]:
    """Readings that differ in what they mean or where they end."""
    kept: list[Reading] = []
    for reading in readings:
        if not any(reading.end == other.end and reading.value == other.value for other in kept):
            kept.append(reading)
    return kept
