"""Items as a whole: each kind has its use, revealed ones stay, spent ones go.

What each item does is proven by the scenarios in ``tests/scenarios/dracula/cards``.
"""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.dracula.components.box import ItemId, ItemUse, components
from nocturne.dracula.rules.journeys.horses import why_not_horses
from nocturne.dracula.state import GODALMING
from nocturne.kernel.words import words
from tests.dracula.at_the_table import DRACULA, HUNTERS, answer, asked, keys, sit_down, state_of, truth

ITEMS = components().items


@pytest.mark.parametrize(
    "item", [item for item in ITEMS if item.use is not ItemUse.DAY_ACTION], ids=lambda item: item.id.value
)
def test_an_item_that_is_no_action_says_what_it_is_for(item: Any):
    table = sit_down(begin="day", hunters={"godalming": {"at": "london", "items": [item.id.value]}})
    assert f"item:{item.id.value}" not in keys(table, HUNTERS)
    (refusal,) = [r for r in table.why(HUNTERS, f"item:{item.id.value}") if "item" in r.why.message]
    assert refusal.why.message == f"dracula-why-item-{item.use.value}"
    for lang in ("en", "fr"):
        assert words(lang).has(refusal.why.message)


@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id.value)
def test_an_item_is_offered_in_a_round_exactly_when_it_has_a_banner(item: Any):
    table = sit_down(
        begin="night",
        trail=[{"at": "paris", "face_up": True}],
        hunters={"godalming": {"at": "paris", "items": [item.id.value]}},
        fight={"hunters": ["godalming"], "hand": ["claws"]},
    )
    assert (f"item:{item.id.value}" in keys(table, HUNTERS)) == item.has_banner
    assert set(keys(table, HUNTERS)) >= {"combat:punch", "combat:dodge", "combat:escape"}


@pytest.mark.rule("FOD-BANN-05", "FOD-BANN-06")
def test_the_combat_cards_are_no_items():
    table = sit_down(begin="day", hunters={"godalming": {"at": "london", "items": []}})
    assert truth(table)["hunters"]["godalming"]["items"] == []


def test_a_mesmerized_hunter_s_weapons_do_one_damage_less_and_nothing_else_does():
    for item, damage in (("rifle", 1), ("pistol", 1), ("knife", 2), ("heavenly_host", 4)):
        table = sit_down(
            begin="day",
            trail=[{"at": "paris", "face_up": True}],
            hunters={"godalming": {"at": "paris", "items": [item]}},
            fight={
                "hunters": ["godalming"],
                "hand": ["escape_as_mist"],
                "mesmerized": ["godalming"],
                "enraged": True,
            },
        )
        answer(table, DRACULA, "combat:escape_as_mist")
        answer(table, HUNTERS, f"item:{item}")
        assert truth(table)["damage"] == damage, item


@pytest.mark.rule("FOD-REVE-03")
def test_a_revealed_item_stays_in_hand_and_is_remembered():
    table = sit_down(
        begin="day",
        acting="godalming",
        trail=["strasbourg", {"at": "paris", "face_up": True, "encounters": ["rats"]}],
        hunters={"godalming": {"at": "paris", "items": ["rifle", "dogs"]}},
    )
    answer(table, HUNTERS, "search", "pass", "item:rifle")
    assert truth(table)["hunters"]["godalming"]["items"] == ["rifle", "dogs"]
    rifle = state_of(table).hunters[GODALMING].items[0]
    assert state_of(table).known_items[rifle] == 0b11


def test_bullets_are_asked_for_on_public_facts():
    def after_a_shot(items: list[str], discard: list[str]) -> list[tuple[int, str]]:
        table = sit_down(
            begin="day",
            trail=[{"at": "paris", "face_up": True}],
            item_discard=discard,
            hunters={"godalming": {"at": "paris", "items": items}},
            fight={"hunters": ["godalming"], "hand": ["fangs", "strength"]},
        )
        answer(table, DRACULA, "combat:fangs")
        answer(table, HUNTERS, "item:rifle")
        return asked(table)

    bullets = (HUNTERS, "dracula-ask-bullets")
    assert after_a_shot(["rifle", "holy_bullets"], []) == [bullets]
    assert after_a_shot(["rifle", "garlic"], []) == [bullets]  # it could be bullets
    assert bullets not in after_a_shot(["rifle"], [])
    assert bullets not in after_a_shot(["rifle", "garlic"], ["holy_bullets"] * 3)


def test_horses_run_by_day_where_a_road_is_open():
    table = sit_down(begin="day", hunters={"godalming": {"at": "london", "items": ["fast_horses"]}})
    assert why_not_horses(state_of(table), GODALMING) is None
    blocked = ["london-manchester", "london-swansea", "london-plymouth"]
    table = sit_down(
        begin="day", roadblocks=blocked, hunters={"godalming": {"at": "london", "items": ["fast_horses"]}}
    )
    why = why_not_horses(state_of(table), GODALMING)
    assert why is not None
    assert why.message == "dracula-why-no-road"
    assert "item:fast_horses" not in keys(table, HUNTERS)


def test_every_kind_of_item_has_a_use():
    assert {item.id for item in ITEMS} == set(ItemId)
    assert {item.use for item in ITEMS} == set(ItemUse)
