"""Buying a card off: some cards say what somebody can give up to cancel them as they are played."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.play import PlayFacts
from nocturne.vtes.rules.cost.effects import pay
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import discards, why_not_pay
from nocturne.vtes.rules.cost.queries.printed import fewest_discards
from nocturne.vtes.rules.hand.effects.hand import discard
from nocturne.vtes.rules.hand.effects.replacing import replace_card
from nocturne.vtes.rules.hand.queries import offer_discards
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState


class OfferRansom(Frame):
    """After the window in which the card below could be canceled otherwise: who may buy it off is asked, and
    for a price in cards, which cards. Hers is the blood, the pool or the hand (VTES-1.6.1.1-05)."""

    agreed: bool = False
    given: tuple[int, ...] = ()

    def _play(self, g: VtesState) -> PlayFacts:
        play: PlayFacts = g.stack[-2]
        return play

    def _ransom(self, g: VtesState) -> v.Ransom:
        play = self._play(g)
        ransom = g.face(play.card).modes[play.mode].ransom
        assert ransom is not None
        return ransom

    def run(self, g: VtesState) -> Question | None:
        play, ransom = self._play(g), self._ransom(g)
        payer = card_of(g, play.roles(g), ransom.who)
        if payer not in g.play:
            g.pop()
            return None
        seat = g.play[payer].controller
        if self.agreed:
            return self._next_card(g, seat, payer, ransom.cost)
        able = self._able(g, seat, payer, ransom.cost)
        # Blood and pool are public; whether she has the cards is not, so she is asked all the same.
        hidden = ransom.cost.discard is not None and len(g.players[seat].hand) >= fewest_discards(ransom.cost)
        if not able and (g.options.windows == "able" or not hidden):
            g.pop()
            return None
        question = Question(seat, "vtes-ask-ransom", card=f"card:{play.card}")
        question.offer("no", "vtes-do-no")
        if able:
            question.offer("yes", "vtes-do-yes", payer)
        return question

    def _able(self, g: VtesState, seat: int, payer: int, cost: v.Cost) -> bool:
        if why_not_pay(g, Bill(seat, cost, payer, payer)) is not None:
            return False
        return cost.discard is None or len(self._cards(g, seat, cost)) >= fewest_discards(cost)

    def _cards(self, g: VtesState, seat: int, cost: v.Cost) -> list[int]:
        r = EffectContext(seat=seat, key=g.printed[self._play(g).card])
        return discards(g, r, cost, self.given)

    def _next_card(self, g: VtesState, seat: int, payer: int, cost: v.Cost) -> Question | None:
        if cost.discard is None or len(self.given) >= fewest_discards(cost):
            self._pay(g, seat, payer, cost)
            return None
        question = Question(seat, "vtes-ask-discard-cost", card=f"card:{self._play(g).card}")
        offer_discards(g, question, self._cards(g, seat, cost))
        return question

    def _pay(self, g: VtesState, seat: int, payer: int, cost: v.Cost) -> None:
        play = self._play(g)
        g.pop()
        for card in self.given:
            discard(g, seat, card)
        for card in self.given:
            replace_card(g, seat, card)
        if pay(g, Bill(seat, cost, payer, payer)):
            play.canceled = True

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key.startswith("discard:"):
            self.given = (*self.given, choice.value)
        elif choice.value is None:
            g.pop()
        else:
            self.agreed = True
