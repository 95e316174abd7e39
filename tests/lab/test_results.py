"""The file of a simulation: a line for each finished game, and a simulation that goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from nocturne.kernel.errors import NocturneError
from nocturne.lab.results import Line, Results, Settings, digest_of
from nocturne.lab.simulate import Played, Simulation, simulate

SETTINGS = Settings("candles", "7", 3, ("random", "first"), stay=False, options=digest_of({}))


def run(path: Path, games: int, jobs: int = 1) -> Simulation:
    with Results(path, SETTINGS) as results:
        return simulate(
            "candles", games, 3, ["random", "first"], 7, jobs, earlier=results.earlier, watch=results.add
        )


def lines(path: Path) -> list[Line]:
    found = [msgspec.json.decode(line, type=Line) for line in path.read_bytes().splitlines()]
    return sorted(found, key=lambda line: line.index)


def timeless(report: Simulation) -> Simulation:
    return msgspec.structs.replace(report, seconds=0.0, jobs=0, timed_games=0, timed_decisions=0)


def test_each_game_has_a_line_and_the_number_of_processes_changes_none(tmp_path: Path):
    report = run(tmp_path / "one", 9)
    run(tmp_path / "two", 9, jobs=2)
    written = lines(tmp_path / "one")
    assert written == lines(tmp_path / "two")
    assert [line.played() for line in written] == report.outcomes
    assert [line.seed for line in written] == [f"7/{index}" for index in range(9)]


def test_it_goes_on_where_it_stopped_with_the_same_result(tmp_path: Path):
    whole = run(tmp_path / "whole", 9)
    run(tmp_path / "parts", 4)
    # given a last line that was cut short
    parts = tmp_path / "parts"
    kept = parts.read_bytes().splitlines(keepends=True)
    parts.write_bytes(b"".join(kept[:-1]) + kept[-1][:50])
    # when it goes on, then only what is missing is played
    report = run(parts, 9)
    assert report.timed_games == 6
    assert timeless(report) == timeless(whole)
    assert lines(parts) == lines(tmp_path / "whole")
    # and where nothing is missing, nothing is played or written
    before = parts.read_bytes()
    assert run(parts, 9).timed_games == 0
    assert parts.read_bytes() == before


def test_a_file_with_other_settings_is_left_alone(tmp_path: Path):
    run(tmp_path / "games", 2)
    before = (tmp_path / "games").read_bytes()
    other = msgspec.structs.replace(SETTINGS, seed="8", stay=True)
    with pytest.raises(NocturneError, match=r"other settings \(seed, stay\): seed is “7” there and “8” here"):
        Results(tmp_path / "games", other)
    assert (tmp_path / "games").read_bytes() == before


@pytest.mark.parametrize(
    ("text", "told"), [("my notes", "no line of a simulation"), ("a,b\n1,2\n", "line 1")]
)
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str, told: str):
    path = tmp_path / "notes"
    path.write_text(text, "utf-8")
    with pytest.raises(NocturneError, match=told):
        Results(path, SETTINGS)
    assert path.read_text("utf-8") == text


def test_a_game_that_failed_has_no_line(tmp_path: Path):
    with Results(tmp_path / "games", SETTINGS) as results:
        results.add(Played(0, ("random",), error="it fell over"))
    assert (tmp_path / "games").read_bytes() == b""


def test_the_decks_of_the_seats_are_named_those_of_the_house_too():
    options = {"decks": [None, "V5:PN"]}
    (game,) = simulate("vtes", 1, 2, ["random"], 3, options=options).outcomes
    assert game.decks == ("Fifth Edition: Tremere", "Fifth Edition: Nosferatu")
    assert game.turns > 1
