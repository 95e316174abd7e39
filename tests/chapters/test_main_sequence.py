"""The main sequence: turns, movement, terrain, fire, stealth, prey, items."""

import pytest

from nocturne.chapters.events.combat import CombatBegun
from nocturne.chapters.events.dice import Rolled, SkillTested
from nocturne.chapters.events.stealth import Noticed, PreyEscaped, Unnoticed
from nocturne.chapters.events.tile import ActionTriggered, Moved, TurnBegun
from tests.chapters.playing import Night, at, one, turn

# -- rounds and turns


@pytest.mark.rule("CHA-GEN-06", "CHA-INI-01", "CHA-INI-03")
def test_every_player_takes_one_turn_in_order_of_initiative():
    night = at(characters=[one("samuel", "B3"), one("thomas", "B4")], only_listed=True, tokens=[])
    assert night.who_is_asked() == [1]  # PHYSICAL 3 before PHYSICAL 2
    night.do("end")
    assert night.who_is_asked() == [0]
    night.do("end")
    assert night.state.play.round == 2
    assert night.who_is_asked() == [1]


@pytest.mark.rule("CHA-INI-05")
def test_players_with_the_same_initiative_decide():
    night = at(characters=[one("aren", "B3"), one("thomas", "B4")], only_listed=True, tokens=[])
    assert night.asked() == "chapters-ask-order"
    night.do("first:thomas")
    assert night.told(TurnBegun)[0].who == "thomas"
    night.do("end")
    assert night.told(TurnBegun)[0].who == "aren"


@pytest.mark.rule("CHA-MAIN-01", "CHA-GAP-26")
def test_move_blood_and_action_once_each_in_any_order():
    night = turn(one("aren", damage=2), npcs={"clerk": {"at": "E4"}})
    night.do("move:D4")
    night.red("ankh").do("mend")
    night.do("talk:clerk")
    assert night.refused("talk:clerk") == "CHA-MAIN-01"
    assert night.refused("move:C4") == "CHA-PTURN-03"
    assert night.refused("mend") == "CHA-BLOOD-01"
    night.do("end")
    night.do("talk:clerk", "move:C4", "end")
    assert night["aren"]["at"] == "C4"


@pytest.mark.rule("CHA-MAIN-02")
def test_the_actions_of_the_main_sequence():
    night = turn(
        one("samuel", "C4", items=["item.bandage"]),
        one("thomas", "B4", damage=1),
        npcs={
            "clerk": {"at": "D4"},
            "rat": {"at": "C5"},
            "witness": {"at": "C3", "flees_after": "thomas"},
            "guard": {"at": "C6", "facing": "S"},
        },
        tokens=[{"type": "investigation", "at": "D3", "page": "IN.1"}],
    )
    offered = set(night.offered())
    assert {"use:item.bandage", "talk:clerk", "feed:rat:physical", "investigate:1"} <= offered
    assert {"give:item.bandage:thomas", "capture:witness:kill", "fight:guard", "end"} <= offered


# -- movement


@pytest.mark.rule("CHA-MOV-01")
def test_as_far_as_the_movement_goes():
    night = turn(one("samuel", "C4"))
    assert night["samuel"]["movement"] == 2
    assert "move:E4" in night.offered()
    assert night.refused("move:F4") == "CHA-MOV-01"


@pytest.mark.rule("CHA-MOV-02")
def test_through_friends_but_not_onto_them():
    night = turn(one("samuel", "C4"), one("thomas", "D4"))
    assert night.refused("move:D4") == "CHA-MOV-02"
    assert "move:E4" in night.offered()


@pytest.mark.rule("CHA-PTURN-03")
def test_a_movement_goes_on_until_something_else_is_done():
    night = turn(one("aren", "C4"))
    night.do("move:D4", "move:E4", "move:F4")
    assert night["aren"]["at"] == "F4"
    assert night.refused("move:G4") == "CHA-PTURN-03"


@pytest.mark.rule("CHA-TER-01", "CHA-TER-02")
def test_difficult_terrain_in_play():
    night = turn(one("samuel", "C4"), tokens=[{"type": "difficult", "at": "D4"}])
    night.do("move:D4")
    assert night.refused("move:E4") == "CHA-PTURN-03"  # both points are gone
    night.do("end", "move:E4")
    assert night["samuel"]["at"] == "E4"


@pytest.mark.rule("CHA-TILE-03")
def test_walls_stop_movement_in_play():
    night = turn(one("samuel", "C1"), tile="tile.cellar")
    assert night.refused("move:D1") != ""
    assert "move:D1" not in night.offered()


@pytest.mark.rule("CHA-TER-05", "CHA-TER-08")
@pytest.mark.parametrize(("kind", "page"), [("investigation", "IN.1"), ("action", "E.pull")])
def test_zones_and_actions_are_like_walls(kind, page):
    night = turn(one("aren", "B4"), tokens=[{"type": kind, "at": "D4", "page": page}])
    assert night.refused("move:D4") == "CHA-POS-02"
    seen = turn(
        one("aren", "B4"),
        npcs={"guard": {"at": "E4", "facing": "NW"}},
        tokens=[{"type": kind, "at": "C4", "page": page}],
    )
    assert seen.refused("fight:guard") == "CHA-CMB-02"


@pytest.mark.rule("CHA-TER-07", "CHA-TER-09", "CHA-TER-10", "CHA-GAP-52", "CHA-EVT-01")
def test_an_action_token_is_triggered_by_stepping_beside_it():
    night = turn(one("aren", "B4"), tokens=[{"type": "action", "n": 1, "at": "E4", "page": "E.lever"}])
    assert "move:F4" not in night.offered()
    night.do("move:D4")
    assert night.told(ActionTriggered)
    assert "lever" in night.coterie.flags
    assert night.asked() == "chapters-ask-option"
    night.do("option:1")
    assert night.refused("move:C4") == "CHA-PTURN-03"
    assert night.state.play.tokens == ()


@pytest.mark.rule("CHA-GAP-52")
def test_an_action_token_may_stay():
    kept = turn(one("aren", "B4"), tokens=[{"type": "action", "at": "E4", "page": "E.pull", "keep": True}])
    kept.do("move:D4")
    assert len(kept.state.play.tokens) == 1
    always = turn(
        one("aren", "B4"),
        tokens=[{"type": "action", "at": "E4", "page": "E.pull"}],
        options={"action_tokens": "always"},
    )
    always.do("move:D4")
    assert len(always.state.play.tokens) == 1


@pytest.mark.rule("CHA-FIRE-01", "CHA-FIRE-03", "CHA-DMG-03", "CHA-GAP-15")
def test_fire_hurts_on_every_hex_entered():
    lane = [{"type": "fire", "at": name} for name in ("D4", "E4", "F4")]
    corridor = [{"type": "difficult", "at": n} for n in ("D3", "E3", "F3", "G3", "D5", "E5", "F5", "G5")]
    night = turn(one("aren", "C4", attributes={"physical": 5}), tokens=lane + corridor)
    night.do("move:F4")
    assert night["aren"]["damage"] == 6
    night.do("end")
    while night.asked() == "chapters-ask-fire":
        night.do(night.offered()[0])
    assert night["aren"]["damage"] == 8  # CHA-FIRE-02 at the start of the next turn


@pytest.mark.rule("CHA-FIRE-02")
def test_fire_hurts_at_the_start_of_the_turn():
    night = turn(one("aren", "C4"), tokens=[{"type": "fire", "at": "C4"}])
    assert night["aren"]["damage"] == 2
    entry = turn(
        one("aren", "C4"), tokens=[{"type": "fire", "at": "D4"}], options={"fire_hurts": "start_only"}
    )
    entry.do("move:D4")
    assert entry["aren"]["damage"] == 0


@pytest.mark.rule("CHA-FIRE-04", "CHA-GAP-16")
def test_fire_spreads_at_the_start_of_a_round():
    night = turn(one("aren", "F4"), tokens=[{"type": "fire", "at": "C4"}])
    night.do("end")
    assert "fire:D4" in night_tokens(night)
    assert len(night_tokens(night)) == 2
    night.do("end")
    assert "fire:E4" in night_tokens(night)
    assert len(night_tokens(night)) == 3


def night_tokens(night: Night) -> list[str]:
    from nocturne.chapters.game import game

    found: list[str] = game.inspect(night.state)["chapter"]["tokens"]
    return found


@pytest.mark.rule("CHA-GAP-16")
def test_fire_of_the_set_up_spreads_in_the_first_round():
    fire = [{"type": "fire", "at": "C4", "born": 0}]
    night = at(characters=[one("aren", "F4")], only_listed=True, tokens=fire)
    assert len(night_tokens(night)) == 2
    calm = at(
        characters=[one("aren", "F4")], only_listed=True, tokens=fire, options={"setup_fire_spreads": False}
    )
    assert len(night_tokens(calm)) == 1


@pytest.mark.rule("CHA-FIRE-06")
def test_the_players_choose_when_everybody_burns():
    night = turn(one("aren", "C4", attributes={"physical": 5}), tokens=[{"type": "fire", "at": "C4"}])
    night.do("end")
    assert night.asked() == "chapters-ask-fire"
    night.do("hex:B4")
    assert "fire:B4" in night_tokens(night)


@pytest.mark.rule("CHA-FLAW-15")
def test_melissa_beside_fire():
    night = turn(one("melissa", "C4"), tokens=[{"type": "fire", "at": "D4"}])
    assert night["melissa"]["damage"] == 1
    assert turn(one("aren", "C4"), tokens=[{"type": "fire", "at": "D4"}])["aren"]["damage"] == 0


@pytest.mark.rule("CHA-AHR-01")
def test_an_arm_hurts_those_beside_it():
    night = turn(one("aren", "C4"), tokens=[{"type": "arm", "at": "D4"}, {"type": "arm", "at": "B4"}])
    assert night["aren"]["damage"] == 2


# -- stealth


@pytest.mark.rule("CHA-STL-01", "CHA-STL-16", "CHA-GAP-33")
def test_entering_stealth_out_of_everybodys_sight():
    night = turn(one("lucianna", "A4"), npcs={"guard": {"at": "H4", "facing": "NE"}})
    night.do("stealth")
    assert night["lucianna"]["tokens"] == {"stealth": 1}
    assert night.refused("stealth") == "CHA-MAIN-01"
    seen = turn(one("lucianna", "F4"), npcs={"statue": {"at": "H4", "facing": "NW"}})
    assert seen.refused("stealth") == "CHA-STL-01"
    lenient = turn(
        one("lucianna", "F4"),
        npcs={"statue": {"at": "H4", "facing": "NW"}},
        options={"stealth_hidden_from": "aggressive"},
    )
    assert "stealth" in lenient.offered()


def sneaking(**more) -> Night:
    """Lucianna sneaks at A4; an NPC stands at F4 and looks to the west, three hexes deep."""
    who = more.pop("npc", "brute")
    sneak = one("lucianna", more.pop("at", "A4"), tokens={"stealth": 1}, hunger=0, skills={"athletics": 3})
    return turn(sneak, npcs={who: {"at": "F4", "facing": "NW"}}, **more)


@pytest.mark.rule("CHA-STL-02", "CHA-STL-03", "CHA-STL-04", "CHA-STL-07", "CHA-GAP-32")
def test_one_test_at_the_highest_difficulty_of_the_path():
    night = sneaking()
    night.do("move:D4")
    assert night.asked() == "chapters-ask-sneak"  # nothing else before the tests
    night.black("ankh", "ankh", "blank").do("stop", "keep")
    rolled = night.told(SkillTested)
    assert [test.difficulty for test in rolled] == [5]  # sight 3, second row +2
    assert night.told(Unnoticed)
    assert night["lucianna"]["tokens"] == {"stealth": 1}


@pytest.mark.rule("CHA-STL-08", "CHA-STL-12")
def test_noticed_by_an_aggressive_npc():
    night = sneaking()
    night.black("blank", "blank", "blank").do("move:D4", "move:D5", "keep")
    assert night.told(Noticed)
    assert night.told(CombatBegun)
    assert night["lucianna"]["at"] == "D5"  # the movement was finished first
    assert night["brute"]["initiative"] == 3
    assert night["lucianna"]["initiative"] == 3
    assert night["lucianna"]["tokens"] == {}


@pytest.mark.rule("CHA-STL-09", "CHA-TOK-08")
def test_noticed_by_a_neutral_npc():
    night = sneaking(npc="guard")
    night.do("move:D4")
    night.black("blank", "blank", "blank").do("stop", "keep")
    assert night["guard"]["tokens"] == {"resistance": 1}
    assert night["lucianna"]["tokens"] == {}
    assert night.asked() == "chapters-ask-main-turn"


@pytest.mark.rule("CHA-STL-10", "CHA-STL-11")
def test_noticed_by_somebody_without_profile():
    night = sneaking(npc="statue")
    night.do("move:D4")
    night.black("blank", "blank", "blank").do("stop", "keep")
    assert night["lucianna"]["tokens"] == {}
    assert night.asked() == "chapters-ask-main-turn"
    night.do("end")
    assert night.refused("stealth") == "CHA-STL-01"
    night.do("move:A4", "stealth")
    assert night["lucianna"]["tokens"] == {"stealth": 1}


@pytest.mark.rule("CHA-STL-06")
def test_one_test_for_each_npc():
    night = turn(
        one("lucianna", "A4", tokens={"stealth": 1}, hunger=0, skills={"athletics": 3}),
        npcs={"guard": {"at": "F4", "facing": "NW"}, "statue": {"at": "D6", "facing": "N"}},
    )
    night.do("move:D4")
    night.black(*["double"] * 6).do("stop", "keep", "keep")
    assert len(night.ever(Rolled)) == 2
    assert len(night.ever(Unnoticed)) == 2


@pytest.mark.rule("CHA-GAP-32")
def test_who_stays_in_sight_tests_again_each_round():
    night = sneaking(at="D4")
    night.black(*["double"] * 3).do("end", "keep")
    assert len(night.ever(SkillTested)) == 1
    night.black(*["double"] * 3).do("end", "keep")
    assert len(night.ever(SkillTested)) == 2
    calm = sneaking(at="D4", options={"stealth_again": "on_entering"})
    calm.black(*["double"] * 3).do("end")  # the next round finds the character newly in sight
    calm.do("keep", "end", "end")
    assert len(calm.ever(SkillTested)) == 1


@pytest.mark.rule("CHA-STL-05")
def test_an_npc_that_comes_makes_a_stealthy_character_test():
    night = at(
        characters=[one("lucianna", "D4", tokens={"stealth": 1}, hunger=0)],
        only_listed=True,
        tokens=[],
        trackers=[{"id": "police", "kind": "authority", "left": 1, "page": "E.police"}],
        round_end=True,
        npcs={"brute": {"at": "F4", "facing": "NW"}},
    )
    assert night.asked() == "chapters-ask-reroll"
    assert night.ever(Rolled)[0].skill == "stealth"


@pytest.mark.rule("CHA-STL-05", "CHA-STL-06")
def test_a_neutral_npc_that_comes_does_so_too_and_only_the_newcomer_looks():
    """A page brings a guard; the onlooker who did not notice her before does not look again."""
    night = at(
        characters=[one("lucianna", "D6", tokens={"stealth": 1}, hunger=0)],
        only_listed=True,
        tokens=[],
        npcs={"statue": {"at": "F6", "facing": "NW"}},
        turn="lucianna",
        trackers=[{"id": "late", "left": 1, "page": "E.place"}],
    )
    night.black("ankh", "ankh", "ankh").do("end", "keep")  # the onlooker, in this round
    assert len(night.ever(Unnoticed)) == 1
    assert night["guard"]["at"] == "C4"  # the guard has come, and looks this way
    assert len(night.ever(Rolled)) == 2
    night.black("blank").do("keep")
    assert night.ever(Noticed)[0].npc == "guard"


@pytest.mark.rule("CHA-NPC-04", "CHA-GEN-08")
def test_an_aggressive_npc_starts_combat_at_once():
    night = turn(one("aren", "A4"), one("thomas", "A1"), npcs={"brute": {"at": "E4", "facing": "NW"}})
    night.do("move:B4")
    assert night.told(CombatBegun)
    assert night["thomas"]["state"] == "active"
    assert night.asked() in ("chapters-ask-hand", "chapters-ask-lay")
    later = turn(
        one("aren", "A4"), npcs={"brute": {"at": "E4", "facing": "NW"}}, options={"noticed_at": "after_move"}
    )
    later.do("move:B4", "move:C4")
    assert not later.ever(CombatBegun)
    later.do("end")
    assert later.told(CombatBegun)


@pytest.mark.rule("CHA-NPC-05", "CHA-NPC-03")
def test_a_neutral_npc_never_starts_combat():
    night = turn(one("aren", "C4"), npcs={"watchman": {"at": "D4", "facing": "NW"}})
    night.do("end")
    assert not night.ever(CombatBegun)
    night.do("fight:watchman")
    assert night["watchman"]["fights"]


@pytest.mark.rule("CHA-INI-10", "CHA-GAP-34", "CHA-STL-17")
def test_an_ambush_gives_two_initiative():
    night = turn(
        one("lucianna", "C4", tokens={"stealth": 1}),
        one("thomas", "A1", tokens={"stealth": 1}),
        npcs={"guard": {"at": "F4", "facing": "NE"}},
    )
    night.do("fight:guard")
    assert night["lucianna"]["initiative"] == 5
    assert night["thomas"]["initiative"] == 3
    assert night["lucianna"]["tokens"] == night["thomas"]["tokens"] == {}
    everybody = turn(
        one("lucianna", "C4", tokens={"stealth": 1}),
        one("thomas", "A1", tokens={"stealth": 1}),
        npcs={"guard": {"at": "F4", "facing": "NE"}},
        options={"ambush_bonus": "all_stealthy"},
    )
    everybody.do("fight:guard")
    assert everybody["thomas"]["initiative"] == 5


@pytest.mark.rule("CHA-STL-17")
def test_a_dialogue_ends_stealth_for_those_involved():
    night = turn(
        one("lucianna", "C4", tokens={"stealth": 1}),
        one("thomas", "A1", tokens={"stealth": 1}),
        npcs={"clerk": {"at": "D4", "facing": "NE"}},
        options={"stealth_again": "on_entering"},
    )
    night.do("talk:clerk")
    assert night["lucianna"]["tokens"] == {}
    assert night["thomas"]["tokens"] == {"stealth": 1}


@pytest.mark.rule("CHA-NPC-01", "CHA-GAP-22", "CHA-CMB-02", "CHA-GAP-27")
def test_combat_is_declared_on_somebody_in_sight():
    night = turn(
        one("aren", "C4"), npcs={"guard": {"at": "F4"}, "watchman": {"at": "G4"}, "host": {"at": "C6"}}
    )
    assert "fight:guard" in night.offered()
    assert night.refused("fight:watchman") == "CHA-CMB-02"
    assert night.refused("fight:host") == "CHA-NPC-01"
    near = turn(one("aren", "C4"), npcs={"guard": {"at": "E4"}}, options={"declare_combat": "adjacent"})
    assert near.refused("fight:guard") == "CHA-GAP-27"
    far = turn(one("aren", "C4"), npcs={"watchman": {"at": "G4"}}, options={"character_sight": 4})
    assert "fight:watchman" in far.offered()


@pytest.mark.rule("CHA-GAP-21", "CHA-LOS-05")
def test_what_hides():
    for tokens, npcs in (
        ([{"type": "difficult", "at": "D4"}], {}),
        ([{"type": "arm", "at": "D4"}], {}),
        ([], {"statue": {"at": "D4"}}),
    ):
        night = turn(one("aren", "C4"), npcs={"guard": {"at": "E4"}, **npcs}, tokens=tokens)
        assert night.refused("fight:guard") == "CHA-CMB-02"
    short = turn(
        one("aren", "C4"),
        npcs={"guard": {"at": "E4"}},
        tokens=[{"type": "difficult", "at": "D4"}],
        options={"sight_blockers": "walls_and_figures"},
    )
    assert "fight:guard" in short.offered()


# -- prey


@pytest.mark.rule("CHA-FLEE-01", "CHA-FLEE-02", "CHA-GAP-13", "CHA-EX-19", "CHA-FLEE-06")
def test_blood_in_the_sight_of_prey_makes_it_flee_after_the_turn():
    night = turn(
        one("thomas", "D4"), one("samuel", "A1"),
        npcs={"witness": {"at": "F4", "facing": "NW"}, "statue": {"at": "D6", "facing": "N"}},
    )  # fmt: skip
    night.red("ankh").do("surge:physical")
    assert night["witness"]["flees_after"] == "thomas"
    assert night["statue"]["flees_after"] == ""
    assert night["witness"]["at"] == "F4"
    night.do("end")
    assert night["witness"]["at"] == "I4"
    night.do("end", "end")
    assert night["witness"]["gone"]
    assert night.ever(PreyEscaped)
    assert night.coterie.breaches == 1
    assert night.coterie.status == -1  # the page for the NPC that fled


@pytest.mark.rule("CHA-GAP-13")
def test_or_only_disciplines_alarm():
    night = turn(
        one("thomas", "D4", powers=["disc.quick_step"]),
        npcs={"witness": {"at": "F4", "facing": "NW"}},
        options={"alarmed_by": "disciplines"},
    )
    night.red("ankh").do("surge:physical")
    assert night["witness"]["flees_after"] == ""
    night.do("end")
    night.red("ankh").do("power:disc.quick_step")
    assert night["witness"]["flees_after"] == "thomas"


@pytest.mark.rule("CHA-FLEE-08", "CHA-FLEE-09", "CHA-FLEE-10", "CHA-MASQ-01")
def test_three_hexes_a_turn_to_the_nearest_exit():
    night = turn(one("thomas", "A1"), npcs={"witness": {"at": "E4", "flees_after": "thomas"}})
    night.do("end")
    assert len(night.told(Moved)[0].path) == 3
    assert night.coterie.breaches == 0
    night.do("end")
    assert night["witness"]["gone"]
    assert night.coterie.breaches == 1


@pytest.mark.rule("CHA-FLEE-07")
def test_it_keeps_following_that_player_whatever_the_initiative():
    night = at(
        characters=[one("thomas", "A1"), one("samuel", "A2", surge="social")],
        only_listed=True,
        tokens=[],
        npcs={"witness": {"at": "E4", "flees_after": "samuel"}},
    )
    night.do("first:samuel", "end")  # Blood Surge had made them equal
    assert [event.who for event in night.told(Moved)] == ["witness"]
    night.do("end")
    assert night.told(TurnBegun)[0].who == "thomas"  # a new round, and the surge is over
    night.do("end")
    assert not night.told(Moved)
    night.do("end")
    assert night["witness"]["gone"]


@pytest.mark.rule("CHA-MASQ-08")
def test_an_animal_is_simply_gone():
    night = turn(one("thomas", "D4"), npcs={"rat": {"at": "F4", "facing": "NW"}})
    night.red("ankh").do("surge:physical")
    assert night["rat"]["gone"]
    assert night.coterie.breaches == 0


@pytest.mark.rule("CHA-FLEE-11", "CHA-FLEE-13", "CHA-FLEE-15", "CHA-HUM-06", "CHA-GAP-30")
def test_killing_a_fleeing_witness():
    night = turn(one("thomas", "D4"), npcs={"witness": {"at": "E4", "flees_after": "thomas"}})
    night.do("capture:witness:kill")
    assert night["witness"]["gone"]
    assert night["thomas"]["humanity"] == 6
    night.do("end")
    assert night.coterie.breaches == 0
    far = turn(one("thomas", "C4"), npcs={"witness": {"at": "E4", "flees_after": "thomas"}})
    assert not far.offered("capture:")


@pytest.mark.rule("CHA-FLEE-12", "CHA-FLEE-15", "CHA-GAP-30")
def test_clouding_its_memory_alarms_nobody():
    night = turn(
        one("samuel", "D4"),
        npcs={"witness": {"at": "E4", "flees_after": "samuel"}, "passer": {"at": "F4", "facing": "NW"}},
    )
    assert night.refused("power:disc.cloud_memory") == "CHA-FLEE-11"
    night.red("blank").do("capture:witness:disc.cloud_memory")
    assert night["witness"]["flees_after"] == ""
    assert night["witness"]["at"] == "E4"
    assert night["samuel"]["hunger"] == 2  # with a Beast test
    assert night["passer"]["flees_after"] == ""
    assert night.refused("surge:social") == "CHA-BLOOD-01"
    night.do("end")
    assert "feed:witness:social" in night.offered()
    gone = turn(
        one("samuel", "D4"),
        npcs={"witness": {"at": "E4", "flees_after": "samuel"}},
        options={"captured_prey": "removed"},
    )
    gone.red("ankh").do("capture:witness:disc.cloud_memory")
    assert gone["witness"]["gone"]


@pytest.mark.rule("CHA-FLEE-14", "CHA-FLEE-16", "CHA-GAP-31", "CHA-ALLY-03", "CHA-ALLY-08")
def test_samuel_as_an_ally_calms_prey():
    night = turn(
        one("thomas", "D4"), npcs={"witness": {"at": "E4", "flees_after": "thomas"}}, allies=["samuel"]
    )
    night.do("capture:witness:calm")
    assert night["witness"]["flees_after"] == ""
    assert night["thomas"]["hunger"] == 1
    played = turn(one("samuel", "D4"), npcs={"witness": {"at": "E4", "flees_after": "samuel"}})
    assert played.refused("capture:witness:calm") == "CHA-FLEE-14"


@pytest.mark.rule("CHA-FEED-01", "CHA-FEED-03", "CHA-FEED-05", "CHA-EX-14")
def test_feeding_on_a_human():
    night = turn(one("aren", "D4", hunger=4), npcs={"witness": {"at": "E4"}})
    assert set(night.offered("feed:")) == {"feed:witness:physical", "feed:witness:social"}
    night.red("ankh", "ankh", "blank", "blank").do("feed:witness:physical")
    assert night.told(SkillTested)[0].difficulty == 1
    assert night.told(SkillTested)[0].total == 5
    assert night["aren"]["hunger"] == 2
    assert night["witness"]["gone"]
    assert night.refused("feed:witness:physical") in ("", "CHA-MAIN-01")


@pytest.mark.rule("CHA-FEED-04", "CHA-FLAW-07")
@pytest.mark.parametrize(("who", "hunger"), [("aren", 2), ("samuel", 3)])
def test_feeding_on_an_animal(who, hunger):
    night = turn(one(who, "D4", hunger=3), npcs={"rat": {"at": "E4"}})
    night.red("ankh", "ankh", "ankh").do(f"feed:rat:{'physical' if who == 'aren' else 'social'}")
    assert night[who]["hunger"] == hunger
    assert night["rat"]["gone"]


@pytest.mark.rule("CHA-FEED-02", "CHA-FEED-06", "CHA-FEED-20")
def test_on_whom_one_may_not_feed():
    night = turn(
        one("aren", "D4"),
        npcs={
            "statue": {"at": "E4"},
            "host": {"at": "C4"},
            "elder": {"at": "D3", "attitude": "neutral"},
            "witness": {"at": "D5"},
        },
    )
    assert night.refused("feed:statue:physical") == "CHA-FEED-02"
    assert night.refused("feed:host:physical") == "CHA-FEED-06"
    assert night.refused("feed:elder:physical") == "CHA-FEED-06"
    assert night.refused("talk:witness") == "CHA-FEED-20"


@pytest.mark.rule("CHA-FEED-07", "CHA-GAP-14")
def test_failing_on_prey_with_a_profile_is_combat():
    night = turn(one("samuel", "D4", hunger=0), npcs={"drunk": {"at": "E4"}})
    night.black("blank", "blank").do("feed:drunk:physical", "keep")
    assert night.told(CombatBegun)
    other = turn(
        one("samuel", "D4", hunger=0), npcs={"drunk": {"at": "E4"}}, options={"failed_feeding": "prey_first"}
    )
    other.black("blank", "blank").do("feed:drunk:physical", "keep")
    assert other["drunk"]["flees_after"] == "samuel"


@pytest.mark.rule("CHA-FEED-08", "CHA-GAP-14")
def test_failing_on_prey_without_profile_makes_it_flee():
    night = turn(one("samuel", "D4", hunger=0), npcs={"witness": {"at": "E4"}})
    night.black("blank", "blank").do("feed:witness:physical", "keep")
    assert night["witness"]["flees_after"] == "samuel"


@pytest.mark.rule("CHA-FEED-09")
def test_failing_on_an_animal_loses_it():
    night = turn(one("samuel", "D4", hunger=0), npcs={"rat": {"at": "E4"}})
    night.black("blank", "blank").do("feed:rat:physical", "keep")
    assert night["rat"]["gone"]
    assert night.coterie.breaches == 0


@pytest.mark.rule("CHA-FLEE-05")
def test_feeding_in_the_sight_of_other_prey():
    night = turn(
        one("aren", "D4", hunger=4),
        npcs={"witness": {"at": "E4"}, "passer": {"at": "G4", "facing": "NW"}},
    )
    night.red("ankh", "ankh", "ankh", "ankh").do("feed:witness:physical")
    assert night["passer"]["flees_after"] == "aren"


@pytest.mark.rule("CHA-FLEE-05")
def test_feeding_behind_the_back_of_other_prey():
    night = turn(
        one("aren", "D4", hunger=4),
        npcs={"witness": {"at": "E4"}, "passer": {"at": "G4", "facing": "SE"}},
    )
    night.red("ankh", "ankh", "ankh", "ankh").do("feed:witness:physical")
    assert not night["passer"].get("flees_after")


@pytest.mark.rule("CHA-FLAW-12")
@pytest.mark.parametrize(("face", "humanity"), [("skull", 4), ("ankh", 5)])
def test_auroras_kiss(face, humanity):
    night = turn(one("aurora", "D4", hunger=4), npcs={"witness": {"at": "E4"}})
    night.red("ankh", "ankh", "ankh", "ankh", face).do("feed:witness:physical")
    assert night["aurora"]["humanity"] == humanity


# -- items


@pytest.mark.rule("CHA-ITM-06", "CHA-ITM-01")
def test_a_trade_takes_the_action_and_the_others_consent():
    night = turn(one("aren", "D4", items=["item.knife"]), one("thomas", "E4", items=["item.charm"]))
    night.do("give:item.knife:thomas")
    assert night.who_is_asked() == [1]
    night.do("yes")
    assert night["thomas"]["items"] == ["item.charm", "item.knife"]
    assert night.refused("take:item.charm:thomas") == "CHA-MAIN-01"
    refused = turn(one("aren", "D4"), one("thomas", "E4", items=["item.charm"]))
    refused.do("take:item.charm:thomas", "no")
    assert refused["thomas"]["items"] == ["item.charm"]
    apart = turn(one("aren", "D4", items=["item.knife"]), one("thomas", "F4"))
    assert apart.refused("give:item.knife:thomas") == "CHA-ITM-06"


@pytest.mark.rule("CHA-ITM-07", "CHA-GEN-07", "CHA-DLG-02", "CHA-INV-13")
def test_no_trade_while_a_sequence_is_read():
    night = at(
        characters=[one("aren", "D4", items=["item.knife"]), one("thomas", "E4")],
        page={"page": "E.hourglass"},
    )
    assert not night.offered("give:")
    assert night.refused("give:item.knife:thomas") == "CHA-GEN-07"
    assert night.refused("move:C4") == "CHA-GEN-07"


@pytest.mark.rule("CHA-ITM-08", "CHA-ITM-09")
def test_a_discarded_item_goes_back_to_the_box_or_the_shop():
    night = turn(
        one("aren", "D4", hunger=4, items=["item.blood_bag"]), coterie={"sold": {"item.blood_bag": 1}}
    )
    night.do("use:item.blood_bag")
    assert night["aren"]["hunger"] == 2
    assert night["aren"]["items"] == []
    assert night.coterie.sold == {}


def test_an_item_is_used_on_a_neighbour_and_only_so_often():
    night = turn(one("aren", "D4", items=["item.bandage"]), one("thomas", "E4", damage=2))
    night.do("use:item.bandage", "target:thomas")
    assert night["thomas"]["damage"] == 1
    night.do("end", "end")
    if night.asked() == "chapters-ask-order":
        night.do("first:aren")
    assert night.refused("use:item.bandage") == "CHA-GEN-01"


@pytest.mark.rule("CHA-GEN-01")
def test_a_card_overrides_the_rules():
    limping = turn(one("thomas", effects=["eff.limp"]))
    assert limping["thomas"]["movement"] == 2
    calm = turn(one("aren", damage=2, effects=["eff.blessed"]))
    calm.do("mend")
    assert calm["aren"]["hunger"] == 1  # no Beast test


@pytest.mark.rule("CHA-GEN-02")
def test_the_table_rules_by_majority():
    night = turn(
        one("aren", hunger=3), one("thomas", "A1"), one("samuel", "A2"), options={"table_rulings": True}
    )
    night.do("ruling", "rule:feed/aren")
    assert sorted(night.who_is_asked()) == [1, 2]
    night.do("yes", seat=1)
    night.do("no", seat=2)
    assert night["aren"]["hunger"] == 2
    night.do("ruling", "rule:feed/aren")
    night.do("no", seat=1)
    night.do("no", seat=2)
    assert night["aren"]["hunger"] == 2
    silent = turn(one("aren"), options={"table_rulings": False})
    assert silent.refused("ruling") == "CHA-GEN-02"
