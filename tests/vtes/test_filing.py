"""A card's scenarios lie where its clan, type, Discipline or first letter says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nocturne.kernel import strict_yaml
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.filing import place_of

SCENARIOS = Path(__file__).resolve().parent.parent / "scenarios" / "vtes" / "cards"


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
