"""A table being played: one task that holds the game, takes messages one by one and tells every viewer.

Nothing else touches the game. An answer is taken, the seats that need no person go on, what was answered is
saved, and only then does anybody see any of it. If saving fails the task ends, and the table is read again
from the store: nobody has seen what was lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal

import msgspec
from msgspec import Struct

from nocturne.bots import Bot, make_bot
from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import BadAnswer, NocturneError
from nocturne.kernel.record import Answer
from nocturne.kernel.state import Result
from nocturne.kernel.table import Table
from nocturne.kernel.words import LANGUAGES
from nocturne.server.describing import describe
from nocturne.server.marks import Mark, SharedMarks
from nocturne.server.seen import Json, book_of, frame_of, question_number, question_of, refs_of, refusal_of
from nocturne.server.segments import MarkingTeller, is_clean

#: Frames kept for a viewer who comes back, and frames a connection may lag behind before it is cut.
_WINDOW = 64
_MOST_WAITING = 64
#: Messages remembered so that one sent twice counts once.
_REMEMBERED = 256
#: Log entries told to somebody who comes to the table.
_LOG_BEFORE = 60
#: How long the seats that need no person may go on before others get their turn, in seconds.
_SLICE = 0.015
#: After so many slices nobody waits for an answer of her own any more: bots play among themselves, which may
#: last for minutes, and others come first. The rest between two slices, in seconds.
_SLICES_AT_ONCE = 12
_REST = 0.05
_LONGEST_CHAT = 500
_CHAT_KEPT = 100

log = logging.getLogger("nocturne.server")


class Player(Struct):
    """Who sits on a seat. ``person`` is empty for a bot and for an open seat."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    person: str = ""
    bot: str = ""


class Said(Struct):
    """A line of chat."""

    name: str
    text: str
    at: float


class Saving(Struct):
    """What must be on disk before anything is shown: answers from a number on, and how the game ended, if it
    did. ``shortened``: what was saved from that number on is gone."""

    start: int
    answers: list[Answer]
    given: set[int]
    result: Result | None
    shortened: bool = False


class Message(Struct, forbid_unknown_fields=True):
    """What a client may send; each type uses some of the fields."""

    type: Literal["answer", "undo", "chat", "mark", "why", "describe", "yield", "lang", "ping"]
    id: str = ""
    number: int = -1
    key: str = ""
    text: str = ""
    about: str = ""
    ref: str = ""
    kind: Literal["once", "turn", "full"] = "once"
    mark: str = ""
    on: bool = True
    lang: str = ""


class Outbox:
    """One connection's frames on their way. A connection that does not keep up is cut; when it comes back it
    is sent what it missed."""

    def __init__(self) -> None:
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(_MOST_WAITING + 1)

    def put(self, frame: bytes) -> None:
        """Send a frame; None in the queue ends the connection."""
        if self.frames.qsize() < _MOST_WAITING:
            self.frames.put_nowait(frame)
        else:
            while not self.frames.empty():
                self.frames.get_nowait()
            self.close()

    def close(self) -> None:
        """End the connection once what was sent before is out."""
        if not self.frames.full():
            self.frames.put_nowait(None)


class Stream:
    """What one person is told at one table, numbered, over as many connections as she has open."""

    def __init__(self, person: str, name: str, seat: int | None, lang: str) -> None:
        self.person = person
        self.name = name
        self.seat = seat
        self.lang = lang
        # Numbers grow from the clock's, so that those of a server before this one are all smaller.
        self.sequence = int(time.time() * 1000)
        self.kept: deque[tuple[int, bytes]] = deque(maxlen=_WINDOW)
        self.outboxes: set[Outbox] = set()
        self.left_at = 0.0
        self.shown = 0
        self.behind = False  # came while something was being saved: must be shown all of it after that
        self.done: OrderedDict[str, None] = OrderedDict()
        self.letting_go = False
        self.full_control = False

    def tell(self, frame: Json) -> None:
        """Send a numbered frame and keep it for those who come back."""
        self.sequence += 1
        packed = msgspec.json.encode({"seq": self.sequence, **frame})
        self.kept.append((self.sequence, packed))
        for outbox in self.outboxes:
            outbox.put(packed)

    def forget(self) -> None:
        """From now on something is missed that is not kept: who comes back is shown the table afresh."""
        self.sequence += 1
        self.kept.clear()

    def missed(self, since: int) -> list[bytes] | None:
        """The frames after number ``since``; None when they are not all here any more."""
        if since == self.sequence:
            return []
        if not self.kept or not self.kept[0][0] - 1 <= since < self.sequence:
            return None
        return [packed for number, packed in self.kept if number > since]


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
        self._save_to = save
        self._save_chat = save_chat
        self._save_mark = save_mark
        self._saved = table.number
        self._given = given
        self._gone_since: dict[int, float] = {}
        self._tellers: dict[str, MarkingTeller] = {}
        self._bots: dict[int, Bot] = {}
        self._going_on = True  # answers are being given that need no person: nobody is asked meanwhile
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
        return seat is not None and not self._going_on and self.table.view(seat).decision is not None

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
        stream.letting_go = False
        if stream.seat is not None:
            self._gone_since[stream.seat] = time.monotonic()
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
        except asyncio.CancelledError:
            raise
        except Exception as fault:
            # The message of a fault may hold what is hidden: only where it happened is told.
            at = fault.__traceback__
            while at is not None and at.tb_next is not None:
                at = at.tb_next
            where = "" if at is None else f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno}"
            log.error("table stopped by %s at %s", type(fault).__name__, where)
        finally:
            for stream in self.streams.values():
                for outbox in stream.outboxes:
                    outbox.close()

    async def _obey(self, stream: Stream, message: Message) -> None:
        if message.id and message.id in stream.done:
            self._acknowledge(stream, message)  # sent twice: it has counted
            return
        try:
            await self._do(stream, message)
        except NocturneError as mistake:
            self._refuse(stream, message, mistake)
            return
        if message.id:
            stream.done[message.id] = None
            if len(stream.done) > _REMEMBERED:
                stream.done.popitem(last=False)
            self._acknowledge(stream, message)

    async def _do(self, stream: Stream, message: Message) -> None:
        match message.type:
            case "answer":
                seat = self._seated(stream)
                stream.letting_go = False
                self._check_number(seat, message.number)
                self.table.answer(seat, message.key)
                await self._go_on()
            case "undo":
                await self._undo(self._seated(stream))
            case "yield":
                await self._yield(stream, message)
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

    async def _go_on(self) -> None:
        """Let all answer who need no person, save, show; again, until a person must choose."""
        more = self._going_on = True
        slices = 0
        while more:
            slices += 1
            began = time.perf_counter()
            more = self._answer_one()
            while more and time.perf_counter() - began < _SLICE:
                more = self._answer_one()
            await self._save()
            self._going_on = more
            self._show()
            await asyncio.sleep(0 if slices < _SLICES_AT_ONCE else _REST)

    def _answer_one(self) -> bool:
        """One answer that needs no person; False when there is none. Where all choose in secret the people
        go first, so that going back to that choice finds the bots undecided too."""
        waiting: list[tuple[Decision, str]] = []
        for decision in self.table.decisions():
            key = None if self._by_bot(decision.seat) else self._for_person(decision)
            if key is None and not self._by_bot(decision.seat):
                return False
            waiting.append((decision, key or ""))
        if not waiting:
            return False
        decision, key = waiting[0]
        if key:
            self._given.add(self.table.number)
        else:
            key = self._bot(decision.seat).choose(decision, partial(self.table.view, decision.seat))
        self.table.answer(decision.seat, key)
        return True

    def _by_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat: its own, or the one that holds it for somebody who has been gone
        too long while others wait."""
        if self.players[seat].kind == "bot":
            return True
        gone = self._gone_since.get(seat)
        if gone is None or time.monotonic() - gone < self._grace:
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

    def _for_person(self, decision: Decision) -> str | None:
        """The answer that is given for a person: the only one there is, where there is nothing to ask "why
        not" about, or the usual one to what she lets go by."""
        stream = self.streams.get(self.players[decision.seat].person)
        game = self.table.game
        concerns = partial(game.concerns, decision, self.table.view(decision.seat))
        if len(decision.options) == 1 and not (stream is not None and stream.full_control):
            refused = any(
                question.refusals for question in self.table.questions if question.seat == decision.seat
            )
            if not refused or not concerns():
                return decision.options[0].key
        if stream is not None and stream.letting_go:
            usual = game.default_answer(decision)
            if usual is not None and not concerns():
                return usual
            stream.letting_go = False
        return None

    async def _yield(self, stream: Stream, message: Message) -> None:
        seat = self._seated(stream)
        if message.kind == "full":
            stream.full_control = message.on
            return
        decision = self.table.pending(seat)
        usual = None if decision is None else self.table.game.default_answer(decision)
        if usual is None:
            raise NocturneError("server-no-usual-answer")
        self._check_number(seat, message.number)
        self.table.answer(seat, usual)
        stream.letting_go = message.kind == "turn"
        await self._go_on()

    async def _undo(self, seat: int) -> None:
        point = self.table.undo_point(seat, self._given)
        if point is None:
            raise NocturneError("server-undo-impossible")
        self.table.undo_to(point)
        self._given = {number for number in self._given if number < point}
        self._saved = min(self._saved, point)
        self._bots.clear()
        await self._save(shortened=True)
        for stream in self.streams.values():
            stream.letting_go = False
            self._show_afresh(stream)

    async def _save(self, *, shortened: bool = False) -> None:
        table = self.table
        if table.number > self._saved or shortened:
            new = table.answers[self._saved :]
            await self._save_to(Saving(self._saved, new, self._given, table.result(), shortened))
            self._saved = table.number

    # -- showing

    def _teller(self, lang: str) -> MarkingTeller:
        if lang not in self._tellers:
            names = tuple(player.name for player in self.players)
            self._tellers[lang] = MarkingTeller(self.table.game, lang, names)
        return self._tellers[lang]

    def _show(self) -> None:
        for stream in self.streams.values():
            if not stream.outboxes and time.monotonic() - stream.left_at > self._grace:
                stream.forget()  # nothing is made for somebody who has been gone for long
            elif stream.behind:
                self._show_afresh(stream)
            else:
                stream.tell(self._frame(stream, fresh=False))

    def _show_afresh(self, stream: Stream) -> None:
        """The whole table with the latest of the log, to somebody who may know nothing of it."""
        # What was not saved yet must not be seen: it is shown once it is.
        stream.behind = self.table.number != self._saved
        if stream.behind:
            return
        stream.shown = max(0, len(self.table.log) - _LOG_BEFORE)
        stream.tell(self._frame(stream, fresh=True))
        stream.tell(self._players_frame())
        stream.tell({"type": "chat", "lines": msgspec.to_builtins(list(self.chat)), "fresh": True})
        if self._partners(stream.seat):
            stream.tell(self._marks_frame())

    def _frame(self, stream: Stream, *, fresh: bool) -> Json:
        frame = frame_of(self.table, stream.seat, stream.shown, self._teller(stream.lang))
        stream.shown = len(self.table.log)
        if fresh and (book := book_of(self.table, stream.seat, self._teller(stream.lang))):
            frame["book"] = book
        if self._going_on:
            return {**frame, "question": None, "fresh": fresh, "undo": False}
        undo = stream.seat is not None and self.table.undo_point(stream.seat, self._given) is not None
        return {**frame, "fresh": fresh, "undo": undo}

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

    def _acknowledge(self, stream: Stream, message: Message) -> None:
        stream.tell({"type": "ack", "id": message.id})

    def _refuse(self, stream: Stream, message: Message, mistake: NocturneError) -> None:
        words = self._teller(stream.lang).words
        text = words(mistake.message, **mistake.args_for_message)
        frame: Json = {"type": "error", "id": message.id, "error": {"code": mistake.message, "text": text}}
        if isinstance(mistake, BadAnswer) and stream.seat is not None:
            view = self.table.view(stream.seat)
            decision = view.decision
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
        seat = self._seated(stream)
        about = message.about
        view = self.table.view(seat)
        known = refs_of(view, msgspec.json.encode(view.table))
        for question in self.table.questions:
            if question.seat == seat:
                known.update(option.key for option in question.options)
                known.update(refusal.key for refusal in question.refusals)
                known.update(ref for refusal in question.refusals for ref in refusal.subjects)
        # Only what this seat is shown may be asked about: the reasons of other things could tell of them.
        if about not in known and not self.table.game.known_to_all(about):
            raise NocturneError("server-why-unknown")
        teller = self._teller(stream.lang)
        reasons = [refusal_of(refusal, view, teller) for refusal in self.table.why(seat, about)]
        possible = [
            option.key
            for option in (() if view.decision is None else view.decision.options)
            if about == option.key or about in option.subjects
        ]
        stream.tell({"type": "why", "about": about, "reasons": reasons, "possible": possible})

    def _describe(self, stream: Stream, message: Message) -> None:
        view = self.table.view(stream.seat)
        teller = self._teller(stream.lang)
        known = refs_of(view, msgspec.json.encode(view.table))
        game = self.table.game
        seen = message.ref in known or game.known_to_all(message.ref)
        lines = describe(game, message.ref, teller.words, view) if seen else []
        if not lines:
            raise NocturneError("server-describe-unknown")
        name = teller.plain_name(message.ref, view)
        stream.tell({"type": "card", "ref": message.ref, "name": name, "lines": lines})


def read_message(text: str) -> Message | None:
    """A client's message; None when it is none."""
    try:
        return msgspec.json.decode(text, type=Message)
    except (msgspec.DecodeError, RecursionError):
        return None
