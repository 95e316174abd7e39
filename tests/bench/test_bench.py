"""The measures measure what they say. No test here judges a time: only that one was taken."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path

import pytest

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import LANGUAGES, Words
from nocturne.lab import bench
from nocturne.lab.bench import PEERS, OurGame, Peer, measure, one_core

#: A process that speaks like bench/peers.py: 1,000 decisions or 500 copies in half a second.
STAND_IN = """
import sys
for line in sys.stdin:
    print(1000 if line.startswith("play") else 500, 0.5, flush=True)
"""


def test_every_figure_of_a_game_is_taken():
    report = measure(["candles"], rounds=2, seconds=0.002)
    (candles,) = report.games
    assert (candles.name, candles.seats) == ("candles", 3)
    assert candles.decisions_per_second > 0
    assert min(candles.copy_us, candles.encode_us, candles.decode_us, candles.view_us) > 0
    assert candles.state_bytes > 0
    assert report.conditions.rounds == 2
    assert (report.peers, report.ratios) == ([], [])


def test_the_state_that_is_copied_is_from_the_middle_of_a_game():
    game = OurGame("candles")
    assert game.middle.state.round in (2, 3)  # type: ignore[attr-defined]
    before = game.middle.digest()
    game.round(0.001)
    assert game.middle.digest() == before


def test_peers_are_measured_in_the_same_run_and_compared(tmp_path: Path):
    script = tmp_path / "stand_in.py"
    script.write_text(STAND_IN)
    turns: list[str] = []
    report = measure(
        ["candles"],
        peers=[partial(Peer, "stand-in", Path(sys.executable), script)],
        rounds=2,
        seconds=0.001,
        progress=turns.append,
    )
    (peer,) = report.peers
    assert (peer.decisions_per_second, peer.copy_us) == (2000.0, 1000.0)
    assert turns == ["candles", "stand-in"] * 2
    (ratio,) = report.ratios
    (candles,) = report.games
    assert ratio.decisions == pytest.approx(candles.decisions_per_second / 2000, rel=0.01)
    assert ratio.copies == pytest.approx(1000 / candles.copy_us, rel=0.01)


def test_a_peer_that_breaks_is_named(tmp_path: Path):
    script = tmp_path / "broken.py"
    script.write_text("raise SystemExit('no such engine here')")
    peer = partial(Peer, "broken-peer", Path(sys.executable), script)
    with pytest.raises(NocturneError) as raised:
        measure(["candles"], peers=[peer], seconds=0.001)
    assert raised.value.message == "bench-peer-failed"
    assert raised.value.args_for_message == {"peer": "broken-peer", "detail": "no such engine here"}


def test_one_core_is_held_and_given_back():
    if not hasattr(os, "sched_getaffinity"):  # a system that cannot do it: then nothing is claimed
        with one_core() as core:
            assert core is None
        return
    before = os.sched_getaffinity(0)
    with one_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == before


def test_every_peer_is_explained_and_can_be_started():
    folder = bench.bench_folder()
    assert folder is not None
    script = (folder / "peers.py").read_text("utf-8")
    for name in PEERS:
        assert f'"{name}"' in script
        for lang in LANGUAGES:
            assert Words(lang).has(f"bench-about-{name}")


def test_every_peer_is_pinned():
    folder = bench.bench_folder()
    assert folder is not None
    lines = [line for line in (folder / "peers.txt").read_text().splitlines() if not line.startswith("#")]
    assert {"catanatron==3.2.1", "rlcard==1.2.0", "chess==1.11.2"} <= set(lines)
    assert all("==" in line for line in lines)
