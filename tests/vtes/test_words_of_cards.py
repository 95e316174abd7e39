"""The vocabulary of effects: every word is used by a card that a scenario plays."""

from __future__ import annotations

import typing
from functools import cache

import pytest

from nocturne.vtes.cards import coverage
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.trees import stored_trees

WORDS = sorted(
    word.__name__
    for group in (v.Effect, v.Condition, v.Amount)
    for word in typing.get_args(group)
    if isinstance(word, type) and issubclass(word, v.Tree)
)


@cache
def users() -> dict[str, list[int]]:
    """By word: the cards whose trees use it."""
    found: dict[str, list[int]] = {}
    for key, tree in stored_trees().items():
        for word in set(_words(tree)):
            found.setdefault(word, []).append(key)
    return found


def _words(node: object) -> typing.Iterator[str]:
    if isinstance(node, tuple):
        for part in node:
            yield from _words(part)
    elif isinstance(node, (v.Tree, v.CardTree, v.MergedTree)):
        yield type(node).__name__
        for field in node.__struct_fields__:
            yield from _words(getattr(node, field))


@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_played_in_a_scenario(word: str):
    cards = catalogue()
    assert any(key in cards and coverage.tests_of(cards[key]) for key in users().get(word, ()))
