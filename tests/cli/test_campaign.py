"""``nocturne campaign``: whole campaigns played by bots, told as a table, as JSON and in a document."""

import json

import msgspec

from nocturne.chapters.authoring.campaign_report import Line, Report
from nocturne.chapters.authoring.playthrough import PlayThrough
from nocturne.chapters.content.chapter import Band
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pack import content
from nocturne.cli.campaign_plans import Plan, Played, last_pages, plans_to_be_sure, state_of


def test_it_tells_how_each_chapter_went(nocturne):
    ran = nocturne("campaign", "depot", "--games", "2", "--seats", "1,2")
    assert ran.status == 0
    assert "The Canal Depot" in ran.out
    assert "Every campaign came to its end." in ran.out


def test_it_speaks_french(nocturne):
    ran = nocturne("campaign", "depot", "--games", "1", "--seats", "1", "--lang", "fr")
    assert "Toutes les campagnes sont allées jusqu’au bout." in ran.out


def test_programs_get_json(nocturne):
    ran = nocturne("campaign", "depot", "--games", "2", "--seats", "2", "--json")
    told = json.loads(ran.out)
    assert told["campaigns"] == {"2": 2}
    line = told["lines"][0]
    assert line["chapter"] == "ch.depot"
    assert line["first"] == 2
    assert line["share"] == 50.0 * line["won_first"]


def test_what_was_played_is_kept_and_not_played_again(nocturne, tmp_path):
    # Given a file of campaigns, when more are asked for, then only those that are missing are played.
    file = tmp_path / "kept" / "depot.jsonl"
    arguments = ["campaign", "depot", "--seats", "2", "--keep", str(file), "--json"]
    first = json.loads(nocturne(*arguments, "--games", "2").out)
    before = file.read_text("utf-8").splitlines()
    assert len(before) == 2
    second = json.loads(nocturne(*arguments, "--games", "3").out)
    assert file.read_text("utf-8").splitlines()[:2] == before
    assert second["campaigns"] == {"2": 3}
    assert first["lines"][0]["first"] == 2


def test_campaigns_of_other_rules_are_left_aside(nocturne, tmp_path):
    file = tmp_path / "depot.jsonl"
    arguments = ["campaign", "depot", "--seats", "2", "--games", "1", "--keep", str(file), "--json"]
    nocturne(*arguments)
    state, _, rest = file.read_text("utf-8").partition(" ")
    assert state == state_of(content("depot"))
    file.write_text(f"otherrules {rest}", "utf-8")
    assert json.loads(nocturne(*arguments).out)["campaigns"] == {"2": 1}
    assert len(file.read_text("utf-8").splitlines()) == 2


def test_campaigns_are_sent_to_what_nobody_has_read(nocturne):
    told = json.loads(nocturne("campaign", "depot", "--seats", "2", "--games", "1", "--pages", "--json").out)
    assert told["unread"] == []
    assert told["pages"] == [18, 18]
    assert told["missing"] == ["ending.unmasked"]  # one chapter cannot break the Masquerade four times


def test_campaigns_are_sent_to_chapters_whose_share_is_not_sure_yet():
    # Given one chapter certain to lie in its band, one whose interval reaches beyond it, and others nobody
    # has come to, when more campaigns are planned, then the certain one is left out, and those come first
    # that were met least.
    sure, open_ = Line("ch.trial", 2, 90, 80, band=(55, 100)), Line("ch.cure", 2, 9, 6, band=(55, 100))
    found = Report("black_water", [sure, open_], {}, {}, {}, {}, (0, 0), [], (0, 0))
    goals = [plan.goal for plan in plans_to_be_sure(found, [], [2], 99, "0", "judgement")]
    assert "ch.trial" not in goals
    assert goals[-1] == "ch.cure"
    assert {"ch.ice_house", "ch.saturday"} < set(goals)
    # and what was planned once is not planned again: the next one has a seed of its own
    first, second = (
        plans_to_be_sure(found, so_far, [2], 1, "0", "judgement") for so_far in ([], [played(goals[0])])
    )
    assert first[0].goal == second[0].goal
    assert first[0].seed != second[0].seed


def played(goal: str) -> Played:
    return Played(Plan("black_water", 2, f"0/sure/2/{goal}/0", "judgement", goal), PlayThrough(2, ""))


def test_a_band_may_change_without_the_campaigns_being_played_anew(monkeypatch):
    # Given a chapter of the content, when its band says other numbers, then what was played still counts;
    # when it says something else about winning, it does not.
    book, state = content("depot"), state_of(content("depot"))
    chapter = book.chapters["ch.depot"]
    changed = msgspec.structs.replace(chapter, band=Band(win=(1, 2), parties={3: (4, 5)}))
    monkeypatch.setitem(book.chapters, "ch.depot", changed)
    assert state_of(book) == state
    changed = msgspec.structs.replace(chapter, band=Band(aim=Condition(boons=9)))
    monkeypatch.setitem(book.chapters, "ch.depot", changed)
    assert state_of(book) != state


def test_the_report_goes_between_the_marks_of_a_document(nocturne, tmp_path):
    file = tmp_path / "campaign.md"
    file.write_text("before\n<!-- campaign: begin -->\nold\n<!-- campaign: end -->\nafter\n", "utf-8")
    assert nocturne("campaign", "depot", "--games", "1", "--seats", "1", "--into", str(file)).status == 0
    text = file.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert f"`nocturne campaign depot --games 1 --seats 1 --into {file}`" in text


def test_a_document_without_marks_is_refused(nocturne, tmp_path):
    file = tmp_path / "campaign.md"
    file.write_text("nothing\n", "utf-8")
    ran = nocturne("campaign", "depot", "--games", "1", "--seats", "1", "--into", str(file))
    assert ran.status == 2
    assert "<!-- campaign: begin -->" in ran.err
    assert file.read_text("utf-8") == "nothing\n"


def test_a_party_that_cannot_sit_down_is_refused(nocturne):
    ran = nocturne("campaign", "depot", "--seats", "5")
    assert ran.status == 2
    assert "5" in ran.err


def test_an_ending_is_sought_by_the_last_page_that_leads_to_it():
    # Given a morning that ends with a crack or without one, when the campaign is sent to the ending without
    # it, then that last page is sought; where flags of earlier chapters decide, no page is.
    still = last_pages("black_water", "ch.still_morning", frozenset({"sm_cracked"}))
    assert still == ["ch.still_morning/E.still"]
    assert last_pages("black_water", "ch.frozen_river", frozenset({"gave_back"})) == []
