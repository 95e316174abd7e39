"""Rulings on groups of cards that change the target of a bleed."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.terms import Window
from tests.vtes.ruled import Member, able, members, modes_at
from tests.vtes.sitting import Sitting


def redirecting(card: Member) -> list[tuple[int, v.Mode | v.Ability]]:
    """What of a card changes the target of a bleed."""
    found: list[tuple[int, v.Mode | v.Ability]] = [*enumerate(card.face.abilities)]
    if card.face.library is not None:
        found = [*modes_at(card)]
    return [(n, one) for n, one in found if any(isinstance(e, v.Redirect) for e in one.effects)]


def bled(card: Member, place: int, one: v.Mode | v.Ability, **actor: Any) -> tuple[Sitting, str, int]:
    """A bleed, the key with which somebody changes its target, and who that is: the prey of the acting
    Methuselah, or for Two Wrongs somebody to whom it was redirected before."""
    who: dict[str, Any] = {"card": card.name, "as": "player"}
    hand: list[Any] = [{"card": "Blood Doll", "as": "master"}, {"card": "Blood Doll", "as": "other"}]
    key = f"use:@player:{place}:*"
    if isinstance(one, v.Mode):
        is_master = one.type is CardType.MASTER
        who = {"card": "Don Cerro", "as": "player"} if is_master else able(card, one)
        hand, key = [{"card": card.name, "as": "it"}], f"play:@it:{place}:{'-1' if is_master else '@player'}"
    theirs: dict[str, Any] = {"pool": 20, "ready": [{"blood": 5, **who}], "hand": hand}
    seat = 2 if card.name == "Two Wrongs" else 1
    prey = {"card": "Lord Vauxhall", "as": "lord", "taught": {"dom": 2}}
    first: dict[str, Any] = {
        "pool": 20,
        "ready": [prey],
        "hand": [{"card": "Deflection", "as": "deflection"}],
    }
    others = [first, theirs, {"pool": 20}] if seat == 2 else [theirs, {"pool": 20}, {"pool": 20}]
    mine = {"pool": 20, "ready": [{"card": "Krid", "as": "krid", **actor}]}
    sitting = Sitting(mine, *others).do(0, "bleed:@krid")
    if seat == 2:
        sitting.passes("vtes-window-unblocked", 1).do(1, "play:@deflection:1:@lord", "seat:2")
    return sitting, key, seat


@pytest.mark.rule("G00106:614b3a2f")
@pytest.mark.rule("101126:38cda0a1")
@pytest.mark.rule("200034:1f098b63")
def test_a_bleed_changes_its_target_only_between_the_last_decline_and_its_resolution():
    own = (*members("101126:38cda0a1"), *members("200034:1f098b63"))
    for card in (*members("G00106:614b3a2f"), *own):
        found = redirecting(card)
        assert found, card.name
        for place, one in found:
            assert tuple(one.windows) == (Window.UNBLOCKED,), card.name
            sitting, key, seat = bled(card, place, one)
            wanted = sitting.names.fill(key).removesuffix("*")
            seen = sitting.watch(seat, "vtes-ask-action")
            assert {question for question, option in seen if option.startswith(wanted)} == {
                "vtes-window-unblocked"
            }, card.name


@pytest.mark.rule("G00106:19cf064d")
@pytest.mark.rule("101126:8a00bdec")
def test_who_fails_to_block_because_of_stealth_may_change_the_target_of_the_bleed():
    for card in (*members("G00106:19cf064d"), *members("101126:8a00bdec")):
        for place, one in redirecting(card):
            sitting, key, seat = bled(card, place, one)
            sitting.passes("vtes-ask-block", seat)
            action_queries.current(sitting.g).stealth = 3
            sitting.do(seat, "block:@player").passes("vtes-window-unblocked", seat)
            assert sitting.happened("BlockFailed"), card.name
            assert sitting.offered(seat, key), card.name


@pytest.mark.rule("G00106:9fc80681")
def test_a_bleed_is_not_directed_to_somebody_whom_the_minion_may_not_bleed():
    """An Oath of Loyalty keeps him from bleeding whoever controls it."""
    for card in members("G00106:9fc80681"):
        for place, one in redirecting(card):
            oath = {"card": "Oath of Loyalty", "as": "oath", "owner": 1}
            sitting, key, seat = bled(card, place, one, on=[oath])
            (target,) = one.targets
            others = {"second-predator": [3], "acting-prey": [1]}.get(target.seat or "", [2, 3])
            for kept in others:
                sitting.passes("vtes-window-unblocked", seat)
                assert sitting.offered(seat, key), card.name
                sitting.change("oath", controller=kept)
                assert sitting.offered(seat, key) == (len(others) > 1), card.name
            if len(others) > 1:
                wanted = sitting.names.fill(key).removesuffix("*")
                sitting.do(seat, next(option for option in sitting.keys(seat) if option.startswith(wanted)))
                while not sitting.happened("Redirected"):
                    assert not sitting.offered(seat, f"seat:{others[-1]}"), card.name
                    sitting.do(seat, sitting.keys(seat)[0])
                assert sitting.happened("Redirected")[-1].seat == others[0], card.name
