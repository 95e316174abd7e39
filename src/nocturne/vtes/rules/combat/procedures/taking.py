"""Strikes that steal or destroy the opponent's cards (VTES-6.4.5.2, VTES-6.4.5.3)."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Stolen
from nocturne.vtes.records import THIS_ROUND
from nocturne.vtes.rules.combat.queries.choose_strike import takeable
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.control.effects.control import move_card
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


class TakeFrom(Frame):
    """A strike destroys or steals one of the opponent's cards; the striker chooses which
    (VTES-6.4.5.2-01)."""

    striker: int
    seat: int
    how: str
    what: str

    def _cards(self, g: VtesState) -> list[int]:
        combat = current_combat(g)
        if combat is None:
            return []
        thief = self.striker if self.how == "steal" else NONE
        return takeable(g, combat.other(self.striker), self.what, thief)

    def run(self, g: VtesState) -> Question | None:
        cards = self._cards(g)
        if len(cards) < 2:
            g.pop()
            for card in cards:
                self._take(g, card)
            return None
        question = Question(self.seat, f"vtes-ask-{self.how}", minion=f"card:{self.striker}")
        for card in cards:
            ref = f"card:{card}"
            shown = {"card": f"target:{card}"}
            question.offer(f"target:{card}", "vtes-do-target", card, args=shown, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        self._take(g, choice.value)

    def _take(self, g: VtesState, card: int) -> None:
        if self.how == "steal":
            if self.striker in g.play:
                hand_over(g, card, self.striker)
        else:
            leaving_play.burn_card(g, card)


def hand_over(g: VtesState, card: int, minion: int) -> None:
    """A card goes from one minion to another, who keeps it (VTES-6.4.5.3-01); in a combat he cannot use
    it this round (VTES-6.4.5.3-02)."""
    move_card(g, card, minion)
    if g.play[card].on != minion:
        return  # he cannot have it: it stays where it was
    g.emit(events.CardTaken(minion, card))
    if current_combat(g) is not None:
        limits.note(g, Stolen(card), THIS_ROUND)


@performs(v.MoveEquipment)
def _move_equipment(g: VtesState, r: EffectContext, effect: v.MoveEquipment) -> None:
    card, minion = card_of(g, r, effect.what), card_of(g, r, effect.to)
    if card in g.play and minion in g.play and g.play[card].on not in (NONE, minion):
        hand_over(g, card, minion)
