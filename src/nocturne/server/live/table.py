"""A table being played: one task that holds the game, takes messages one by one and tells every viewer.

Nothing else touches the game. An answer is taken, the seats that need no person go on, what was answered is
saved, and only then does anybody see any of it. If saving fails the task ends, and the table is read again
from the store: nobody has seen what was lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import nullcontext

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.record import Head, Record
from nocturne.kernel.table import Table
from nocturne.server.errors import LeaseLost
from nocturne.server.faults import log_fault
from nocturne.server.live.asking import Asking
from nocturne.server.live.autoplay import Autoplay
from nocturne.server.live.broadcast import Broadcast
from nocturne.server.live.clocks import Clocks, Pace, TableMemory
from nocturne.server.live.coaching import Coach
from nocturne.server.live.commands import Commands, Parts
from nocturne.server.live.endings import Endings
from nocturne.server.live.marks import SharedMarks
from nocturne.server.live.saving import Saver
from nocturne.server.live.seats import Seats
from nocturne.server.live.session import Alarm, PlaySettings, Session
from nocturne.server.live.streams import Outbox, Player, Saving, Spoken, Stream
from nocturne.server.live.teaching import Teaching
from nocturne.server.live.thinking import Thinking
from nocturne.server.live.undo import Undo
from nocturne.server.live.windows import Preferences
from nocturne.server.metrics import ANSWERING
from nocturne.server.wire.messages import AnyMessage, Finish
from nocturne.server.wire.question import Masking
from nocturne.server.wire.stream import Mark
from nocturne.server.wire.update import LogPage, Report

#: How long the seats that need no person may go on before others get their turn, in seconds.
_SLICE = 0.008
#: After so long nobody waits for the effect of an answer of their own any more: bots play among themselves,
#: which may last for minutes, and others come first. Then there is a rest between two slices. In seconds.
_AT_ONCE, _REST = 1.0, 0.05
#: How soon after each other two updates of the same run of bots follow: nobody sees more of them.
_SHOWN_EVERY = 0.1
#: And where everybody who is out wants to see the end.
_SHOWN_HURRIED = 1.0


class LiveTable:
    """A table and everybody at it."""

    def __init__(
        self,
        table: Table,
        players: list[Player],
        chat: list[Spoken],
        marks: list[Mark],
        *,
        automatic: set[int],
        grace: float,
        masking: Masking = "fast",
        preferences: dict[int, Preferences] | None = None,
        teaching: Teaching | None = None,
        pace: Pace | None = None,
        memory: TableMemory | None = None,
        host: str = "",
        private: bool = False,
        may_speak: Callable[[str], Awaitable[bool]] | None = None,
        turns: asyncio.Semaphore | None = None,
        save: Callable[[Saving], Awaitable[None]],
    ) -> None:
        kept = (teaching, pace or Pace(), memory or TableMemory())
        settings = PlaySettings(automatic, grace, masking, preferences or {}, *kept, host, private, may_speak)
        session = self.session = Session(table, players, settings)
        self.clocks = Clocks(settings.pace, session.memory.clocks, session.now())
        self.seats = Seats(session, self.clocks, Thinking(self.wake))
        together = teaching is None  # a lesson goes step by step
        self.asking = Asking(table, masking, settings.preferences, self.seats.by_bot, together=together)
        self.undo = Undo(session, self.seats, self.asking, self.clocks)
        self.autoplay = Autoplay(
            session, self.seats, self.asking, self.clocks, Alarm(self.wake), self._before_answer
        )
        self.broadcast = Broadcast(session, self.asking, self.clocks, self.autoplay, self.undo)
        self.broadcast.chat.extend(chat)
        self.broadcast.marks = SharedMarks(marks)
        self.endings = Endings(session, self.seats)
        self.broadcast.also_fresh.append(self.endings.tell_fresh)
        self.saver = Saver(session, self.asking, self.clocks, save)
        parts = Parts(
            session,
            self.seats,
            self.asking,
            self.autoplay,
            self.undo,
            self.broadcast,
            self.endings,
            self.saver,
            Coach(session, self.asking, self.broadcast.teller),
        )
        self.commands = Commands(parts, self._go_on)
        if table.game.shows_between:
            table.watch = self.broadcast.record_steps
        self._gone: list[float | None] = [None] * len(self.session.people())
        """Until when those who are on vacation are, as it was told."""
        self._turns = turns or asyncio.Semaphore(1)
        self._inbox: asyncio.Queue[tuple[Stream, AnyMessage] | None] = asyncio.Queue(512)
        self._task = asyncio.create_task(self._play())

    @property
    def table(self) -> Table:
        """The game."""
        return self.session.table

    @property
    def players(self) -> list[Player]:
        """Who sits where."""
        return self.session.players

    @property
    def streams(self) -> dict[str, Stream]:
        """Everybody who looks at the table, or has lately, by person."""
        return self.session.streams

    def asks(self, person: str) -> bool:
        """Whether this person is asked something now."""
        seat = self.session.seat_of(person)
        return seat is not None and self.autoplay.is_asked(seat)

    def _before_answer(self) -> None:
        self.broadcast.record_answer()

    @property
    def pace(self) -> Pace:
        """How fast the table plays."""
        return self.clocks.pace

    def lookers(self) -> list[str]:
        """Those of the players who look at the table now."""
        return [
            stream.person
            for stream in self.streams.values()
            if stream.seat is not None and any(outbox.looking for outbox in stream.outboxes)
        ]

    def set_vacations(self, away: dict[str, list[tuple[float, float]]]) -> None:
        """When its people are away, by person. If that has changed their clocks have too."""
        seats, now = self.session.people(), self.session.now()
        vacations = {at: away[person] for at in seats if (person := self.players[at].person) in away}
        if vacations != self.clocks.vacations:
            self.clocks.vacations = vacations
            self.saver.forget_due()
            self.wake()
        gone = [self.clocks.away_until(at, now) for at in seats]
        if gone != self._gone:
            self._gone = gone
            self.broadcast.tell_players()

    # -- coming and going

    @property
    def over(self) -> bool:
        """Whether the task has ended, for whatever reason."""
        return self._task.done()

    def is_removed(self, person: str) -> bool:
        """Whether the host does not want somebody to watch."""
        return person in self.session.memory.removed and self.session.seat_of(person) is None

    def join(
        self, person: str, name: str, lang: str, since: int, *, steps: bool = False
    ) -> tuple[Stream, Outbox]:
        """A connection opens: it is sent exactly what it missed or, failing that, the table afresh. With
        ``steps``, updates that group several answers tell what was between, over all of the person's
        connections."""
        stream = self.streams.get(person)
        if stream is None:
            called = self.session.name_of(person, name)
            stream = self.streams[person] = Stream(person, called, self.session.seat_of(person), lang)
            for sender, message in self.session.memory.heard:
                if sender == person:
                    stream.remember(message)
        changed, stream.lang = stream.lang != lang, lang
        was_here = bool(stream.outboxes)
        stream.steps = steps or (was_here and stream.steps)
        outbox = Outbox()
        missed = None if changed else stream.missed(since)
        stream.outboxes.add(outbox)
        if stream.seat is not None:
            self.seats.connect(stream.seat)
            if not was_here:
                self.commands.come_back(stream.seat)
                self.wake()
        if missed is None:
            self.broadcast.show_afresh(stream)
        else:
            for packed in missed:
                outbox.put(packed)
        if not was_here:
            self.broadcast.tell_players()
        return stream, outbox

    def part(self, stream: Stream, outbox: Outbox) -> None:
        """A connection has closed. A seat left alone goes to a bot after the grace time."""
        stream.outboxes.discard(outbox)
        if stream.outboxes:
            return
        stream.left_at = time.monotonic()
        if stream.seat is not None:
            self.seats.disconnect(stream.seat)
            asyncio.get_running_loop().call_later(self.session.grace, self.wake)
        self.broadcast.tell_players()

    def wake(self) -> None:
        """Look again whether somebody can answer."""
        if not self._inbox.full():
            self._inbox.put_nowait(None)

    async def receive(self, stream: Stream, message: AnyMessage) -> None:
        """A message for the table; waits when the table has much to do."""
        if isinstance(message, Finish):
            self._finish(stream, message)  # while bots play on, nothing else is read
            return
        await self._inbox.put((stream, message))

    def set_head(self, head: Head) -> None:
        """What is noted of the game has changed, and is saved: its time may have been extended."""
        self.table.head = head
        self.wake()

    def stop(self) -> None:
        """End the task. Everything that anybody was shown is saved."""
        self._task.cancel()

    async def close(self) -> None:
        """End the task and wait for it."""
        self.stop()
        await asyncio.gather(self._task, return_exceptions=True)

    # -- what somebody wants to have

    async def report(self, person: str, lang: str) -> Report:
        """The table as somebody sees it, with everything they were told so far: for a report of a fault. What
        is hidden from them is not in it, nor what is not saved yet."""
        await self._all_saved()
        return self.broadcast.report(person, lang, self.asking.masking)

    async def history(
        self, person: str, before: int, count: int, lang: str, seat: int | None = None
    ) -> LogPage:
        """Earlier lines of the log as somebody was shown them; nothing that is not saved yet. When the game
        is over they may be read as another seat was shown them."""
        await self._all_saved()
        if seat is None:
            seat = self.session.seat_of(person)
        elif self.table.result() is None or seat >= len(self.players):
            raise NocturneError("server-log-seat")
        return self.broadcast.history(seat).lines(self.table, before, count, self.broadcast.teller(lang))

    async def record(self) -> Record:
        """Everything that was answered and is saved: what somebody may be told of it is for the caller."""
        await self._all_saved()
        return self.table.record()

    async def _all_saved(self) -> None:
        while self.table.number != self.session.saved and not self.over:
            await asyncio.sleep(_SLICE)

    # -- the task

    async def _play(self) -> None:
        try:
            await self._go_on()
            while True:
                received = await self._inbox.get()
                if received is None:
                    await self._go_on()
                else:
                    await self._obey(*received)
        except LeaseLost:
            pass  # noted where it was found; whoever comes back finds the new owner
        except Exception as fault:
            log_fault("table", fault)
        finally:
            for stream in self.streams.values():
                for outbox in stream.outboxes:
                    outbox.close()

    async def _obey(self, stream: Stream, message: AnyMessage) -> None:
        if message.id and message.id in stream.done:
            self.broadcast.acknowledge(stream, message.id)  # sent twice: it has counted
            return
        if self._is_held(stream, message):
            return  # sent twice: it will count
        began = time.perf_counter()
        try:
            await self.commands.carry_out(stream, message)
        except NocturneError as mistake:
            self.broadcast.refuse(stream, message, mistake)
            return
        if message.id and not self._is_held(stream, message):
            self.broadcast.acknowledge(stream, message.id)
            ANSWERING.observe(time.perf_counter() - began)

    def _is_held(self, stream: Stream, message: AnyMessage) -> bool:
        held = self.session.held
        return held is not None and bool(message.id) and held[:2] == (stream, message.id)

    async def _go_on(self) -> None:
        """Let all answer who need no person, save, show; again, until a person must choose. Where it must not
        be told how much was answered at once, each answer is shown by itself."""
        more = True
        first = self.session.clock()
        shown: float | None = None
        fast = self.asking.masking == "fast"
        while more:
            # The effect of an answer comes at once; what bots do after it takes turns with all other tables.
            async with nullcontext() if shown is None else self._turns:
                now, began = self.session.clock(), time.perf_counter()
                more = self.autoplay.answer_one()
                # A window is closed in one go: who was the last to answer must not be told either.
                while more and (
                    time.perf_counter() - began < _SLICE if fast else bool(self.table.state.sealed)
                ):
                    more = self.autoplay.answer_one()
            every = _SHOWN_HURRIED if self.session.hurried else _SHOWN_EVERY
            if more and (fast or self.session.hurried) and shown is not None and now - shown < every:
                await asyncio.sleep(0)
                continue
            shown = now
            if not more:
                self.autoplay.run_clocks()
            await self.saver.save()
            self.broadcast.show()
            for stream, ident in self.autoplay.owed:
                self.broadcast.acknowledge(stream, ident)
            self.autoplay.owed.clear()
            await asyncio.sleep(0 if self.session.hurried or now - first < _AT_ONCE else _REST)

    # -- the end

    def _finish(self, stream: Stream, message: Finish) -> None:
        """Let the bots play on without rests: only where no person is left in the game, and for one of those
        who are out."""
        session = self.session
        if stream.seat is not None and self.table.result() is not None:
            self.broadcast.acknowledge(stream, message.id)  # the game ended while the message was on its way
            return
        if stream.seat is None or not session.is_out(stream.seat) or not session.may_finish():
            self.broadcast.refuse(stream, message, NocturneError("server-finish-impossible"))
            return
        session.hurried = True
        self.broadcast.acknowledge(stream, message.id)
        self.wake()
