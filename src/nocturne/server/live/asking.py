"""Who is really asked: which questions are put to a person and which are answered for them, and from when on
that may be told. Reads the table, never answers.

Where the rules ask one after another, all who are about to be asked are asked at once. What they say before
their turn is kept here and handed to the rules when these ask for it, unless something has happened since.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

import msgspec

from nocturne.kernel.decision import Decision
from nocturne.kernel.engine import not_an_option
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import QuestionWindow
from nocturne.kernel.table import Table
from nocturne.server.live.windows import (
    MOST_CARDS,
    STRICT_SECONDS,
    Early,
    Gate,
    Passed,
    Preferences,
    delay,
    stop_defaults,
    stop_preset,
)
from nocturne.server.render.looks import Looks
from nocturne.server.wire.messages import YieldKind
from nocturne.server.wire.question import Masking, StopPreset


class Asking:
    """The questions of a table and what its people have said about them. ``by_bot`` tells whether a bot
    answers for a seat at the moment; ``together``: those who are about to be asked are asked at once."""

    def __init__(
        self,
        table: Table,
        masking: Masking,
        preferences: dict[int, Preferences],
        by_bot: Callable[[int], bool],
        *,
        together: bool = True,
    ) -> None:
        self.table = table
        self.looks = Looks(table)
        """What everybody sees now."""
        self.masking = masking
        self.preferences_by_seat = preferences
        self._by_bot = by_bot
        self._together = together
        self._stops = stop_defaults(table.game)
        self._gate = Gate()
        self._activity = ("", 0)
        self._shown_early: dict[int, tuple[Decision, str, int]] = {}

    def preferences(self, seat: int) -> Preferences:
        """What the person on a seat lets go by."""
        return self.preferences_by_seat.setdefault(seat, Preferences())

    # -- the questions that are put now

    def first_number(self) -> int:
        """The number of answers when the present questions were put."""
        return self.table.number - len(self.table.state.sealed)

    def is_secret(self) -> bool:
        """Whether it must not be told who has answered the present questions."""
        return self.masking != "fast" and any(question.sealed for question in self.table.questions)

    def is_hidden(self) -> bool:
        """Whether nobody is told whom the table waits for."""
        return self.is_secret() or (self.masking != "fast" and bool(self.table.upcoming()))

    # -- what is asked and said before it is somebody's turn

    def asked(self, seat: int) -> Decision | None:
        """What a seat is asked: now, or before its turn."""
        return self.table.pending(seat) or self._asked_early(seat)

    def _asked_early(self, seat: int) -> Decision | None:
        for question in self.table.upcoming() if self._together else ():
            if question.seat == seat:
                return question.decision(self.table.number)
        return None

    def say_early(self, decision: Decision, key: str) -> None:
        """A person answers before it is their turn."""
        if decision.option(key) is None:
            raise not_an_option(decision.options, key)
        self.note_answer(decision, key)
        early = Early(key, self._fingerprint(decision), len(self.table.log))
        self.preferences(decision.seat).early = early

    def note_shown(self, decision: Decision) -> None:
        """Somebody is shown what they are asked before their turn."""
        if self.table.pending(decision.seat) is None:
            self._shown_early[decision.seat] = (decision, self._fingerprint(decision), len(self.table.log))

    def says_late(self, seat: int, number: int, key: str) -> bool:
        """Whether an answer is to what a seat was asked before its turn, sent while others passed: it counts
        as if it had come just before that."""
        if seat not in self._shown_early or self.keeps_early(seat):
            return False
        decision, asked, log = self._shown_early[seat]
        if decision.number != number or decision.option(key) is None:
            return False
        own = self.preferences(seat)
        own.early = Early(key, asked, log)
        if not self.keeps_early(seat):
            own.early = None
        return own.early is not None

    def rewind(self) -> None:
        """The game goes back: what people said about the present moment is void."""
        self._shown_early.clear()
        for own in self.preferences_by_seat.values():
            own.rewind()

    def said_early(self, decision: Decision) -> str | None:
        """What a person has said to this question before it was put to them, if that still stands."""
        early = self.preferences(decision.seat).early
        stands = early is not None and self.keeps_early(decision.seat)
        return (
            early.key if early is not None and stands and early.asked == self._fingerprint(decision) else None
        )

    def keeps_early(self, seat: int) -> bool:
        """Whether what a seat has said before its turn may yet count: as far as it was shown, nothing has
        happened since but that others let go by what they were asked."""
        early = self.preferences(seat).early
        return early is not None and all(event.passes for event in self.table.events(seat, early.log))

    def take_early(self, decision: Decision) -> bool:
        """Whether a question is answered by what was said before; that is then used up."""
        said = self.said_early(decision) is not None
        if said:
            self.preferences(decision.seat).early = None
        return said

    def _fingerprint(self, decision: Decision) -> str:
        """All that a question tells, but for its number."""
        options = [(option.key, option.args) for option in decision.options]
        told = (decision.question, decision.args, options, self.window(decision))
        return blake2b(msgspec.json.encode(told, order="sorted"), digest_size=12).hexdigest()

    # -- when

    def asks_a_person(self) -> bool:
        """Whether any of the present questions was put to a person, answered or not."""
        asked = {question.seat for question in self.table.questions}
        asked.update(sealed.seat for sealed in self.table.state.sealed)
        return not all(map(self._by_bot, asked))

    def gate(self, now: float) -> Gate:
        """From when on the present questions may be answered for somebody, and answers to them count. It
        depends on public facts, on yields and on stops, and on nothing that is hidden."""
        number = self.first_number()
        if self._gate.number != number:
            self._gate = Gate(number, now)
            if self.masking != "fast":
                self._gate.opens, self._gate.closes = self._gate_at(now, number)
        return self._gate

    def _gate_at(self, now: float, number: int) -> tuple[float, float | None]:
        decisions = self.table.decisions()
        by_person = self.asks_a_person()
        if by_person and self._is_timed():
            return now + STRICT_SECONDS, now + STRICT_SECONDS
        closed = [decision for decision in decisions if self.hides_choice(decision)]
        if not (by_person or closed):
            return now, None  # everybody can see that a bot must choose
        thought = any(not self._by_bot(one.seat) and self.is_wanted(one) for one in closed)
        opens = now + delay(self.table.head.seed, number, self.masking, thought=thought)
        in_turn = by_person and self.masking == "strict" and all(map(self._is_window, decisions))
        return opens, now + STRICT_SECONDS if in_turn else None  # one after another, each in their time

    def hides_choice(self, decision: Decision) -> bool:
        """Whether it is a secret that a seat has a choice, or none: then it must not be told by the time it
        takes. In a window nobody is told who is asked, nor who has spoken before their turn."""
        return self.table.game.hides_choice(self.table.state, decision) or self.window(decision) is not None

    def _is_timed(self) -> bool:
        """Whether a strict table waits for a fixed time: in windows, not for choices that must be made."""
        if self.masking != "strict" or self.table.state.sealed:
            return False
        return all(decision.sealed and self._is_window(decision) for decision in self.table.decisions())

    def _is_window(self, decision: Decision) -> bool:
        """Whether somebody may let it go by, in a window."""
        return self.window(decision) is not None and self.usual(decision) is not None

    # -- answers that need no person

    def usual(self, decision: Decision) -> str | None:
        """The harmless answer, if there is one."""
        return self.table.game.default_answer(decision)

    def window(self, decision: Decision) -> QuestionWindow | None:
        """The window a question belongs to."""
        return self.table.game.window(decision, self.looks.view(decision.seat))

    def activity(self) -> int:
        """How many actions there have been so far, this one included. Asked after each answer, so that two
        alike are told apart."""
        name = self.table.game.activity(self.table.state)
        if name != self._activity[0]:
            self._activity = (name, self._activity[1] + 1)
        return self._activity[1]

    def answer_for(self, decision: Decision, now: float) -> str | None:
        """What is answered for a person: the only answer there is, or the usual one to what they let go by
        and where they do not want to be asked. With full control everything is asked. At a strict table
        everybody is asked everything they do not let go by. A question that gives time to read is always
        asked."""
        usual = self.usual(decision)
        closes = self._gate.closes if self._gate.number == self.first_number() else None
        if usual is not None and closes is not None and now >= closes:
            return usual
        if self.preferences(decision.seat).full:
            return None
        only = decision.only_answer
        if only is not None and self.masking != "strict" and not self.table.game.pauses(decision):
            return only.key
        return None if self.is_wanted(decision) else usual

    def is_wanted(self, decision: Decision) -> bool:
        """Whether a person is asked this if they have a choice. It does not depend on whether they have."""
        own = self.preferences(decision.seat)
        if own.full or self.usual(decision) is None:
            return True
        window = self.window(decision)
        if window is not None and self.masking != "strict" and not own.is_stop(window, self._stops):
            return False
        attention = own.turn and self._needs_attention(decision)
        return not own.lets_go(window, self.activity(), attention=attention)

    def _needs_attention(self, decision: Decision) -> bool:
        if len(decision.options) == 1:  # that there is no choice may be a secret
            decision = msgspec.structs.replace(decision, options=decision.options * 2)
        return self.table.game.needs_attention(decision, self.looks.view(decision.seat))

    # -- what people say about them

    def note_automatic(self, decision: Decision, key: str) -> None:
        """Something is answered for a person. Where they would have been asked if they had had a choice, it
        counts as if they had answered: what comes next must not tell that they were not asked."""
        if self.masking != "fast" and self.is_wanted(decision):
            self.note_answer(decision, key)

    def note_answer(self, decision: Decision, key: str) -> None:
        """A person is about to answer what they were asked."""
        own = self.preferences(decision.seat)
        window = self.window(decision)
        if window is None and not decision.sealed:
            own.turn = False  # a choice of their own: things concern them again
        if key == self.usual(decision):
            own.note_pass(window, self.activity())

    def let_go(self, decision: Decision, kind: YieldKind) -> None:
        """A person lets more go by than the question they are asked."""
        own = self.preferences(decision.seat)
        window = self.window(decision)
        if kind == "turn":
            own.turn = True
        elif kind in ("window", "action", "card") and window is None:
            raise NocturneError("server-no-window")
        elif kind == "action" and not self._activity[0]:
            raise NocturneError("server-no-action")
        elif kind == "card" and (window is None or not window.card):
            raise NocturneError("server-no-card")
        if window is None:
            return
        if kind == "window":
            own.window = Passed(self.activity(), window.role, window.name)
        elif kind == "action":
            own.action = Passed(self.activity(), window.role)
        elif kind == "card" and (window.name, window.card) not in own.cards:
            own.cards = [*own.cards, (window.name, window.card)][-MOST_CARDS:]

    def stop(self, seat: int, role: str, window: str, *, on: bool) -> None:
        """A person wants to be asked in a window, or not any more."""
        place = f"{role}/{window}"
        if place not in self._stops:
            raise NocturneError("server-no-such-stop")
        changed = {**self.preferences(seat).stops, place: on}
        self.preferences(seat).stops = {
            place: wanted for place, wanted in changed.items() if wanted != self._stops[place]
        }

    def preset_stops(self, seat: int, preset: StopPreset) -> None:
        """A person is asked as a preset says, in all windows."""
        self.preferences(seat).stops = stop_preset(self.table.game, preset)
