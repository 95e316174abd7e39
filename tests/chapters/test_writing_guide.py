"""docs/writing-chapters.md tells the truth: its example is a good pack that can be played, and its tables
name every code, condition, effect and command."""

import re
from pathlib import Path

import pytest

from nocturne.chapters.authoring.checking import check_pack
from nocturne.chapters.authoring.findings import SEVERITIES
from nocturne.chapters.authoring.trying import explore_chapter, play_alone, verdicts
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import VERBS
from nocturne.chapters.content.pack import MOST_FILES, MOST_PAGES, MOST_TOTAL, content
from nocturne.chapters.content.pages import WAYS_ON
from nocturne.chapters.game import game
from nocturne.chapters.playthrough import play_through
from nocturne.cli.arguments import CHAPTER_TOOLS

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "writing-chapters.md"
TEXT = GUIDE.read_text("utf-8")


def section(title: str) -> str:
    """The part of the guide under a heading."""
    found = re.search(rf"^(#+) {title}\n(.*?)(?=^\1 |\Z)", TEXT, re.M | re.S)
    assert found, title
    return found[2]


@pytest.fixture
def ferry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The example of the guide, as somebody would copy it file by file."""
    for file, text in re.findall(r"^```yaml (\S+\.yaml)\n(.*?)^```$", TEXT, re.M | re.S):
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as written:
            written.write(text)
    monkeypatch.setenv("NOCTURNE_PACKS", str(tmp_path))
    content.cache_clear()
    yield tmp_path / "ferry"
    content.cache_clear()


def test_the_example_has_no_mistakes(ferry):
    found = [one for one in check_pack(ferry).findings if one.severity != "note"]
    assert found == []


@pytest.mark.parametrize("size", [1, 4])
def test_every_page_of_the_example_can_be_read(ferry, size):
    (verdict,) = verdicts("ferry", [explore_chapter("ferry", "ch.ferry_crossing", size, 80)])
    assert verdict.good, (verdict.unread, verdict.explored.stuck, verdict.explored.faults)
    assert verdict.unseen == []


def test_the_example_is_played_to_its_end(ferry):
    bot = game.bots()["judgement"]
    played = play_through("ferry", 2, "guide", bot)
    assert played.problem == ""
    assert played.ending in ("ending.ferry_home", "ending.ferry_seen")
    assert play_alone("ferry", "ch.ferry_crossing", 1, "guide", bot).problem == ""


def test_every_code_is_in_the_table_with_its_kind():
    rows = re.findall(r"^\| (L\d+) \| (\w+) \|", section("Codes"), re.M)
    assert dict(rows) == SEVERITIES


def test_every_word_of_the_format_is_named():
    assert set(VERBS) <= set(re.findall(r"`(\w+)`", section("Effects")))
    keys = {name.rstrip("_") for name in Condition.__struct_fields__}
    assert keys <= set(re.findall(r"`(\w+)`", section("Conditions")))
    assert set(WAYS_ON) <= set(re.findall(r"`(\w+)`", section("Pages")))


def test_every_command_is_explained():
    for tool in CHAPTER_TOOLS:
        assert f"nocturne chapters {tool}" in TEXT, tool


def test_the_limits_are_those_of_the_reader():
    limits = section("What a pack cannot do")
    assert f"{MOST_FILES:,} files" in limits
    assert f"{MOST_PAGES:,} pages" in limits
    assert MOST_TOTAL == 16 << 20
    assert "sixteen megabytes" in limits
