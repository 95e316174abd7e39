"""Before a chapter: the order of the steps, the shop, hunts, items, allies and difficulty."""

from __future__ import annotations

from typing import Any

import pytest

from nocturne.chapters.events.campaign import HuntEnded, HuntRolled, PurchaseRefused, StoryTold
from nocturne.chapters.state import Player
from tests.chapters.playing import Night, at, one

FOUR = ("thomas", "aren", "samuel", "harold")


def preparing(step: str, *people: str, chapter: str = "ch.arena", **more: Any) -> Night:
    characters = more.pop("characters", None) or [one(who) for who in people or ("aren",)]
    return at(prepare=step, chapter=chapter, characters=characters, **more)


def player(night: Night, seat: int = 0) -> Player:
    return night.state.campaign.players[seat]


@pytest.mark.rule("CHA-PREP-01", "CHA-PREP-02")
def test_the_steps_come_in_a_fixed_order_and_none_is_a_must():
    night = preparing("xp", coterie={"boons": 2, "items": ["item.charm"]})
    asked = []
    while night.asked() != "chapters-ask-start":
        asked.append(night.asked())
        night.do(night.decision().options[0].key)  # "done" or "pass"
    assert asked == [f"chapters-ask-{step}" for step in ("xp", "shop", "hunt", "items", "ally", "difficulty")]
    assert (night.coterie.boons, night.coterie.items, night.coterie.hunts) == (2, ("item.charm",), ())


# -- boons and the shop


@pytest.mark.rule("CHA-FAV-01")
@pytest.mark.parametrize(("votes", "bought"), [("yy", True), ("yn", True), ("nn", False)])
def test_boons_are_spent_by_most_of_the_coterie(votes, bought):
    night = preparing("shop", "thomas", "aren", "samuel", coterie={"boons": 3})
    night.do("buy:item.blood_bag", seat=0)
    assert night.who_is_asked() == [1, 2]
    for seat, vote in zip((1, 2), votes, strict=True):
        night.do("yes" if vote == "y" else "no", seat=seat)
    assert night.coterie.boons == (1 if bought else 3)
    assert night.coterie.items == (("item.blood_bag",) if bought else ())
    assert bool(night.ever(PurchaseRefused)) != bought


@pytest.mark.rule("CHA-FAV-01")
def test_who_sits_a_solo_chapter_out_still_has_a_say_in_the_boons():
    night = at(choose=True, characters=[one("thomas"), one("aren")], coterie={"boons": 3})
    night.all("chapter:ch.elder").passes(until="chapters-ask-shop")
    night.do("buy:item.blood_bag", seat=0)
    assert night.who_is_asked() == [1]
    night.do("no", seat=1)
    assert night.coterie.boons == 3


@pytest.mark.rule("CHA-FAV-02")
def test_five_minor_boons_are_a_major_one():
    """Given seven boons, whichever tokens they are, when something worth six is bought, one is left."""
    night = preparing("shop", coterie={"boons": 7})
    night.do("buy:item.rifle")
    assert night.coterie.boons == 1
    assert night.asked() == "chapters-ask-hunt"  # nothing is cheap enough any more
    poor = preparing("shop", coterie={"boons": 5})
    assert poor.refused("buy:item.rifle") == "CHA-FAV-02"
    given = at(characters=[one("aren")], page={"page": "E.coterie"}, coterie={"boons": 4})
    assert given.coterie.boons == 5


@pytest.mark.rule("CHA-FAV-03")
def test_the_shop_is_open_between_chapters_and_after_prologues_only():
    after = at(
        chapter="ch.elder",
        characters=[one("thomas")],
        page={"page": "E.2"},
        coterie={"boons": 2, "completed": ["ch.first", "ch.arena"]},
    )
    after.passes(until="chapters-ask-shop")
    assert "buy:item.blood_bag" in after.offered()
    turn = at(characters=[one("aren")], turn="aren", coterie={"boons": 9})
    assert not turn.offered("buy:")
    talk = at(
        characters=[one("aren", "C4")],
        npcs={"host": {"at": "D4"}},
        coterie={"boons": 9},
        page={"page": "D.host.1", "kind": "dialogue"},
    )
    assert not talk.offered("buy:")


@pytest.mark.rule("CHA-FAV-05")
def test_items_are_never_turned_into_boons():
    night = preparing("shop", coterie={"boons": 2, "items": ["item.rifle", "item.keys"]})
    assert night.offered() == ["done", "buy:item.blood_bag"]
    ended = at(
        characters=[one("aren", items=["item.keys", "item.rifle"])],
        page={"page": "E.success"},
        coterie={"boons": 2},
    )
    assert ended.coterie.boons == 2


@pytest.mark.rule("CHA-ITM-09")
def test_what_is_sold_out_comes_back_with_the_copy_that_is_discarded():
    night = preparing("shop", coterie={"boons": 9, "sold": {"item.blood_bag": 1}})
    assert night.refused("buy:item.blood_bag") == "CHA-ITM-09"


# -- items


@pytest.mark.rule("CHA-ITM-04", "CHA-ITM-03")
def test_every_player_takes_up_to_three_items():
    pool = ["item.charm", "item.knife", "item.pistol", "item.bandage", "item.keys"]
    night = preparing("items", "aren", "samuel", coterie={"items": pool})
    night.do("item:item.charm", "item:item.knife", "item:item.pistol")
    assert night.who_is_asked() == [1]  # three are enough
    assert sorted(night.offered("item:")) == ["item:item.bandage", "item:item.keys"]
    night.do("item:item.keys", "done")
    assert player(night).items == ("item.charm", "item.knife", "item.pistol")
    assert player(night, 1).items == ("item.keys",)
    assert night.coterie.items == ("item.bandage",)


@pytest.mark.rule("CHA-ITM-02", "CHA-ITM-05")
def test_what_is_found_in_a_chapter_stays_with_the_finder_beyond_the_three():
    carried = ["item.knife", "item.pistol", "item.bandage"]
    night = at(
        characters=[one("aren", "C4", items=carried, hunger=0), one("samuel", "D4")],
        page={"page": "E.personal", "actor": "aren"},
    )
    night.passes(until="chapters-ask-main-turn")
    assert night["aren"]["items"] == [*carried, "item.charm"]
    assert night["samuel"]["items"] == []
    assert night.coterie.items == ()
    night.do("end").passes(until="chapters-ask-main-turn")
    assert "item.charm" in night["aren"]["items"]


@pytest.mark.rule("CHA-ITM-03", "CHA-ITM-10", "CHA-ITM-02")
def test_at_the_end_items_go_back_to_the_coterie_but_for_those_that_are_discarded():
    night = at(
        characters=[
            one("aren", items=["item.charm", "item.keys"]),
            one("samuel", items=["item.knife"], state="torpor", damage=9),
        ],
        page={"page": "E.success"},
        coterie={"items": ["item.pistol"], "completed": ["ch.first"]},
    )
    assert sorted(night.coterie.items) == ["item.charm", "item.knife", "item.pistol", "item.rifle"]
    assert [player(night, seat).items for seat in (0, 1)] == [(), ()]
    night.passes(until="chapters-ask-items")
    night.do("item:item.knife", seat=0)  # whoever carried it before
    assert player(night).items == ("item.knife",)


# -- hunts


@pytest.mark.rule("CHA-HUNT-01")
def test_one_hunt_before_a_chapter_unless_it_forbids_it():
    night = preparing("hunt", "samuel", coterie={"status": 2})
    night.black("ankh", "ankh").do("hunt:hunt.docks", "approach:1", "keep")
    assert night.asked() == "chapters-ask-ally"  # no second one
    assert preparing("hunt", chapter="ch.second", coterie={"status": 2}).asked() == "chapters-ask-ally"


@pytest.mark.rule("CHA-HUNT-02", "CHA-HUNT-03", "CHA-STA-02")
@pytest.mark.parametrize(("status", "open_"), [(-3, False), (0, False), (1, False), (2, True), (5, True)])
def test_districts_open_with_status(status, open_):
    night = preparing("hunt", coterie={"status": status})
    assert "hunt:hunt.docks" in night.offered()  # level 0
    assert ("hunt:hunt.hill" in night.offered()) == open_
    if not open_:
        assert night.refused("hunt:hunt.hill") == "CHA-HUNT-02"


@pytest.mark.rule("CHA-HUNT-04", "CHA-HUNT-05")
def test_a_hunt_is_played_once_and_without_any_left_there_is_none():
    night = preparing("hunt", coterie={"status": 2, "hunts": ["hunt.docks"]})
    assert night.refused("hunt:hunt.docks") == "CHA-HUNT-04"
    done = preparing("hunt", coterie={"status": 1, "hunts": ["hunt.docks"]})
    assert done.asked() == "chapters-ask-ally"  # the hill is closed


def hunting(*people: str, **more: Any) -> Night:
    night = preparing("hunt", *people, **more)
    return night.all("hunt:hunt.docks") if len(night.table.decisions()) > 1 else night.do("hunt:hunt.docks")


@pytest.mark.rule("CHA-HUNT-07")
def test_an_approach_is_chosen_before_the_difficulty_is_known():
    night = hunting("samuel", "aren")
    for decision in night.table.decisions():
        assert [option.key for option in decision.options] == ["approach:0", "approach:1"]
        assert [option.args["attr"] for option in decision.options] == ["attr:physical", "attr:mental"]
        assert "difficulty" not in repr(decision)
    assert not night.ever(HuntEnded)
    night.do("approach:1", seat=0).do("approach:0", seat=1)
    assert night.state.stack[-1].approach == 1  # the first player's, of as many


@pytest.mark.rule("CHA-HUNT-06", "CHA-HUNT-08", "CHA-HUNT-09", "CHA-HUNT-10", "CHA-HUNT-11")
@pytest.mark.parametrize(
    ("dice", "total", "hunger"),
    [(("ankh", "double", "blank", "blank"), 3, 0), (("ankh", "ankh", "blank", "blank"), 2, 2)],
)
def test_all_roll_the_attribute_and_add_up(dice, total, hunger):
    """Thomas rolls 3 and his bonus die, Samuel 2, black ones only whatever their Hunger; together they need
    3."""
    night = hunting(characters=[one("thomas", hunger=1), one("samuel", hunger=1)])
    night.black(*dice, "blank", "blank").all("approach:0").do("keep", seat=0).do("keep", seat=1)
    rolls = [(event.seat, len(event.faces)) for event in night.ever(HuntRolled)]
    assert rolls == [(0, 4), (1, 2)]
    assert night.left_to_roll() == 0
    ended = night.ever(HuntEnded)[0]
    assert (ended.successes, ended.difficulty, ended.success) == (total, 3, total >= 3)
    part = "success" if total >= 3 else "failure"
    assert night.ever(StoryTold)[0].text == f"hunt/hunt.docks/{part}"
    assert [player(night, seat).hunger for seat in (0, 1)] == [hunger, hunger]


@pytest.mark.rule("CHA-HUNT-09")
def test_the_bonus_die_belongs_to_its_approach():
    night = hunting("thomas")
    night.black("blank", "blank").do("approach:1")
    assert len(night.ever(HuntRolled)[0].faces) == 2  # Thomas helps only the other approach


@pytest.mark.rule("CHA-HUNT-12", "CHA-HUNT-13", "CHA-WIL-04")
def test_willpower_and_nothing_else_helps_in_a_hunt():
    night = hunting(
        characters=[one("samuel", damage=0, powers=["disc.awe"])], coterie={"items": ["item.blood_bag"]}
    )
    night.black("blank", "ankh").do("approach:0")
    assert all(key == "keep" or key.startswith("reroll:") for key in night.offered())
    night.black("ankh").do("reroll:blank", "keep")
    assert night.ever(HuntEnded)[0].successes == 2
    assert player(night).willpower == 1
    night.passes(until="chapters-ask-start")
    assert night["samuel"]["willpower"] == 1  # it stays spent


@pytest.mark.rule("CHA-HUNT-14")
def test_what_a_hunt_gives_goes_to_one_whom_the_players_choose():
    night = hunting("thomas", "samuel")
    night.black("double", "double", "blank", "blank", "blank", "blank").all("approach:0")
    night.do("keep", seat=0).do("keep", seat=1)
    assert night.asked() == "chapters-ask-receiver"
    night.all("figure:samuel")
    assert [player(night, seat).items for seat in (0, 1)] == [(), ("item.bandage",)]
    effect = preparing("hunt", "thomas", "samuel", coterie={"status": 2}).all("hunt:hunt.hill")
    effect.black("double", "blank", "blank", "blank", "blank").all("approach:0")
    effect.do("keep", seat=0).do("keep", seat=1).all("figure:thomas")
    assert [player(effect, seat).effects for seat in (0, 1)] == [("eff.limp",), ()]


@pytest.mark.rule("CHA-GAP-40")
@pytest.mark.parametrize(("people", "difficulty"), [(FOUR[:n], n + 1) for n in (1, 2, 3, 4)])
def test_the_difficulty_of_a_hunt_depends_on_the_players(people, difficulty):
    """Allies do not roll: they are chosen after the hunt."""
    night = hunting(*people)
    night.all("approach:0")
    while night.asked() == "chapters-ask-hunt-reroll":
        night.do("keep")
    assert night.ever(HuntEnded)[0].difficulty == difficulty
    assert len(night.ever(HuntRolled)) == len(people)


@pytest.mark.rule("CHA-GAP-40", "CHA-HUN-02")
def test_the_tracks_are_set_before_the_hunt():
    night = at(
        choose=True,
        characters=[one("samuel", hunger=4, willpower=3, fatigued=True)],
        coterie={"completed": ["ch.first", "ch.arena"]},
    )
    assert (player(night).hunger, player(night).willpower, player(night).fatigued) == (1, 0, False)


@pytest.mark.rule("CHA-GAP-40")
@pytest.mark.parametrize(("option", "tired"), [("carries_over", True), ("ends", False)])
def test_fatigue_of_the_hunt_carries_into_the_chapter(option, tired):
    night = hunting(characters=[one("samuel", willpower=5)], options={"hunt_fatigue": option})
    night.black("blank", "blank").do("approach:0")
    night.black("ankh").do("reroll:blank")  # the track is full: this is one point too many
    assert player(night).fatigued
    assert night.asked() != "chapters-ask-hunt-reroll"
    night.passes(until="chapters-ask-start")
    assert night["samuel"]["fatigued"] == tired


@pytest.mark.rule("CHA-HUNT-10", "CHA-HUM-03")
def test_a_hunt_may_cost_willpower_humanity_and_things():
    night = preparing(
        "hunt",
        characters=[one("samuel", effects=["eff.limp"], willpower=1), one("thomas")],
        coterie={"status": 2, "items": ["item.charm", "item.knife"]},
    )
    night.all("hunt:hunt.hill").black(*["blank"] * 5).all("approach:0")
    night.do("keep", seat=0).do("keep", seat=1)
    assert not night.ever(HuntEnded)[0].success
    assert [(player(night, seat).willpower, player(night, seat).humanity) for seat in (0, 1)] == [
        (3, 6),
        (2, 6),
    ]
    assert player(night).effects == ()
    assert night.coterie.items == ("item.knife",)


# -- participants


@pytest.mark.rule("CHA-PLAY-01", "CHA-PLAY-04", "CHA-ALLY-02", "CHA-ALLY-07")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_allies_fill_up_the_four(count):
    night = preparing("allies", *FOUR[:count])
    chosen = 0
    while night.asked() == "chapters-ask-ally":
        night.all(night.offered("ally:")[0])
        chosen += 1
    assert chosen == 4 - count
    assert all(ally not in FOUR[:count] for ally in night.coterie.allies)
    night.passes(until="chapters-ask-start")
    assert night.state.play.participants == 4


@pytest.mark.rule("CHA-ALLY-02", "CHA-ALLY-06")
def test_the_eight_main_characters_can_be_allies_if_nobody_plays_them():
    night = preparing("allies", "aren")
    everybody = {"thomas", "harold", "lucianna", "nico", "jade", "samuel", "gabe"}
    assert set(night.offered("ally:")) == {f"ally:{who}" for who in everybody}
    assert night.refused("ally:aren") == "CHA-ALLY-06"
    assert "ally:aaron" not in night.offered()  # not one of the eight


@pytest.mark.rule("CHA-PLAY-02")
def test_temporary_allies_come_on_top_of_the_four():
    night = at(
        characters=[one(who, hex_) for who, hex_ in zip(FOUR, ("A1", "A2", "A3", "A4"), strict=True)],
        npcs={"bouncer": {"at": "B1"}},
        turn="thomas",
    )
    assert night.state.play.participants == 4
    assert night["bouncer"]["side"] == "friend"


# -- difficulty


@pytest.mark.rule("CHA-DIFF-01")
def test_difficulty_is_chosen_before_a_chapter_with_combat_and_never_a_must():
    night = preparing("difficulty")
    assert night.offered()[0] == "done"
    assert len(night.offered("modifier:")) == 8
    night.do("modifier:strong", "done")
    assert night.state.play.difficulty == ("strong",)
    assert preparing("difficulty", chapter="ch.second").asked() == "chapters-ask-start"
    during = at(characters=[one("aren")], turn="aren")
    assert not during.offered("modifier:")


@pytest.mark.rule("CHA-DIFF-02")
def test_any_number_of_one_kind_but_never_both_kinds():
    easy = preparing("difficulty").do("modifier:pacifists")
    assert easy.refused("modifier:strong") == "CHA-DIFF-02"
    assert easy.refused("modifier:pacifists") == "CHA-DIFF-02"
    easy.do("modifier:ill_prepared", "modifier:weak")
    assert easy.state.play.difficulty == ("pacifists", "ill_prepared", "weak")
    hard = preparing("difficulty").do("modifier:noisy", "modifier:prepared", "modifier:tough")
    assert hard.refused("modifier:weak") == "CHA-DIFF-02"
    hard.do("modifier:agile", "modifier:strong")
    assert len(hard.state.play.difficulty) == 5


@pytest.mark.rule("CHA-DIFF-07", "CHA-ALLY-07")
def test_prepared_enemies_only_with_fewer_than_four():
    assert "modifier:prepared" in preparing("difficulty", *FOUR[:3]).offered()
    assert preparing("difficulty", *FOUR).refused("modifier:prepared") == "CHA-DIFF-07"
    allies = preparing("difficulty", *FOUR[:2], allies=["nico", "jade"])
    assert allies.refused("modifier:prepared") == "CHA-DIFF-07"


def ending(page: str, difficulty: list[str]) -> Night:
    """A combat is won, then a page is read."""
    night = at(
        characters=[one("thomas", "C4", hunger=0, chosen="card.punch"), one("aren", "A1")],
        npcs={"hound": {"at": "D4", "facing": "NW", "damage": 2, "card": "animal.maul"}},
        only_listed=True,
        difficulty=difficulty,
        combat={"enemies": ["hound"], "turn": "thomas", "win": page},
    )
    return night.black("double", "double", "double").do("attack:hound", "keep")


HARD = ["strong", "tough", "agile", "noisy", "prepared"]
REWARDS = [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 0, 1), (4, 2, 1), (5, 2, 1)]


@pytest.mark.rule("CHA-DIFF-11", "CHA-DIFF-12", "CHA-DIFF-13", "CHA-DIFF-14", "CHA-DIFF-15", "CHA-DIFF-16")
@pytest.mark.parametrize(("count", "boons", "xp"), REWARDS)
def test_one_line_of_rewards_for_hard_chapters(count, boons, xp):
    night = ending("E.success", HARD[:count])
    assert night.coterie.completed == ("ch.arena",)
    assert night.coterie.boons == boons
    assert [player(night, seat).earned for seat in (0, 1)] == [3 + xp, 3 + xp]  # 3 of the conclusion


@pytest.mark.rule("CHA-DIFF-11")
def test_no_reward_without_a_combat_for_a_failure_or_for_easy_chapters():
    peaceful = at(characters=[one("aren")], page={"page": "E.success"}, difficulty=HARD)
    assert (peaceful.coterie.boons, player(peaceful).earned) == (0, 3)
    failed = ending("E.failure", HARD)
    assert (failed.coterie.boons, player(failed).earned) == (0, 0)
    easy = ending("E.success", ["pacifists", "weak"])
    assert (easy.coterie.boons, player(easy).earned) == (0, 3)


@pytest.mark.rule("CHA-DIFF-17")
def test_a_second_try_may_be_made_easier():
    night = ending("E.failure", ["strong", "tough"]).all("retry")
    assert night.asked() == "chapters-ask-difficulty"
    assert {"modifier:pacifists", "modifier:ill_prepared", "modifier:weak"} <= set(night.offered())
    night.all("modifier:weak").all("done")
    assert night.state.play.difficulty == ("weak",)
    more = ending("E.failure", ["weak"]).all("retry")
    more.all("modifier:pacifists").all("done")
    assert more.state.play.difficulty == ("weak", "pacifists")
