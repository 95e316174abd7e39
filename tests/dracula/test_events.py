"""Event cards as a whole: each has an effect, a moment, a reason when refused, and ends where it belongs.

What each card does is proven by the scenarios in ``tests/scenarios/dracula/cards``.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.dracula.components.box import EventId, Side, Timing, components
from nocturne.dracula.rules.playing.event_cards import (
    PlayEvent,
    cancelling,
    effect_of,
    playable_now,
    timing_now,
    why_not,
)
from nocturne.dracula.rules.questions.asking import events_named, events_with, may_hold_event
from nocturne.dracula.state import COUNT, GODALMING, HUNTERS, MINA, SEWARD, Phase
from nocturne.kernel.words import words
from tests.dracula.at_the_table import DRACULA, answer, asked, keys, sit_down, state_of, truth
from tests.dracula.at_the_table import HUNTERS as HUNTER_SEAT

EVENTS = components().events


@pytest.mark.rule("FOD-EVNT-01")
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id.value)
def test_every_event_has_an_effect_and_every_timing_a_name(event: Any):
    assert callable(effect_of(event.id).begin)
    for timing in event.timing:
        for lang in ("en", "fr"):
            assert words(lang).has(f"dracula-timing-{timing.value}")


# -- who is asked depends on public facts only


def test_a_window_is_open_to_everybody_who_could_hold_a_card():
    for hand in (["great_strength"], ["good_luck"], ["long_night", "good_luck"]):
        table = sit_down(hunters={"godalming": {"at": "london", "events": hand}})
        assert may_hold_event(state_of(table), GODALMING, events_named(EventId.GREAT_STRENGTH))


def test_a_card_that_lies_open_elsewhere_is_not_asked_for():
    table = sit_down(
        event_discard=["great_strength"], hunters={"godalming": {"at": "london", "events": ["good_luck"]}}
    )
    assert not may_hold_event(state_of(table), GODALMING, events_named(EventId.GREAT_STRENGTH))


def test_a_card_lying_face_down_in_the_discard_may_still_be_anywhere():
    table = sit_down(event_discard=[{"card": "enraged", "face_up": False}], events=["false_tip"])
    assert may_hold_event(state_of(table), COUNT, events_named(EventId.ENRAGED))
    table = sit_down(event_discard=["enraged"], events=["false_tip"])
    assert not may_hold_event(state_of(table), COUNT, events_named(EventId.ENRAGED))


@pytest.mark.rule("FOD-REVE-07")
def test_an_open_card_is_asked_for_when_it_fits():
    shown = {"at": "rome", "events": ["great_strength"], "shown_event": "great_strength"}
    table = sit_down(hunters={"mina": shown})
    assert may_hold_event(state_of(table), MINA, events_named(EventId.GREAT_STRENGTH))
    assert not may_hold_event(state_of(table), MINA, events_named(EventId.GOOD_LUCK))


@pytest.mark.parametrize("hand", [["newspaper_reports"], ["forewarned"], ["planned_ambush"]])
def test_dawn_asks_the_same_whatever_the_hand(hand: list[str]):
    table = sit_down(begin="dawn", hunters={"godalming": {"at": "london", "events": hand}})
    assert asked(table) == [(HUNTER_SEAT, "dracula-ask-window-dawn")]


def test_without_any_event_in_hand_nobody_is_asked():
    table = sit_down(begin="dawn")
    assert asked(table) == [(HUNTER_SEAT, "dracula-ask-action-day")]


def test_a_pass_stands_until_somebody_plays():
    # Given two players with events at dawn
    table = sit_down(
        seats=3,
        begin="dawn",
        hunters={
            "godalming": {"at": "london", "events": ["long_night", "good_luck"]},
            "mina": {"at": "rome", "events": ["renewed_vigor"], "shown_event": "renewed_vigor"},
        },
    )
    assert asked(table) == [(1, "dracula-ask-window-dawn")]
    answer(table, 1, "pass")
    assert asked(table) == [(2, "dracula-ask-window-dawn")]
    # When the second plays, then the first is asked again
    answer(table, 2, "event:renewed_vigor")
    assert asked(table) == [(1, "dracula-ask-window-dawn")]


def test_the_same_card_in_two_hands_of_one_player_is_offered_twice():
    table = sit_down(
        begin="dawn",
        roadblocks=["london-manchester"],
        hunters={
            "godalming": {"at": "london", "events": ["good_luck"]},
            "mina": {"at": "rome", "events": ["good_luck"], "shown_event": "good_luck"},
        },
    )
    answer(table, HUNTER_SEAT, "pass")
    assert asked(table) == [(HUNTER_SEAT, "dracula-ask-window-day")]
    assert keys(table, HUNTER_SEAT) == ["pass", "event:good_luck", "event:good_luck:mina"]
    answer(table, HUNTER_SEAT, "event:good_luck:mina", "road:london:manchester")
    assert truth(table)["hunters"]["mina"]["events"] == []
    assert truth(table)["hunters"]["godalming"]["events"] == ["good_luck"]


# -- reasons


@pytest.mark.rule("FOD-EVNT-01")
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id.value)
def test_an_event_out_of_its_time_is_refused_with_the_reason(event: Any):
    table = sit_down()
    card = next(iter(events_named(event.id)))
    who = COUNT if event.side is Side.DRACULA else GODALMING
    never = next(timing for timing in Timing if timing not in event.timing)
    why = why_not(state_of(table), who, card, (never,))
    assert why is not None
    assert why.rule == "FOD-EVNT-01"
    assert why.message in ("dracula-why-timing", "dracula-why-only")


@pytest.mark.rule("FOD-EVNT-06")
def test_what_may_be_played_by_somebody_who_holds_too_many():
    table = sit_down(
        begin="day",
        roadblocks=["london-manchester"],
        hunters={"seward": {"at": "london", "events": ["good_luck", "long_night", "newspaper_reports"]}},
    )
    hand = state_of(table).hunters[SEWARD].events
    assert [components().event_cards[card].id for card in playable_now(state_of(table), SEWARD)] == [
        "good_luck"
    ]
    assert timing_now(state_of(table), SEWARD, hand[0]) is Timing.DAY
    state_of(table).phase = Phase.DAWN
    assert [components().event_cards[card].id for card in playable_now(state_of(table), SEWARD)] == [
        "long_night",
        "newspaper_reports",
    ]


# -- cancelling


@pytest.mark.rule("FOD-CANC-01")
def test_who_may_cancel_what():
    press = events_named(EventId.SENSATIONALIST_PRESS)
    luck = events_named(EventId.GOOD_LUCK)
    cancelled = {event.id: cancelling(event.id) for event in EVENTS if cancelling(event.id)}
    assert cancelled == {
        EventId.LOCAL_RUMORS: press,
        EventId.HIRED_SCOUTS: press,
        EventId.NEWSPAPER_REPORTS: press,
        EventId.EVIL_PRESENCE: press,
        EventId.FALSE_TIP: luck,
    }
    # A Chartered Carriage is cancelled too, but only when the ticket is spent.
    assert EventId.CHARTERED_CARRIAGE in components().event(EventId.FALSE_TIP).cancels


# -- every card played to its end

WORLD: dict[str, Any] = {
    "begin": "night",
    "acting": "godalming",
    "trail": [
        {"at": "paris", "encounters": ["new_vampire"]},
        {"at": "brussels", "encounters": ["rats"]},
        "amsterdam",
        {"at": "north_sea"},
        "edinburgh",
        {"powers": ["feed"]},
    ],
    "encounters": ["spy", "spy", "bats", "bats", "wolves"],
    "event_discard": ["jonathan_harker", {"card": "great_wolf", "face_up": False}],
    "roadblocks": ["florence-rome"],
    "consecrated": "milan",
    "hunters": {
        "godalming": {"at": "london", "items": ["stake", "heavenly_host"]},
        "seward": {"at": "london", "bites": 1, "items": ["rifle", "dogs"], "shown_item": "dogs"},
        "van_helsing": {"at": "rome", "items": ["knife"]},
        "mina": {"at": "rome", "items": ["crucifix"], "shown_item": "crucifix"},
    },
}

#: Events that only make sense inside a journey, a fight, a search or another event.
INSIDE = {
    EventId.CHARTERED_CARRIAGE, EventId.FALSE_TIP, EventId.WILD_HORSES, EventId.CUSTOMS_SEARCH,
    EventId.ESCAPE_ROUTE, EventId.PLANNED_AMBUSH, EventId.LUCKY_FIND, EventId.LUCYS_REVENGE,
    EventId.HEROIC_LEAP, EventId.GREAT_STRENGTH, EventId.ENRAGED, EventId.FOREWARNED, EventId.SEDUCTION,
    EventId.SENSATIONALIST_PRESS,
}  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(
        [event.id for event in EVENTS if event.id not in INSIDE and event.id != "jonathan_harker"]
    ),
    st.integers(0, 10**6),
)
def test_a_played_event_runs_to_its_end_and_lies_where_it_belongs(kind: EventId, seed: int):
    if kind is EventId.GREAT_WOLF:
        world = {**WORLD, "event_discard": ["jonathan_harker"]}
    else:
        world = WORLD
    table = sit_down(seed=seed, **world)
    event = components().event(kind)
    # Given somebody who can play the card has just drawn it
    card = next(c for c in state_of(table).event_deck if c in events_named(kind))
    state_of(table).event_deck.remove(card)
    who = COUNT if event.side is Side.DRACULA else HUNTERS.index(event.only) if event.only else GODALMING
    if who == MINA:
        state_of(table).hunters[SEWARD].place = state_of(table).hunters[MINA].place
    state_of(table).push(PlayEvent(who=who, card=card, timing=event.timing[0], drawn=True))
    table._run()
    # When it is played with any choices
    rng = random.Random(seed)
    for _ in range(200):
        if table.result() or not any(
            isinstance(frame, PlayEvent) and frame.card == card for frame in state_of(table).stack
        ):
            break
        decision = table.decisions()[0]
        answer(table, decision.seat, rng.choice(decision.options).key)  # checks every invariant
    else:
        raise AssertionError(f"no end: {asked(table)}")
    # Then it is in the discard, in play as an ally, or back in hand
    state = state_of(table)
    lies = {
        "discard": card in [gone.card for gone in state.event_discard],
        "ally": card in (state.hunter_ally, state.dracula_ally),
        "hand": card in [held for hunter in state.hunters for held in hunter.events],
        "deck": card in state.event_deck,
    }
    where = [place for place, there in lies.items() if there]
    if not table.result():
        allowed = {"discard"} | ({"ally"} if event.ally else set())
        if kind is EventId.WAX_CYLINDERS:
            allowed.add("hand")
        assert len(where) == 1, where
        assert set(where) <= allowed, where


@pytest.mark.rule("FOD-EVNT-10")
def test_events_by_timing_cover_all_cards():
    reached: set[int] = set()
    for timing in Timing:
        for side in Side:
            reached |= events_with(timing, side)
    assert reached == set(range(len(components().event_cards)))


def test_truthful_answers_are_the_engine_s():
    # Given Dracula in the English Channel, adjacent to two hunters in ports
    table = sit_down(
        begin="day",
        acting="godalming",
        event_deck=["evil_presence"],
        trail=[{"at": "english_channel"}, "le_havre"],
        hunters={"godalming": {"at": "london"}, "seward": {"at": "plymouth"}, "mina": {"at": "paris"}},
    )
    answer(table, HUNTER_SEAT, "supply")
    told = [entry.event for entry in table.log if type(entry.event).__name__ == "AdjacentToDracula"]
    assert [event.hunters for event in told] == [(0, 1)]  # type: ignore[attr-defined]  # one of several events
    assert asked(table)[0][0] != DRACULA
