"""What the cards of a hunter's hand allow in a turn: events that need an action, Fast Horses, and free plays
by day."""

from __future__ import annotations

from functools import cache

from nocturne.dracula.components.board import is_hospital, is_sea
from nocturne.dracula.components.box import EventId, ItemId, Timing, components
from nocturne.dracula.rules.journeys.horses import FastHorses, why_not_horses
from nocturne.dracula.rules.playing.event_cards import PlayEvent, why_not
from nocturne.dracula.rules.questions.offering import card_option, kinds_of, offer, one_of_each
from nocturne.dracula.state import DraculaState, Phase
from nocturne.kernel.decision import Question, Why


def offer_actions(state: DraculaState, hunter: int, question: Question) -> None:
    """Add to a hunter's turn what cards allow: events that need an action, Fast Horses, and free plays by
    day. The value of each option is the procedure to begin."""
    day = state.phase is Phase.DAY
    action = Timing.DAY_ACTION if day else Timing.NIGHT_ACTION
    open_now = (action, Timing.DAY) if day else (action,)
    printed = components().event_cards
    for card in one_of_each(state.hunters[hunter].events, kinds_of("event")):
        event = printed[card]
        free = action not in event.timing
        why = why_not(state, hunter, card, open_now)
        if why is None and not free:
            why = _why_no_action(state, hunter, event.id)
        play = None
        if why is None:
            play = PlayEvent(who=hunter, card=card, timing=Timing.DAY if free else action, free=free)
        label = "dracula-do-event" if free else "dracula-do-event-action"
        offer(question, card_option("event", "event", label, card, "" if free else "FOD-EVNT-12"), play, why)
    items = components().item_cards
    for card in one_of_each(state.hunters[hunter].items, kinds_of("item")):
        item = items[card]
        ride = None
        if item.id is ItemId.FAST_HORSES:
            why = why_not_horses(state, hunter) or _why_no_action(state, hunter, None)
            ride = FastHorses(hunter=hunter, card=card)
        else:
            why = _no_action_of_its_own(card)
        offer(question, card_option("item", "item", "dracula-do-item-action", card), ride, why)


@cache
def _no_action_of_its_own(card: int) -> Why:
    use = components().item_cards[card].use
    return Why(f"dracula-why-item-{use.value}", "FOD-GOLD-02", {"card": f"item:{card}"})


def _why_no_action(state: DraculaState, hunter: int, kind: EventId | None) -> Why | None:
    """Places where a hunter has no free choice of action. Two sea moves are a sea move (FOD-ACT-04)."""
    place = state.hunters[hunter].place
    if is_hospital(place):
        return Why("dracula-why-in-hospital", "FOD-HOSP-04")
    if is_sea(place):
        if state.phase is not Phase.DAY:
            return Why("dracula-why-sea-night", "FOD-ACT-05")
        if kind is not EventId.EXCELLENT_WEATHER:
            return Why("dracula-why-sea-day", "FOD-ACT-04")
    return None
