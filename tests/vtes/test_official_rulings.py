"""The official rulings on single cards and on groups of cards are read whole."""

from __future__ import annotations

from pathlib import Path

import yaml

from nocturne.vtes.cards.catalogue import catalogue, installed
from nocturne.vtes.rulings import groups, rulings_of, rulings_on


def file(name: str) -> dict[str, dict[str, str]]:
    read: dict[str, dict[str, str]] = yaml.safe_load(Path(installed().cards, name).read_text("utf-8"))
    return read


def test_every_ruling_of_the_installed_list_is_on_its_card():
    written = file("rulings.yaml")
    own = sum(len(texts) for key, texts in written.items() if not key.startswith("G"))
    by_group = sum(len(members) * len(written[key]) for key, members in file("groups.yaml").items())
    every = [ruling for card in catalogue() for ruling in rulings_on(card.id)]
    assert own > 2000
    assert by_group > 3000
    assert sum(not ruling.group for ruling in every) == own
    assert sum(bool(ruling.group) for ruling in every) == by_group


def test_a_card_whose_name_has_a_colon_has_its_own_rulings():
    """Its key stands in quotes in the file."""
    card = catalogue().named("Powerbase: Tshwane")
    before = catalogue().named("Powerbase: Savannah")
    assert rulings_on(card.id)
    assert not {ruling.id for ruling in rulings_on(card.id)} & {ruling.id for ruling in rulings_on(before.id)}


def test_a_ruling_on_a_group_says_which_effect_and_which_group():
    members = groups()
    ruling = next(one for one in rulings_on(101215) if one.group == "G00001")
    assert 101215 in members["G00001"]
    assert ruling.level == "[DOM]"
    assert f"[DOM] {ruling.text} ({ruling.title})" in rulings_of(101215)


def test_a_ruling_is_known_by_its_text_and_not_by_its_place():
    every = {ruling.id: ruling.text for card in catalogue() for ruling in rulings_on(card.id)}
    assert len(set(every.values())) <= len(every)
    for card in catalogue():
        ids = [ruling.id for ruling in rulings_on(card.id)]
        assert len(set(ids)) == len(ids), card.name
