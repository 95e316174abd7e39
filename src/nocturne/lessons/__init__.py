"""Lessons: a game taught by playing it, from a position, step by step.

A lesson is a YAML file beside this one: where the game stands, and steps, each with the question it waits for
and the answers it wants. What is said at each step is in ``lesson.ftl``. While a lesson lasts, everything
that no step waits for is answered as usual, and the other seats do what the step before has written for them.
How far somebody has come follows from her answers alone, so a lesson can be left, come back to and undone
like any game.
"""

from __future__ import annotations

from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision
from nocturne.kernel.registry import find_game
from nocturne.kernel.strict_yaml import read
from nocturne.kernel.table import POSITION, Table, new_game, read_options

_FOLDER = Path(__file__).parent
#: The games as the page lists them.
_ORDER = {"vtes": 0, "dracula": 1, "chapters": 2}


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do. ``ask`` is the question it waits for; ``expects`` the keys that are right, with ``*``
    for any text and ``@name`` for what the position named, none for any answer; ``replies`` what the other
    seats answer after it, if they can; ``points`` what the text is about, to be pointed at: ``@name``, a
    reference (``pool:0``), ``key:`` and an answer, or ``ui:`` and a part of the page."""

    id: str
    ask: str
    expects: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    points: tuple[str, ...] = ()


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it stands in its file. ``number`` is its place among those of its game; ``me`` is the
    learner's seat, counted from 1."""

    game: str
    number: int
    seats: int
    me: int
    seed: str
    steps: tuple[Step, ...]
    position: dict[str, Any]  # each game reads its own
    options: dict[str, Any] = {}
    opening: tuple[str, ...] = ()
    """What the other seats answer before the first step."""
    names: dict[str, str] = {}
    """References that the texts name beside those of the position: ``{paris: "city:paris"}``."""


class Lesson:
    """A lesson, ready to be taught."""

    def __init__(self, ident: str, written: Written) -> None:
        self.id = ident
        self.game = written.game
        self.number = written.number
        self.seats = written.seats
        self.seat = written.me - 1
        self.seed = written.seed
        self.steps = written.steps
        self.options: dict[str, Any] = {**written.options, POSITION: written.position}
        self._opening = written.opening
        game = find_game(written.game)
        position = msgspec.convert(written.position, game.position)
        settings = read_options(game, written.options)
        self._named = game.set_up(position, settings, self.seats, Chance.seeded(self.seed)).names
        kind = game.hosting().named_kind
        self.refs = {name: f"{kind}:{ident}" for name, ident in self._named.items()} | written.names

    def begin(self) -> Table:
        """The table as the lesson begins."""
        return new_game(self.game, seats=self.seats, seed=self.seed, options=self.options)

    def step(self, done: int) -> Step | None:
        """The step after so many that are done; None when the lesson is over."""
        return self.steps[done] if done < len(self.steps) else None

    def expected(self, step: Step, decision: Decision) -> list[str] | None:
        """The right answers to a question; None for any."""
        return self._matching(step.expects, decision) if step.expects else None

    def waits_for(self, step: Step, decision: Decision) -> bool:
        """Whether this is the question a step is about."""
        return decision.question == step.ask and self.expected(step, decision) != []

    def passing(self, decision: Decision) -> str:
        """What is answered where no step waits."""
        return find_game(self.game).default_answer(decision) or decision.options[0].key

    def reply(self, done: int, decision: Decision) -> str:
        """What another seat answers after so many steps."""
        wanted = self.steps[done - 1].replies if 0 < done <= len(self.steps) else self._opening
        found = self._matching(wanted, decision)
        return found[0] if found else self.passing(decision)

    def points(self, step: Step, expected: Iterable[str] | None) -> list[str]:
        """What a step points at; without a word of its own, the answers it waits for."""
        if not step.points:
            return [f"key:{key}" for key in expected or ()]
        return [self.refs.get(point[1:], point) if point.startswith("@") else point for point in step.points]

    def _matching(self, patterns: Iterable[str], decision: Decision) -> list[str]:
        keys = [option.key for option in decision.options]
        return [key for pattern in map(self._spelt, patterns) for key in keys if fnmatchcase(key, pattern)]

    def _spelt(self, pattern: str) -> str:
        parts = pattern.split(":")
        return ":".join(self._named.get(part[1:], part) if part.startswith("@") else part for part in parts)


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by its id, which is the name of its file; those of a game in the order of learning."""
    found = [Lesson(file.stem, msgspec.convert(read(file).value, Written)) for file in _FOLDER.glob("*.yaml")]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda one: (_ORDER[one.game], one.number))}
