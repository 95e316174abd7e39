"""Rulings on groups of cards about the course of a combat: range, strikes, presses, its end."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.terms import Window
from tests.vtes.fights import blood, fight, over, until_strike
from tests.vtes.ruled import Member, able, members, modes_at, nodes_of
from tests.vtes.sitting import Sitting

IT = {"as": "it"}


def holder(card: Member, mode: v.Mode | None = None, **facts: Any) -> dict[str, Any]:
    """``@a``, who can play the card, or bears it, or is it."""
    if card.face.crypt is not None:
        return {"card": card.name, **facts}
    if card.face.library is not None and CardType.EQUIPMENT in card.face.types:
        return {"on": [{"card": card.name, **IT}, *facts.pop("on", [])], **facts}
    return able(card, mode, **{"as": "a", **facts})


def hand_of(card: Member) -> list[dict[str, Any]]:
    is_played = card.face.library is not None and CardType.COMBAT in card.face.types
    return [{"card": card.name, **IT}] if is_played else []


# -- range and strikes


@pytest.mark.rule("G00024:dbe44776")
def test_who_cannot_strike_cannot_use_the_maneuver_of_a_strike():
    """Hidden Lurker keeps the blocker from striking: neither a weapon nor a strike card maneuvers then."""
    for card in members("G00024:dbe44776"):
        index, mode = modes_at(card)[0]
        facts = holder(card, mode, **{"as": "b"})
        hand = hand_of(card)
        if "equipment" in card.face.keywords:
            hand = []
            facts = {"as": "b", "on": [{"card": card.name, **IT}]}  # Zip Gun becomes equipment in play
        if all(one.maneuver_to == "close" for one in nodes_of(card, v.Strike) if one.maneuver):
            continue  # nobody needs it at close range
        for lurked in (False, True):
            lurker = {"card": "Darrell Boyce, Consul", "as": "lurker"}
            sitting = Sitting(
                {"pool": 20, "ready": [{"card": "Don Cerro", "as": "a"}, lurker], "hand": ["Hidden Lurker"]},
                {"pool": 20, "ready": [{"card": "Lord Vauxhall", **facts}], "hand": hand},
            )
            sitting.do(0, "bleed:@a").passes("vtes-ask-block", 1).do(1, "block:@b")
            seen = set(sitting.watch(1, "vtes-window-after-combat"))
            wanted = ("maneuver:@it:0", f"play:@it:{index}:@b")
            if lurked:
                seen.clear()
                sitting.do(0, "play:@hidden-lurker:0:@lurker")
                seen = set(sitting.watch(1, "vtes-ask-action"))
            ranged = {key for question, key in seen if question == "vtes-window-range"}
            offered = any(sitting.names.fill(key) in ranged for key in wanted)
            assert offered != lurked, (card.name, lurked, ranged)


@pytest.mark.rule("G00045:f2e4df17")
def test_a_second_copy_of_a_weapon_is_a_second_use_in_a_combat():
    for card in members("G00045:f2e4df17"):
        (strike,) = nodes_of(card, v.Strike)
        assert strike.once == "combat", card.name
        if strike.when is not None:
            continue  # it needs the long range, which is another matter
        twice = [{"card": card.name, "as": "one"}, {"card": card.name, "as": "two"}]
        sitting = until_strike(fight({"on": twice, "blood": 7}, {"card": "Khurshid"}, ["Blur"]))
        assert sitting.offered(0, "strike:@one:0"), card.name
        sitting.do(0, "strike:@one:0").passes("vtes-window-additional", 0).do(0, "play:@blur:0:@a")
        until_strike(sitting)
        assert not sitting.offered(0, "strike:@one:0"), card.name
        assert sitting.offered(0, "strike:@two:0"), card.name


@pytest.mark.rule("G00046:d6aca65d")
def test_a_second_copy_of_a_weapon_is_a_second_use_in_a_round():
    for card in members("G00046:d6aca65d"):
        (strike,) = nodes_of(card, v.Strike)
        assert strike.once == "round", card.name
        if strike.when is not None:
            continue
        twice = [{"card": card.name, "as": "one"}, {"card": card.name, "as": "two"}]
        sitting = until_strike(fight({"on": twice, "blood": 7}, {"card": "Khurshid"}, ["Blur"]))
        sitting.do(0, "strike:@one:0").passes("vtes-window-additional", 0).do(0, "play:@blur:0:@a")
        until_strike(sitting)
        assert not sitting.offered(0, "strike:@one:0"), card.name
        assert sitting.offered(0, "strike:@two:0"), card.name


@pytest.mark.rule("G00050:af0847c7")
def test_ammunition_is_loaded_after_both_strikes_are_chosen():
    for card in members("G00050:af0847c7"):
        for _, mode in modes_at(card):
            assert mode.windows == (Window.BEFORE_RESOLUTION,), card.name
        sitting = until_strike(fight({"on": [{"card": ".44 Magnum", "as": "gun"}]}, {}, hand_of(card)))
        assert not sitting.offered(0, "play:@it:*"), card.name
        sitting.do(0, "strike:@gun:0").passes("vtes-window-before-resolution", 0)
        assert len(sitting.happened("StrikeChosen")) + len(sitting.happened("StrikeWith")) == 2, card.name
        assert sitting.offered(0, "play:@it:0:@a"), card.name


@pytest.mark.rule("G00050:3b2c9881")
def test_ammunition_goes_into_ones_own_gun():
    """The opponent strikes with a gun; who has none cannot play it."""
    for card in members("G00050:3b2c9881"):
        gun = [{"card": ".44 Magnum", "as": "gun"}]
        sitting = until_strike(fight({}, {"on": gun}, hand_of(card)), 1).do(1, "strike:@gun:0")
        seen = {key for _, key in sitting.watch(0, "vtes-ask-action")}
        assert not any(key.startswith("play:") for key in seen), card.name


@pytest.mark.rule("G00093:b8f2ba1c")
def test_who_cannot_strike_has_no_maneuver_of_a_strike_either():
    for card in members("G00093:b8f2ba1c"):
        bans = [one for one in nodes_of(card, v.Forbid) if "strike" in one.what]
        lasting = [
            one for one in nodes_of(card, v.Modifier) if one.query == "forbid" and one.note == "strike"
        ]
        assert bans or lasting, card.name
    for on in ([".44 Magnum"], []):
        sitting = fight({"taught": {"vic": 2}, "on": on}, {}, ["Bloodform", "Thrown Gate"])
        sitting.passes("vtes-window-before-range", 0).do(0, "play:@bloodform:1:@a")
        seen = {key for _, key in sitting.watch(0, "vtes-ask-action")}
        assert not any(
            key.startswith(("maneuver:", "strike:", sitting.names.fill("play:@thrown-gate:"))) for key in seen
        )


@pytest.mark.rule("G00093:c59168bf")
def test_who_cannot_strike_may_gain_additional_strikes_all_the_same():
    for card in members("G00093:c59168bf"):
        assert not [one for one in nodes_of(card, v.Forbid) if "additional" in one.what], card.name
    sitting = fight({"taught": {"vic": 2}}, {}, ["Bloodform", "Blur"])
    sitting.passes("vtes-window-before-range", 0).do(0, "play:@bloodform:1:@a")
    sitting.passes("vtes-window-additional", 0)
    assert sitting.offered(0, "play:@blur:0:@a")


@pytest.mark.rule("G00112:c752df4c")
def test_strikes_are_made_aggravated_before_they_resolve_and_after_both_are_chosen():
    for card in members("G00112:c752df4c"):
        found: list[v.Mode | v.Ability] = [*card.face.abilities]
        if card.face.library is not None:
            found = [one for _, one in modes_at(card)]
        tree = card.face.tree
        assert tree is not None
        if tree.merged is not None:
            found += tree.merged.abilities
        usable = [
            one
            for one in found
            if any(isinstance(node, v.Modifier) and node.query == "aggravated" for node in v.nodes(one))
        ]
        assert usable, card.name
        for one in usable:
            assert Window.BEFORE_RESOLUTION in one.windows, (card.name, one.windows)


# -- presses and the end


@pytest.mark.rule("G00096:fbc48191")
def test_an_optional_press_is_for_the_round_it_came_with():
    for card in members("G00096:fbc48191"):
        kept = [one for one in nodes_of(card, v.Keep) if one.what in ("press", "either")]
        struck = [one for one in nodes_of(card, v.Strike) if one.press]
        assert kept or struck, card.name
        assert all(one.until == "round" for one in kept), card.name


@pytest.mark.rule("G00101:6fe22e51")
def test_an_automatic_press_leaves_no_room_for_another_to_continue():
    for card in members("G00101:6fe22e51"):
        presses = nodes_of(card, v.Press)
        assert presses, card.name
        assert all(one.automatic and one.only == "continue" for one in presses), card.name
    sitting = fight({"taught": {"aus": 1}}, {}, ["Trap", "Telepathic Tracking"])
    sitting.passes("vtes-window-before-range", 0).do(0, "play:@trap:0:@a")
    seen = {key for _, key in sitting.watch(0, event="RoundBegan", times=2)}
    assert sitting.names.fill("play:@telepathic-tracking:0:@a") not in seen
    # A press that can end the combat is used for that.
    sitting = fight({}, {}, ["Trap", "Boxed In"])
    sitting.passes("vtes-window-before-range", 0).do(0, "play:@trap:0:@a")
    over(sitting.passes("vtes-window-press", 0).do(0, "play:@boxed-in:0:@a"))
    assert len(sitting.happened("RoundBegan")) == 1


@pytest.mark.rule("G00114:9d5f9b25")
def test_what_happens_in_the_press_step_needs_a_press_step():
    for card in members("G00114:9d5f9b25"):
        steps = [one for one in nodes_of(card, v.EachRound) if one.at == "press"]
        assert steps, card.name
        index, mode = modes_at(card)[-1]
        for end in (False, True):
            sitting = fight(
                able(card, mode, **{"as": "a"}),
                {"card": "Zachary", "taught": {"pre": 1}, "blood": 7},
                hand_of(card),
                ["Majesty"],
            )
            window = "vtes-ask-strike" if Window.STRIKE in mode.windows else "vtes-window-before-range"
            sitting.passes(window, 0).do(0, f"play:@it:{index}:@a")
            until_strike(sitting, 1)
            sitting.do(1, "play:@majesty:0:@b" if end else "strike:hand")
            over(sitting)
            harms = [event for event in sitting.happened("DamageInflicted") if event.card == sitting.id("b")]
            if end:
                assert not harms, card.name
            else:
                assert harms, card.name


@pytest.mark.rule("G00090:6aabd223")
def test_blood_that_is_lost_after_the_combat_is_not_lost_in_it():
    """Nothing is left for Taste of Vitae: it counts what was lost in the round."""
    for card in members("G00090:6aabd223"):
        after = [one for one in nodes_of(card, v.Strike) if one.ends_combat and one.effects]
        late = [one for one in nodes_of(card, v.Trigger) if one.event == "CombatOver"]
        assert after or late or nodes_of(card, v.AfterCombat), card.name


@pytest.mark.rule("G00091:f50e07c4", "G00091:5b8d9944")
def test_damage_after_the_combat_is_damage_that_no_combat_card_prevents():
    for card in (*members("G00091:f50e07c4"), *members("G00091:5b8d9944")):
        assert nodes_of(card, v.Inflict), card.name
        if card.face.library is None:
            continue
        index, mode = modes_at(card)[0]
        victim = {"card": "Zachary", "blood": 4, "taught": {"for": 2}}
        sitting = fight(able(card, mode, **{"as": "a"}), victim, hand_of(card), ["Soak"])
        until_strike(sitting).do(0, f"play:@it:{index}:@a")
        seen = {key for _, key in sitting.watch(1, "vtes-ask-action")}
        assert not any(key.startswith(sitting.names.fill("play:@soak:")) for key in seen), card.name
        assert blood(sitting, "b") == 3, card.name


@pytest.mark.rule("G00098:b2539fce")
def test_only_a_blocked_action_goes_on_as_if_unblocked():
    """After the fight that Bum's Rush began nothing is left to go on."""
    for card in members("G00098:b2539fce"):
        index, mode = modes_at(card)[-1]
        assert any(isinstance(node, v.Unblocked) for node in v.nodes(mode)), card.name
        actor = able(card, mode, **{"as": "a"})
        actor["clan"] = actor.get("clan", "Toreador")
        sitting = Sitting(
            {"pool": 20, "ready": [actor], "hand": ["Bum's Rush", *hand_of(card)]},
            {"pool": 20, "ready": [{"card": "Lord Vauxhall", "as": "b", "clan": "Toreador"}]},
        )
        sitting.do(0, "action:@bum-s-rush:0:@a")
        if sitting.offered(0, "target:@b"):
            sitting.do(0, "target:@b")
        while not sitting.happened("CombatEnded") and not sitting.offered(0, f"play:@it:{index}:@a"):
            sitting.step()
        if sitting.offered(0, f"play:@it:{index}:@a"):
            sitting.do(0, f"play:@it:{index}:@a")
        seen = {question for seat in (0, 1) for question, _ in sitting.watch(seat, "vtes-ask-action")}
        assert "vtes-ask-block" not in seen, card.name
        assert len(sitting.happened("CombatBegan")) == 1, card.name


@pytest.mark.rule("G00129:d8a4fdeb")
def test_a_round_that_ends_before_the_range_is_known_was_at_close_range():
    for card in members("G00129:d8a4fdeb"):
        for _, mode in modes_at(card):
            ranges = [node for node in v.nodes(mode.condition) if isinstance(node, v.RangeIs)]
            assert [one.long for one in ranges] == [False], card.name
            assert Window.END_OF_ROUND in mode.windows, card.name


@pytest.mark.rule("G00141:33a4f05e")
def test_cards_that_cannot_prevent_the_damage_are_not_played():
    for card in members("G00141:33a4f05e"):
        index, mode = modes_at(card)[0]
        (strike,) = (node for node in v.nodes(mode) if isinstance(node, v.Strike))
        assert "for" in strike.not_prevented_by or strike.only_prevented_by, card.name
        if strike.only_prevented_by:
            continue  # only Fortitude and Visceratika prevent that
        sitting = fight(
            able(card, mode, **{"as": "a"}), {"blood": 6, "taught": {"for": 2}}, hand_of(card), ["Soak"]
        )
        until_strike(sitting).do(0, f"play:@it:{index}:@a")
        seen = {key for _, key in sitting.watch(1, "vtes-ask-action")}
        assert not any(key.startswith(sitting.names.fill("play:@soak:")) for key in seen), card.name


@pytest.mark.rule("G00143:4468e105")
def test_who_unlocks_before_the_combat_ends_is_locked_after_it():
    for card in members("G00143:4468e105"):
        for index, mode in modes_at(card):
            # Both end the combat; the superior Majesty unlocks before, the kiss locks after.
            kissed = {"card": "Zachary", "as": "b", "taught": {"pre": 2}}
            sitting = fight(able(card, mode, **{"as": "a"}), kissed, hand_of(card), ["Majesty"])
            until_strike(sitting).do(0, f"play:@it:{index}:@a")
            over(until_strike(sitting, 1).do(1, "play:@majesty:1:@b"))
            assert sitting.g.play[sitting.id("b")].locked, card.name


@pytest.mark.rule("G00142:748dec5a")
def test_what_is_played_as_combat_would_end_fits_the_end_of_combat():
    for card in members("G00142:748dec5a"):
        late = [mode for _, mode in modes_at(card) if Window.END_OF_COMBAT in mode.windows]
        assert late, card.name


@pytest.mark.rule("G00145:b61f4c94")
def test_a_combat_is_made_to_go_on_after_the_presses_also_if_it_ends_early():
    for card in members("G00145:b61f4c94"):
        for index, mode in modes_at(card):
            assert mode.windows == (Window.END_OF_COMBAT,), card.name
            sitting = fight(
                able(card, mode, **{"as": "a"}),
                {"card": "Zachary", "taught": {"pre": 1}},
                hand_of(card),
                ["Majesty"],
            )
            until_strike(sitting, 1).do(1, "play:@majesty:0:@b")
            sitting.passes("vtes-window-end-of-combat", 0).do(0, f"play:@it:{index}:@a")
            assert len(sitting.happened("RoundBegan")) == 2, card.name


@pytest.mark.rule("G00145:baf5ac33")
def test_what_should_follow_the_end_is_lost_when_the_combat_goes_on_except_unlocking():
    for card in members("G00145:baf5ac33"):
        for index, mode in modes_at(card):
            locked = {"card": "Zachary", "taught": {"pre": 2}}
            sitting = fight(able(card, mode, **{"as": "a"}), locked, hand_of(card), ["Majesty"])
            until_strike(sitting, 1).do(1, "play:@majesty:1:@b")
            sitting.passes("vtes-window-end-of-combat", 0).do(0, f"play:@it:{index}:@a")
            assert not sitting.g.play[sitting.id("b")].locked, card.name


@pytest.mark.rule("G00145:8ca1aae4")
def test_after_psyche_the_combat_does_not_go_on():
    for card in members("G00145:8ca1aae4"):
        index, mode = modes_at(card)[0]
        taught = {"taught": {**able(card, mode)["taught"], "cel": 2}}
        sitting = fight(able(card, mode, **{"as": "a", **taught}), {}, [*hand_of(card), "Psyche!"])
        sitting.passes("vtes-window-end-of-combat", 0)
        sitting.do(0, "play:@psyche:1:@a")
        seen = {key for _, key in sitting.watch(0, event="CombatBegan", times=2)}
        assert sitting.names.fill(f"play:@it:{index}:@a") not in seen, card.name


@pytest.mark.rule("G00149:5edcae57")
def test_who_no_longer_goes_to_torpor_is_not_diablerized_on_the_way():
    """Undead Persistence is played first: Amaranth and Decapitate come too late."""
    for card in members("G00149:5edcae57"):
        late = [mode for _, mode in modes_at(card) if Window.GOING_TO_TORPOR in mode.windows]
        assert late, card.name
    for name in ("Amaranth", "Decapitate"):
        killer = {"card": "Khurshid", "taught": {"pot": 2}}
        sitting = fight({"blood": 1, "taught": {"for": 1}}, killer, ["Undead Persistence"], [name])
        if name == "Decapitate":
            until_strike(sitting, 1).do(1, "strike:hand")
        sitting.passes("vtes-window-going-to-torpor", 0).do(0, "play:@undead-persistence:0:@a")
        if sitting.offered(1, "play:*"):
            # Both were asked at once; an answer that has become impossible does nothing.
            sitting.do(1, next(key for key in sitting.keys(1) if key.startswith("play:")))
        over(sitting)
        assert sitting.id("a") in sitting.g.play, name
        assert not sitting.happened("Diablerized"), name


@pytest.mark.rule("G00071:c2d9fe03")
def test_what_comes_after_combat_is_lost_when_another_combat_begins():
    for card in members("G00071:c2d9fe03"):
        late = any(one.ends_combat and one.effects for one in nodes_of(card, v.Strike))
        assert late or any(nodes_of(card, v.AfterCombat)), card.name
    sitting = fight({"taught": {"pre": 2}}, {"taught": {"cel": 2}}, ["Catatonic Fear"], ["Psyche!"])
    until_strike(sitting).do(0, "play:@catatonic-fear:1:@a").passes("vtes-window-end-of-combat", 1)
    sitting.do(1, "play:@psyche:1:@b")
    told = [type(one.event).__name__ for one in sitting.table.log]
    assert told.count("CombatBegan") == 2
    again = len(told) - told[::-1].index("CombatBegan")
    assert "DamageInflicted" not in told[:again]


@pytest.mark.rule("G00127:5f2fe54c", "G00127:be4e9405")
def test_the_range_of_a_round_is_set_once():
    """Sniper Rifle sets it first; for the next round Lam Into and the like do."""
    every = {*members("G00127:5f2fe54c"), *members("G00127:be4e9405")}
    for card in every:
        setting = nodes_of(card, v.SetRange)
        assert setting, card.name
        assert not any(one.default for one in setting), card.name
    blocker = {"on": [{"card": "Sniper Rifle", "as": "rifle"}]}
    sitting = fight({"taught": {"vis": 2}}, blocker, [{"card": "Brick by Brick", "as": "brick"}])
    assert sitting.offered(0, "play:@brick:2:@a")
    sitting.do(0, "pass").do(1, "use:@rifle:0:@b")
    assert not sitting.offered(0, "play:@brick:2:@a")
    assert not any(question == "vtes-window-range" for _, question in sitting.asked())
