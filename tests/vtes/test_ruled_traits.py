"""Rulings on groups of cards about what a card is: traits, sects, titles, kinds of minions."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.queries.filters import matches
from tests.vtes.ruled import Member, members, nodes_of
from tests.vtes.sitting import Sitting


@pytest.mark.rule("G00012:c1e9edad")
def test_black_hand_is_a_trait_that_no_sect_gives():
    """Printed or gained (Mateusz Kazimirski), they keep it in every sect, and no title comes with it."""
    for card in members("G00012:c1e9edad"):
        marks = [] if Trait.BLACK_HAND in card.face.traits else ["Black Hand"]
        for sect in ("Camarilla", "Sabbat", "Independent", "Laibon"):
            sitting = Sitting(
                {"ready": [{"card": card.name, "as": "hand", "sect": sect, "marks": marks}]}, {}
            )
            assert traits.has_trait(sitting.g, sitting.id("hand"), Trait.BLACK_HAND), (card.name, sect)
            assert "Hand" not in traits.title(sitting.g, sitting.id("hand"))


def in_play(card: Member) -> tuple[Sitting, int]:
    """A minion or retainer in play, and its number."""
    if card.face.minion:
        sitting = Sitting({"ready": [{"card": card.name, "as": "one"}]}, {})
    else:
        sitting = Sitting({"ready": [{"card": "Krid", "on": [{"card": card.name, "as": "one"}]}]}, {})
    return sitting, sitting.id("one")


def is_such(sitting: Sitting, card: int, wanted: v.Filter) -> bool:
    return matches(sitting.g, EffectContext(seat=0, key=0, path=""), wanted, card)


@pytest.mark.rule("G00019:0461a29b")
def test_an_animal_is_neither_a_mortal_nor_a_monster():
    for card in members("G00019:0461a29b"):
        sitting, one = in_play(card)
        assert is_such(sitting, one, v.Filter.of(keywords=("animal",))), card.name
        assert not is_such(sitting, one, v.Filter.of(keywords=("mortal",))), card.name
        assert not is_such(sitting, one, v.Filter(kind="monster")), card.name


@pytest.mark.rule("G00044:71b2570a")
def test_a_ghoul_is_a_monster_and_no_mortal():
    for card in members("G00044:71b2570a"):
        sitting, one = in_play(card)
        assert is_such(sitting, one, v.Filter.of(keywords=("ghoul",))), card.name
        assert is_such(sitting, one, v.Filter(kind="monster")), card.name
        assert not is_such(sitting, one, v.Filter.of(keywords=("mortal",))), card.name


@pytest.mark.rule("G00003:bc0d869f")
def test_who_has_no_circle_is_a_circle_of_his_own():
    """Also two vampires of the same name: nothing but a printed or joined circle is shared."""
    for card in members("G00003:bc0d869f"):
        assert any("circle" in one.word("same") for one in nodes_of(card, v.Filter)), card.name
    blood_brother = {"card": "Krid", "clan": "Blood Brother"}
    pair = [{**blood_brother, "as": "one"}, {**blood_brother, "as": "other"}]
    twins = [{"card": "The Embrace", "as": "first"}, {"card": "The Embrace", "as": "second"}]
    sitting = Sitting({"ready": [pair[0], *twins]}, {"ready": [pair[1]]})
    circles = [traits.circle(sitting.g, sitting.id(name)) for name in ("one", "other", "first", "second")]
    assert len(set(circles)) == 4


@pytest.mark.rule("G00041:eb73a11f")
def test_a_true_brujah_plays_a_card_that_offers_celerity_without_using_it():
    """Line Brawl needs Celerity, Potence or Presence: he plays it with Presence, and never with Celerity."""
    for card in members("G00041:eb73a11f"):
        who = {
            "card": card.name,
            "as": "he",
            "anarch": True,
            "sect": "Anarch",
            "taught": {"cel": 1, "pre": 1},
        }
        sitting = Sitting({"ready": [who], "hand": ["Line Brawl"]}, {"ready": ["Krid"]})
        assert sitting.offered(0, "action:@line-brawl:2:@he"), card.name
        assert not sitting.offered(0, "action:@line-brawl:0:@he"), card.name


@pytest.mark.rule("G00043:83579afd")
def test_the_price_of_the_scarce_looks_at_the_clan_one_seems_to_be_of():
    """A Nosferatu who counts as of the clan raises it; one of the clan who counts as Nosferatu does not."""
    for card in members("G00043:83579afd"):
        clan = card.face.clan
        clansman = next(
            one.unique_name
            for one in catalogue().crypt.values()
            if one.clan == clan and one.name != card.face.name and not one.imbued and not one.advanced
        )
        for rival, price in (
            ({"card": "Krid", "clan": clan}, 3),
            ({"card": clansman, "clan": "Nosferatu"}, 0),
        ):
            full = {"card": card.name, "as": "scarce", "blood": card.face.capacity}
            sitting = Sitting(
                {"pool": 20, "uncontrolled": [full]}, {"ready": [rival]}, active=1, phase="influence"
            )
            sitting.do(0, "influence:@scarce")
            assert sitting.g.players[0].pool == 20 - price, (card.name, rival)


@pytest.mark.rule("G00068:4bada135")
def test_a_title_of_ones_own_does_not_depend_on_the_sect():
    for card in members("G00068:4bada135"):
        votes = set()
        for sect in ("", "Camarilla", "Sabbat", "Independent"):
            sitting = Sitting({"ready": [{"card": card.name, "as": "one", "sect": sect}]}, {})
            votes.add(sitting.table.game.inspect(sitting.g)["cards"][str(sitting.id("one"))]["votes"])
        assert len(votes) == 1, (card.name, votes)
        assert votes != {0}, card.name


@pytest.mark.rule("G00111:4e23d62e")
def test_an_ally_without_a_sect_plays_cards_as_an_independent():
    for card in members("G00111:4e23d62e"):
        sitting = Sitting({"ready": [{"card": card.name, "as": "ally"}]}, {})
        assert traits.sect_as_vampire(sitting.g, sitting.id("ally")) == ("Independent", False), card.name


@pytest.mark.rule("G00038:ae562083")
def test_capacity_that_comes_with_a_title_goes_with_it():
    for card in members("G00038:ae562083"):
        (gained,) = nodes_of(card, v.Become)
        clan = nodes_of(card, v.Modifier)[0].when
        assert isinstance(clan, v.Holds)
        prince = {
            "card": "Don Cerro",
            "as": "prince",
            "clan": clan.filter.word("clans")[0],
            "title": "prince",
            "city": gained.city,
        }
        capacities = []
        for lost in ({}, {"title": "-", "city": ""}, {"sect": "Sabbat"}, {"title_contested": True}):
            placed = {**prince, "on": [card.name], **lost}
            sitting = Sitting({"ready": [placed]}, {})
            capacities.append(
                sitting.table.game.inspect(sitting.g)["cards"][str(sitting.id("prince"))]["capacity"]
            )
        assert capacities == [8, 7, 7, 7], (card.name, capacities)


@pytest.mark.rule("G00042:8b8902c4")
def test_a_contested_title_offers_no_action():
    for card in members("G00042:8b8902c4"):
        gained = nodes_of(card, v.Become)[0]
        sect = {"sect": "Sabbat"} if gained.title == "regent" else {"sect": "Anarch", "anarch": True}
        holder = {"card": "Don Cerro", "title": gained.title, "city": gained.city, "on": [card.name], **sect}
        for contested in (False, True):
            sitting = Sitting(
                {"pool": 20, "ready": [{"card": "Krid", "as": "krid", **sect}]},
                {"pool": 20, "ready": [{**holder, "title_contested": contested}]},
            )
            assert sitting.offered(0, "in-play:*") != contested, (card.name, contested)
