"""Discarding, drawing, and keeping to the hand size (VTES-1.6.1.2)."""

from __future__ import annotations

from nocturne.kernel.frames import is_kind, start
from nocturne.vtes import events
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import Owed, Replaced
from nocturne.vtes.rules.hand.queries import MINION_PHASE, draws_by_choice, to_hold, withheld
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE


def settle_hand(g: VtesState, seat: int, resized: bool = False) -> None:
    """Draw up to the hand size, or have her discard down to it (VTES-1.6.1.2-03). Cards not replaced yet make
    the hand smaller (VTES-1.6.1.2-04, VTES-1.6.1.2-06); an empty library is no harm (VTES-1.6.1.2-02).
    ``resized``: because the hand size may have changed, and not to replace a card."""
    player = g.players[seat]
    if player.out:
        return
    size = to_hold(g, seat)
    if not resized and len(player.hand) < size and withheld(g, seat):
        player.owed += [Owed(MINION_PHASE)] * (size - len(player.hand))
        return
    if len(player.hand) < size and draws_by_choice(g, seat):
        draw_later(g, seat, 0)
        return
    while len(player.hand) < size and g.draw_card(seat):
        pass
    if len(player.hand) > size:
        g.push(start(Kind.DISCARD_DOWN, seat=seat))


def settle_hands(g: VtesState) -> None:
    """A hand size may have changed: all draw up or discard down, the active Methuselah first."""
    for seat in reversed(list(g.alive())):
        settle_hand(g, seat, resized=True)


def draw_some(g: VtesState, seat: int, number: int) -> None:
    """Draw cards, then discard down to the hand size (VTES-1.6.1.2-03)."""
    if draws_by_choice(g, seat):
        draw_later(g, seat, number)
        return
    for _ in range(number):
        g.draw_card(seat)
    settle_hand(g, seat)


def draw_later(g: VtesState, seat: int, more: int) -> None:
    """She draws up, and so many cards more, as soon as the present procedure pauses."""
    for frame in g.queue:
        if is_kind(frame, Kind.DRAW) and frame.seat == seat:
            frame.more += more
            return
    g.enqueue(start(Kind.DRAW, seat=seat, more=more))


def owe(g: VtesState, seat: int, until: Replaced, of: int = NONE, card: int = NONE, more: int = 0) -> None:
    """The card just played is replaced later (see ``Owed``); ``card``: she can take it back instead;
    ``more``: cards she may draw beyond that."""
    g.players[seat].owed.append(Owed(until, of, card, more))


def discard(g: VtesState, seat: int, card: int) -> None:
    """From hand to ash heap (VTES-T-34)."""
    g.players[seat].hand.remove(card)
    g.knows[card] = EVERYBODY  # the discard shows it
    g.to_ash(card)
    g.emit(events.Discarded(seat, card))
