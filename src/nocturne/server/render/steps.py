"""The steps between two updates: what one viewer saw after each of the answers that an update groups.

At a ``fast`` table the answers of several bots go into one update. A client that asks for steps can show them
one after another: every step tells how far the log had come and how the viewer's table had changed since the
step before. Steps are made of ``Table.view`` and ``Table.log`` as that viewer sees them, and are sent with
the update, after saving.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel.event import Event
from nocturne.kernel.table import Table
from nocturne.kernel.view import View
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import REF, kept_lines, names_of
from nocturne.server.wire import update as wire

#: An update has at most so many steps, and so many bytes of changes; what happens after is shown at once.
MOST_STEPS = 80
MOST_BYTES = 48_000

Path = list[str | int]
Change = list[Any]
"""``[path, value]`` sets a value, ``[path]`` takes a key away, ``[path, at, count, items]`` replaces
``count`` items of a list from ``at`` on."""


def difference(old: Any, new: Any) -> list[Change]:
    """The changes that make ``new`` out of ``old``, both plain data as JSON has it."""
    changes: list[Change] = []
    _compare(old, new, [], changes)
    return changes


def _compare(old: Any, new: Any, path: Path, changes: list[Change]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        changes.extend([[*path, name]] for name in old if name not in new)
        for name, value in new.items():
            if name in old:
                _compare(old[name], value, [*path, name], changes)
            else:
                changes.append([[*path, name], value])
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, changes)
    else:
        changes.append([path, new])


def _compare_lists(old: list[Any], new: list[Any], path: Path, changes: list[Change]) -> None:
    """What is equal at both ends stays. Of what is between, items are compared one by one where there are as
    many as before, else they are replaced."""
    start, end = 0, 0
    shorter = min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    count, items = len(old) - start - end, new[start : len(new) - end]
    if count == len(items):
        for at, item in enumerate(items, start=start):
            _compare(old[at], item, [*path, at], changes)
    else:
        changes.append([path, start, count, items])


class Step(Struct, frozen=True):
    """A moment between two updates: where the log ended then, and what had changed for the viewer."""

    at: int
    changes: bytes
    view: View


class StepRecorder:
    """The steps of one viewer since the last update. ``shown`` is the table in that update, as JSON."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.shown: bytes | None = None
        self.steps: list[Step] = []
        self._table: Any = None
        self._at = 0
        self._bytes = 0

    def begin(self, at: int) -> None:
        """An update was sent that tells the log up to ``at``: nothing is between it and the present yet."""
        self.steps.clear()
        self._table = None
        self._at = at
        self._bytes = 0

    def record(self, table: Table) -> None:
        """Keep the present moment, if the viewer was shown something since the last one."""
        if self.shown is None or len(self.steps) >= MOST_STEPS or self._bytes >= MOST_BYTES:
            return
        if not any(_is_a_step(told.shown_to(self.seat)) for told in table.log[self._at :]):
            return
        if self._table is None:
            self._table = msgspec.json.decode(self.shown)
        view = table.view(self.seat)
        now = msgspec.json.decode(msgspec.json.encode(view.table))
        changes = msgspec.json.encode(difference(self._table, now))
        self._table = now
        self._at = len(table.log)
        self._bytes += len(changes)
        self.steps.append(Step(self._at, changes, view))

    def to_wire(
        self, table: Table, since: int, known: dict[str, str], teller: MarkingTeller
    ) -> list[wire.Step]:
        """The steps as they are sent. ``lines``: how many lines of the update's log had been told by then;
        ``names``: what is called by a name that neither ``known`` nor an earlier step has."""
        if not self.steps:
            return []
        named = set(known)
        steps = []
        upto = kept_lines(table, self.seat, since, [step.at for step in self.steps])
        for step, lines in zip(self.steps, upto, strict=True):
            names = names_of(step.view, _refs_in(table, step) - named, teller)
            named.update(names)
            waiting = list(dict.fromkeys(step.view.waiting))
            steps.append(wire.Step(lines, msgspec.Raw(step.changes), waiting, names or msgspec.UNSET))
        return steps


def _is_a_step(event: Event | None) -> bool:
    """Whether an event is worth a moment of its own: not a pass, a detail or the heading of a phase."""
    return event is not None and not event.faint and not event.passes and event.heading < 2


def _refs_in(table: Table, step: Step) -> set[str]:
    found = {ref.decode() for ref in REF.findall(step.changes)}
    return found.union(table.game.hosting().refs_in(step.changes))
