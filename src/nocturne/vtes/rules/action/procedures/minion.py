"""The minion phase: one action after the other, and what may be used between them (VTES-6, VTES-6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.memo import unchanged
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Attempted
from nocturne.vtes.frames.action import Announced
from nocturne.vtes.records import THIS_TURN, Lasting, Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.action.queries.able import (
    may_use_between_actions,
    nobody_acts_between_actions,
    offer_card_actions,
    why_not_act,
    why_not_in_play,
)
from nocturne.vtes.rules.action.queries.action import directed_at
from nocturne.vtes.rules.action.queries.minion import (
    MUST,
    acting_candidates,
    actions_in_play,
    aimed_at,
    cardless,
    cardless_actions,
    ref,
    why_no_bleed,
    why_no_hunt,
)
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.play.procedures.announce import Announcing
from nocturne.vtes.rules.play.procedures.window import Opportunity, begin_use
from nocturne.vtes.rules.play.queries.window import abilities_of, ask_in, is_due, offer_uses, uses_of
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind, Region, Window


class Step(IntEnum):
    """Whether the others have been asked since the last decision."""

    ASK_OTHERS = 0
    OTHERS_ASKED = 1


class MinionPhase(Frame, kw_only=True):
    """The active Methuselah chooses an action, or another effect, or ends the phase."""

    step: Step = Step.ASK_OTHERS
    seat: int

    def run(self, g: VtesState) -> Question | None:
        if g.players[self.seat].out or g.active != self.seat:
            g.pop()
            return None
        if self.step is Step.ASK_OTHERS and self._let_others_act(g):
            return None
        with unchanged(g):
            return self._ask(g)

    def _ask(self, g: VtesState) -> Question:
        question = Question(self.seat, "vtes-ask-action")
        uses = abilities_of(g, self.seat, Window.MINION)
        due = why.MANDATORY_EFFECT if uses and is_due(g, uses, Window.MINION) else None
        question.offer("pass", "vtes-do-end-minion-phase", unless=due)
        for minion in acting_candidates(g, self.seat):
            offer_actions_of(g, minion, question)
        if uses:
            offer_uses(g, question, uses)
        return question

    def _let_others_act(self, g: VtesState) -> bool:
        """Before each decision the others have an opportunity: what may be used in anybody's minion phase may
        be used between two actions (VTES-1.6.1.5-01)."""
        if nobody_acts_between_actions(g):
            return False  # nearly always
        others = tuple(seat for seat in g.clockwise(self.seat) if seat != self.seat)
        if not any(may_use_between_actions(g, seat) for seat in others):
            return False
        self.step = Step.OTHERS_ASKED
        g.push(BetweenActions(window=Window.MINION, first=self.seat, only=others))
        return True

    def take(self, g: VtesState, choice: Choice) -> None:
        self.step = Step.ASK_OTHERS  # only now: asked again after loading, it is still her decision
        if choice.key == "pass":
            g.pop()
        elif isinstance(choice.value, Frame):
            g.push(choice.value)
        else:
            begin_use(g, self.seat, choice.value, Window.MINION)


class BetweenActions(Opportunity):
    """No action is in progress. The active Methuselah decides when the others are done; she is asked here
    only after one of them has used something, because then the opportunity is hers again."""

    def run(self, g: VtesState) -> list[Question] | None:
        gone = g.players[self.first].out or g.active != self.first
        questions = [] if gone else list(self._questions(g))
        if not questions:
            g.pop()
            return None
        return questions

    def _questions(self, g: VtesState) -> Iterator[Question]:
        for seat in self.order(g):
            if seat != self.first:
                if may_use_between_actions(g, seat):
                    yield ask_in(g, seat, self.window, uses_of(g, seat, self.window))
            elif uses := abilities_of(g, seat, self.window):  # actions wait for her own decision
                yield ask_in(g, seat, self.window, uses)

    def take_all(self, g: VtesState, choices: list[Choice]) -> None:
        self.only = ()
        super().take_all(g, choices)


def offer_actions_of(g: VtesState, minion: int, question: Question) -> None:
    """Everything a minion can undertake."""
    for offer in cardless_actions():
        offer(g, minion, question)
    offer_card_actions(g, minion, question)
    offer_actions_in_play(g, minion, question)


@performs(v.Must)
def _must(g: VtesState, r: EffectContext, effect: v.Must) -> None:
    card = card_of(g, r, effect.who)
    g.lasting.append(Lasting(MUST, card=card, until=THIS_TURN, source=r.key, note=effect.action.value))


@cardless(rank=0)
def offer_bleed(g: VtesState, minion: int, question: Question) -> None:
    """A bleed without a card, against the prey (VTES-6.1.1)."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return
    prey = g.prey(now.controller)
    reason = why_not_act(g, minion, ActionKind.BLEED) or why_no_bleed(g, minion)
    if reason is None and not modified.may_bleed(g, minion, prey):
        reason = why.MINION_BARRED
    action = None
    if reason is None:
        action = Action(
            seat=now.controller, minion=minion, kind=ActionKind.BLEED, directed_at=(prey,),
            announced=Announced(victims=(prey,)),
        )  # fmt: skip
    question.offer(
        f"bleed:{minion}", "vtes-do-bleed", action,
        args={"minion": ref(minion), "victim": f"seat:{prey}", "amount": f"bleed:{minion}"},
        subjects=(ref(minion),), rules=("VTES-6.1.1-01",), unless=reason,
    )  # fmt: skip


@cardless(rank=1)
def offer_hunt(g: VtesState, minion: int, question: Question) -> None:
    """A hunt (VTES-6.1.2)."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return
    reason = None if g.face(minion).vampire else why.VAMPIRES_ONLY
    reason = reason or why_not_act(g, minion, ActionKind.HUNT) or why_no_hunt(g, minion)
    action = None if reason else Action(seat=now.controller, minion=minion, kind=ActionKind.HUNT, stealth=1)
    question.offer(
        f"hunt:{minion}", "vtes-do-hunt", action, args={"minion": ref(minion)}, subjects=(ref(minion),),
        rules=("VTES-6.1.2-01",), unless=reason,
    )  # fmt: skip


class BeginInPlay(Announcing):
    """An action that a card in play offers, being announced with its targets (VTES-6.1.6-05)."""

    index: int = 0

    def effects_path(self) -> str:
        return f"actions.{self.index}.effects"

    def wanted(self, g: VtesState) -> tuple[tuple[v.Target, ...], v.Number | None]:
        return g.face(self.card).actions[self.index].targets, None

    def is_action(self, g: VtesState) -> bool:
        return True

    def is_attack(self, g: VtesState) -> bool:
        return g.face(self.card).actions[self.index].kind is ActionKind.ENTER_COMBAT

    def is_bleed(self, g: VtesState) -> bool:
        return g.face(self.card).actions[self.index].kind is ActionKind.BLEED

    def cost(self, g: VtesState) -> v.Cost:
        return g.face(self.card).actions[self.index].cost

    def run(self, g: VtesState) -> Question | None:
        question = self.ask_announcement(g)
        if question is not None:
            return question
        g.pop()
        self.tell_named(g)
        self.pay_discard(g)
        offered = g.face(self.card).actions[self.index]
        extra = 1 if offered.kind is ActionKind.HUNT else 0  # VTES-6.1.6-03
        if offered.once:
            limits.note(g, Attempted(self.card, self.index), Until(offered.once))
        if offered.locks:
            counters.lock(g, self.card)
        if offered.kind is ActionKind.BLEED and not self.victims:
            self.victims = (g.prey(self.seat),)  # VTES-6.1.1-01
        aimed = aimed_at(g, self.card, self.index)
        key = g.printed[self.card]
        if offered.burns:
            leaving_play.burn_card(g, self.card)
        action = Action(
            seat=self.seat, minion=self.minion, kind=offered.kind, targets=(*aimed, *self.targets),
            stealth=offered.stealth + extra, bleed=offered.bleed,
            announced=Announced(
                card=self.card, key=key, in_play=True, mode=self.index, victims=self.victims, x=self.x,
                named=self.named,
            ),
        )  # fmt: skip
        if not offered.undirected:
            action.directed_at = directed_at(g, action)
        g.push(action)
        return None


def offer_actions_in_play(g: VtesState, minion: int, question: Question) -> None:
    """Actions from cards in play."""
    for card, index in actions_in_play(g, minion):
        begin = BeginInPlay(seat=g.play[minion].controller, card=card, minion=minion, index=index)
        args = {"minion": ref(minion), "card": ref(card), "does": f"deed:{g.printed[card]}:{index}"}
        question.offer(
            f"in-play:{card}:{index}:{minion}", "vtes-do-action-in-play", begin, args=args,
            subjects=(ref(card), ref(minion)), rules=("VTES-6.1.6-05",),
            unless=why_not_in_play(g, minion, card, index),
        )  # fmt: skip
