"""Open hands: a Methuselah whose hand everybody sees.

What is known about a card is kept with the card, so a hand that opens is shown once, and every card drawn
into it afterwards. A hand that closes again is not forgotten.
"""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.rules.queries import open_hand
from nocturne.vtes.state import EVERYBODY, VtesState


def any_open(g: VtesState) -> bool:
    """Whether any card in play, or a passing effect, opens a hand; the quick question before the exact
    one."""
    return "open-hand" in g.speakers or any(effect.what == "open-hand" for effect in g.lasting)


def show_open_hands(g: VtesState) -> None:
    """Something changed about who plays with an open hand: what is to be seen now is shown."""
    if not any_open(g):
        return
    for seat in list(g.alive()):
        hidden = [card for card in g.players[seat].hand if g.knows[card] != EVERYBODY]
        if hidden and open_hand(g, seat):
            for card in hidden:
                g.knows[card] = EVERYBODY
            g.tell(events.HandShown(seat, tuple(hidden)))
