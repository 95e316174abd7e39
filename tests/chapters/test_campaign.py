"""The campaign: which chapter comes next, how chapters end, what a failure takes back, breaches, endings."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nocturne.chapters.content.effects import Effect
from nocturne.chapters.events.campaign import (
    BreachRaised,
    CampaignEnded,
    ChapterFailed,
    ChapterWon,
    EnvelopeOpened,
    StoryTold,
    XpGained,
)
from nocturne.chapters.game import game
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.position.saving import load_campaign, save_campaign
from nocturne.chapters.rules.table import lookup
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadOptions
from nocturne.kernel.table import load, new_game
from tests.chapters.playing import Night, at, begin, one


def choosing(*people: str, **more: Any) -> Night:
    """The next chapter is about to be chosen."""
    characters = more.pop("characters", None) or [one(who) for who in people or ("aren",)]
    return at(choose=True, characters=characters, **more)


def reading(page: str, chapter: str = "ch.first", *people: str, **more: Any) -> Night:
    """A page of a chapter is read; E.2 wins the small chapters, E.3 fails them."""
    hexes = ("C4", "C5", "C6", "B6")
    characters = more.pop("characters", None) or [
        one(who, hex_) for who, hex_ in zip(people or ("aren",), hexes, strict=False)
    ]
    return at(chapter=chapter, characters=characters, page={"page": page}, **more)


def through_preparation(night: Night) -> Night:
    """Nothing is bought, hunted or taken; the characters are placed."""
    night.passes(until="chapters-ask-start")
    while night.asked() == "chapters-ask-start":
        night.do(night.offered("hex:")[0])
    return night


# -- one player, one coterie


@pytest.mark.rule("CHA-GEN-03", "CHA-GEN-04", "CHA-CAMP-01", "CHA-END-05")
def test_a_lone_player_without_allies_is_a_coterie():
    """Given a campaign of one player, when a chapter is won without an ally, then all that goes to the
    coterie goes to that player, and the story goes on."""
    night = begin()
    night.do("character:samuel", "power:disc.awe")
    assert night.asked() == "chapters-ask-xp"  # one chapter, nothing to choose
    through_preparation(night)
    play = night.state.play
    assert (play.id, play.participants, play.allies) == ("ch.first", 1, ())
    night.do("option:0")
    assert night.coterie.completed == ("ch.first",)
    assert night.state.campaign.players[0].earned == 3  # 1 of the page, 2 of the conclusion
    assert (night.coterie.boons, night.coterie.status) == (3, 1)  # 2 of the page, 1 of the interlude
    assert night.coterie.flags == ("won_once",)
    assert night.asked() == "chapters-ask-chapter"


# -- which chapter


@pytest.mark.rule("CHA-CAMP-05", "CHA-CAMP-02")
def test_chapters_come_in_the_order_of_the_book():
    night = choosing("thomas")
    assert night.offered() == ["chapter:ch.first", "chapter:ch.elder"]
    assert night.refused("chapter:ch.second") == "CHA-CAMP-05"
    later = choosing("aren", coterie={"completed": ["ch.first", "ch.arena"]})
    assert later.state.stack[-2].chapter == "ch.second"  # the only one left
    assert later.asked() == "chapters-ask-xp"


@pytest.mark.rule("CHA-CAMP-08", "CHA-CAMP-05")
def test_a_conclusion_offers_the_next_chapters():
    night = reading("E.2")
    assert night.asked() == "chapters-ask-chapter"
    assert night.offered() == ["chapter:ch.arena", "chapter:ch.second"]
    through_preparation(night.do("chapter:ch.second"))
    assert night.state.play.id == "ch.second"


@pytest.mark.rule("CHA-CAMP-08", "CHA-MASQ-05")
def test_a_chapter_in_between_leaves_the_offer_as_it_was():
    """Given a conclusion that offered two chapters, when a breach chapter had to be played first, then both
    are still offered."""
    night = reading("E.2", "ch.breach2", coterie={
        "completed": ["ch.first"], "next": ["ch.arena", "ch.second"], "breaches": 2, "resolved": 1,
    })  # fmt: skip
    assert night.offered() == ["chapter:ch.arena", "chapter:ch.second"]


@pytest.mark.rule("CHA-CAMP-04")
def test_what_was_done_in_a_chapter_changes_a_later_one():
    """Given a chapter won in a certain way, when a later one is played, then it has an option more."""
    night = reading("E.2")
    assert night.coterie.flags == ("won_once",)
    through_preparation(night.do("chapter:ch.second"))
    assert "option:3" in night.offered()
    other = reading("E.1", "ch.second", coterie={"completed": ["ch.first"]})
    assert other.refused("option:3") == "CHA-CAMP-04"


@pytest.mark.rule("CHA-CAMP-06", "CHA-CAMP-10")
@pytest.mark.parametrize("completed", [[], ["ch.first"], ["ch.first", "ch.arena"]])
def test_a_prologue_may_be_played_at_any_time_by_its_character(completed):
    night = choosing("thomas", "aren", coterie={"completed": completed})
    assert "chapter:ch.elder" in night.offered()
    assert len(set(night.offered())) > 1  # nobody must
    night.all("chapter:ch.elder")
    night.passes(until="chapters-ask-start")
    assert night.who_is_asked() == [0]
    assert list(night.state.play.vampires) == ["thomas"]
    assert night.state.play.participants == 1
    stranger = choosing("harold", "aren", coterie={"completed": completed, "unlocked": ["ch.feast"]})
    assert "chapter:ch.elder" not in stranger.offered()


@pytest.mark.rule("CHA-CAMP-07")
def test_a_prologue_is_played_once_and_pays_once():
    night = at(
        chapter="ch.elder",
        characters=[one("thomas")],
        page={"page": "E.2"},
        coterie={"completed": ["ch.first"]},
    )
    assert night.state.campaign.players[0].earned == 3
    assert night.coterie.completed == ("ch.first", "ch.elder")
    again = choosing("thomas", coterie={"completed": ["ch.elder"], "unlocked": ["ch.feast"]})
    assert again.offered() == ["chapter:ch.first", "chapter:ch.feast"]
    assert [r.why.message for r in again.table.why(0, "chapter:ch.elder")] == ["chapters-why-played"]


@pytest.mark.rule("CHA-CAMP-06", "CHA-XP-07")
def test_the_experience_of_a_prologue_belongs_to_who_played_it():
    night = choosing("aren", "thomas").all("chapter:ch.elder")
    through_preparation(night).do("option:0")
    assert [player.earned for player in night.state.campaign.players] == [0, 3]


@pytest.mark.rule("CHA-CAMP-09")
def test_an_optional_chapter_comes_between_main_chapters_once_the_story_has_opened_it():
    closed = choosing("thomas")
    assert closed.refused("chapter:ch.feast") == "CHA-CAMP-05"
    for completed in ([], ["ch.first"], ["ch.first", "ch.arena"]):
        night = choosing("aren", coterie={"completed": completed, "unlocked": ["ch.feast"]})
        assert "chapter:ch.feast" in night.offered()
    through_preparation(night.do("chapter:ch.feast")).do("option:0")
    assert night.coterie.completed == ("ch.first", "ch.arena", "ch.feast")
    assert night.state.stack[-2].chapter == "ch.second"  # then the story goes on
    assert night.asked() == "chapters-ask-xp"


@pytest.mark.rule("CHA-CAMP-11")
def test_some_optional_chapters_are_for_one_and_some_for_several():
    open_ = {"completed": ["ch.first"], "unlocked": ["ch.duel", "ch.feast", "ch.pact"]}
    alone = choosing("aren", coterie=open_)
    assert {"chapter:ch.duel", "chapter:ch.feast"} <= set(alone.offered())
    assert "chapter:ch.pact" not in alone.offered()

    def played_by(chapter: str, *answers: str) -> list[str]:
        night = choosing("aren", "samuel", coterie=open_).all(f"chapter:{chapter}")
        for answer in answers:
            night.all(answer)
        night.passes(until="chapters-ask-start")
        return list(night.state.play.vampires)

    assert played_by("ch.duel", "figure:samuel") == ["samuel"]
    assert played_by("ch.feast") == ["aren", "samuel"]
    assert played_by("ch.pact") == ["aren", "samuel"]


@pytest.mark.rule("CHA-CAMP-08")
def test_the_coterie_chooses_together():
    night = choosing("thomas", "aren", "samuel")
    night.do("chapter:ch.first", seat=0).do("chapter:ch.elder", seat=1).do("chapter:ch.elder", seat=2)
    assert night.state.stack[-2].chapter == "ch.elder"


# -- how a chapter ends


@pytest.mark.rule("CHA-END-01", "CHA-CAMP-01")
def test_only_a_page_ends_a_chapter_well():
    """Given a chapter whose enemies are all defeated, then it goes on; when a page says so, it is won."""
    night = at(
        characters=[one("thomas", "C4", hunger=0, chosen="card.punch")],
        npcs={"hound": {"at": "D4", "damage": 2, "card": "animal.maul"}},
        only_listed=True,
        combat={"enemies": ["hound"], "turn": "thomas"},
    )
    night.black("ankh", "ankh", "ankh").do("attack:hound", "keep")
    assert night.state.play.outcome == ""
    assert night.coterie.completed == ()
    waiting = reading("E.4")
    assert waiting.state.chapter is not None
    assert not waiting.ever(ChapterWon)
    assert reading("E.2").coterie.completed == ("ch.first",)


@pytest.mark.rule("CHA-START-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_conclusion_is_read_only_after_a_success(seats):
    people = ("aren", "samuel")[:seats]
    failed, going_on, won = (reading(page, "ch.first", *people) for page in ("E.3", "E.4", "E.2"))
    for night in (failed, going_on):
        assert "conclusion" not in repr(night.table.log)
        assert lookup.book(night.state).chapters["ch.first"].conclusion.text.en not in repr(
            night.table.view(0)
        )
    assert won.ever(ChapterWon)[0].conclusion == "chapter/ch.first/conclusion"


@pytest.mark.rule("CHA-CAMP-02", "CHA-CAMP-03")
def test_a_failed_chapter_is_played_again_until_it_is_completed():
    night = reading("E.3", options={"forgiving": True})  # or its breaches would bring other chapters
    assert night.ever(ChapterFailed)
    assert night.offered() == ["retry", "give-up"]
    for _ in range(2):
        night.do("retry")
        through_preparation(night)
        assert night.state.play.id == "ch.first"
        night.do("option:1")
        assert night.coterie.completed == ()
        assert night.offered() == ["retry", "give-up"]
    assert night.coterie.tries == 3
    through_preparation(night.do("retry")).do("option:0")
    assert night.coterie.completed == ("ch.first",)
    assert night.asked() == "chapters-ask-chapter"


@pytest.mark.rule("CHA-CAMP-03")
def test_a_campaign_can_be_given_up():
    night = reading("E.3").do("give-up")
    assert not night.table.decisions()
    assert night.table.result().winners == ()  # type: ignore[union-attr]


def told_by(night: Night) -> dict[str, Any]:
    """What the failed chapter could have given or taken."""
    coterie, player = night.coterie, night.state.campaign.players[0]
    return {
        "xp": (player.xp, player.earned),
        "boons": coterie.boons,
        "items": (coterie.items, player.items),
        "effects": player.effects,
        "flags": coterie.flags,
        "status": coterie.status,
    }


@pytest.mark.rule("CHA-END-04", "CHA-GAP-44")
@pytest.mark.parametrize(("forgiving", "breaches", "humanity"), [(False, 1, 6), (True, 0, 7)])
def test_a_failure_takes_back_all_that_the_chapter_gave(forgiving, breaches, humanity):
    """Given a character with an item and experience, when the chapter fails after it gave more of
    everything, then all is as it was, but breaches stay and lost Humanity is lost, unless the table
    forgives."""
    before = {
        "xp": (2, 9), "boons": 4, "items": ((), ("item.knife",)), "effects": ("eff.dazed",),
        "flags": ("old",), "status": 1,
    }  # fmt: skip
    night = reading(
        "E.3",
        characters=[one("aren", xp=2, earned=9, items=["item.knife"], effects=["eff.dazed"])],
        coterie={"boons": 4, "status": 1, "flags": ["old"]},
        options={"forgiving": forgiving},
    )
    assert night.ever(XpGained)
    assert told_by(night) == before
    assert night.coterie.breaches == breaches
    assert night.state.campaign.players[0].humanity == humanity


@pytest.mark.rule("CHA-GAP-44")
def test_what_was_used_or_spent_in_a_failed_chapter_comes_back():
    night = at(
        chapter="ch.first",
        characters=[one("aren", items=["item.blood_bag"], hunger=3)],
        turn="aren",
        trackers=[{"id": "wind", "left": 1, "page": "E.3"}],
        coterie={"sold": {"item.blood_bag": 1}},
    )
    night.do("use:item.blood_bag")
    assert night["aren"]["items"] == []
    assert night.coterie.sold == {}  # back in the shop
    night.do("end")
    assert night.asked() == "chapters-ask-retry"
    player = night.state.campaign.players[0]
    assert (player.items, player.hunger) == (("item.blood_bag",), 3)
    assert night.coterie.sold == {"item.blood_bag": 1}


@pytest.mark.rule("CHA-GAP-45", "CHA-HUNT-04")
@pytest.mark.parametrize("again", [False, True])
def test_there_is_no_hunt_before_a_second_try(again):
    """Given a hunt before the chapter, when the chapter fails, then the hunt stays done; a second hunt only
    if the table wants it so."""
    night = at(
        prepare="hunt",
        chapter="ch.first",
        characters=[one("samuel")],
        coterie={"status": 3},
        options={"hunt_before_retry": again},
    )
    night.black("ankh", "ankh", "ankh").do("hunt:hunt.hill", "approach:0", "keep")
    through_preparation(night).do("option:1", "retry")
    assert night.coterie.hunts == ("hunt.hill",)
    assert night.state.campaign.players[0].effects == ("eff.limp",)
    assert night.state.campaign.players[0].hunger == 0  # what the hunt gave stays too
    assert (night.asked() == "chapters-ask-hunt") == again
    if again:
        assert night.refused("hunt:hunt.hill") == "CHA-HUNT-04"
        assert "hunt:hunt.docks" in night.offered()


@pytest.mark.rule("CHA-END-03")
def test_clues_and_success_tokens_end_with_the_chapter():
    night = reading("E.2", clues=[1, 3], success_tokens=5)
    through_preparation(night.do("chapter:ch.arena"))
    assert (night.state.play.clues, night.state.play.success_tokens) == ((), 0)


@pytest.mark.rule("CHA-END-05", "CHA-XP-07")
def test_a_success_pays_every_player_and_leads_to_the_next_preparation():
    night = reading("E.success", "ch.arena", "aren", "samuel")
    assert [player.earned for player in night.state.campaign.players] == [3, 3]
    assert night.coterie.items == ("item.rifle",)
    assert night.asked() == "chapters-ask-xp"


@pytest.mark.rule("CHA-TORP-05", "CHA-FAT-05", "CHA-DMG-02", "CHA-WIL-04")
def test_the_fallen_and_the_tired_recover_before_the_next_chapter():
    night = at(
        chapter="ch.first",
        characters=[
            one("aren", damage=4, willpower=3, fatigued=True),
            one("samuel", damage=7, state="torpor"),
        ],
        page={"page": "E.2"},
    )
    through_preparation(night.all("chapter:ch.arena"))
    for who in ("aren", "samuel"):
        assert night[who]["state"] == "active"
        assert (night[who]["damage"], night[who]["willpower"], night[who]["fatigued"]) == (0, 0, False)


@pytest.mark.rule("CHA-EFC-01", "CHA-EFC-02")
def test_effect_cards_outlive_the_chapter_unless_they_say_otherwise():
    """A limp stays, what weighs on the next test waits for it, what lasts a chapter is gone."""
    night = at(
        chapter="ch.first",
        characters=[one("aren", effects=["eff.undecided", "eff.blessed", "eff.dazed"])],
        page={"page": "E.2"},
        coterie={"effects": ["eff.dread"]},
    )
    assert night.state.campaign.players[0].effects == ("eff.undecided", "eff.limp")
    assert night.coterie.effects == ("eff.dread",)


# -- interludes and endings


@pytest.mark.rule("CHA-ALLY-05")
def test_allies_learn_with_the_second_interlude():
    night = reading("E.2")
    assert [event.text for event in night.ever(StoryTold)] == ["interlude/0"]
    assert night.coterie.ally_level == 1
    through_preparation(night.do("chapter:ch.arena"))
    play = night.state.play
    play.trackers = (msgspec.structs.replace(play.trackers[0], left=1, page="E.success"),)
    night.passes(until="chapters-ask-xp")
    assert [event.text for event in night.ever(StoryTold)] == ["interlude/0", "interlude/1"]
    assert night.coterie.ally_level == 2


@pytest.mark.rule("CHA-CAMP-02", "CHA-CAMP-01")
def test_a_conclusion_may_end_the_campaign():
    night = reading("E.2", "ch.second", "aren", "samuel", coterie={"completed": ["ch.first"]})
    assert not night.table.decisions()
    assert night.state.ending == "ending.good"
    assert night.ever(CampaignEnded)[0].title == "ending/ending.good/title"
    assert night.table.result().winners == (0, 1)  # type: ignore[union-attr]


# -- breaches of the Masquerade


@pytest.mark.rule("CHA-MASQ-02", "CHA-GAP-43")
def test_breaches_add_up_to_four_and_never_go_down():
    night = reading("E.coterie", "ch.arena", coterie={"breaches": 3})
    assert night.coterie.breaches == 4
    assert reading("E.coterie", "ch.arena", coterie={"breaches": 4}).coterie.breaches == 4
    assert reading("E.3", coterie={"breaches": 1}).coterie.breaches == 2  # a failure does not undo it
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"breach": -1}, Effect)


@pytest.mark.rule("CHA-MASQ-03", "CHA-MASQ-04")
def test_the_first_breach_opens_the_first_envelope_when_the_chapter_is_finished():
    night = reading("E.coterie", "ch.arena", coterie={"status": 2})
    assert night.ever(BreachRaised)
    assert not night.ever(EnvelopeOpened)
    assert night.coterie.status == 3
    done = reading("E.success", "ch.arena", coterie={"status": 2, "breaches": 1, "resolved": 0})
    assert [event.number for event in done.ever(EnvelopeOpened)] == [1]
    assert "envelope/1" in [event.text for event in done.ever(StoryTold)]
    assert (done.coterie.status, done.coterie.resolved) == (1, 1)
    once = reading("E.success", "ch.arena", coterie={"status": 2, "breaches": 1, "resolved": 1})
    assert not once.ever(EnvelopeOpened)


@pytest.mark.rule("CHA-MASQ-03")
def test_a_hunt_too_may_bring_the_consequences_of_a_breach():
    night = at(prepare="hunt", chapter="ch.first", characters=[one("samuel")])
    night.black("blank", "blank").do("hunt:hunt.docks", "approach:0", "keep")
    assert [event.number for event in night.ever(EnvelopeOpened)] == [1]
    assert night.coterie.status == -1


@pytest.mark.rule("CHA-MASQ-05", "CHA-MASQ-06")
@pytest.mark.parametrize(("breaches", "chapter"), [(2, "ch.breach2"), (3, "ch.breach3")])
def test_the_second_and_third_breach_bring_a_chapter(breaches, chapter):
    night = reading("E.2", coterie={"breaches": breaches, "resolved": breaches - 1})
    assert not night.ever(EnvelopeOpened)
    through_preparation(night)
    assert night.state.play.id == chapter
    assert night.coterie.resolved == breaches - 1
    night.do("option:1", "retry")  # failing does not spare it
    through_preparation(night)
    assert night.state.play.id == chapter


@pytest.mark.rule("CHA-MASQ-03", "CHA-MASQ-05")
def test_a_hunt_that_raises_the_marker_to_two_brings_the_chapter_at_once():
    night = at(prepare="hunt", chapter="ch.first", characters=[one("samuel")], coterie={"breaches": 1})
    night.black("blank", "blank").do("hunt:hunt.docks", "approach:0", "keep")
    through_preparation(night)
    assert night.state.play.id == "ch.breach2"
    night.do("option:0")
    through_preparation(night)
    assert night.state.play.id == "ch.first"  # then the chapter that was to come


@pytest.mark.rule("CHA-MASQ-07", "CHA-GAP-43")
def test_the_fourth_breach_opens_the_last_envelope():
    night = reading("E.2", "ch.first", "aren", "samuel", coterie={"breaches": 4, "resolved": 3})
    assert [event.number for event in night.ever(EnvelopeOpened)] == [2]
    assert night.state.ending == "ending.bad"
    assert night.table.result().winners == ()  # type: ignore[union-attr]


@pytest.mark.rule("CHA-GAP-43")
def test_several_breaches_at_once_are_resolved_one_after_the_other():
    night = reading("E.2", coterie={"breaches": 4, "resolved": 0, "status": 2})
    assert [event.number for event in night.ever(EnvelopeOpened)] == [1]
    assert night.coterie.resolved == 1
    through_preparation(night)
    assert night.state.play.id == "ch.breach2"
    night.do("option:0")
    through_preparation(night)
    assert night.state.play.id == "ch.breach3"
    night.do("option:0")
    assert [event.number for event in night.ever(EnvelopeOpened)] == [1, 2]
    assert night.state.ending == "ending.bad"


@pytest.mark.rule("CHA-GAP-43")
def test_of_several_breaches_at_once_the_highest_alone_may_be_resolved():
    highest = {"breaches_together": "highest"}
    night = reading("E.2", coterie={"breaches": 3, "resolved": 0, "status": 2}, options=highest)
    assert not night.ever(EnvelopeOpened)
    through_preparation(night)
    assert night.state.play.id == "ch.breach3"
    worst = reading("E.2", coterie={"breaches": 4, "resolved": 0, "status": 2}, options=highest)
    assert [event.number for event in worst.ever(EnvelopeOpened)] == [2]


# -- status


@pytest.mark.rule("CHA-GAP-42")
@pytest.mark.parametrize(
    ("options", "start", "page", "now"),
    [
        ({}, 5, "E.coterie", 5),
        ({}, -3, "E.fled", -3),
        ({}, 4, "E.coterie", 5),
        ({"status_most": 7}, 5, "E.coterie", 6),
        ({"status_least": -5}, -3, "E.fled", -4),
    ],
)
def test_status_has_bounds(options, start, page, now):
    assert reading(page, "ch.arena", coterie={"status": start}, options=options).coterie.status == now


# -- saving


def test_a_campaign_is_saved_between_chapters_and_gone_on_with():
    """Given a won chapter, when the campaign is saved and a new table opened with it, then the story goes on
    from there with the same sheets."""
    night = reading("E.2", "ch.first", "aren", "samuel")
    text = save_campaign(night.state)
    options = ChaptersOptions(pack="arena", campaign=text)
    state = game.new(options, 2, Chance.seeded(3))
    assert state.campaign == night.state.campaign
    other = begin(seats=2, options={"campaign": text})
    assert other.asked() == "chapters-ask-chapter"
    assert other.offered() == night.offered()


@pytest.mark.rule("CHA-GAP-44")
def test_a_save_in_the_middle_of_a_chapter_is_the_campaign_before_it():
    night = at(chapter="ch.first", characters=[one("aren", items=["item.knife"])], turn="aren")
    night.state.play.vampires["aren"].items += ("item.charm",)
    night.coterie.boons = 9
    saved = load_campaign(save_campaign(night.state), "arena", 1)
    assert saved.players[0].items == ("item.knife",)
    assert saved.coterie.boons == 0


def test_a_table_is_saved_in_the_middle_of_a_chapter_and_gone_on_with(tmp_path):
    night = Night(new_game("chapters", seats=2, seed=7, options={"pack": "arena"}))
    night.do("character:samuel", "power:disc.awe", "character:aren")
    through_preparation(night.passes(until="chapters-ask-xp"))
    night.do("option:2", seat=0)
    night.table.save(tmp_path / "night.jsonl")
    again = load(tmp_path / "night.jsonl")
    assert again.digest() == night.table.digest()
    assert again.decisions() == night.table.decisions()


@pytest.mark.parametrize(
    ("text", "pack", "seats", "message"),
    [
        ("{", "arena", 1, "chapters-save-unreadable"),
        (None, "arena", 2, "chapters-save-seats"),
        (None, "depot", 1, "chapters-save-other-pack"),
    ],
)
def test_a_save_that_does_not_fit_is_refused(text, pack, seats, message):
    written = text or save_campaign(reading("E.2").state)
    with pytest.raises(BadOptions) as refusal:
        load_campaign(written, pack, seats)
    assert refusal.value.message == message
