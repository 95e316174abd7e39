"""No module of the package imports another in a circle, and the command that says so finds circles."""

from __future__ import annotations

from tools.cycles import cycles, graph


def test_no_module_of_nocturne_is_in_a_cycle():
    assert cycles(graph("nocturne")) == []


def test_a_cycle_is_found_whatever_its_length():
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}}) == [["b", "c"]]
