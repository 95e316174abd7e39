"""Searching the cards: every field, combined and sorted, and what is not understood."""

from __future__ import annotations

import json

import pytest

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.listing import card_list, packed_list
from nocturne.vtes.cards.printed import CryptCard, LibraryCard
from nocturne.vtes.cards.search import LONGEST, SORTS, read_question, search


def ids(question: str) -> list[int]:
    asked = read_question(question)
    assert not asked.problems
    return [card.id for card in search(asked)]


def crypt(question: str) -> list[CryptCard]:
    found = [catalogue()[card] for card in ids(question)]
    assert found
    assert all(isinstance(card, CryptCard) for card in found)
    return [card for card in found if isinstance(card, CryptCard)]


def library(question: str) -> list[LibraryCard]:
    found = [catalogue()[card] for card in ids(question)]
    assert found
    assert all(isinstance(card, LibraryCard) for card in found)
    return [card for card in found if isinstance(card, LibraryCard)]


def test_without_a_question_every_card_is_found_by_name():
    found = search("")
    assert len(found) == len(catalogue())
    assert [card.keys[0] for card in found] == sorted(card.keys[0] for card in found)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("govern the unaligned", "Govern the Unaligned"),
        ("GOVERN UNALIGNED", "Govern the Unaligned"),
        ("wwef", "Wake with Evening's Freshness"),
        ("gtu", "Govern the Unaligned"),
        ("lyyli yosydan", "Lyyli Yösydän"),
        ("Nefertiti", "Nefertiti"),
        ("pentex subversion", "Pentex™ Subversion"),
        ("name:rack", "The Rack"),
    ],
)
def test_a_name_finds_its_card_first(question: str, first: str):
    assert search(question)[0].name == first


def test_words_stand_in_the_name_or_the_text():
    # given two words, one in the name, one in the text only
    found = ids("magnum maneuver")
    # then the card has both, and a card whose name has it comes before one whose text has it
    assert catalogue().named(".44 Magnum").id in found
    named, told = ids("name:flak"), ids("flak")
    assert told[: len(named)] == named
    # and a phrase is found as it stands, a word from its beginning only
    assert set(ids('text:"optional maneuver"')) < set(ids("text:optional text:maneuver"))
    assert not set(ids("name:agnum")) & set(ids("name:magnum"))


def test_a_clan_is_the_whole_clan_and_old_names_are_known():
    assert {card.clan for card in crypt("clan:brujah is:crypt")} == {"Brujah"}
    assert {card.clan for card in crypt("clan:antitribu is:crypt")} > {"Brujah antitribu"}
    assert ids("clan:assamite") == ids('clan:"banu haqim"')
    assert {clan for card in library("clan:tremere is:library") for clan in card.clans} >= {"Tremere"}


def test_a_discipline_has_a_level():
    superior, any_level = crypt("dis:DOM is:crypt"), crypt("dis:dom is:crypt")
    assert {card.disciplines["dom"] for card in superior} == {2}
    assert {card.disciplines["dom"] for card in any_level} == {1, 2}
    assert ids("dis:dominate") == ids("dis:dom")
    assert ids("dis:thaumaturgy") == ids("dis:tha")
    # a card of the library has the level if it has an effect at it
    assert catalogue().named("Govern the Unaligned").id in ids("dis:DOM is:library")
    both = crypt("dis:DOM dis:OBF is:crypt")
    assert all(card.disciplines["dom"] == card.disciplines["obf"] == 2 for card in both)


def test_numbers_are_compared():
    assert {card.capacity for card in crypt("cap:7")} == {7}
    assert {card.capacity for card in crypt("cap>=9")} == {9, 10, 11}
    assert {card.capacity for card in crypt("cap<3")} == {1, 2}
    assert {card.capacity for card in crypt("cap>2 cap<=4")} == {3, 4}
    assert {card.group for card in crypt("group:5-6")} == {5, 6}
    assert {card.group for card in crypt("group:any")} == {None}
    assert {card.pool_cost for card in library("pool:3")} == {3}
    assert {card.blood_cost for card in library("blood:x")} == {"X"}
    assert set(ids("cost:2")) >= set(ids("pool:2")) | set(ids("blood:2"))
    assert all(not card.pool_cost and not card.blood_cost for card in library("cost:0"))


def test_title_sect_set_year_and_artist():
    assert {card.title for card in crypt("title:prince")} == {"prince"}
    assert {card.printed_sect for card in crypt("sect:sabbat")} == {"Sabbat"}
    assert all("V5" in catalogue()[card].sets for card in ids("set:V5"))
    assert ids("set:v5") == ids('set:"Fifth Edition"')
    sets = catalogue().sets
    for card in ids("year:1994"):
        assert any(sets[code].released.startswith("1994") for code in catalogue()[card].sets)
    assert catalogue().named("Aabbt Kindred").id in ids('artist:"Lawrence Snelly"')


def test_what_a_card_is():
    assert set(ids("is:playable")) == {card.id for card in catalogue() if face_of(card.id).playable}
    assert set(ids("is:banned")) == {card.id for card in catalogue() if card.banned is not None}
    assert catalogue().named("The Rack").id in ids("is:unique is:location")
    assert all(card.advanced for card in crypt("is:advanced"))
    assert len(ids("is:crypt")) == len(catalogue().crypt)
    # also of cards that cannot be played yet, by the short sentences their text opens with
    assert any(not face_of(card).playable for card in ids("is:trifle"))


def test_either_and_not():
    assert set(ids("type:combat,reaction")) == set(ids("type:combat")) | set(ids("type:reaction"))
    assert set(ids("-is:banned")) == {card.id for card in catalogue()} - set(ids("is:banned"))
    assert {"Political Action"} <= {kind for card in library("type:pol") for kind in card.types}
    assert not any("/".join(card.types) == "Action Modifier" for card in library("type:action"))


@pytest.mark.parametrize("sort", SORTS)
def test_every_order_turns_round_and_keeps_all_cards(sort: str):
    up, down = ids(f"sort:{sort}"), ids(f"sort:-{sort}")
    assert sorted(up) == sorted(down) == sorted(ids(""))
    assert up != down


def test_cards_are_sorted_by_capacity():
    capacities = [card.capacity for card in crypt("clan:tremere is:crypt sort:-cap")]
    assert capacities == sorted(capacities, reverse=True)


@pytest.mark.parametrize(
    ("question", "problem"),
    [
        ("colour:red", "vtes-search-field"),
        ("cap:tall", "vtes-search-number"),
        ("clan>tremere", "vtes-search-compared"),
        ("sort:beauty", "vtes-search-sort"),
        ("a" * (LONGEST + 1), "vtes-search-long"),
    ],
)
def test_what_is_not_understood_is_said(question: str, problem: str):
    assert [one.message_id for one in read_question(question).problems] == [problem]


@pytest.mark.parametrize(
    "question", ['"', "-", '-"', "cap:", "clan:", "::", "a:b:c", "(*)", "\\", "‘’", "-is:", "cap>=,"]
)
def test_no_question_breaks_it(question: str):
    search(question)


def test_the_list_is_sent_compressed_and_whole():
    packed = packed_list()
    assert len(packed.packed) < 400_000
    assert len(json.loads(packed.plain)["cards"]) == len(card_list().cards) == len(catalogue())
