"""Cards that lie on a card in play without being in play themselves (Inceptor, Maabara). When that card
leaves play they go to the ash heaps of their owners."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules.effects import lending
from nocturne.vtes.rules.hand import settle_hand
from nocturne.vtes.rules.perform import Resolve, performs
from nocturne.vtes.rules.piles import put_away
from nocturne.vtes.state import VtesState


def lay_on(g: VtesState, card: int, host: int, face_down: bool, seat: int, hidden: bool = False) -> None:
    """Put a card that is nowhere on a card in play, out of play; face down only ``seat`` knows it.
    ``hidden``: it comes from a hand or a library, and nobody else sees it on the way either."""
    if host not in g.play:
        g.to_ash(card)
        return
    # Everybody sees what is taken from an ash heap; face down, nobody else can tell it from others later.
    if not (hidden and face_down):
        g.show(card)
    g.tell(events.LaidOn(card, host))
    if face_down:
        g.knows[card] = audience(seat)
    g.put(host, under=(*g.play[host].under, card))
    lending.laid(g, card, host)


class TakingBack(Frame):
    """Which of the cards that lie on a card goes elsewhere."""

    seat: int
    host: int
    to: str

    def run(self, g: VtesState) -> Question | None:
        if self.host not in g.play or not g.play[self.host].under:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-take-back", card=f"card:{self.host}")
        for card in g.play[self.host].under:
            ref = f"card:{card}"
            question.offer(f"take:{card}", "vtes-do-next", card, args={"card": ref}, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        card: int = choice.value
        g.put(self.host, under=tuple(other for other in g.play[self.host].under if other != card))
        put_away(g, card, self.to)
        settle_hand(g, self.seat)


@performs(v.TakeBack)
def _take_back(g: VtesState, r: Resolve, effect: v.TakeBack) -> None:
    g.push(TakingBack(seat=r.seat, host=r.source, to=effect.to))
