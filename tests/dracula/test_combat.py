"""Fights as a whole: icons, secrecy, the limits of a fight, and random fights to the end.

What each card does is proven by the scenarios in ``tests/scenarios/dracula/cards``.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.dracula.components.box import CombatIcon, components
from nocturne.dracula.game import game
from nocturne.dracula.rules.combat.fight import Step
from nocturne.dracula.rules.combat.steps import Fight, fight_in
from nocturne.dracula.view.fight import look_fight, sample_fight
from nocturne.kernel import codec
from nocturne.kernel.chance import Chance
from nocturne.kernel.event import audience
from tests.dracula.at_the_table import DRACULA, HUNTERS, answer, asked, keys, sit_down, state_of, truth

BANNERS = [
    *(f"item:{item.id}" for item in components().items if item.has_banner),
    *(f"combat:{card.id}" for card in components().hunter_combat),
]
DECK = [card.id.value for card in components().dracula_combat_cards]
HAND = ["fangs", "strength", "claws", "mesmerize", "plotting"]


def fight(**changes: Any):
    """Lord Godalming and Dr. Seward face Dracula in Paris."""
    position: dict[str, Any] = {
        "begin": "night",
        "trail": [{"at": "paris", "face_up": True}],
        "hunters": {"godalming": {"at": "paris"}, "seward": {"at": "paris"}},
        "fight": {"hunters": ["godalming"], "hand": HAND},
    }
    position.update(changes)
    return sit_down(**position)


# -- icons


@pytest.mark.rule("FOD-COMB-16", "FOD-COMB-17", "FOD-BANN-03", "FOD-QREF-26")
@pytest.mark.parametrize("icon", list(CombatIcon), ids=str)
@pytest.mark.parametrize("card", BANNERS)
def test_a_card_is_cancelled_by_its_icon_and_by_nothing_else(card: str, icon: CombatIcon):
    kind = card.partition(":")[2]
    items = [kind] if card.startswith("item") else []
    table = fight(
        begin="day",
        hunters={"godalming": {"at": "paris", "items": items}},
        fight={"hunters": ["godalming"], "hand": [icon.value]},
    )
    answer(table, DRACULA, f"combat:{icon.value}")
    before = len(table.log)
    answer(table, HUNTERS, card)
    told = [type(entry.event).__name__ for entry in table.log[before:]]
    icons = {item.id.value: item.icons for item in components().items}
    icons |= {combat.id.value: combat.icons for combat in components().hunter_combat}
    assert ("DraculaCardCancelled" in told) == (icon in icons[kind])


# -- secrecy


@pytest.mark.rule("FOD-COMB-10", "FOD-COMB-15")
def test_a_chosen_card_stays_hidden_until_all_are_revealed():
    # Given two hunters of different players in a fight
    table = fight(seats=3, fight={"hunters": ["godalming", "van_helsing"], "hand": HAND}, hunters={
        "godalming": {"at": "paris", "items": ["rifle"]}, "van_helsing": {"at": "paris"},
    })  # fmt: skip
    # When everybody has chosen and Dracula has not yet named the engaged hunter
    answer(table, 1, "item:rifle")
    answer(table, 2, "combat:punch")
    answer(table, DRACULA, "combat:claws")
    assert asked(table) == [(DRACULA, "dracula-ask-engaged")]
    # Then each sees only their own card
    mine, other, his = (look_fight(state_of(table), seat) for seat in (1, 2, DRACULA))
    assert mine is not None
    assert other is not None
    assert his is not None
    assert mine.cards == ("dracula-card-rifle", None, None, None)
    assert other.cards == (None, None, "dracula-card-punch", None)
    assert his.cards == (None, None, None, None)
    assert DECK[his.own_card] == "claws"
    assert (mine.own_card, mine.own_hand) == (-1, ())
    # And nothing has been told
    assert not any("Card" in type(entry.event).__name__ for entry in table.log)


@pytest.mark.rule("FOD-COMB-10")
def test_who_has_chosen_sees_the_own_card_while_the_others_still_choose():
    table = fight(seats=3, fight={"hunters": ["godalming", "van_helsing"], "hand": HAND})
    answer(table, DRACULA, "combat:claws")
    answer(table, 2, "combat:punch")
    mine, other, his, spectator = (look_fight(state_of(table), seat) for seat in (1, 2, DRACULA, None))
    assert mine is not None
    assert other is not None
    assert his is not None
    assert other.cards == (None, None, "dracula-card-punch", None)
    assert his.cards == mine.cards == (None, None, None, None)
    assert DECK[his.own_card] == "claws"
    assert his.own_card not in his.own_hand
    assert (other.own_card, other.hand) == (-1, len(HAND))
    assert spectator == mine  # who has not chosen knows what everybody knows


@pytest.mark.rule("FOD-COMB-10")
def test_only_counts_of_dracula_s_hand_are_public():
    table = fight()
    seen = look_fight(state_of(table), HUNTERS)
    assert seen is not None
    assert (seen.hand, seen.deck, seen.own_hand) == (5, 8, ())


def test_another_fight_that_a_hunter_cannot_tell_apart_has_the_same_cards_in_it():
    table = fight(fight={"hunters": ["godalming", "seward"], "hand": HAND})
    answer(table, DRACULA, "combat:claws")
    answer(table, HUNTERS, "combat:dodge", "combat:punch")
    hands = set()
    for seed in range(20):
        twin = state_of(table).copy()
        sample_fight(twin, HUNTERS, Chance.seeded(seed))
        assert not list(game.check(twin))
        redrawn = fight_in(twin)
        assert redrawn is not None
        assert redrawn.cards == state_of(table).stack[-1].cards  # their own choices
        hands.add((tuple(redrawn.hand), redrawn.chosen))
    assert len(hands) > 10


def test_sealed_answers_of_others_are_redrawn_too():
    table = fight(fight={"hunters": ["godalming"], "hand": HAND})
    answer(table, DRACULA, "combat:claws")
    given = set()
    for seed in range(30):
        twin = state_of(table).copy()
        sample_fight(twin, HUNTERS, Chance.seeded(seed))
        given.add(twin.sealed[0].key)
    assert len(given) > 2


# -- the course


@pytest.mark.rule("FOD-DAWN-07", "FOD-COMB-03", "FOD-DELA-03", "FOD-QREF-13")
def test_every_hunter_on_dracula_s_place_fights_at_dusk_even_a_delayed_one():
    table = sit_down(
        begin="dusk",
        trail=[{"at": "paris", "face_up": True}],
        hunters={"godalming": {"at": "paris", "delayed": True}, "mina": {"at": "paris"}},
    )
    assert truth(table)["fight"]["hunters"] == ["godalming", "mina"]
    assert truth(table)["time"] == "monday night"


@pytest.mark.rule("FOD-HOSP-08")
def test_a_hunter_in_hospital_takes_no_part():
    table = sit_down(
        begin="dusk",
        trail=[{"at": "rome", "face_up": True}],
        hunters={
            "godalming": {"at": "hospital_rome"},
            "mina": {"at": "rome"},
            "van_helsing": {"at": "paris"},
        },
    )
    assert truth(table)["fight"]["hunters"] == ["mina"]


@pytest.mark.rule("FOD-REVE-04", "FOD-WEAK-08")
def test_a_weakened_hunter_shows_nothing_in_a_fight_and_again_after_it():
    table = sit_down(
        begin="dusk",
        trail=[{"at": "rome", "face_up": True}],
        hunters={
            "mina": {"at": "rome", "items": ["rifle", "dogs"], "shown_item": "dogs"},
            "van_helsing": {"at": "paris"},
        },
    )
    if asked(table)[0][1] == "dracula-ask-fight-opens":
        answer(table, HUNTERS, "pass")
    assert truth(table)["hunters"]["mina"]["shown_item"] == ""
    answer(table, DRACULA, keys(table, DRACULA)[0])
    answer(table, HUNTERS, "combat:escape")
    while truth(table)["fight"] is not None:
        answer(table, table.decisions()[0].seat, keys(table, table.decisions()[0].seat)[0])
    if truth(table)["hunters"]["mina"]["at"] == "rome":
        assert (HUNTERS, "dracula-ask-show-item") in asked(table)


@pytest.mark.rule("FOD-COMB-21", "FOD-MIST-01", "FOD-DESP-03", "FOD-VAMP-08")
@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize("vampire", [True, False])
@pytest.mark.parametrize("despair", range(4))
@pytest.mark.parametrize("played", range(5))
def test_pride(played: int, despair: int, vampire: bool, counts: bool):
    trail: list[Any] = [{"at": "paris", "face_up": True}]
    if vampire:
        trail = ["strasbourg", {"at": "paris", "face_up": True, "encounters": ["new_vampire"]}]
    table = fight(
        despair=despair,
        trail=trail,
        options={"pride_counts_escape_card": counts},
        fight={
            "hunters": ["godalming"],
            "vampire": "new_vampire" if vampire else "",
            "hand": ["escape_as_mist"],
            "played": ["claws", "claws", "fangs", "fangs"][:played],
        },
    )
    answer(table, DRACULA, "combat:escape_as_mist")
    answer(table, HUNTERS, "combat:dodge")
    cards = played + counts
    fled = cards >= 3 if vampire else cards > despair
    assert (truth(table)["fight"] is None) == fled


# -- random fights


def _positions() -> st.SearchStrategy[dict[str, Any]]:
    item = st.sampled_from([item.id.value for item in components().items])
    hand = st.lists(item, max_size=3, unique=True)
    return st.fixed_dictionaries(
        {
            "begin": st.sampled_from(["day", "night"]),
            "damage": st.integers(0, 14),
            "despair": st.integers(0, 3),
            "influence": st.integers(0, 12),
            "events": st.sampled_from([[], ["enraged"]]),
            "hunter_ally": st.sampled_from(["", "sister_agatha"]),
            "one": hand,
            "two": hand,
            "hunters": st.sampled_from([["godalming"], ["godalming", "mina"], ["seward", "mina"]]),
            "vampire": st.sampled_from(["", "new_vampire", "reckless_vampire"]),
            "bites": st.integers(0, 1),
        }
    )


@pytest.mark.rule("FOD-COMB-26", "FOD-COMB-30")
@settings(max_examples=60, deadline=None)
@given(_positions(), st.integers(0, 10**6))
def test_a_fight_keeps_its_rules_until_it_ends(drawn: dict[str, Any], seed: int):
    # Given any two hunters with any items against Dracula or a vampire
    two = [item for item in drawn["two"] if item not in drawn["one"]]
    vampire = drawn["vampire"]
    trail: list[Any] = [{"at": "paris", "face_up": True}]
    if vampire:
        trail = ["strasbourg", {"at": "paris", "face_up": True, "encounters": [vampire]}]
    hands = {"godalming": drawn["one"], "seward": drawn["one"], "mina": two}
    hunters: dict[str, Any] = {
        name: {"at": "paris", "items": hands[name], "bites": drawn["bites"] if name != "mina" else 0}
        for name in drawn["hunters"]
    }
    table = sit_down(
        seed=seed,
        begin=drawn["begin"],
        trail=trail,
        damage=drawn["damage"],
        despair=drawn["despair"],
        influence=drawn["influence"],
        events=drawn["events"],
        hunter_ally=drawn["hunter_ally"],
        hunters=hunters,
        fight={"hunters": drawn["hunters"], "vampire": vampire, "opening": True, "hand": HAND},
    )
    rng = random.Random(seed)
    last: dict[int, int] = {}
    # When everybody plays at random
    for _ in range(400):
        now = fight_in(state_of(table))
        if now is None:
            break
        # Then no hunter plays the very card of the round before, and nothing is lost
        if now.step == Step.CHOOSE and not state_of(table).sealed:
            last = {hunter: now.last[hunter] for hunter in now.hunters}
        elif now.step > Step.ENGAGE and not now.planned:
            assert all(now.cards[hunter] != last.get(hunter, -1) for hunter in now.hunters)
        assert len(now.played) <= 6
        assert codec.digest(state_of(table).copy()) == codec.digest(state_of(table))
        decision = table.decisions()[0]
        answer(table, decision.seat, rng.choice(decision.options).key)
    # And the fight ends
    assert fight_in(state_of(table)) is None
    if table.result() is None and not vampire:
        assert truth(table)["damage"] < 15


def test_a_fight_can_be_written_and_read_back_in_the_middle():
    table = fight(fight={"hunters": ["godalming", "seward"], "hand": HAND, "wreaths": []})
    answer(table, DRACULA, "combat:claws")
    answer(table, HUNTERS, "combat:dodge", "combat:punch")
    frame = state_of(table).stack[-1]
    assert isinstance(frame, Fight)
    assert frame.copy() == frame
    assert frame.copy() is not frame


def test_what_dracula_draws_is_told_to_him_alone():
    table = fight(fight={"hunters": ["godalming"], "hand": HAND, "deck": ["escape_as_mist"]})
    answer(table, DRACULA, "combat:strength")
    answer(table, HUNTERS, "combat:dodge")
    drawn = [entry for entry in table.log if type(entry.event).__name__ == "CombatCardDrawn"]
    assert [entry.to for entry in drawn] == [audience(DRACULA)]
    assert drawn[0].shown_to(HUNTERS) is None
