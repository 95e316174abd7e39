"""Asking about cards: how a hand is offered, and who may be asked without giving a hand away.

Whether a question is put at all depends on what everybody knows: how many cards a hand holds, which of them
lie open, which copies of a card are already in a discard. Somebody who could hold the card is asked, and may
always pass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from nocturne.dracula.components.board import NOWHERE, Link, Place
from nocturne.dracula.components.box import EventId, ItemId, Side, Timing, components
from nocturne.dracula.rules.questions.offering import (
    PASS,
    card_option,
    hunter_option,
    kinds_of,
    link_option,
    offer,
    place_option,
)
from nocturne.dracula.rules.table.cards import event_hand
from nocturne.dracula.state import COUNT, HUNTERS, NO_CARD, DraculaState
from nocturne.kernel.decision import Question, Why

# -- offering

PASS_KEY = PASS.key


def offer_pass(question: Question) -> None:
    """The harmless answer."""
    offer(question, PASS)


def offer_hunters(question: Question, hunters: Iterable[int], label: str, rule: str = "") -> None:
    """One option for each hunter: ``hunter:mina``."""
    for hunter in hunters:
        offer(question, hunter_option("hunter", label, hunter, rule), hunter)


def offer_cards(
    question: Question,
    family: str,
    cards: Iterable[int],
    label: str,
    rule: str = "",
    *,
    why: Callable[[int], Why | None] | None = None,
) -> None:
    """One option for each kind among cards of a hand (``item:rifle``), unless ``why`` has a reason."""
    kinds = kinds_of(family)
    offered: set[str] = set()
    for card in cards:
        kind = kinds[card]
        if kind not in offered:
            offered.add(kind)
            option = card_option(family, family, label, card, rule)
            offer(question, option, card, why(card) if why is not None else None)


def offer_places(
    question: Question, state: DraculaState, places: Iterable[Place], label: str, rule: str = ""
) -> None:
    """One option for each place: ``city:london``."""
    board = state.board
    for place in places:
        offer(question, place_option(board, "", label, place, rule), place)


def offer_links(
    question: Question, state: DraculaState, links: Iterable[Link], label: str, rule: str = ""
) -> None:
    """One option for each road or railway: ``road:london:plymouth``."""
    board = state.board
    for link in links:
        offer(question, link_option(board, "", label, link, rule), link)


# -- who may be asked: public facts only


@cache
def events_with(timing: Timing, side: Side) -> frozenset[int]:
    """The numbers of a side's events with this timing."""
    cards = enumerate(components().event_cards)
    return frozenset(i for i, event in cards if timing in event.timing and event.side is side)


@cache
def events_named(*kinds: EventId) -> frozenset[int]:
    """The numbers of the events of these kinds."""
    return frozenset(i for i, event in enumerate(components().event_cards) if event.id in kinds)


@cache
def items_named(*kinds: ItemId) -> frozenset[int]:
    """The numbers of the items of these kinds."""
    return frozenset(i for i, item in enumerate(components().item_cards) if item.id in kinds)


def out_of_play(state: DraculaState, hunter: int) -> bool:
    """A defeated hunter takes no part in anything until the next dawn (FOD-DEFE-06)."""
    return state.hunters[hunter].place == NOWHERE


def may_hold_event(state: DraculaState, who: int, cards: frozenset[int]) -> bool:
    """Whether, as far as everybody knows, a hunter or Dracula could hold one of these events."""
    unseen = len(event_hand(state, who))
    if not unseen:
        return False
    if who != COUNT:
        hunter = state.hunters[who]
        if hunter.place == NOWHERE:
            return False
        if hunter.shown_event != NO_CARD:
            if hunter.shown_event in cards:
                return True
            unseen -= 1
            if not unseen:
                return False
    return _is_out_of_sight(state, cards)


def hunters_who_may_hold(state: DraculaState, cards: frozenset[int]) -> list[int]:
    """The hunters who, as far as everybody knows, could hold one of these events."""
    found: list[int] = []
    out_of_sight: bool | None = None  # the same for all of them, and looked at only for who has a hidden card
    for who, hunter in enumerate(state.hunters):
        if not hunter.events or hunter.place == NOWHERE:
            continue
        shown = hunter.shown_event
        if shown != NO_CARD and shown in cards:
            found.append(who)
        elif shown == NO_CARD or len(hunter.events) > 1:
            if out_of_sight is None:
                out_of_sight = _is_out_of_sight(state, cards)
            if out_of_sight:
                found.append(who)
    return found


def _is_out_of_sight(state: DraculaState, cards: frozenset[int]) -> bool:
    """Whether one of these events lies neither open in the discard nor before a player."""
    lying_open = {discarded.card for discarded in state.event_discard if discarded.face_up}
    lying_open.add(state.hunter_ally)
    lying_open.add(state.dracula_ally)
    return not cards <= lying_open


def may_hold_item(state: DraculaState, who: int, cards: frozenset[int]) -> bool:
    """Whether, as far as everybody knows, a hunter could hold one of these items."""
    hunter = state.hunters[who]
    unseen = len(hunter.items)
    if not unseen or hunter.place == NOWHERE:
        return False
    if hunter.shown_item != NO_CARD:
        if hunter.shown_item in cards:
            return True
        unseen -= 1
        if not unseen:
            return False
    return not cards <= set(state.item_discard)


def in_play(state: DraculaState) -> list[int]:
    """The hunters who are in play, in activation order."""
    return [hunter for hunter in range(len(HUNTERS)) if not out_of_play(state, hunter)]
