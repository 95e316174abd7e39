"""Answers that need no person: those of bots, those given for somebody who lets a question go by, and those
given because time is up. Here it is also known who must be asked. Nothing is saved or shown."""

from __future__ import annotations

from collections.abc import Callable

from nocturne.kernel.decision import Decision
from nocturne.kernel.table import HOST, TIME
from nocturne.server.live.asking import Asking
from nocturne.server.live.clocks import Clocks, extension_of
from nocturne.server.live.seats import Seats
from nocturne.server.live.session import GRAIN, Alarm, Session
from nocturne.server.live.streams import Stream
from nocturne.server.render.views import question_number
from nocturne.server.wire.update import Clock


class Autoplay:
    """Gives the answers that need no person. ``before_answer`` is called before each of them."""

    def __init__(
        self,
        session: Session,
        seats: Seats,
        asking: Asking,
        clocks: Clocks,
        alarm: Alarm,
        before_answer: Callable[[], None],
    ) -> None:
        self._session = session
        self._seats = seats
        self._asking = asking
        self._clocks = clocks
        self._alarm = alarm
        self._before_answer = before_answer
        self.owed: list[tuple[Stream, str]] = []
        """Acknowledgements to be sent once what they are for is saved and shown."""

    # -- who is asked

    def asked(self, seat: int | None) -> Decision | None:
        """What is put to a viewer, now or before their turn; None where it is answered for them."""
        decision = None if seat is None or self._seats.by_bot(seat) else self._asking.asked(seat)
        return None if decision is None or self._for_person(decision) is not None else decision

    def is_asked(self, seat: int) -> bool:
        """Whether the person on a seat is asked something."""
        return self.asked(seat) is not None

    def _said(self, decision: Decision) -> str | None:
        """What a person has said to a question already."""
        held = self._session.held
        if held is not None and held.seat == decision.seat:
            return held.key
        return self._asking.said_early(decision)

    def _for_person(self, decision: Decision) -> str | None:
        """What is answered for a person: what they have said already, or what they let go by."""
        session = self._session
        if (said := self._said(decision)) is not None:
            return said
        if session.teaching is not None and session.lesson_step() is not None:
            return session.teaching.answer_for(session.table, session.automatic, decision)
        return self._asking.answer_for(decision, session.clock() + GRAIN)

    # -- one answer

    def answer_one(self) -> bool:
        """One answer that needs no person; False when there is none, or it is not its time yet. Where all
        choose in secret the people go first, so that going back to that choice finds the bots undecided
        too."""
        session = self._session
        self._asking.activity()
        if self._time_is_up():
            return True
        gate = self._asking.gate(session.clock())
        waiting: list[tuple[Decision, str | None]] = []
        for decision in session.table.decisions():
            by_bot = self._seats.by_bot(decision.seat)
            key = self._said(decision) if by_bot else self._for_person(decision)
            if key is None and not by_bot:
                if gate.closes is not None:
                    self._alarm.at(gate.closes)
                return False
            waiting.append((decision, key))
        if not waiting:
            return False
        decision, key = waiting[0]
        if not self.may_close():
            self._alarm.at(gate.opens)
            if key is None and not self._taught():
                self._seats.is_thinking(decision)  # it begins to: how long it takes is not to be seen either
            return False
        if key is None and not self._taught() and self._seats.is_thinking(decision):
            return False
        self._answer(decision, key)
        return True

    def _taught(self) -> bool:
        """Whether a lesson says what the bots answer."""
        session = self._session
        return session.teaching is not None and session.lesson_step() is not None

    def _answer(self, decision: Decision, key: str | None) -> None:
        session = self._session
        held = session.held
        if held is not None and held.seat == decision.seat:
            self.owed.append((held.stream, held.id))
            session.held = None
        elif key is not None and not self._asking.take_early(decision):
            self._asking.note_automatic(decision, key)
            session.automatic.add(session.table.number)
        if key is None and session.teaching is not None and self._taught():
            key = session.teaching.reply(session.table, session.automatic, decision)
        elif key is None:
            key = self._seats.choose(decision)
        self._before_answer()
        session.table.answer(decision.seat, key)

    def may_close(self) -> bool:
        """Whether the present window may close now."""
        clock = self._session.clock
        return self._session.hurried or clock() + GRAIN >= self._asking.gate(clock()).opens

    # -- time

    def run_clocks(self) -> None:
        """Let the clocks run of those the table waits for, and wake it when one has something to say. No
        clock runs before its seat's turn."""
        if self._clocks.pace.kind == "none":
            return
        session = self._session
        people, now = session.people(), session.now()
        waited_for = {question.seat for question in session.table.questions}
        asked = {
            seat: question_number(session.table, seat)
            for seat in people
            if seat in waited_for and self.is_asked(seat)
        }
        self._clocks.run(asked, people, now)
        for seat in asked:
            for when in (self._clocks.warns_at(seat), self._clocks.due(seat)):
                if when is not None and when > session.now():
                    self._alarm.at(round(when - session.epoch, 3))

    def _time_is_up(self) -> bool:
        """Whether an answer was given because the time of somebody, or of the whole table, is up."""
        now = self._session.now() + GRAIN
        if self._game_time_is_up(now):
            return True
        if self._clocks.pace.kind == "none":
            return False
        table = self._session.table
        for decision in table.decisions():
            seat = decision.seat
            number = question_number(table, seat)
            if not self._clocks.is_up(seat, number, now) or not self.is_asked(seat):
                continue
            if self._clocks.pace.kind == "live":
                self._clocks.lapse(seat, self._session.now())
                continue
            key = self._asking.usual(decision)
            if key is None:
                key = self._seats.choose(decision)
            self._session.automatic.add(table.number)
            self._before_answer()
            table.answer(seat, key)
            return True
        return False

    def _game_time_is_up(self, now: float) -> bool:
        """Whether the time limit of the whole game has ended it."""
        session = self._session
        table = session.table
        minutes = table.game.minutes(table.state)
        began = table.head.note.get("began")
        if minutes is None or not isinstance(began, (int, float)) or not table.questions:
            return False
        ends = began + 60 * minutes + extension_of(table.head)
        if now < ends:
            self._alarm.at(round(ends - session.epoch, 3))
            return False
        session.held = None
        self._before_answer()
        table.answer(HOST, TIME)
        return True

    def clocks_for(self, seat: int | None) -> list[Clock]:
        """Everybody's clock, or only one's own where it must not be told who is asked."""
        people = self._session.people()
        shown = people if self._asking.masking == "fast" else [at for at in people if at == seat]
        return [self._clocks.to_wire(at, self._session.now() + GRAIN) for at in shown]
