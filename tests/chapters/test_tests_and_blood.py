"""Skill tests, Willpower, Hunger, Frenzy, the Beast, and what the Blood does."""

import pytest

from nocturne.chapters.events.dice import BeastTested, NoDice, Rolled, SkillTested
from tests.chapters.playing import Night, at, one


def reading(page: str, *characters, involved: list[str] | None = None, **more) -> Night:
    where = {"page": page, "involved": involved or [c["character"] for c in characters]}
    if page.startswith("D."):
        where["kind"] = "dialogue"
    if page.startswith("IN."):
        where["kind"] = "investigation"
    return at(characters=list(characters), page=where, **more)


def test_the_helper_reads_pages():
    assert reading("E.test", one("thomas")).asked() == "chapters-ask-tester"


@pytest.mark.rule("CHA-TEST-01", "CHA-ATT-02", "CHA-SKL-02", "CHA-TEST-03", "CHA-TEST-04")
def test_dice_for_the_attribute_and_automatic_successes_for_the_skill():
    night = reading("E.test", one("thomas", hunger=0, skills={"athletics": 2}))
    night.black("blank", "ankh", "blank").do("test:thomas")
    assert len(night.told(Rolled)[0].faces) == 3
    night.do("keep")
    assert night.told(SkillTested)[0].total == 3
    assert night.told(SkillTested)[0].success
    assert "won" in night.coterie.flags


@pytest.mark.rule("CHA-EX-13", "CHA-TEST-01")
def test_dice_are_rolled_even_when_not_needed():
    night = reading("IN.1", one("harold", hunger=0))
    night.black("ankh", "blank", "ankh").do("test:harold", "keep")
    assert night.told(SkillTested)[0].total == 5
    assert night.left_to_roll() == 0


@pytest.mark.rule("CHA-EX-10", "CHA-WIL-02", "CHA-WIL-03")
def test_willpower_rolls_again_as_often_as_one_likes():
    night = reading("D.host.1", one("samuel", hunger=0))
    night.black("blank", "blank", "blank").do("option:0:samuel")
    assert night.decision().args["total"] == 3
    night.black("ankh", "ankh", "blank").do("reroll:blank-blank-blank")
    assert night["samuel"]["willpower"] == 1
    assert night.decision().args["total"] == 5
    night.black("double").do("reroll:blank", "keep")
    assert night["samuel"]["willpower"] == 2
    assert night.told(SkillTested)[0].total == 7


@pytest.mark.rule("CHA-WIL-02")
def test_at_most_three_dice_are_rolled_again():
    night = reading("E.test", one("thomas", hunger=0, attributes={"physical": 5}))
    night.black(*["blank"] * 5).do("test:thomas")
    assert sorted(night.offered("reroll:")) == [
        "reroll:blank", "reroll:blank-blank", "reroll:blank-blank-blank",
    ]  # fmt: skip


@pytest.mark.rule("CHA-HUN-05", "CHA-HUN-03")
def test_red_dice_are_never_rolled_again():
    night = reading("E.test", one("thomas", hunger=2))
    night.black("blank").red("blank", "blank").do("test:thomas")
    assert night.offered("reroll:") == ["reroll:blank"]
    assert night.refused("reroll:red") == "CHA-HUN-05"


@pytest.mark.rule("CHA-HUN-05", "CHA-HUN-04")
def test_with_only_red_dice_nothing_is_asked():
    night = reading("E.test", one("aren", hunger=5))
    night.red("ankh", "ankh", "ankh", "blank", "blank").do("test:aren")
    assert night.told(SkillTested)[0].total == 5
    assert "won" in night.coterie.flags


@pytest.mark.rule("CHA-DICE-05", "CHA-GAP-06")
def test_more_skulls_than_successes_raise_hunger():
    night = reading("E.test", one("thomas", hunger=2, skills={"athletics": 0}))
    night.black("ankh").red("skull", "skull").do("test:thomas", "keep")
    assert night["thomas"]["hunger"] == 3


@pytest.mark.rule("CHA-GAP-06")
def test_skulls_are_compared_with_the_final_result():
    for reading_of, hunger in (("final", 2), ("first_roll", 3)):
        night = reading(
            "E.test",
            one("thomas", hunger=2, skills={"athletics": 0}),
            options={"skulls_counted": reading_of},
        )
        night.black("blank").red("skull", "blank").do("test:thomas")
        night.black("double").do("reroll:blank", "keep")
        assert night["thomas"]["hunger"] == hunger  # one skull: no success at first, two in the end


@pytest.mark.rule("CHA-TEST-02", "CHA-EFC-05", "CHA-FAT-04")
def test_without_dice_a_test_fails_whatever_the_skill():
    night = reading("D.host.1", one("samuel", hunger=0, effects=["eff.dazed"]))
    night.do("option:0:samuel")
    assert night.told(NoDice)
    assert night.state.play.talked == ("D.host.1",)
    assert night.state.play.success_tokens == 0
    search = reading("IN.1", one("harold", hunger=0, effects=["eff.dazed"]))
    search.do("test:harold")
    assert search.state.play.clues == ()


# -- fatigue


@pytest.mark.rule("CHA-FAT-01", "CHA-GAP-39")
def test_the_point_too_much_still_works_and_brings_fatigue():
    night = reading("E.test", one("thomas", hunger=0, willpower=4, skills={"athletics": 2}))
    night.black("blank", "blank", "blank").do("test:thomas")
    night.black("ankh", "blank", "blank").do("reroll:blank-blank-blank")
    assert night["thomas"]["fatigued"]
    assert night["thomas"]["willpower"] == 4
    assert "won" in night.coterie.flags  # nothing more can be spent, so nothing is asked


@pytest.mark.rule("CHA-GAP-39")
def test_or_it_cannot_be_spent_at_all():
    night = reading("E.test", one("thomas", hunger=0, willpower=4), options={"last_willpower": "wasted"})
    night.black("blank", "blank", "blank").do("test:thomas")
    assert night.told(SkillTested)


@pytest.mark.rule("CHA-FAT-02", "CHA-FAT-03")
def test_the_fatigued_roll_two_dice_less_and_spend_nothing():
    night = reading("E.test", one("thomas", hunger=0, fatigued=True))
    night.black("ankh").do("test:thomas")
    assert len(night.told(Rolled)[0].faces) == 1
    assert night.told(SkillTested)


@pytest.mark.rule("CHA-FAT-04", "CHA-GAP-04")
def test_bonus_dice_can_save_a_fatigued_test():
    tired = one("thomas", hunger=0, fatigued=True, items=["item.charm"])
    night = reading("D.host.1", tired)
    night.black("ankh").do("option:0:thomas")
    assert night.told(SkillTested)[0].total == 3
    strict = reading("D.host.1", tired, options={"fatigue_zero": "attribute_only"})
    strict.do("option:0:thomas")
    assert strict.told(NoDice)


@pytest.mark.rule("CHA-GAP-05")
def test_penalties_come_before_red_dice_unless_the_table_reads_otherwise():
    tired = one("thomas", hunger=1, fatigued=True)
    night = reading("E.test", tired)
    night.red("ankh").do("test:thomas")
    assert len(night.told(Rolled)[0].faces) == 1
    tired = one("aren", hunger=3, fatigued=True)
    other = reading("E.test", tired, options={"red_dice": "before_penalties"})
    other.red("ankh").do("test:aren")
    assert len(other.told(Rolled)[0].faces) == 1  # three red, two lost


# -- flaws in tests


@pytest.mark.rule("CHA-FLAW-02")
@pytest.mark.parametrize(("hunger", "dice"), [(0, 2), (1, 2), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_arens_mental_dice(hunger, dice):
    night = reading("IN.1", one("aren", hunger=hunger))
    if dice == 0:
        night.do("test:aren")
        assert night.told(NoDice)
        return
    night.black(*["ankh"] * max(0, dice - hunger)).red(*["ankh"] * hunger)
    night.do("test:aren")
    assert len(night.told(Rolled)[0].faces) == max(dice, hunger)


@pytest.mark.rule("CHA-FLAW-03")
def test_harolds_social_dice():
    night = reading("D.host.1", one("harold", hunger=2))
    night.red("ankh", "ankh").do("option:0:harold")
    assert len(night.told(Rolled)[0].faces) == 2
    mental = reading("IN.1", one("harold", hunger=2))
    mental.black("ankh").red("ankh", "ankh").do("test:harold")
    assert len(mental.told(Rolled)[0].faces) == 3


@pytest.mark.rule("CHA-FLAW-05")
def test_nico_in_a_chapter_with_the_symbol():
    plain = reading("E.test", one("nico", hunger=0))
    plain.black("ankh", "ankh").do("test:nico")
    assert len(plain.told(Rolled)[0].faces) == 2
    from nocturne.chapters.rules.table import character_values

    marked = at(characters=[one("nico", hunger=0)], turn="nico", chapter="ch.second")
    assert character_values.dice_for(marked.state, "nico", "physical", "athletics", "event") == 1
    assert character_values.dice_for(plain.state, "nico", "physical", "athletics", "event") == 2


# -- the Beast, Hunger, Frenzy


@pytest.mark.rule("CHA-BEAST-01", "CHA-BEAST-02", "CHA-BEAST-03", "CHA-BEAST-04", "CHA-BLOOD-02")
@pytest.mark.parametrize(("face", "hunger"), [("ankh", 1), ("double", 1), ("blank", 2), ("skull", 3)])
def test_the_beast_test_after_mending(face, hunger):
    night = at(characters=[one("aren", damage=5)], turn="aren")
    night.red(face).do("mend")
    assert night["aren"]["damage"] == 3
    assert night["aren"]["hunger"] == hunger
    assert len(night.told(BeastTested)) == 1


@pytest.mark.rule("CHA-BLOOD-01")
def test_the_blood_is_used_once_a_turn():
    night = at(characters=[one("aren", damage=5)], turn="aren")
    night.red("ankh").do("mend")
    assert night.refused("mend") == "CHA-BLOOD-01"
    assert night.refused("surge:physical") == "CHA-BLOOD-01"


@pytest.mark.rule("CHA-BLOOD-02")
def test_there_must_be_something_to_mend():
    assert at(characters=[one("aren")], turn="aren").refused("mend") == "CHA-BLOOD-02"


@pytest.mark.rule("CHA-TOK-03", "CHA-GAP-35")
def test_mending_removes_poison():
    night = at(characters=[one("aren", damage=1, tokens={"poison": 2})], turn="aren")
    night.red("ankh").do("mend")
    assert night["aren"]["tokens"] == {}
    one_only = at(
        characters=[one("aren", tokens={"poison": 2})], turn="aren", options={"mend_removes": "one_poison"}
    )
    one_only.red("ankh").do("mend")
    assert one_only["aren"]["tokens"] == {"poison": 1}


@pytest.mark.rule("CHA-BLOOD-03", "CHA-TOK-12", "CHA-GAP-11")
def test_blood_surge_lasts_until_the_next_turn():
    night = at(characters=[one("aren"), one("thomas", "B4")], turn="aren")
    before = night["aren"]
    night.red("ankh").do("surge:physical")
    assert night["aren"]["surge"] == "physical"
    assert night["aren"]["movement"] == before["movement"] + 1
    assert night["aren"]["damage_track"] == before["damage_track"]
    assert night["aren"]["hand_size"] == before["hand_size"]
    night.do("end", "end")
    if night.asked() == "chapters-ask-order":
        night.do("first:aren")
    assert night["aren"]["surge"] == ""
    derived = at(characters=[one("aren", surge="physical")], turn="aren", options={"surge_derived": True})
    assert derived.state.vampire("aren").surge == ""  # the turn has begun
    derived.red("ankh").do("surge:physical")
    assert derived["aren"]["damage_track"] == 8


@pytest.mark.rule("CHA-FLAW-06")
def test_jade_never_surges():
    night = at(characters=[one("jade")], turn="jade")
    assert night.refused("surge:mental") == "CHA-FLAW-06"


@pytest.mark.rule("CHA-DISC-04", "CHA-DISC-06", "CHA-DISC-07", "CHA-DISC-08")
def test_one_active_discipline_and_immediate_ones_beside_it():
    night = at(
        characters=[
            one("lucianna", disciplines={"obfuscate": 3},
                powers=["disc.mask_of_a_thousand_faces", "disc.silence_of_death", "disc.vanish"])
        ],
        turn="lucianna",
    )  # fmt: skip
    night.red("ankh").do("power:disc.mask_of_a_thousand_faces")
    assert night["lucianna"]["power"] == "disc.mask_of_a_thousand_faces"
    night.do("end")
    assert night["lucianna"]["power"] == "disc.mask_of_a_thousand_faces"
    assert night.refused("power:disc.mask_of_a_thousand_faces") == "CHA-DISC-06"
    night.red("ankh").do("power:disc.vanish", "hex:D6")
    assert night["lucianna"]["power"] == "disc.mask_of_a_thousand_faces"
    assert night["lucianna"]["at"] == "D6"
    night.do("end")
    night.red("ankh").do("power:disc.silence_of_death")
    assert night["lucianna"]["power"] == "disc.silence_of_death"


@pytest.mark.rule("CHA-DISC-05", "CHA-DISC-06")
def test_an_immediate_one_ends_and_a_round_passes():
    night = at(characters=[one("thomas", powers=["disc.quick_step"])], turn="thomas")
    night.red("ankh").do("power:disc.quick_step")
    assert night["thomas"]["power"] == ""
    hidden = at(
        characters=[one("lucianna", disciplines={"obfuscate": 2}, powers=["disc.stillness"])], turn="lucianna"
    )
    hidden.red("ankh").do("power:disc.stillness")
    assert hidden["lucianna"]["power"] == "disc.stillness"
    hidden.do("end")
    assert hidden["lucianna"]["power"] == ""


@pytest.mark.rule("CHA-DISC-09")
def test_a_page_ends_an_active_discipline():
    night = reading("E.stop", one("lucianna", power="disc.mask_of_a_thousand_faces"))
    assert night["lucianna"]["power"] == ""


@pytest.mark.rule("CHA-FRZ-01", "CHA-FRZ-04", "CHA-GAP-02", "CHA-GAP-03", "CHA-FRZ-02")
def test_hunger_above_a_full_track_is_frenzy():
    night = at(characters=[one("aren", hunger=5, damage=2), one("thomas", "B4")], turn="aren")
    night.red("blank").do("mend")
    assert night["aren"]["state"] == "frenzy"
    assert night["aren"]["at"] is None
    assert night["thomas"]["state"] == "active"


@pytest.mark.rule("CHA-FRZ-01")
def test_two_points_fill_the_track_and_then_overflow():
    night = at(characters=[one("aren", hunger=4, damage=2), one("thomas", "B4")], turn="aren")
    night.red("skull").do("mend")
    assert night["aren"]["state"] == "frenzy"


@pytest.mark.rule("CHA-FRZ-03", "CHA-GAP-02")
def test_a_blood_bag_stops_frenzy():
    night = at(characters=[one("aren", hunger=5, damage=2, items=["item.blood_bag"])], turn="aren")
    night.red("blank").do("mend")
    assert night.asked() == "chapters-ask-frenzy"
    night.do("bag:item.blood_bag")
    assert night["aren"]["state"] == "active"
    assert night["aren"]["hunger"] == 3
    assert night["aren"]["items"] == []


@pytest.mark.rule("CHA-GAP-02")
def test_a_neighbour_may_give_one():
    pair = [one("aren", hunger=5, damage=2), one("thomas", "C5", items=["item.blood_bag"])]
    night = at(characters=pair, turn="aren")
    night.red("blank").do("mend")
    assert night.who_is_asked() == [1]
    night.do("bag:item.blood_bag")
    assert night["aren"]["hunger"] == 3
    own_only = at(characters=pair, turn="aren", options={"frenzy_rescue": "own"})
    own_only.red("blank").do("mend")
    assert own_only["aren"]["state"] == "frenzy"
    refused = at(characters=pair, turn="aren")
    refused.red("blank").do("mend", "pass")
    assert refused["aren"]["state"] == "frenzy"


@pytest.mark.rule("CHA-FLAW-09", "CHA-FLAW-10")
def test_aarons_curse():
    night = at(
        characters=[one("aaron", "D4", hunger=5, damage=1), one("thomas", "F4"), one("aren", "G4")],
        npcs={"guard": {"at": "D2"}, "statue": {"at": "D5"}},
        turn="aaron",
    )
    night.red("blank").do("mend")
    assert night["thomas"]["damage"] == 2
    assert night["thomas"]["hunger"] == 2
    assert night["aren"]["damage"] == 0
    assert night["guard"]["damage"] == 2
    assert night["statue"]["damage"] == 0


@pytest.mark.rule("CHA-TORP-01", "CHA-TORP-02", "CHA-GAP-37")
def test_torpor_at_the_point_above_the_track():
    night = reading("E.personal", one("thomas", damage=5), one("aren", "B4"), involved=["thomas"])
    assert night["thomas"]["state"] == "active"
    assert night["thomas"]["damage"] == 6
    again = reading("E.personal", one("thomas", damage=6), one("aren", "B4"), involved=["thomas"])
    assert again["thomas"]["state"] == "torpor"
    assert again["thomas"]["at"] is None


@pytest.mark.rule("CHA-GAP-37")
def test_torpor_with_a_full_track():
    full = {"torpor_at": "full_track"}
    night = reading(
        "E.personal", one("thomas", damage=4), one("aren", "B4"), involved=["thomas"], options=full
    )
    assert night["thomas"]["state"] == "active"
    again = reading(
        "E.personal", one("thomas", damage=5), one("aren", "B4"), involved=["thomas"], options=full
    )
    assert again["thomas"]["state"] == "torpor"


@pytest.mark.rule("CHA-TORP-04", "CHA-END-02", "CHA-GAP-03")
def test_the_chapter_fails_when_nobody_is_left():
    night = reading("E.grave", one("thomas"), allies=["samuel"])
    assert night.asked() == "chapters-ask-retry"
    mixed = reading("E.grave", one("thomas"), one("aren", state="frenzy"), involved=["thomas"])
    assert mixed.asked() == "chapters-ask-retry"


@pytest.mark.rule("CHA-TORP-03")
def test_torpor_stops_the_reading_unless_somebody_else_is_involved():
    alone = reading("E.grave", one("thomas"), one("aren", "B4"), involved=["thomas"])
    assert alone["thomas"]["state"] == "torpor"
    assert alone.state.play.trackers == ()  # E.start was not read
    both = reading("E.grave", one("thomas"), one("aren", "B4"), involved=["thomas", "aren"])
    assert len(both.state.play.trackers) == 1


@pytest.mark.rule("CHA-HUM-03", "CHA-HUM-04", "CHA-HUM-02", "CHA-HUM-05", "CHA-HUM-06")
def test_humanity_falls_and_its_card_with_it():
    from nocturne.chapters.rules.table import character_values

    night = reading("E.personal", one("thomas", humanity=5))
    assert night["thomas"]["humanity"] == 4
    # the card of level 4 takes a die from Insight
    assert character_values.dice_for(night.state, "thomas", "social", "insight", "event") == 1
    assert character_values.dice_for(night.state, "thomas", "social", "persuasion", "event") == 2


@pytest.mark.rule("CHA-GAP-41")
def test_without_humanity_the_character_is_lost():
    night = reading("E.personal", one("thomas", humanity=1), one("aren", "B4"), involved=["thomas"])
    assert night["thomas"]["state"] == "lost"
    kind = reading("E.personal", one("thomas", humanity=1), options={"humanity_zero": "stays"})
    assert kind["thomas"]["humanity"] == 1


@pytest.mark.rule("CHA-GAP-12")
def test_mending_on_a_page():
    night = reading("E.hourglass", one("aren", damage=3))
    assert "mend" in night.offered()
    other = reading("E.hourglass", one("aren", damage=3), options={"mend_on_pages": False})
    assert other.refused("mend") == "CHA-GAP-12"
