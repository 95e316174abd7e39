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

import msgspec

from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import BadAnswer, NocturneError
from nocturne.kernel.record import Record
from nocturne.kernel.snapshot import packed
from nocturne.kernel.table import Table
from nocturne.kernel.words import LANGUAGES
from nocturne.server.clocks import Desk, Pace
from nocturne.server.course import Held, Terms
from nocturne.server.guards import log_fault
from nocturne.server.leaving import Leaving
from nocturne.server.marks import Mark
from nocturne.server.rebuilding import SNAPSHOT_EVERY
from nocturne.server.seen import Json, question_number
from nocturne.server.segments import is_clean
from nocturne.server.streams import Message, Outbox, Player, Said, Saving, Stream
from nocturne.server.takeback import MOST, Outcome, Proposal, propose
from nocturne.server.teaching import Teaching
from nocturne.server.windows import Masking, Standing

#: How long the seats that need no person may go on before others get their turn, in seconds.
_SLICE = 0.008
#: After so long nobody waits for the effect of an answer of her own any more: bots play among themselves,
#: which may last for minutes, and others come first. Then there is a rest between two slices. In seconds.
_AT_ONCE, _REST = 1.0, 0.05
#: How soon after each other two frames of the same course of bots follow: nobody sees more of them.
_SHOWN_EVERY = 0.1
#: And where everybody who is out wants to see the end.
_SHOWN_HURRIED = 1.0
_LONGEST_CHAT = 500


class LiveTable(Leaving):
    """A table and everybody at it."""

    def __init__(
        self,
        table: Table,
        players: list[Player],
        chat: list[Said],
        marks: list[Mark],
        *,
        given: set[int],
        grace: float,
        masking: Masking = "fast",
        standings: dict[int, Standing] | None = None,
        teaching: Teaching | None = None,
        pace: Pace | None = None,
        desk: Desk | None = None,
        turns: asyncio.Semaphore | None = None,
        save: Callable[[Saving], Awaitable[None]],
    ) -> None:
        terms = Terms(given, grace, masking, standings or {}, teaching, pace or Pace(), desk or Desk())
        super().__init__(table, players, terms, chat, marks)
        self._turns = turns or asyncio.Semaphore(1)
        self._save_to = save
        self._snapshot_at = 0
        self._standings_saved = msgspec.json.encode(self._asking.standings)
        self._desk_saved = msgspec.json.encode(self._desk)
        self._inbox: asyncio.Queue[tuple[Stream, Message] | None] = asyncio.Queue(512)
        self._task = asyncio.create_task(self._play())

    # -- coming and going

    @property
    def over(self) -> bool:
        """Whether the task has ended, for whatever reason."""
        return self._task.done()

    def join(
        self, person: str, name: str, lang: str, since: int, *, steps: bool = False
    ) -> tuple[Stream, Outbox]:
        """A connection opens: it is sent exactly what it missed or, failing that, the table afresh. With
        ``steps``, frames that group several answers tell what was between, over all of the person's
        connections."""
        stream = self.streams.get(person)
        if stream is None:
            stream = self.streams[person] = Stream(person, name, self.seat_of(person), lang)
            for heard_of, message in self._desk.heard:
                if heard_of == person:
                    stream.remember(message)
        changed, stream.lang = stream.lang != lang, lang
        was_here = bool(stream.outboxes)
        stream.steps = steps or (was_here and stream.steps)
        outbox = Outbox()
        missed = None if changed else stream.missed(since)
        stream.outboxes.add(outbox)
        if stream.seat is not None:
            self._gone_since.pop(stream.seat, None)
            if not was_here:
                self._come_back(stream.seat)
                self._wake()
        if missed is None:
            self._show_afresh(stream)
        else:
            for packed in missed:
                outbox.put(packed)
        if not was_here:
            self._tell_all(self._players_frame())
        return stream, outbox

    def part(self, stream: Stream, outbox: Outbox) -> None:
        """A connection has closed. A seat left alone goes to a bot after the grace time."""
        stream.outboxes.discard(outbox)
        if stream.outboxes:
            return
        stream.left_at = time.monotonic()
        if stream.seat is not None:
            self._gone_since[stream.seat] = self._clock()
            asyncio.get_running_loop().call_later(self._grace, self._wake)
        self._tell_all(self._players_frame())

    def _wake(self) -> None:
        if not self._inbox.full():
            self._inbox.put_nowait(None)

    async def receive(self, stream: Stream, message: Message) -> None:
        """A message for the table; waits when the table has much to do."""
        if message.type == "finish":
            self._finish(stream, message)  # while bots play on, nothing else is read
            return
        await self._inbox.put((stream, message))

    def stop(self) -> None:
        """End the task. Everything that anybody was shown is saved."""
        self._task.cancel()

    async def close(self) -> None:
        """End the task and wait for it."""
        self.stop()
        await asyncio.gather(self._task, return_exceptions=True)

    async def report(self, person: str, lang: str) -> Json:
        """The table as somebody sees it, with everything she was told so far: for a report of a fault. What
        is hidden from her is not in it, nor what is not saved yet."""
        await self._all_saved()
        return self._reported(person, lang)

    async def history(self, person: str, before: int, count: int, lang: str, seat: int | None = None) -> Json:
        """Earlier lines of the log as somebody was shown them; nothing that is not saved yet. When the game
        is over they may be read as another seat was shown them."""
        await self._all_saved()
        if seat is None:
            seat = self.seat_of(person)
        elif self.table.result() is None or seat >= len(self.players):
            raise NocturneError("server-log-seat")
        return self._history(seat).lines(self.table, before, count, self._teller(lang))

    async def _all_saved(self) -> None:
        while self.table.number != self._saved and not self.over:
            await asyncio.sleep(_SLICE)

    async def so_far(self) -> Record:
        """Everything that was answered and is saved: what somebody may be told of it is for the caller."""
        while self.table.number != self._saved and not self.over:
            await asyncio.sleep(_SLICE)
        return self.table.record()

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
        except Exception as fault:
            log_fault("table", fault)
        finally:
            for stream in self.streams.values():
                for outbox in stream.outboxes:
                    outbox.close()

    async def _obey(self, stream: Stream, message: Message) -> None:
        if message.id and message.id in stream.done:
            self._acknowledge(stream, message.id)  # sent twice: it has counted
            return
        if self._held is not None and message.id and self._held[:2] == (stream, message.id):
            return  # sent twice: it will count
        try:
            await self._do(stream, message)
        except NocturneError as mistake:
            self._refuse(stream, message, mistake)
            return
        if message.id and (self._held is None or self._held[:2] != (stream, message.id)):
            self._acknowledge(stream, message.id)

    async def _do(self, stream: Stream, message: Message) -> None:
        match message.type:
            case "answer":
                seat = self._seated(stream)
                if message.number != question_number(self.table, seat) and self._asking.says_late(
                    seat, message.number, message.key
                ):
                    await self._go_on()
                    return
                self._check_number(seat, message.number)
                await self._answer(stream, message, self._decision_of(seat), message.key)
            case "undo":
                await self._undo(self._seated(stream), message)
            case "yield":
                await self._yield(stream, message)
            case "stop":
                seat = self._seated(stream)
                if message.preset is None:
                    self._asking.stop(seat, message.role, message.window, on=message.on)
                else:
                    self._asking.preset_stops(seat, message.preset)
                await self._go_on()
            case "takeback":
                await self._propose(self._seated(stream), message)
            case "consent":
                await self._consent(self._seated(stream), message)
            case "away":
                self._leave_to_bot(self._seated(stream))
                await self._go_on()
            case "end" | "concede":
                self._wish_for(message.type, self._seated(stream), message)
                await self._go_on()
            case "agree":
                self._answer_wish(self._seated(stream), message)
                await self._go_on()
            case "back":
                self._come_back(self._seated(stream))
                await self._go_on()
            case "chat":
                await self._say(stream, message)
            case "mark":
                await self._mark(stream, message.ref, message.mark)
            case "why":
                self._why(stream, message)
            case "describe":
                self._describe(stream, message)
            case "lang":
                if message.lang not in LANGUAGES:
                    raise NocturneError("server-lang-unknown", languages=", ".join(LANGUAGES))
                stream.lang = message.lang
                self._show_afresh(stream)
            case "steps":
                stream.steps = message.on
            case "ping":
                stream.tell({"type": "pong"})

    # -- answering

    def _check_number(self, seat: int, number: int) -> None:
        current = question_number(self.table, seat)
        if number != current:
            raise BadAnswer("kernel-answer-stale", number=number, current=current)

    def _decision_of(self, seat: int) -> Decision:
        """What a seat is asked now. Whom the table waits for instead is not told."""
        if self._held is not None and self._held.seat == seat:
            raise NocturneError("server-answer-held")
        decision = self._asking.asked(seat)
        if decision is None:
            raise BadAnswer("kernel-answer-game-over" if self.table.result() else "server-not-asked")
        if self._asking.said_early(decision) is not None:
            raise NocturneError("server-answer-held")
        return decision

    async def _answer(self, stream: Stream, message: Message, decision: Decision, key: str) -> None:
        """A person answers. The answer that would close a masked window before its time is held."""
        if self._teaching is not None:
            try:
                self._teaching.check(self.table, self._given, decision, key)
            except NocturneError:
                self._show()
                raise
        if self.table.pending(decision.seat) is None:
            self._asking.say_early(decision, key)
            await self._go_on()
            return
        early = decision.sealed and len(self.table.questions) == 1 and not self._may_close()
        if decision.option(key) is not None:
            self._asking.note_answer(decision, key)
        if early and decision.option(key) is not None:
            self._held = Held(stream, message.id, decision.seat, key)
        else:
            self.table.answer(decision.seat, key)
        await self._go_on()

    async def _yield(self, stream: Stream, message: Message) -> None:
        seat = self._seated(stream)
        if message.kind == "full":
            self._asking.standing(seat).full = message.on
            await self._go_on()
            return
        if message.kind == "none":
            self._asking.standing(seat).cancel()
            await self._go_on()
            return
        self._check_number(seat, message.number)
        decision = self._decision_of(seat)
        usual = self._asking.usual(decision)
        if usual is None:
            raise NocturneError("server-no-usual-answer")
        self._asking.let_go(decision, message.kind)
        await self._answer(stream, message, decision, usual)

    async def _go_on(self) -> None:
        """Let all answer who need no person, save, show; again, until a person must choose. Where it must not
        be told how much was answered at once, each answer is shown by itself."""
        more = True
        first = self._clock()
        shown: float | None = None
        fast = self._asking.masking == "fast"
        while more:
            # The effect of an answer comes at once; what bots do after it takes turns with all other tables.
            async with nullcontext() if shown is None else self._turns:
                now, began = self._clock(), time.perf_counter()
                more = self._answer_one()
                # A window is closed in one go: who was the last to answer must not be told either.
                while more and (
                    time.perf_counter() - began < _SLICE if fast else bool(self.table.state.sealed)
                ):
                    more = self._answer_one()
            every = _SHOWN_HURRIED if self._hurried else _SHOWN_EVERY
            if more and (fast or self._hurried) and shown is not None and now - shown < every:
                await asyncio.sleep(0)
                continue
            shown = now
            if not more:
                self._run_clocks()
            await self._save()
            self._show()
            for stream, ident in self._owed:
                self._acknowledge(stream, ident)
            self._owed.clear()
            await asyncio.sleep(0 if self._hurried or now - first < _AT_ONCE else _REST)

    # -- saving

    async def _save(
        self,
        *,
        shortened: bool = False,
        said: Said | None = None,
        mark: tuple[str, Mark | None] | None = None,
    ) -> None:
        table = self.table
        standings, desk = self._changed_standings(), self._changed_desk()
        people = standings is not None or desk is not None
        if table.number > self._saved or shortened or people or said is not None or mark is not None:
            new = table.answers[self._saved :]
            due = self._clocks.first_due()
            result = table.result()
            snapshot = self._snapshot(finished=result is not None)
            await self._save_to(
                Saving(
                    self._saved,
                    new,
                    self._given,
                    result,
                    shortened=shortened,
                    standings=standings,
                    desk=desk,
                    due=due,
                    snapshot=snapshot,
                    said=said,
                    mark=mark,
                )
            )
            self._saved = table.number

    def _snapshot(self, *, finished: bool) -> bytes | None:
        """The table to be kept whole, if it is time for that: a long game must not be played again for
        everybody who comes back to it."""
        number, behind = self.table.number, self.table.number - self._snapshot_at
        if behind < SNAPSHOT_EVERY and not (finished and behind and number > SNAPSHOT_EVERY):
            return None
        self._snapshot_at = self.table.number
        return packed(self.table)

    def _changed_desk(self) -> Desk | None:
        written = msgspec.json.encode(self._desk)
        if written == self._desk_saved:
            return None
        self._desk_saved = written
        return self._desk

    def _changed_standings(self) -> dict[int, Standing] | None:
        written = msgspec.json.encode(self._asking.standings)
        if written == self._standings_saved:
            return None
        self._standings_saved = written
        return self._asking.standings

    # -- going back

    async def _undo(self, seat: int, message: Message) -> None:
        point = self._undo_point(seat)
        if not self._may_undo(seat):
            raise NocturneError("server-undo-impossible")
        self._desk.hear(self.players[seat].person, message.id)
        if point is None or (point < self._asking.first_number() and self._asking.keeps_early(seat)):
            self._asking.standing(seat).early = None
            await self._go_on()
            return
        secret = point >= self._asking.first_number()
        beside = [
            (number in self._given, given)
            for number, given in enumerate(self.table.answers[point:], start=point)
            if secret and given.seat != seat
        ]
        self._rewind(point)
        for automatic, given in beside:
            if automatic:
                self._given.add(self.table.number)
            self.table.answer(given.seat, given.key)
        await self._save(shortened=True)
        if secret:
            self._asking.standing(seat).rewind()
            await self._go_on()
            return
        for stream in self.streams.values():
            self._show_afresh(stream)

    async def _propose(self, seat: int, message: Message) -> None:
        """Ask the others to let a move be taken back; where there are none it is."""
        if self._desk.taken_back.get(seat, 0) >= MOST:
            raise NocturneError("server-takeback-most", most=MOST)
        at = self._asking.first_number()
        self._proposal = propose(self.table, seat, self._given, self._people(), at)
        await self._settle_proposal(self._proposal, seat, message)

    async def _consent(self, seat: int, message: Message) -> None:
        proposal = self._proposal
        if proposal is None or seat not in (*proposal.needs, proposal.seat):
            raise NocturneError("server-takeback-none")
        if not message.on:  # one is enough to refuse, and who asked may think better of it
            self._proposal = None
            self._tell_proposal("withdrawn" if seat == proposal.seat else "refused")
            await self._go_on()
            return
        if seat not in proposal.agreed and seat != proposal.seat:
            proposal.agreed.append(seat)
        await self._settle_proposal(proposal, seat, message)

    async def _settle_proposal(self, proposal: Proposal, seat: int, message: Message) -> None:
        outcome: Proposal | Outcome = proposal
        if proposal.settled:
            outcome = "agreed"
            self._desk.hear(self.players[seat].person, message.id)
            self._proposal = None
            self._held = None
            self._asking.rewind()
            self._rewind(proposal.point)
            taken = self._desk.taken_back
            taken[proposal.seat] = taken.get(proposal.seat, 0) + 1
            await self._save(shortened=True)
            for stream in self.streams.values():
                self._show_afresh(stream)
        self._tell_proposal(outcome)
        await self._go_on()

    def _rewind(self, point: int) -> None:
        """Go back to an answer, as if it had not been given."""
        if point < self._asking.first_number():
            self._held = None
            self._asking.rewind()
        self.table.undo_to(point)
        self._recorders.clear()
        self._given = {number for number in self._given if number < point}
        self._saved = min(self._saved, point)
        self._snapshot_at = min(self._snapshot_at, point)
        self._bots.clear()

    # -- the end

    def _finish(self, stream: Stream, message: Message) -> None:
        """Let the bots play on without rests: only where no person is left in the game, and for one of those
        who are out."""
        if stream.seat is not None and self.table.result() is not None:
            self._acknowledge(stream, message.id)  # the game ended while the message was on its way
            return
        if stream.seat is None or not self._is_out(stream.seat) or not self._may_finish():
            self._refuse(stream, message, NocturneError("server-finish-impossible"))
            return
        self._hurried = True
        self._acknowledge(stream, message.id)
        self._wake()

    # -- talking

    async def _say(self, stream: Stream, message: Message) -> None:
        text = message.text.strip()
        if not text or len(text) > _LONGEST_CHAT or not is_clean(text):
            raise NocturneError("server-chat-wrong", most=_LONGEST_CHAT)
        said = Said(stream.name, text, time.time())
        self._desk.hear(stream.person, message.id)
        await self._save(said=said)
        self.chat.append(said)
        self._tell_all({"type": "chat", "lines": [msgspec.to_builtins(said)], "fresh": False})

    async def _mark(self, stream: Stream, ref: str, kind: str) -> None:
        partners = self._partners(self._seated(stream))
        if not partners:
            raise NocturneError("server-mark-not-yours")
        if not self.table.game.markable(ref):
            raise NocturneError("server-mark-unknown")
        mark = self.marks.put(ref, kind, stream.name)
        await self._save(mark=(ref, mark))
        for other in self.streams.values():
            if other.outboxes and other.seat in partners:
                other.tell(self._marks_frame())
