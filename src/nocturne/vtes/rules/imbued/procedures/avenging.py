"""Burning an incapacitated imbued, and avenging one."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import Hit
from nocturne.vtes.rules.action.effects.equip import offered_equipment
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.action.queries.able import why_not_act
from nocturne.vtes.rules.action.queries.action import resolves
from nocturne.vtes.rules.action.queries.minion import cardless, why_not_again, why_not_directed
from nocturne.vtes.rules.combat.procedures.damage import Damage
from nocturne.vtes.rules.control.effects.control import move_card
from nocturne.vtes.rules.cost.queries.printed import convictions_on
from nocturne.vtes.rules.imbued.effects import burn_convictions
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region


@cardless(rank=4)
def offer_burn_incapacitated(g: VtesState, minion: int, question: Question) -> None:
    """Any minion can burn an incapacitated imbued by a directed action (VTES-IMB-22)."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return
    for seat in g.clockwise(now.controller):
        if seat == now.controller:
            continue
        for target in g.players[seat].incapacitated:
            if g.play[target].contested:
                continue
            kind = ActionKind.BURN_INCAPACITATED
            reason = why_not_act(g, minion, kind) or why_not_again(g, minion, kind, target)
            action = Action(
                seat=now.controller, minion=minion, kind=kind, targets=(target,), directed_at=(seat,)
            )
            question.offer(
                f"burn-incapacitated:{minion}:{target}",
                "vtes-do-burn-incapacitated",
                action,
                args={"minion": f"card:{minion}", "card": f"card:{target}"},
                subjects=(f"card:{minion}", f"card:{target}"),
                rules=("VTES-IMB-22",),
                unless=reason or why_not_directed(g, minion),
            )


@resolves(ActionKind.BURN_INCAPACITATED)
def burn_incapacitated(g: VtesState, action: ActionFacts) -> None:
    """He is burned, the acting minion takes over his equipment (VTES-IMB-22), and the others who are imbued
    may avenge him (VTES-IMB-23)."""
    target = action.targets[0]
    if target not in g.play or g.play[target].region is not Region.INCAPACITATED:
        return
    for card in offered_equipment(g, target):
        move_card(g, card, action.minion)
    leaving_play.burn_card(g, target)
    g.push(Avenge(minion=action.minion, asked=()))


class Avenge(Frame):
    """Each ready imbued may burn 1 conviction to inflict 1 unpreventable damage on the minion who burned
    one of them (VTES-IMB-23). Their controllers are asked clockwise from the acting Methuselah."""

    minion: int
    asked: tuple[int, ...]

    def _next(self, g: VtesState) -> int:
        for seat in g.alive():
            for card in traits.ready_minions(g, seat):
                if card not in self.asked and g.face(card).imbued and convictions_on(g, card):
                    return card
        return NONE

    def run(self, g: VtesState) -> Question | None:
        imbued = self._next(g) if self.minion in g.play else NONE
        if imbued == NONE:
            g.pop()
            return None
        refs = (f"card:{imbued}", f"card:{self.minion}")
        question = Question(g.play[imbued].controller, "vtes-ask-avenge", minion=refs[0], card=refs[1])
        question.offer("yes", "vtes-do-yes", imbued, subjects=refs)
        question.offer("no", "vtes-do-no", imbued)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        imbued = choice.value
        self.asked = (*self.asked, imbued)
        if choice.key == "yes":
            burn_convictions(g, imbued, 1)
            g.push(Damage(hits=(Hit(self.minion, 1, dealer=imbued, preventable=False),)))
