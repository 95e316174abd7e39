"""Rulings that correct what old printings of a vampire say: the facts the engine plays with."""

from __future__ import annotations

import pytest

from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.printed import CryptCard


def vampire(name: str) -> CryptCard:
    card = catalogue().named(name)
    assert isinstance(card, CryptCard)
    return card


@pytest.mark.rule("Antoinette DuChamp/1")
def test_antoinette_duchamp_is_of_group_2_and_capacity_1() -> None:
    card = vampire("Antoinette DuChamp")
    assert (card.group, face_of(card.id).capacity) == (2, 1)


@pytest.mark.rule("Brachah/1")
def test_brachah_has_superior_presence_and_no_potence() -> None:
    disciplines = face_of(vampire("Brachah").id).disciplines
    assert disciplines["pre"] == 2
    assert "pot" not in disciplines


@pytest.mark.rule("Hector Sosa/1")
def test_hector_sosa_has_superior_potence() -> None:
    assert face_of(vampire("Hector Sosa").id).disciplines["pot"] == 2


@pytest.mark.rule("Imogen/2")
def test_imogen_has_capacity_9() -> None:
    assert face_of(vampire("Imogen").id).capacity == 9


@pytest.mark.parametrize(
    ("name", "group"),
    [
        pytest.param("Elena Gutierrez", 3, marks=pytest.mark.rule("Elena Gutierrez/1")),
        pytest.param("Kestrelle Hayes", 5, marks=pytest.mark.rule("Kestrelle Hayes/1")),
    ],
)
def test_groups_are_those_of_the_right_printing(name: str, group: int) -> None:
    assert vampire(name).group == group
