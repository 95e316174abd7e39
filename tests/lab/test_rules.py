"""Checklists, and which of their rules the tests prove."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from nocturne.kernel.errors import NocturneError
from nocturne.lab import rules
from nocturne.lab.rules import (
    Rule,
    UnknownRule,
    checklists,
    find_rule,
    not_applicable,
    read_checklist,
    read_results,
    rules_table,
    table_of,
    write_results,
)

PLUGIN = "nocturne.lab.pytest_rules"
PREFIXES = {"candles": "CANDLES-", "chapters": "CHA-", "dracula": "FOD-", "vtes": "VTES-", "vtes-rulings": ""}


def test_every_game_has_its_checklist():
    assert checklists() == sorted(PREFIXES)
    assert {game: len(read_checklist(game)) for game in checklists()} == {
        "candles": 5,
        "chapters": 566,
        "dracula": 476,
        "vtes": 690,
        "vtes-rulings": 595,
    }


@pytest.mark.parametrize("game", sorted(PREFIXES))
def test_a_checklist_is_whole(game: str):
    listed = read_checklist(game)
    ids = [rule.id for rule in listed]
    assert len(set(ids)) == len(ids)
    assert [
        rule.id for rule in listed if not rule.id.startswith(PREFIXES[game]) or rule.id != rule.id.strip()
    ] == []
    assert [rule.id for rule in listed if not rule.rule or not rule.source] == []
    assert {rule.status for rule in listed} <= {"book", "ruling", "derived", "designed", "example"}
    assert [rule.id for rule in listed if rule.repeats and rule.repeats not in ids] == []
    excused = not_applicable(game)
    assert [ident for ident in excused if ident not in ids] == []
    assert [ident for ident, reason in excused.items() if len(reason) < 10] == []


def test_a_rule_is_found_by_its_id_and_a_misspelt_one_told():
    assert find_rule("CANDLES-03").rule.startswith("The highest card takes")
    with pytest.raises(UnknownRule) as error:
        find_rule("CANDLES-3")
    assert error.value.args_for_message["near"] == "CANDLES-03"
    with pytest.raises(NocturneError, match="lanterns"):
        read_checklist("lanterns")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A checklist of five rules: B repeats A, C repeats B, E is not applicable."""
    listed = (
        Rule("A", "a"),
        Rule("B", "b", repeats="A"),
        Rule("C", "c", repeats="B"),
        Rule("D", "d"),
        Rule("E", "e"),
    )
    monkeypatch.setattr(rules, "read_checklist", lambda game: listed)
    monkeypatch.setattr(rules, "not_applicable", lambda game: {"E": "nobody shuffles by hand here"})


@pytest.mark.usefixtures("small")
def test_a_row_that_repeats_another_counts_with_it():
    for proven in ("A", "B", "C"):
        table = table_of("small", [proven])
        assert table.proven == ("A", "B", "C")
        assert table.open == ("D",)
        assert table.total == 5


@pytest.mark.usefixtures("small")
def test_a_row_that_is_not_applicable_is_excused_unless_it_is_proven():
    assert table_of("small", []).not_applicable == {"E": "nobody shuffles by hand here"}
    proven = table_of("small", ["E", "unheard-of"])
    assert (proven.proven, proven.not_applicable) == (("E",), {})


def test_rows_that_repeat_each_other_in_a_ring_do_not_hang(monkeypatch: pytest.MonkeyPatch):
    ring = (Rule("A", "a", repeats="B"), Rule("B", "b", repeats="A"))
    monkeypatch.setattr(rules, "read_checklist", lambda game: ring)
    monkeypatch.setattr(rules, "not_applicable", lambda game: {})
    assert table_of("ring", []).open == ("A", "B")


def test_results_are_kept_and_read_back(tmp_path: Path):
    kept = tmp_path / "build" / "rules.json"
    write_results(["CANDLES-01", "CANDLES-02"], kept)
    plain = json.loads(kept.read_text())
    assert plain["candles"] == {
        "total": 5,
        "proven": ["CANDLES-01", "CANDLES-02"],
        "open": ["CANDLES-03", "CANDLES-04", "CANDLES-05"],
        "not_applicable": {},
    }
    assert set(plain) == set(PREFIXES)
    assert rules_table("candles", kept).proven == ("CANDLES-01", "CANDLES-02")
    assert read_results(kept)["candles"].total == 5
    assert rules_table("candles", tmp_path / "none.json").proven == ()
    with pytest.raises(NocturneError):
        rules_table("lanterns", kept)


# -- the plugin, in a little project of its own

TESTS = """
import pytest

@pytest.mark.rule("CANDLES-01")
def test_passes(): pass

@pytest.mark.rule("CANDLES-02", "CANDLES-03")
def test_fails(): assert False

@pytest.mark.rule("CANDLES-03")
class TestMore:
    @pytest.mark.rule("CANDLES-04")
    def test_inherits(self): pass

@pytest.mark.rule("CANDLES-05")
def test_skips(): pytest.skip("not today")

@pytest.fixture
def broken():
    yield
    raise RuntimeError

@pytest.mark.rule("CANDLES-05")
def test_is_not_cleaned_up(broken): pass
"""


@pytest.fixture
def run_tests(tmp_path: Path) -> Callable[..., str]:
    (tmp_path / "pyproject.toml").write_text(
        '[tool.pytest.ini_options]\ntestpaths = ["tests"]\nmarkers = ["rule(*ids): ids"]\n'
    )
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_few.py").write_text(TESTS)

    def run(*arguments: str) -> str:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", PLUGIN, *arguments]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        return done.stdout

    return run


@pytest.mark.slow
@pytest.mark.parametrize("parallel", [(), ("-n2",)])
def test_a_run_of_all_tests_keeps_what_passed_and_not_what_failed(run_tests, tmp_path: Path, parallel):
    printed = run_tests(*parallel)
    assert "candles: 2 of 5 proven, 0 not applicable, 3 open" in printed
    kept = json.loads((tmp_path / "build" / "rules.json").read_text())
    # 03 is carried by a test that failed and by one that passed: it does not count.
    assert kept["candles"]["proven"] == ["CANDLES-01", "CANDLES-04"]
    assert kept["candles"]["open"] == ["CANDLES-02", "CANDLES-03", "CANDLES-05"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "narrowed",
    [
        ("-k", "passes"),
        ("tests/test_few.py::test_passes",),
        ("-m", "rule"),
        ("--deselect", "tests/test_few.py::test_fails"),
        ("--maxfail=1",),
        ("tests/test_few.py",),
    ],
)
def test_a_run_of_some_tests_keeps_nothing(run_tests, tmp_path: Path, narrowed: tuple[str, ...]):
    printed = run_tests(*narrowed)
    assert "only a run of all of them is kept" in printed
    assert not (tmp_path / "build").exists()


@pytest.mark.slow
def test_an_unknown_id_fails_its_test(run_tests, tmp_path: Path):
    (tmp_path / "tests" / "test_few.py").write_text(TESTS.replace("CANDLES-01", "CANDLES-1"))
    printed = run_tests("-k", "passes")
    assert "There is no rule “CANDLES-1” in the checklists. Did you mean “CANDLES-01”?" in printed
    assert "1 error" in printed
