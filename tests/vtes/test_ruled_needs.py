"""Rulings on groups of cards about what must be there: a crypt, legal terms, a bleed, no combat."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import Sect
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.politics.queries.referendum_terms import has_legal_terms
from nocturne.vtes.terms import ActionKind, Window
from tests.vtes.ruled import members, modes_at, nodes_of
from tests.vtes.sitting import Sitting


@pytest.mark.rule("G00126:9e4d8aec")
def test_what_comes_from_an_empty_crypt_cannot_be_used():
    for card in members("G00126:9e4d8aec"):
        nodes = [node for _, mode in modes_at(card) for node in v.nodes(mode)]
        assert any(isinstance(one, v.DrawCrypt | v.TakeFromCrypt | v.ShowCrypt) for one in nodes), card.name
    for crypt, offered in (([], False), (["Krid"], True)):
        hand = ["Effective Management", "Blood Doll"]
        mine = {"pool": 20, "ready": ["Don Cerro"], "hand": hand, "crypt": crypt}
        sitting = Sitting(mine, {"pool": 20}, phase="master")
        assert sitting.offered(0, "play:@effective-management:0:-1") == offered


@pytest.mark.rule("G00034:e7b56dfb")
def test_only_the_camarilla_has_justicars():
    for card in members("G00034:e7b56dfb"):
        clan = card.name.removesuffix(" Justicar")
        for sect in (Sect.CAMARILLA, Sect.SABBAT):
            ready = [{"card": "Earl", "as": "he", "clan": clan, "sect": sect.value}]
            caller = {"card": "Anneke", "as": "caller", "clan": "Gangrel", "sect": "Camarilla"}
            mine = {"pool": 20, "ready": [caller, *ready], "hand": [{"card": card.name, "as": "it"}]}
            sitting = Sitting(mine, {"pool": 20})
            assert sitting.offered(0, "action:@it:0:@caller") == (sect is Sect.CAMARILLA), card.name


@pytest.mark.rule("G00134:fc087c48")
def test_an_additional_strike_that_a_minion_gets_is_made():
    for card in members("G00134:fc087c48"):
        given = [one for one in card.face.abilities if any(isinstance(e, v.MoreStrikes) for e in one.effects)]
        assert given, card.name
        assert all(one.mandatory for one in given), card.name
    mine = {"pool": 20, "ready": [{"card": "Renegade Garou", "as": "garou"}]}
    sitting = Sitting(mine, {"pool": 20, "ready": [{"card": "Don Cerro", "as": "don"}]})
    sitting.do(0, "in-play:@garou:0:@garou").passes("vtes-window-additional", 0)
    assert not sitting.offered(0, "pass")


@pytest.mark.rule("G00117:848e55bf")
def test_a_bonus_to_the_bleed_is_used_in_a_bleed_before_its_resolution():
    late = {Window.BLOCKED, Window.AFTER_ACTION, Window.BEFORE_COMBAT, *(w for w in Window if "combat" in w)}
    for card in members("G00117:848e55bf"):
        for ability in card.face.abilities:
            parts = list(v.nodes(ability.effects))
            bonus = any(isinstance(one, v.Modifier) and one.query == "bleed" for one in parts)
            if bonus or any(isinstance(one, v.BleedMore) for one in parts):
                asked = [one for one in v.nodes(ability) if isinstance(one, v.ActionIs)]
                assert any(ActionKind.BLEED in one.kinds for one in asked), card.name
                assert late.isdisjoint(ability.windows), card.name


@pytest.mark.rule("G00063:45fc07f9")
def test_what_is_used_even_without_an_action_is_not_used_in_combat():
    for card in members("G00063:45fc07f9"):
        assert any(mode.any_time for _, mode in modes_at(card)), card.name
    anarchs = [{"card": "Earl", "as": "earl", "anarch": True}, {"card": "Krid", "as": "krid", "anarch": True}]
    mine = {"pool": 20, "ready": [able_to_dodge()], "hand": ["Sideslip"]}
    theirs = {
        "pool": 20,
        "ready": [{"card": "Lord Vauxhall", "as": "lord"}, *anarchs],
        "hand": ["Power of All"],
    }
    sitting = Sitting(mine, theirs, {"pool": 20})
    sitting.do(0, "bleed:@don").passes("vtes-ask-block", 1).do(1, "block:@lord").passes("vtes-ask-strike", 0)
    sitting.do(0, "play:@sideslip:0:@don")
    assert not any(question == "vtes-window-as-played" for _, question in sitting.asked())


def able_to_dodge() -> dict[str, object]:
    return {"card": "Don Cerro", "as": "don", "taught": {"cel": 1}}


@pytest.mark.rule("G00067:0ff61577")
def test_gathii_looks_before_stealth_is_needed_and_gains_none():
    for card in members("G00067:0ff61577"):
        assert any(Window.ACTION in ability.windows for ability in card.face.abilities), card.name
        assert nodes_of(card, v.StealthNeeded), card.name
        mine = {"pool": 20, "ready": [{"card": card.name, "as": "he"}], "library": ["Govern the Unaligned"]}
        sitting = Sitting(mine, {"pool": 20, "ready": ["Krid"]}, {"pool": 20})
        sitting.do(0, "bleed:@he", "use:@he:0:@he")
        assert not sitting.happened("StealthAdded")


@pytest.mark.rule("G00158:68e2b72e")
def test_a_referendum_without_legal_terms_cannot_be_called():
    """With one vampire in torpor, equal pool and no other card in play nothing can be chosen or allotted."""
    lonely = Sitting(
        {"pool": 20, "torpor": [{"card": "Anarch Convert", "as": "caller"}]}, {"pool": 20}, phase="minion"
    )
    for card in members("G00158:68e2b72e"):
        tree = card.face.tree
        assert tree is not None
        if card.name in WITHOUT_TERMS:
            continue  # the next test
        if any(isinstance(node, v.CallBloodHunt) for node in v.nodes(tree)):
            caller = {"pool": 20, "ready": [{"card": card.name, "as": "it"}]}
            for prey, callable_ in (({"pool": 20}, False), ({"pool": 20, "ready": ["Anarch Convert"]}, True)):
                hunt = Sitting(caller, prey, phase="minion")
                assert any(key.startswith("in-play:") for key in hunt.keys(0)) == callable_, card.name
            continue
        called = [node for node in v.nodes(tree) if isinstance(node, v.CallReferendum)]
        assert called, card.name
        for one in called:
            r = EffectContext(seat=0, key=card.key, minion=lonely.id("caller"))
            assert one.terms, card.name
            assert not has_legal_terms(lonely.g, r, (one,)), card.name


ELDER = {
    "card": "Lucian, the Perfect",
    "as": "he",
    "sect": "Sabbat",
    "title": "archbishop",
    "city": "Nowhere",
}
ANARCH = {"card": "Don Cerro", "as": "he", "sect": "Anarch", "anarch": True}
LASOMBRA = {"card": "Don Cerro", "as": "he", "clan": "Lasombra"}
WITHOUT_TERMS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = {
    "Code of Milan Suspended": ({"ready": [ELDER]}, {}, {"edge": 1}),
    "Firebrand": ({"ready": [ANARCH]}, {"ready": [{**ANARCH, "on": ["Firebrand"]}]}, {}),
    "Raising the Portcullis": ({"ready": [LASOMBRA]}, {"area": ["Raising the Portcullis"]}, {}),
    "Sacrifice": ({"ready": [ELDER, {"card": "Krid", "clan": "Guruhi"}]}, {"ready": [ELDER, "Krid"]}, {}),
    "War of Ages": ({"ready": [ELDER]}, {"area": ["War of Ages"]}, {}),
}
"""Where a referendum can be called; what is otherwise where it cannot, and what more there must be at the
table where it can: nobody has the Edge, the card is there already, nobody is of the clan."""


@pytest.mark.rule("G00158:68e2b72e")
def test_a_referendum_that_would_come_to_nothing_cannot_be_called():
    for card in members("G00158:68e2b72e"):
        if card.name not in WITHOUT_TERMS:
            continue  # the test before
        there, otherwise, table = WITHOUT_TERMS[card.name]
        mine = {"pool": 20, "hand": [{"card": card.name, "as": "it"}], **there}
        assert Sitting(mine, {"pool": 20}, **table).offered(0, "action:@it:0:@he"), card.name
        assert not Sitting({**mine, **otherwise}, {"pool": 20}).offered(0, "action:@it:0:@he"), card.name
