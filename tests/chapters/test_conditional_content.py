"""What depends on what was done: endings, paragraphs of a conclusion, people of the set-up."""

from pathlib import Path

import pytest

from nocturne.chapters.authoring.checking import check_pack
from nocturne.chapters.authoring.histories import History, begin
from nocturne.chapters.authoring.starting import new_pack
from nocturne.chapters.content.pack import content
from nocturne.chapters.events.campaign import ChapterWon, StoryTold
from nocturne.chapters.rules.campaign.campaign import Campaigning
from nocturne.chapters.rules.campaign.play import won
from nocturne.chapters.state import ChaptersState
from nocturne.chapters.view.naming import name
from nocturne.kernel.engine import advance
from nocturne.kernel.words import words

CHAPTER = "ch.harbour_first"


@pytest.fixture
def harbour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("NOCTURNE_PACKS", str(tmp_path))
    monkeypatch.setenv("NOCTURNE_LANG", "en")
    new_pack("harbour", tmp_path)
    path = tmp_path / "harbour" / "chapters" / "first" / "chapter.yaml"
    text = path.read_text("utf-8").replace("at: C1, facing: S", "at: C1, if: {breaches: 1}, facing: S")
    path.write_text(text, "utf-8")
    content.cache_clear()
    yield tmp_path / "harbour"
    content.cache_clear()


def finish(past: History) -> tuple[ChaptersState, list[str]]:
    """A chapter won at once after a past; gives the state and the texts read."""
    state = begin("harbour", CHAPTER, ("thomas", "nico"), past, 1)
    state.stack = [Campaigning(step=1)]  # as a campaign stands when a chapter is over
    won(state)
    told = [one.event for one in state.emitted]
    texts = [event.text for event in told if isinstance(event, StoryTold)]
    texts = [event.conclusion for event in told if isinstance(event, ChapterWon)] + texts
    assert advance(state) == []
    return state, texts


def test_the_first_ending_that_fits_is_taken(harbour):
    state, _ = finish(History("loud", breaches=1))
    assert state.ending == "ending.loud"
    state, _ = finish(History("quiet"))
    assert state.ending == "ending.quiet"


def test_paragraphs_recall_what_was_done(harbour):
    _, texts = finish(History("helped", flags=("harbour_watchman_helped",)))
    assert texts == [f"chapter/{CHAPTER}/conclusion", f"chapter/{CHAPTER}/conclusion/0"]
    assert "watchman counts" in name(f"text:{texts[1]}", words("en"), None)
    assert "veilleur compte" in name(f"text:{texts[1]}", words("fr"), None)
    _, texts = finish(History("quiet"))
    assert texts == [f"chapter/{CHAPTER}/conclusion"]


def test_people_of_the_set_up_may_stay_away(harbour):
    there = begin("harbour", CHAPTER, ("thomas",), History("loud", breaches=1), 1)
    assert there.play.npcs["cat"].hex is not None
    away = begin("harbour", CHAPTER, ("thomas",), History("quiet"), 1)
    assert away.play.npcs["cat"].hex is None
    assert not away.play.npcs["cat"].gone  # a page may still place it


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("at: C1, if: {breaches: 1}, facing: S", "if: {breaches: 1}", "L111"),
        ("at: C1, if: {breaches: 1}", "at: C1, if: {flag: nobody_sets_this}", "L250"),
        ("{if: {breaches: 1}, ending: ending.loud}", "{ending: ending.loud}", "L214"),
        ("{if: {breaches: 1}, ending: ending.loud}", "{if: {breaches: 1}, ending: ending.lost}", "L103"),
        ("- if: {flag: harbour_watchman_helped}", "- if: {}", "L109"),
    ],
)
def test_mistakes_in_conditions_are_told(harbour, old, new, code):
    path = harbour / "chapters" / "first" / "chapter.yaml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    assert code in {finding.code for finding in check_pack(harbour).findings}
