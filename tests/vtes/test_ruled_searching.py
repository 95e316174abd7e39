"""Rulings on actions that find a card and equip with it, employ or recruit it, or call its referendum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.terms import ActionKind
from tests.vtes.ruled import Member, able, members, modes_at, nodes_of
from tests.vtes.sitting import Sitting

KINDS = {"The Summoning": ActionKind.RECRUIT}
"""What kind of action each is; the others equip."""


def searching(card: Member, found: str, more: Sequence[str] = (), **facts: Any) -> tuple[Sitting, str]:
    """``@player`` can take the action of a card, and may find ``@new`` in hand or library; the key."""
    there = [{"card": found, "as": "new"}]
    library = ["Dodge", *there]
    if card.face.minion:
        ally = {"card": card.name, "as": "player", **facts}
        mine = {"pool": 20, "ready": [ally], "library": library}
        return Sitting(mine, {"pool": 20}, {"pool": 20}), "in-play:@player:0:@player"
    index, mode = modes_at(card)[-1]
    who: dict[str, Any] = able(card, mode, blood=6, **facts)
    if more:
        who["taught"] = {**who["taught"], "for": 1}
    hand = [{"card": card.name, "as": "it"}, *more]
    from_hand = any("hand" in one.zones for one in nodes_of(card, v.Fetch))
    mine = {"pool": 20, "ready": [who], "hand": [*hand, *there] if from_hand else hand}
    mine |= {"library": ["Dodge"] if from_hand else library}
    return Sitting(mine, {"pool": 20}, {"pool": 20}), f"action:@it:{index}:@player"


def find(sitting: Sitting, key: str) -> Sitting:
    """The action is taken, and ``@new`` is found if it can be; up to the question how it is brought."""
    sitting.do(0, key)
    printed = sitting.g.printed[sitting.id("new")]
    for _ in range(20):
        if (0, "vtes-ask-way") in sitting.asked() or sitting.happened("ActionSucceeded"):
            break
        wanted = ("search-library", f"library:{printed}", f"hand:{printed}")
        chosen = [one for one in sitting.keys(0) if one in wanted]
        sitting.do(0, chosen[0]) if chosen else sitting.step()
    return sitting


def of_a_clan(card: Member) -> tuple[str, str]:
    """A card it can find, with the clan that this requires."""
    return ("War Ghoul", "Tzimisce") if card.name in KINDS else ("Femur of Toomler", "Tzimisce")


@pytest.mark.rule("G00132:1b90fa46")
@pytest.mark.rule("G00133:ebf41b11")
def test_an_action_that_finds_a_card_to_bring_is_of_the_kind_of_that_card():
    for card in (*members("G00132:1b90fa46"), *members("G00133:ebf41b11")):
        sitting, key = searching(card, of_a_clan(card)[0])
        sitting.do(0, key)
        (announced,) = sitting.happened("ActionAnnounced") or [None]
        action = sitting.g.frame_of(ActionFacts)
        kind = KINDS.get(card.name, ActionKind.EQUIP)
        if action is not None:
            assert action.kind is kind, card.name
        assert announced is None or announced.action == f"vtes-action-{kind.value}", card.name


@pytest.mark.rule("G00132:1b7d8f1b")
def test_what_the_found_card_requires_must_be_met_and_is_not_required_of_the_action():
    """Freak Drive makes a pause after the action."""
    for card in members("G00132:1b7d8f1b"):
        what, clan = of_a_clan(card)
        for of in ("Caitiff", clan):
            sitting, key = searching(card, what, ["Freak Drive"], clan=of)
            find(sitting, key).passes("vtes-window-after-action", 0)
            came = any(one.card == sitting.id("new") for one in sitting.happened("EnteredPlay"))
            assert came == (of == clan), (card.name, of)
            action = sitting.g.frame_of(ActionFacts)
            assert action is not None
            assert not action_queries.demands(sitting.g, action, (clan,), ""), card.name


@pytest.mark.rule("G00133:439776ba")
def test_what_an_ally_finds_must_not_require_what_it_is_not():
    for card in members("G00133:439776ba"):
        for what, comes in (("Femur of Toomler", False), (".44 Magnum", True)):
            sitting, key = searching(card, what)
            find(sitting, key).watch(0, "vtes-ask-action")
            assert (sitting.id("new") in sitting.g.play) == comes, (card.name, what)


@pytest.mark.rule("G00133:2e7a21de")
def test_an_ally_who_found_equipment_may_equip_with_a_card_from_hand_in_the_same_turn():
    for card in members("G00133:2e7a21de"):
        mine = {"pool": 20, "ready": [{"card": card.name, "as": "player"}], "library": ["Dodge"]}
        mine |= {"hand": [{"card": ".44 Magnum", "as": "second"}]}
        sitting = Sitting(mine, {"pool": 20}, {"pool": 20}).do(0, "in-play:@player:0:@player")
        sitting.watch(0, event="ActionSucceeded")
        sitting.passes("vtes-ask-action", 0).change("player", locked=False)
        assert sitting.offered(0, "action:@second:0:@player"), card.name
        assert not sitting.offered(0, "in-play:@player:0:@player"), card.name


@pytest.mark.rule("G00132:4140c808")
def test_who_finds_a_card_with_levels_chooses_among_those_they_could_play_it_at():
    for card in members("G00132:4140c808"):
        for level, ways in ((1, []), (2, ["way:0", "way:1"])):
            sitting, key = searching(card, "Shambling Hordes")
            g = sitting.g
            g.put(sitting.id("player"), taught=(("nec", level), *g.play[sitting.id("player")].taught))
            find(sitting, key)
            assert [one for one in sitting.keys(0) if one.startswith("way:")] == ways, (card.name, level)


@pytest.mark.rule("G00140:1b7d8f1b")
def test_what_the_political_card_requires_is_not_required_of_the_action_that_calls_it():
    """CrimethInc. is for an action that requires an Anarch; so does Firebrand, played by itself."""
    for card in members("G00140:1b7d8f1b"):
        index, _ = modes_at(card)[0]
        for sect, lobbied in (("Camarilla", True), ("Anarch", True), ("Anarch", False)):
            don: dict[str, Any] = {
                "card": "Don Cerro",
                "as": "don",
                "taught": {"pre": 1, "pro": 1},
                "sect": sect,
            }
            don |= {"anarch": sect == "Anarch", "title": "-"}
            names = {"it": card.name, "fire": "Firebrand", "crime": "CrimethInc."}
            hand = [{"card": name, "as": key} for key, name in names.items()]
            sitting = Sitting({"pool": 20, "ready": [don], "hand": hand}, {"pool": 20}, {"pool": 20})
            key = f"action:@it:{index}:@don" if lobbied else "action:@fire:0:@don"
            assert sitting.offered(0, key) == (sect == "Anarch"), (card.name, sect)
            if sect == "Anarch":
                sitting.do(0, key)
                seen = sitting.watch(0, event="ActionSucceeded")
                seen += sitting.watch(0, "vtes-ask-action")
                crime = sitting.names.fill("play:@crime:0:@don")
                assert (crime in {one for _, one in seen}) == (not lobbied), (card.name, sect, lobbied)


def bearing(card: Member, offered: v.ActionAbility) -> Sitting:
    """``@don`` bears a card whose action he can take, and there is whatever that could be aimed at."""
    don: dict[str, Any] = {
        "card": "Alexandra",
        "as": "don",
        "blood": 5,
        "on": [{"card": card.name, "as": "it"}],
    }
    wanted = offered.requires
    if wanted is not None:
        for word, fact in (("clans", "clan"), ("sects", "sect"), ("traits", "marks")):
            if wanted.word(word):
                don[fact] = list(wanted.word(word)) if fact == "marks" else wanted.word(word)[0]
        if wanted.word("titles"):
            don |= {"title": wanted.word("titles")[0], "sect": "Sabbat"}
    dead = [{"card": "Krid"}, {"card": "Bonding"}]
    young = [{"card": "Gloria Giovanni", "clan": "Ravnos"}]
    mine = {"pool": 20, "ready": [don], "ash": dead, "uncontrolled": young, "library": ["Dodge"] * 3}
    lord = {"card": "Lord Vauxhall", "as": "lord", "on": ["J. S. Simmons, Esq."]}
    theirs = {"pool": 20, "ready": [lord], "area": ["The Barrens"]}
    return Sitting(mine, theirs, {"pool": 20})


@pytest.mark.rule("G00139:f59345fb")
def test_an_action_of_equipment_that_the_minion_no_longer_has_succeeds_for_nothing():
    for card in members("G00139:f59345fb"):
        for index, offered in enumerate(card.face.actions):
            for gone in (False, True):
                sitting = bearing(card, offered).do(0, f"in-play:@it:{index}:@don")
                while not any(who == 1 for who, _ in sitting.asked()):
                    keys = [key for key in sitting.keys(0) if key.startswith(("target:", "ash:", "number:"))]
                    sitting.do(0, keys[0]) if keys else sitting.step()
                if gone:
                    leaving_play.burn_card(sitting.g, sitting.id("it"))
                while not sitting.happened("ActionSucceeded"):
                    sitting.do(1, "decline") if sitting.offered(1, "decline") else sitting.step()
                assert bool(sitting.happened("ActionFizzled")) == gone, card.name
