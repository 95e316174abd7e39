"""docs/writing-chapters.md tells the truth: its example is a good pack that can be played, and its tables
name every code, condition, effect and command."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nocturne.chapters.authoring.checking import check_pack
from nocturne.chapters.authoring.findings import SEVERITIES
from nocturne.chapters.authoring.playthrough import play_through
from nocturne.chapters.authoring.trying import explore_chapter, play_alone, verdicts
from nocturne.chapters.content.campaign import Envelope, Fact, Interlude, Memory
from nocturne.chapters.content.chapter import Conclusion, SetUp, SetUpNpc
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import VERBS, Effect
from nocturne.chapters.content.pack import MOST_FILES, MOST_PAGES, MOST_TOTAL, content
from nocturne.chapters.content.pages import WAYS_ON, Page, ways_on
from nocturne.chapters.game import game
from nocturne.cli.arguments import CHAPTER_TOOLS
from nocturne.kernel.strict_yaml import parse

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


def test_the_things_of_the_wharf_have_no_mistakes(ferry):
    # Given the pack of cards, people and dice the guide shows, when it is checked, then nothing is found.
    checked = check_pack(ferry.parent / "wharf")
    assert [one for one in checked.findings if one.severity != "note"] == []
    wharf = checked.content
    assert wharf is not None
    assert len(wharf.profiles["npc.wharf_harbourmaster"].phases) == 1
    assert "hunt.wharf_nets" in wharf.hunts
    assert {"disc.wharf_undertow", "disc.wharf_still_water"} <= set(wharf.disciplines)
    assert [one.dice for one in wharf.effects["eff.wharf_soaked"].modifiers] == [-1, 0]
    assert wharf.items["item.wharf_flask"].blood == 1
    assert wharf.shop is not None
    assert [(ware.item, ware.price) for ware in wharf.shop.wares][:1] == [("item.wharf_flask", 2)]
    assert wharf.combat_cards["card.wharf_boathook"].attack_dice == 1
    assert "wharf_gulls" in wharf.decks
    assert wharf.dice is not None
    assert (len(wharf.dice.black), len(wharf.dice.red)) == (10, 10)


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


FRAGMENTS = re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.M | re.S)


@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_every_fragment_is_written_as_the_format_wants_it(fragment):
    """The short examples: each block in them that the format knows by its name is one."""
    found = parse(fragment, "guide").value or {}
    assert isinstance(found, dict)
    kinds: dict[str, Any] = {
        "pages": dict[str, Page], "setup": SetUp, "npcs": tuple[SetUpNpc, ...], "conclusion": Conclusion,
        "interludes": tuple[Interlude, ...], "envelopes": dict[int, Envelope], "facts": dict[str, Fact],
        "effects": tuple[Effect, ...], "breach_chapters": dict[int, str],
        "accepts": dict[str, str], "memories": tuple[Memory, ...],
    }  # fmt: skip
    for key, value in found.items():
        kind = kinds.get(key) or (Page if re.match(r"(D|E|IN)\.", key) else None)
        assert kind is not None, key
        if kind is Page and not ways_on(convert({**value, "end": value.get("end")}, Page)):
            value = {**value, "end": "resume"}
        convert(value, kind)


def convert(value: Any, kind: Any) -> Any:
    return msgspec.convert(value, kind, str_keys=True)


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
