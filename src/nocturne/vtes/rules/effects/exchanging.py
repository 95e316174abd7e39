"""Exchanging a card from hand for a card in the ash heap: neither is discarded, and nothing is drawn."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.perform import card_of, performs
from nocturne.vtes.state import VtesState


class Exchanging(Frame):
    """Which card from hand is given for one in the ash heap."""

    seat: int
    wanted: int

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if self.wanted not in player.ash or not player.hand:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-exchange", card=f"card:{self.wanted}")
        for card in player.hand:
            ref = f"card:{card}"
            question.offer(f"give:{card}", "vtes-do-exchange", card, args={"card": ref}, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        player, given = g.players[self.seat], choice.value
        player.hand.remove(given)
        player.ash.remove(self.wanted)
        player.hand.append(self.wanted)
        g.to_ash(given)
        g.emit(events.Exchanged(self.seat, given, self.wanted))


@performs(v.Exchange)
def _exchange(g: VtesState, r: EffectContext, effect: v.Exchange) -> None:
    g.push(Exchanging(seat=r.seat, wanted=card_of(g, r, effect.who)))
