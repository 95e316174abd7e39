"""Rulings on cards that lie on another one and are played as if from hand, and on one that is taken back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.vtes.ruled import Member, members
from tests.vtes.sitting import Sitting


def holding(card: Member, held: str, **facts: Any) -> Sitting:
    """``@lent`` lies on a card; ``@don`` can play it as if from hand. The top of the library is ``@top``."""
    don = {"card": "Don Cerro", "as": "don", "clan": "Gangrel", "blood": 5, "taught": {"pro": 2, "tha": 1}}
    it = {"card": card.name, "as": "it"}
    on_him = card.name == "Gift of Proteus"
    hand = [{"card": held, "as": "lent"}, "Dodge"]
    mine = {"pool": 20, "ready": [{**don, "on": [it]} if on_him else don], "hand": hand}
    mine |= {"area": [] if on_him else [it], "library": [{"card": "Bonding", "as": "top"}]}
    krid = {"card": "Krid", "as": "krid", "on": ["Raven Spy"]}
    theirs = {"pool": 20, "ready": [krid], "hand": [{"card": "Direct Intervention", "as": "cancel"}]}
    sitting = Sitting({**mine, **facts}, theirs, {"pool": 20})
    lent = sitting.id("lent")
    sitting.g.players[0].hand.remove(lent)
    sitting.g.players[0].hand_size -= 1
    return sitting.change("it", under=(lent,))


def block(sitting: Sitting) -> Sitting:
    """On to the moment in which ``@lent`` can be played, as Krid attempts to block."""
    sitting.do(0, "bleed:@don")
    while not sitting.offered(0, "play:@lent:*"):
        blocks = sitting.offered(1, "block:@krid")
        sitting.do(1, "block:@krid") if blocks else sitting.step()
    return sitting


@pytest.mark.rule("G00095:6e990f7c")
def test_what_is_played_as_if_from_hand_is_canceled_as_it_is_played():
    for card in members("G00095:6e990f7c"):
        sitting = block(holding(card, "Earth Control")).do(0, "play:@lent:0:@don")
        assert sitting.offered(1, "play:@cancel:0:-1"), (card.name, sitting.asked())
        sitting.do(1, "play:@cancel:0:-1")
        assert sitting.happened("Canceled"), card.name


@pytest.mark.rule("G00095:aff037f1")
def test_what_is_played_as_if_from_hand_is_not_replaced_nor_owed():
    """Mirror Walk is not replaced before the discard phase; here nothing is owed for it, nor drawn."""
    for card in members("G00095:aff037f1"):
        sitting = block(holding(card, "Earth Control" if card.name == "Gift of Proteus" else "Mirror Walk"))
        sitting.do(0, "play:@lent:0:@don")
        if sitting.offered(1, "pass"):
            sitting.do(1, "pass")
        player = sitting.g.players[0]
        assert player.owed == [], card.name
        assert sitting.id("top") in player.library, card.name
        assert len(player.hand) == 1, card.name


@pytest.mark.rule("G00095:02e2e0c1")
def test_what_lies_on_a_card_is_not_discarded_for_anything():
    """A master is not discarded to burn Tension in the Ranks, nor a political action burned for a vote."""
    for card in members("G00095:02e2e0c1"):
        tension = {"card": "Tension in the Ranks", "as": "tension"}
        theirs: dict[str, Any] = {"pool": 20, "area": [tension]}
        on_him = card.name == "Gift of Proteus"
        it = {"card": card.name, "as": "it"}
        don = {"card": "Don Cerro", "as": "don", "clan": "Gangrel", "on": [it] if on_him else []}
        mine = {"pool": 20, "ready": [don], "area": [] if on_him else [it]}
        for lent, offered in ((False, True), (True, False)):
            masters = [{"card": "Blood Doll", "as": "lent"}, {"card": "Fame", "as": "fame"}]
            table = Sitting({**mine, "hand": masters}, theirs, {"pool": 20}, phase="unlock")
            if lent:
                table.g.players[0].hand.remove(table.id("lent"))
                table.change("it", under=(table.id("lent"),))
            table.passes("vtes-ask-master-phase", 0)
            assert table.offered(0, "use:@tension:*") == offered, (card.name, lent)


@pytest.mark.rule("G00089:6f08c576")
def test_what_is_no_longer_in_the_ash_heap_is_not_taken_back():
    for card in members("G00089:6f08c576"):
        for gone in (False, True):
            don = {"card": "Donny Kowalczyk", "as": "don", "anarch": True, "sect": "Independent"}
            mine = {
                "pool": 20,
                "ready": [don],
                "hand": [{"card": card.name, "as": "it"}],
                "library": ["Dodge"],
            }
            theirs = {"pool": 20, "ready": ["Krid"]}
            sitting = Sitting(mine, theirs, {"pool": 20}).do(0, "action:@it:1:@don")
            if gone:
                it, g = sitting.id("it"), sitting.g
                for pile in (g.limbo, g.players[0].ash):
                    if it in pile:
                        pile.remove(it)
                g.players[0].removed.append(it)
            sitting.do(1, "decline")
            while (0, "vtes-ask-returning") not in sitting.asked() and not sitting.happened(
                "ActionSucceeded"
            ):
                sitting.step()
            assert ((0, "vtes-ask-returning") in sitting.asked()) != gone, card.name
