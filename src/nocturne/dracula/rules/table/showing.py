"""The cards a weakened hunter keeps revealed: one item and one event, the hunter's choice (FOD-WEAK-02).

The hunter is asked when the revealed card has left the hand, and may change it at any time (FOD-WEAK-04).
"""

from __future__ import annotations

from nocturne.dracula.events.hunters import EventShown, ItemShown
from nocturne.dracula.rules.table.melee import fight_of
from nocturne.dracula.rules.table.sheets import weakened
from nocturne.dracula.state import NO_CARD, DraculaState
from nocturne.kernel.frames import start


def show_item(state: DraculaState, hunter: int, card: int) -> None:
    """Lay an item on the top slot of the sheet (FOD-WEAK-03); everybody remembers the one before."""
    _remember(state, state.known_items, state.hunters[hunter].shown_item, state.hunters[hunter].items)
    state.hunters[hunter].shown_item = card
    state.known_items[card] = (1 << state.seats) - 1
    state.emit(ItemShown(hunter, card))


def show_event(state: DraculaState, hunter: int, card: int) -> None:
    """Lay an event on the bottom slot of the sheet (FOD-WEAK-03)."""
    _remember(state, state.known_events, state.hunters[hunter].shown_event, state.hunters[hunter].events)
    state.hunters[hunter].shown_event = card
    state.known_events[card] = (1 << state.seats) - 1
    state.emit(EventShown(hunter, card))


def _remember(state: DraculaState, known: dict[int, int], card: int, hand: list[int]) -> None:
    if card in hand:
        known[card] = (1 << state.seats) - 1


def show_settled(state: DraculaState, hunter: int) -> None:
    """Bring the two slots in line with the hand: empty for a hunter who is not weakened, filled for one who
    is. Where there is a choice the hunter makes it. In a fight nothing is kept revealed (FOD-REVE-04)."""
    sheet = state.hunters[hunter]
    if fight_of(state, hunter) is not None:
        return  # the end of the fight settles it
    if not weakened(state, hunter):
        sheet.shown_item = sheet.shown_event = NO_CARD
        return
    if sheet.shown_item not in sheet.items:
        sheet.shown_item = NO_CARD
        if len(sheet.items) == 1:
            show_item(state, hunter, sheet.items[0])
    if sheet.shown_event not in sheet.events:
        sheet.shown_event = NO_CARD
        if len(sheet.events) == 1:
            show_event(state, hunter, sheet.events[0])
    if owes(sheet.items, sheet.shown_item) or owes(sheet.events, sheet.shown_event):
        state.push(start("dracula/show-cards", hunter=hunter))


def owes(hand: list[int], shown: int) -> bool:
    """Whether a slot is empty that a card of the hand has to fill."""
    return bool(hand) and shown == NO_CARD
