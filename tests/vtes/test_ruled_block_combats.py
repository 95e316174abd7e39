"""Rulings on single cards that say the same: what a block brings to its combat, and actions that just end."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules.action.queries import action as action_queries
from tests.vtes.ruled import Member, members, nodes_of
from tests.vtes.sitting import Sitting


def brings(card: Member) -> list[v.Whenever]:
    """What a card does as the combat of a block begins."""
    return [one for one in nodes_of(card, v.Whenever) if one.event == "CombatBegan"]


def is_for_the_block(one: v.Whenever) -> bool:
    asked = [node for node in v.nodes(one.condition) if isinstance(node, v.CombatIs)]
    return any(node.by_block and (node.was_blocker or node.was_blocked) for node in asked)


def blocked(hand: list[str], theirs: list[str]) -> Sitting:
    """Don Cerro's action is blocked by Krid, who has played Instinctive Reaction."""
    don = {"card": "Don Cerro", "as": "don", "taught": {"cel": 2, "pro": 2}}
    krid = {"card": "Krid", "as": "krid", "taught": {"ani": 2}}
    mine = {"pool": 20, "ready": [don], "hand": hand}
    sitting = Sitting(mine, {"pool": 20, "ready": [krid], "hand": theirs}, {"pool": 20})
    sitting.do(0, "hunt:@don").passes("vtes-ask-block", 1).do(1, "block:@krid")
    return sitting.do(1, "play:@instinctive-reaction:1:@krid")


def kept(sitting: Sitting) -> int:
    """How many maneuvers are left to the blocker."""
    keys = [key for key in sitting.keys(1) if key.startswith("kept-maneuver:")]
    return len(keys)


@pytest.mark.rule("100995:6460f4bb")
@pytest.mark.rule("100863:6460f4bb")
@pytest.mark.rule("101813:3975361e")
@pytest.mark.rule("101850:7b1a6dd5")
@pytest.mark.rule("102256:b5a85fa2")
@pytest.mark.rule("102254:3df64879")
@pytest.mark.rule("100868:04d9da52")
@pytest.mark.rule("102223:96dc0434")
@pytest.mark.rule("100146:e34b1b68")
def test_what_a_block_brings_is_for_its_combat_and_for_no_other():
    """Psyche! begins another combat: the maneuver is not there again."""
    found = (
        *members("100995:6460f4bb"), *members("100863:6460f4bb"), *members("101813:3975361e"),
        *members("101850:7b1a6dd5"), *members("102256:b5a85fa2"), *members("102254:3df64879"),
        *members("100868:04d9da52"), *members("102223:96dc0434"), *members("100146:e34b1b68"),
    )  # fmt: skip
    for card in found:
        assert brings(card), card.name
        assert all(is_for_the_block(one) for one in brings(card)), card.name
    sitting = blocked(["Psyche!"], ["Instinctive Reaction"])
    sitting.passes("vtes-window-range", 1)
    assert kept(sitting) == 1
    sitting.passes("vtes-window-end-of-combat", 0).do(0, "play:@psyche:1:@don")
    seen = sitting.watch(1, "vtes-ask-action")
    assert len(sitting.happened("CombatBegan")) == 2
    assert not any(key.startswith("kept-maneuver:") for _, key in seen)


@pytest.mark.rule("100995:a17c7337")
@pytest.mark.rule("100863:a17c7337")
@pytest.mark.rule("101813:fa690c02")
@pytest.mark.rule("101850:848f5c7a")
@pytest.mark.rule("102256:f922cb7a")
@pytest.mark.rule("102254:2dd20329")
@pytest.mark.rule("100146:84002be7")
@pytest.mark.rule("102223:3bbd095d")
@pytest.mark.rule("101475:36853647")
@pytest.mark.rule("100683:cc607014")
def test_what_a_block_brings_comes_again_with_a_second_block_of_the_action():
    """Form of Mist lets the action go on; whoever blocks again has the maneuver again."""
    found = (
        *members("100995:a17c7337"), *members("100863:a17c7337"), *members("101813:fa690c02"),
        *members("101850:848f5c7a"), *members("102256:f922cb7a"), *members("102254:2dd20329"),
        *members("100146:84002be7"), *members("102223:3bbd095d"), *members("101475:36853647"),
        *members("100683:cc607014"),
    )  # fmt: skip
    for card in found:
        assert brings(card), card.name
        assert all(is_for_the_block(one) for one in brings(card)), card.name
    sitting = blocked(["Form of Mist"], ["Instinctive Reaction", "On the Qui Vive"])
    sitting.passes("vtes-window-range", 1)
    assert kept(sitting) == 1
    sitting.passes("vtes-ask-strike", 0).do(0, "play:@form-of-mist:1:@don")
    sitting.watch(0, "vtes-ask-may")
    sitting.do(0, "yes")
    action_queries.current(sitting.g).stealth = 0
    sitting.passes(seat=1).do(1, "play:@on-the-qui-vive:0:@krid")
    sitting.passes("vtes-ask-block", 1).do(1, "block:@krid")
    sitting.passes("vtes-window-range", 1)
    assert len(sitting.happened("CombatBegan")) == 2
    assert kept(sitting) == 1
