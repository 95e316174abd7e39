"""Rulings on cards that move others: between ash heap, decks and play, or out of play on a card."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules.table.effects import leaving_play
from tests.vtes.fights import fight
from tests.vtes.ruled import members, nodes_of
from tests.vtes.sitting import Sitting


@pytest.mark.rule("G00002:fcf9cc28")
def test_library_cards_do_not_go_to_a_crypt_nor_crypt_cards_to_a_library():
    """A library card in the uncontrolled region stays there; a crypt card in the ash heap is not chosen."""
    for card in members("G00002:fcf9cc28"):
        if any(nodes_of(card, v.DealAnew)):
            mine: dict[str, Any] = {
                "pool": 20,
                "ready": ["Don Cerro"],
                "hand": [{"card": card.name, "as": "it"}],
                "uncontrolled": [{"card": "The Embrace", "as": "embrace"}, {"card": "Krid", "as": "krid"}],
                "crypt": [{"card": "Madison", "as": "top"}],
            }
            sitting = Sitting(mine, {"pool": 20}, phase="master").do(0, "play:@it:0:-1")
            sitting.watch(0, "vtes-ask-action")
            player, embrace = sitting.g.players[0], sitting.id("embrace")
            assert all(sitting.g.face(one).library is None for one in player.crypt), card.name
            assert embrace in sitting.g.play or embrace in player.ash, card.name
            assert len(player.crypt) == 1, card.name
        else:
            mine = {
                "pool": 20,
                "area": [{"card": card.name, "as": "it"}],
                "ash": [{"card": "Krid", "as": "krid"}, {"card": "Bonding", "as": "bonding"}],
            }
            sitting = Sitting(mine, {"pool": 20}, phase="discard").do(0, "use:@it:0:-1")
            if sitting.offered(0, "target:*"):
                assert sitting.keys(0) == [sitting.names.fill("target:@bonding")], card.name
                sitting.do(0, "target:@bonding")
            sitting.watch(1, "vtes-ask-action")
            player = sitting.g.players[0]
            assert (player.ash, player.library) == ([sitting.id("krid")], [sitting.id("bonding")]), card.name


@pytest.mark.rule("G00028:bf93540e")
def test_what_lies_on_a_card_is_burned_when_that_leaves_play():
    for card in members("G00028:bf93540e"):
        on = [{"card": card.name, "as": "it"}]
        bearer = {"card": "Anarch Convert", "as": "bearer"}
        alone = card.face.modes and not nodes_of(card, v.PutOn) and not nodes_of(card, v.Equip)
        mine = {
            "pool": 20,
            "ready": [bearer if alone else {**bearer, "on": on}],
            "area": on if alone else [],
            "ash": [{"card": "Bonding", "as": "one"}, {"card": "Dodge", "as": "two"}],
        }
        for leave in (leaving_play.burn_card, leaving_play.remove_card):
            sitting = Sitting(mine, {"pool": 20})
            g, it = sitting.g, sitting.id("it")
            held = (sitting.id("one"), sitting.id("two"))
            for one in held:
                g.players[0].ash.remove(one)
            g.put(it, under=held)
            leave(g, it)
            assert it not in g.play, card.name
            assert set(held) <= {*g.players[0].ash, *g.players[0].removed}, card.name
            if leave is leaving_play.burn_card and card.name != "The Erciyes Fragments":
                assert set(held) <= set(g.players[0].ash), card.name


@pytest.mark.rule("G00056:c801e78e")
def test_what_is_shuffled_into_the_library_when_burned_was_burned():
    """Unre gets her counter for the opponent who was burned, and what lay on the ally is burned."""
    for card in members("G00056:c801e78e"):
        ally = {"card": card.name, "as": "a", "blood": 1, "on": [{"card": "Flak Jacket", "as": "jacket"}]}
        sitting = fight(ally, {"card": "Unre, Keeper of Golgotha"})
        g = sitting.g
        sitting.watch(0, "vtes-ask-action")
        assert sitting.id("a") in [one.card for one in sitting.happened("Burned")], card.name
        assert sitting.id("a") in g.players[0].library, card.name
        assert sitting.id("jacket") in g.players[0].ash, card.name
        assert g.play[sitting.id("b")].marks, card.name
