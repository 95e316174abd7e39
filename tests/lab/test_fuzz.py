"""The fuzzer finds every kind of fault, and leaves a record that leads to it."""

from __future__ import annotations

from pathlib import Path

import pytest

import nocturne
from nocturne.kernel.chance import Chance
from nocturne.kernel.record import read
from nocturne.lab.fuzz import fuzz_games, reproduce


def test_a_sound_game_passes_and_the_report_counts_it(seed: str):
    report = fuzz_games("candles", 12, seed=seed)
    assert (report.games, report.finished, report.failures) == (12, 12, [])
    assert report.decisions >= 12 * 15
    assert report.deep_checks > 12
    assert report.longest <= 5 * 6
    assert str(report).startswith("candles: 12 of 12 games finished")


def test_the_same_seed_plays_the_same_games():
    one, other = (fuzz_games("candles", 5, seed="same") for _ in range(2))
    assert (one.decisions, one.longest, one.deep_checks) == (
        other.decisions,
        other.longest,
        other.deep_checks,
    )
    assert fuzz_games("candles", 5, seed="other").decisions > 0


def test_seats_may_be_fixed_and_games_cut_short():
    report = fuzz_games("candles", 3, seats=2, most_decisions=4)
    assert (report.decisions, report.longest, report.finished) == (12, 4, 0)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("uncounted", "round three is unlucky"),
        ("crashing", "ZeroDivisionError: no candle to divide (broken.py:"),
        ("restless", "asked again, the question changed the state: ('stack[0].asked'"),
        ("hasty", "asked again, the question is another: ('[0].seat'"),
        ("foreseeing", "opened from a snapshot, what is asked ahead is another: ('[0].seat'"),
        ("meddling", "looking at the state changed it"),
        ("remembering", "two copies differ after"),
        ("doubled", "candles-ask-snuff offers the same key twice: ['pass']"),
        ("wordless", "candles-do-sing (en) with []: no message candles-do-sing"),
        ("nameless", "candles-do-snuff (en) with []: no variable $rival"),
        ("endless", "the game is not over after 30 answers"),
        ("unfinished", "nobody is asked, and the game has no result"),
        ("misjudged", "the result does not fit"),
        ("fickle", "is shown two different views of the same state"),
    ],
)
def test_a_fault_is_found_and_kept(broken, tmp_path: Path, name: str, problem: str):
    report = fuzz_games(broken(name), 5, seed=7, seats=3, record_dir=tmp_path, every=2)
    assert report.failures, "the fault was not found"
    failure = report.failures[0]
    assert problem in failure.problem
    assert failure.record in str(failure)

    kept = read(Path(failure.record))
    assert kept.head.note == {"problem": failure.problem}
    assert kept.head.seed == failure.seed


def test_a_procedure_that_does_not_stand_still_in_one_place_is_found_without_a_deep_check(broken):
    report = fuzz_games(broken("hasty"), 5, seed=7, seats=3, every=1000)
    assert report.deep_checks <= 2
    assert "asked again, the question is another" in report.failures[0].problem


def test_a_table_that_cannot_be_shown_to_a_seat_is_found_without_a_deep_check(broken):
    report = fuzz_games(broken("blind"), 5, seed=7, seats=3, every=1000)
    assert report.deep_checks <= 2
    assert "IndexError: no such candle" in report.failures[0].problem


@pytest.mark.parametrize(
    "name",
    ["uncounted", "crashing", "restless", "hasty", "meddling", "doubled", "wordless", "unfinished", "fickle"],
)
def test_a_record_reproduces_its_failure(broken, tmp_path: Path, name: str):
    report = fuzz_games(broken(name), 5, seed=7, seats=3, record_dir=tmp_path)
    again = reproduce(report.failures[0].record)
    assert again is not None
    assert again.split(":")[0] == report.failures[0].problem.split(":")[0]


def test_the_record_of_a_sound_game_reproduces_nothing(tmp_path: Path):
    table = nocturne.new_game("candles", seats=2, seed=7)
    while decision := table.pending():
        table.answer(decision.seat, decision.options[0].key)
    table.save(tmp_path / "sound")
    assert reproduce(tmp_path / "sound") is None


def test_it_stops_after_a_few_failures(broken):
    report = fuzz_games(broken("crashing"), 100, most_failures=2)
    assert len(report.failures) == 2
    assert report.games < 20


def test_options_can_be_made_for_each_game():
    made: list[tuple[int, int]] = []

    def options(seats: int, chance: Chance) -> dict[str, object]:
        made.append((seats, chance.below(1000)))
        return {}

    fuzz_games("candles", 6, seed=7, options=options)
    first = made[:]
    made.clear()
    fuzz_games("candles", 6, seed=7, options=options)
    assert made == first
    assert len(set(first)) > 1


def test_options_that_do_not_fit_are_a_failure_not_a_crash():
    report = fuzz_games("candles", 2, options={"scented": True})
    assert "scented" in report.failures[0].problem
