"""Rulings on single cards that say the same: the moment in which each may be used."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.rules.play.queries.window import users_of
from nocturne.vtes.terms import Window
from tests.vtes.fights import fight
from tests.vtes.ruled import Member, able, members
from tests.vtes.sitting import Sitting


def abilities(card: Member) -> list[v.Ability]:
    """What a card can be used for in play, merged or not."""
    tree = card.face.tree
    assert tree is not None
    return [*tree.abilities, *(tree.merged.abilities if tree.merged is not None else ())]


@pytest.mark.rule("100078:f9390c0e")
@pytest.mark.rule("100146:55a13b01")
@pytest.mark.rule("100758:f6b9de23")
@pytest.mark.rule("101606:f9390c0e")
@pytest.mark.rule("101773:04011997")
@pytest.mark.rule("101794:45ced93e")
@pytest.mark.rule("101858:a1f10a73")
@pytest.mark.rule("102124:f4844039")
def test_what_is_played_as_the_action_is_announced_comes_before_all_other_modifiers():
    announced = (
        *members("100078:f9390c0e"), *members("100146:55a13b01"), *members("100758:f6b9de23"),
        *members("101606:f9390c0e"), *members("101773:04011997"), *members("101794:45ced93e"),
        *members("101858:a1f10a73"), *members("102124:f4844039"),
    )  # fmt: skip
    played = 0
    for card in announced:
        (found,) = [(n, one) for n, one in enumerate(card.face.modes) if Window.ANNOUNCED in one.windows]
        index, mode = found
        assert tuple(mode.windows) == (Window.ANNOUNCED,), card.name
        actor = able(card, mode, blood=4)
        hand = [{"card": card.name, "as": "it"}]
        theirs = {"pool": 20, "ready": [{"card": "Don Cerro", "as": "don"}, {"card": "Krid", "as": "krid"}]}
        sitting = Sitting({"pool": 20, "ready": [actor], "hand": hand}, theirs, {"pool": 20})
        sitting.do(0, "bleed:@player")
        wanted = sitting.names.fill(f"play:@it:{index}:@player")
        seen = sitting.watch(0, "vtes-ask-action")
        moments = {question for question, key in seen if key == wanted}
        assert moments <= {"vtes-window-announced"}, (card.name, seen)
        played += bool(moments)
    assert played >= 6  # Beast Meld is not for bleeds


@pytest.mark.rule("200017:2fd9776e")
@pytest.mark.rule("200945:2fd9776e")
@pytest.mark.rule("201434:2fd9776e")
@pytest.mark.rule("200360:0db9fd5d")
@pytest.mark.rule("201136:0db9fd5d")
@pytest.mark.rule("201359:0029065f")
@pytest.mark.rule("200821:367fcc5e")
def test_a_press_that_an_ability_gives_is_used_in_the_press_step():
    pressing = (
        *members("200017:2fd9776e"), *members("200945:2fd9776e"), *members("201434:2fd9776e"),
        *members("200360:0db9fd5d"), *members("201136:0db9fd5d"), *members("201359:0029065f"),
        *members("200821:367fcc5e"),
    )  # fmt: skip
    for card in pressing:
        found = [one for one in abilities(card) if any(isinstance(e, v.Press | v.Keep) for e in one.effects)]
        assert found, card.name
        assert all(tuple(one.windows) == (Window.PRESS,) for one in found), card.name
        if card.face.tree is not None and card.face.tree.merged is None and "Aeron" in card.name:
            sitting = fight({"card": card.name, "blood": 5}, {})
            seen = sitting.watch(0, "vtes-ask-action")
            used = {question for question, key in seen if key.startswith("use:")}
            assert "vtes-window-press" in used, (card.name, seen)


@pytest.mark.rule("100571:65051f79")
@pytest.mark.rule("100761:442353d7")
@pytest.mark.rule("102044:20c53ccd")
@pytest.mark.rule("100310:c3523eb0")
@pytest.mark.rule("101388:70fbad0c")
@pytest.mark.rule("102120:25f87e99")
def test_what_is_used_after_resolution_leaves_room_for_more_of_it():
    """Each has the window after the action and no other, so Freak Drive comes before or after it."""
    late = (
        *members("100571:65051f79"), *members("100761:442353d7"), *members("102044:20c53ccd"),
        *members("100310:c3523eb0"), *members("101388:70fbad0c"), *members("102120:25f87e99"),
    )  # fmt: skip
    for card in late:
        parts: list[v.Mode | v.Ability] = [*card.face.modes, *card.face.abilities]
        assert [one for one in parts if tuple(one.windows) == (Window.AFTER_ACTION,)], card.name
    for card in members("100761:442353d7"):
        hand = [{"card": card.name, "as": "it"}, "Freak Drive"]
        for first, second in (("it", "freak-drive"), ("freak-drive", "it")):
            actor = {"card": "Don Cerro", "as": "don", "taught": {"cel": 1, "for": 1}}
            sitting = Sitting({"pool": 20, "ready": [actor], "hand": hand}, {"pool": 20}, {"pool": 20})
            sitting.do(0, "bleed:@don").passes("vtes-window-after-action", 0)
            sitting.do(0, f"play:@{first}:0:@don")
            assert sitting.offered(0, f"play:@{second}:0:@don"), card.name


@pytest.mark.rule("200459:0a143b33")
@pytest.mark.rule("201467:0a143b33")
@pytest.mark.rule("200983:0a143b33")
def test_the_ability_is_used_by_a_combatant():
    for card in (*members("200459:0a143b33"), *members("201467:0a143b33"), *members("200983:0a143b33")):
        (ability,) = card.face.abilities
        asks = [node for node in v.nodes(ability.condition) if isinstance(node, v.InCombat)]
        assert asks or ability.cancels_of == "opponent", card.name
    for card in (*members("200459:0a143b33"), *members("201467:0a143b33")):
        for acting in ("she", "don"):
            she = {"card": card.name, "as": "she"}
            mine = {"pool": 20, "ready": [she, {"card": "Don Cerro", "as": "don"}], "hand": ["Ivory Bow"]}
            sitting = Sitting(mine, {"pool": 20, "ready": [{"card": "Krid", "as": "krid"}]}, {"pool": 20})
            sitting.do(0, f"bleed:@{acting}").passes("vtes-ask-block", 1).do(1, "block:@krid")
            seen = sitting.watch(0, event="CombatEnded")
            assert any(key.startswith("use:") for _, key in seen) == (acting == "she"), card.name


@pytest.mark.rule("100199:09dd233a")
@pytest.mark.rule("102113:09dd233a")
def test_what_lies_on_a_vampire_in_torpor_is_used():
    for card in (*members("100199:09dd233a"), *members("102113:09dd233a")):
        on = [{"card": card.name, "as": "it"}]
        torpid = {"card": "Don Cerro", "as": "don", "blood": 3, "on": on}
        window = card.face.abilities[0].windows[0]
        sitting = Sitting({"pool": 20, "torpor": [torpid]}, {"pool": 20}, phase=window.value)
        assert sitting.offered(0, "use:@it:0:*"), card.name


@pytest.mark.rule("200754:4dc6a893")
@pytest.mark.rule("200856:b774d713")
@pytest.mark.rule("201006:cca703ee")
@pytest.mark.rule("201102:e9b5db6a")
@pytest.mark.rule("201376:e9b5db6a")
@pytest.mark.rule("200913:adf28dad")
@pytest.mark.rule("200935:baa3d6ed")
def test_the_ability_is_used_by_the_controller_wherever_the_vampire_is():
    anywhere = (
        *members("200754:4dc6a893"), *members("200856:b774d713"), *members("201006:cca703ee"),
        *members("201102:e9b5db6a"), *members("201376:e9b5db6a"), *members("200913:adf28dad"),
        *members("200935:baa3d6ed"),
    )  # fmt: skip
    for card in anywhere:
        it = {"card": card.name, "as": "it"}
        ready = Sitting({"pool": 20, "ready": [it]}, {"pool": 20})
        locked = Sitting({"pool": 20, "ready": [it | {"locked": True}]}, {"pool": 20})
        torpid = Sitting({"pool": 20, "torpor": [it]}, {"pool": 20})
        ability = card.face.abilities[0]
        for window in ability.windows:
            expected = users_of(ready.g, 0, ready.id("it"), ability, window)
            assert expected, (card.name, window)
            assert users_of(torpid.g, 0, torpid.id("it"), ability, window) == expected, (card.name, window)
            if not ability.cost.lock:
                found = users_of(locked.g, 0, locked.id("it"), ability, window)
                assert found == expected, (card.name, window)


@pytest.mark.rule("100381:99167c14")
@pytest.mark.rule("101098:593482c1")
@pytest.mark.rule("101429:44c8183a")
@pytest.mark.rule("101533:b7550e5e")
def test_a_bonus_that_is_not_limited_goes_with_a_limited_one():
    unlimited = (
        *members("100381:99167c14"), *members("101098:593482c1"), *members("101429:44c8183a"),
        *members("101533:b7550e5e"),
    )  # fmt: skip
    for card in unlimited:
        found = [
            mode
            for mode in card.face.modes
            if any(isinstance(node, v.BleedMore) and not node.limited for node in v.nodes(mode))
        ]
        assert found, card.name
    for card in members("101098:593482c1"):
        for first, second in (("it", "conditioning"), ("conditioning", "it")):
            actor = able(card, card.face.modes[0])
            actor["taught"] = {**actor["taught"], "dom": 2}
            hand = [{"card": card.name, "as": "it"}, "Conditioning"]
            sitting = Sitting(
                {"pool": 20, "ready": [actor], "hand": hand}, {"pool": 20}, {"pool": 20}, edge=1
            )
            sitting.do(0, "bleed:@player", f"play:@{first}:0:@player")
            assert sitting.offered(0, f"play:@{second}:0:@player"), (card.name, sitting.keys(0))


@pytest.mark.rule("100910:15c97876")
@pytest.mark.rule("101532:c15b176f")
def test_additional_strikes_that_are_not_limited_go_with_limited_ones():
    for card in (*members("100910:15c97876"), *members("101532:c15b176f")):
        (found,) = [
            (n, mode)
            for n, mode in enumerate(card.face.modes)
            if any(isinstance(e, v.MoreStrikes) and not e.limited for e in mode.effects)
        ]
        index, mode = found
        assert mode.type is CardType.COMBAT, card.name
        actor = able(card, mode, anarch=True, **{"as": "a"})
        actor["taught"] = {**actor["taught"], "cel": 2}
        hand = ["Blur", {"card": card.name, "as": "it"}]
        sitting = fight(actor, {"card": "Khurshid"}, hand)
        sitting.passes("vtes-window-additional", 0).do(0, "play:@blur:0:@a")
        sitting.passes("vtes-window-additional", 0)
        assert sitting.offered(0, f"play:@it:{index}:@a"), (card.name, sitting.keys(0))
