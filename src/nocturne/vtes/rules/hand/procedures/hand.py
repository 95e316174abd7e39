"""Drawing one by one, returning cards, discarding down to the hand size (VTES-1.6.1.2)."""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import audience
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.done import DrawnAnew
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import Owed
from nocturne.vtes.rules.hand.effects.hand import discard, draw_some, owe, settle_hands
from nocturne.vtes.rules.hand.effects.open_hands import show_open_hands
from nocturne.vtes.rules.hand.effects.replacing import replace_card
from nocturne.vtes.rules.hand.queries import (
    MINION_PHASE,
    RETURNING,
    kept_for,
    offer_discards,
    renewers,
    to_hold,
    withheld,
)
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@starts(Kind.SETTLE_HANDS)
class SettleHands(Frame):
    """A hand size may have changed in the middle of something: as soon as that is done."""

    def run(self, g: VtesState) -> None:
        g.pop()
        settle_hands(g)


@starts(Kind.DRAW)
class Drawing(Frame):
    """Cards are drawn one by one by somebody who has a choice: up to her hand size, then so many more, and
    then the hand is settled (``settles``)."""

    seat: int
    more: int = 0
    settles: bool = True
    drawn: int = NONE
    """The library card she has just drawn and may still put back."""

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if player.out:
            g.pop()
            return None
        if self.drawn != NONE:
            question = self._ask_anew(g)
            if question is not None:
                return question
            self.drawn = NONE
        short = self.settles and len(player.hand) < to_hold(g, self.seat)
        if not player.library or not (short or self.more):
            g.pop()
            if self.settles and len(player.hand) > to_hold(g, self.seat):
                g.push(DiscardDown(seat=self.seat))
            return None
        if kept_for(g, self.seat):
            return self._ask_which(g)
        self._draw(g)
        return None

    def _ask_which(self, g: VtesState) -> Question:
        question = Question(self.seat, "vtes-ask-draw")
        question.offer("library", "vtes-do-draw-library", NONE)
        for card, source in kept_for(g, self.seat):
            args = {"card": f"card:{card}", "host": f"card:{source}"}
            question.offer(f"draw:{card}", "vtes-do-draw-kept", card, args=args, subjects=(f"card:{card}",))
        return question

    def _ask_anew(self, g: VtesState) -> Question | None:
        sources = renewers(g, self.seat) if self.drawn in g.players[self.seat].hand else []
        if not sources or not g.players[self.seat].library:
            return None
        source = f"card:{sources[0]}"
        question = Question(self.seat, "vtes-ask-draw-anew", card=f"card:{self.drawn}", source=source)
        question.offer("yes", "vtes-do-draw-anew", sources[0], subjects=(source, f"card:{self.drawn}"))
        question.offer("no", "vtes-do-keep-drawn")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        player = g.players[self.seat]
        if choice.key == "library":
            self._draw(g)
        elif choice.key == "yes":
            limits.note(g, DrawnAnew(choice.value))
            player.hand.remove(self.drawn)
            player.library.insert(0, self.drawn)
            g.emit(events.PutBack(self.seat, "vtes-pile-bottom"))
            self._draw(g, counted=False)
        elif choice.key == "no":
            self.drawn = NONE
        else:
            self._count(g)
            _take_kept(g, self.seat, choice.value)

    def _draw(self, g: VtesState, counted: bool = True) -> None:
        if counted:
            self._count(g)
        self.drawn = g.players[self.seat].library[-1]
        g.draw_card(self.seat)

    def _count(self, g: VtesState) -> None:
        """A card is drawn that fills up the hand, or one of the others."""
        short = self.settles and len(g.players[self.seat].hand) < to_hold(g, self.seat)
        if not short:
            self.more -= 1


def _take_kept(g: VtesState, seat: int, card: int) -> None:
    """Draw a card that lies on one in play."""
    source = next(source for kept, source in kept_for(g, seat) if kept == card)
    g.put(source, under=tuple(other for other in g.play[source].under if other != card))
    g.players[seat].hand.append(card)
    g.emit(events.DrewKept(seat, source, card), to=audience(seat), others=events.DrewKept(seat, source))
    if not g.play[source].under:
        g.emit(events.Emptied(source))
    show_open_hands(g)


@starts(Kind.DRAW_MORE)
class DrawingMore(Frame):
    """A card was replaced and its player may draw more, one after another; then the hand is settled."""

    seat: int
    more: int

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if not self.more or player.out or not player.library:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-draw-more")
        question.offer("yes", "vtes-do-draw-more")
        question.offer("no", "vtes-do-draw-no-more")
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key == "no":
            g.pop()
            return
        self.more -= 1
        draw_some(g, self.seat, 1)


@starts(Kind.RETURN_CARDS)
class Returning(Frame):
    """Cards that would be replaced, and that their player can take from her ash heap instead."""

    seat: int
    cards: tuple[int, ...]

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if not self.cards or player.out:
            g.pop()
            return None
        card = self.cards[0]
        if withheld(g, self.seat):
            self._settled(g)
            owe(g, self.seat, MINION_PHASE, card=card)
            return None
        if card not in player.ash or len(player.hand) > to_hold(g, self.seat):
            self._replace(g)
            return None
        ref = f"card:{card}"
        question = Question(self.seat, "vtes-ask-returning", card=ref)
        question.offer("yes", "vtes-do-take-back-from-ash", card, args={"card": ref}, subjects=(ref,))
        question.offer("no", "vtes-do-replace-it", card)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.key == "no":
            self._replace(g)
            return
        player = g.players[self.seat]
        self._settled(g)
        player.ash.remove(choice.value)
        player.hand.append(choice.value)
        g.emit(events.CardMoved(choice.value, self.seat, "vtes-pile-hand"))

    def _replace(self, g: VtesState) -> None:
        self._settled(g)
        replace_card(g, self.seat)

    def _settled(self, g: VtesState) -> None:
        self.cards = self.cards[1:]
        g.players[self.seat].owed.remove(Owed(RETURNING))


@starts(Kind.DISCARD_DOWN)
class DiscardDown(Frame):
    """She holds more than her hand size and discards the rest, one card at a time."""

    seat: int

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if len(player.hand) <= to_hold(g, self.seat) or player.out:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-discard-down")
        offer_discards(g, question, player.hand)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        discard(g, self.seat, choice.value)
