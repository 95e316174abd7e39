"""Whether a card is good or bad for what it is put on: the player of judgement reads it off the tree."""

from __future__ import annotations

import pytest

from nocturne.vtes.bot.polarity import hurts
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.faces import face_of


@pytest.mark.parametrize("name", ["Fame", "Haven Uncovered", "Misdirection", "Seduction"])
def test_a_burden_is_put_on_others(name: str):
    assert hurts(face_of(catalogue().named(name).id))


@pytest.mark.parametrize("name", ["Blood Doll", "Vessel", "Minion Tap", "Villein", "Giant's Blood"])
def test_a_boon_is_put_on_ones_own(name: str):
    assert not hurts(face_of(catalogue().named(name).id))
