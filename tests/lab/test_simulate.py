"""Simulations: the same on any number of processes, whole even when a game breaks or somebody stops them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.record import read
from nocturne.lab.simulate import Simulation, simulate


def timeless(report: Simulation) -> Simulation:
    return msgspec.structs.replace(report, seconds=0.0, jobs=0)


def test_the_results_depend_on_the_seed_and_not_on_the_number_of_processes(seed: str):
    reports = [
        simulate("candles", 30, seats=3, bots=["random", "first"], seed=seed, jobs=jobs) for jobs in (1, 2, 3)
    ]
    assert timeless(reports[0]) == timeless(reports[1]) == timeless(reports[2])
    assert len(set(reports[0].digests)) == 30
    assert timeless(simulate("candles", 30, seats=3, seed=f"not {seed}")) != timeless(reports[0])


def test_every_seat_and_every_bot_is_counted():
    report = simulate("candles", 40, seats=4, bots=["random", "first"], seed=7)
    assert (report.finished, report.stopped, report.errors) == (40, False, [])
    assert sum(report.lengths) == report.decisions
    assert [score.games for score in report.seats] == [40] * 4
    # The bots move on by one seat from game to game: each plays half of all places.
    assert {name: score.games for name, score in report.bots.items()} == {"random": 80, "first": 80}
    assert sum(score.victories for score in report.bots.values()) == pytest.approx(40)
    assert sum(score.points for score in report.seats) == sum(score.points for score in report.bots.values())


def test_progress_is_told_game_by_game():
    told: list[tuple[int, int]] = []
    simulate("candles", 5, seed=7, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, 5) for done in range(1, 6)]


def test_options_are_made_for_each_game_alike_in_every_process():
    def options(seats: int, chance: Chance) -> dict[str, object]:
        assert seats == 3
        return {}

    assert simulate("candles", 4, options=options, jobs=2).finished == 4


def test_a_misspelt_bot_is_told_at_once():
    with pytest.raises(NocturneError, match="clairvoyant"):
        simulate("candles", 1, bots=["clairvoyant"])


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_breaks_is_counted_and_kept_and_the_others_go_on(broken, tmp_path: Path, jobs: int):
    report = simulate(broken("crashing"), 6, seed=7, jobs=jobs, record_dir=tmp_path)
    assert (report.finished, len(report.errors), report.games) == (0, 6, 6)
    assert report.errors[0].error.startswith("ZeroDivisionError: no candle to divide (broken.py:")
    kept = read(Path(report.errors[0].record))
    assert kept.head.note["problem"] == report.errors[0].error
    assert len(kept.answers) == report.errors[0].decisions


@pytest.mark.parametrize("name", ["endless", "unfinished"])
def test_a_game_without_an_end_is_an_error(broken, name: str):
    report = simulate(broken(name), 1, seed=7)
    assert report.errors[0].error.startswith("RulesFault: ")


SCRIPT = """
import sys
from nocturne.lab.simulate import simulate
if __name__ == "__main__":
    def progress(done, total):
        if done == 40:
            print("going", flush=True)
    report = simulate("candles", 10**7, seats=5, jobs=int(sys.argv[1]), progress=progress)
    print(report.stopped, 40 <= report.finished < 10**7, len(report.lengths) == report.finished)
"""


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_with_a_report_of_what_was_played(tmp_path: Path, jobs: str):
    script = tmp_path / "long.py"
    script.write_text(SCRIPT)
    with subprocess.Popen(
        [sys.executable, str(script), jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "going\n"
        began = time.monotonic()
        # As a terminal does it: every process of the group hears it.
        os.killpg(running.pid, signal.SIGINT)
        try:
            out, errors = running.communicate(timeout=30)
        finally:
            if running.poll() is None:  # never leave a simulation running behind a failed test
                os.killpg(running.pid, signal.SIGKILL)
    assert out == "True True True\n", errors
    assert "Traceback" not in errors
    assert time.monotonic() - began < 20
