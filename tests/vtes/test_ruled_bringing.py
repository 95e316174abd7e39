"""Rulings on groups of cards that bring others into play without an action, and that make rescues cheaper."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.rules.action.queries import action as action_queries
from tests.vtes.ruled import Member, members, nodes_of
from tests.vtes.sitting import Sitting


def brings(card: Member) -> bool:
    """Whether a card equips, employs or recruits from hand by an effect, with no action of its own."""
    found = [one for one in nodes_of(card, v.Fetch) if one.to == "equip" and "hand" in one.zones]
    return bool(found) and not card.face.actions


def piper(ally: str = "Loyal Street Gang", *, hand: tuple[str, ...] = (), **facts: Any) -> Sitting:
    """Piper is about to be played; ``@don`` is the anarch who recruits."""
    don: dict[str, Any] = {"card": "Don Cerro", "as": "don", "anarch": True, "sect": "Anarch", **facts}
    cards = ["Piper", {"card": ally, "as": "ally"}, *hand]
    return Sitting({"pool": 20, "ready": [don], "hand": cards}, {"pool": 20}, {"pool": 20}, phase="master")


def recruit(sitting: Sitting) -> Sitting:
    """Piper is played and brings the ally."""
    sitting.do(0, "play:@piper:0:-1")
    for _ in range(20):
        if sitting.id("ally") in sitting.g.play:
            return sitting
        wanted = sitting.names.fill("target:@don")
        keys = sitting.keys(0)
        chosen = [key for key in keys if key == wanted or key.startswith("hand:")]
        sitting.do(0, chosen[0]) if chosen else sitting.step()
    raise AssertionError("the ally never came")


@pytest.mark.rule("G00131:dcd90a80")
def test_what_makes_an_action_cheaper_is_no_discount_outside_of_one():
    """Charisma is for actions to recruit."""
    for card in members("G00131:dcd90a80"):
        assert brings(card), card.name
    for on in ([], ["Charisma"]):
        sitting = recruit(piper(on=on))
        assert sitting.g.players[0].pool == 19, on
    don = {"card": "Don Cerro", "as": "don", "on": ["Charisma"]}
    mine = {"pool": 20, "ready": [don], "hand": [{"card": "Loyal Street Gang", "as": "ally"}]}
    sitting = Sitting(mine, {"pool": 20}, {"pool": 20}).do(0, "action:@ally:0:@don")
    sitting.watch(0, event="ActionSucceeded")
    assert sitting.g.players[0].pool == 20


@pytest.mark.rule("G00131:e3a005bf")
def test_what_is_brought_outside_of_an_action_is_no_action_of_the_minion():
    """Unlocked again, the vampire recruits another copy by the action."""
    for card in members("G00131:e3a005bf"):
        assert brings(card), card.name
        what, _, _, _ = FETCHED.get(card.name, WEAPONS)
        brought = brought_by(card, what)
        assert brought.id("new") in brought.g.play, card.name
        actions = [one.action for one in brought.happened("ActionAnnounced")]
        assert actions in ([], ["vtes-action-bleed"]), (card.name, actions)
    sitting = recruit(piper(hand=("Loyal Street Gang",)))
    sitting.change("don", locked=False)
    sitting.passes("vtes-ask-action", 0)
    assert sitting.offered(0, "action:@loyal-street-gang:0:@don")


@pytest.mark.rule("G00131:0f412951")
def test_what_is_brought_outside_of_an_action_is_not_played_by_the_minion():
    """Direct Intervention cancels a minion card as it is played: there is no such moment."""
    for card in members("G00131:0f412951"):
        assert brings(card), card.name
        what, _, _, _ = FETCHED.get(card.name, WEAPONS)
        brought = brought_by(card, what)
        assert brought.id("new") in brought.g.play, card.name
        assert brought.id("new") not in [one.card for one in brought.happened("Played")], card.name
    sitting = piper()
    recruit(sitting)
    played = [one.card for one in sitting.happened("Played")]
    assert sitting.id("piper") in played
    assert sitting.id("ally") not in played


@pytest.mark.rule("G00075:2fae8dce")
def test_a_discount_for_a_rescue_is_for_whoever_pays():
    for card in members("G00075:2fae8dce"):
        (less,) = [one.amount for one in nodes_of(card, v.Modifier) if one.query == "rescue-cost"]
        assert isinstance(less, int)
        rescuer: dict[str, Any] = {"card": card.name, "as": "rescuer", "blood": 4}
        if card.face.crypt is None:
            rescuer = {"card": "Don Cerro", "as": "rescuer", "blood": 4, "on": [{"card": card.name}]}
        victim = {"card": "Alexandra", "as": "he", "blood": 5}
        for share in range(3 + less):
            mine = {"pool": 20, "ready": [rescuer], "torpor": [victim]}
            sitting = Sitting(mine, {"pool": 20}, {"pool": 20})
            assert not sitting.offered(0, f"rescue:@rescuer:@he:{3 + less}"), card.name
            sitting.do(0, f"rescue:@rescuer:@he:{share}")
            sitting.watch(0, event="ActionSucceeded")
            for name, due in (("rescuer", share), ("he", 2 + less - share)):
                burned = [one for one in sitting.happened("BurnedBlood") if one.card == sitting.id(name)]
                assert sum(one.amount for one in burned) == due, (card.name, name)


def brought_by(card: Member, what: str, area: tuple[str, ...] = (), **facts: Any) -> Sitting:
    """``@a`` brings ``@new`` from hand by the effect of a card, making it as cheap as possible; nothing is
    brought where that cannot be done."""
    who: dict[str, Any] = {"blood": 5, "taught": {"ani": 1, "obf": 1}, **facts}
    hand: list[Any] = [{"card": what, "as": "new"}]
    if card.face.minion:
        who["card"] = card.name
    else:
        hand.append({"card": card.name, "as": "it"})
    places = [{"card": name} for name in area]
    if card.name == "Piper":
        don = {"card": "Don Cerro", "as": "a", "anarch": True, **who}
        mine = {"pool": 20, "ready": [don], "hand": hand, "area": places}
        sitting = Sitting(mine, {"pool": 20}, {"pool": 20}, phase="master")
    else:
        mine = {"pool": 20, "ready": [{"card": "Don Cerro", "as": "a", **who}], "hand": hand, "area": places}
        theirs = {"pool": 20, "ready": [{"card": "Lord Vauxhall", "as": "b"}]}
        sitting = Sitting(mine, theirs, {"pool": 20}).do(0, "bleed:@a").passes("vtes-ask-block", 1)
        sitting.do(1, "block:@b")
    uses = ("use:@a:0:@a",) if card.face.minion else ("play:@it:0:@a", "play:@it:0:-1", "target:@a")
    exact = [sitting.names.fill(key) for key in uses]
    exact.append(f"hand:{sitting.g.printed[sitting.id('new')]}")
    for _ in range(20):
        keys = sitting.keys(0)
        chosen = [key for key in keys if key in exact or key.startswith("discount:")]
        if sitting.id("new") in sitting.g.play or sitting.happened("CombatEnded"):
            break
        sitting.do(0, chosen[0]) if chosen else sitting.step()
    return sitting


FETCHED = {
    "Pack Alpha": ("Raven Spy", "The Line", "Dog Pack", "Gangrel"),
    "Piper": ("Carlton Van Wyk", "Sunset Strip, Hollywood", "War Ghoul", "Tzimisce"),
    "Castiel": ("Bastard Sword", "Powerbase: Tshwane", "Kali's Fang", "Banu Haqim"),
}
"""What is brought by a card, a card that makes it cheaper; another, and the clan it requires."""
WEAPONS = (".44 Magnum", "Powerbase: Tshwane", "Blade of Bellona", "Salubri antitribu")


@pytest.mark.rule("G00131:c23727b8")
def test_what_makes_a_card_cheaper_whatever_brings_it_counts_outside_of_an_action():
    for card in members("G00131:c23727b8"):
        what, place, _, _ = FETCHED.get(card.name, WEAPONS)
        due = []
        for area in ((), (place,)):
            sitting = brought_by(card, what, area, sect="Laibon")
            assert sitting.id("new") in sitting.g.play, card.name
            paid = 5 - sitting.g.play[sitting.id("a")].blood
            due.append(20 - sitting.g.players[0].pool + paid)
        assert due[1] == due[0] - 1, (card.name, due)


@pytest.mark.rule("G00131:6693a043")
def test_what_is_brought_outside_of_an_action_needs_who_may_and_is_no_requirement_of_the_action():
    for card in members("G00131:6693a043"):
        _, _, what, clan = FETCHED.get(card.name, WEAPONS)
        for of, comes in (("Caitiff", False), (clan, True)):
            sitting = brought_by(card, what, clan=of)
            assert (sitting.id("new") in sitting.g.play) == comes, (card.name, of)
            action = sitting.g.frame_of(ActionFacts)
            if comes and action is not None:
                assert not action_queries.demands(sitting.g, action, (clan,), ""), card.name
