"""Rulings on cards that enter play otherwise than by being played, and on what they do as they enter."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from tests.vtes.ruled import Member, able, members, nodes_of
from tests.vtes.sitting import Sitting

HISTORIAN = {"card": "Don Cerro", "as": "don", "taught": {"tem": 1}, "blood": 8}
"""Puts an ally from the ash heap into play with Summon History, without recruiting it."""


def summon(card: Member, *others: Any, **facts: Any) -> Sitting:
    """``@new`` comes from the ash heap with Summon History; up to the first question it sets off."""
    mine = {
        "pool": 20,
        "ready": [HISTORIAN, *others],
        "hand": [{"card": "Summon History", "as": "it"}],
        "ash": [{"card": card.name, "as": "new"}, *facts.pop("ash", [])],
    }
    sitting = Sitting({**mine, **facts}, {"pool": 20}, {"pool": 20}).do(0, "action:@it:0:@don", "number:3")
    sitting.passes("vtes-ask-search", 0).do(0, f"ash:{card.key}")
    return sitting


@pytest.mark.rule("G00150:3f413329")
def test_what_an_ally_does_entering_play_it_does_however_it_enters():
    for card in members("G00150:3f413329"):
        assert [one for one in nodes_of(card, v.Trigger) if one.event == "EnteredPlay"], card.name
        sitting = summon(
            card, {"card": "Renegade Garou", "as": "garou"}, ash=[{"card": "Krid", "as": "krid"}]
        )
        assert sitting.asked()[0][1] in ("vtes-ask-one-of", "vtes-ask-pick"), card.name
        if sitting.offered(0, "branch:0"):
            sitting.do(0, "branch:0").do(0, next(key for key in sitting.keys(0) if key.startswith("ash:")))
            assert sitting.id("krid") in sitting.g.players[0].removed, card.name
        else:
            sitting.do(0, "target:@garou")
            assert sitting.id("garou") not in sitting.g.play, card.name
        assert sitting.id("new") in sitting.g.play, card.name
        alone = summon(card)
        alone.watch(0, "vtes-ask-action")
        assert alone.id("new") in alone.g.players[0].ash, card.name


@pytest.mark.rule("G00151:16516591")
def test_who_has_no_other_ally_or_retainer_burns_the_ally_that_enters():
    for card in members("G00151:16516591"):
        alone = summon(card)
        if alone.asked() == [(0, "vtes-ask-pick")]:
            assert alone.keys(0) == [alone.names.fill("target:@new")], card.name
        alone.watch(0, "vtes-ask-action")
        assert alone.id("new") in alone.g.players[0].ash, card.name


@pytest.mark.rule("G00151:6f96f1cc")
def test_an_ally_or_retainer_is_burned_however_the_ally_enters():
    for card in members("G00151:6f96f1cc"):
        for other in ("garou", "spy"):
            spied = {"card": "Krid", "as": "krid", "on": [{"card": "Raven Spy", "as": "spy"}]}
            sitting = summon(card, {"card": "Renegade Garou", "as": "garou"}, spied)
            wanted = {f"target:@{name}" for name in ("garou", "spy", "new")}
            assert set(sitting.keys(0)) == {sitting.names.fill(key) for key in wanted}, card.name
            sitting.do(0, f"target:@{other}")
            assert sitting.id(other) not in sitting.g.play, card.name
            assert sitting.id("new") in sitting.g.play, card.name


@pytest.mark.rule("G00118:0c929a42")
def test_who_can_act_the_turn_it_is_recruited_does_not_act_in_the_turn_of_another():
    """Enkil Cog gives an action in somebody else's turn."""
    for card in members("G00118:0c929a42"):
        for index, mode in enumerate(card.face.modes):
            cog = {"card": "Enkil Cog", "as": "cog"}
            recruiter = able(card, mode, blood=6, on=[cog])
            recruiter["taught"] = {need.discipline: 2 for need in mode.needs}
            mine = {"pool": 20, "ready": [recruiter], "hand": [{"card": card.name, "as": "new"}]}
            sitting = Sitting(mine, {"pool": 20}, {"pool": 20}, active=2)
            sitting.do(0, next(key for key in sitting.keys(0) if key.startswith("use:")))
            sitting.do(0, f"action:@new:{index}:@player").watch(0, event="EnteredPlay")
            assert sitting.id("new") in sitting.g.play, card.name
            who = str(sitting.id("new"))
            seen = sitting.watch(0, event="PhaseBegan", times=2)
            assert not [key for _, key in seen if key.split(":")[-1] == who], card.name
            own = Sitting(mine, {"pool": 20}, {"pool": 20}).do(0, f"action:@new:{index}:@player")
            own.watch(0, event="EnteredPlay")
            own.passes("vtes-ask-action", 0)
            assert own.offered(0, "bleed:@new"), card.name


def split_veil(ally: str, **facts: Any) -> Sitting:
    """``@new`` comes from the ash heap by the last counter of Split the Veil."""
    mine = {"pool": 20, "area": [{"card": "Split the Veil", "as": "veil", "counters": 1}]}
    mine |= {"ash": [{"card": ally, "as": "new"}, *facts.pop("ash", [])], **facts}
    sitting = Sitting(mine, {"pool": 20}, {"pool": 20}, phase="unlock").do(0, "use:@veil:0:-1")
    return sitting.do(0, f"ash:{sitting.g.printed[sitting.id('new')]}")


def alastor(equipment: str) -> Sitting:
    """``@new`` is put on ``@krid``, who becomes Alastor."""
    don = {"card": "Donny Kowalczyk", "as": "don", "title": "justicar", "city": "Malkavian"}
    mine = {
        "pool": 20,
        "ready": [don, {"card": "Krid", "as": "krid"}],
        "hand": [{"card": "Alastor", "as": "it"}],
        "library": ["Dodge", {"card": equipment, "as": "new"}],
    }
    sitting = Sitting(mine, {"pool": 20}, {"pool": 20}).do(0, "action:@it:0:@don")
    sitting.passes("vtes-ask-terms", 0).do(0, "target:@krid", "cast:minion:@don:for", "pass")
    return sitting.do(0, f"library:{sitting.g.printed[sitting.id('new')]}")


@pytest.mark.rule("G00110:1114cb70")
def test_what_is_put_in_play_ignoring_requirements_comes_and_acts_in_that_turn():
    """Nobody here is a Giovanni, a Tzimisce or of the Black Hand."""
    for card in members("G00110:1114cb70"):
        if card.name == "Alastor":
            sitting = alastor("Guarded Rubrics")
            assert sitting.g.play[sitting.id("new")].on == sitting.id("krid")
            continue
        if card.name == "Split the Veil":
            sitting = split_veil("Gianna di Canneto")
        else:
            sitting = summon(_named("War Ghoul"), {"card": "Renegade Garou", "as": "garou"})
            sitting.do(0, "target:@garou")
        sitting.watch(1, "vtes-ask-action")
        assert sitting.offered(0, "bleed:@new"), card.name


@pytest.mark.rule("G00110:ce35d1ca")
def test_what_is_put_in_play_ignoring_requirements_is_at_the_basic_level():
    for card in members("G00110:ce35d1ca"):
        if card.name == "Alastor":
            sitting = alastor("Palatial Estate")
        elif card.name == "Split the Veil":
            sitting = split_veil("Shambling Hordes", ash=["Krid"])
        else:
            sitting = summon(_named("Shambling Hordes"), ash=["Krid"])
        if sitting.offered(0, "branch:0"):
            sitting.do(0, "branch:0").do(0, f"ash:{_named('Krid').key}")
            assert sitting.g.play[sitting.id("new")].blood == 3, card.name
        assert sitting.g.play[sitting.id("new")].mode == 0, card.name


def _named(name: str) -> Member:
    return Member(name, catalogue().named(name).id)
