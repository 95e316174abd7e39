"""Rulings on groups of cards about damage: what inflicts it, what it adds up to, what prevents it."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from tests.vtes.fights import blood, fight, over, until_strike
from tests.vtes.ruled import Member, able, members, modes_at, nodes_of

CLANS = {"Razor Bat": "Gargoyle", "Stone Dog": "Gargoyle"}


def with_retainer(card: Member, **facts: Any) -> dict[str, Any]:
    """A minion whose retainer, or whose own text, does damage each round."""
    if card.face.crypt is not None:
        return {"card": card.name, **facts}
    clan = {"clan": CLANS[card.name]} if card.name in CLANS else {}
    return {"on": [*facts.pop("on", []), card.name], **clan, **facts}


HURTS_WHO_ACTS = frozenset({"Elephant Guardian"})
"""Retainers that do something only to the acting minion of a combat."""


@pytest.mark.rule("G00016:fc9d9e25")
def test_damage_of_a_retainer_is_environmental_and_its_own():
    """Carolina is immune to what retainers do, and takes the blow of their employer."""
    for card in members("G00016:fc9d9e25"):
        (harm,) = nodes_of(card, v.Inflict)
        assert harm.environmental, card.name
        assert harm.preventable, card.name
        lost = {}
        for name in ("Carolina Vález", "Lord Vauxhall"):
            victim = {"card": name, "blood": 6}
            if card.name in HURTS_WHO_ACTS:
                sitting, hurt = fight(victim, with_retainer(card)), "a"
            else:
                sitting, hurt = fight(with_retainer(card), victim), "b"
            over(sitting)
            lost[name] = 6 - blood(sitting, hurt)
        assert lost["Carolina Vález"] == 1, (card.name, lost)
        assert lost["Lord Vauxhall"] > 1, (card.name, lost)


@pytest.mark.rule("G00017:23a2e601")
def test_environmental_damage_comes_through_a_dodge_and_not_after_the_end_of_combat():
    for card in members("G00017:23a2e601"):
        for strike, hurt in (("Dodge", True), ("Majesty", False)):
            fighter: dict[str, Any] = {"card": "Zachary", "blood": 6, "taught": {"pre": 1}}
            mine = with_retainer(card)
            hand: list[Any] = []
            if card.face.library is not None and card.face.modes[0].type.value == "Combat":
                mine = able(card, modes_at(card)[0][1], **{"as": "a"})
                hand = [{"card": card.name, "as": "it"}]
            if card.name in HURTS_WHO_ACTS:
                sitting = fight(fighter, mine, [{"card": strike, "as": "strike"}])
                over(until_strike(sitting).do(0, "play:@strike:0:@a"))
                harmed = [event.card for event in sitting.happened("DamageInflicted")]
                assert (sitting.id("a") in harmed) == hurt, (card.name, strike)
                continue
            sitting = fight(mine, fighter, hand, [{"card": strike, "as": "strike"}])
            if hand:
                sitting.passes("vtes-window-before-range", 0).do(0, "play:@it:0:@a")
            until_strike(sitting, 1).do(1, "play:@strike:0:@b")
            over(sitting)
            harmed = [event.card for event in sitting.happened("DamageInflicted")]
            assert (sitting.id("b") in harmed) == hurt, (card.name, strike)


@pytest.mark.rule("G00017:23a2e601")
def test_a_first_strike_that_ends_the_fight_comes_before_environmental_damage():
    thug = {"card": "Ghouled Street Thug", "blood": 1, "on": ["Murder of Crows"]}
    sitting = until_strike(fight(thug, {"blood": 6}, [], ["Quick Jab"])).do(0, "strike:@a:0")
    over(until_strike(sitting, 1).do(1, "play:@quick-jab:0:@b"))
    assert sitting.id("a") not in sitting.g.play
    assert blood(sitting, "b") == 6


@pytest.mark.rule("G00026:1e3a9371")
def test_whoever_is_immune_is_not_damaged_even_by_what_cannot_be_prevented():
    for card in members("G00026:1e3a9371"):
        immune = [one for one in nodes_of(card, v.Modifier) if one.query.startswith("immune-")]
        assert immune, card.name
        assert all(one.amount == 1 and one.when is None for one in immune), card.name


@pytest.mark.rule("G00029:2b53a6e1")
def test_a_retainer_does_its_damage_once_a_round_however_often_its_employer_strikes():
    for card in members("G00029:2b53a6e1"):
        lost = []
        for hand in ([], [{"card": "Blur", "as": "blur"}]):
            sitting = fight(with_retainer(card), {"blood": 7, "card": "Zachary"}, hand)
            if hand:
                sitting.passes("vtes-window-additional", 0).do(0, "play:@blur:0:@a")
            over(sitting)
            lost.append(7 - blood(sitting, "b"))
        assert lost[1] == lost[0] + 1, (card.name, lost)


@pytest.mark.rule("G00109:6496a8ff")
def test_what_cannot_be_dodged_does_not_keep_the_opponent_from_dodging():
    for card in members("G00109:6496a8ff"):
        strikes = [one for one in nodes_of(card, v.Strike) if one.undodgeable]
        lasting = [one for one in nodes_of(card, v.Modifier) if one.query == "undodgeable"]
        assert strikes or lasting, card.name
        assert not [one for one in nodes_of(card, v.Forbid) if "dodge" in one.what], card.name
    sitting = fight({"taught": {"ani": 2}}, {"blood": 6}, ["Scorpion Sting"], ["Dodge"])
    until_strike(sitting).do(0, "play:@scorpion-sting:1:@a")
    until_strike(sitting, 1)
    assert sitting.offered(1, "play:@dodge:0:@b")
    over(sitting.do(1, "play:@dodge:0:@b"))
    assert sitting.id("b") in [event.card for event in sitting.happened("DamageInflicted")]


def added(card: Member) -> list[object]:
    """What a card adds to the damage of a strike."""
    more: list[object] = list(nodes_of(card, v.DamageMore))
    more += [one for one in nodes_of(card, v.Modifier) if one.query in ("damage", "strength", "damage-taken")]
    more += [one for one in nodes_of(card, v.Strike) if one.uses]
    return more + [one for one in nodes_of(card, v.Inflict) if one.from_strike]


@pytest.mark.rule("G00148:023e468f")
def test_damage_is_added_only_to_a_strike_that_deals_damage():
    """Vampires whose strikes do more damage dodge, and nobody is harmed."""
    for card in members("G00148:023e468f"):
        assert added(card), card.name
        if card.face.crypt is not None:
            sitting = until_strike(fight({"card": card.name}, {"blood": 6}, ["Dodge"]))
            over(sitting.do(0, "play:@dodge:0:@a"))
            assert blood(sitting, "b") == 6, card.name


@pytest.mark.rule("G00148:e19e5b1a")
def test_added_damage_is_of_the_kind_of_the_strike():
    """None of them says of which kind: it is aggravated where the strike is, and only there."""
    for card in members("G00148:e19e5b1a"):
        assert added(card), card.name
        for one in added(card):
            assert not getattr(one, "aggravated", False), card.name


def prevented(card: Member) -> list[v.Prevent]:
    parts = [*(mode for _, mode in modes_at(card)), *card.face.abilities]
    return [node for part in parts for node in v.nodes(part) if isinstance(node, v.Prevent)]


@pytest.mark.rule("G00153:834e4804")
def test_a_prevention_larger_than_the_damage_prevents_all_of_it():
    for card in members("G00153:834e4804"):
        points = [2 if one.amount is None else one.amount for one in prevented(card)]
        assert sum(point for point in points if isinstance(point, int)) > 1, card.name
    sitting = fight({"taught": {"for": 1}, "blood": 5}, {"blood": 6}, ["Soak"])
    sitting.passes("vtes-window-damage", 0).do(0, "play:@soak:0:@a")
    over(sitting)
    assert blood(sitting, "a") == 5


@pytest.mark.rule("G00153:101a4e45")
def test_points_of_prevention_are_kept_only_where_the_text_leaves_the_choice():
    """“Can prevent” keeps them for later damage; “prevent” does not."""
    for card in members("G00153:101a4e45"):
        kept = any(one.carries for one in prevented(card)) or len(nodes_of(card, v.Grant)) > 1
        optional = "can prevent 2 damage" in card.face.card.text
        assert kept == optional, card.name


@pytest.mark.rule("G00154:94491858")
def test_what_prevents_damage_waits_for_damage():
    """It fits only the moment in which damage is being resolved."""
    for card in members("G00154:94491858"):
        modes = [
            mode for _, mode in modes_at(card) if any(isinstance(node, v.Prevent) for node in v.nodes(mode))
        ]
        abilities = [
            one for one in card.face.abilities if any(isinstance(node, v.Prevent) for node in v.nodes(one))
        ]
        for windows in [one.windows for one in modes] + [one.windows for one in abilities]:
            assert set(windows) == {"damage"}, (card.name, windows)
        assert modes or abilities, card.name
    sitting = fight({"taught": {"for": 2}}, {"card": "Zachary"}, ["Soak"], ["Majesty"])
    until_strike(sitting, 1)
    assert not sitting.offered(0, "play:@soak:*")
