"""What several tests of CHAPTERS share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nocturne.kernel.words import words


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test begins in English, whatever language a command was called with."""
    monkeypatch.setenv("NOCTURNE_LANG", "en")
    words.cache_clear()
    yield
    words.cache_clear()
