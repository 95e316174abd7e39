"""Rulings on reflexes against frenzy cards, and on cards that are used though there is no action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.vtes.fights import fight
from tests.vtes.ruled import Member, able, members, modes_at
from tests.vtes.sitting import Sitting

ON_OPPONENT = (
    ("Terror Frenzy", 0, True), ("Terror Frenzy", 1, True), ("Drawing Out the Beast", 0, True),
    ("Drawing Out the Beast", 1, True), ("Dam the Heart's River", 0, True),
    ("Dam the Heart's River", 1, True), ("Whistling Up the Beast", 1, True),
    ("Whistling Up the Beast", 2, True), ("Devil-Channel: Hands", 1, False),
    ("Devil-Channel: Hands", 2, False),
)  # fmt: skip
"""Frenzy cards of a combat, before range is determined: whether they do something to the opponent."""


def reflex(card: Member) -> int:
    """The place of the reflex among the modes of a card."""
    (index,) = [n for n, mode in enumerate(card.face.modes) if mode.reflex]
    return index


@pytest.mark.rule("G00060:f827d630")
def test_a_frenzy_card_that_does_something_to_a_minion_is_played_on_them():
    for card in members("G00060:f827d630"):
        reflexive = {"blood": 5, "taught": {"abo": 1}}
        held = [{"card": card.name, "as": "it"}]
        key = f"play:@it:{reflex(card)}:@b"
        for name, mode, on_him in ON_OPPONENT:
            wild = {"blood": 5, "taught": {"ani": 2, "qui": 2, "abo": 2, "pot": 2}}
            sitting = fight(wild, reflexive, [{"card": name, "as": "frenzy"}], held)
            while not sitting.offered(0, f"play:@frenzy:{mode}:@a"):
                sitting.step()
            sitting.do(0, f"play:@frenzy:{mode}:@a")
            if (1, "vtes-window-before-range") in sitting.asked():
                sitting.do(1, "pass")  # both were asked at once
            assert sitting.offered(1, key) == on_him, (card.name, name)
            if on_him:
                sitting.do(1, key)
                assert sitting.happened("Canceled"), (card.name, name)


@pytest.mark.rule("G00060:f827d630")
def test_a_frenzy_card_that_chooses_a_vampire_is_played_on_them():
    """Deep Song at superior chooses whom to fight."""
    for card in members("G00060:f827d630"):
        don = {"card": "Don Cerro", "as": "don", "taught": {"ani": 2}}
        mine = {"pool": 20, "ready": [don], "hand": [{"card": "Deep Song", "as": "song"}]}
        ready: list[Any] = [{"card": "Krid", "as": name, "taught": {"abo": 1}} for name in ("krid", "other")]
        theirs = {"pool": 20, "ready": ready, "hand": [{"card": card.name, "as": "it"}]}
        sitting = Sitting(mine, theirs, {"pool": 20}).do(0, "action:@song:1:@don")
        while any(question.startswith("vtes-ask-target") for _, question in sitting.asked()):
            sitting.do(0, "target:@krid")
        assert sitting.offered(1, f"play:@it:{reflex(card)}:@krid"), (card.name, sitting.asked())
        assert not sitting.offered(1, f"play:@it:{reflex(card)}:@other"), card.name


@pytest.mark.rule("G00063:e99806ce")
def test_what_is_used_without_an_action_does_not_let_a_wake_be_used_without_one():
    """A master card is played: the locked vampire cannot wake to cancel it, the unlocked one can."""
    for card in members("G00063:e99806ce"):
        for locked in (False, True):
            index, mode = modes_at(card)[0]
            they: list[Any] = [able(card, mode, blood=5, locked=locked), {**able(card, mode), "as": "other"}]
            they[1] |= {"card": "Krid", "locked": locked}
            names = {"it": card.name, "wake": "On the Qui Vive"}
            theirs = {"pool": 20, "ready": they, "hand": [{"card": n, "as": k} for k, n in names.items()]}
            mine = {"pool": 20, "ready": ["Don Cerro"], "hand": [{"card": "Blood Doll", "as": "doll"}]}
            sitting = Sitting(mine, theirs, {"pool": 20}, phase="master")
            doll = next(key for key in sitting.keys(0) if key.startswith("play:"))
            sitting.do(0, doll)
            if any(question == "vtes-ask-target" for _, question in sitting.asked()):
                sitting.do(0, sitting.keys(0)[0])
            assert sitting.offered(1, f"play:@it:{index}:@player*") != locked, (card.name, sitting.asked())
            assert not sitting.offered(1, "play:@wake:*"), card.name
