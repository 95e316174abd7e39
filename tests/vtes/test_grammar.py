"""The grammar: every token counts, every production is used, and what it makes of a text says the same as the
stored tree of that card."""

from __future__ import annotations

import contextlib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.kernel.strict_yaml import read as read_yaml
from nocturne.kernel.words import words
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.grammar import Compiled, Refusal, compile_card
from nocturne.vtes.cards.grammar.chart import parse_pattern
from nocturne.vtes.cards.grammar.context import RULES, Context
from nocturne.vtes.cards.grammar.cross import normal
from nocturne.vtes.cards.grammar.readable import readable
from nocturne.vtes.cards.grammar.sentence import Unread, read
from nocturne.vtes.cards.grammar.tokens import tokens_of
from nocturne.vtes.cards.trees import stored_trees


@cache
def made() -> dict[int, Compiled]:
    return {card.id: result for card, result in readable()}


def tree_of_text(name: str, text: str) -> Any:
    """What the grammar makes of a sentence on a crypt card of that name."""
    card = catalogue().named(name)
    return read("text", tokens_of(text), Context(card))[0]


# -- tokens


def test_every_token_must_be_taken() -> None:
    """Given a sentence that is understood, when any word is added to it or dropped from it, then it is
    refused, or means something else."""
    text = "Aisha gets +1 strength in combat with a titled vampire"
    whole = tree_of_text("Aisha", text)
    parts = text.split()
    for at in range(len(parts)):
        for changed in ([*parts[:at], *parts[at + 1 :]], [*parts[:at], "merry", *parts[at:]]):
            with contextlib.suppress(Unread):
                assert tree_of_text("Aisha", " ".join(changed)) != whole, changed


@given(
    st.sampled_from(sorted(made())), st.integers(0, 60), st.sampled_from(["not", "other", "unless", "twice"])
)
def test_a_strange_word_anywhere_changes_or_refuses_the_card(key: int, at: int, word: str) -> None:
    card = catalogue()[key]
    if key not in catalogue().crypt or not catalogue().crypt[key].special_text:
        return
    text = catalogue().crypt[key].special_text
    tokens = tokens_of(text)
    start = tokens[at % len(tokens)].start
    from msgspec.structs import replace

    other = compile_card(replace(card, special_text=f"{text[:start]}{word} {text[start:]}"))
    assert isinstance(other, Refusal) or other.tree != made()[key].tree


def test_a_refusal_tells_the_words_that_were_not_understood() -> None:
    refusal = compile_card(catalogue().named("Agaitas, The Scholar of Antiquities"))
    assert isinstance(refusal, Refusal)
    assert refusal.words
    assert refusal.words in refusal.where


def test_a_pronoun_needs_its_antecedent() -> None:
    """ "She" is the vampire herself only where nobody else was spoken of."""
    with pytest.raises(Unread):
        tree_of_text("Aisha", "She gets +1 strength")
    card = catalogue().named("Aisha")
    assert read("text", tokens_of("She gets +1 strength"), Context(card, spoken_of=True))[0] == tree_of_text(
        "Aisha", "Aisha gets +1 strength"
    )


def test_patterns_must_be_balanced() -> None:
    with pytest.raises(ValueError, match="unbalanced"):
        parse_pattern("a {b")


# -- productions

EXAMPLES = read_yaml(Path(__file__).parent / "productions.yaml").value


def test_every_production_has_its_example() -> None:
    assert sorted(EXAMPLES) == sorted(RULES.names())


@pytest.mark.parametrize("production", sorted(EXAMPLES))
def test_a_production_reads_its_example(production: str) -> None:
    result = compile_card(catalogue().named(EXAMPLES[production]))
    assert isinstance(result, Compiled)
    assert production in result.used


# -- against the stored trees

_DIFFERENT: dict[str, str] = {}
"""Cards whose two trees are written differently, and why that is no difference."""


@pytest.mark.slow
def test_the_grammar_and_the_stored_trees_say_the_same() -> None:
    differing = [
        catalogue()[key].unique_name
        for key, result in made().items()
        if key in stored_trees() and normal(result.tree) != normal(stored_trees()[key])
    ]
    assert sorted(differing) == sorted(_DIFFERENT)


def test_every_card_that_the_grammar_reads_has_a_tree() -> None:
    assert [catalogue()[key].unique_name for key in made() if key not in stored_trees()] == []


# -- names


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_name_the_grammar_gives_has_a_message(language: str) -> None:
    speak = words(language)
    missing: set[str] = set()
    for result in made().values():
        tree = result.tree
        parts: tuple[v.Ability | v.ActionAbility, ...] = (*tree.abilities, *tree.actions)
        missing |= {part.name for part in parts if part.name and not speak.has(f"vtes-ability-{part.name}")}
        missing |= {mode.name for mode in tree.modes if mode.name and not speak.has(f"vtes-mode-{mode.name}")}
    assert missing == set()
