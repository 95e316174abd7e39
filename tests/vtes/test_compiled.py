"""What trees say becomes closures: every word of the vocabulary has one, and each node is read once."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.context import effects_at
from nocturne.vtes.rules import load_all
from nocturne.vtes.rules.text.effects.resolve import EFFECTS, compiled_at
from nocturne.vtes.rules.text.queries.amounts import NUMBERS
from nocturne.vtes.rules.text.queries.compiled import Closures
from nocturne.vtes.rules.text.queries.conditions import TESTS
from nocturne.vtes.rules.text.queries.predicates import (
    AMONG,
    AS_PLAYED,
    ELSEWHERE,
    IN_PLAY,
    OF_CARDS_PLAYED,
    ONLY_ELSEWHERE,
    ONLY_IN_PLAY,
    PRINTED,
)
from nocturne.vtes.rules.text.queries.roles import PARTIES, ROLES
from nocturne.vtes.rules.text.queries.untouched import guard_makers


@pytest.mark.parametrize(
    ("words", "known"),
    [
        (v.Condition, TESTS.kinds),
        (v.Amount, NUMBERS.kinds),
        (v.Effect, EFFECTS.kinds),
        (v.Role, lambda: frozenset(ROLES)),
        (v.Party, lambda: frozenset(PARTIES)),
    ],
    ids=["conditions", "amounts", "effects", "roles", "parties"],
)
def test_every_word_of_the_vocabulary_has_a_meaning(words: Any, known: Any) -> None:
    load_all()

    assert set(get_args(words)) - {int} == known()


PREDICATES: set[type] = {*get_args(v.Predicate)}


def test_every_predicate_is_checked_on_cards_in_play_or_means_nothing_there() -> None:
    load_all()

    assert {*PRINTED, *IN_PLAY, *AMONG} | ONLY_ELSEWHERE == PREDICATES
    assert ONLY_ELSEWHERE.isdisjoint({*PRINTED, *IN_PLAY, *AMONG})


def test_every_predicate_is_checked_on_cards_elsewhere_or_means_nothing_there() -> None:
    load_all()

    assert {*PRINTED, *ELSEWHERE} | ONLY_IN_PLAY == PREDICATES
    assert ONLY_IN_PLAY.isdisjoint({*PRINTED, *ELSEWHERE})


def test_a_predicate_is_checked_somewhere() -> None:
    load_all()

    assert {*PRINTED, *IN_PLAY, *AMONG, *ELSEWHERE, *AS_PLAYED} == PREDICATES
    assert {*AS_PLAYED} >= OF_CARDS_PLAYED


def test_a_node_becomes_a_closure_once() -> None:
    closures: Closures[list[v.Tree]] = Closures()
    closures.register(v.Not, lambda node: [node])
    one, alike = v.Not(v.HasEdge("you")), v.Not(v.HasEdge("you"))

    made = closures.of(one)

    assert closures.of(one) is made
    assert closures.of(alike) is not made


def test_nodes_made_on_the_fly_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nocturne.vtes.rules.text.queries.compiled._MOST", 3)
    closures: Closures[v.Tree] = Closures()
    closures.register(v.Chosen, lambda node: node)

    made = [closures.of(node) for node in [v.Chosen(number) for number in range(10)]]

    assert [node.times for node in made if isinstance(node, v.Chosen)] == list(range(10))
    assert len(closures) <= 3


def test_the_effects_of_a_list_are_made_ready_once() -> None:
    """Govern the Unaligned bleeds: its list of effects is compiled at its first resolution."""
    load_all()
    key = catalogue().named("Govern the Unaligned").id

    first = compiled_at(key, "modes.0.effects")

    assert len(first) == len(effects_at(key, "modes.0.effects")) > 0
    assert compiled_at(key, "modes.0.effects") is first
    assert list(first) == [EFFECTS.of(effect) for effect in effects_at(key, "modes.0.effects")]


def test_only_guards_that_can_apply_are_asked() -> None:
    """An effect that names no card cannot be kept from anybody whom its card does not affect."""
    untouched, *_ = guard_makers

    assert untouched(v.GainPool("you", 1)) is None
    assert untouched(v.Lock("target")) is not None
