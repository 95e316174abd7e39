"""Rulings on groups of cards that cancel others as they are played, or are used during a referendum."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.terms import Window
from tests.vtes.ruled import Member, members, modes_at
from tests.vtes.sitting import Sitting


def cancels(card: Member) -> bool:
    """Whether a card cancels others in the as-played window and in no other, by ``CancelCard``."""
    found: list[v.Mode | v.Ability] = [one for one in card.face.abilities if one.cancels is not None]
    if card.face.modes and not card.face.minion:
        found += [mode for _, mode in modes_at(card) if mode.cancels is not None]
    return bool(found) and all(
        tuple(one.windows) == (Window.AS_PLAYED,) and any(isinstance(e, v.CancelCard) for e in one.effects)
        for one in found
    )


def bleeding(hand: list[str], **facts: object) -> Sitting:
    """A bleed with cards to play; the next Methuselah can cancel them."""
    don = {"card": "Don Cerro", "as": "don", "taught": {"dom": 2, "obf": 2, "pre": 2}}
    mine = {
        "pool": 20,
        "ready": [don],
        "hand": [{"card": name, "as": f"it{n}"} for n, name in enumerate(hand)],
    }
    theirs = {
        "pool": 20,
        "ready": [{"card": "Krid", "as": "krid", "locked": True}],
        "hand": [{"card": "Direct Intervention", "as": "cancel"}, {"card": "Sudden Reversal", "as": "other"}],
    }
    return Sitting({**mine, **facts}, theirs, {"pool": 20})


@pytest.mark.rule("G00058:7a2c2299")
def test_a_cancellation_comes_at_once_and_before_the_replacement():
    for card in members("G00058:7a2c2299"):
        assert cancels(card), card.name
    sitting = bleeding(
        ["Conditioning", "Bonding"], library=[{"card": "Misdirection", "as": "top"}], hand_size=2
    )
    sitting.do(0, "bleed:@don").passes("vtes-window-action", 0).do(0, "play:@it0:0:@don")
    assert sitting.asked() == [(1, "vtes-window-as-played")]
    assert sitting.id("top") in sitting.g.players[0].library
    assert set(sitting.keys(1)) == {"pass", sitting.names.fill("play:@cancel:0:-1")}
    sitting.do(1, "play:@cancel:0:-1")
    assert sitting.id("top") in sitting.g.players[0].hand


@pytest.mark.rule("G00058:2165f006")
def test_a_canceled_card_is_replaced_at_once_whatever_it_says():
    for card in members("G00058:2165f006"):
        assert cancels(card), card.name
    for canceled in (True, False):
        sitting = bleeding(["Old Friends"], library=[{"card": "Misdirection", "as": "top"}], hand_size=1)
        assert sitting.g.face(sitting.id("it0")).modes[0].replace == "next-unlock"
        sitting.do(0, "bleed:@don").passes("vtes-window-action", 0).do(0, "play:@it0:0:@don")
        sitting.do(1, "play:@cancel:0:-1" if canceled else "pass")
        assert (sitting.id("top") in sitting.g.players[0].hand) == canceled


@pytest.mark.rule("G00058:9aaf63d0")
def test_a_canceled_card_has_been_played():
    for card in members("G00058:9aaf63d0"):
        assert cancels(card), card.name
    sitting = bleeding(["Conditioning", "Conditioning"])
    sitting.do(0, "bleed:@don").passes("vtes-window-action", 0).do(0, "play:@it0:0:@don")
    sitting.do(1, "play:@cancel:0:-1")
    assert sitting.why(0, "play:@it1:0:@don") == ["vtes-why-modifier-played"]


@pytest.mark.rule("G00058:9a7fe112")
def test_a_canceled_card_does_not_use_up_a_limit():
    for card in members("G00058:9a7fe112"):
        assert cancels(card), card.name
    for canceled in (True, False):
        sitting = bleeding(["Conditioning", "Bonding"])
        sitting.do(0, "bleed:@don").passes("vtes-window-action", 0).do(0, "play:@it0:0:@don")
        sitting.do(1, "play:@cancel:0:-1" if canceled else "pass")
        assert sitting.offered(0, "play:@it1:0:@don") == canceled


@pytest.mark.rule("G00022:181fd647")
def test_what_is_used_while_votes_are_cast_is_not_used_when_a_referendum_passes_by_itself():
    voting = {Window.TERMS, Window.POLLING}
    for card in members("G00022:181fd647"):
        found: list[v.Mode | v.Ability] = [*card.face.abilities]
        found += [mode for _, mode in modes_at(card)] if not card.face.minion else []
        windows = [set(one.windows) for one in found if voting & set(one.windows)]
        assert windows, card.name
        assert all(one <= voting for one in windows), card.name


@pytest.mark.rule("G00155:1465a9fd")
def test_a_canceled_card_that_is_no_action_card_is_paid_for():
    for card in members("G00155:1465a9fd"):
        parts: list[v.Mode | v.Ability] = [*card.face.abilities]
        parts += [mode for _, mode in modes_at(card)] if not card.face.minion else []
        found = [node for one in parts for node in v.nodes(one) if isinstance(node, v.CancelCard)]
        assert found, card.name
        assert all(node.pays for node in found), card.name
    anarchs = [{"card": "Earl", "as": "earl", "anarch": True}, {"card": "Krid", "as": "krid", "anarch": True}]
    theirs = {"pool": 20, "ready": anarchs, "hand": [{"card": "Power of All", "as": "cancel"}]}
    don = {"card": "Don Cerro", "as": "don", "taught": {"dom": 1}}
    mine = {"pool": 20, "ready": [don], "hand": [{"card": "Conditioning", "as": "it"}]}
    sitting = Sitting(mine, theirs, {"pool": 20})
    before = sitting.g.play[sitting.id("don")].blood
    sitting.do(0, "bleed:@don").passes("vtes-window-action", 0).do(0, "play:@it:0:@don")
    sitting.do(1, next(key for key in sitting.keys(1) if key.startswith("play:"))).passes(
        "vtes-ask-action", 0
    )
    assert sitting.happened("Canceled")
    assert sitting.g.play[sitting.id("don")].blood == before - 1  # what Conditioning costs
