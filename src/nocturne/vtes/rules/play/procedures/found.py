"""A card that an effect plays, or has found and brings into play.

How it is played, its targets and its cost are settled as for any card (VTES-6.1.3-06), but nobody can cancel
it. A found card is not played, and not replaced.
"""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import starts
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.play import PlayStep
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.cost import effects as cost_effects
from nocturne.vtes.rules.cost import procedures as cost_procedures
from nocturne.vtes.rules.cost.effects import pay
from nocturne.vtes.rules.cost.queries import funding
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import amount_due
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.play.procedures.play import Play
from nocturne.vtes.rules.play.queries.found import ways_to_bring
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


class PlayByEffect(Play):
    """A card that an effect plays. Where it could be played in several ways the player chooses; where in none
    any more, nothing comes of it."""

    settled_mode: bool = False

    def ways(self, g: VtesState) -> list[int]:
        """The modes in which it could be played now."""
        raise NotImplementedError

    def carry_out(self, g: VtesState) -> None:
        """Play it in the mode that was settled on."""
        raise NotImplementedError

    def shows_itself(self) -> bool:
        return False  # everybody knows already that it is played

    def run(self, g: VtesState) -> Question | None:
        if self.step is not PlayStep.CHOICES:
            g.pop()
            self._leave_limbo(g)
            return None
        question = self._ask_mode(g) or self.ask_announcement(g)
        if question is not None:
            return question
        self.step = PlayStep.ANNOUNCED
        if self.mode != NONE:
            self.carry_out(g)
        return None

    def _ask_mode(self, g: VtesState) -> Question | None:
        if self.settled_mode:
            return None
        ways = self.ways(g)
        if len(ways) > 1:
            question = Question(self.seat, "vtes-ask-way", card=f"card:{self.card}")
            for way in ways:
                args = {"card": f"card:{self.card}", "way": f"way:{g.printed[self.card]}:{way}"}
                question.offer(f"way:{way}", "vtes-do-way", ("way", way), args=args)
            return question
        self.settled_mode = True
        self.mode = ways[0] if ways else NONE
        return None

    def ask_announcement(self, g: VtesState) -> Question | None:
        return None if self.mode == NONE else super().ask_announcement(g)

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key.startswith("way:"):
            self.mode, self.settled_mode = choice.value[1], True
            return
        super().take(g, choice)


@starts(Kind.FOUND)
class Found(PlayByEffect):
    """A found card being brought into play; it lies in limbo meanwhile."""

    anyhow: bool = False
    from_hand: bool = False
    extra: int = 0
    """So much pool more than it costs."""
    by: int = 0
    """The printed card that brings it."""

    def cost(self, g: VtesState) -> v.Cost:
        cost = super().cost(g)
        return cost if not self.extra else replace(cost, pool=v.Sum((cost.pool, self.extra)))

    def ways(self, g: VtesState) -> list[int]:
        return ways_to_bring(g, self.seat, self.card, self.minion, self.anyhow, by=self.by)

    def carry_out(self, g: VtesState) -> None:
        mode = g.face(self.card).modes[self.mode]
        if not self.funded:
            self.funded = True
            bill = replace(self.bill(g), played=False)
            if cost_procedures.begin(g, bill, funding.needed(g, bill)):
                self.step = PlayStep.CHOICES  # it is carried out once that is settled
                return
        if mode.once_per == "game":
            g.events_seen.append(g.printed[self.card])
        self.tell_choices(g)
        if self.discount is not None:
            cost_effects.settle(g, self.discount)
        if pay(g, self.bill(g)):
            push_effects(g, self.roles(g))

    def _leave_limbo(self, g: VtesState) -> None:
        """What came to nothing is burned."""
        if self.card in g.limbo:
            g.limbo.remove(self.card)
            g.to_ash(self.card)


@performs(v.Bring)
def _bring(g: VtesState, r: EffectContext, effect: v.Bring) -> None:
    card = card_of(g, r, effect.who)
    heap = g.players[g.owner[card]].ash
    if card not in heap or not ways_to_bring(g, r.seat, card, r.minion, False, effect.more):
        return
    heap.remove(card)
    g.limbo.append(card)
    if effect.more < 0:
        face = g.face(card)
        _blood, pool = amount_due(
            g, Bill(r.seat, printed_cost(face, face.modes[0]), r.minion, card, mode=face.modes[0])
        )
        cost_effects.save(g, card, "pool" if pool else "blood", -effect.more)
    g.push(Found(seat=r.seat, card=card, minion=r.minion, extra=max(0, effect.more)))
