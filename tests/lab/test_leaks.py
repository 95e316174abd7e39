"""The search for leaks: silent on a sound game, and it finds whatever tells a secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from nocturne.kernel.record import read
from nocturne.lab.leaks import find_leaks


def test_a_sound_game_leaks_nothing_and_was_really_compared(seed: str):
    report = find_leaks("candles", 8, seed=seed)
    assert report.failures == []
    assert report.compared > 100
    assert report.different > report.pairs / 2


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("peeping", "the view table.round"),
        ("whispering", "the event Whispered card"),
        ("telling", "the view decision.options"),
        ("waiting", "the view"),
        ("unveiling", "the event Unveiled card"),
        ("careless", "sampling, which changed the game it sampled from"),
        ("dreaming", "sampling, which gave an impossible state"),
        ("stumbling", "a fault of the engine RulesFault"),
    ],
)
def test_a_leak_is_found_and_kept(broken, tmp_path: Path, name: str, what: str):
    report = find_leaks(broken(name), 30, seed=7, seats=3, record_dir=tmp_path, every=2)
    assert report.failures, "the leak was not found"
    leak = report.failures[0]
    assert f"{leak.what} {leak.path}".startswith(what)
    assert f"can tell by {leak.what}" in str(leak)
    assert leak.value != leak.other or name in ("careless", "dreaming", "stumbling")
    kept = read(Path(leak.record))
    assert kept.head.note["leak"] == leak.what
    assert len(kept.answers) == leak.number


def test_the_same_seed_compares_the_same_games():
    one, other = (find_leaks("candles", 3, seed="same") for _ in range(2))
    one.seconds = other.seconds = 0.0
    assert one == other
