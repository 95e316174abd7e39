"""The terms of a referendum, chosen once the action has succeeded (VTES-6.2.1-03,
VTES-6.3.1-03), and points shared out.

Terms are chosen one small step at a time: a card, a Methuselah, a number, a clan, each single point.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CLANS
from nocturne.vtes.context import EffectContext, Share, effects_at
from nocturne.vtes.frames.politics import ReferendumFacts
from nocturne.vtes.rules.politics.queries.referendum import referendum
from nocturne.vtes.rules.politics.queries.referendum_terms import (
    MOST_EACH,
    add_point,
    leaves_terms,
    offer_points,
    points_of,
)
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.rules.text.queries.targets import offer_targets
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


class ChooseTerms(Frame):
    """The calling Methuselah chooses the terms of the referendum right below on the stack."""

    at: int = 0
    """Which of the terms."""
    given: int = 0
    """How many of the things it asks for are chosen."""

    def run(self, g: VtesState) -> Question | None:
        ref = referendum(g)
        called = ref.call()
        assert called is not None
        if self.at >= len(called.terms):
            g.pop()
            return None
        question = self._ask(g, ref, called.terms[self.at])
        if question is None or not question.options:
            self._next(g, ref)
            return None
        return question

    def _ask(self, g: VtesState, ref: ReferendumFacts, term: v.Term) -> Question | None:
        r = ref.roles("passes")
        label = "vtes-ask-points" if isinstance(term, v.Allot) else "vtes-ask-terms"
        question = Question(ref.seat, label, card=f"printed:{ref.key}")
        match term:
            case v.Target():
                self._offer_target(g, ref, r, term, question)
            case v.Either(of=kinds):
                if self.given == 0:
                    for kind in kinds:
                        offer_targets(g, r, kind, question, ref.targets if kind.card else ref.victims)
            case v.Number(least=least, most=most):
                if self.given == 0:
                    for x in range(amount(g, r, least), min(60, amount(g, r, most)) + 1):
                        question.offer(f"number:{x}", "vtes-do-number", ("number", x), args={"number": x})
            case v.Name():
                if self.given == 0:
                    for clan in sorted(CLANS):
                        question.offer(f"clan:{clan}", "vtes-do-clan", ("word", clan), args={"clan": clan})
            case v.Allot():
                offer_points(g, r, term, ref.shares, _chosen_before(ref), question)
        return question

    def _offer_target(
        self, g: VtesState, ref: ReferendumFacts, r: EffectContext, term: v.Target, question: Question
    ) -> None:
        if self.given >= amount(g, r, term.number):
            return
        offer_targets(g, r, term, question, ref.targets if term.card else ref.victims)
        self._drop_barren(g, ref, r, question)
        if question.options and term.up_to and self.given >= amount(g, r, term.least):
            question.offer("none", "vtes-do-none")

    def _drop_barren(self, g: VtesState, ref: ReferendumFacts, r: EffectContext, question: Question) -> None:
        """Leave out what leaves nothing to choose for the terms that follow, unless everything does."""
        called = ref.call()
        assert called is not None
        rest = called.terms[self.at + 1 :]
        keep = [i for i, (kind, who) in enumerate(question.values) if leaves_terms(g, r, rest, kind, who)]
        if rest and keep:
            question.options = [question.options[i] for i in keep]
            question.values = [question.values[i] for i in keep]

    def _next(self, g: VtesState, ref: ReferendumFacts) -> None:
        called = ref.call()
        assert called is not None
        if isinstance(called.terms[self.at], v.Allot):
            for share in ref.shares:
                chosen = None if share.seat == NONE else share.seat
                card = None if share.card == NONE else share.card
                to = "card" if chosen is None else "seat"
                g.emit(events.PointsAllotted(ref.seat, share.points, to, chosen, card))
        self.at += 1
        self.given = 0

    def take(self, g: VtesState, choice: Choice) -> None:
        ref = referendum(g)
        called = ref.call()
        assert called is not None
        term = called.terms[self.at]
        if choice.value is None:
            self._next(g, ref)
            return
        self.given += 1
        kind, chosen = choice.value
        if isinstance(term, v.Allot):
            ref.shares = add_point(ref.shares, kind, chosen)
        elif kind == "card":
            ref.targets = (*ref.targets, chosen)
            g.emit(events.TermsCard(ref.seat, chosen))
        elif kind == "seat":
            ref.victims = (*ref.victims, chosen)
            g.emit(events.TermsMethuselah(ref.seat, chosen))
        elif kind == "number":
            ref.x = chosen
            g.emit(events.TermsNumber(ref.seat, chosen))
        else:
            ref.word = chosen
            g.emit(events.TermsNamed(ref.seat, chosen))


def _chosen_before(ref: ReferendumFacts) -> tuple[tuple[str, int], ...]:
    return (*(("card", card) for card in ref.targets), *(("seat", seat) for seat in ref.victims))


class Sharing(Frame):
    """Points being shared out while an effect resolves; then its effects happen with them."""

    resolve: int
    """How deep in the stack the effect is that asks."""
    path: str
    seat: int
    shares: tuple[Share, ...] = ()

    def _effect(self, g: VtesState) -> tuple[EffectContext, v.ShareOut]:
        r: EffectContext = g.stack[self.resolve].context
        where, _, index = self.path.rpartition(".")
        effect = effects_at(r.key, where)[int(index)]
        assert isinstance(effect, v.ShareOut)
        return r, effect

    def run(self, g: VtesState) -> Question | None:
        r, effect = self._effect(g)
        question = Question(self.seat, "vtes-ask-points", card=f"printed:{r.key}")
        offer_points(g, r, effect.points, self.shares, (), question)
        if question.options:
            return question
        g.pop()
        if self.shares:
            inner = r.inner("do", shares=self.shares)
            inner.path = f"{self.path}.do"
            push_effects(g, inner)
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        self.shares = add_point(self.shares, *choice.value)


class Resharing(Frame):
    """Fewer points are left than were allotted: who gets them is chosen again, within what was allotted
    (ruling 101514:9b29ba12)."""

    resolve: int
    """How deep in the stack the effect is that asks."""
    path: str
    left: int
    shares: tuple[Share, ...] = ()

    def run(self, g: VtesState) -> Question | None:
        r: EffectContext = g.stack[self.resolve].context
        if not self.left:
            g.pop()
            inner = r.inner("do", shares=self.shares)
            inner.path = f"{self.path}.do"
            push_effects(g, inner)
            return None
        question = Question(r.seat, "vtes-ask-points", card=f"printed:{r.key}", points=self.left)
        for share in r.shares:
            kind, who = ("card", share.card) if share.card != NONE else ("seat", share.seat)
            has = points_of(self.shares, kind, who)
            ref = f"{kind}:{who}"
            question.offer(
                f"point:{kind}:{who}", "vtes-do-point", (kind, who), args={"who": ref, "points": has},
                subjects=(ref,), unless=MOST_EACH if has >= share.points else None,
            )  # fmt: skip
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        self.left -= 1
        self.shares = add_point(self.shares, *choice.value)


@performs(v.Reshare)
def _reshare(g: VtesState, r: EffectContext, effect: v.Reshare) -> None:
    left, allotted = amount(g, r, effect.points), sum(share.points for share in r.shares)
    if left >= allotted or len(r.shares) < 2:
        push_effects(g, r.inner("do"))
    elif left > 0:
        g.push(Resharing(resolve=len(g.stack) - 1, path=r.part(), left=left))


class Picking(Frame):
    """Several Methuselahs choose a card each, one after the other; then the effects happen with the
    choices."""

    resolve: int
    """How deep in the stack the effect is that asks."""
    path: str
    seats: tuple[int, ...]
    shares: tuple[Share, ...] = ()

    def _effect(self, g: VtesState) -> tuple[EffectContext, v.EachPicks]:
        r: EffectContext = g.stack[self.resolve].context
        where, _, index = self.path.rpartition(".")
        effect = effects_at(r.key, where)[int(index)]
        assert isinstance(effect, v.EachPicks)
        return r, effect

    def run(self, g: VtesState) -> Question | None:
        r, effect = self._effect(g)
        if not self.seats:
            g.pop()
            inner = r.inner("do", shares=self.shares)
            inner.path = f"{self.path}.do"
            push_effects(g, inner)
            return None
        asked = r.seat if effect.by == "you" else self.seats[0]
        question = Question(asked, "vtes-ask-pick", card=f"printed:{r.key}", does="none")
        offer_targets(g, r.inner("do", chosen_seat=self.seats[0]), effect.what, question, ())
        if not question.options:
            self.seats = self.seats[1:]
            return None
        if effect.what.up_to:
            question.offer("none", "vtes-do-none")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.value is not None:
            self.shares = (*self.shares, Share(0, card=choice.value[1], seat=self.seats[0]))
        self.seats = self.seats[1:]


@performs(v.EachPicks)
def _each_picks(g: VtesState, r: EffectContext, effect: v.EachPicks) -> None:
    seats = tuple(seats_of(g, r, effect.party))
    g.push(Picking(resolve=len(g.stack) - 1, path=r.part(), seats=seats))


@performs(v.ShareOut)
def _share_out(g: VtesState, r: EffectContext, effect: v.ShareOut) -> None:
    seats = seats_of(g, r, effect.by)
    if seats:
        g.push(Sharing(resolve=len(g.stack) - 1, path=r.part(), seat=seats[0]))
