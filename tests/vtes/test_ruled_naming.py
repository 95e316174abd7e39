"""Rulings on groups of cards about what is named as something is announced, and what makes cards cheaper."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.discount import discounts
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.play.queries.found import named_ahead
from tests.vtes.ruled import Member, members, modes_at
from tests.vtes.sitting import Sitting


def paths_of(card: Member) -> list[str]:
    """Where the effects stand that a ruling means: of the modes it names, or of the abilities and actions."""
    if card.face.library is not None and card.face.modes and not card.face.minion:
        in_modes = [f"modes.{index}.effects" for index, _ in modes_at(card)]
        if any(named_ahead(card.key, path) for path in in_modes):
            return in_modes
    paths = [f"abilities.{index}.effects" for index in range(len(card.face.abilities))]
    return paths + [f"actions.{index}.effects" for index in range(len(card.face.actions))]


@pytest.mark.rule("G00128:461812d8")
def test_the_card_from_hand_is_named_as_the_effect_is_announced():
    for card in members("G00128:461812d8"):
        assert any(isinstance(named_ahead(card.key, path), v.Fetch) for path in paths_of(card)), card.name


@pytest.mark.rule("G00128:b709af8e")
def test_only_a_card_in_hand_is_named():
    for card in members("G00128:b709af8e"):
        found = [effect for path in paths_of(card) if (effect := named_ahead(card.key, path)) is not None]
        assert all(isinstance(one, v.Fetch) and one.zones == ("hand",) for one in found), card.name
    fragments = {"card": "The Erciyes Fragments", "as": "fragments"}
    mine = {
        "pool": 20,
        "ready": [{"card": "White Lily", "as": "lily", "on": [fragments]}],
        "hand": [{"card": ".44 Magnum", "as": "magnum"}, "Bonding", {"card": "Ivory Bow", "as": "bow"}],
    }
    sitting = Sitting(mine, {"pool": 20, "ready": [{"card": "Krid", "as": "krid"}]}, {"pool": 20})
    bow = sitting.id("bow")
    sitting.g.players[0].hand.remove(bow)
    sitting.g.put(sitting.id("fragments"), under=(bow,))
    sitting.do(0, "bleed:@lily").passes("vtes-ask-block", 1).do(1, "block:@krid").passes(
        "vtes-window-before-range", 0
    )
    sitting.do(0, "use:@lily:0:@lily")
    assert sitting.asked() == [(0, "vtes-ask-search")]
    assert sorted(sitting.keys(0)) == sorted(["none", f"hand:{sitting.g.printed[sitting.id('magnum')]}"])


@pytest.mark.rule("G00125:2134e889")
def test_both_cards_of_an_exchange_are_named_as_it_is_announced():
    for card in members("G00125:2134e889"):
        by_name = any(isinstance(named_ahead(card.key, path), v.Exchange) for path in paths_of(card))
        offered: list[v.Ability | v.ActionAbility] = [*card.face.abilities, *card.face.actions]
        regions = [
            {target.card.region for target in one.targets if target.card is not None} for one in offered
        ]
        assert any({"hand", "ash"} <= one or (by_name and "ash" in one) for one in regions), card.name


def played(sitting: Sitting, name: str, minion: str, kind: CardType) -> Bill:
    """What is to be paid for a card in hand in its mode of a type."""
    card = sitting.id(name)
    face = sitting.g.face(card)
    mode = next(one for one in face.modes if one.type is kind)
    return Bill(0, printed_cost(face, mode), sitting.id(minion), card, mode=mode)


@pytest.mark.rule("G00130:5b1a97b0")
def test_what_makes_an_action_card_cheaper_is_not_locked_if_that_is_canceled():
    for card in members("G00130:5b1a97b0"):
        sitting = a_table_with(card)
        found = [
            one
            for name, kind in (("procurer", CardType.ALLY), ("van-wyk", CardType.ALLY))
            for one in discounts(sitting.g, played(sitting, name, "don", kind))
        ]
        assert found, card.name
        assert all(one.kept and not one.burns for one in found), card.name


def a_table_with(card: Member) -> Sitting:
    """A Laibon with the Edge, a card that makes others cheaper, and what it could be used for."""
    mine = {
        "pool": 20,
        "ready": [{"card": "Don Cerro", "as": "don", "sect": "Laibon"}],
        "area": [{"card": card.name, "as": "it"}],
        "hand": [
            {"card": "Procurer", "as": "procurer"},
            {"card": "Carlton Van Wyk", "as": "van-wyk"},
        ],
    }
    return Sitting(mine, {"pool": 20}, edge=1)
