"""What a route has not met, and what repeated dialogues give: the checker follows flags and ways."""

import shutil
from pathlib import Path

import pytest

from nocturne.chapters.authoring.checking import check_pack
from nocturne.chapters.authoring.findings import Finding
from nocturne.chapters.authoring.starting import new_pack
from nocturne.chapters.authoring.tallies import Bounds, tally
from nocturne.chapters.authoring.walking import Pack
from nocturne.kernel.words import words

STAGE = Path(__file__).resolve().parent / "packs" / "stage"
HALL, WATER, COURT = (f"chapters/{name}/chapter.yaml" for name in ("hall", "water", "court"))
FACTS = """facts:
  fencer: {fr: [bretteur], en: [fencer]}
  glass: {fr: [verre], en: [glass], flag: hall_loud}
"""


@pytest.fixture
def stage(tmp_path: Path) -> Path:
    """The stage with two facts; the hall tells of the glass only to those who shout."""
    folder = Path(shutil.copytree(STAGE, tmp_path / "stage"))
    change(folder, "campaign.yaml", "endings:", FACTS + "endings:")
    change(folder, HALL, "  E.shout:\n", "  E.shout:\n    tells: [glass]\n")
    return folder


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), "utf-8")


def routes(folder: Path) -> list[Finding]:
    return [finding for finding in check_pack(folder).findings if finding.code == "L280"]


def test_a_text_that_names_what_a_route_has_not_met_is_found_with_that_route(stage):
    # Given a fact that only shouting tells, when a later chapter names it, then a route without it is told.
    change(stage, COURT, 'en: "Over."', 'en: "Over, said the glass."')
    (finding,) = routes(stage)
    assert (finding.page, finding.args["fact"], finding.args["word"]) == ("E.1", "glass", "glass")
    assert finding.args["chapters"] == "ch.hall → ch.court" or "ch.water" in str(finding.args["chapters"])
    assert "which is not known on this way" in finding.sentence(words("en"))


def test_a_page_on_the_way_may_tell_it(stage):
    change(stage, HALL, 'en: "Carried."}\n', 'en: "Carried."}\n    tells: [glass]\n')
    change(stage, COURT, 'en: "Over."', 'en: "Over, said the glass."')
    assert routes(stage) == []


def test_all_ways_to_a_page_must_tell_it(stage):
    change(stage, HALL, 'en: "They laugh with you."', 'en: "They laugh at the glass."')
    assert [finding.page for finding in routes(stage)] == ["E.charmed"]


def test_a_condition_shows_what_is_known(stage):
    change(stage, HALL, 'en: "The panes are still shaking."', 'en: "The glass is still shaking."')
    assert routes(stage) == []  # the paragraph asks for the flag of the fact


def test_a_flag_that_only_those_set_who_know_it_shows_it(stage):
    # Given a flag of another name on the page that tells of the glass, when a text asks for that flag, then
    # the glass is known there; not so once another page sets it, too.
    change(stage, HALL, "{flag: hall_loud}]\n", "{flag: hall_loud}, {flag: hall_seen}]\n")
    recalled = "texts: [{if: {flag: hall_seen}, text: {fr: Du verre., en: Glass there.}}]"
    change(stage, COURT, 'en: "Over."}', f'en: "Over."}}, {recalled}')
    change(stage, "campaign.yaml", "en: [glass]", "en: [glass, Glass]")
    assert routes(stage) == []
    change(stage, HALL, "effects: [{boons: 1}]", "effects: [{boons: 1}, {flag: hall_seen}]")
    assert [finding.args["fact"] for finding in routes(stage)] == ["glass"]


def test_of_several_conditions_any_of_which_may_hold_all_must_show_it(stage):
    recalled = "texts: [{if: {any: [%s]}, text: {fr: Du verre., en: A glass.}}]"
    change(stage, COURT, 'en: "Over."}', f'en: "Over."}}, {recalled % "{flag: hall_loud}"}')
    assert routes(stage) == []
    change(stage, COURT, "{any: [{flag: hall_loud}]}", "{any: [{flag: hall_loud}, {flag: hall_done}]}")
    assert [finding.args["fact"] for finding in routes(stage)] == ["glass"]


def test_a_text_between_chapters_is_followed_as_well(stage):
    change(stage, "campaign.yaml", 'en: "The curtain comes down."', 'en: "The glass comes down."')
    change(stage, "campaign.yaml", 'en: "You were heard."', 'en: "The glass was heard."')
    assert [finding.args["fact"] for finding in routes(stage)] == ["glass"]  # the envelope asks for the flag


def test_a_dialogue_with_somebody_tells_of_them(stage):
    change(stage, "chapters/duel/chapter.yaml", "at: F3,", "at: F3, if: {flag: hall_done},")
    change(stage, "chapters/duel/chapter.yaml", 'en: "He smiles."', 'en: "The fencer smiles."')
    assert routes(stage) == []
    change(stage, "chapters/duel/chapter.yaml", 'en: "He salutes."', 'en: "The fencer salutes."')
    assert [finding.page for finding in routes(stage)] == ["E.1"]


def test_the_name_under_a_figure_tells_of_it(stage):
    change(stage, "chapters/duel/chapter.yaml", 'en: "He salutes."', 'en: "The fencer salutes."')
    assert routes(stage) == []


def test_a_writer_may_vouch_for_it(stage):
    change(stage, COURT, "E.1: {text:", "E.1: {knows: [glass], text:")
    change(stage, COURT, 'en: "Over."', 'en: "Over, said the glass."')
    assert routes(stage) == []


def test_a_fact_that_nothing_tells_or_names_is_found(stage):
    change(stage, "campaign.yaml", "facts:\n", "facts:\n  moon: {fr: [lune], en: [moon]}\n")
    found = {f.args["name"] for f in check_pack(stage).findings if f.code == "L281"}
    assert found == {"moon", "fencer", "glass"}  # the others are told, but no text names them
    change(stage, HALL, "tells: [glass]", "tells: [glas]")
    assert "L103" in {finding.code for finding in check_pack(stage).findings}


# -- warnings that are meant


def test_a_warning_that_is_meant_becomes_a_note_with_its_reason(stage):
    # Given a text that names what a route has not met, when the writer accepts it, then it is only described.
    change(stage, COURT, 'en: "Over."', 'en: "Over, said the glass."')
    change(stage, COURT, "pages:\n", "accepts: {L280: The court sees the panes.}\npages:\n")
    checked = check_pack(stage)
    (finding,) = [one for one in checked.findings if one.code == "L280"]
    assert finding.severity == "note"
    assert finding.remedy(words("en")) == "accepted: The court sees the panes."
    assert not [one for one in checked.findings if one.code == "L282"]


def test_a_reason_without_its_warning_is_told(stage):
    change(stage, COURT, "pages:\n", "accepts: {L280: No longer., L201: An error.}\npages:\n")
    found = [one for one in check_pack(stage).findings if one.code == "L282"]
    assert {one.args["code"] for one in found} == {"L280", "L201"}


# -- bounds that respect flags


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NOCTURNE_PACKS", str(tmp_path))
    new_pack("harbour", tmp_path)
    return tmp_path / "harbour"


def boons(folder: Path) -> Bounds:
    checked = check_pack(folder)
    assert checked.content is not None
    chapter = checked.content.chapters["ch.harbour_first"]
    return tally(Pack(folder, checked.content), chapter).total["boons"]


BOOK = "chapters/first/chapter.yaml"
TALK = "{talk: {npc: watchman}}"


def test_a_gift_that_ends_the_dialogue_is_given_once(harbour):
    change(harbour, BOOK, TALK, f"{TALK}, {{boons: 2}}")
    assert boons(harbour) == Bounds(0, 2)


def test_a_gift_in_a_dialogue_that_can_be_held_again_has_no_bound(harbour):
    change(harbour, BOOK, f", {TALK}", ", {boons: 2}")
    assert boons(harbour) == Bounds(0, None)


def test_a_flag_that_is_asked_for_and_set_makes_it_once(harbour):
    gift = "{boons: 2, if: {not: {flag: harbour_watchman_helped}}}"
    change(harbour, BOOK, "{item: item.harbour_key}, {flag: harbour_watchman_helped}, " + TALK,
           gift + ", {item: item.harbour_key}, {flag: harbour_watchman_helped}")  # fmt: skip
    assert boons(harbour) == Bounds(0, 2)


def test_a_gift_before_the_end_of_the_chapter_is_given_once(harbour):
    change(harbour, BOOK, f", {TALK}", ", {boons: 2}")
    path = harbour / BOOK
    head, two, rest = path.read_text("utf-8").partition("  D.watchman.2:\n")
    rest = rest.replace("end: dialogue", "goto: D.watchman.over", 1)
    over = "  D.watchman.over: {text: {fr: Fini., en: Over.}, end: chapter_success}\n"
    path.write_text(head + over + two + rest, "utf-8")
    assert boons(harbour) == Bounds(0, 2)


def test_a_clue_that_is_asked_for_and_given_makes_it_once(harbour):
    change(harbour, BOOK, f", {TALK}", ", {boons: 2}, {clue: 4}")
    guard = "if: {not: {clue: 4}}"
    change(harbour, BOOK, "difficulty: 2, success: D.watchman.2, failure: D.watchman.3}",
           f"difficulty: 2, success: D.watchman.2, failure: D.watchman.3}}\n        {guard}")  # fmt: skip
    change(harbour, BOOK, "if: {discipline: {id: presence}}",
           "if: {discipline: {id: presence}, not: {clue: 4}}")  # fmt: skip
    assert boons(harbour) == Bounds(0, 2)


def test_somebody_who_leaves_gives_once(harbour):
    change(harbour, BOOK, f", {TALK}", ", {boons: 2}, {remove: watchman}")
    assert boons(harbour) == Bounds(0, 2)


def test_ways_that_ask_for_the_flag_make_it_once(harbour):
    change(harbour, BOOK, f", {TALK}", ", {boons: 2}")
    guard = "if: {not: {flag: harbour_watchman_helped}}"
    change(harbour, BOOK, "difficulty: 2, success: D.watchman.2, failure: D.watchman.3}",
           f"difficulty: 2, success: D.watchman.2, failure: D.watchman.3}}\n        {guard}")  # fmt: skip
    change(harbour, BOOK, "if: {discipline: {id: presence}}",
           "if: {discipline: {id: presence}, not: {flag: harbour_watchman_helped}}")  # fmt: skip
    assert boons(harbour) == Bounds(0, 2)
