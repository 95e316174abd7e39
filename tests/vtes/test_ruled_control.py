"""Rulings on groups of cards about control: minions that are lent or stolen, locations that change hands."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.terms import Window
from tests.vtes.ruled import Member, able, members, nodes_of
from tests.vtes.sitting import Sitting


def place(sitting: Sitting, name: str) -> str:
    found: str = sitting.table.game.inspect(sitting.g)["cards"][str(sitting.id(name))]["place"]
    return found


def is_lent_by(card: Member) -> bool:
    """Whether a card gives a minion to somebody for a while."""
    taken = [one.until for one in nodes_of(card, v.TakeControl)]
    return not {"turn", "next-action"}.isdisjoint(taken) or bool(nodes_of(card, v.Lend))


@pytest.mark.rule("G00001:7e99f6af")
def test_a_lent_minion_leaves_the_game_with_the_methuselah_who_has_him():
    for card in members("G00001:7e99f6af"):
        assert is_lent_by(card), card.name
    lent = {"card": "Krid", "as": "lent", "lent_by": 2, "owner": 2}
    doomed = {"pool": 1, "ready": [lent], "uncontrolled": [{"card": "Tara", "as": "tara"}]}
    sitting = Sitting(doomed, {"pool": 20}, {"pool": 20}, phase="influence")
    sitting.do(0, "transfer:@tara")
    assert sitting.g.players[0].out == "ousted"
    assert place(sitting, "lent") == "removed"


@pytest.mark.rule("G00001:6af1168f")
def test_a_lent_minion_who_would_return_to_somebody_ousted_is_removed():
    for card in members("G00001:6af1168f"):
        assert is_lent_by(card), card.name
    lent = {"card": "Krid", "as": "lent", "lent_by": 2, "owner": 2}
    sitting = Sitting({"pool": 20, "ready": [lent]}, {"pool": 1}, {"pool": 20})
    sitting.do(0, "bleed:@lent").passes("vtes-ask-action", 0)
    assert sitting.g.players[1].out == "ousted"
    assert place(sitting, "lent") == "ready"
    sitting.turns(1)
    assert place(sitting, "lent") == "removed"


@pytest.mark.rule("G00001:6e065934")
def test_a_lent_minion_returns_from_torpor_to_torpor():
    for card in members("G00001:6e065934"):
        assert is_lent_by(card), card.name
    lent = {"card": "Krid", "as": "lent", "lent_by": 2, "owner": 2}
    sitting = Sitting({"pool": 20, "torpor": [lent]}, {"pool": 20}, {"pool": 20})
    sitting.turns(1)
    assert sitting.g.play[sitting.id("lent")].controller == 1
    assert place(sitting, "lent") == "torpor"


def tempted(hand: list[str] | None = None) -> Sitting:
    """A vampire of the prey whom Temptation can take over at any time of the minion phase; a third
    Methuselah sits behind."""
    victim: dict[str, Any] = {"card": "Lord Vauxhall", "as": "victim", "blood": 1}
    victim["on"] = [{"card": "Temptation", "as": "it", "counters": 5, "owner": 1}]
    ready = [{"card": "Don Cerro", "as": "don"}, {"card": "Krid", "as": "krid"}]
    mine = {"pool": 20, "ready": ready, "hand": hand or []}
    return Sitting(
        mine, {"pool": 20, "ready": [victim]}, {"pool": 20, "ready": [{"card": "Anton", "as": "anton"}]}
    )


def steal(sitting: Sitting) -> None:
    (key,) = (key for key in sitting.keys(0) if key.startswith(sitting.names.fill("use:@it:1:")))
    sitting.do(0, key)


@pytest.mark.rule("G00108:572e3222")
def test_a_minion_is_taken_over_at_any_point_of_the_minion_phase():
    for card in members("G00108:572e3222"):
        assert Window.ATTEMPT in card.face.abilities[-1].windows, card.name
    sitting = tempted()
    assert sitting.offered(0, "use:@it:1:*")
    sitting.do(0, "bleed:@krid").passes("vtes-ask-action", 0)
    steal(sitting)
    assert sitting.g.play[sitting.id("victim")].controller == 0
    assert sitting.offered(0, "bleed:@victim")


@pytest.mark.rule("G00108:318e2743")
def test_a_combatant_who_is_taken_over_ends_the_combat():
    for card in members("G00108:318e2743"):
        assert Window.ATTEMPT in card.face.abilities[-1].windows, card.name
    sitting = tempted()
    sitting.do(0, "bleed:@don").passes("vtes-ask-block", 1).do(1, "block:@victim")
    while not sitting.happened("CombatBegan"):
        sitting.do(*next((seat, "pass") for seat, _ in sitting.asked()))
    steal(sitting)
    sitting.passes("vtes-ask-action", 0)
    assert sitting.g.play[sitting.id("victim")].controller == 0
    assert not sitting.happened("DamageInflicted")


@pytest.mark.rule("G00108:2fa4a7a7")
def test_who_declined_to_block_has_declined_also_with_a_minion_taken_over():
    for card in members("G00108:2fa4a7a7"):
        assert Window.ATTEMPT in card.face.abilities[-1].windows, card.name
    sitting = tempted()
    sitting.do(0, "hunt:@don").passes("vtes-ask-block", 1).do(1, "decline")
    steal(sitting)
    assert 1 not in [seat for seat, _ in sitting.asked()]
    sitting.passes("vtes-ask-action", 0)
    assert len(sitting.happened("ActionSucceeded")) == 1


@pytest.mark.rule("G00108:636dc9e9")
def test_an_action_goes_on_against_its_target_who_was_taken_over():
    for card in members("G00108:636dc9e9"):
        assert Window.ACTION in card.face.abilities[-1].windows, card.name
    sitting = tempted(hand=["Mind Numb"])
    sitting.do(0, "action:@mind-numb:0:@don", "target:@victim")
    steal(sitting)
    sitting.passes("vtes-ask-action", 0)
    assert sitting.g.play[sitting.id("victim")].controller == 0
    assert sitting.g.play[sitting.id("victim")].locked


@pytest.mark.rule("G00108:a911e4f6")
def test_a_blocker_who_is_taken_over_no_longer_blocks_their_new_controller():
    for card in members("G00108:a911e4f6"):
        assert Window.ATTEMPT in card.face.abilities[-1].windows, card.name
    sitting = tempted()
    sitting.do(0, "bleed:@don").passes("vtes-ask-block", 1).do(1, "block:@victim")
    steal(sitting)
    assert sitting.happened("BlockFailed")
    sitting.passes("vtes-ask-action", 0)
    assert not sitting.happened("Blocked")
    assert sitting.g.players[1].pool == 19


@pytest.mark.rule("G00066:9cc782a1")
def test_a_location_that_changes_hands_stays_what_it_is():
    """Counters and locked or not stay; only who controls it changes."""
    for card in members("G00066:9cc782a1"):
        moved = nodes_of(card, v.TakeControl)
        assert moved, card.name
        assert all(one.until == "" for one in moved), card.name
        index = len(card.face.modes) - 1
        location = {"card": "Powerbase: Montreal", "as": "place", "counters": 3, "locked": True}
        mine = {
            "pool": 20,
            "ready": [able(card, card.face.modes[index])],
            "hand": [{"card": card.name, "as": "it"}],
        }
        sitting = Sitting(mine, {"pool": 20, "area": [location]})
        sitting.do(0, f"action:@it:{index}:@player")
        while sitting.g.play[sitting.id("place")].controller == 1:
            seat, _ = sitting.asked()[0]
            chosen = [
                key
                for key in ("target:@place", "seat:@seat1", "cast:political:@seat1:for")
                if sitting.offered(seat, key)
            ]
            sitting.do(
                seat,
                chosen[0]
                if chosen
                else "done"
                if sitting.offered(seat, "done")
                else "pass"
                if sitting.offered(seat, "pass")
                else "decline",
            )
        now = sitting.g.play[sitting.id("place")]
        assert (now.controller, now.counters, now.locked) == (0, 3, True), card.name
