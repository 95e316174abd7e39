"""Answers are kept while a state stands still, and not a moment longer."""

from __future__ import annotations

import pytest

from nocturne.kernel.errors import RulesFault
from nocturne.kernel.memo import answers_of, checked, unchanged
from nocturne.kernel.table import new_game


def test_answers_are_kept_inside_a_block_only() -> None:
    state = new_game("candles").state
    assert answers_of(state) is None
    with unchanged(state):
        kept = answers_of(state)
        assert kept == {}
        kept["lit"] = 3
        assert answers_of(state) == {"lit": 3}
    with unchanged(state):
        assert answers_of(state) == {}
    assert answers_of(state) is None


def test_nested_blocks_of_one_state_share_their_answers() -> None:
    state = new_game("candles").state
    with unchanged(state):
        with unchanged(state):
            kept = answers_of(state)
            assert kept is not None
            kept["lit"] = 3
        assert answers_of(state) == {"lit": 3}


def test_a_copy_has_no_answers_of_the_original() -> None:
    state = new_game("candles").state
    with unchanged(state):
        twin = state.copy()
        assert answers_of(twin) is None
        with unchanged(twin):
            assert answers_of(state) is None
            assert answers_of(twin) == {}
        assert not answers_of(state)


def test_an_error_ends_a_block_too() -> None:
    state = new_game("candles").state
    with pytest.raises(ValueError, match="out"), unchanged(state):
        raise ValueError("out")
    assert answers_of(state) is None


def test_a_change_inside_a_block_is_found_where_it_is_checked() -> None:
    state = new_game("candles").state
    with checked(), pytest.raises(RulesFault, match="stand still"), unchanged(state):
        state.chance.below(6)
    with unchanged(state):
        state.chance.below(6)  # nobody looks
