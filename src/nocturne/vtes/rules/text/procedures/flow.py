"""Effects that hold other effects: under a condition, at will, for something picked, for each of several."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at, node_at
from nocturne.vtes.rules.cost import effects as cost_effects
from nocturne.vtes.rules.cost.queries import pay
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matching
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.rules.text.queries.targets import hides, offer_targets
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@performs(v.If)
def _if(g: VtesState, r: EffectContext, effect: v.If) -> None:
    if holds(g, r, effect.condition):
        push_effects(g, r.inner("do"))
    elif effect.otherwise:
        push_effects(g, r.inner("otherwise"))


@performs(v.As)
def _as(g: VtesState, r: EffectContext, effect: v.As) -> None:
    for seat in reversed(seats_of(g, r, effect.party)):
        push_effects(g, r.inner("do", seat=seat))


@performs(v.ForEach)
def _for_each(g: VtesState, r: EffectContext, effect: v.ForEach) -> None:
    # The cards are settled before the first one is touched; the last pushed is carried out first.
    found = list(matching(g, r, effect.of))
    if hides(g, r, effect.of):
        g.emit(events.Concerned(r.seat, len(found)))
    for card in reversed(found):
        push_effects(g, r.inner("do", chosen=card))


@performs(v.ForTargets)
def _for_targets(g: VtesState, r: EffectContext, effect: v.ForTargets) -> None:
    cards = [share.card for share in r.shares if share.card != NONE] if effect.allotted else list(r.targets)
    for card in reversed(cards):
        push_effects(g, r.inner("do", chosen=card))


@performs(v.Pick)
def _pick(g: VtesState, r: EffectContext, effect: v.Pick) -> None:
    seats = seats_of(g, r, effect.by)
    if effect.random and effect.what.card is not None:
        found = list(matching(g, r, effect.what.card))
        if found:
            push_effects(g, r.inner("do", chosen=g.chance.pick(found)))
    elif seats:
        g.push(PickFrame(resolve=len(g.stack) - 1, path=r.part(), seat=seats[0]))


class PickFrame(Frame):
    """A choice made while an effect resolves; then the nested effects happen with the ``chosen`` thing."""

    resolve: int
    """How deep in the stack the effect is that asks."""
    path: str
    seat: int

    def _effect(self, g: VtesState) -> tuple[EffectContext, v.Pick]:
        r: EffectContext = g.stack[self.resolve].context
        effect = effects_at(r.key, self.path.rsplit(".", 1)[0])[int(self.path.rsplit(".", 1)[1])]
        assert isinstance(effect, v.Pick)
        return r, effect

    def run(self, g: VtesState) -> Question | None:
        r, effect = self._effect(g)
        question = Question(
            self.seat, "vtes-ask-pick", card=f"printed:{r.key}", does=f"node:{r.key}:{self.path}"
        )
        burns = effect.do == (v.Burn("chosen"),)
        offer_targets(g, r, effect.what, question, (), "vtes-do-burn-target" if burns else "vtes-do-target")
        # Asked all the same where cards lie face down, or others could tell that none of them fits.
        if not question.options and (effect.what.card is None or not hides(g, r, effect.what.card)):
            g.pop()
            return None
        if effect.what.up_to or not question.options:
            question.offer("none", "vtes-do-choose-none")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        r, _effect = self._effect(g)
        g.pop()
        if choice.value is None:
            return
        kind, chosen = choice.value
        changes = {"chosen": chosen} if kind == "card" else {"chosen_seat": chosen}
        inner = r.inner("do", **changes)
        inner.path = f"{self.path}.do"
        push_effects(g, inner)


@performs(v.May)
def _may(g: VtesState, r: EffectContext, effect: v.May) -> None:
    for seat in seats_of(g, r, effect.by)[:1]:
        g.push(MayFrame(resolve=len(g.stack) - 1, path=r.part(), seat=seat))


class MayFrame(Frame):
    """Whether to do something optional."""

    resolve: int
    path: str
    seat: int

    def _cost(self, r: EffectContext) -> v.Cost | None:
        effect = node_at(r.key, self.path)
        assert isinstance(effect, v.May)
        return effect.cost

    def run(self, g: VtesState) -> Question | None:
        r: EffectContext = g.stack[self.resolve].context
        cost = self._cost(r)
        reason = None if cost is None else pay.why_not_pay(g, Bill(self.seat, cost, r.minion, r.source, r.x))
        if reason is not None:
            g.pop()  # it cannot be paid: there is nothing to choose
            return None
        question = Question(
            self.seat, "vtes-ask-may", card=f"printed:{r.key}", does=f"node:{r.key}:{self.path}"
        )
        question.offer("yes", "vtes-do-yes")
        question.offer("no", "vtes-do-no")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        r: EffectContext = g.stack[self.resolve].context
        g.pop()
        cost = self._cost(r)
        if choice.key == "yes" and (
            cost is None or cost_effects.pay(g, Bill(self.seat, cost, r.minion, r.source, r.x))
        ):
            inner = r.inner("do")
            inner.path = f"{self.path}.do"
            push_effects(g, inner)
