"""Expectations on plain data, and where two pieces of it differ."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nocturne.lab.compare import Names, UnknownName, first_difference, holds, reach, show

NAMES = Names({"anson": "14", "anson-two": "15", "Bob": "1", "élise": "7"})


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("bleed", "bleed"),
        ("bleed:@anson", "bleed:14"),
        ("@anson:@Bob", "14:1"),
        ("@anson-two", "15"),
        ("@anson-three", "14-three"),
        ("@anson-two-more", "15-more"),
        ("@élise", "7"),
    ],
)
def test_names_are_filled_in(text: str, filled: str):
    assert NAMES.fill(text) == filled


def test_an_unknown_name_is_told_with_the_nearest():
    with pytest.raises(UnknownName) as error:
        NAMES.fill("bleed:@ansom")
    assert error.value.args_for_message["near"] == "anson"


DATA = {"minions": {14: {"blood": 3}, "15": {"blood": 1}}, "pool": [30, 29], "hand": [{"card": "Bonding"}]}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("minions.@anson.blood", 3),
        ("minions.15.blood", 1),
        ("pool.@Bob", 29),
        ("pool.-2", 30),
        ("hand.0.card", "Bonding"),
    ],
)
def test_a_path_goes_down_through_mappings_and_lists(path: str, value: object):
    found = reach(DATA, path, NAMES)
    assert (found.there, found.value) == (True, value)


@pytest.mark.parametrize(
    ("path", "step", "known"),
    [
        ("minion", "minion", "minions, pool, hand"),
        ("minions.16", "16", "14, 15"),
        ("pool.2", "2", "0 … 1"),
        ("pool.-3", "-3", "0 … 1"),
        ("pool.first", "first", "0 … 1"),
        ("pool.0.more", "more", "30"),
    ],
)
def test_a_path_that_leads_nowhere_tells_where_it_stopped(path: str, step: str, known: str):
    found = reach(DATA, path, NAMES)
    assert (found.there, found.step, found.known) == (False, step, known)


@pytest.mark.parametrize(
    ("actual", "expected", "outcome"),
    [
        (3, 3, True),
        (3, 3.0, True),
        (3, "3", False),
        (True, 1, False),
        (1, True, False),
        (None, None, True),
        (14, "@anson", True),
        ("14", "@anson", True),
        ("card:14", "card:@anson", True),
        (15, "@anson", False),
        ([1, 14], [1, "@anson"], True),
        ((1, 2), [1, 2], True),
        ([1, 2], [1], False),
        ({14: 3}, {"@anson": 3}, True),
        ({"a": 1, "b": 2}, {"a": 1}, False),
        (3, {"at_least": 3}, True),
        (2, {"at_least": 3}, False),
        (3, {"at_most": 3, "at_least": 1}, True),
        ("x", {"at_least": 3}, False),
        (True, {"at_least": 1}, False),
        ([1, 14], {"has": "@anson"}, True),
        ([1, 14], {"has": [1, 14]}, True),
        ([1, 14], {"has": [1, 15]}, False),
        ([1], {"lacks": 2}, True),
        ([1, 2], {"lacks": [3, 2]}, False),
        ({"14": 1}, {"has": "@anson"}, True),
        ({14: 1}, {"has": "@anson"}, True),
        ("a long text", {"has": "long"}, True),
        (5, {"has": 5}, False),
        ([1, 2], {"length": 2}, True),
        ([1, 2], {"length": {"at_most": 1}}, False),
        (5, {"length": 1}, False),
        (5, {"not": 4}, True),
        (5, {"not": 5}, False),
        (5, {"one_of": [4, 5]}, True),
        (5, {"one_of": [4]}, False),
        ({}, {}, True),
    ],
)
def test_what_holds(actual: Any, expected: Any, outcome: bool):
    assert holds(actual, expected, NAMES) is outcome


plain = st.recursive(
    st.integers(0, 3) | st.booleans() | st.none() | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("ab", max_size=2), inner, max_size=3),
    max_leaves=8,
)


@given(plain, plain)
def test_a_difference_is_found_exactly_when_there_is_one(one: Any, other: Any):
    found = first_difference(one, other)
    # 1 and True are equal to Python, but not to a reader of JSON.
    assert (found is None) == (show([one], 10_000) == show([other], 10_000) or same_but_order(one, other))
    assert first_difference(one, one) is None


def same_but_order(one: Any, other: Any) -> bool:
    def sort(value: Any) -> str:
        if isinstance(value, dict):
            return "{" + ",".join(f"{key!r}:{sort(value[key])}" for key in sorted(value)) + "}"
        return "[" + ",".join(map(sort, value)) + "]" if isinstance(value, list) else repr(value)

    return sort(one) == sort(other)


def test_a_difference_names_its_path_and_the_values():
    one = {"a": [1, {"b": 2}], "c": 3}
    assert first_difference(one, {"a": [1, {"b": 5}], "c": 3}) == ("a[1].b", "2", "5")
    assert first_difference(one, {"a": [1], "c": 3}) == ("a[1]", '[1,{"b":2}]', "[1]")
    assert first_difference(one, {"a": [1, {"b": 2}]}) == ("c", "3", "-")
    assert first_difference({}, {"x": 1}) == ("x", "-", "1")


def test_long_values_are_shortened():
    assert show("x" * 500) == "x" * 400 + "…"
