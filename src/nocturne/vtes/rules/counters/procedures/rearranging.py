"""Moving blood, equipment and retainers between two minions of one Methuselah, one after the other."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.control.effects.control import move_card
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.play.queries.playing import why_not_bear
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


class Rearranging(Frame):
    """What is moved next, until the player is done. Blood moves in one direction, each card once, so that it
    comes to an end."""

    seat: int
    key: int
    minions: tuple[int, int]
    giver: int = NONE
    """Whose blood has been moved."""
    moved: tuple[int, ...] = ()
    retainers: bool = True

    def run(self, g: VtesState) -> Question | None:
        if any(minion not in g.play for minion in self.minions):
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-rearrange", card=f"printed:{self.key}")
        question.offer("done", "vtes-do-none")
        for giver, taker in (self.minions, self.minions[::-1]):
            refs = {"minion": f"card:{giver}", "other": f"card:{taker}"}
            if self.giver in (NONE, giver) and g.play[giver].blood > 0:
                question.offer(
                    f"blood:{giver}", "vtes-do-move-blood", ("blood", giver, taker), args=refs,
                    subjects=tuple(refs.values()),
                )  # fmt: skip
            for card in g.play[giver].attached:
                movable = traits.is_equipment(g, card) or (self.retainers and traits.is_retainer(g, card))
                if movable and card not in self.moved and why_not_bear(g, card, taker) is None:
                    ref = f"card:{card}"
                    question.offer(
                        f"move:{card}", "vtes-do-move-card", ("card", card, taker),
                        args={"card": ref, "other": refs["other"]}, subjects=(ref, refs["other"]),
                    )  # fmt: skip
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.value is None:
            g.pop()
            return
        what, one, taker = choice.value
        if what == "blood":
            self.giver = one
            counters.move_blood(g, one, taker, 1)
        else:
            self.moved = (*self.moved, one)
            move_card(g, one, taker)


@performs(v.Rearrange)
def _rearrange(g: VtesState, r: EffectContext, effect: v.Rearrange) -> None:
    one, other = card_of(g, r, effect.one), card_of(g, r, effect.other)
    if one in g.play and other in g.play:
        g.push(Rearranging(seat=r.seat, key=r.key, minions=(one, other), retainers=effect.retainers))
