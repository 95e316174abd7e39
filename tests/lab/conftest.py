"""Broken games, known by name for one test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from nocturne.kernel import registry


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], str]]:
    """Makes a game of tests/lab/broken.py known: ``broken("crashing")`` gives its id."""
    monkeypatch.setattr(registry, "_added", dict(registry._added))

    def know(name: str) -> str:
        ident = f"broken-{name}"
        registry.add_game(ident, f"tests.lab.broken:{name}")
        return ident

    yield know
    registry.find_game.cache_clear()
