"""Cards that lie on a card in play without being in play themselves (Inceptor, Maabara). When that card
leaves play they go to the ash heaps of their owners."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.hand.effects.hand import settle_hand
from nocturne.vtes.rules.hand.effects.open_hands import show_open_hands
from nocturne.vtes.rules.hand.effects.piles import put_away
from nocturne.vtes.rules.play.effects import playing
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState


def lay_on(g: VtesState, card: int, host: int, face_down: bool, seat: int, hidden: bool = False) -> None:
    """Put a card that is nowhere on a card in play, out of play; face down only ``seat`` knows it.
    ``hidden``: it comes from a hand or a library, and nobody else sees it on the way either."""
    if host not in g.play:
        g.to_ash(card)
        return
    # Everybody sees what is taken from an ash heap; face down, nobody else can tell it from others later.
    if hidden and face_down:
        g.knows[card] = audience(seat)
    else:
        g.show(card)
    g.emit(events.LaidOn(card, host))
    if face_down:
        g.knows[card] = audience(seat)
    g.put(host, under=(*g.play[host].under, card))
    playing.laid(g, card, host)


def lay_top(g: VtesState, seat: int, host: int, number: int) -> None:
    """Cards from the top of a library are put on a card, face down; whose they are knows them."""
    library = g.players[seat].library
    for _ in range(min(number, len(library))):
        lay_on(g, library.pop(), host, face_down=True, seat=seat, hidden=True)


@performs(v.LayTop)
def _lay_top(g: VtesState, r: EffectContext, effect: v.LayTop) -> None:
    if r.source in g.play:
        lay_top(g, r.seat, r.source, amount(g, r, effect.amount))


@performs(v.LayUnder)
def _lay_under(g: VtesState, r: EffectContext, effect: v.LayUnder) -> None:
    card, hand = card_of(g, r, effect.who), g.players[r.seat].hand
    if card in hand and r.source in g.play:
        hand.remove(card)
        lay_on(g, card, r.source, face_down=True, seat=r.seat, hidden=True)
        settle_hand(g, r.seat)


class SwappingUnder(Frame):
    """A card from hand is exchanged for the one that lies on a card; who does it takes that to her hand,
    whosever it is."""

    seat: int
    host: int

    def run(self, g: VtesState) -> Question | None:
        if self.host not in g.play or not g.play[self.host].under or not g.players[self.seat].hand:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-swap-under", card=f"card:{self.host}")
        for card in g.one_of_each(g.players[self.seat].hand):
            ref = f"card:{card}"
            question.offer(f"put:{card}", "vtes-do-next", card, args={"card": ref}, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        hand = g.players[self.seat].hand
        hand.remove(choice.value)
        taken, *rest = g.play[self.host].under
        g.put(self.host, under=tuple(rest))
        hand.append(taken)
        g.emit(
            events.DrewKept(self.seat, self.host, taken),
            to=audience(self.seat),
            others=events.DrewKept(self.seat, self.host),
        )
        lay_on(g, choice.value, self.host, face_down=True, seat=self.seat, hidden=True)
        show_open_hands(g)


@performs(v.SwapUnder)
def _swap_under(g: VtesState, r: EffectContext, effect: v.SwapUnder) -> None:
    g.push(SwappingUnder(seat=r.seat, host=r.source))


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
def _take_back(g: VtesState, r: EffectContext, effect: v.TakeBack) -> None:
    g.push(TakingBack(seat=r.seat, host=r.source, to=effect.to))
