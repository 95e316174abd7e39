"""Open hands: a Methuselah whose hand everybody sees, or one who may look at all hands.

What is known about a card is kept with the card, so a hand that opens is shown once, and every card drawn
into it afterwards. A hand that closes again is not forgotten.
"""

from __future__ import annotations

from nocturne.kernel.event import Event, audience
from nocturne.vtes import events
from nocturne.vtes.cards.vocabulary import Query
from nocturne.vtes.rules.table.queries.modified import open_hand, seat_modified
from nocturne.vtes.state import EVERYBODY, VtesState, on_event


def any_open(g: VtesState) -> bool:
    """Whether any card in play, or a passing effect, opens a hand; the quick question before the exact
    one."""
    return "open-hand" in g.modifier_sources or any(effect.what == "open-hand" for effect in g.lasting)


@on_event(3, events.Drew)
def _drawn(g: VtesState, event: Event) -> None:
    """A card was drawn: who may see it, sees it."""
    if g.lasting or "open-hand" in g.modifier_sources:
        show_open_hands(g)


def show_open_hands(g: VtesState) -> None:
    """Something changed about who plays with an open hand: what is to be seen now is shown."""
    if any(effect.what == SEES for effect in g.lasting) or SEES in g.modifier_sources:
        _show_to_lookers(g)
    if not any_open(g):
        return
    for seat in list(g.alive()):
        hidden = [card for card in g.players[seat].hand if g.knows[card] != EVERYBODY]
        if hidden and open_hand(g, seat):
            for card in hidden:
                g.knows[card] = EVERYBODY
            g.emit(events.HandShown(seat, tuple(hidden)))


SEES: Query = "sees-hands"


def _show_to_lookers(g: VtesState) -> None:
    """Who may look at all hands sees what she does not know yet."""
    for looker in list(g.alive()):
        if seat_modified(g, SEES, looker, 0) <= 0:
            continue
        for seat in g.alive():
            hidden = [
                card
                for card in g.players[seat].hand
                if g.knows[card] != EVERYBODY and not g.knows[card] & audience(looker)
            ]
            if seat == looker or not hidden:
                continue
            for card in hidden:
                g.knows[card] |= audience(looker)
            whole = events.Looked(looker, seat, tuple(hidden))
            g.emit(whole, to=audience(looker), others=events.Looked(looker, seat))
