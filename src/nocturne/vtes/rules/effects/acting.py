"""Acting at other times: a minion who takes an action in anybody's minion phase, and cards that remember at
whom an action was directed."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.rules import limits
from nocturne.vtes.rules.action import limits_of
from nocturne.vtes.rules.minion import offer_actions_of
from nocturne.vtes.rules.perform import card_of, direction_mark, matches, performs
from nocturne.vtes.state import VtesState


class ActNow(Frame):
    """One action of one minion. An action card that was canceled as it was played leaves him free to try
    something else, or to let it be (VTES-T-26)."""

    minion: int
    taken: int
    """The actions he had taken this turn before."""
    key: int = 0
    path: str = ""
    """Where the ability that lets him act stands."""

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
            limits.note(g, _let_be(g, self.minion))
        else:
            g.push(choice.value)


def actions_taken(g: VtesState, minion: int) -> int:
    """How many actions a minion has taken this turn."""
    return limits.count(g, f"acted:{minion}")


def _let_be(g: VtesState, minion: int) -> str:
    """The word for a minion who could have acted and did not, until somebody else acts."""
    return f"let-be:{minion}:{sum(word.startswith('turn/acted:') for word in g.done)}"


def was_let_be(g: VtesState, minion: int) -> bool:
    """Whether a minion could have acted and did not, and nobody has acted since."""
    return limits.used(g, _let_be(g, minion))


def may_act_instead(g: VtesState, action: ActionFacts, masker: int) -> bool:
    """Whether a minion could have taken an action that is taken in the turn of somebody else (ruling on
    Madness Network)."""
    turn = g.frame_of(ActNow)
    if action.seat == g.active or turn is None:
        return True
    ability = node_at(turn.key, turn.path)
    assert isinstance(ability, v.Ability)
    r = EffectContext(seat=action.seat, key=turn.key, minion=masker)
    return ability.by != "bearer" and (ability.requires is None or matches(g, r, ability.requires, masker))


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
        for word in limits_of(g, action):
            limits.forget(g, word)


@performs(v.MarkDirection)
def _mark_direction(g: VtesState, r: EffectContext, effect: v.MarkDirection) -> None:
    action = g.frame_of(ActionFacts)
    if action is not None and r.source in g.play:
        g.put(r.source, marks=(*g.play[r.source].marks, direction_mark(action.directed_at)))
