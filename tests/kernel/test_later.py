"""Modules that are imported at their first use."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from nocturne.kernel.later import later


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with a module of two names."""
    (tmp_path / "chapters_of").mkdir()
    (tmp_path / "chapters_of" / "__init__.py").write_text("")
    (tmp_path / "chapters_of" / "one.py").write_text("NUMBER = 1\ndef double():\n    return 2 * NUMBER\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "chapters_of", None)  # so that the end of the test forgets it
    monkeypatch.delitem(sys.modules, "chapters_of")
    monkeypatch.setitem(sys.modules, "chapters_of.one", None)
    monkeypatch.delitem(sys.modules, "chapters_of.one")
    return "chapters_of"


def test_a_module_is_imported_at_its_first_use(pair: str):
    (one,) = later(pair, "one")
    assert "chapters_of.one" not in sys.modules
    assert one.double() == 2
    assert "chapters_of.one" in sys.modules


def test_what_is_replaced_in_the_module_is_seen(pair: str, monkeypatch: pytest.MonkeyPatch):
    (one,) = later(pair, "one")
    assert one.NUMBER == 1
    monkeypatch.setattr(sys.modules["chapters_of.one"], "NUMBER", 5)
    assert (one.NUMBER, one.double()) == (5, 10)


def test_a_name_that_is_not_there_is_an_error_that_names_the_module(pair: str):
    (one,) = later(pair, "one")
    with pytest.raises(AttributeError, match=r"chapters_of\.one.*'two'"):
        one.two  # noqa: B018
    with pytest.raises(AttributeError, match=r"chapters_of\.one.*'two'"):
        one.two  # noqa: B018
