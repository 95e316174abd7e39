"""Joining a contest, and settling all contests in the unlock phase (VTES-4.1)."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.contest.effects import begin_contest, burn_incoming, settle
from nocturne.vtes.rules.contest.queries import contests_due, copies, is_own, offer_contests
from nocturne.vtes.state import VtesState


@starts(Kind.JOIN_CONTEST)
class JoinContest(Frame):
    """By the option ``contested_entry`` the copy that came into play has had its effect and is contested
    now."""

    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        rivals = copies(g, self.card) if self.card in g.play else []
        if not rivals:
            return
        seat = g.play[self.card].controller
        if any(is_own(g, seat, rival) for rival in rivals):
            burn_incoming(g, self.card, seat)
        else:
            begin_contest(g, self.card)


class UnlockContests(Frame):
    """The contests of a Methuselah in her unlock phase, in the order she chooses (VTES-4-02)."""

    seat: int

    def run(self, g: VtesState) -> Question | None:
        question = Question(self.seat, "vtes-ask-contests")
        offer_contests(g, self.seat, question)
        if g.players[self.seat].out or not question.options:
            g.pop()
            return None
        if len(question.options) == 1:
            settle(g, question.values[0])  # nothing to choose: regained, or yielded for lack of blood
            return None
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        settle(g, choice.value)


def unlock_contests(g: VtesState, seat: int) -> None:
    """Have a Methuselah settle all her contests."""
    if contests_due(g, seat):
        g.push(UnlockContests(seat=seat))
