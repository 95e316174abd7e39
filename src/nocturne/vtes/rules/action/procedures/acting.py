"""Acting at other times: a minion who takes an action in anybody's minion phase, and cards that remember at
whom an action was directed."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts, ActNowFacts
from nocturne.vtes.marks import DirectedAt
from nocturne.vtes.rules.action.procedures.minion import offer_actions_of
from nocturne.vtes.rules.action.queries.action import limits_of
from nocturne.vtes.rules.action.queries.minion import actions_taken, let_be
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState


class ActNow(ActNowFacts):
    """One action of one minion. An action card that was canceled as it was played leaves him free to try
    something else, or to let it be (VTES-T-26)."""

    def run(self, g: VtesState) -> Question | None:
        now = g.play.get(self.minion)
        if now is None or actions_taken(g, self.minion) > self.taken:
            g.pop()
            return None
        question = Question(now.controller, "vtes-ask-act-now", minion=f"card:{self.minion}")
        question.offer("pass", "vtes-do-pass")
        offer_actions_of(g, self.minion, question)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key == "pass":
            g.pop()
            limits.note(g, let_be(g, self.minion))
        else:
            g.push(choice.value)


@performs(v.TakeAction)
def _take_action(g: VtesState, r: EffectContext, effect: v.TakeAction) -> None:
    minion = card_of(g, r, effect.who)
    if minion in g.play:
        path = r.path.removesuffix(".effects")
        g.push(ActNow(minion=minion, taken=actions_taken(g, minion), key=r.key, path=path))


@performs(v.ActAgain)
def _act_again(g: VtesState, r: EffectContext, effect: v.ActAgain) -> None:
    action = g.frame_of(ActionFacts)
    if action is not None:
        for taken in limits_of(g, action):
            limits.forget(g, taken)


@performs(v.MarkDirection)
def _mark_direction(g: VtesState, r: EffectContext, effect: v.MarkDirection) -> None:
    action = g.frame_of(ActionFacts)
    if action is not None and r.source in g.play:
        g.put(r.source, marks=(*g.play[r.source].marks, DirectedAt(tuple(sorted(action.directed_at)))))
