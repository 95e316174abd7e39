"""Reading: dialogues, investigations, deductions, events, effects, trackers, the hourglass."""

import pytest

from nocturne.chapters.events.combat import CombatBegun
from nocturne.chapters.events.dice import BeastTested, SkillTested
from nocturne.chapters.events.pages import PagePeeked, PageRead, PeekedInSecret, TimeRanOut
from nocturne.chapters.events.tile import TurnBegun
from nocturne.chapters.game import game
from tests.chapters.playing import Night, at, one, turn


def reading(page: str, *characters, involved: list[str] | None = None, actor: str = "", **more) -> Night:
    where = {"page": page, "involved": involved or [c["character"] for c in characters], "actor": actor}
    kinds = {"D": "dialogue", "I": "investigation"}
    if page[0] in kinds:
        where["kind"] = kinds[page[0]]
    more.setdefault("only_listed", True)
    return at(characters=list(characters), page=where, **more)


def pages(night: Night) -> list[str]:
    return [event.page.split("/")[1] for event in night.ever(PageRead)]


# -- dialogues


@pytest.mark.rule("CHA-DLG-01", "CHA-BOOK-02")
def test_a_dialogue_needs_the_action_and_a_neighbour():
    night = turn(
        one("thomas", "C4"), npcs={"host": {"at": "D4"}, "statue": {"at": "B4"}, "clerk": {"at": "F4"}}
    )
    assert night.refused("talk:statue") == "CHA-DLG-01"
    assert night.refused("talk:clerk") == "CHA-DLG-01"
    night.do("talk:host")
    assert pages(night) == ["D.host.1"]
    night.do("option:10")
    assert night.refused("talk:host") == "CHA-MAIN-01"


@pytest.mark.rule("CHA-DLG-03", "CHA-GEN-07")
def test_everybody_beside_the_npc_takes_part_and_the_others_wait():
    night = turn(one("thomas", "C4"), one("samuel", "E4"), one("aren", "A1"), npcs={"host": {"at": "D4"}})
    night.do("talk:host")
    assert sorted(night.who_is_asked()) == [0, 1]


@pytest.mark.rule("CHA-DLG-04", "CHA-GAP-49", "CHA-GAP-63")
def test_the_highest_social_has_the_last_word():
    night = reading("D.host.1", one("thomas", "C4"), one("samuel", "E4"), actor="thomas")
    night.do("option:10", seat=0)
    night.do("option:0:samuel", seat=1)
    assert night.asked() == "chapters-ask-last-word"
    assert night.who_is_asked() == [1]
    night.black("ankh", "ankh").red("blank").do("option:0:samuel")
    tie = reading("D.host.1", one("thomas", "C4"), one("aren", "E4"), actor="aren")
    tie.do("option:10", seat=0)
    tie.do("option:0:aren", seat=1)
    assert tie.who_is_asked() == [1]  # equal SOCIAL: who started
    first = reading(
        "D.host.1",
        one("thomas", "C4"),
        one("aren", "E4"),
        actor="aren",
        options={"deciding_tie": "first_player"},
    )
    first.do("option:10", seat=0)
    first.do("option:0:aren", seat=1)
    assert first.who_is_asked() == [0]


@pytest.mark.rule("CHA-GAP-63")
def test_or_the_whole_coterie_chooses():
    night = reading(
        "D.host.1",
        one("thomas", "C4"),
        one("aren", "A1"),
        involved=["thomas"],
        options={"who_chooses": "coterie"},
    )
    assert sorted(night.who_is_asked()) == [0, 1]
    assert not night.offered("option:0:aren")


@pytest.mark.rule("CHA-DLG-06", "CHA-DLG-07")
def test_one_of_those_involved_makes_the_test():
    night = reading("D.host.1", one("thomas", "C4"), one("samuel", "E4"), one("aren", "A1"),
                    involved=["thomas", "samuel"])  # fmt: skip
    assert {"option:0:thomas", "option:0:samuel"} == set(night.offered("option:0:"))
    named = reading("E.named", one("thomas", "C4"), one("samuel", "E4"))
    assert set(named.offered("test:")) == {"test:thomas"}


@pytest.mark.rule("CHA-GAP-11")
def test_a_second_surge_takes_back_what_the_first_had_added():
    who = one("harold", "C4", hunger=0, effects=["eff.blessed"], surge="mental")
    night = reading("D.host.4", who, options={"surge_derived": True})
    night.state.vampire("harold").willpower = 6  # SOCIAL 2 + MENTAL 3, and 1 by the surge
    night.red("ankh") if night.left_to_roll() else None
    night.do("surge:physical")
    assert night["harold"]["willpower"] == 5


@pytest.mark.rule("CHA-DLG-08", "CHA-BLOOD-04")
def test_the_blood_once_a_page_and_its_bonus_for_that_page():
    night = reading("D.host.4", one("harold", "C4", hunger=0, effects=["eff.blessed"]))
    night.red("ankh") if night.left_to_roll() else None
    night.do("surge:social")
    assert night["harold"]["surge"] == "social"
    assert night.refused("surge:social") == "CHA-BLOOD-01"
    night.black("ankh", "ankh", "blank").do("option:0:harold", "keep")
    assert night["harold"]["surge"] == ""


@pytest.mark.rule("CHA-DLG-08")
def test_an_active_discipline_used_on_a_page_ends_with_it():
    night = reading("D.host.1", one("samuel", "C4", hunger=0, powers=["disc.awe"]))
    night.red("ankh").do("power:disc.awe")
    assert night["samuel"]["power"] == "disc.awe"
    night.black("ankh", "blank", "blank", "blank", "blank").do("option:0:samuel", "keep")
    assert night["samuel"]["power"] == ""


@pytest.mark.rule("CHA-DLG-09", "CHA-GAP-47")
def test_an_option_for_those_who_have_the_discipline():
    night = reading("D.host.1", one("harold", "C4"))
    assert "option:1:harold" in night.offered()
    assert night.refused("option:2") == "CHA-DLG-09"
    without = reading("D.host.1", one("thomas", "C4"))
    assert without.refused("option:1") == "CHA-DLG-09"
    level_0 = reading("D.host.1", one("jade", "C4", disciplines={"auspex": 0}, powers=[]))
    assert level_0.refused("option:1") == "CHA-DLG-09"
    access = reading(
        "D.host.1",
        one("jade", "C4", disciplines={"auspex": 0}, powers=[]),
        options={"discipline_option": "access"},
    )
    assert "option:1:jade" in access.offered()


@pytest.mark.rule("CHA-DLG-10", "CHA-DLG-11", "CHA-DLG-13", "CHA-EX-24")
def test_the_user_alone_makes_the_beast_test_and_all_may_go_on():
    night = reading("D.host.1", one("nico", "C4", hunger=0), one("harold", "E4", hunger=0))
    night.red("skull")
    night.do("option:1:nico", seat=0)
    night.do("option:1:nico", seat=1)
    assert night["nico"]["hunger"] == 2
    assert night["harold"]["hunger"] == 0
    assert {"option:0:nico", "option:0:harold", "option:1:harold"} <= set(night.offered())
    assert "option:1:nico" not in night.offered()


@pytest.mark.rule("CHA-DLG-12", "CHA-CAMP-12")
def test_an_option_of_a_named_character():
    before = reading("D.host.1", one("aaron", "C4"))
    assert before.refused("option:3") == "CHA-DLG-12"  # the story has not introduced him
    night = reading("D.host.1", one("aaron", "C4"), coterie={"completed": ["ch.arena"]})
    assert "option:3:aaron" in night.offered()


@pytest.mark.rule("CHA-DLG-14", "CHA-EFC-03", "CHA-EFC-02")
def test_what_touches_one_character():
    pair = [one("thomas", "C4", damage=1), one("aren", "D4")]
    night = reading("E.personal", *pair, actor="thomas")
    assert night["thomas"]["hunger"] >= 2
    assert night["thomas"]["damage"] == 2
    assert night["thomas"]["willpower"] == 1
    assert night["thomas"]["humanity"] == 6
    assert night["thomas"]["items"] == ["item.charm"]
    assert night["thomas"]["effects"] == ["eff.limp"]
    assert len(night.ever(BeastTested)) == 1
    untouched = night["aren"]
    assert (untouched["hunger"], untouched["damage"], untouched["items"]) == (1, 0, [])
    assert untouched["effects"] == []


@pytest.mark.rule("CHA-DLG-15", "CHA-XP-07", "CHA-EFC-02", "CHA-STA-01", "CHA-INV-09", "CHA-DECK-07")
def test_what_touches_all():
    night = reading("E.coterie", one("thomas", "C4"), one("aren", "D4"), actor="thomas")
    coterie = night.coterie
    assert (coterie.status, coterie.breaches, coterie.boons) == (1, 1, 1)
    assert [player.xp for player in night.state.campaign.players] == [1, 1]
    assert (night.state.play.success_tokens, night.state.play.clues) == (2, (2,))
    assert coterie.flags == ("mark",)
    assert coterie.unlocked == ("ch.duel",)
    assert coterie.cards == ("card.secret_strike",)
    assert coterie.effects == ("eff.dread",)


@pytest.mark.rule("CHA-EFC-01", "CHA-EFC-06")
def test_an_effect_card_is_never_doubled_and_can_be_lost():
    night = reading("E.personal", one("thomas", "C4", effects=["eff.limp"]), actor="thomas")
    assert night["thomas"]["effects"] == ["eff.limp"]
    lost = reading(
        "E.taken",
        one("thomas", "C4", effects=["eff.limp"], items=["item.charm"], hunger=3, damage=2, willpower=2),
        actor="thomas",
        coterie={"boons": 3, "flags": ["mark"]},
    )
    assert lost["thomas"]["effects"] == []
    assert lost["thomas"]["items"] == []
    assert (lost["thomas"]["hunger"], lost["thomas"]["damage"], lost["thomas"]["willpower"]) == (2, 1, 1)
    assert (lost.coterie.boons, lost.coterie.flags) == (2, ())


@pytest.mark.rule("CHA-EFC-04")
def test_without_a_test_the_last_who_acted_is_meant():
    night = turn(
        one("thomas", "C4"),
        one("aren", "D4", damage=1),
        who="aren",
        trackers=[{"id": "x", "left": 1, "page": "E.personal"}],
        acted=["thomas"],
    )
    night.red("ankh").do("mend", "end")
    assert night["aren"]["effects"] == ["eff.limp"]
    assert night["thomas"]["effects"] == []


@pytest.mark.rule("CHA-FAV-04", "CHA-STA-02", "CHA-INV-10", "CHA-HUN-06")
def test_conditions_and_costs():
    poor = reading("D.host.1", one("thomas", "C4"))
    assert poor.refused("option:4") == "CHA-FAV-04"
    assert poor.refused("option:5") == "CHA-DLG-02"
    assert poor.refused("option:7") == "CHA-STA-02"
    assert poor.refused("option:8") == "CHA-CAMP-04"  # that there is a clue is not told
    assert poor.refused("option:9") == "CHA-CAMP-04"
    rich = reading(
        "D.host.1",
        one("thomas", "C4", items=["item.charm"], hunger=4),
        coterie={"boons": 2, "status": 2},
        clues=[2],
    )
    assert {"option:4", "option:5:thomas", "option:7", "option:8", "option:9:thomas"} <= set(rich.offered())
    rich.do("option:5:thomas")
    assert rich["thomas"]["items"] == []
    paid = reading("D.host.1", one("thomas", "C4"), coterie={"boons": 3})
    paid.do("option:4")
    assert paid.coterie.boons == 1
    willing = reading("D.host.1", one("thomas", "C4"))
    willing.do("option:6:thomas")
    assert willing["thomas"]["willpower"] == 1


@pytest.mark.rule("CHA-DLG-16", "CHA-DLG-05", "CHA-GAP-49")
def test_a_dialogue_ends_on_its_last_page_and_is_not_held_again():
    night = turn(one("thomas", "C4"), npcs={"host": {"at": "D4"}, "clerk": {"at": "B4"}})
    night.do("talk:host")
    assert not night.offered("end")
    night.do("option:10", "end")
    assert night.refused("talk:host") == "CHA-GAP-49"
    night.do("talk:clerk", "end")
    assert "talk:clerk" in night.offered()


@pytest.mark.rule("CHA-DLG-16", "CHA-EVT-03", "CHA-CMB-01", "CHA-CMB-04")
def test_a_dialogue_may_lead_into_combat():
    night = turn(one("thomas", "C4"), one("samuel", "A1"), npcs={"keeper": {"at": "D4"}})
    night.do("talk:keeper")
    assert night.told(CombatBegun)[0].enemies == ("brute",)
    assert (night["thomas"]["at"], night["samuel"]["at"]) == ("B2", "B3")
    assert night["thomas"]["initiative"] == 4  # the page gave 1
    assert not night["keeper"]["fights"]


@pytest.mark.rule("CHA-FLEE-03")
def test_an_invited_discipline_alarms_nobody():
    night = turn(one("harold", "C4"), npcs={"host": {"at": "D4"}, "witness": {"at": "C6", "facing": "N"}})
    night.red("ankh").do("talk:host", "option:1:harold")
    assert night["witness"]["flees_after"] == ""


@pytest.mark.rule("CHA-FLEE-04")
def test_an_uninvited_one_does_and_the_flight_begins_after_the_sequence():
    night = turn(
        one("harold", "C4", powers=["disc.premonition"]),
        npcs={
            "host": {"at": "D4"},
            "witness": {"at": "C6", "facing": "N"},
            "rat": {"at": "B6", "facing": "N"},
        },
    )
    night.do("talk:host")
    night.red("ankh").do("power:disc.premonition", "peek:1")
    assert night["witness"]["flees_after"] == ""
    assert (night["witness"]["at"], night["rat"]["at"]) == ("C6", "B6")
    assert night.asked() == "chapters-ask-option"
    night.do("option:10")  # the conversation is over
    assert night["witness"]["flees_after"] == "harold"
    assert night["witness"]["at"] == "C6"  # it runs after Harold's turn
    assert night["rat"]["gone"]  # an animal is simply gone


def test_a_premonition_shows_one_page_to_its_user_alone():
    night = reading("D.host.1", one("harold", "C4", powers=["disc.premonition"]), one("thomas", "D4"))
    night.red("ankh").do("power:disc.premonition", seat=0)
    night.do("option:10", seat=1)  # this vote is asked again
    night.do("peek:1", seat=0)
    assert night.told(PagePeeked)
    shown = [type(event) for event in night.table.events(1)]
    assert PagePeeked not in shown
    assert PeekedInSecret in shown


# -- investigations


def searching(*characters, **more) -> Night:
    more.setdefault("tokens", [{"type": "investigation", "n": 1, "at": "D4", "page": "IN.1"}])
    return turn(*characters, **more)


@pytest.mark.rule("CHA-INV-01", "CHA-TER-04", "CHA-BOOK-03", "CHA-INV-02", "CHA-INV-03")
def test_an_investigation_by_those_beside_the_zone():
    night = searching(one("harold", "C4"), one("aren", "E4"), one("thomas", "A1"))
    night.do("investigate:1")
    assert pages(night) == ["IN.1"]
    assert sorted(night.who_is_asked()) == [0, 1]
    assert set(night.offered("test:")) == {"test:harold", "test:aren"}
    far = searching(one("harold", "A1"))
    assert far.refused("investigate:1") == "CHA-INV-01"


@pytest.mark.rule("CHA-INV-04", "CHA-TEST-05")
@pytest.mark.parametrize(
    ("faces", "page"),
    [(("blank",) * 2, "IN.1.a"), (("ankh", "ankh"), "IN.1.b"), (("double", "double"), "IN.1.c")],
)
def test_the_number_of_successes_leads_to_a_page(faces, page):
    night = searching(one("thomas", "C4", hunger=0))
    night.black(*faces).do("investigate:1", "test:thomas", "keep")
    assert pages(night)[1] == page


@pytest.mark.rule("CHA-INV-05", "CHA-INV-06", "CHA-INV-07", "CHA-INV-08", "CHA-INV-12", "CHA-TER-06")
def test_a_hypothesis_is_chosen_and_the_zone_is_done():
    night = searching(one("harold", "C4", hunger=0), one("samuel", "E4"))
    night.do("investigate:1")
    night.do("test:harold", seat=0)
    night.black("ankh", "blank", "blank").do("test:harold", seat=1)
    night.do("keep")
    assert night.asked() == "chapters-ask-option"
    night.do("option:0", seat=1)
    night.do("option:1", seat=0)
    assert night.who_is_asked() == [0]  # the highest MENTAL
    night.do("option:1")
    assert night.state.play.clues == (1,)
    assert night.state.play.success_tokens == 4
    assert night.state.play.tokens == ()
    assert night.asked() == "chapters-ask-main-turn"


@pytest.mark.rule("CHA-INV-11", "CHA-EX-21")
def test_success_tokens_add_up_for_the_coterie():
    night = reading("IN.1.y", one("thomas"), success_tokens=1)
    assert night.state.play.success_tokens == 4


@pytest.mark.rule("CHA-FD-01", "CHA-FD-02", "CHA-FD-03", "CHA-FD-04")
def test_the_final_deduction_is_unanimous_among_all():
    night = reading(
        "D.host.5", one("thomas", "C4"), one("aren", "A1"), involved=["thomas"], success_tokens=3, clues=[2]
    )
    assert sorted(night.who_is_asked()) == [0, 1]
    night.do("option:0", seat=0)
    night.do("option:1", seat=1)
    assert sorted(night.who_is_asked()) == [0, 1]
    assert set(night.offered("option:")) == {"option:0", "option:1"}
    night.all("option:1")
    assert night.state.play.success_tokens == 1  # all were discarded, the page gave one
    assert night.state.play.clues == (2,)
    few = reading("D.host.5", one("thomas", "C4"), success_tokens=2)
    assert few.refused("option:1") == "CHA-FD-02"


@pytest.mark.rule("CHA-FD-03")
def test_a_deadlock_is_repeated_when_the_table_wants_it():
    night = reading(
        "D.host.5", one("thomas", "C4"), one("aren", "A1"), success_tokens=3,
        options={"deduction_deadlock": "repeat"},
    )  # fmt: skip
    night.do("option:0", seat=0)
    night.do("option:1", seat=1)
    assert "option:2" in night.offered()


# -- events and the hourglass


@pytest.mark.rule("CHA-EVT-01", "CHA-EVT-02", "CHA-GAP-61")
def test_an_event_is_followed_as_written_and_nothing_else_is_done():
    night = reading("E.lever", one("aren", "C4", damage=1, items=["item.bandage"]))
    assert set(night.offered("option:")) == {"option:0", "option:1"}
    assert not night.offered("use:")
    assert not night.offered("move:")
    assert "mend" in night.offered()
    plain = reading("E.lever", one("aren", "C4", damage=1), options={"blood_on_events": False})
    assert "mend" not in plain.offered()


@pytest.mark.rule("CHA-TEST-04")
def test_an_event_test_has_its_difficulty():
    night = reading("E.test", one("thomas", hunger=0))
    night.black("ankh", "blank", "blank").do("test:thomas", "keep")
    assert night.told(SkillTested)[0].difficulty == 3
    assert pages(night)[1] == "E.win"
    failed = reading("E.test", one("samuel", hunger=0))
    failed.black("ankh", "blank").do("test:samuel", "keep")
    assert pages(failed)[1] == "E.lose"


@pytest.mark.rule("CHA-HGL-01", "CHA-HGL-02", "CHA-EX-20", "CHA-GAP-48")
def test_when_the_sand_runs_out_only_those_involved_are_undecided():
    four = [one("thomas", "C4"), one("aren", "D4"), one("samuel", "A1"), one("harold", "A2")]
    night = reading("E.hourglass", *four, involved=["thomas", "aren"])
    assert night.decision().args["hourglass"] == 60
    night.do("time-out", seat=0)
    night.do("option:0", seat=1)
    assert night.told(TimeRanOut)
    assert [night[c["character"]]["effects"] for c in four] == [["eff.undecided"], ["eff.undecided"], [], []]
    night.all("option:0")  # they still choose
    assert "won" in night.coterie.flags
    off = reading("E.hourglass", one("thomas"), options={"hourglass_seconds": 0})
    assert "time-out" not in off.offered()


@pytest.mark.rule("CHA-RND-01", "CHA-RND-02", "CHA-RND-03")
def test_trackers_run_down_with_the_rounds():
    night = reading("E.trackers", one("thomas"))
    assert [(t.kind, t.left) for t in night.state.play.trackers] == [("round", 2), ("authority", 3)]
    night.do("end")
    assert [(t.kind, t.left) for t in night.state.play.trackers] == [("round", 1), ("authority", 2)]
    night.do("end")
    assert night.asked() == "chapters-ask-retry"  # the first one ended the chapter


@pytest.mark.rule("CHA-RND-02")
def test_a_tracker_can_be_moved_and_stopped():
    trackers = [{"id": "dawn", "left": 5, "page": "E.failure"}]
    night = reading("E.hurry", one("thomas"), trackers=trackers)
    assert night.state.play.trackers[0].left == 4
    stopped = reading("E.police", one("thomas"), trackers=trackers)
    assert stopped.state.play.trackers == ()
    assert stopped["officer"]["at"] == "I5"


@pytest.mark.rule("CHA-GAP-51")
def test_which_rounds_count():
    trackers = [{"id": "dawn", "left": 5, "page": "E.failure"}]
    night = turn(one("thomas"), trackers=trackers, options={"trackers_count": "combat_rounds"})
    night.do("end")
    assert night.state.play.trackers[0].left == 5


# -- the tile


@pytest.mark.rule("CHA-TILE-01")
def test_play_goes_on_at_another_tile():
    night = reading("E.cellar", one("thomas", "F4"), one("aren", "G4"), npcs={"guard": {"at": "C4"}})
    assert night.state.play.tile == "tile.cellar"
    assert {night["thomas"]["at"], night["aren"]["at"]} == {"A1", "B1"}
    assert night["guard"]["at"] is None
    assert night.state.play.tokens == ()


@pytest.mark.rule("CHA-MOV-03")
def test_whoever_stands_in_the_way_makes_room():
    night = reading("E.place", one("thomas", "C4"))
    assert night.asked() == "chapters-ask-shift"
    assert len(night.offered("hex:")) == 6
    night.do("hex:B4")
    assert (night["guard"]["at"], night["thomas"]["at"]) == ("C4", "B4")


@pytest.mark.rule("CHA-MOV-05")
def test_nobody_is_put_onto_a_zone():
    night = reading(
        "E.onto", one("thomas", "A4"), tokens=[{"type": "investigation", "at": "E1", "page": "IN.1"}]
    )
    assert night["guard"]["at"] in ("D1", "F1", "E2", "D2")


@pytest.mark.rule("CHA-MOV-04")
def test_tokens_come_before_figures():
    night = reading("E.tokens", one("thomas", "F5"), tokens=[])
    found = game.inspect(night.state)["chapter"]["tokens"]
    assert found == ["action:F5", "difficult:D4", "fire:E5"]
    assert night["thomas"]["at"] != "F5"


def test_a_page_changes_sides_attitudes_profiles_and_talk():
    night = reading(
        "E.turncoat",
        one("thomas", "C4"),
        npcs={
            "guard": {"at": "F4"},
            "brute": {"at": "G1", "facing": "N"},
            "elder": {"at": "H7", "facing": "S"},
            "statue": {"at": "B4"},
            "witness": {"at": "E7", "facing": "S"},
        },
    )
    assert night["guard"]["side"] == "friend"
    assert night["brute"]["attitude"] == "neutral"
    assert night["elder"]["revealed"]
    assert night["statue"]["talk"] == "D.host.1"
    assert night["witness"]["flees_after"] == "thomas"
    quiet = reading(
        "E.mute",
        one("thomas"),
        npcs={"witness": {"at": "E7", "flees_after": "thomas"}, "passer": {"at": "A1"}},
    )
    assert quiet["witness"]["flees_after"] == ""
    assert quiet["passer"]["at"] is None


@pytest.mark.rule("CHA-NPC-06")
def test_a_profile_is_turned_up_by_scrying():
    night = turn(one("harold", "C4"), npcs={"guard": {"at": "F4"}})
    table = night.table.view(0).table
    assert table.chapter.npcs[0].attack is None  # CHA-START-02
    night.red("ankh").do("power:disc.scry_the_soul", "target:guard")
    assert night["guard"]["revealed"]
    assert night.table.view(0).table.chapter.npcs[0].attack == 1


def test_branches_take_the_first_that_fits():
    human = reading("E.branch", one("thomas"), npcs={"statue": {"at": "F4"}})
    assert pages(human)[1] == "E.win"
    seer = reading("E.branch", one("thomas"), one("harold", "D4"))
    assert pages(seer)[1] == "E.lose"
    nobody = reading("E.branch", one("thomas"))
    assert pages(nobody)[1] == "E.start"


def test_a_page_takes_a_character_out_of_the_chapter():
    night = reading("E.out", one("thomas"), one("aren", "D4"), actor="thomas")
    assert night["thomas"]["state"] == "removed"
    assert night["thomas"]["at"] is None


def test_pages_are_turned_by_hand_when_the_table_wants_it():
    night = reading("E.win", one("thomas"), one("aren", "D4"), options={"turn_pages": "asked"})
    assert night.asked() == "chapters-ask-continue"
    assert sorted(night.who_is_asked()) == [0, 1]
    night.all("continue")
    assert night.asked() in ("chapters-ask-main-turn", "chapters-ask-order")


# -- starting a chapter


@pytest.mark.rule(
    "CHA-START-01", "CHA-START-02", "CHA-START-03", "CHA-START-04", "CHA-PREP-02", "CHA-BOOK-01"
)
def test_the_set_up_of_a_chapter():
    night = at(characters=[one("thomas"), one("aren")], started=True)
    assert night.asked() == "chapters-ask-start"
    assert night.offered() == ["hex:B3", "hex:B4", "hex:C4", "hex:B5"]
    night.do("hex:B4")
    assert "hex:B4" not in night.offered()
    night.do("hex:C4")
    assert {t.type for t in night.state.play.tokens} == {"investigation", "action"}
    assert not night["guard"]["revealed"]
    assert night["rat"]["prey"]


@pytest.mark.rule("CHA-START-06")
def test_everybody_reads_their_own_introduction():
    night = at(characters=[one("thomas"), one("aren")], started=True)
    night.do("hex:B4", "hex:C4")
    read = pages(night)
    assert read == ["E.thomas", "E.own", "E.start"]
    seen = [event.page for event in night.table.events(1) if isinstance(event, PageRead)]
    assert seen == ["ch.arena/E.start"]
    assert night.ever(TurnBegun) or night.asked() == "chapters-ask-order"


@pytest.mark.rule("CHA-HUN-02", "CHA-DMG-02", "CHA-WIL-04")
def test_the_tracks_at_the_start():
    night = at(characters=[one("thomas", hunger=1, willpower=1)], started=True)
    night.do("hex:B4")
    assert (night["thomas"]["damage"], night["thomas"]["hunger"], night["thomas"]["willpower"]) == (0, 1, 1)


@pytest.mark.rule("CHA-FLAW-14")
def test_edward_takes_the_bug():
    night = at(characters=[one("edward")], started=True)
    night.do("hex:B4")
    assert night["edward"]["effects"] == ["eff.bug"]


@pytest.mark.rule("CHA-GEN-05")
def test_one_sequence_at_a_time():
    night = turn(one("thomas", "C4"), npcs={"host": {"at": "D4"}, "guard": {"at": "B4"}})
    night.do("talk:host")
    assert not night.offered("fight:")
    assert not night.offered("talk:")
    assert night.refused("fight:guard") == "CHA-GEN-07"
