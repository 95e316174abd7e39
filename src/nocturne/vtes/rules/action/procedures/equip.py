"""Equipping, and equipment handed from one minion to another (VTES-6.1.3)."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import Announced, EquipmentTaken
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.effects.equip import (
    brought,
    leave_limbo,
    offered_equipment,
    put_on,
    put_ready,
)
from nocturne.vtes.rules.action.procedures.action import Action
from nocturne.vtes.rules.action.queries.able import why_not_act
from nocturne.vtes.rules.action.queries.minion import cardless, why_not_again
from nocturne.vtes.rules.control.effects.control import mode_of
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.procedures.lying import lay_top
from nocturne.vtes.rules.play.procedures.found import Found
from nocturne.vtes.rules.play.queries.playing import why_not_bear
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import ActionKind, Region


@performs(v.Equip)
def _equip(g: VtesState, r: EffectContext, effect: v.Equip) -> None:
    if not leave_limbo(g, r.source):
        return
    face = g.face(r.source)
    if CardType.ALLY in face.types:
        # VTES-6.1.5-02
        put_ready(g, r.source, r.seat, mode_of(r), effect.life, recruited=not effect.acts)
        brought(g, r.minion, r.source, _from_hand(g, r.source))
        return
    placed = put_on(g, r.source, r.minion, r.seat, mode_of(r), effect.life, employed=True)
    if effect.lays and r.source in g.play and not g.play[r.source].contested:
        lay_top(g, r.seat, r.source, effect.lays)
    if CardType.POWER not in face.types:
        brought(g, r.minion, r.source, _from_hand(g, r.source))
    elif placed:
        counters.unlock(g, r.minion)  # VTES-IMB-12


def _from_hand(g: VtesState, card: int) -> bool:
    """Whether a card that is being brought into play was played, or found in the hand by an effect."""
    found = g.frame_of(Found)
    return found is None or found.card != card or found.from_hand


def _takable(g: VtesState, other: int, minion: int) -> list[int]:
    """What a minion can take of another one's: not what he cannot have, or have a second one of."""
    return [card for card in offered_equipment(g, other) if why_not_bear(g, card, minion) is None]


def _left_to_take(g: VtesState, other: int, minion: int) -> list[int]:
    """What of it he has not tried to take this turn: such an action is aimed at the equipment."""
    takable = _takable(g, other, minion)
    return [card for card in takable if why_not_again(g, minion, ActionKind.EQUIP, card) is None]


@cardless(rank=2)
def offer_take_equipment(g: VtesState, minion: int, question: Question) -> None:
    """Equipping with what another minion of the same controller has (VTES-6.1.3-04)."""
    now = g.play[minion]
    if now.region is not Region.READY:
        return
    reason = why_not_act(g, minion, ActionKind.EQUIP)
    player = g.players[now.controller]
    for other in (*player.ready, *player.torpor, *player.incapacitated):
        if other == minion or g.play[other].contested or not _takable(g, other, minion):
            continue
        refs = (f"card:{minion}", f"card:{other}")
        question.offer(
            f"take:{minion}:{other}", "vtes-do-take-equipment", TakeEquipment(minion=minion, other=other),
            args={"minion": refs[0], "other": refs[1]}, subjects=refs, rules=("VTES-6.1.3-04",),
            unless=reason or (None if _left_to_take(g, other, minion) else why.SAME_ACTION),
        )  # fmt: skip


class TakeEquipment(Frame):
    """Which equipment of a minion is to be taken, named before the action is announced: as many as one
    likes."""

    minion: int
    other: int
    cards: tuple[int, ...] = ()

    def run(self, g: VtesState) -> Question | None:
        left = [card for card in _left_to_take(g, self.other, self.minion) if card not in self.cards]
        if not left:
            self._announce(g)
            return None
        seat = g.play[self.minion].controller
        question = Question(seat, "vtes-ask-take-equipment", minion=f"card:{self.other}")
        for card in left:
            ref = f"card:{card}"
            shown = {"card": f"target:{card}"}
            question.offer(f"take:{card}", "vtes-do-target", card, args=shown, subjects=(ref,))
        if self.cards:
            question.offer("none", "vtes-do-none")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.value is None:
            self._announce(g)
        else:
            self.cards = (*self.cards, choice.value)

    def _announce(self, g: VtesState) -> None:
        g.pop()
        seat = g.play[self.minion].controller
        g.push(
            Action(
                seat=seat, minion=self.minion, kind=ActionKind.EQUIP, stealth=1, targets=(self.other,),
                announced=Announced(terms=EquipmentTaken(self.cards)),
            )
        )  # fmt: skip
