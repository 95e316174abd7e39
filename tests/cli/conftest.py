"""Running the command inside the test: what is typed, what comes out, and a home of its own for the games."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from nocturne.cli import main
from nocturne.kernel.words import words


class Ran(NamedTuple):
    """What a run of the command left: its exit status and what it wrote."""

    status: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for games, English, and a window of 80 columns."""
    monkeypatch.setenv("NOCTURNE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("NOCTURNE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def nocturne(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """``nocturne("play", "candles", typed="1\\nquit\\n")``."""

    def run(*arguments: str, typed: str = "") -> Ran:
        words.cache_clear()  # the language may differ from the last call
        monkeypatch.setenv("NOCTURNE_LANG", "en")
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        status = main(list(arguments))
        words.cache_clear()
        return Ran(status, *capsys.readouterr())

    return run
