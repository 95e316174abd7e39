"""Rulings on groups of cards about referendums: abilities used in them, points, votes below nothing, X."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules.play.queries.window import users_of
from nocturne.vtes.terms import Window
from tests.vtes.ruled import Member, able, members, modes_at, nodes_of
from tests.vtes.sitting import Sitting


def users(card: Member, where: str, **facts: object) -> list[object]:
    """Who may use each ability of a vampire during the polling, when the vampire lies there."""
    place = {"card": card.name, "as": "it", **facts}
    sitting = Sitting({"pool": 20, where: [place]}, {"pool": 20})
    found = [one for one in card.face.abilities if Window.POLLING in one.windows]
    assert found, card.name
    return [users_of(sitting.g, 0, sitting.id("it"), one, Window.POLLING) for one in found]


def is_used_once(card: Member) -> bool:
    """Once a referendum; what makes it fail leaves no second chance."""
    found = [one for one in card.face.abilities if Window.POLLING in one.windows]
    return all(
        one.once == "referendum" or any(isinstance(e, v.FailReferendum) for e in one.effects) for one in found
    )


@pytest.mark.rule("G00040:d2e574cc")
def test_an_ability_that_does_not_lock_is_used_while_locked_once_a_referendum():
    for card in members("G00040:d2e574cc"):
        ready = users(card, "ready")
        assert all(ready), card.name
        assert users(card, "ready", locked=True) == ready, card.name
        assert is_used_once(card), card.name


@pytest.mark.rule("G00039:548b590b")
@pytest.mark.rule("200417:5d3428ea")
def test_an_ability_without_conditions_is_used_while_locked_or_in_torpor_once_a_referendum():
    for card in (*members("G00039:548b590b"), *members("200417:5d3428ea")):
        ready = users(card, "ready")
        assert all(ready), card.name
        assert users(card, "ready", locked=True) == ready, card.name
        assert users(card, "torpor") == ready, card.name
        assert is_used_once(card), card.name


@pytest.mark.rule("G00135:70e27589")
def test_more_points_are_allotted_to_a_methuselah_than_she_has_pool():
    for card in members("G00135:70e27589"):
        found = nodes_of(card, v.Allot)
        assert found, card.name
        index, mode = modes_at(card)[-1]
        who = able(card, mode, blood=8)
        extra = [{"card": name, "anarch": True, "sect": "Anarch"} for name in ("Krid", "Earl", "Anson")]
        mine = {"pool": 20, "ready": [who, *extra], "hand": [{"card": card.name, "as": "it"}]}
        sitting = Sitting(mine, {"pool": 1}, {"pool": 20}, {"pool": 20})
        sitting.do(0, f"action:@it:{index}:@player")
        given = 0
        for _ in range(60):
            if given >= 2 or sitting.g.turn != 10:
                break
            keys = sitting.keys(0)
            if "point:seat:1" in keys:
                sitting.do(0, "point:seat:1")
                given += 1
            elif targets := [key for key in keys if key.startswith("target:")]:
                sitting.do(0, targets[0])
            elif any(key.startswith("number:") for key in keys):
                sitting.do(0, keys[-1])
            elif any(key.startswith("seat:") for key in keys):
                sitting.do(0, next(key for key in keys if key != "seat:1"))
            else:
                sitting.step()
        assert given == 2, (card.name, sitting.asked(), sitting.keys(0))


@pytest.mark.rule("G00032:2127e897")
def test_x_can_be_nothing_and_not_less():
    for card in members("G00032:2127e897"):
        found = [mode.number for _, mode in modes_at(card) if mode.number is not None]
        assert found, card.name
        assert all(number.least == 0 for number in found), card.name
    for card in members("G00032:2127e897"):
        if card.name == "Secret Horde":
            mine = {"pool": 20, "hand": [{"card": card.name, "as": "it"}]}
            sitting = Sitting(mine, {"pool": 20}, phase="master").do(0, "play:@it:0:-1")
            assert sitting.offered(0, "number:0")
            assert not sitting.offered(0, "number:-1")


@pytest.mark.rule("G00146:a1ea93f1")
def test_votes_below_nothing_are_not_subtracted():
    """A primogen with three votes fewer casts none; the one vote of another counts in full."""
    for card in members("G00146:a1ea93f1"):
        assert [one for one in nodes_of(card, v.Modifier) if one.query == "votes"], card.name
    mute = [{"card": "Condemnation: Mute", "as": "mute", "mode": 2, "owner": 2}]
    primogen = {"title": "primogen", "sect": "Camarilla"}
    mine = {
        "pool": 20,
        "ready": [
            {"card": "Don Cerro", "as": "don", **primogen, "on": mute},
            {"card": "Krid", "as": "krid", **primogen},
        ],
        "hand": ["Kine Resources Contested"],
    }
    sitting = Sitting(mine, {"pool": 20}, {"pool": 20}).do(0, "action:@kine-resources-contested:0:@krid")
    for _ in range(40):
        if sitting.happened("ReferendumOver") or sitting.g.turn != 10:
            break
        keys = sitting.keys(0)
        points = [key for key in keys if key.startswith("point:")]
        casts = [key for key in keys if key.startswith("cast:") and key.endswith(":for")]
        if points:
            sitting.do(0, points[-1])
        elif casts:
            sitting.do(0, casts[0])
        else:
            sitting.step()
    counted = [*sitting.happened("ReferendumPassed"), *sitting.happened("ReferendumFailed")]
    assert counted, [type(told.event).__name__ for told in sitting.table.log]
    assert max(one.favor for one in counted) == 2  # the card and one primogen
