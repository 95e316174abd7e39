"""The cards a weakened hunter keeps revealed: one item and one event, the hunter's choice (FOD-WEAK-02).

They may be changed at any time (FOD-WEAK-04): the hunter is asked when the revealed card has left the hand,
and may change it when it is their turn to act.
"""

from __future__ import annotations

from nocturne.dracula.cards import one_of_each, weakened
from nocturne.dracula.events import EventShown, ItemShown
from nocturne.dracula.melee import fight_of
from nocturne.dracula.offering import card_option, kinds_of, offer
from nocturne.dracula.state import NO_CARD, DraculaState
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame


def show_item(state: DraculaState, hunter: int, card: int) -> None:
    """Lay an item on the top slot of the sheet (FOD-WEAK-03); everybody remembers the one before."""
    _remember(state, state.known_items, state.hunters[hunter].shown_item, state.hunters[hunter].items)
    state.hunters[hunter].shown_item = card
    state.known_items[card] = (1 << state.seats) - 1
    state.tell(ItemShown(hunter, card))


def show_event(state: DraculaState, hunter: int, card: int) -> None:
    """Lay an event on the bottom slot of the sheet (FOD-WEAK-03)."""
    _remember(state, state.known_events, state.hunters[hunter].shown_event, state.hunters[hunter].events)
    state.hunters[hunter].shown_event = card
    state.known_events[card] = (1 << state.seats) - 1
    state.tell(EventShown(hunter, card))


def _remember(state: DraculaState, known: dict[int, int], card: int, hand: list[int]) -> None:
    if card in hand:
        known[card] = (1 << state.seats) - 1


def settle(state: DraculaState, hunter: int) -> None:
    """Bring the two slots in line with the hand: empty for a hunter who is not weakened, filled for one who
    is. Where there is a choice the hunter makes it. In a fight nothing is kept revealed (FOD-REVE-04)."""
    sheet = state.hunters[hunter]
    if fight_of(state, hunter) is not None:
        return
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
    if _owes(sheet.items, sheet.shown_item) or _owes(sheet.events, sheet.shown_event):
        state.push(ShowCards(hunter=hunter))


def _owes(hand: list[int], shown: int) -> bool:
    return bool(hand) and shown == NO_CARD


class ShowCards(Frame):
    """A weakened hunter chooses what to keep revealed."""

    hunter: int

    def run(self, state: DraculaState) -> Question | None:
        sheet = state.hunters[self.hunter]
        if _owes(sheet.items, sheet.shown_item):
            question = Question(
                state.holder[self.hunter], "dracula-ask-show-item", hunter=f"hunter:{self.hunter}"
            )
            for card in one_of_each(sheet.items, kinds_of("item")):
                option = card_option("item", "show-item", "dracula-do-show", card, "FOD-WEAK-02")
                offer(question, option, (card, NO_CARD))
            return question
        if _owes(sheet.events, sheet.shown_event):
            question = Question(
                state.holder[self.hunter], "dracula-ask-show-event", hunter=f"hunter:{self.hunter}"
            )
            for card in one_of_each(sheet.events, kinds_of("event")):
                option = card_option("event", "show-event", "dracula-do-show", card, "FOD-WEAK-02")
                offer(question, option, (NO_CARD, card))
            return question
        state.pop()
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        item, event = choice.value
        if item != NO_CARD:
            show_item(state, self.hunter, item)
        else:
            show_event(state, self.hunter, event)
