"""Trying packs: exploring every page with every party, playing with bots, and what the command tells."""

import json
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.chapters.authoring.campaign_report import Line
from nocturne.chapters.authoring.checking import check_pack
from nocturne.chapters.authoring.histories import NEW, begin, histories
from nocturne.chapters.authoring.starting import new_pack
from nocturne.chapters.authoring.trying import (
    explore_chapter,
    in_band,
    play_alone,
    sizes_for,
    verdicts,
)
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.pack import content, find_pack
from nocturne.chapters.game import game
from nocturne.cli import main
from nocturne.kernel.words import words
from nocturne.shares import interval

BOOK = "chapters/depot/chapter.yaml"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A folder in which packs are found before all others, as long as the test lasts."""
    monkeypatch.setenv("NOCTURNE_LANG", "en")
    monkeypatch.setenv("NOCTURNE_PACKS", str(tmp_path))
    words.cache_clear()
    content.cache_clear()
    yield tmp_path
    content.cache_clear()
    words.cache_clear()


def changed(place: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the example pack with changes to its booklet."""
    folder = Path(shutil.copytree(find_pack("depot"), place / "quay"))
    for file in folder.rglob("*.yaml"):
        text = file.read_text("utf-8").replace("id: depot", "id: quay")
        file.write_text(text, "utf-8")
    path = folder / BOOK
    text = path.read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    path.write_text(text, "utf-8")
    return folder


# -- exploring


@pytest.mark.parametrize("size", [1, *(pytest.param(size, marks=pytest.mark.slow) for size in (2, 3, 4))])
@pytest.mark.slow
def test_every_page_of_the_example_is_read_by_every_party(size):
    trial = explore_chapter("depot", "ch.depot", size, 150)
    (verdict,) = verdicts("depot", [trial])
    assert verdict.good
    assert verdict.unseen == []
    assert trial.explored.outcomes == {"success", "failure"}
    assert trial.explored.whole


@pytest.mark.slow
def test_a_page_behind_an_impossible_condition_is_told(place):
    # Given a way that asks for a clue and for its absence: each is sound by itself,
    folder = changed(place, ("if: {clue: 1}, goto: E.3", "if: {clue: 1, not: {clue: 1}}, goto: E.3"))
    assert not check_pack(folder).refused
    # when the chapter is explored, then the page behind it was never read.
    trial = explore_chapter("quay", "ch.depot", 2, 150)
    (verdict,) = verdicts("quay", [trial])
    assert verdict.unread == ["E.3"]
    assert verdict.unseen == [("E.2", 0)]
    assert not verdict.good


def test_a_party_that_can_do_nothing_more_is_told_with_its_way(place):
    folder = changed(
        place,
        ("    combat: {enemies: [marek], win: E.6}", "    end: resume"),
        ("      - place: {npc: marek, at: H3, facing: SW}\n", "      - {hunger: 1}\n"),
        ("      - tracker: {id: dawn, start: 6, page: E.5}\n", ""),
    )
    path = folder / BOOK
    text = path.read_text("utf-8").replace("    repeatable: true\n", "")
    text = text.replace("profile: npc.odile, at: E4", 'name: {fr: "Odile", en: "Odile"}, type: human, at: E4')
    path.write_text(text, "utf-8")
    assert "L258" in {finding.code for finding in check_pack(folder).findings}
    trial = explore_chapter("quay", "ch.depot", 1, 150)
    assert trial.explored.stuck
    assert {step.split()[0] for step in trial.explored.stuck[0]} >= {"talk", "action"}
    assert verdicts("quay", [trial])[0].hopeless == [1]


def test_a_prologue_is_explored_by_its_character_alone():
    chapter = content("black_water").chapters["ch.prologue_harold"]
    assert sizes_for(chapter) == [1]
    trial = explore_chapter("black_water", chapter.id, 1, 100)
    assert trial.explored.pages == set(chapter.pages)


@pytest.mark.slow
@pytest.mark.parametrize("chapter", ["ch.breach_file", "ch.dawn_court", "ch.dawn_water", "ch.lamp_tower"])
def test_the_campaign_has_no_page_that_cannot_be_read(chapter):
    trial = explore_chapter("black_water", chapter, 2, 100)
    (verdict,) = verdicts("black_water", [trial])
    assert verdict.good, (verdict.unread, trial.explored.stuck, trial.explored.faults)


def test_a_coterie_begins_with_its_past():
    pack = Pack(find_pack("black_water"), content("black_water"))
    chapter = content("black_water").chapters["ch.lamp_tower"]
    rich = next(past for past in histories(pack, chapter) if past.name == "rich")
    state = begin("black_water", chapter.id, ("thomas", "nico"), rich, 1)
    assert set(rich.flags) <= set(state.campaign.coterie.flags)
    assert state.campaign.coterie.boons == 9
    assert all(vampire.hex is not None for vampire in state.play.vampires.values())
    assert list(game.check(state)) == []
    fresh = begin("black_water", chapter.id, ("thomas",), NEW, 1)
    assert fresh.campaign.coterie.flags == ()


# -- playing


def test_a_chapter_is_played_by_itself():
    bot = game.bots()["judgement"]
    played = play_alone("depot", "ch.depot", 2, "a", bot)
    assert played.problem == ""
    assert len(played.tries) == 1
    assert played.tries[0].rounds > 0
    assert played.read[0] == "ch.depot/E.1"


@given(st.integers(1, 500))
def test_a_chapter_won_always_or_never_fits_a_band_that_says_so(games):
    assert interval(games, games)[1] == 100.0
    assert interval(0, games)[0] == 0.0


@given(st.integers(0, 200), st.integers(1, 200))
def test_the_interval_holds_the_share_and_narrows(won, games):
    won = min(won, games)
    low, high = interval(won, games)
    assert 0 <= low <= 100 * won / games + 1e-9
    assert 100 * won / games - 1e-9 <= high <= 100
    wider = interval(won, games)
    narrower = interval(4 * won, 4 * games)
    assert narrower[1] - narrower[0] <= wider[1] - wider[0] + 1e-9


@pytest.mark.parametrize(
    ("won", "games", "band", "fits"),
    [
        (9, 10, (45, 90), True),
        (10, 10, (45, 90), True),  # ten victories may be chance
        (100, 100, (45, 90), False),
        (0, 10, (45, 90), False),
        (2, 10, (45, 90), True),
        (20, 100, (45, 90), False),
        (0, 0, (45, 90), True),
    ],
)
def test_a_band_is_missed_only_beyond_chance(won, games, band, fits):
    assert in_band(Line("ch.depot", 2, first=games, won_first=won, band=band)) is fits


# -- the command


@pytest.mark.slow
def test_a_new_pack_passes_the_trial(place, capsys):
    new_pack("harbour", place)
    assert main(["chapters", "test", str(place / "harbour"), "--games", "2", "--seats", "1,2"]) == 0
    out = capsys.readouterr().out
    assert "15 of 15 pages read" in out
    assert "The pack passes" in out
    assert "⟦" not in out


def test_a_pack_with_errors_is_not_played(place, capsys):
    folder = changed(place, ("goto: D.odile.4", "goto: D.odile.9"))
    assert main(["chapters", "test", str(folder), "--games", "1"]) == 1
    assert "L201" in capsys.readouterr().out


def test_a_band_nobody_keeps_refuses_the_pack(place, capsys):
    folder = new_pack("harbour", place)[0].parent
    path = folder / "chapters" / "first" / "chapter.yaml"
    text = path.read_text("utf-8").replace("band: {win: [40, 100]}", "band: {win: [0, 1]}")
    path.write_text(text, "utf-8")
    arguments = ["chapters", "test", str(folder), "--games", "4", "--seats", "4", "--states", "20", "--json"]
    assert main(arguments) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["good"] is False
    assert told["explored"][0]["good"] is True
    (line,) = told["played"]
    assert line["band"] == [0, 1]
    assert line["fits"] is False


def test_only_exploring_is_possible(place, capsys):
    new_pack("harbour", place)
    assert main(["chapters", "test", "harbour", "--games", "0", "--seats", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["played"] == []
    assert told["explored"][0]["unread"] == []


def test_one_chapter_is_tried_by_itself(place, capsys):
    new_pack("harbour", place)
    arguments = ["chapters", "test", "harbour", "--games", "2", "--seats", "2", "--json", "--chapter"]
    assert main([*arguments, "harbour_first"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(line["chapter"], line["alone"]) for line in told["played"]] == [("ch.harbour_first", True)]
    assert [one["chapter"] for one in told["explored"]] == ["ch.harbour_first"]


def test_a_chapter_that_is_not_there_is_told_with_those_that_are(place, capsys):
    new_pack("harbour", place)
    assert main(["chapters", "test", "harbour", "--chapter", "second"]) == 2
    assert "ch.harbour_first" in capsys.readouterr().err


def test_the_named_folder_comes_before_packs_of_its_name(place, capsys):
    other = place / "elsewhere"
    other.mkdir()
    new_pack("harbour", place)
    shutil.copytree(place / "harbour", other / "harbour")
    path = other / "harbour" / "chapters" / "first" / "chapter.yaml"
    path.write_text(path.read_text("utf-8").replace("end: chapter_success", "end: resume"), "utf-8")
    assert main(["chapters", "test", str(other / "harbour"), "--games", "0"]) == 1
    assert "L210" in capsys.readouterr().out
    assert os.environ["NOCTURNE_PACKS"].split(os.pathsep)[0] == str(other)
