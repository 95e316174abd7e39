"""A card's tree and its scenarios lie where its clan, type, Discipline or first letter says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import nocturne.vtes.cards
from nocturne.kernel import strict_yaml
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.filing import place_of

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios" / "vtes" / "cards"
STORED = Path(nocturne.vtes.cards.__file__).parent / "stored"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("Govern the Unaligned", "library/action/dominate"),
        ("Blood Doll", "library/master/b"),
        (".44 Magnum", "library/equipment/digits"),
        ("Étienne Fauberge", "crypt/ravnos"),
        ("Ancestor's Insight", "library/action-modifier/auspex"),
    ],
)
def test_a_card_is_filed_by_what_is_printed_on_it(name: str, place: str):
    card = catalogue().find(name)
    assert card is not None
    assert place_of(card) == place


def test_every_tree_lies_in_the_file_of_its_card_under_its_name():
    misplaced = []
    for file in sorted(STORED.rglob("*.yaml")):
        place = file.relative_to(STORED).with_suffix("").as_posix()
        named = re.findall(r"^# (.*)\n- card: (\d+)$", file.read_text("utf-8"), re.MULTILINE)
        assert len(named) == len(re.findall(r"^- ", file.read_text("utf-8"), re.MULTILINE)), file
        for name, key in named:
            card = catalogue()[int(key)]
            if place_of(card) != place or name != card.unique_name:
                misplaced.append(f"{name} in {place}; it belongs in {place_of(card)} as {card.unique_name}")
    assert not misplaced


@pytest.mark.parametrize(
    "file", sorted(SCENARIOS.rglob("*.yaml")), ids=lambda file: file.relative_to(SCENARIOS).as_posix()
)
def test_every_scenario_of_a_file_plays_a_card_of_that_file(file: Path):
    place = file.relative_to(SCENARIOS).with_suffix("").as_posix()
    strangers = []
    for case in strict_yaml.read(file).value["cases"]:
        found = (catalogue().find(name) for name in _names(case.get("position")))
        if not any(card is not None and place_of(card) == place for card in found):
            strangers.append(case["title"])
    assert not strangers, f"these cases name no card that is filed under {place}"


def _names(value: Any) -> Iterator[str]:
    """Every word of a position that may be a card's name."""
    match value:
        case dict():
            for each in value.values():
                yield from _names(each)
        case list():
            for each in value:
                yield from _names(each)
        case str():
            yield value
        case _:
            return
