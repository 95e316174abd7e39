"""A game as one viewer has known it: everything they were shown, moment by moment, to be stored in a file and
looked at again, also while the game goes on.

A moment lasts for as long as the viewer sees nothing change: what others answer unseen neither makes a moment
nor is counted, so that a file tells no more than its owner was shown. The first moment is written whole, the
others as what changed (see ``docs/history-files.md``).
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from nocturne.kernel.record import Record
from nocturne.kernel.table import Table
from nocturne.server.live.rebuilding import go_on_to, table_of
from nocturne.server.render.segments import MarkingTeller, segments
from nocturne.server.render.views import update_of
from nocturne.server.wire.update import Update
from nocturne.version import __version__

Json = dict[str, Any]
"""An object of JSON."""

FORMAT = 1
#: How long moments are written before other tables get their turn, in seconds.
_SLICE = 0.015
#: What a moment is written with. How far the others are is left out.
_FIELDS = ("game", "seat", "table", "names", "question", "result", "shown")


class History:
    """The moments of a game as one seat (None: a spectator) sees it; ``note`` the table after each answer."""

    def __init__(self, seat: int | None, teller: MarkingTeller) -> None:
        self._seat = seat
        self._teller = teller
        self._told = 0
        self._looks = b""
        self._asked = False
        self._moments: list[Json] = []
        self._before: Json = {}
        """How the moment before the latest looked at its end."""
        self._now: Json = {}
        """How the latest looks; it is written when it is over."""

    def note(self, table: Table) -> None:
        """Take in what the viewer sees now."""
        view = table.view(self._seat)
        looks = msgspec.json.encode((view.table, view.result))
        news = table.events(self._seat, self._told)
        same = looks == self._looks and not news
        if same and (view.decision is None or self._asked):
            self._told = len(table.log)
            return
        update = update_of(table, self._seat, self._told, self._teller)
        self._told = len(table.log)
        plain = _plain(update)
        if question := plain["question"]:
            # Its number counts what others have answered, and whether others were asked first is not told.
            question |= {"number": 0, "early": False}
        self._asked = question is not None
        if not same:
            self._write()
            self._looks = looks
            self._moments.append({"log": update.log, "answers": []})
        self._now = plain

    def answer(self, table: Table, key: str) -> None:
        """Take in what the viewer is about to answer."""
        decision = None if self._seat is None else table.pending(self._seat)
        option = None if decision is None else decision.option(key)
        if option is not None:
            label = segments(self._teller.option(option, table.view(self._seat)))
            self._moments[-1]["answers"].append({"key": key, "label": label})
            self._asked = False

    def moments(self) -> list[Json]:
        """Every moment so far."""
        self._write()
        return self._moments

    def _write(self) -> None:
        """Write how the latest moment looked at its end: what the viewer was asked in it came at some time
        that may tell of others, so only the last of it is stored."""
        if not self._moments:
            return
        if len(self._moments) == 1:
            self._moments[-1]["frame"] = self._now
        else:
            self._moments[-1]["changes"] = changes(self._before, self._now)
        self._before = self._now


def _plain(update: Update[msgspec.Raw]) -> Json:
    """A moment as JSON has it."""
    found = {name: getattr(update, name) for name in _FIELDS}
    plain: Json = msgspec.json.decode(
        msgspec.json.encode({name: value for name, value in found.items() if value is not msgspec.UNSET})
    )
    return plain


def changes(old: Json, new: Json) -> list[list[Any]]:
    """What makes the new object of the old one: a path and the value there, or a path alone for what is
    gone.

    >>> changes({"a": [1, 2], "b": 3}, {"a": [1, 5], "c": {}})
    [[['b']], [['a', 1], 5], [['c'], {}]]
    """
    found: list[list[Any]] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[list[Any]]) -> None:  # any JSON
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        found += [[[*path, name]] for name in old if name not in new]
        for name, value in new.items():
            if name in old:
                _compare(old[name], value, [*path, name], found)
            else:
                found.append([[*path, name], value])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at, (one, other) in enumerate(zip(old, new, strict=True)):
            _compare(one, other, [*path, at], found)
    else:
        found.append([path, new])


async def history_of(record: Record, seat: int | None, lang: str) -> Json:
    """The file of a game as a seat (None: a spectator) has known it so far."""
    names = [str(name) for name in record.head.note.get("names", ())]
    table = table_of(record)
    history = History(seat, MarkingTeller(table.game, lang, tuple(names)))
    history.note(table)
    began = time.perf_counter()
    for given in record.answers:
        if given.seat == seat:
            history.answer(table, given.key)
        await go_on_to(table, record, table.number + 1)
        history.note(table)
        if time.perf_counter() - began > _SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return {
        "nocturne-history": FORMAT,
        "version": __version__,
        "game": table.game.id,
        "seat": seat,
        "lang": lang,
        "players": names,
        "saved": round(time.time()),
        "moments": history.moments(),
    }
