"""Positions: what their page says is true, and mistakes in them are found and named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from nocturne.chapters.position import written
from nocturne.kernel.errors import BadPosition
from nocturne.lab.scenario import parse_scenarios, run_scenario
from tests.chapters.playing import at, one

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "chapters-positions.md").read_text("utf-8")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_documentation_hold(example):
    (case,) = parse_scenarios(example, "chapters-positions.md")
    outcome = run_scenario(case)
    assert outcome.passed, outcome


def test_every_word_of_a_position_is_documented():
    for name in ("Character", "Npc", "Token", "Tracker", "Coterie", "Combat", "Page"):
        words = getattr(written, f"{name}At").__struct_fields__
        assert [word for word in words if not re.search(rf"\b{word}\b", PAGE)] == []
    words = written.ChaptersPosition.__struct_fields__
    assert [word for word in words if f"`{word}" not in PAGE] == []


CHARACTER = one("thomas", "C4")
MISTAKES: list[tuple[dict[str, Any], str, tuple[Any, ...]]] = [
    ({"characters": []}, "players", ("characters",)),
    ({"characters": [{"character": "nobody"}]}, "unknown", ("characters", 0, "character")),
    ({"characters": [CHARACTER, one("thomas", "D4")]}, "twice", ("characters",)),
    ({"characters": [{**CHARACTER, "at": "Z9"}]}, "hex", ("characters", 0, "at")),
    ({"characters": [{**CHARACTER, "facing": "W"}]}, "facing", ("characters", 0, "facing")),
    ({"characters": [{**CHARACTER, "hunger": 9}]}, "range", ("characters", 0, "hunger")),
    ({"characters": [{**CHARACTER, "skills": {"cooking": 1}}]}, "unknown", ("characters", 0, "skills")),
    ({"characters": [{**CHARACTER, "skills": {"brawl": 7}}]}, "range", ("characters", 0, "skills", "brawl")),
    ({"characters": [{**CHARACTER, "tokens": {"joy": 1}}]}, "unknown", ("characters", 0, "tokens")),
    ({"characters": [{**CHARACTER, "items": ["item.moon"]}]}, "unknown", ("characters", 0, "items")),
    ({"characters": [{**CHARACTER, "hand": ["card.moon"]}]}, "unknown", ("characters", 0, "hand")),
    ({"characters": [{**CHARACTER, "initiative": 8}]}, "range", ("characters", 0, "initiative")),
    ({"characters": [CHARACTER, one("aren", "C4")]}, "shared", ("characters",)),
    ({"npcs": {"brute": {"at": "C4"}}}, "shared", ("npcs", "brute")),
    ({"npcs": {"brute": {"at": "E1"}}}, "shared", ("npcs", "brute")),  # a zone's token lies there
    ({"npcs": {"moon": {"at": "D4"}}}, "unknown", ("npcs", "moon")),
    ({"npcs": {"brute": {"at": "D4", "initiative": 7}}}, "range", ("npcs", "brute", "initiative")),
    ({"chapter": "ch.moon"}, "unknown", ("chapter",)),
    ({"tile": "tile.moon"}, "unknown", ("tile",)),
    ({"allies": ["thomas"]}, "twice", ("allies",)),
    ({"allies": ["aren", "samuel", "nico", "jade"]}, "range", ("allies",)),
    ({"allies": ["aaron"]}, "unknown", ("allies",)),
    ({"difficulty": ["harder"]}, "unknown", ("difficulty",)),
    ({"coterie": {"breaches": 5}}, "range", ("coterie", "breaches")),
    ({"coterie": {"completed": ["ch.moon"]}}, "unknown", ("coterie", "completed")),
    ({"trackers": [{"id": "a", "left": 0, "page": "E.start"}]}, "range", ("trackers", 0, "left")),
    ({"turn": "thomas", "page": {"page": "E.win"}}, "several", ("page",)),
    ({"turn": "aren"}, "unknown", ("turn",)),
    ({"page": {"page": "E.moon"}}, "unknown", ("page", "page")),
    ({"combat": {"enemies": ["moon"]}}, "unknown", ("combat", "enemies", 0)),
    (
        {"npcs": {"brute": {"at": "D4", "card": "ghoul.moon"}}, "combat": {"enemies": ["brute"]}},
        "unknown",
        ("npcs", "brute", "card"),
    ),
    (
        {
            "npcs": {"brute": {"at": "D4"}, "hound": {"at": "F4", "card": "animal.maul"}},
            "combat": {"enemies": ["brute"]},
        },
        "no-fighter",
        ("npcs", "hound", "card"),
    ),
]


@pytest.mark.parametrize(("written", "message", "place"), MISTAKES)
def test_a_mistake_in_a_position_is_found_and_named(written, message, place):
    with pytest.raises(BadPosition) as raised:
        at(**{"characters": [CHARACTER], **written})
    assert raised.value.message == f"chapters-position-{message}"
    assert raised.value.at == place
    assert "⟦" not in str(raised.value)
