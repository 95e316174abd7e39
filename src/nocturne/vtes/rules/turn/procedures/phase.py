"""What the phases of a turn share: the active Methuselah does one thing after another, in the order she likes
(VTES-4-02, VTES-5-04); when she is done the others may use what they may use then; any use hands the phase
back to her (VTES-1.6.1.5-01).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import ClassVar

from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.memo import unchanged
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.frames.window import Use
from nocturne.vtes.rules import why
from nocturne.vtes.rules.play.procedures.window import Opportunity, begin_secret_use, begin_use
from nocturne.vtes.rules.play.queries.window import (
    PASS,
    QUESTIONS,
    is_due,
    may_be_asked,
    nobody_has_anything,
    offer_uses,
    uses_of,
)
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import PHASE_WINDOWS, Window

Extra = Callable[[VtesState, int, Question], None]


_extras: dict[Window, list[Extra]] = {}


def anybody(window: Window) -> Callable[[Extra], Extra]:
    """Register something that every Methuselah may do in a phase, whoever's turn it is. The values of its
    offers are procedures. ``Methuselah.windows`` must tell whether her deck holds anything for it."""

    def register(extra: Extra) -> Extra:
        _extras.setdefault(window, []).append(extra)
        return extra

    return register


_ASK = {window: f"vtes-ask-{window.value}-phase" for window in PHASE_WINDOWS}


_END = {window: Prepared("pass", f"vtes-do-end-{window.value}-phase") for window in PHASE_WINDOWS}


class Step(IntEnum):
    """How far a phase has come."""

    BEGIN = 0
    ASK = 1
    OTHERS = 2
    DONE = 3
    OVER = 4


class PhaseFrame(Frame, kw_only=True):
    """One phase of a turn. A phase says what happens at its beginning, what it offers, and what ends it."""

    step: Step = Step.BEGIN
    seat: int
    again: bool = False
    """Somebody else has used something: the active Methuselah is asked again."""

    window: ClassVar[Window]

    def begin(self, g: VtesState) -> None:
        """What happens by itself when the phase begins."""

    def offer(self, g: VtesState, question: Question) -> None:
        """What the phase itself lets the active Methuselah do."""

    def choose(self, g: VtesState, choice: Choice) -> None:
        """She chose something of the phase's own whose value is no procedure."""

    def end(self, g: VtesState) -> None:
        """What happens by itself when the phase ends."""

    def might_choose(self, g: VtesState) -> bool:
        """Whether she is asked although she can only go on: going on by itself must not tell the table what
        she holds."""
        return may_be_asked(g, self.seat, self.window)

    def run(self, g: VtesState) -> Question | None:
        if g.players[self.seat].out or g.active != self.seat:
            g.pop()
            return None
        match self.step:
            case Step.ASK:
                question = self.ask(g)
                if len(question.options) > 1 or self.might_choose(g):
                    return question
                # Nothing to choose: the phase is over, or one last thing must happen first.
                only = question.choice(question.options[0].key)
                assert only is not None
                self.take(g, only)
            case Step.BEGIN:
                self.step = Step.ASK
                self.begin(g)
            case Step.OTHERS:
                self.step = Step.DONE
                g.push(Others(window=self.window, first=self.seat))
            case Step.DONE if self.again:
                self.step, self.again = Step.ASK, False
            case Step.DONE:
                self._finish(g)
            case Step.OVER:
                g.pop()
        return None

    def _finish(self, g: VtesState) -> None:
        self.step = Step.OVER
        self.end(g)
        if g.stack[-1] is self and not g.queue:
            g.pop()

    def ask(self, g: VtesState) -> Question:
        """Everything she may do now."""
        question = Question(self.seat, _ASK[self.window])
        uses = uses_of(g, self.seat, self.window)
        reason = why.MANDATORY_EFFECT if uses and is_due(g, uses, self.window) else self.why_not_end(g)
        self.offer(g, question)
        for extra in _extras.get(self.window, ()):
            extra(g, self.seat, question)
        if uses:
            offer_uses(g, question, uses)
        question.offer_prepared(_END[self.window], reason)
        return question

    def why_not_end(self, g: VtesState) -> Why | None:
        """Why the phase cannot end yet, or None."""
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        value = choice.value
        if choice.key == "pass":
            self.step = Step.OTHERS
        elif isinstance(value, Frame):
            g.push(value)
        elif isinstance(value, Use):
            begin_use(g, self.seat, value, self.window)
        else:
            self.choose(g, choice)


class Others(Opportunity):
    """The active Methuselah is done: may anybody else use something in this phase? Only where a card or a
    rule says so (VTES-FR-06, VTES-FR-11)."""

    def run(self, g: VtesState) -> list[Question] | None:
        questions = self.questions(g)
        if not questions:
            g.pop()
            return None
        return questions

    def questions(self, g: VtesState) -> list[Question]:
        """What the others are asked; nothing when none of them may have anything to use."""
        questions: list[Question] = []
        extras = _extras.get(self.window, ())
        if nobody_has_anything(g, self.window):
            return questions  # nearly always
        with unchanged(g):
            for seat in self.order(g):
                if seat == self.first:
                    continue
                uses = uses_of(g, seat, self.window)
                if not (uses or extras or may_be_asked(g, seat, self.window)):
                    continue
                question = Question(seat, QUESTIONS[self.window])
                question.offer_prepared(PASS)
                for extra in extras:
                    extra(g, seat, question)
                offer_uses(g, question, uses)
                if len(question.options) > 1 or may_be_asked(g, seat, self.window):
                    questions.append(question)
        return questions

    def take_all(self, g: VtesState, choices: list[Choice]) -> None:
        g.pop()
        for choice in choices:
            value = choice.value
            if value is None:
                continue
            phase = g.stack[-1]
            assert isinstance(phase, PhaseFrame)
            phase.again = True
            if isinstance(value, Frame):
                if len(choices) > 1:
                    g.emit(events.WantsToUse(choice.seat))
                g.push(value)
            else:
                begin_secret_use(g, choice.seat, value, self.window, len(choices))
            return
