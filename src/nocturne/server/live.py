"""A table being played: one task that holds the game, takes messages one by one and tells every viewer.

Nothing else touches the game. An answer is taken, the seats that need no person go on, what was answered is
saved, and only then does anybody see any of it. If saving fails the task ends, and the table is read again
from the store: nobody has seen what was lost.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from functools import partial
from typing import NamedTuple

import msgspec

from nocturne.bots import Bot, make_bot
from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import BadAnswer, NocturneError
from nocturne.kernel.snapshot import packed
from nocturne.kernel.table import HOST, TIME, Table
from nocturne.kernel.words import LANGUAGES
from nocturne.lessons import Step
from nocturne.server.asking import Asking
from nocturne.server.clocks import Clocks, Desk, Pace
from nocturne.server.describing import thing_told, why_told
from nocturne.server.guards import log_fault
from nocturne.server.marks import Mark, SharedMarks
from nocturne.server.rebuilding import SNAPSHOT_EVERY
from nocturne.server.seen import Json, book_of, frame_of, question_number, question_of
from nocturne.server.segments import MarkingTeller, is_clean
from nocturne.server.streams import Message, Outbox, Player, Said, Saving, Stream
from nocturne.server.takeback import MOST, Outcome, Proposal, proposal_told, propose
from nocturne.server.teaching import Teaching
from nocturne.server.windows import Masking, Standing

#: Log entries told to somebody who comes to the table.
_LOG_BEFORE = 60
#: How long the seats that need no person may go on before others get their turn, in seconds.
_SLICE = 0.008
#: After so long nobody waits for the effect of an answer of her own any more: bots play among themselves,
#: which may last for minutes, and others come first. Then there is a rest between two slices. In seconds.
_AT_ONCE, _REST = 1.0, 0.05
#: How soon after each other two frames of the same course of bots follow: nobody sees more of them.
_SHOWN_EVERY = 0.1
_LONGEST_CHAT = 500
_CHAT_KEPT = 100
#: A timer may ring this much early, by the grain of the clock.
_GRAIN = 0.002


class Held(NamedTuple):
    """An answer that would close a window before its time: it counts when the window may close."""

    stream: Stream
    id: str
    seat: int
    key: str


class LiveTable:
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
        save_chat: Callable[[Said], Awaitable[None]],
        save_mark: Callable[[str, Mark | None], Awaitable[None]],
    ) -> None:
        self.table = table
        self.players = players
        self.chat: deque[Said] = deque(chat, maxlen=_CHAT_KEPT)
        self.marks = SharedMarks(marks)
        self.streams: dict[str, Stream] = {}
        self._grace = grace
        self._turns = turns or asyncio.Semaphore(1)
        self._save_to = save
        self._save_chat = save_chat
        self._save_mark = save_mark
        self._saved = table.number
        self._snapshot_at = 0
        self._given = given
        self._gone_since: dict[int, float] = {}
        self._tellers: dict[str, MarkingTeller] = {}
        self._bots: dict[int, Bot] = {}
        together = teaching is None  # a lesson goes step by step
        self._asking = Asking(table, masking, standings or {}, self._by_bot, together=together)
        self._teaching = teaching
        self._held: Held | None = None
        self._proposal: Proposal | None = None
        self._owed: list[tuple[Stream, str]] = []
        """Acknowledgements to be sent once what they are for is saved and shown."""
        self._waking: set[float] = set()
        self._standings_saved = msgspec.json.encode(self._asking.standings)
        self._clock = asyncio.get_running_loop().time
        self._epoch = time.time() - self._clock()
        self._desk = desk or Desk()
        self._desk_saved = msgspec.json.encode(self._desk)
        self._clocks = Clocks(pace or Pace(), self._desk.clocks, self._now())
        self._inbox: asyncio.Queue[tuple[Stream, Message] | None] = asyncio.Queue(512)
        self._task = asyncio.create_task(self._play())

    # -- coming and going

    @property
    def over(self) -> bool:
        """Whether the task has ended, for whatever reason."""
        return self._task.done()

    def seat_of(self, person: str) -> int | None:
        """Where a person sits; None for a spectator."""
        return next((at for at, player in enumerate(self.players) if player.person == person), None)

    def asks(self, person: str) -> bool:
        """Whether this person is asked something now."""
        seat = self.seat_of(person)
        return seat is not None and self._is_asked(seat)

    def join(self, person: str, name: str, lang: str, since: int) -> tuple[Stream, Outbox]:
        """A connection opens: it is sent exactly what it missed or, failing that, the table afresh."""
        stream = self.streams.get(person)
        if stream is None:
            stream = self.streams[person] = Stream(person, name, self.seat_of(person), lang)
        changed, stream.lang = stream.lang != lang, lang
        was_here = bool(stream.outboxes)
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
        await self._inbox.put((stream, message))

    def stop(self) -> None:
        """End the task. Everything that anybody was shown is saved."""
        self._task.cancel()

    async def close(self) -> None:
        """End the task and wait for it."""
        self.stop()
        await asyncio.gather(self._task, return_exceptions=True)

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
                await self._undo(self._seated(stream))
            case "yield":
                await self._yield(stream, message)
            case "stop":
                self._asking.stop(self._seated(stream), message.role, message.window, on=message.on)
                await self._go_on()
            case "takeback":
                await self._propose(self._seated(stream))
            case "consent":
                await self._consent(self._seated(stream), agrees=message.on)
            case "back":
                self._come_back(self._seated(stream))
                await self._go_on()
            case "chat":
                await self._say(stream, message.text)
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
            case "ping":
                stream.tell({"type": "pong"})

    def _seated(self, stream: Stream) -> int:
        if stream.seat is None:
            raise NocturneError("server-only-watching")
        return stream.seat

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

    def _may_close(self) -> bool:
        return self._clock() + _GRAIN >= self._asking.gate(self._clock()).opens

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
            if more and fast and shown is not None and now - shown < _SHOWN_EVERY:
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
            await asyncio.sleep(0 if now - first < _AT_ONCE else _REST)

    def _answer_one(self) -> bool:
        """One answer that needs no person; False when there is none, or it is not its time yet. Where all
        choose in secret the people go first, so that going back to that choice finds the bots undecided
        too."""
        self._asking.occasion()
        if self._time_is_up():
            return True
        gate = self._asking.gate(self._clock())
        waiting: list[tuple[Decision, str | None]] = []
        for decision in self.table.decisions():
            by_bot = self._by_bot(decision.seat)
            key = self._said(decision) if by_bot else self._for_person(decision)
            if key is None and not by_bot:
                if gate.closes is not None:
                    self._wake_at(gate.closes)
                return False
            waiting.append((decision, key))
        if not waiting:
            return False
        if not self._may_close():
            self._wake_at(gate.opens)
            return False
        decision, key = waiting[0]
        if self._held is not None and self._held.seat == decision.seat:
            self._owed.append((self._held.stream, self._held.id))
            self._held = None
        elif key is not None and not self._asking.take_early(decision):
            self._given.add(self.table.number)
        if key is None and self._teaching is not None and self._taught() is not None:
            key = self._teaching.reply(self.table, self._given, decision)
        elif key is None:
            key = self._bot(decision.seat).choose(decision, partial(self.table.view, decision.seat))
        self.table.answer(decision.seat, key)
        return True

    def _wake_at(self, when: float) -> None:
        """Go on at a moment of the loop's clock."""
        if when not in self._waking:
            self._waking.add(when)
            asyncio.get_running_loop().call_at(when, self._woken, when)

    def _woken(self, when: float) -> None:
        self._waking.discard(when)
        self._wake()

    # -- time

    def _now(self) -> float:
        """Seconds of the epoch."""
        return self._epoch + self._clock()

    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.kind == "person"]

    def _run_clocks(self) -> None:
        """Let the clocks run of those the table waits for, and come back when one has something to say. Who
        is asked before her turn may take her time."""
        if self._clocks.pace.kind == "none":
            return
        people = self._people()
        waited_for = {question.seat for question in self.table.questions}
        asked = {
            seat: question_number(self.table, seat)
            for seat in people
            if seat in waited_for and self._is_asked(seat)
        }
        self._clocks.run(asked, people, self._now())
        for seat in asked:
            for when in (self._clocks.warns_at(seat), self._clocks.due(seat)):
                if when is not None and when > self._now():
                    self._wake_at(round(when - self._epoch, 3))

    def _time_is_up(self) -> bool:
        """Whether an answer was given because the time of somebody, or of the whole table, is up."""
        now = self._now() + _GRAIN
        minutes = self.table.game.minutes(self.table.state)
        began = self.table.head.note.get("began")
        if minutes is not None and isinstance(began, (int, float)) and self.table.questions:
            ends = began + 60 * minutes
            if now >= ends:
                self._held = None
                self.table.answer(HOST, TIME)
                return True
            self._wake_at(round(ends - self._epoch, 3))
        if self._clocks.pace.kind == "none":
            return False
        for decision in self.table.decisions():
            seat = decision.seat
            number = question_number(self.table, seat)
            if not self._clocks.is_up(seat, number, now) or not self._is_asked(seat):
                continue
            if self._clocks.pace.kind == "live":
                self._clocks.lapse(seat, self._now())
                continue
            key = self._asking.usual(decision)
            if key is None:
                key = self._bot(seat).choose(decision, partial(self.table.view, seat))
            self._given.add(self.table.number)
            self.table.answer(seat, key)
            return True
        return False

    def _come_back(self, seat: int) -> None:
        if self._clocks.come_back(seat):
            self._bots.pop(seat, None)

    def _said(self, decision: Decision) -> str | None:
        """What a person has said to a question already."""
        if self._held is not None and self._held.seat == decision.seat:
            return self._held.key
        return self._asking.said_early(decision)

    def _for_person(self, decision: Decision) -> str | None:
        """What is answered for a person: what she has said already, or what she lets go by."""
        if (said := self._said(decision)) is not None:
            return said
        if self._teaching is not None and self._taught() is not None:
            return self._teaching.answer_for(self.table, self._given, decision)
        return self._asking.answer_for(decision, self._clock() + _GRAIN)

    def _taught(self) -> Step | None:
        """The step of the lesson that is being taught here, if one is."""
        return None if self._teaching is None else self._teaching.step(self.table, self._given)

    def _by_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat: its own, or the one that holds it for somebody who has been gone
        too long while others wait."""
        if self.players[seat].kind == "bot" or self._clocks.is_lapsed(seat):
            return True
        if self._clocks.pace.kind == "correspondence":
            return False  # nobody need be here
        gone = self._gone_since.get(seat)
        if gone is None or self._clock() - gone < self._grace:
            return False
        return any(stream.outboxes and stream.seat is not None for stream in self.streams.values())

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            player = self.players[seat]
            kind = player.bot or next(iter(self.table.game.bots()), "random")
            # The number of answers is part of the seed: a bot that sits down again does not repeat its draws.
            seed = f"{self.table.head.seed}:{seat}:{self.table.number}"
            self._bots[seat] = make_bot(self.table.game, kind, seed)
        return self._bots[seat]

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

    # -- going back

    def _undo_point(self, seat: int) -> int | None:
        """Where a seat may go back to on its own. While others answer in secret she may only take back what
        she has answered beside them: whether they have must not be told."""
        if not self._asking.is_secret():
            return self.table.undo_point(seat, self._given)
        first = self._asking.first_number()
        for point in range(self.table.number - 1, first - 1, -1):
            if self.table.answers[point].seat == seat and point not in self._given:
                return point
        if any(question.seat != seat for question in self.table.questions) or self.table.number > first:
            return None
        return self.table.undo_point(seat, self._given)

    async def _undo(self, seat: int) -> None:
        point = self._undo_point(seat)
        if not self._may_undo(seat):
            raise NocturneError("server-undo-impossible")
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

    async def _propose(self, seat: int) -> None:
        """Ask the others to let a move be taken back; where there are none it is."""
        if self._desk.taken_back.get(seat, 0) >= MOST:
            raise NocturneError("server-takeback-most", most=MOST)
        at = self._asking.first_number()
        self._proposal = propose(self.table, seat, self._given, self._people(), at)
        await self._settle_proposal(self._proposal)

    async def _consent(self, seat: int, *, agrees: bool) -> None:
        proposal = self._proposal
        if proposal is None or seat not in (*proposal.needs, proposal.seat):
            raise NocturneError("server-takeback-none")
        if not agrees:  # one is enough to refuse, and who asked may think better of it
            self._proposal = None
            self._tell_proposal("withdrawn" if seat == proposal.seat else "refused")
            await self._go_on()
            return
        if seat not in proposal.agreed and seat != proposal.seat:
            proposal.agreed.append(seat)
        await self._settle_proposal(proposal)

    async def _settle_proposal(self, proposal: Proposal) -> None:
        outcome: Proposal | Outcome = proposal
        if proposal.settled:
            outcome = "agreed"
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

    def _tell_proposal(self, proposal: Proposal | Outcome, *streams: Stream) -> None:
        taken = self._desk.taken_back.get(proposal.seat, 0) if isinstance(proposal, Proposal) else 0
        left = MOST - taken
        for stream in streams or self.streams.values():
            if stream.outboxes:
                teller = self._teller(stream.lang)
                stream.tell(proposal_told(proposal, self.table, stream.seat, left, teller))

    def _rewind(self, point: int) -> None:
        """Go back to an answer, as if it had not been given."""
        if point < self._asking.first_number():
            self._held = None
            self._asking.rewind()
        self.table.undo_to(point)
        self._given = {number for number in self._given if number < point}
        self._saved = min(self._saved, point)
        self._snapshot_at = min(self._snapshot_at, point)
        self._bots.clear()

    async def _save(self, *, shortened: bool = False) -> None:
        table = self.table
        standings, desk = self._changed_standings(), self._changed_desk()
        if table.number > self._saved or shortened or standings is not None or desk is not None:
            new = table.answers[self._saved :]
            due = self._clocks.first_due()
            result = table.result()
            snapshot = self._snapshot(finished=result is not None)
            await self._save_to(
                Saving(self._saved, new, self._given, result, shortened, standings, desk, due, snapshot)
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

    # -- showing

    def _teller(self, lang: str) -> MarkingTeller:
        if lang not in self._tellers:
            names = tuple(player.name for player in self.players)
            self._tellers[lang] = MarkingTeller(self.table.game, lang, names)
        return self._tellers[lang]

    def _show(self) -> None:
        if self._proposal is not None and self._proposal.at != self._asking.first_number():
            self._proposal = None
            self._tell_proposal("past")
        with self.table.game.looking():
            self._show_all()

    def _show_all(self) -> None:
        for stream in self.streams.values():
            if not stream.outboxes and time.monotonic() - stream.left_at > self._grace:
                stream.forget()  # nothing is made for somebody who has been gone for long
            elif stream.behind:
                self._show_afresh(stream)
            else:
                self._show_to(stream, fresh=False)

    def _show_afresh(self, stream: Stream) -> None:
        """The whole table with the latest of the log, to somebody who may know nothing of it."""
        # What was not saved yet must not be seen: it is shown once it is.
        stream.behind = self.table.number != self._saved
        if stream.behind:
            return
        stream.shown = self._lately(stream.seat)
        self._show_to(stream, fresh=True)
        stream.tell(self._players_frame())
        stream.tell({"type": "chat", "lines": msgspec.to_builtins(list(self.chat)), "fresh": True})
        if self._partners(stream.seat):
            stream.tell(self._marks_frame())
        if self._proposal is not None:
            self._tell_proposal(self._proposal, stream)

    def _lately(self, seat: int | None) -> int:
        """Where the latest of the log begins, counting only what the viewer was shown."""
        left = _LOG_BEFORE
        for at in range(len(self.table.log) - 1, -1, -1):
            left -= self.table.log[at].seen_by(seat) is not None
            if not left:
                return at
        return 0

    def _show_to(self, stream: Stream, *, fresh: bool) -> None:
        seat, asking, teller = stream.seat, self._asking, self._teller(stream.lang)
        asked = self._asked(seat)
        if asked is not None:
            asking.note_shown(asked)
        frame = frame_of(self.table, seat, stream.shown, teller, asked)
        stream.shown = len(self.table.log)
        if fresh and (book := book_of(self.table, seat, teller)):
            frame["book"] = book
        hidden = asking.is_hidden()
        frame["masked"] = hidden
        if hidden:
            frame["number"] = asking.first_number() if seat is None else question_number(self.table, seat)
            frame["waiting"] = [] if asked is None else [seat]
        else:
            early = (question.seat for question in self.table.ahead())
            frame["waiting"] += [at for at in early if self._is_asked(at)]
        frame["undo"] = seat is not None and self._may_undo(seat)
        if self._teaching is not None and seat == self._teaching.lesson.seat:
            frame["lesson"] = self._teaching.told(self.table, self._given, teller)
        frame["yields"] = None if seat is None else asking.standing(seat).told()
        beside: dict[str, float] = {}
        if self._clocks.pace.kind != "none":
            frame["clocks"] = self._clocks_told(seat)
            beside["now"] = round(self._now(), 1)
        news = frame.pop("log")
        stream.show(frame, news, fresh=fresh, **beside)

    async def report(self, person: str, lang: str) -> Json:
        """The table as somebody sees it, with everything she was told so far: for a report of a fault. What
        is hidden from her is not in it, nor what is not saved yet."""
        while self.table.number != self._saved and not self.over:
            await asyncio.sleep(_SLICE)
        seat = self.seat_of(person)
        frame = frame_of(self.table, seat, 0, self._teller(lang), self._asked(seat))
        hidden = self._asking.is_hidden()
        if hidden:
            frame["number"] = self._asking.first_number()
            frame["waiting"] = []
        own = [] if seat is None else [one.key for one in self.table.answers if one.seat == seat]
        return {**frame, "type": "report", "answers": own, "masked": hidden}

    def _clocks_told(self, seat: int | None) -> list[Json]:
        """Everybody's clock, or only one's own where it must not be told who is asked."""
        people = self._people()
        shown = people if self._asking.masking == "fast" else [at for at in people if at == seat]
        return [self._clocks.told(at, self._now() + _GRAIN) for at in shown]

    def _may_undo(self, seat: int) -> bool:
        held = self._held is not None and self._held.seat == seat
        return not held and (self._asking.keeps_early(seat) or self._undo_point(seat) is not None)

    def _is_asked(self, seat: int) -> bool:
        return self._asked(seat) is not None

    def _asked(self, seat: int | None) -> Decision | None:
        """What is put to a viewer, now or before her turn; None where it is answered for her."""
        decision = None if seat is None or self._by_bot(seat) else self._asking.asked(seat)
        return None if decision is None or self._for_person(decision) is not None else decision

    def _players_frame(self) -> Json:
        here = {stream.seat for stream in self.streams.values() if stream.outboxes}
        watching = sum(1 for stream in self.streams.values() if stream.outboxes and stream.seat is None)
        return {
            "type": "players",
            "players": [
                {"seat": seat, "name": player.name, "kind": player.kind, "here": seat in here}
                for seat, player in enumerate(self.players)
            ],
            "watching": watching,
        }

    def _tell_all(self, frame: Json) -> None:
        for stream in self.streams.values():
            if stream.outboxes or time.monotonic() - stream.left_at <= self._grace:
                stream.tell(frame)
            else:
                stream.forget()

    def _acknowledge(self, stream: Stream, ident: str) -> None:
        if ident:
            stream.remember(ident)
            stream.tell({"type": "ack", "id": ident})

    def _refuse(self, stream: Stream, message: Message, mistake: NocturneError) -> None:
        words = self._teller(stream.lang).words
        text = words(mistake.message, **mistake.args_for_message)
        frame: Json = {"type": "error", "id": message.id, "error": {"code": mistake.message, "text": text}}
        if isinstance(mistake, BadAnswer) and stream.seat is not None:
            view, decision = self.table.view(stream.seat), self._asked(stream.seat)
            asked = decision and question_of(decision, view, self.table, self._teller(stream.lang))
            frame["question"] = asked
        stream.tell(frame)

    # -- talking and asking

    async def _say(self, stream: Stream, text: str) -> None:
        text = text.strip()
        if not text or len(text) > _LONGEST_CHAT or not is_clean(text):
            raise NocturneError("server-chat-wrong", most=_LONGEST_CHAT)
        said = Said(stream.name, text, time.time())
        await self._save_chat(said)
        self.chat.append(said)
        self._tell_all({"type": "chat", "lines": [msgspec.to_builtins(said)], "fresh": False})

    async def _mark(self, stream: Stream, ref: str, kind: str) -> None:
        partners = self._partners(self._seated(stream))
        if not partners:
            raise NocturneError("server-mark-not-yours")
        if not self.table.game.markable(ref):
            raise NocturneError("server-mark-unknown")
        mark = self.marks.put(ref, kind, stream.name)
        await self._save_mark(ref, mark)
        for other in self.streams.values():
            if other.outboxes and other.seat in partners:
                other.tell(self._marks_frame())

    def _partners(self, seat: int | None) -> frozenset[int]:
        """The seats that share their marks with a viewer: never anybody who only watches."""
        return frozenset() if seat is None else self.table.game.partners(seat, len(self.players))

    def _marks_frame(self) -> Json:
        return {"type": "marks", "marks": [msgspec.to_builtins(mark) for mark in self.marks]}

    def _why(self, stream: Stream, message: Message) -> None:
        seat, hidden = self._seated(stream), self._asking.is_hidden()
        stream.tell(why_told(self.table, seat, message.about, self._teller(stream.lang), hidden=hidden))

    def _describe(self, stream: Stream, message: Message) -> None:
        stream.tell(thing_told(self.table, stream.seat, message.ref, self._teller(stream.lang)))
