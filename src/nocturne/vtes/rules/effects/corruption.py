"""Corruption counters: each Methuselah has her own on minions; as many as a minion is worth steal him."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import control
from nocturne.vtes.rules.combat import current_combat
from nocturne.vtes.rules.effects.tokens import burn_own, count_own, put_own
from nocturne.vtes.rules.perform import amount, card_of, performs, size_of
from nocturne.vtes.state import VtesState

_WORD = "corruption"


@performs(v.Corrupt)
def _corrupt(g: VtesState, r: EffectContext, effect: v.Corrupt) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play or not g.face(card).minion:
        return
    put_own(g, card, _WORD, r.seat, amount(g, r, effect.amount))
    if effect.steal and count_own(g.play[card], _WORD, r.seat) >= size_of(g, card):
        g.push(Seduce(seat=r.seat, card=card, key=r.key))


class Seduce(Frame):
    """Whether the counters are burned to steal the minion; a combat with him ends with that."""

    seat: int
    card: int
    key: int

    def run(self, g: VtesState) -> Question | None:
        if self.card not in g.play or g.play[self.card].controller == self.seat:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-may", card=f"printed:{self.key}", does="none")
        question.offer("yes", "vtes-do-yes", subjects=(f"card:{self.card}",))
        question.offer("no", "vtes-do-no")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        if choice.key != "yes":
            return
        burn_own(g, self.card, _WORD, self.seat)
        combat = current_combat(g)
        if combat is not None and self.card in combat.minions():
            combat.ended = True
        control.take_control(g, self.card, self.seat)
