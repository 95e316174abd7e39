"""``nocturne sim``: the file that it goes on with, the page, and what a million games would take."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nocturne.cli.sim_page import million
from nocturne.lab.simulate import Simulation
from tests.cli.conftest import Command

QUICK = ("sim", "candles", "--bots", "random,first")


def test_a_simulation_goes_on_with_its_file(nocturne: Command, tmp_path: Path):
    out = tmp_path / "games.jsonl"
    nocturne(*QUICK, "--games", "4", "--out", str(out))
    ran = nocturne(*QUICK, "--games", "6", "--out", str(out), "--json")
    told = json.loads(ran.out)
    assert (told["finished"], told["timed_games"]) == (6, 2)
    assert told["by_bot"] == json.loads(nocturne(*QUICK, "--games", "6", "--json").out)["by_bot"]
    assert [json.loads(line)["index"] for line in out.read_text("utf-8").splitlines()] == list(range(6))
    # and says so
    assert (
        "6 of these games were in the file already."
        in nocturne(*QUICK, "--games", "6", "--out", str(out)).out
    )
    # and other settings are refused
    ran = nocturne(*QUICK, "--games", "6", "--stay", "--out", str(out))
    assert (ran.status, "other settings (stay)" in ran.err) == (2, True)


def test_the_page_tells_all_and_fetches_nothing(nocturne: Command, tmp_path: Path):
    page = tmp_path / "report.html"
    assert nocturne(*QUICK, "--games", "6", "--page", str(page)).status == 0
    written = page.read_text("utf-8")
    for told in (
        "6 of 6 games",
        "By seat",
        "Seat 3",
        "By level",
        "first",
        "Length in decisions",
        "A million",
    ):
        assert told in written
    assert "By deck" not in written, "Candles has no decks"
    assert not re.search(r"(src|href)=|url\(|@import", written)
    nocturne(*QUICK, "--games", "1", "--page", str(page), "--lang", "fr")
    assert "Durée en décisions" in page.read_text("utf-8")


def test_a_game_with_decks_and_endings_shows_them(nocturne: Command, tmp_path: Path):
    page = tmp_path / "report.html"
    nocturne("sim", "vtes", "--seats", "2", "--games", "1", "--page", str(page))
    written = page.read_text("utf-8")
    for told in ("By deck", "Fifth Edition: Tremere", "Length in turns", "Endings"):
        assert told in written


def test_a_place_that_cannot_be_written_is_told(nocturne: Command, tmp_path: Path):
    for option in ("--out", "--page"):
        ran = nocturne(*QUICK, "--games", "1", option, str(tmp_path / "nowhere" / "file"))
        assert (ran.status, "nowhere" in ran.err) == (2, True)


def test_the_cost_of_a_million_games_comes_from_the_games_played_now():
    report = Simulation("candles", 30, "7", 2, finished=30, seconds=4.0, timed_games=8)
    assert million(report) == {"seconds": 500_000.0, "process_seconds": 1_000_000.0}
    assert million(Simulation("candles", 30, "7", 2, finished=30)) is None


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.0001, "2 minutes"), (0.05, "14 hours"), (1.0, "12 days"), (0.0036, "1 hour ")]
)
def test_it_is_told_in_a_unit_people_use(seconds: float, told: str):
    from nocturne.cli.sim_page import cost
    from nocturne.kernel.words import Words

    report = Simulation("candles", 1, "7", 1, finished=1, seconds=seconds, timed_games=1)
    assert f"about {told.strip()} with one process" in cost(report, Words("en"))
