"""Rulings on groups of cards that make a minion attempt to block, or lock whoever attempts it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import Sect
from tests.vtes.ruled import Member, able, members, modes_at
from tests.vtes.sitting import Sitting

ACTOR = {"card": "Stavros", "as": "actor", "taught": {"for": 2}}


def forcing(card: Member) -> Iterator[tuple[dict[str, Any], str]]:
    """Every way in which a card makes ``@player`` attempt to block: what its Methuselah has, and the key."""
    if card.face.abilities:
        who: dict[str, Any] = {"card": "Don Cerro", "as": "player", "sect": Sect.SABBAT.value, "locked": True}
        bearer = {"card": card.name, "as": "it", "counters": 3}
        if card.face.abilities[0].by == "bearer":
            yield {"ready": [who | {"on": [bearer]}]}, "use:@it:0:*"
        else:
            yield {"ready": [who], "area": [bearer]}, "use:@it:0:@player"
        return
    for index, mode in modes_at(card):
        if any(isinstance(node, v.AttemptBlock) for node in v.nodes(mode)):
            hand = [{"card": card.name, "as": "it"}]
            who = able(card, mode, locked=mode.usable_locked)
            # An out-of-turn master is played by the Methuselah, not by a minion.
            key = f"play:@it:{index}:{'-1' if mode.out_of_turn else '@player'}"
            if mode.targets:
                other = {"card": "Krid", "as": "other", "anarch": True, "sect": "Anarch", "locked": True}
                yield {"ready": [who, other], "hand": hand}, key
            else:
                yield {"ready": [who], "hand": hand}, key


def offered_in(sitting: Sitting, seat: int, key: str) -> bool:
    """Whether a seat is offered a key at any moment up to the end of the action."""
    wanted = sitting.names.fill(key).removesuffix("*")
    return any(one.startswith(wanted) for _, one in sitting.watch(seat, "vtes-ask-action"))


@pytest.mark.rule("G00124:5afac7f8")
def test_whoever_cannot_block_is_not_made_to_attempt_it():
    for card in members("G00124:5afac7f8"):
        for theirs, key in forcing(card):
            for dared in (False, True):
                mine = {"pool": 20, "ready": [ACTOR, "Krid"], "hand": ["Daring the Dawn"]}
                sitting = Sitting(mine, {"pool": 20, **theirs}, {"pool": 20}).do(0, "bleed:@actor")
                if dared:
                    sitting.do(0, "play:@daring-the-dawn:1:@actor").do(1, "pass")  # both were asked at once
                assert offered_in(sitting, 1, key) != dared, (card.name, key, dared)


@pytest.mark.rule("G00124:67bfe727")
def test_whoever_is_made_to_attempt_a_block_must_be_allowed_to():
    """A directed action is blocked by its target, an undirected one by prey and predator."""
    for card in members("G00124:67bfe727"):
        for theirs, key in forcing(card):
            others = [{"pool": 20}, {"pool": 20}, {"pool": 20}]
            for seat, action, allowed in ((1, "bleed", True), (2, "bleed", False), (2, "hunt", False)):
                players = [dict(one) for one in others]
                players[seat - 1] |= theirs
                mine = {"pool": 20, "ready": [ACTOR | {"blood": 1}, "Krid"]}
                sitting = Sitting(mine, *players).do(0, f"{action}:@actor")
                assert offered_in(sitting, seat, key) == allowed, (card.name, key, seat, action)


@pytest.mark.rule("G00124:b24e0ad1")
def test_whoever_attempts_to_block_may_still_use_what_makes_them_attempt_it():
    """A locked vampire wakes, attempts to block, and then uses the card in the attempt."""
    for card in members("G00124:b24e0ad1"):
        for theirs, key in forcing(card):
            hand = [*theirs.get("hand", ()), "On the Qui Vive"]
            blocker = "other" if len(theirs["ready"]) > 1 else "player"
            mine = {"pool": 20, "ready": [ACTOR]}
            sitting = Sitting(mine, {"pool": 20, **theirs, "hand": hand}, {"pool": 20})
            sitting.do(0, "bleed:@actor")
            if sitting.g.play[sitting.id(blocker)].locked:
                sitting.do(1, f"play:@on-the-qui-vive:0:@{blocker}")
            sitting.passes("vtes-ask-block", 1).do(1, f"block:@{blocker}")
            assert sitting.offered(1, key), (card.name, key, sitting.asked(), sitting.keys(1))


@pytest.mark.rule("G00123:7a391812")
def test_the_attempt_to_block_goes_on_when_the_action_has_lost_its_target_by_it():
    """The target of Ambush unlocks: the block is attempted all the same, and the combat comes."""
    for card in members("G00123:7a391812"):
        for theirs, key in forcing(card):
            target = "other" if len(theirs["ready"]) > 1 else "player"
            mine = {"pool": 20, "ready": [ACTOR], "hand": ["Ambush"]}
            sitting = Sitting(mine, {"pool": 20, **theirs}, {"pool": 20})
            sitting.do(0, "action:@ambush:0:@actor")
            if sitting.offered(0, f"target:@{target}"):
                sitting.do(0, f"target:@{target}")
            sitting.passes(seat=1)
            wanted = sitting.names.fill(key).removesuffix("*")
            (chosen,) = (one for one in sitting.keys(1) if one.startswith(wanted))
            sitting.do(1, chosen)
            if target == "other":
                sitting.do(1, "target:@other")
            while not sitting.happened("CombatBegan"):
                sitting.step()
            assert [one.minion for one in sitting.happened("Blocked")] == [sitting.id(target)], card.name
