"""What the tests of every game share: one seed for each run, and random games with their checks.

The seed changes from run to run and stands at the top of the report; NOCTURNE_SEED repeats a run.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from nocturne.lab.fuzz import FuzzReport, fuzz_games
from nocturne.lab.leaks import LeakReport, find_leaks

pytest_plugins = ["nocturne.lab.pytest_rules"]

ROOT = Path(__file__).resolve().parent.parent
FAILURES = ROOT / "build" / "failures"

# No example is judged by the clock: the machine may be busy. In CI the examples are the same every time, so
# that what lands is decided by the change and not by luck; everywhere else they differ from run to run.
settings.register_profile(
    "nocturne",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
)
settings.load_profile("nocturne")


def pytest_configure(config: pytest.Config) -> None:
    # The workers of a parallel run inherit it, so that one number repeats all of them.
    os.environ.setdefault("NOCTURNE_SEED", str(secrets.randbelow(10**9)))
    # Tests read what is said in English, whatever the language of the machine.
    os.environ.setdefault("NOCTURNE_LANG", "en")
    # A shell that starts us in the background has us ignore Ctrl-C, and our children would inherit that.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header(config: pytest.Config) -> str:
    return f"NOCTURNE_SEED={os.environ['NOCTURNE_SEED']}"


@pytest.fixture
def seed() -> str:
    """The seed of this run of the tests."""
    return os.environ["NOCTURNE_SEED"]


#: Plays random games and prints a fingerprint of every state they go through.
_FINGERPRINTS = """
import json, sys, nocturne
from nocturne.bots import RandomBot
game, seed, games, seats, options, most = json.loads(sys.argv[1])
for index in range(games):
    table = nocturne.new_game(game, seats=seats, seed=f"{seed}/{index}", options=options, digests=True)
    bot = RandomBot(f"{seed}/{index}")
    while (decision := table.pending()) and table.number < most:
        table.answer(decision.seat, bot.choose(decision, lambda: table.view(decision.seat)))
    print(table.number, [answer.digest for answer in table.answers])
"""


@pytest.fixture
def same_under_every_hash_seed(seed: str) -> Callable[..., None]:
    """The same games, state for state, whatever Python's hash seed: call it with the game."""

    def play(
        game: str,
        games: int = 2,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        most_decisions: int = 10_000,
    ) -> None:
        wanted = json.dumps([game, seed, games, seats, options, most_decisions])
        printed = set()
        for hash_seed in ("0", "1", "2"):
            done = subprocess.run(
                [sys.executable, "-c", _FINGERPRINTS, wanted],
                capture_output=True,
                text=True,
                env={**os.environ, "PYTHONHASHSEED": hash_seed},
                check=False,
            )
            assert done.returncode == 0, done.stderr
            printed.add(done.stdout)
        assert len(printed) == 1, f"NOCTURNE_SEED={seed}: the hash seed changes the game"

    return play


@pytest.fixture
def fuzz(seed: str) -> Callable[..., FuzzReport]:
    """Random games with every check: ``fuzz("candles", 50)`` fails with a record of the game that failed.
    Takes what ``fuzz_games`` takes. After an answer the table is shown to one of those who sit at it;
    ``nocturne fuzz`` shows it to all."""

    def play(game: str, games: int, **settings: object) -> FuzzReport:
        usual = {"seed": seed, "record_dir": FAILURES, "viewers": 1}
        report = fuzz_games(game, games, **{**usual, **settings})  # type: ignore[arg-type]
        print(report)
        assert not report.failures, f"NOCTURNE_SEED={seed}\n{report}"
        return report

    return play


@pytest.fixture
def no_leaks(seed: str) -> Callable[..., LeakReport]:
    """Nothing hidden shows: ``no_leaks("candles", 20, compared=300)`` also demands that many comparisons.
    Takes what ``find_leaks`` takes."""

    def search(game: str, games: int, compared: int = 1, **settings: object) -> LeakReport:
        report = find_leaks(game, games, **{"seed": seed, "record_dir": FAILURES, **settings})  # type: ignore[arg-type]
        print(report)
        assert not report.failures, f"NOCTURNE_SEED={seed}\n{report}"
        assert report.compared >= compared, f"only {report.compared} comparisons: {report}"
        return report

    return search
