"""Cards override rules (CHA-GEN-01): everything a card can change, and every condition it can ask for."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.modifiers import Modifier
from nocturne.chapters.content.pack import content
from nocturne.chapters.events.combat import Attacked
from nocturne.chapters.events.dice import Rolled, SkillTested
from nocturne.chapters.rules.dialogue.pages import Reading
from nocturne.chapters.rules.harm.belongings import lose_effect
from nocturne.chapters.rules.harm.tokens import give_tokens
from nocturne.chapters.rules.table.conditions import fits
from nocturne.chapters.rules.tile.prey import alarm
from tests.chapters.playing import Night, at, one

pytestmark = pytest.mark.rule("CHA-GEN-01")


def turn(who: str, *effects: str, **more: Any) -> Night:
    character = one(who, more.pop("at", "C4"), effects=list(effects), **more.pop("character", {}))
    more.setdefault("tokens", [])
    return at(characters=[character], turn=who, only_listed=True, **more)


def fighting(who: str, *effects: str, card: str = "card.punch", npc: str = "brute", **more: Any) -> Night:
    character = one(who, "C4", effects=list(effects), hunger=0, chosen=card, skills={"brawl": 3}, facing="SE",
                    **more.pop("character", {}))  # fmt: skip
    cards = {"brute": "ghoul.strike", "hound": "animal.maul"}
    return at(
        characters=[character],
        npcs={npc: {"at": more.pop("npc_at", "D4"), "facing": "NW", "card": cards[npc]}},
        only_listed=True,
        tokens=[],
        combat={"enemies": [npc], "turn": more.pop("turn", who)},
    )


def tried(*effects: str) -> SkillTested:
    """A test of PHYSICAL and Athletics 1, difficulty 3, with one success on three dice."""
    thomas = one("thomas", "C4", effects=list(effects), hunger=0, skills={"athletics": 1})
    night = at(characters=[thomas], page={"page": "E.test"}, only_listed=True)
    night.black("ankh", "blank", "blank").do("test:thomas", "keep")
    told: SkillTested = night.told(SkillTested)[0]
    return told


def test_successes_and_difficulty():
    assert (tried().total, tried().difficulty) == (2, 3)
    assert (tried("eff.adept").total, tried("eff.jinx").difficulty) == (3, 4)


def test_the_damage_of_an_attack():
    for effects, damage in (((), 2), (("eff.fury",), 4)):
        night = fighting("thomas", *effects)
        night.black("blank", "blank", "blank").do("attack:brute", "keep")
        assert night.told(Attacked)[0].damage == damage


def test_dice_against_one_kind_of_npc():
    for npc, dice in (("brute", 3), ("hound", 4)):
        night = fighting("thomas", "eff.hunter", npc=npc)
        night.do(f"attack:{npc}")
        assert len(night.told(Rolled)[0].faces) == dice


def test_values_of_a_character():
    plain, changed = turn("thomas"), turn("thomas", "eff.trained", "eff.tall", "eff.weary")
    for value, by in (("hand_size", -2), ("damage_track", 3), ("willpower_track", -2)):
        assert changed["thomas"][value] == plain["thomas"][value] + by
    fight = at(
        characters=[one("thomas", "C4", effects=["eff.alert"])], page={"page": "E.fight"}, only_listed=True
    )
    assert fight["thomas"]["initiative"] == 6  # 3 + 2, and 1 of the page


def test_points_beyond_a_track_go_with_what_made_it_longer():
    night = turn("thomas", "eff.tall", character={"damage": 8})
    lose_effect(night.state, "thomas", "eff.tall")
    assert (night["thomas"]["damage"], night["thomas"]["state"]) == (6, "active")


def test_reach_of_ranged_attacks():
    def reaches(*effects: str) -> bool:
        night = fighting("thomas", *effects, card="card.shoot", npc_at="H4",
                         character={"items": ["item.pistol"]})  # fmt: skip
        return "attack:brute" in night.offered()

    assert not reaches()
    assert reaches("eff.sniper")


def test_how_deep_npcs_see():
    npcs = {"statue": {"at": "F4", "facing": "NW"}}
    assert turn("aren", npcs=npcs).refused("stealth") == "CHA-STL-01"
    assert "stealth" in turn("aren", "eff.shadow", npcs=npcs).offered()


def test_armour_takes_off_every_normal_damage():
    for effects, damage in (((), 3), (("eff.hide",), 2)):
        night = fighting("thomas", *effects, turn="brute").do("pass")
        assert night["thomas"]["damage"] == damage


def test_mending_more():
    night = turn("aren", "eff.thick_blood", character={"damage": 4})
    night.red("ankh").do("mend")
    assert night["aren"]["damage"] == 1


def test_what_a_card_forbids():
    character = {"damage": 2, "hunger": 3, "items": ["item.bandage"], "powers": ["disc.quick_step"]}
    npcs = {"witness": {"at": "D4", "facing": "SE"}}
    night = turn("thomas", "eff.bound", character=character, npcs=npcs)
    for key in ("surge:social", "mend", "power:disc.quick_step", "stealth", "feed:witness:physical",
                "use:item.bandage", "move:B4"):  # fmt: skip
        assert night.refused(key) in ("CHA-GEN-01", "CHA-STL-01"), key
    bloodless = turn("thomas", "eff.bloodless", character=character)
    assert not any(bloodless.offered(key) for key in ("surge:", "mend", "power:"))
    free = turn("thomas", character=character, npcs=npcs)
    assert {"surge:social", "mend", "feed:witness:physical", "use:item.bandage"} <= set(free.offered())
    tired = at(
        characters=[one("thomas", "C4", effects=["eff.bound"], hunger=0)],
        page={"page": "E.test"},
        only_listed=True,
    )
    tired.black("blank", "blank", "blank").do("test:thomas")
    assert tired.told(SkillTested)  # no Willpower to spend, so nothing is asked


def test_what_a_card_lets_one_ignore():
    tokens = [{"type": "difficult", "at": "D4"}, {"type": "fire", "at": "D5", "born": 0}]  # both beside C4
    npcs = {"guard": {"at": "D3", "facing": "NE"}}
    night = turn("aren", "eff.ghost", tokens=tokens, npcs=npcs, character={"skills": {"athletics": 0}})
    assert "move:D4" in night.offered()  # one point for terrain
    night.do("move:D5")
    assert night["aren"]["damage"] == 0
    plain = turn("aren", tokens=tokens, npcs=npcs, character={"skills": {"athletics": 0}})
    assert "move:D4" not in plain.offered()
    passing = turn("aren", "eff.ghost", npcs={"guard": {"at": "D4"}}, character={"skills": {"athletics": 1}})
    assert "move:E4" in passing.offered()  # through the guard
    around = turn("aren", npcs={"guard": {"at": "D4"}}, character={"skills": {"athletics": 1}})
    assert "move:E4" not in around.offered()


def test_immunity_to_a_token():
    night = fighting("thomas", "eff.steady")
    give_tokens(night.state, "thomas", "slow", 1)
    give_tokens(night.state, "thomas", "bleed", 1)
    assert night["thomas"]["tokens"] == {"bleed": 1}


def test_blood_that_alarms_nobody():
    npcs = {"witness": {"at": "F4", "facing": "NW"}}
    night = turn("aren", "eff.masked", npcs=npcs)
    night.red("ankh").do("surge:social")
    assert night["witness"]["flees_after"] == ""


@pytest.mark.parametrize(("hunger", "movement"), [(2, 3), (3, 5)])
def test_a_modifier_with_a_condition(hunger, movement):
    night = turn("aren", "eff.starved", character={"hunger": hunger, "skills": {"athletics": 2}})
    assert night["aren"]["movement"] == movement


def test_a_card_that_does_something_every_turn():
    night = turn("aren", "eff.wound")
    assert night["aren"]["damage"] == 1
    night.do("end")
    assert night["aren"]["damage"] == 2


def test_every_word_of_a_modifier_is_on_some_card_of_the_arena():
    """So that none goes untested: numbers, yes or no, lists, limits."""
    pack = content("arena")
    passives = [ally.passive for ally in pack.allies.values()]
    passives += [profile.passive for profile in pack.profiles.values() if profile.passive is not None]
    cards = (pack.effects, pack.humanity, pack.disciplines, pack.items)
    sources: list[Any] = [*passives, *(card for table in cards for card in table.values())]
    used = {
        field
        for source in sources
        for modifier in source.modifiers
        for field in Modifier.__struct_fields__
        if getattr(modifier, field) not in (0, None, (), False)
    }
    assert set(Modifier.__struct_fields__) - used <= {"attack"}


# -- conditions


def state_of_things() -> Night:
    return at(
        characters=[
            one("samuel", "C4", items=["item.charm"], effects=["eff.limp"], hunger=3, humanity=5),
            one("thomas", "C5"),
        ],
        npcs={"host": {"at": "D4"}},
        only_listed=True,
        turn="samuel",
        clues=[2],
        success_tokens=3, trackers=[{"id": "wind", "left": 4, "page": "E.1"}],
        coterie={"boons": 2, "status": 1, "breaches": 1, "flags": ["mark"], "completed": ["ch.first"],
                 "counters": {"votes": 2}, "effects": ["eff.dread"]},
    )  # fmt: skip


CONDITIONS: list[tuple[dict[str, Any], bool, bool]] = [  # what is asked, for Samuel, for Thomas
    ({"discipline": {"id": "presence"}}, True, False),
    ({"discipline": {"id": "presence", "level": 2}}, False, False),
    ({"character": "samuel"}, True, False),
    ({"clan": "ventrue"}, True, False),
    ({"item": "item.charm"}, True, False),
    ({"effect": "eff.limp"}, True, False),
    ({"effect": "eff.dread"}, True, True),
    ({"hunger": 3}, True, False),
    ({"humanity": 5}, True, False),
    ({"clue": 2}, True, True),
    ({"clue": 1}, False, False),
    ({"success_tokens": 3}, True, True),
    ({"success_tokens": 4}, False, False),
    ({"status": 1}, True, True),
    ({"status": 2}, False, False),
    ({"boons": 2}, True, True),
    ({"boons": 3}, False, False),
    ({"breaches": 1}, True, True),
    ({"breaches": 2}, False, False),
    ({"flag": "mark"}, True, True),
    ({"flag": "other"}, False, False),
    ({"counter": {"id": "votes", "at_least": 2}}, True, True),
    ({"counter": {"id": "votes", "at_least": 1, "at_most": 1}}, False, False),
    ({"counter": {"id": "other", "at_most": 0}}, True, True),
    ({"tracker": {"id": "wind", "at_least": 4}}, True, True),
    ({"tracker": {"id": "wind", "at_most": 3}}, False, False),
    ({"tracker": {"id": "rain", "at_most": 3}}, False, False),
    ({"completed": "ch.first"}, True, True),
    ({"completed": "ch.second"}, False, False),
    ({"players": 2}, True, True),
    ({"players": 3}, False, False),
    ({"npc_present": "host"}, True, True),
    ({"npc_present": "brute"}, False, False),
    ({"npc_gone": "brute"}, True, True),
    ({"npc_gone": "host"}, False, False),
    ({"type_present": "human"}, True, True),
    ({"type_present": "boss"}, False, False),
    ({"not": {"flag": "mark"}}, False, False),
    ({"not": {"character": "samuel"}}, False, True),
    ({"any": [{"flag": "other"}, {"hunger": 3}]}, True, False),
    ({"all": [{"flag": "mark"}, {"hunger": 3}]}, True, False),
    ({"flag": "mark", "hunger": 3}, True, False),
]


@pytest.mark.parametrize(("written", "samuel", "thomas"), CONDITIONS)
def test_every_condition(written, samuel, thomas):
    state = state_of_things().state
    condition = msgspec.convert(written, Condition)
    assert (fits(state, condition, "samuel"), fits(state, condition, "thomas")) == (samuel, thomas)


def test_every_condition_there_is_was_asked():
    asked = {key for written, _, _ in CONDITIONS for key in written}
    names = {name.rstrip("_") for name in Condition.__struct_fields__}
    assert asked == names


# -- effects that other tests do not come to


@pytest.mark.rule("CHA-CMB-04")
def test_a_page_puts_the_characters_where_it_draws_them():
    night = at(
        characters=[one("aren", "F4"), one("samuel", "G4"), one("thomas", "H4")], page={"page": "E.gather"}
    )
    assert [night[who]["at"] for who in ("aren", "samuel")] == ["A1", "A2"]
    assert night["thomas"]["at"] in ("A3", "B2", "B1")


@pytest.mark.rule("CHA-DLG-14", "CHA-ITM-01")
def test_what_a_page_takes_may_lie_with_the_coterie():
    night = at(characters=[one("aren")], page={"page": "E.taken"}, coterie={"items": ["item.charm"]})
    assert night.coterie.items == ()


@pytest.mark.rule("CHA-EFC-04")
@pytest.mark.parametrize(("involved", "hit"), [(["aren", "samuel"], "samuel"), (["aren"], "aren")])
def test_without_a_test_it_is_the_last_who_acted_if_involved(involved, hit):
    night = at(
        characters=[one("aren", "C4"), one("samuel", "C5", items=["item.bandage"], damage=1)],
        npcs={"host": {"at": "H4"}},
        only_listed=True,
        turn="samuel",
    )
    night.do("use:item.bandage", "target:samuel")
    night.state.enqueue(Reading(page="E.personal", kind="event", involved=involved))
    night.do("face:S")
    assert {who: night[who]["effects"] for who in ("aren", "samuel") if night[who]["effects"]} == {
        hit: ["eff.limp"]
    }


@pytest.mark.rule("CHA-FLEE-01", "CHA-FLEE-07")
def test_only_prey_flees_and_after_the_first_who_alarmed_it():
    night = at(
        characters=[one("aren", "C4"), one("samuel", "C5")],
        npcs={"statue": {"at": "D4"}, "witness": {"at": "F4"}},
        only_listed=True,
        turn="aren",
    )
    for npc in ("statue", "witness"):
        alarm(night.state, npc, "aren")
        alarm(night.state, npc, "samuel")
    assert night["statue"]["flees_after"] == ""
    assert night["witness"]["flees_after"] == "aren"


@pytest.mark.rule("CHA-HGL-02", "CHA-EFC-01")
def test_a_card_for_the_next_test_goes_with_it():
    thomas = one("thomas", "C4", effects=["eff.undecided", "eff.limp"], hunger=0)
    night = at(characters=[thomas], page={"page": "E.test"}, only_listed=True)
    night.do("test:thomas")
    assert len(night.told(Rolled)[0].faces) == 2
    night.do("keep")
    assert night["thomas"]["effects"] == ["eff.limp"]


@pytest.mark.rule("CHA-ITM-06")
def test_a_refused_trade_costs_nothing_and_is_not_asked_for_again():
    night = at(
        characters=[one("aren", "C4", items=["item.charm"]), one("samuel", "D4")],
        only_listed=True,
        turn="aren",
    )
    night.do("give:item.charm:samuel").do("no", seat=1)
    assert (night["aren"]["items"], night["samuel"]["items"]) == (["item.charm"], [])
    assert night.who_is_asked() == [0]
    assert night.refused("give:item.charm:samuel") == "CHA-ITM-06"
    assert "stealth" in night.offered()  # the action is still there


@pytest.mark.rule("CHA-DLG-11")
def test_a_branch_for_somebody_makes_that_one_the_actor():
    """Only Harold has Auspex: the page his power leads to is his."""
    night = at(
        characters=[one("thomas", "C4"), one("harold", "C5")],
        page={"page": "E.branch", "actor": "thomas"},
        only_listed=True,
        options={"turn_pages": "asked"},
    )
    night.all("continue")
    assert night.state.play.page == "E.lose"
    assert next(f.actor for f in night.state.stack if isinstance(f, Reading)) == "harold"


def test_a_page_takes_tokens_away():
    night = at(
        characters=[one("aren", tokens={"poison": 2, "bleed": 1, "slow": 1})], page={"page": "E.cleanse"}
    )
    assert night["aren"]["tokens"] == {"slow": 1}


@pytest.mark.rule("CHA-MAIN-01")
@pytest.mark.parametrize("before", [False, True])
def test_a_power_may_give_one_more_movement(before):
    """Whether it is used before the movement or after it."""
    night = turn(
        "thomas",
        character={"powers": ["disc.rush"], "disciplines": {"celerity": 2}, "skills": {"athletics": 0}},
    )
    night.red("ankh")
    night.do("power:disc.rush", "move:D4") if before else night.do("move:D4", "power:disc.rush")
    if before:
        night.do("face:S", "stealth")  # something else ends the first movement
    night.do("move:E4")
    assert night["thomas"]["at"] == "E4"
    night.do("face:N")
    assert not night.offered("move:")
