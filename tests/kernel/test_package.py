"""The package from outside: light to import, its games found by name, its examples true."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
from types import ModuleType

import pytest

import nocturne
from nocturne.kernel import registry

HEAVY = (
    "msgspec",
    "yaml",
    "fluent",
    "rich",
    "krcg",
    "numpy",
    "nocturne.kernel",
    "nocturne.examples",
    "nocturne.vtes",
)
DOCUMENTED = ("nocturne", "nocturne.kernel", "nocturne.bots", "nocturne.lab")


def test_importing_nocturne_brings_no_game_and_nothing_heavy(in_fresh_python):
    code = (
        "import sys, json; before = set(sys.modules); import nocturne;"
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    loaded = json.loads(in_fresh_python(code))
    assert [name for name in loaded if name.startswith(HEAVY)] == []


def test_playing_one_game_brings_no_other(in_fresh_python):
    code = "import sys, json, nocturne; nocturne.new_game('candles');print(json.dumps(sorted(sys.modules)))"
    loaded = json.loads(in_fresh_python(code))
    others = ("nocturne.vtes", "nocturne.dracula", "nocturne.chapters", "yaml", "fluent", "rich", "krcg")
    assert [name for name in loaded if name.startswith(others)] == []


def test_every_public_name_is_there():
    assert [name for name in nocturne.__all__ if getattr(nocturne, name, None) is None] == []
    with pytest.raises(AttributeError, match="no attribute 'castle'"):
        nocturne.castle  # noqa: B018


def modules() -> list[ModuleType]:
    """The package itself, and every module of the parts that know no game."""
    found = []
    for name in DOCUMENTED:
        package = importlib.import_module(name)
        found.append(package)
        if name != "nocturne":
            found += [
                importlib.import_module(f"{name}.{info.name}")
                for info in pkgutil.iter_modules(package.__path__)
            ]
    return found


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_the_examples_in_the_documentation_are_true(module: ModuleType):
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    "name", ["nocturne", "nocturne.kernel.table", "nocturne.kernel.strict_yaml", "nocturne.lab.fuzz"]
)
def test_the_first_things_a_reader_meets_have_examples(name: str):
    assert doctest.testmod(importlib.import_module(name)).attempted >= 2


def test_games_are_found_by_name_and_others_can_be_added(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "_added", {})
    registry.find_game.cache_clear()
    assert "candles" in nocturne.games()

    registry.add_game("lanterns", "nocturne.examples.candles:game")
    assert "lanterns" in nocturne.games()
    assert registry.find_game("lanterns").id == "candles"
    assert registry.added_games() == {"lanterns": "nocturne.examples.candles:game"}
    registry.find_game.cache_clear()


def test_an_unknown_game_is_told_with_the_nearest_name():
    with pytest.raises(nocturne.NocturneError) as error:
        registry.find_game("candels")
    assert error.value.args_for_message["near"] == "candles"
