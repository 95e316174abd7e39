"""Preventing damage, point by point (VTES-6.4.6)."""

from __future__ import annotations

from typing import Any

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, needs_of, node_at
from nocturne.vtes.frames.combat import DamageFacts, Hit
from nocturne.vtes.records import Lasting, Prevention, Until
from nocturne.vtes.rules.combat.effects.damage import left_over, less_by
from nocturne.vtes.rules.combat.queries.damage import can_prevent, origin, protects
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@performs(v.Prevent)
def _prevent(g: VtesState, r: EffectContext, effect: v.Prevent) -> None:
    damage: DamageFacts | None = g.frame_of(DamageFacts)
    if effect.until:
        which = Prevention(
            effect.normal, effect.aggravated, half=effect.half, strike=effect.strike, kinds=effect.kinds
        )
        points = -1 if effect.amount is None else amount(g, r, effect.amount)
        g.lasting.append(
            Lasting(
                "prevent",
                points,
                card=r.minion,
                until=Until(effect.until),
                source=r.key,
                prevents=which,
            )
        )
        if damage is not None:
            damage.hits = tuple(
                less_by(g, hit, g.lasting[-1]) if hit.victim == r.minion else hit for hit in damage.hits
            )
        return
    if damage is None or damage.victim == NONE or not protects(g, r, effect, damage.victim):
        return
    needs = needs_of(r.key, r.path)
    eligible = tuple(
        index
        for index, hit in enumerate(damage.hits)
        if hit.victim == damage.victim and can_prevent(g, effect, hit, needs, r.source)
    )
    budget = _budget(g, r, effect, [damage.hits[index] for index in eligible])
    if effect.carries and effect.amount is not None:
        left_over(g, r.minion, r.key, r.part(), amount(g, r, effect.amount) - budget)
    if budget > 0:
        g.push(
            Preventing(
                seat=r.seat,
                eligible=eligible,
                budget=budget,
                normal=effect.normal,
                aggravated=effect.aggravated,
            )
        )


def use_left_over(g: VtesState, seat: int, index: int) -> None:
    """Prevent with what an earlier prevention left."""
    damage: DamageFacts | None = g.frame_of(DamageFacts)
    assert damage is not None
    effect = g.lasting[index]
    prevent: v.Prevent = node_at(effect.source, effect.path)
    eligible = tuple(
        i
        for i, hit in enumerate(damage.hits)
        if hit.victim == damage.victim and can_prevent(g, prevent, hit, frozenset(), NONE)
    )
    there = sum(
        damage.hits[i].normal * prevent.normal + damage.hits[i].aggravated * prevent.aggravated
        for i in eligible
    )
    budget = min(effect.amount, there)
    left_over(g, effect.card, effect.source, effect.path, effect.amount - budget)
    g.push(
        Preventing(
            seat=seat, eligible=eligible, budget=budget, normal=prevent.normal, aggravated=prevent.aggravated
        )
    )


def _budget(g: VtesState, r: EffectContext, effect: v.Prevent, hits: list[Hit]) -> int:
    there = sum(hit.normal * effect.normal + hit.aggravated * effect.aggravated for hit in hits)
    if effect.half:
        return (there + 1) // 2
    # VTES-6.4.6-28: it may be able to prevent more than there is.
    return there if effect.amount is None else min(there, amount(g, r, effect.amount))


def _about(g: VtesState, points: int, hits: list[Hit]) -> dict[str, Any]:
    """How many points there are, and where they come from if it is one place."""
    by, weapon = origin(g, hits)
    return {
        "points": points,
        "source": "none" if by == NONE else f"card:{by}",
        "weapon": "none" if weapon == NONE else f"card:{weapon}",
    }


class Preventing(Frame):
    """Points being taken away from damage. Where aggravated and normal points compete, the player
    chooses, point by point (VTES-6.4.6-12)."""

    seat: int
    eligible: tuple[int, ...]
    budget: int
    normal: bool
    aggravated: bool
    done: int = 0

    def run(self, g: VtesState) -> Question | None:
        damage: DamageFacts | None = g.frame_of(DamageFacts)
        if damage is None:
            g.pop()
            return None
        normal = self.normal * sum(damage.hits[index].normal for index in self.eligible)
        aggravated = self.aggravated * sum(damage.hits[index].aggravated for index in self.eligible)
        if self.budget < 1 or not normal + aggravated:
            g.pop()
            if self.done:
                g.emit(events.DamagePrevented(damage.victim, self.done))
            return None
        if normal and aggravated and self.budget < normal + aggravated:
            question = Question(self.seat, "vtes-ask-prevent", left=self.budget)
            hits = [damage.hits[index] for index in self.eligible]
            hurt = _about(g, aggravated, [hit for hit in hits if hit.aggravated])
            question.offer("aggravated", "vtes-do-prevent-aggravated", True, args=hurt)
            hurt = _about(g, normal, [hit for hit in hits if hit.normal])
            question.offer("normal", "vtes-do-prevent-normal", False, args=hurt)
            return question
        self._take_points(damage, aggravated=bool(aggravated))
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        damage = g.frame_of(DamageFacts)
        assert damage is not None
        self._take_points(damage, aggravated=choice.value)

    def _take_points(self, damage: DamageFacts, aggravated: bool) -> None:
        """One point; from what few effects can prevent last, so that a prevention for strikes still
        finds some."""
        self.budget -= 1
        self.done += 1
        for index in sorted(self.eligible, key=lambda i: (damage.hits[i].strike, i)):
            hit = damage.hits[index]
            if hit.aggravated if aggravated else hit.normal:
                less = hit.less(0, 1) if aggravated else hit.less(1)
                damage.hits = (*damage.hits[:index], less, *damage.hits[index + 1 :])
                return
