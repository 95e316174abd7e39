"""Finished games, looked at again: any moment, as any seat saw it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from nocturne.kernel.record import Record
from nocturne.kernel.table import Table
from nocturne.server.describing import thing_told, why_told
from nocturne.server.kept import Missing
from nocturne.server.rebuilding import go_on_to, rebuilt
from nocturne.server.seen import Json, book_of, frame_of
from nocturne.server.segments import MarkingTeller

#: Finished games kept in memory because somebody is looking at them again.
_MOST = 8


class Reading(NamedTuple):
    """A finished game being looked at again, at the point that was looked at last."""

    record: Record
    table: Table

    def teller(self, lang: str) -> MarkingTeller:
        """Who tells it in this language, with the names of those who played."""
        names = tuple(map(str, self.record.head.note.get("names", ())))
        return MarkingTeller(self.table.game, lang, names)


class Replays:
    """The games that are being looked at again; ``record`` finds the record of one, if it is finished."""

    def __init__(self, record: Callable[[str], Awaitable[Record]]) -> None:
        self._record = record
        self._readings: dict[str, Reading] = {}
        self._one = asyncio.Lock()

    async def frame(self, ident: str, at: int, seat: int | None, lang: str) -> Json:
        """A finished game as a seat (None: a spectator) saw it after so many answers, with what the last of
        them brought about."""
        async with self._one:
            reading = await self._reading(ident, at, seat)
            table = reading.table
            if at <= table.number:
                table.undo_to(max(at - 1, 0))
            await go_on_to(table, reading.record, max(at - 1, 0))
            since = len(table.log) if at else 0
            await go_on_to(table, reading.record, at)
            teller = reading.teller(lang)
            frame = frame_of(table, seat, since, teller)
            if book := book_of(table, seat, teller):
                frame["book"] = book
        return {**frame, "answers": len(reading.record.answers)}

    async def thing(self, ident: str, at: int, seat: int | None, about: str, lang: str) -> Json:
        """A thing of a finished game as a seat (None: a spectator) saw it after so many answers, and why
        nothing could be done with it then."""
        async with self._one:
            reading = await self._reading(ident, at, seat)
            table = reading.table
            table.undo_to(min(at, table.number))
            await go_on_to(table, reading.record, at)
            teller = reading.teller(lang)
            told: Json = {"described": thing_told(table, seat, about, teller), "explained": None}
            if seat is not None and table.pending() is not None:
                told["explained"] = why_told(table, seat, about, teller, hidden=False)
        return told

    async def _reading(self, ident: str, at: int, seat: int | None) -> Reading:
        """A finished game to be looked at again, which has this moment and this seat."""
        reading = self._readings.pop(ident, None)
        if reading is None:
            record = await self._record(ident)
            reading = Reading(record, await rebuilt(Record(record.head, [])))
        self._readings[ident] = reading
        if len(self._readings) > _MOST:
            self._readings.pop(next(iter(self._readings)))
        if not 0 <= at <= len(reading.record.answers) or (seat or 0) >= reading.record.head.seats:
            raise Missing("server-replay-range", answers=len(reading.record.answers))
        return reading
