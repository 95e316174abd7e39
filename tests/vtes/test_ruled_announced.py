"""Rulings on groups of cards that are played as an action is announced, or make it fail."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.terms import Window
from tests.vtes.ruled import members, modes_at
from tests.vtes.sitting import Sitting


def governing(**facts: object) -> Sitting:
    """A bleed with an action card; a modifier for its announcement, and one for later, are in hand."""
    don = {"card": "Don Cerro", "as": "don", "taught": {"dom": 2}}
    hand = [
        {"card": "Govern the Unaligned", "as": "govern"},
        {"card": "Seduction", "as": "early"},
        {"card": "Conditioning", "as": "late"},
    ]
    theirs = {"pool": 20, "ready": [{"card": "Krid", "as": "krid"}]}
    return Sitting({"pool": 20, "ready": [don], "hand": hand, **facts}, theirs, {"pool": 20})


@pytest.mark.rule("G00052:06499bb2")
def test_what_is_played_as_the_action_is_announced_comes_before_other_modifiers():
    for card in members("G00052:06499bb2"):
        # The superior level of some cards is usable later as well.
        found = [mode for _, mode in modes_at(card) if Window.ANNOUNCED in mode.windows]
        assert any(Window.ACTION not in mode.windows for mode in found), card.name
    sitting = governing().do(0, "action:@govern:0:@don")
    assert sitting.asked()[0] == (0, "vtes-window-announced")
    assert sitting.offered(0, "play:@early:0:@don")
    assert not sitting.offered(0, "play:@late:0:@don")
    sitting.do(0, "pass").passes("vtes-window-action", 0)
    assert sitting.offered(0, "play:@late:0:@don")
    assert not sitting.offered(0, "play:@early:0:@don")


@pytest.mark.rule("G00052:00a39f5a")
def test_the_action_card_is_replaced_before_anything_is_played_as_the_action_is_announced():
    for card in members("G00052:00a39f5a"):
        assert any(Window.ANNOUNCED in mode.windows for _, mode in modes_at(card)), card.name
    library = [{"card": "Bonding", "as": "top"}]
    sitting = governing(library=library, hand_size=3).do(0, "action:@govern:0:@don")
    assert sitting.asked()[0] == (0, "vtes-window-announced")
    assert sitting.id("top") in sitting.g.players[0].hand


def failing() -> Sitting:
    """An action of an action card that Yoruba Shrine makes fail; its minion is unlocked."""
    hand = [{"card": "Bum's Rush", "as": "first"}, {"card": "Bum's Rush", "as": "second"}]
    mine = {"pool": 20, "ready": [{"card": "Donny Kowalczyk", "as": "donny"}], "hand": hand}
    theirs = {
        "pool": 20,
        "ready": [{"card": "Alu", "as": "alu"}],
        "area": [{"card": "Yoruba Shrine", "as": "shrine"}],
    }
    sitting = Sitting(mine, theirs, {"pool": 20})
    sitting.do(0, "action:@first:0:@donny").passes("vtes-window-announced", 1)
    return sitting.do(1, "use:@shrine:0:-1").passes("vtes-ask-action", 0)


@pytest.mark.rule("G00157:4221c751")
def test_an_action_that_was_made_to_fail_is_not_repeated():
    for card in members("G00157:4221c751"):
        tree = card.face.tree
        assert any(isinstance(node, v.EndAction) for node in v.nodes(tree)), card.name
    sitting = failing()
    assert not sitting.g.play[sitting.id("donny")].locked
    assert sitting.why(0, "action:@second:0:@donny") == ["vtes-why-same-action"]


@pytest.mark.rule("G00157:9a37f987")
def test_an_action_that_was_made_to_fail_was_not_blocked():
    for card in members("G00157:9a37f987"):
        tree = card.face.tree
        assert any(isinstance(node, v.EndAction) for node in v.nodes(tree)), card.name
    sitting = failing()
    assert not sitting.happened("Blocked")
    assert not sitting.happened("ActionSucceeded")
