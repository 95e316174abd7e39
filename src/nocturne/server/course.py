"""A game under way and who answers in it: people, the bots that sit there or hold a seat for somebody who is
gone, clocks that run out, and what is answered for somebody who lets it go by.

Here the next answer that needs no person is found and given, and it is told who must be asked. Nothing is
saved or shown.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import NamedTuple

from nocturne.bots import Bot, make_bot
from nocturne.kernel.decision import Decision
from nocturne.kernel.table import HOST, TIME, Table
from nocturne.lessons import Step
from nocturne.server.asking import Asking
from nocturne.server.clocks import Clocks, Desk, Pace
from nocturne.server.seen import Json, question_number
from nocturne.server.streams import Player, Stream
from nocturne.server.teaching import Teaching
from nocturne.server.windows import Masking, Standing

#: A timer may ring this much early, by the grain of the clock.
_GRAIN = 0.002


class Held(NamedTuple):
    """An answer that would close a window before its time: it counts when the window may close."""

    stream: Stream
    id: str
    seat: int
    key: str


class Terms(NamedTuple):
    """What a game is played by. ``given`` are the numbers of the answers that were given for people;
    ``grace``: after so many seconds a bot holds the seat of somebody who is gone."""

    given: set[int]
    grace: float
    masking: Masking
    standings: dict[int, Standing]
    teaching: Teaching | None
    pace: Pace
    desk: Desk


class Course:
    """A game under way."""

    def __init__(self, table: Table, players: list[Player], terms: Terms) -> None:
        self.table = table
        self.players = players
        self.streams: dict[str, Stream] = {}
        """Everybody who looks at the table, or has lately."""
        self._grace = terms.grace
        self._given = terms.given
        self._gone_since: dict[int, float] = {}
        self._bots: dict[int, Bot] = {}
        together = terms.teaching is None  # a lesson goes step by step
        self._asking = Asking(table, terms.masking, terms.standings, self._by_bot, together=together)
        self._teaching = terms.teaching
        self._held: Held | None = None
        self._owed: list[tuple[Stream, str]] = []
        """Acknowledgements to be sent once what they are for is saved and shown."""
        self._hurried = False
        """Everybody who is left is a bot, and those who are out want to see the end."""
        self._waking: set[float] = set()
        self._clock = asyncio.get_running_loop().time
        self._epoch = time.time() - self._clock()
        self._desk = terms.desk
        self._clocks = Clocks(terms.pace, terms.desk.clocks, self._now())

    # -- who is at the table

    def seat_of(self, person: str) -> int | None:
        """Where a person sits; None for a spectator."""
        return next((at for at, player in enumerate(self.players) if player.person == person), None)

    def asks(self, person: str) -> bool:
        """Whether this person is asked something now."""
        seat = self.seat_of(person)
        return seat is not None and self._is_asked(seat)

    def _people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.kind == "person"]

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

    def _come_back(self, seat: int) -> None:
        if self._clocks.come_back(seat):
            self._bots.pop(seat, None)

    # -- who is asked

    def _asked(self, seat: int | None) -> Decision | None:
        """What is put to a viewer, now or before her turn; None where it is answered for her."""
        decision = None if seat is None or self._by_bot(seat) else self._asking.asked(seat)
        return None if decision is None or self._for_person(decision) is not None else decision

    def _is_asked(self, seat: int) -> bool:
        return self._asked(seat) is not None

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

    # -- answers that need no person

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
        self._before_answer()
        self.table.answer(decision.seat, key)
        return True

    def _before_answer(self) -> None:
        """An answer that needs no person is about to be given."""

    def _may_close(self) -> bool:
        return self._hurried or self._clock() + _GRAIN >= self._asking.gate(self._clock()).opens

    # -- the end without waiting

    def _is_out(self, seat: int) -> bool:
        return self.table.result() is None and self.table.game.is_out(self.table.state, seat)

    def _may_finish(self) -> bool:
        """Whether nobody who is still in the game is a person: bots need not be waited for then."""
        return all(self._is_out(seat) for seat in self._people())

    # -- time

    def _now(self) -> float:
        """Seconds of the epoch."""
        return self._epoch + self._clock()

    def _wake(self) -> None:
        """Look again whether somebody can answer."""
        raise NotImplementedError

    def _wake_at(self, when: float) -> None:
        """Go on at a moment of the loop's clock."""
        if when not in self._waking:
            self._waking.add(when)
            asyncio.get_running_loop().call_at(when, self._woken, when)

    def _woken(self, when: float) -> None:
        self._waking.discard(when)
        self._wake()

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
                self._before_answer()
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
            self._before_answer()
            self.table.answer(seat, key)
            return True
        return False

    def _clocks_told(self, seat: int | None) -> list[Json]:
        """Everybody's clock, or only one's own where it must not be told who is asked."""
        people = self._people()
        shown = people if self._asking.masking == "fast" else [at for at in people if at == seat]
        return [self._clocks.told(at, self._now() + _GRAIN) for at in shown]

    # -- the way back

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

    def _may_undo(self, seat: int) -> bool:
        if self._clocks.is_lapsed(seat):
            return False  # a bot has answered meanwhile; she takes her seat back first
        held = self._held is not None and self._held.seat == seat
        return not held and (self._asking.keeps_early(seat) or self._undo_point(seat) is not None)
