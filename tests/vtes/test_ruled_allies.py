"""Rulings on groups of allies, and on what is usable at any time of an action."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.rules.play.queries.requirement import why_not_meeting
from nocturne.vtes.rules.play.queries.window import users_of
from nocturne.vtes.terms import ACTION_WINDOWS
from tests.vtes.ruled import able, members, modes_at, nodes_of
from tests.vtes.sitting import Sitting

INFERNAL = {"card": "Don Cerro", "as": "infernal", "marks": ["infernal"]}
"""Infernal Servitor does not stay without an infernal vampire."""


@pytest.mark.rule("G00011:c67fa623")
def test_an_ally_who_plays_as_a_vampire_commits_no_diablerie_by_a_card():
    """Every card that diablerizes is refused to every such ally."""
    cards = [
        face
        for face in (face_of(card.id) for card in catalogue())
        if face.tree is not None and any(isinstance(node, v.Diablerize) for node in v.nodes(face.modes))
    ]
    assert {face.name for face in cards} >= {"Amaranth"}
    for card in members("G00011:c67fa623"):
        hand = [{"card": face.name, "as": f"c{face.key}"} for face in cards]
        ready = [{"card": card.name, "as": "ally"}, INFERNAL]
        sitting = Sitting({"pool": 20, "ready": ready, "hand": hand}, {"pool": 20})
        for face in cards:
            for mode in face.modes:
                held = sitting.id(f"c{face.key}")
                assert why_not_meeting(sitting.g, held, mode, sitting.id("ally")) is not None, card.name


@pytest.mark.rule("G00119:3bbbc4cd")
def test_an_ally_locks_for_an_ability_in_the_turn_of_the_recruitment():
    for card in members("G00119:3bbbc4cd"):
        found = [one for one in card.face.abilities if one.cost.lock or one.cost.lock_minion]
        assert found, card.name
        for ability in found:
            for window in ability.windows:
                now: list[Any] = []
                for marks in ([], ["recruited"]):
                    it = {"card": card.name, "as": "it", "marks": marks, "since": 10 if marks else 3}
                    sitting = Sitting({"pool": 20, "ready": [it]}, {"pool": 20})
                    now.append(users_of(sitting.g, 0, sitting.id("it"), ability, window))
                assert now[0] == now[1], (card.name, window)
    brigitte = {"card": "Brigitte Gebauer", "as": "it", "marks": ["recruited"], "since": 10}
    mine = {"pool": 20, "ready": [brigitte, {"card": "Krid", "as": "krid"}]}
    sitting = Sitting(mine, {"pool": 20}, {"pool": 20}).do(0, "bleed:@krid")
    assert sitting.offered(0, "use:@it:0:*")


@pytest.mark.rule("G00056:1f171acc")
def test_what_is_shuffled_into_the_library_when_burned_stays_burned_when_discarded():
    for card in members("G00056:1f171acc"):
        heard = [
            one.event for one in nodes_of(card, v.Trigger) if any(isinstance(e, v.Put) for e in one.effects)
        ]
        assert heard == ["Burned"], card.name
        mine = {"pool": 20, "hand": [{"card": card.name, "as": "it"}], "library": ["Dodge"] * 3}
        sitting = Sitting(mine, {"pool": 20}, phase="discard").do(0, "discard:@it")
        assert sitting.id("it") in sitting.g.players[0].ash, card.name


@pytest.mark.rule("G00102:0b62a9fd")
@pytest.mark.rule("G00104:7fc39957")
def test_what_lowers_stealth_or_intercept_needs_no_attempt_to_block():
    lowering = (*members("G00102:0b62a9fd"), *members("G00104:7fc39957"))
    for card in lowering:
        parts: list[v.Mode | v.Ability] = [*card.face.abilities]
        parts += [mode for _, mode in modes_at(card)] if card.face.modes and not card.face.minion else []
        found = [one for one in parts if lowers(one)]
        assert found, card.name
        assert all(set(ACTION_WINDOWS) <= set(mode.windows) for mode in found), card.name
    for card in members("G00102:0b62a9fd"):
        index, mode = next((n, mode) for n, mode in modes_at(card) if lowers(mode))
        mine = {"pool": 20, "ready": [able(card, mode, blood=5)], "hand": [{"card": card.name, "as": "it"}]}
        theirs = {"pool": 20, "ready": [{"card": "Krid", "as": "krid"}]}
        sitting = Sitting(mine, theirs, {"pool": 20}).do(0, "bleed:@player")
        seen = sitting.watch(0, "vtes-ask-action")
        wanted = sitting.names.fill(f"play:@it:{index}:@player")
        moments = {question for question, key in seen if key == wanted}
        assert {"vtes-window-action", "vtes-window-unblocked"} <= moments, (card.name, moments)


@pytest.mark.rule("G00104:7fc39957")
def test_what_lowers_stealth_is_used_after_the_last_decline():
    """Aranthebes and the launcher are used by her whose predator acts, though nobody attempts to block."""
    for card in members("G00104:7fc39957"):
        if not card.face.abilities:
            continue
        krid: dict[str, Any] = {"card": "Krid", "as": "krid"}
        it = {"card": card.name, "as": "it"}
        bears = any(one.user == "bearer" for one in card.face.abilities)
        theirs = {
            "pool": 20,
            "ready": [{**krid, "on": [it]} if bears else krid],
            "area": [] if bears else [it],
        }
        sitting = Sitting({"pool": 20, "ready": ["Don Cerro"]}, theirs, {"pool": 20})
        seen = sitting.do(0, "bleed:@don-cerro").watch(1, "vtes-ask-action")
        moments = {question for question, key in seen if key.startswith("use:")}
        assert {"vtes-window-action", "vtes-window-unblocked"} <= moments, (card.name, moments)


def lowers(mode: v.Mode | v.Ability) -> bool:
    """Whether something gives less intercept, or less stealth."""
    for node in v.nodes(mode):
        if (
            isinstance(node, v.Modifier)
            and node.query in ("intercept", "stealth")
            and node.amount in (-1, -2)
        ):
            return True
        if isinstance(node, v.Stealth) and node.ahead and node.amount != 1:
            return True
    return False


@pytest.mark.rule("G00023:b896001d")
def test_what_draws_is_used_during_an_action():
    for card in members("G00023:b896001d"):
        drawing = [one for one in card.face.abilities if set(ACTION_WINDOWS) <= set(one.windows)]
        assert drawing, card.name
    theirs = {"pool": 20, "area": ["The Barrens"], "hand": ["Dodge"]}
    sitting = Sitting({"pool": 20, "ready": [{"card": "Krid", "as": "krid"}]}, theirs, {"pool": 20})
    sitting.passes("vtes-ask-action", 0).do(0, "bleed:@krid")
    seen = sitting.watch(1, event="ActionSucceeded")
    used = {question for question, key in seen if key == sitting.names.fill("use:@the-barrens:0:-1")}
    assert {"vtes-window-action", "vtes-window-unblocked"} <= used
