"""What a person types means one choice, however it is written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.cli.matching import Named, chosen, meant, plain

CHOICES = [
    Named("pass", "Laisser brûler"),
    Named("snuff:1", "Souffler une chandelle d’Ada"),
    Named("snuff:2", "Souffler une chandelle de Bram"),
    Named("play:11", "Jouer 11"),
    Named("play:1", "Jouer 1"),
]
labels = st.text(alphabet="abcdeéÉ ’'-17", min_size=1, max_size=12).filter(lambda text: plain(text) != "")


def keys(text: str) -> list[str]:
    return [CHOICES[i].key for i in chosen(text, CHOICES)]


def test_a_number_is_the_place_in_the_list():
    assert keys("1") == ["pass"]
    assert keys(" 4 ") == ["play:11"]


def test_a_number_beyond_the_list_may_be_part_of_a_label():
    assert keys("11") == ["play:11"]


def test_a_key_is_taken_as_it_stands():
    assert keys("play:1") == ["play:1"]


def test_case_accents_and_quotes_do_not_matter():
    assert keys("BRULER") == ["pass"]
    assert keys("d'ada") == ["snuff:1"]


def test_whole_words_go_before_parts_of_words():
    assert keys("jouer 1") == ["play:1"]


def test_words_may_come_in_any_order():
    assert keys("bram souffler") == ["snuff:2"]


def test_several_are_told_apart_and_nothing_is_nothing():
    assert keys("souffler") == ["snuff:1", "snuff:2"]
    assert keys("voler") == []
    assert keys("   ") == []


@given(st.lists(labels, min_size=1, max_size=6, unique_by=plain), st.data())
def test_a_whole_label_always_finds_its_choice(texts: list[str], data: st.DataObject):
    things = [Named(f"key:{i}", text) for i, text in enumerate(texts)]
    i = data.draw(st.integers(0, len(things) - 1))
    # A few letters have no capital of their own (the dotless i becomes a plain I): typed so, they are others.
    typed = texts[i].upper() if plain(texts[i].upper()) == plain(texts[i]) else texts[i]
    assert meant(typed, things) == [i]


@given(st.lists(labels, max_size=6), st.text(max_size=8))
@pytest.mark.slow
def test_whatever_is_typed_gives_places_in_the_list(texts: list[str], typed: str):
    things = [Named(f"key:{i}", text) for i, text in enumerate(texts)]
    found = chosen(typed, things)
    assert all(0 <= i < len(things) for i in found)
    assert len(set(found)) == len(found)
