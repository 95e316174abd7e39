"""Rulings on groups of cards about the target of an action: it changes meanwhile, it lies in an ash heap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.terms import Region
from tests.vtes.ruled import Member, able, members, modes_at
from tests.vtes.sitting import Sitting


def ways(card: Member, wanted: type) -> Iterator[tuple[dict[str, Any], list[Any], str]]:
    """The actions of a card whose target is asked for so: who takes it, the hand, and the key."""
    if card.face.crypt is not None:
        for index, action in enumerate(card.face.actions):
            if any(isinstance(node, wanted) for node in v.nodes(action.targets)):
                yield {"card": card.name, "as": "player"}, [], f"in-play:@player:{index}:@player"
        return
    for index, mode in modes_at(card):
        if any(isinstance(node, wanted) for node in v.nodes(mode.targets)):
            yield able(card, mode), [{"card": card.name, "as": "it"}], f"action:@it:{index}:@player"


def aimed(who: dict[str, Any], hand: list[Any], key: str, **target: Any) -> Sitting:
    """The action has been announced at ``@he``; somebody beside them could block it."""
    down = target.pop("down", False)
    he = {"card": "Don Cerro", "as": "he", "sect": "Sabbat", **target}
    bystander = {"card": "Krid", "as": "krid", "sect": "Camarilla"}
    theirs: dict[str, Any] = {"pool": 20, "ready": [bystander] if down else [he, bystander]}
    theirs["torpor"] = [he] if down else []
    sitting = Sitting({"pool": 20, "ready": [who], "hand": hand}, theirs, {"pool": 20}).do(0, key)
    if sitting.offered(0, "target:@he"):
        sitting.do(0, "target:@he")
    assert sitting.happened("ActionAnnounced"), (who["card"], sitting.asked())
    return sitting


def finish(sitting: Sitting) -> Sitting:
    """On to the end of the action; the target, if asked, does not block."""
    while not sitting.happened("ActionSucceeded") and not sitting.happened("CombatBegan"):
        sitting.step()
    return sitting


@pytest.mark.rule("G00078:9ae237af")
def test_an_action_at_a_locked_minion_who_is_unlocked_meanwhile_succeeds_for_nothing():
    for card in members("G00078:9ae237af"):
        found = list(ways(card, v.Locked))
        assert found, card.name
        for who, hand, key in found:
            for unlocked in (False, True):
                sitting = aimed(who, hand, key, locked=True)
                if unlocked:
                    sitting.change("he", locked=False)
                finish(sitting)
                assert bool(sitting.happened("CombatBegan")) != unlocked, (card.name, key)
                assert len(sitting.happened("ActionFizzled")) == unlocked, (card.name, key)


@pytest.mark.rule("G00081:d9edfd22")
def test_an_action_at_an_unlocked_minion_who_is_locked_meanwhile_succeeds_for_nothing():
    for card in members("G00081:d9edfd22"):
        found = list(ways(card, v.Locked))
        assert found, card.name
        for who, hand, key in found:
            for locked in (False, True):
                sitting = aimed(who, hand, key, blood=3)
                if locked:
                    sitting.change("he", locked=True)
                before = sitting.g.play[sitting.id("he")]
                was = (before.locked, before.blood, before.attached, len(sitting.g.lasting))
                finish(sitting)
                now = sitting.g.play[sitting.id("he")]
                assert sitting.happened("ActionSucceeded"), (card.name, key)
                same = was == (now.locked, now.blood, now.attached, len(sitting.g.lasting))
                assert same == locked, (card.name, key)


@pytest.mark.rule("G00080:b4f1cc07")
def test_an_action_at_a_vampire_who_has_left_torpor_succeeds_for_nothing():
    for card in members("G00080:b4f1cc07"):
        found = [
            (able(card, mode), [{"card": card.name, "as": "it"}], f"action:@it:{index}:@player")
            for index, mode in modes_at(card)
            if any(isinstance(node, v.Filter) and node.region == "torpor" for node in v.nodes(mode.targets))
        ]
        assert found, card.name
        for who, hand, key in found:
            sitting = aimed(who, hand, key, down=True, blood=3)
            sitting.change("he", region=Region.READY)
            finish(sitting)
            assert sitting.happened("ActionFizzled"), (card.name, key)
            assert sitting.g.play[sitting.id("he")].controller == 1, card.name
