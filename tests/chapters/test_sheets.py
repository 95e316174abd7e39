"""Sheets: levels, tracks, experience, disciplines, the Caitiff, switching."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.chapters.content.pack import content
from nocturne.chapters.events.campaign import ChapterFailed
from nocturne.chapters.rules.campaign.creation import become
from nocturne.chapters.rules.campaign.experience import CREATION_XP, can_be_spent
from nocturne.chapters.rules.harm.willpower import lose_humanity
from nocturne.chapters.rules.table.character_values import ATTRIBUTE_OF, SKILLS
from nocturne.chapters.state import Player
from tests.chapters.playing import Night, at, begin, one


def preparing(step: str = "xp", **more) -> Night:
    return at(prepare=step, chapter="ch.second", **more)


def player(night: Night, seat: int = 0) -> Player:
    return night.state.campaign.players[seat]


@pytest.mark.rule("CHA-DMG-01", "CHA-EX-11")
def test_damage_track_is_twice_physical():
    night = at(characters=[one("aren", damage=4)], turn="aren")
    assert night["aren"]["damage_track"] == 6
    assert night["aren"]["state"] == "active"
    assert night["aren"]["damage_track"] - night["aren"]["damage"] == 2


@pytest.mark.rule("CHA-WIL-01")
def test_willpower_track_is_social_plus_mental():
    assert at(characters=[one("samuel")], turn="samuel")["samuel"]["willpower_track"] == 5


@pytest.mark.rule("CHA-HUN-01", "CHA-FLAW-01")
@pytest.mark.parametrize(("who", "track"), [("thomas", 4), ("aren", 5), ("jade", 5)])
def test_hunger_tracks(who, track):
    assert at(characters=[one(who)], turn=who)[who]["hunger_track"] == track


@pytest.mark.rule("CHA-HAND-02", "CHA-EX-17")
def test_hand_is_physical_plus_mental():
    assert at(characters=[one("aren")], turn="aren")["aren"]["hand_size"] == 5


@pytest.mark.rule("CHA-MOV-01", "CHA-EX-18")
def test_movement_is_athletics_plus_one():
    night = at(characters=[one("thomas", skills={"athletics": 2})], turn="thomas")
    assert night["thomas"]["movement"] == 3


@pytest.mark.rule("CHA-ATT-01", "CHA-SKL-01")
def test_three_attributes_and_twelve_skills():
    assert list(SKILLS) == ["physical", "social", "mental"]
    assert len(ATTRIBUTE_OF) == 12
    assert all(len(skills) == 4 for skills in SKILLS.values())
    assert ATTRIBUTE_OF["stealth"] == "physical"
    assert ATTRIBUTE_OF["subterfuge"] == "social"
    assert ATTRIBUTE_OF["occult"] == "mental"


# -- experience


@pytest.mark.rule("CHA-XP-02", "CHA-XP-06")
def test_an_attribute_costs_four_times_its_level():
    night = preparing(characters=[one("thomas", xp=20)])
    night.do("raise:social")
    assert player(night).sheet.attributes["social"] == 3
    assert player(night).xp == 8
    assert player(night).earned == 20


@pytest.mark.rule("CHA-XP-03", "CHA-XP-05", "CHA-EX-16")
def test_a_skill_costs_three_times_its_level_and_level_after_level():
    night = preparing(
        characters=[one("harold", xp=21, attributes={"mental": 4}, skills={"investigation": 2})]
    )
    night.do("raise:investigation")
    assert player(night).xp == 12
    night.do("raise:investigation")
    assert player(night).xp == 0
    assert player(night).sheet.skills["investigation"] == 4


@pytest.mark.rule("CHA-XP-04", "CHA-DISC-01", "CHA-DISC-03")
def test_a_discipline_costs_five_times_its_level_and_brings_one_card():
    night = preparing(characters=[one("lucianna", xp=10)])
    night.do("raise:obfuscate")
    assert night.asked() == "chapters-ask-power"
    assert night.offered() == ["power:disc.stillness", "power:disc.vanish"]
    night.do("power:disc.vanish")
    sheet = player(night).sheet
    assert player(night).xp == 0
    assert "disc.vanish" in sheet.powers
    assert "disc.stillness" in sheet.turned_down


@pytest.mark.rule("CHA-FLAW-08")
def test_the_caitiff_pays_six_times_the_level():
    caitiff = one(
        "gabe", xp=12, attributes={"physical": 3, "social": 2, "mental": 2}, disciplines={"obfuscate": 1}
    )
    night = preparing(characters=[caitiff])
    night.do("raise:obfuscate", "power:disc.vanish")
    assert player(night).xp == 0


@pytest.mark.rule("CHA-XP-01", "CHA-SKL-04", "CHA-SKL-03", "CHA-ATT-01", "CHA-XP-04")
def test_what_may_not_be_raised():
    night = preparing(
        characters=[
            one(
                "thomas",
                xp=99,
                attributes={"physical": 5, "social": 2},
                skills={"brawl": 5, "persuasion": 2},
                disciplines={"potence": 3},
            )
        ]
    )
    assert night.refused("raise:physical") == "CHA-ATT-01"
    assert night.refused("raise:brawl") == "CHA-SKL-03"
    assert night.refused("raise:persuasion") == "CHA-SKL-04"
    assert night.refused("raise:potence") == "CHA-XP-04"
    poor = preparing(characters=[one("thomas", xp=2)])
    assert poor.refused("raise:occult") == "CHA-XP-01"


@pytest.mark.rule("CHA-XP-01")
def test_experience_is_spent_only_before_a_chapter():
    night = at(characters=[one("thomas", xp=50)], turn="thomas")
    assert not night.offered("raise:")


@pytest.mark.rule("CHA-DISC-02", "CHA-EX-23")
def test_starting_cards_match_the_starting_levels():
    night = begin()
    night.do("character:samuel")
    assert night.asked() == "chapters-ask-power"
    assert sorted(night.offered()) == ["power:disc.awe", "power:disc.dread_gaze"]
    night.do("power:disc.awe")
    assert sorted(player(night).sheet.powers) == ["disc.awe", "disc.cloud_memory"]


@pytest.mark.rule("CHA-FLAW-04")
def test_lucianna_must_take_the_mask():
    night = begin()
    night.do("character:lucianna")
    assert "disc.mask_of_a_thousand_faces" in player(night).sheet.powers
    assert "disc.silence_of_death" in player(night).sheet.turned_down


@pytest.mark.rule("CHA-FLAW-11", "CHA-FLAW-13", "CHA-HUM-01")
@pytest.mark.parametrize(("who", "humanity"), [("aurora", 5), ("edward", 5), ("thomas", 7)])
def test_humanity_at_the_start(who, humanity):
    night = begin()
    night.do(f"character:{who}")
    assert player(night).humanity == humanity


@pytest.mark.rule("CHA-CAMP-12", "CHA-CHAR-02")
def test_characters_are_chosen_once_and_expansions_from_the_start():
    night = begin(seats=2)
    assert "character:aaron" in night.offered()
    night.do("character:aaron")
    assert night.refused("character:aaron") == "CHA-ALLY-06"


# -- the Caitiff


def creating() -> Night:
    night = begin()
    night.do("character:gabe")
    return night


@pytest.mark.rule("CHA-CAIT-01", "CHA-CHAR-11", "CHA-CAIT-05", "CHA-CAIT-07", "CHA-CAIT-06")
def test_a_caitiff_is_invented():
    night = creating()
    night.do("attr:mental")
    assert player(night).sheet.attributes == {"physical": 2, "social": 2, "mental": 3}
    assert len(night.offered("line:")) == 15
    night.do("line:auspex", "line:potence", "line:celerity")
    assert player(night).sheet.disciplines == {"auspex": 1, "potence": 1, "celerity": 0}
    assert player(night).humanity == 7
    assert night.asked() == "chapters-ask-skill"
    while night.asked() == "chapters-ask-skill":
        night.do(night.offered("raise:")[0])
    assert len(player(night).sheet.powers) <= 2  # Auspex still asks for its card
    night.do("power:disc.premonition")
    assert len(player(night).sheet.powers) == 2


@pytest.mark.rule("CHA-CAIT-02", "CHA-EX-15", "CHA-CAIT-04")
def test_sixty_points_of_skills_under_the_attributes():
    night = creating()
    night.do("attr:mental", "line:auspex", "line:potence", "line:celerity")
    night.do("raise:investigation", "raise:investigation", "raise:investigation")
    night.do("raise:persuasion", "raise:persuasion")
    assert night.decision().args["xp"] == 33
    assert night.refused("raise:persuasion") == "CHA-CAIT-04"
    assert night.refused("raise:investigation") == "CHA-CAIT-04"


@pytest.mark.rule("CHA-CAIT-03")
def test_all_of_it_must_be_spent():
    night = creating()
    night.do("attr:mental", "line:auspex", "line:potence", "line:celerity")
    for skill in ATTRIBUTE_OF:
        night.do(f"raise:{skill}")
    # 24 left: six, nine; a raise that would leave a rest nobody can use is refused
    while night.asked() == "chapters-ask-skill":
        left = night.decision().args["xp"]
        assert left > 0
        night.do(night.offered("raise:")[0])
    assert "done" not in night.offered()


@pytest.mark.rule("CHA-CAIT-03")
@given(st.lists(st.integers(0, 30), max_size=40), st.sampled_from(["physical", "social", "mental"]))
def test_whatever_is_raised_the_rest_can_be_spent(picks, best):
    caps = {skill: 3 if attr == best else 2 for skill, attr in ATTRIBUTE_OF.items()}
    skills = dict.fromkeys(ATTRIBUTE_OF, 0)
    left = CREATION_XP
    assert can_be_spent(skills, caps, left)
    for pick in picks:
        good = [
            skill
            for skill in skills
            if skills[skill] < caps[skill]
            and 3 * (skills[skill] + 1) <= left
            and can_be_spent(skills | {skill: skills[skill] + 1}, caps, left - 3 * (skills[skill] + 1))
        ]
        if not good:
            break
        skill = good[pick % len(good)]
        skills[skill] += 1
        left -= 3 * skills[skill]
    assert can_be_spent(skills, caps, left)
    assert left == 0 or any(skills[skill] < caps[skill] for skill in skills)


# -- switching


@pytest.mark.rule("CHA-SWI-01", "CHA-GAP-46")
def test_no_switching_before_the_first_chapter_is_done():
    night = preparing(characters=[one("thomas")])
    assert night.refused("character:aren") == "CHA-SWI-01"


@pytest.mark.rule("CHA-SWI-02", "CHA-SWI-03", "CHA-SWI-04", "CHA-XP-06")
def test_only_experience_comes_along():
    night = preparing(
        characters=[one("thomas", xp=4, earned=31, effects=["eff.limp"], humanity=3)],
        coterie={"completed": ["ch.first"]},
    )
    night.do("character:aren")
    assert (player(night).xp, player(night).earned) == (31, 31)
    assert player(night).effects == ()
    assert player(night).humanity == 7
    assert player(night).left == ("thomas",)
    night.do("done")
    fresh = preparing(characters=[one("aren", left=["thomas"])], coterie={"completed": ["ch.first"]})
    assert fresh.refused("character:thomas") == "CHA-SWI-02"
    become(fresh.state, 0, "harold")
    assert player(fresh).left == ("thomas", "aren")


@pytest.mark.rule("CHA-GAP-41")
def test_when_nobody_is_left_to_play_the_campaign_is_over():
    everybody = [who for who in content("arena").characters if who != "thomas"]
    night = at(characters=[one("thomas", humanity=1, left=everybody)], page={"page": "E.personal"})
    assert night.ever(ChapterFailed)
    night.do("retry")
    assert not night.table.decisions()
    assert night.table.result() is not None


@pytest.mark.rule("CHA-GAP-41", "CHA-SWI-03")
def test_whoever_lost_a_character_to_the_beast_takes_another_before_the_next_chapter():
    night = at(
        chapter="ch.first",
        characters=[one("aren", "B3"), one("samuel", "B4", humanity=1, earned=9, xp=0)],
        page={"page": "E.1"},
    )
    lose_humanity(night.state, "samuel", 1)
    night.all("option:0").all("chapter:ch.arena")
    assert night.asked() == "chapters-ask-character"
    assert night.who_is_asked() == [1]
    assert night.refused("character:samuel") in ("CHA-SWI-02", "CHA-CHAR-02")
    night.do("character:harold")
    while night.asked() == "chapters-ask-power":
        night.do(night.offered("power:")[0])
    assert (player(night, 1).character, player(night, 1).xp) == ("harold", 12)  # 9, and 3 of the chapter


@pytest.mark.rule("CHA-SWI-02")
def test_nobody_switches_twice_before_one_chapter():
    night = preparing(characters=[one("thomas", earned=9)], coterie={"completed": ["ch.first"]})
    night.do("character:aren")
    while night.asked() == "chapters-ask-power":
        night.do(night.offered("power:")[0])
    assert night.refused("character:samuel") == "CHA-SWI-02"
