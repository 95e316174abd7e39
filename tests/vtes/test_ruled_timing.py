"""Rulings on groups of cards about the moment in which something is used: wakes, cancels, block attempts."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import Window
from tests.vtes.ruled import able, members, modes_at
from tests.vtes.sitting import Sitting

ACTOR = {"card": "Stavros", "as": "actor", "taught": {"dom": 2}}


def waking(name: str, index: int, mode: v.Mode, *, hand: tuple[Any, ...] = (), **facts: Any) -> Sitting:
    """Seat 1 acts; seat 2 has a locked minion who can wake, and the wake in hand."""
    (card,) = (one for one in members("G00115:efdfd64f") if one.name == name)
    sleeper = able(card, mode, locked=True)
    ready = [
        sleeper,
        {"card": "Loyal Street Gang", "as": "gang"},
        {"card": "Emerald Legionnaire", "as": "wraith", "locked": True},
    ]
    theirs = {"pool": 20, "ready": ready, "hand": [{"card": name, "as": "wake"}, *hand]}
    mine = {"pool": 20, "ready": [ACTOR], "hand": [{"card": "Govern the Unaligned", "as": "govern"}]}
    return Sitting(mine, theirs, {"pool": 20}, **facts)


@pytest.mark.rule("G00115:efdfd64f")
def test_a_wake_is_played_while_an_action_card_is_being_played():
    for card in members("G00115:efdfd64f"):
        for index, mode in modes_at(card):
            if mode.wakes:
                sitting = waking(card.name, index, mode).do(0, "action:@govern:0:@actor")
                assert sitting.asked() == [(1, "vtes-window-as-played")], card.name
                assert sitting.offered(1, f"play:@wake:{index}:@player"), card.name


@pytest.mark.rule("G00115:13ac42da")
def test_a_wake_is_played_after_the_combat_of_a_block():
    for card in members("G00115:13ac42da"):
        for index, mode in modes_at(card):
            if mode.wakes:
                sitting = waking(card.name, index, mode)
                sitting.do(0, "bleed:@actor").passes("vtes-ask-block", 1).do(1, "block:@gang")
                sitting.passes("vtes-window-after-combat", 1)
                assert sitting.offered(1, f"play:@wake:{index}:@player"), card.name


@pytest.mark.rule("G00115:775a9296")
def test_whoever_wakes_need_not_block():
    for card in members("G00115:775a9296"):
        for index, mode in modes_at(card):
            if mode.wakes:
                sitting = waking(card.name, index, mode).do(0, "bleed:@actor")
                sitting.do(1, f"play:@wake:{index}:@player").passes("vtes-ask-block", 1)
                assert sitting.offered(1, "decline"), card.name


@pytest.mark.rule("G00062:eb03829c")
def test_only_what_cancels_and_wakes_fits_while_a_card_is_being_played():
    """A locked minion wakes and then cancels; what unlocks a minion to block has no such window."""
    for card in members("G00062:eb03829c"):
        canceling = [mode for _, mode in modes_at(card) if mode.cancels is not None]
        assert canceling, card.name
        assert all(mode.windows == (Window.AS_PLAYED,) for mode in canceling), card.name
    sitting = awake_with("Touch of Clarity", {"dem": 2})
    assert sitting.offered(1, "play:@cancel:3:@player")
    assert not sitting.offered(1, "play:@domain:*")
    sitting = awake_with("Rewind Time", {"tem": 2})
    sitting.do(1, "play:@cancel:1:@player")
    assert sitting.happened("Canceled")
    assert sitting.asked() == [(0, "vtes-ask-action")]


def awake_with(name: str, taught: dict[str, int]) -> Sitting:
    """An action card is being played, and a locked prince with a card that cancels it has woken."""
    prince = {"card": "Don Cerro", "as": "player", "locked": True, "taught": taught, "sect": "Camarilla"}
    prince |= {"title": "prince", "city": "Nowhere"}
    hand = [
        "On the Qui Vive",
        {"card": name, "as": "cancel"},
        {"card": "Second Tradition: Domain", "as": "domain"},
    ]
    mine = {"pool": 20, "ready": [ACTOR], "hand": [{"card": "Govern the Unaligned", "as": "govern"}]}
    sitting = Sitting(mine, {"pool": 20, "ready": [prince], "hand": hand}, {"pool": 20})
    sitting.do(0, "action:@govern:0:@actor")
    assert not sitting.offered(1, "play:@cancel:*")
    return sitting.do(1, "play:@on-the-qui-vive:0:@player")


@pytest.mark.rule("G00156:2b165c1e")
def test_an_action_is_not_made_to_fail_while_a_block_is_attempted():
    """Every effect of the kind can be used only before an attempt or after all of them."""
    for card in members("G00156:2b165c1e"):
        assert any(isinstance(node, v.EndAction) and node.fails for node in v.nodes(card.face.tree)), (
            card.name
        )
    victim = {"card": "Krid", "as": "he", "on": [{"card": "Body Bag", "as": "bag"}], "anarch": True}
    ready = [victim, {"card": "Loyal Street Gang", "as": "gang"}]
    mine = {"pool": 20, "ready": [ACTOR], "hand": [{"card": "Mind Numb", "as": "numb"}]}
    sitting = Sitting(mine, {"pool": 20, "ready": ready}, {"pool": 20})
    sitting.do(0, "action:@numb:0:@actor", "target:@he")
    assert sitting.offered(1, "use:@bag:0:*")
    sitting.do(1, "pass").do(1, "block:@gang")
    assert sitting.happened("Blocked")
    assert not sitting.happened("AbilityUsed")


@pytest.mark.rule("G00088:e16d57f5")
def test_a_price_that_comes_during_an_attempt_is_paid_or_the_attempt_given_up():
    for card in members("G00088:e16d57f5"):
        for index, mode in modes_at(card):
            priced = [
                one for one in v.nodes(mode) if isinstance(one, v.Modifier) and one.query == "block-cost"
            ]
            if not priced or Window.ATTEMPT not in mode.windows:
                continue
            for answer, burned in (("no", 0), ("yes", 1)):
                actor = able(card, mode, blood=9)
                mine = {"pool": 20, "ready": [actor], "hand": [{"card": card.name, "as": "it"}]}
                theirs = {"pool": 20, "ready": [{"card": "Krid", "as": "he", "blood": 4}]}
                sitting = Sitting(mine, theirs, {"pool": 20})
                sitting.do(0, "bleed:@player").passes("vtes-ask-block", 1).do(1, "block:@he")
                sitting.do(0, f"play:@it:{index}:@player")
                assert sitting.asked() == [(1, "vtes-ask-pay-to-block")], (card.name, index)
                sitting.do(1, answer)
                paid = [event for event in sitting.happened("BurnedBlood") if event.card == sitting.id("he")]
                assert bool(paid) == bool(burned), (card.name, index)


def test_whoever_is_awake_plays_reactions_of_the_unlocked():
    """Not what is no reaction, and not what only the locked may play."""
    sitting = awake_with("Touch of Clarity", {"dem": 2})
    modes = [key for key in sitting.keys(1) if key.startswith(sitting.names.fill("play:@cancel:"))]
    face = sitting.g.face(sitting.id("cancel"))
    assert {face.modes[int(key.split(":")[2])].type for key in modes} == {CardType.REACTION}
