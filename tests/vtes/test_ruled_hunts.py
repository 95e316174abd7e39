"""Rulings on groups of cards about hunting: bonuses, special hunts, blood that is stolen by a hunt."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import Bonus
from tests.vtes.ruled import Member, able, members, modes_at, nodes_of
from tests.vtes.sitting import Sitting

PREY: dict[str, Any] = {"pool": 20}


def special_hunt(
    card: Member, victim: dict[str, Any] | None, hand: list[Any] | None = None, **hunter: Any
) -> tuple[Sitting, str]:
    """Somebody who hunts by stealing blood, at a table with a victim or with nobody; the key of the hunt."""
    who: dict[str, Any] = {"card": "Don Cerro", "as": "hunter", **hunter}
    area = []
    if card.face.crypt is not None:
        who["card"], source = card.name, "hunter"
    elif card.name == "Week of Nightmares":
        who["clan"], source = "Ravnos", "it"
        area = [{"card": card.name, "as": "it", "counters": 10}]
    elif card.name == "Restricted Vitae":
        who["marks"], source = ["must:hunt"], "it"
        area = [{"card": card.name, "as": "it"}]
    else:
        who["on"], source = [*who.get("on", []), {"card": card.name, "as": "it"}], "it"
    there = [] if victim is None else [{"card": "Yseult", "as": "victim", "clan": "Ravnos", **victim}]
    mine = {"pool": 20, "ready": [who], "area": area, "hand": hand or []}
    sitting = Sitting(mine, {**PREY, "ready": there})
    return sitting, f"in-play:@{source}:0:@hunter"


def hunt(sitting: Sitting, key: str) -> None:
    sitting.do(0, key)
    if sitting.offered(0, "target:@victim"):
        sitting.do(0, "target:@victim")
    sitting.passes("vtes-ask-action", 0)


def blood(sitting: Sitting, name: str) -> int:
    return sitting.g.play[sitting.id(name)].blood


@pytest.mark.rule("G00121:91dad1f2")
def test_a_hunt_steals_no_more_than_there_is_and_without_blood_is_no_success():
    for card in members("G00121:91dad1f2"):
        for there, gained in ((1, 1), (0, 0)):
            sitting, key = special_hunt(card, {"blood": there}, blood=1)
            hunt(sitting, key)
            assert (blood(sitting, "hunter"), blood(sitting, "victim")) == (1 + gained, 0), card.name
            assert len(sitting.happened("ActionSucceeded")) == 1, card.name
            assert len(sitting.happened("Hunted")) == gained, card.name


@pytest.mark.rule("G00121:4986bafd")
def test_what_the_hunter_cannot_hold_goes_to_the_bank():
    for card in members("G00121:4986bafd"):
        sitting, key = special_hunt(card, {"blood": 3})
        before = blood(sitting, "hunter")
        hunt(sitting, key)
        assert (blood(sitting, "hunter"), blood(sitting, "victim")) == (before, 2), card.name


@pytest.mark.rule("G00121:86812d0a")
def test_a_hunt_that_steals_needs_another_vampire():
    for card in members("G00121:86812d0a"):
        sitting, key = special_hunt(card, None, blood=1)
        assert not sitting.offered(0, key), card.name
        sitting, key = special_hunt(card, {"blood": 0}, blood=1)
        assert sitting.offered(0, key), card.name


@pytest.mark.rule("G00121:cb1e11d9")
def test_a_larger_hunt_takes_all_of_it_from_the_victim():
    for card in members("G00121:cb1e11d9"):
        sitting, key = special_hunt(card, {"blood": 5}, blood=1, on=["Aaron's Feeding Razor"])
        hunt(sitting, key)
        assert (blood(sitting, "hunter"), blood(sitting, "victim")) == (3, 3), card.name


@pytest.mark.rule("G00120:047d575e")
def test_who_cannot_hunt_as_normal_can_hunt_by_other_cards_as_those_say():
    for card in members("G00120:047d575e"):
        sitting, _ = special_hunt(card, {"blood": 5}, ["Soul Feasting"], blood=1, taught={"nec": 1})
        assert not sitting.offered(0, "hunt:@hunter"), card.name
        sitting.do(0, "action:@soul-feasting:0:@hunter").passes("vtes-ask-action", 0)
        assert (blood(sitting, "hunter"), blood(sitting, "victim")) == (2, 5), card.name


@pytest.mark.rule("G00064:a15d0443")
def test_a_special_hunt_is_taken_once_a_turn():
    """Unlocked again, the minion cannot hunt so again: not with another copy of the card, nor by the card in
    play."""
    for card in members("G00064:a15d0443"):
        if card.face.library is None or card.face.modes[0].action.value != "hunt":
            sitting, key = special_hunt(card, {"blood": 5}, blood=1)
        else:
            index, mode = modes_at(card)[0]
            key = f"action:@it:{index}:@player"
            hand = [{"card": card.name, "as": "it"}, {"card": card.name, "as": "again"}]
            dead = ["Krid", "Ghouled Street Thug"]
            sitting = Sitting({"ready": [able(card, mode, blood=1)], "hand": hand, "ash": dead}, PREY)
        assert sitting.offered(0, key), card.name
        sitting.do(0, key)
        while any(asked.startswith("vtes-ask-target") for _, asked in sitting.asked()):
            sitting.do(0, next(one for one in sitting.keys(0) if one.startswith(("target:", "ash:"))))
        sitting.passes("vtes-ask-action" if not sitting.offered(0, "branch:0") else "vtes-ask-one-of", 0)
        if sitting.offered(0, "branch:0"):
            sitting.do(0, "branch:0")
        sitting.change("hunter" if "@hunter" in key else "player", locked=False)
        assert sitting.asked() == [(0, "vtes-ask-action")], card.name
        assert sitting.offered(0, "bleed:*"), card.name
        assert not sitting.offered(0, key.replace("@it", "@again") if "action:" in key else key), card.name


@pytest.mark.rule("G00004:44d7377f")
def test_a_hunt_bonus_is_a_bonus_of_the_hunt_whatever_hunt_it_is():
    """It is the amount of the hunt that grows, so that what a special hunt steals comes from its target."""
    for card in members("G00004:44d7377f"):
        crypt = card.face.crypt
        if crypt is not None:
            assert crypt.bonuses.get(Bonus.HUNT) == 1, card.name
        else:
            assert any(one.query == "hunt" and one.amount == 1 for one in nodes_of(card, v.Modifier)), (
                card.name
            )
    for name in ("Aaron's Feeding Razor", "Amadeo"):
        bearer = {"card": "Amadeo"} if name == "Amadeo" else {"card": "Don Cerro", "on": [name]}
        on = [*bearer.get("on", []), {"card": "Legacy of Caine", "as": "it"}]
        hunter = {**bearer, "as": "hunter", "blood": 1, "on": on}
        victim = {"card": "Lord Vauxhall", "as": "victim", "blood": 5}
        sitting = Sitting({"ready": [hunter]}, {**PREY, "ready": [victim]})
        hunt(sitting, "in-play:@it:0:@hunter")
        assert (blood(sitting, "hunter"), blood(sitting, "victim")) == (3, 3), name
    for name in ("Harvest Rites", "Hospital Food"):
        on = [{"card": "Legacy of Caine", "as": "it"}]
        area = [name] if name == "Hospital Food" else []
        anarch: dict[str, Any] = {"card": "Don Cerro", "as": "hunter", "blood": 1, "anarch": True}
        anarch |= {"sect": "Anarch"} | {"on": on if area else [*on, name]}
        victim = {"card": "Lord Vauxhall", "as": "victim", "blood": 5}
        sitting = Sitting({"ready": [anarch], "area": area}, {**PREY, "ready": [victim]})
        sitting.do(0, "in-play:@it:0:@hunter")
        while sitting.asked() != [(0, "vtes-ask-action")]:
            wanted = ("target:", "yes", "use:")
            chosen = [key for who, _ in sitting.asked() if who == 0 for key in sitting.keys(0)]
            chosen = [key for key in chosen if key.startswith(wanted)]
            sitting.do(0, chosen[0]) if chosen else sitting.step()
        assert (blood(sitting, "hunter"), blood(sitting, "victim")) == (3, 3), name
