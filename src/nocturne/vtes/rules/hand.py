"""The hand: replacing played cards and keeping to the hand size (VTES-1.6.1.2)."""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.rules import queries
from nocturne.vtes.rules.counters import remove_counters
from nocturne.vtes.rules.queries import hand_size
from nocturne.vtes.state import EVERYBODY, Owed, VtesState
from nocturne.vtes.terms import NONE


def settle_hand(g: VtesState, seat: int) -> None:
    """Draw up to the hand size, or have her discard down to it (VTES-1.6.1.2-03). Cards not replaced yet make
    the hand smaller (VTES-1.6.1.2-04, VTES-1.6.1.2-06); an empty library is no harm (VTES-1.6.1.2-02)."""
    player = g.players[seat]
    if player.out:
        return
    size = max(0, hand_size(g, seat) - len(player.owed))
    while len(player.hand) < size and g.draw_card(seat):
        pass
    if len(player.hand) > size:
        g.push(DiscardDown(seat=seat))


def settle_hands(g: VtesState) -> None:
    """A hand size may have changed: all draw up or discard down, the active Methuselah first."""
    for seat in reversed(list(g.alive())):
        settle_hand(g, seat)


class SettleHands(Frame):
    """A hand size may have changed in the middle of something: as soon as that is done."""

    def run(self, g: VtesState) -> None:
        g.pop()
        settle_hands(g)


def replace_card(g: VtesState, seat: int, card: int = NONE) -> None:
    """A card that was played or discarded is replaced (VTES-1.6.1.2-01); a card in play may lose a counter
    instead of that, though not for its own sake."""
    for source in g.speakers.get("instead-of-drawing", ()):
        now = g.play[source]
        if source != card and now.controller == seat and not now.contested and now.counters:
            remove_counters(g, source, 1)
            break
    more = queries.seat_modified(g, "draw-more", seat, 0) if g.lasting or "draw-more" in g.speakers else 0
    settle_hand(g, seat)
    if more > 0:
        for _ in range(more):
            g.draw_card(seat)
        settle_hand(g, seat)


def release_owed(g: VtesState, until: str) -> None:
    """The moment has come for some played cards to be replaced."""
    for seat in list(g.clockwise(g.active)):
        player = g.players[seat]
        if player.owed and any(owed.until == until for owed in player.owed):
            due = sum(owed.until == until for owed in player.owed)
            player.owed = [owed for owed in player.owed if owed.until != until]
            for _ in range(due):
                replace_card(g, seat)


def owe(g: VtesState, seat: int, until: str) -> None:
    """The card just played is replaced later."""
    g.players[seat].owed.append(Owed(until))


def discard(g: VtesState, seat: int, card: int) -> None:
    """From hand to ash heap (VTES-T-34)."""
    g.players[seat].hand.remove(card)
    g.knows[card] = EVERYBODY  # the discard shows it
    g.to_ash(card)
    g.tell(events.Discarded(seat, card))


class DiscardDown(Frame):
    """She holds more than her hand size and discards the rest, one card at a time."""

    seat: int

    def run(self, g: VtesState) -> Question | None:
        player = g.players[self.seat]
        if len(player.hand) <= max(0, hand_size(g, self.seat) - len(player.owed)) or player.out:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-discard-down")
        offer_discards(g, question, player.hand)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        discard(g, self.seat, choice.value)


def offer_discards(g: VtesState, question: Question, cards: Iterable[int]) -> None:
    """Offer to discard each of some cards from hand."""
    for card in g.one_of_each(cards):
        ref = f"card:{card}"
        question.offer(f"discard:{card}", "vtes-do-discard", card, args={"card": ref}, subjects=(ref,))
