"""Hands, decks and discards: drawing, discarding, showing and remembering cards and tickets.

The way of every card between the zones of the state goes through here or through ``trail``.
"""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.dracula.components.box import ItemId, components
from nocturne.dracula.events.fights import LucySpent
from nocturne.dracula.events.hunters import (
    EventsDiscarded,
    HandRevealed,
    HunterDelayed,
    HunterHealed,
    ItemDrawn,
    ItemRevealed,
    ItemsDiscarded,
    ItemSeen,
    Reshuffled,
    TicketsDiscarded,
)
from nocturne.dracula.events.trail import EncountersDiscarded, EncountersDrawn, EncountersSeen
from nocturne.dracula.rules.table.melee import Melee
from nocturne.dracula.rules.table.sheets import sheet
from nocturne.dracula.rules.table.showing import show_settled
from nocturne.dracula.state import COUNT, DRACULA, GODALMING, NO_CARD, Discarded, DraculaState
from nocturne.kernel.event import audience

# -- the figure


def delay(state: DraculaState, hunter: int) -> None:
    """Lay a figure on its side; twice is the same as once (FOD-DELA-01, FOD-DELA-04)."""
    if not state.hunters[hunter].delayed:
        state.hunters[hunter].delayed = True
        state.emit(HunterDelayed(hunter))


def heal_hunter(state: DraculaState, hunter: int, amount: int) -> None:
    """A hunter recovers (FOD-DAMG-04)."""
    healed = min(amount, state.hunters[hunter].damage)
    if healed > 0:
        state.hunters[hunter].damage -= healed
        state.emit(HunterHealed(hunter, healed, state.hunters[hunter].damage))


# -- items


def give_item(state: DraculaState, hunter: int) -> int:
    """Draw the top item into a hand; NO_CARD when there is none."""
    card = take_item(state)
    if card != NO_CARD:
        state.hunters[hunter].items.append(card)
        to = audience(state.holder[hunter])
        state.emit(ItemSeen(hunter, card), to=to, others=ItemDrawn(hunter))
        show_settled(state, hunter)
    return card


def take_item(state: DraculaState) -> int:
    """Take the top item off its deck; an empty deck is made anew from the discard."""
    if not state.item_deck and state.options.exhausted_deck == "reshuffle" and state.item_discard:
        state.item_deck, state.item_discard = state.item_discard, []
        state.chance.shuffle(state.item_deck)
        state.emit(Reshuffled("dracula-deck-items"))
    return state.item_deck.pop() if state.item_deck else NO_CARD


def discard_items(state: DraculaState, hunter: int, cards: Sequence[int]) -> None:
    """Items leave a hand for the discard."""
    if not cards:
        return
    hand = state.hunters[hunter].items
    for card in cards:
        hand.remove(card)
        state.known_items.pop(card, None)
    state.item_discard += cards
    state.emit(ItemsDiscarded(hunter, tuple(cards)))
    show_settled(state, hunter)


def items_of_kind(state: DraculaState, hunter: int, *kinds: ItemId) -> list[int]:
    """The cards of these kinds in a hunter's hand."""
    printed = components().item_cards
    return [card for card in state.hunters[hunter].items if printed[card].id in kinds]


def weapons(state: DraculaState, hunter: int) -> list[int]:
    """The weapons in a hunter's hand."""
    printed = components().item_cards
    return [card for card in state.hunters[hunter].items if printed[card].weapon]


def reveal_item(state: DraculaState, hunter: int, card: int) -> None:
    """Show an item of a hand to everybody; it stays in hand (FOD-REVE-03)."""
    state.known_items[card] = (1 << state.seats) - 1
    state.emit(ItemRevealed(hunter, card))


def reveal_hand(state: DraculaState, hunter: int) -> None:
    """Show all items and events of a hunter to everybody."""
    hand = state.hunters[hunter]
    everybody = (1 << state.seats) - 1
    for card in hand.items:
        state.known_items[card] = everybody
    for card in hand.events:
        state.known_events[card] = everybody
    state.emit(HandRevealed(hunter, hand_refs(state, hunter), len(hand.items) + len(hand.events)))


def hand_refs(state: DraculaState, hunter: int) -> tuple[str, ...]:
    """All items and events of a hand as references."""
    hand = state.hunters[hunter]
    return (*(f"item:{card}" for card in hand.items), *(f"event:{card}" for card in hand.events))


def knows(state: DraculaState, known: dict[int, int], card: int, seat: int | None) -> bool:
    """Whether a seat has seen a card where it is; a spectator has when everybody has."""
    mask = known.get(card, 0)
    if seat is None:
        return mask == (1 << state.seats) - 1
    return bool(mask >> seat & 1)


# -- tickets


def discard_tickets(state: DraculaState, hunter: int, tickets: Sequence[int]) -> None:
    """Tickets go back to the pool face down (FOD-RAIL-01): whoever had seen some in this hand can no longer
    be sure of any. The pool is drawn from at random, so it keeps no order that could be remembered."""
    if not tickets:
        return
    for ticket in state.hunters[hunter].tickets:
        state.known_tickets.pop(ticket, None)
    for ticket in tickets:
        state.hunters[hunter].tickets.remove(ticket)
    state.ticket_pool = sorted([*state.ticket_pool, *tickets])
    state.emit(TicketsDiscarded(hunter, len(tickets)))


def take_ticket(state: DraculaState) -> int:
    """Draw a ticket of the pool at random; NO_CARD when all are held."""
    pool = state.ticket_pool
    return pool.pop(state.chance.below(len(pool))) if pool else NO_CARD


# -- events


def take_event(state: DraculaState, bottom: bool = False) -> int:
    """Take an event off the deck, from the top or the bottom; an empty deck is made anew from the discard,
    face-down cards included. NO_CARD when there is none."""
    if not state.event_deck and state.options.exhausted_deck == "reshuffle" and state.event_discard:
        state.event_deck = [discarded.card for discarded in state.event_discard]
        state.event_discard = []
        shuffle_events(state)
        state.emit(Reshuffled("dracula-deck-events"))
    if not state.event_deck:
        return NO_CARD
    if bottom:
        state.hunter_backs = max(0, state.hunter_backs - 1)
        return state.event_deck.pop(0)
    card = state.event_deck.pop()
    state.hunter_backs = min(state.hunter_backs, len(state.event_deck))
    return card


def shuffle_events(state: DraculaState) -> None:
    """Shuffle the event deck: nothing is known of its order any more, nor of what was put into it."""
    for card in state.event_deck:
        state.known_events.pop(card, None)
    state.chance.shuffle(state.event_deck)
    state.hunter_backs = 0


def discard_event(state: DraculaState, card: int, face_up: bool = True) -> None:
    """An event that is in no hand and no deck goes to the discard."""
    state.known_events.pop(card, None)
    state.event_discard.append(Discarded(card, face_up))


def spend_lucy(state: DraculaState, fight: Melee) -> None:
    """Godalming discards Lucy's Revenge for its effect."""
    card, fight.lucy = fight.lucy, NO_CARD
    state.emit(LucySpent(GODALMING, card))
    discard_event(state, card)


def event_hand(state: DraculaState, who: int) -> list[int]:
    """The events in the hand of a hunter or of Dracula (``COUNT``)."""
    return state.event_hand if who == COUNT else state.hunters[who].events


def event_limit(who: int) -> int:
    """How many events a hand may hold (FOD-EVNT-02, FOD-EVNT-03)."""
    return components().dracula.events if who == COUNT else sheet(who).events


def discard_events(state: DraculaState, who: int, cards: Sequence[int]) -> None:
    """Events go face up from a hand to the discard (FOD-EVNT-10)."""
    if not cards:
        return
    hand = event_hand(state, who)
    for card in cards:
        hand.remove(card)
        discard_event(state, card)
    state.emit(EventsDiscarded(tuple(cards), who))
    if who != COUNT:
        show_settled(state, who)


# -- encounters


def draw_encounters(state: DraculaState, count: int) -> None:
    """Dracula draws encounters, as many as there are; an empty deck is made anew from the discard."""
    drawn: list[int] = []
    while len(drawn) < count:
        if not state.encounter_deck:
            if state.options.exhausted_deck != "reshuffle" or not state.encounter_discard:
                break
            state.encounter_deck, state.encounter_discard = state.encounter_discard, []
            state.chance.shuffle(state.encounter_deck)
            state.emit(Reshuffled("dracula-deck-encounters"))
        drawn.append(state.encounter_deck.pop())
    if drawn:
        state.encounter_hand += drawn
        whole = EncountersSeen(tuple(drawn))
        state.emit(whole, to=audience(DRACULA), others=EncountersDrawn(len(drawn)))


def refill_encounters(state: DraculaState) -> None:
    """Dracula draws back up to five (FOD-ENCO-09); more than five are kept (FOD-ENCO-10)."""
    missing = components().dracula.encounters - len(state.encounter_hand)
    if missing > 0:
        draw_encounters(state, missing)


def discard_encounters_from_hand(state: DraculaState, cards: Sequence[int]) -> None:
    """Encounters go from Dracula's hand to the discard."""
    if not cards:
        return
    for card in cards:
        state.encounter_hand.remove(card)
        state.known_encounters.pop(card, None)
    state.encounter_discard += cards
    state.emit(EncountersDiscarded(tuple(cards)))


def forget_hand(state: DraculaState) -> None:
    """Dracula has secretly taken a card out of his encounter hand: what was seen there may be gone."""
    state.known_encounters.clear()
