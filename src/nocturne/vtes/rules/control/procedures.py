"""Choosing a new bearer for a card, and stealing a minion by corruption counters."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.control.effects import control
from nocturne.vtes.rules.control.effects.control import bearer_wanted, follow, move_card
from nocturne.vtes.rules.counters.effects.tokens import burn_own, count_own, put_own
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.filters import matching
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.text.queries.stats import size_of
from nocturne.vtes.state import VtesState


@starts(Kind.CHOOSE_BEARER)
class NewBearer(Frame):
    """A card on a card has got another controller, who moves it to a suitable card of her own
    (VTES-1.6.2-21); if she has none it is burned."""

    seat: int
    card: int

    def _suitable(self, g: VtesState) -> list[int]:
        wanted = bearer_wanted(g.face(self.card), g.play[self.card].mode)
        r = EffectContext(seat=self.seat, key=g.printed[self.card], source=self.card)
        return [card for card in matching(g, r, wanted) if g.play[card].controller == self.seat]

    def run(self, g: VtesState) -> Question | None:
        if self.card not in g.play:
            g.pop()
            return None
        suitable = self._suitable(g)
        if len(suitable) > 1:
            question = Question(self.seat, "vtes-ask-bearer", card=f"card:{self.card}")
            for bearer in suitable:
                ref = f"card:{bearer}"
                shown = {"minion": f"target:{bearer}"}
                question.offer(f"on:{bearer}", "vtes-do-bearer", bearer, args=shown, subjects=(ref,))
            return question
        g.pop()
        if suitable:
            self._settle(g, suitable[0])
        else:
            leaving_play.burn_card(g, self.card)
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        self._settle(g, choice.value)

    def _settle(self, g: VtesState, bearer: int) -> None:
        move_card(g, self.card, bearer)
        g.put(self.card, controller=self.seat)
        follow(g, self.card, self.seat)


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
