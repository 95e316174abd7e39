"""Finished games, played again: any moment as any seat saw it, the whole log, what would have been better.

This runs in a process apart from the tables (see ``replaying``). A game being looked at is stored as copies
of its table at regular moments, so that any other moment is a few answers away from one of them, forwards
and backwards alike.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise

from msgspec import UNSET, Raw

from nocturne.kernel.advice import Advice
from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.record import Record
from nocturne.kernel.table import Table
from nocturne.server.errors import Missing
from nocturne.server.live.rebuilding import by_these_rules, go_on_to, table_of
from nocturne.server.live.thinking import thinkers
from nocturne.server.render.advising import advised
from nocturne.server.render.describing import describe_thing, explain
from nocturne.server.render.segments import MarkingTeller, segments
from nocturne.server.render.views import book_of, log_of, question_number, update_of, viewed_fields
from nocturne.server.tables.analysing import Analysis
from nocturne.server.wire.analysis import Analysed
from nocturne.server.wire.stream import Reconsidered, Replayed
from nocturne.server.wire.text import Segment
from nocturne.server.wire.update import Course, CourseLine, ReplayedMoment

#: Finished games stored in memory because somebody is looking at them again.
_MOST = 8
#: A copy of the table is stored whenever so many answers have been played again.
_EVERY = 32
#: How long the log is told before other tables get their turn, in seconds.
_SLICE = 0.015


class Reading:
    """A finished game being looked at again."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.table = table_of(record)
        """The table at the moment that was looked at last."""
        self._kept = {0: self.table.copy()}
        self._courses: dict[tuple[int | None, str], asyncio.Task[list[CourseLine]]] = {}
        self._advice: dict[tuple[int, int], asyncio.Future[Advice | None]] = {}
        self._analyses: dict[int, Analysis] = {}

    def teller(self, lang: str) -> MarkingTeller:
        """Who tells it in this language, with the names of those who played."""
        names = tuple(map(str, self.record.head.note.get("names", ())))
        return MarkingTeller(self.table.game, lang, names)

    async def go_to(self, at: int) -> Table:
        """The table after so many answers."""
        near = max(number for number in self._kept if number <= at)
        if self.table.number > at or self.table.number < near:
            self.table = self._kept[near].copy()
        while self.table.number < at:
            stop = min(at, self.table.number // _EVERY * _EVERY + _EVERY)
            await go_on_to(self.table, self.record, stop)
            if stop % _EVERY == 0 and stop not in self._kept:
                self._kept[stop] = self.table.copy()
        return self.table

    async def course(self, seat: int | None, lang: str) -> list[CourseLine]:
        """The whole log as a seat was told it, each line with the number of answers after which it was."""
        found = self._courses.get((seat, lang))
        if found is None:
            found = self._courses[seat, lang] = asyncio.create_task(self._tell(seat, lang))
        return await asyncio.shield(found)  # one who goes away takes it from nobody else

    async def advise(self, table: Table, decision: Decision, taken: str) -> Advice | None:
        """What the game would have chosen at a moment; found once, where the bots think."""
        place = (table.number, decision.seat)
        if place not in self._advice:
            knows = Knowledge(table, decision.seat)
            loop = asyncio.get_running_loop()
            self._advice[place] = loop.run_in_executor(thinkers(), table.game.advise, decision, knows, taken)
        return await asyncio.shield(self._advice[place])

    def analysis(self, seat: int) -> Analysis:
        """The analysis of the game for a seat; it begins when it is first asked for."""
        if seat not in self._analyses:
            self._analyses[seat] = Analysis(self.record, seat, self.advise)
        found = self._analyses[seat]
        if found.task.done():
            found.task.result()  # what went wrong in it is told to whoever asks
        return found

    async def _tell(self, seat: int | None, lang: str) -> list[CourseLine]:
        teller, table, told = self.teller(lang), self._kept[0].copy(), 0
        lines: list[CourseLine] = []
        began = time.perf_counter()
        for number in range(len(self.record.answers) + 1):
            await go_on_to(table, self.record, number)
            if events := table.events(seat, told):
                lines += [
                    CourseLine(number, line.text, line.faint, line.heading)
                    for line in log_of(events, table.view(seat), teller)
                ]
            told = len(table.log)
            if time.perf_counter() - began > _SLICE:
                await asyncio.sleep(0)
                began = time.perf_counter()
        followed = [*pairwise(lines), *((line, None) for line in lines[-1:])]
        # A heading with nothing under it says nothing.
        return [one for one, after in followed if not (after and 0 < after.heading <= one.heading)]


class Readings:
    """The games that are being looked at again; ``record`` finds the record of one."""

    def __init__(self, record: Callable[[str], Awaitable[Record]]) -> None:
        self._record = record
        self._readings: dict[str, Reading] = {}
        self._one = asyncio.Lock()

    async def moment(self, ident: str, at: int, seat: int | None, lang: str) -> ReplayedMoment[Raw]:
        """A finished game as a seat (None: a spectator) saw it after so many answers, with what the last of
        them brought about."""
        async with self._one:
            reading = await self._reading(ident, at, seat)
            table, teller = await reading.go_to(at), reading.teller(lang)
            update = update_of(table, seat, table.log_at(at - 1) if at else 0, teller)
            update.book = book_of(table, seat, teller) or UNSET
            answered = self._answered(reading.record, table, seat, teller)
        answers = len(reading.record.answers)
        return ReplayedMoment(**viewed_fields(update), answers=answers, answered=answered)

    def _answered(
        self, record: Record, table: Table, seat: int | None, teller: MarkingTeller
    ) -> list[Segment] | None:
        """What a seat answers next; nothing of what others do."""
        if seat is None or table.number >= len(record.answers):
            return None
        given, decision = record.answers[table.number], table.pending(seat)
        option = decision.option(given.key) if decision is not None and given.seat == seat else None
        return None if option is None else segments(teller.option(option, table.view(seat)))

    async def course(self, ident: str, seat: int | None, lang: str) -> Course:
        """The whole log of a finished game as a seat (None: a spectator) was told it."""
        async with self._one:
            reading = await self._reading(ident, 0, seat)
        # It takes a while and needs no turn: moments are looked at meanwhile.
        return Course(len(reading.record.answers), await reading.course(seat, lang))

    async def thing(self, ident: str, at: int, seat: int | None, about: str, lang: str) -> Replayed:
        """A thing of a finished game as a seat (None: a spectator) saw it after so many answers, and why
        nothing could be done with it then."""
        async with self._one:
            reading = await self._reading(ident, at, seat)
            table, teller = await reading.go_to(at), reading.teller(lang)
            described, explained = describe_thing(table, seat, about, teller), None
            if seat is not None and table.pending() is not None:
                explained = explain(table, seat, about, teller, hidden=False)
        return Replayed(described, explained)

    async def advice(self, ident: str, at: int, seat: int, lang: str) -> Reconsidered:
        """What the game would have chosen for a seat after so many answers, knowing what the seat knew, and
        what was chosen."""
        async with self._one:
            reading = await self._reading(ident, at, seat)
            table, teller = (await reading.go_to(at)).copy(), reading.teller(lang)
        decision = table.pending(seat)
        given = next((one for one in reading.record.answers[at:] if one.seat == seat), None)
        if decision is None or given is None:
            raise Missing("server-advice-nothing")
        advice = await reading.advise(table, decision, given.key)
        number = question_number(table, seat)
        return Reconsidered(advised(advice, decision, number, table.view(seat), teller), given.key)

    async def analysis(self, ident: str, seat: int, lang: str) -> Analysed:
        """The analysis of a finished game for a seat, as far as it has come."""
        async with self._one:
            reading = await self._reading(ident, 0, seat)
        return reading.analysis(seat).told(reading.teller(lang))

    async def beginning(self, ident: str, at: int, seat: int) -> Record:
        """The record up to a moment from which one may play on."""
        async with self._one:
            reading = await self._reading(ident, at, seat)
            if not (await reading.go_to(at)).questions:
                raise NocturneError("server-branch-over")
        return Record(reading.record.head, reading.record.answers[:at])

    async def _reading(self, ident: str, at: int, seat: int | None) -> Reading:
        """A finished game to be looked at again, which has this moment and this seat."""
        reading = self._readings.pop(ident, None)
        if reading is None:
            reading = Reading(await by_these_rules(await self._record(ident)))
        self._readings[ident] = reading
        if len(self._readings) > _MOST:
            self._readings.pop(next(iter(self._readings)))
        if not 0 <= at <= len(reading.record.answers) or (seat or 0) >= reading.record.head.seats:
            raise Missing("server-replay-range", answers=len(reading.record.answers))
        return reading
