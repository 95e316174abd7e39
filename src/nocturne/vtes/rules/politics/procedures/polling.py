"""Polling: in each round everybody answers in secret; the first who uses something interrupts it
(VTES-6.3.3)."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.frames.window import Use
from nocturne.vtes.rules.play.procedures.window import begin_secret_use
from nocturne.vtes.rules.play.queries.window import may_be_asked, offer_uses, uses_of
from nocturne.vtes.rules.politics.effects import votes
from nocturne.vtes.rules.politics.effects.politics import take_ballot
from nocturne.vtes.rules.politics.queries import votes as politics_votes
from nocturne.vtes.rules.politics.queries.politics import Ballot, offer_ballots
from nocturne.vtes.rules.politics.queries.referendum import referendum
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Window


class Polling(Frame):
    """Votes and ballots are cast, in any order (VTES-6.3.2-05)."""

    idle: bool = False
    """Nothing was cast or used in the last round: nobody can wait for others any more."""

    def order(self, g: VtesState, ref: ReferendumFacts) -> list[int]:
        """The calling Methuselah first, then clockwise (VTES-1.6.1.5-01)."""
        return list(g.clockwise(ref.seat))

    def run(self, g: VtesState) -> list[Question] | None:
        ref = referendum(g)
        questions: list[Question] = []
        if not ref.over():
            favor, against = politics_votes.tally(g, ref)
            for seat in self.order(g, ref):
                question = self._ask(g, ref, seat, favor, against)
                if question is not None:
                    questions.append(question)
        if not questions:
            g.pop()
            return None
        return questions

    def _ask(
        self, g: VtesState, ref: ReferendumFacts, seat: int, favor: int, against: int
    ) -> Question | None:
        question = Question(seat, "vtes-ask-poll", favor=favor, against=against)
        question.offer("pass", "vtes-do-finish-polling", rules=("VTES-6.3.2-07",))
        offer_ballots(g, ref, seat, question)
        offer_uses(g, question, uses_of(g, seat, Window.POLLING))
        if len(question.options) > 1:
            if not self.idle:
                question.offer("wait", "vtes-do-wait-polling", rules=("VTES-6.3.2-07",))
        elif not may_be_asked(g, seat, Window.POLLING):
            return None
        return question

    def take_all(self, g: VtesState, choices: list[Choice]) -> None:
        ref = referendum(g)
        ballots = [choice for choice in choices if isinstance(choice.value, Ballot)]
        for choice in ballots:
            take_ballot(g, ref, choice.seat, choice.value)
        uses = [choice for choice in choices if isinstance(choice.value, Use)]
        if uses:
            begin_secret_use(g, uses[0].seat, uses[0].value, Window.POLLING, len(choices))
        if ballots or uses:
            self.idle = False
        elif waiting := [choice.seat for choice in choices if choice.key == "wait"]:
            self.idle = True
            for seat in waiting:
                g.emit(events.WaitsToVote(seat))
        else:
            g.pop()


class ChooseSide(Frame):
    """Somebody decides where another's votes and ballots go."""

    seat: int
    minion: int
    force: bool = False

    def run(self, g: VtesState) -> Question:
        ref = f"card:{self.minion}"
        question = Question(self.seat, "vtes-ask-side", minion=ref)
        question.offer("for", "vtes-do-side-for", True, subjects=(ref,))
        question.offer("against", "vtes-do-side-against", False, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        votes.change_side(g, referendum(g), self.minion, choice.value, self.force)


@performs(v.ChangeVotes)
def _change_votes(g: VtesState, r: EffectContext, effect: v.ChangeVotes) -> None:
    minion = card_of(g, r, effect.who)
    if g.frame_of(ReferendumFacts) is not None and minion in g.play:
        g.push(ChooseSide(seat=r.seat, minion=minion, force=effect.force))
