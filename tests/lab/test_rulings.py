"""Verdicts on official rulings: which row applies to a pair, and how pairs are counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nocturne.kernel.hosting import RuledCard
from nocturne.lab import rulings
from nocturne.lab.rules import read_results, write_results
from nocturne.lab.rulings import (
    BadVerdict,
    Judged,
    Verdict,
    faults,
    judged,
    read_table,
    read_verdicts,
    table_of_rulings,
    with_rules,
)

PAIRS = (
    RuledCard("Anna", "1:a", "text"),
    RuledCard("Anna", "G1:b", "text", "a group"),
    RuledCard("Boris", "G1:b", "text", "a group"),
    RuledCard("Carl", "2:c", "text", playable=False),
)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch):
    """Puts some rows in the place of the files."""

    def write(*rows: Verdict) -> None:
        monkeypatch.setattr(rulings, "verdicts", lambda: rows)
        rulings._by_ruling.cache_clear()

    yield write
    rulings._by_ruling.cache_clear()


def states(proven: set[str]) -> list[str]:
    return [one.state(proven) for one in judged(PAIRS)]


def test_a_row_that_names_the_card_comes_before_one_for_all_cards(written):
    written(
        Verdict("G1:b", "descriptive", note="nothing to do"),
        Verdict("G1:b", "rule", cards="Boris", by="CANDLES-01"),
    )
    assert states({"CANDLES-01"}) == ["open", "descriptive", "by_rule"]


def test_a_scenario_proves_a_pair_by_its_own_id_or_by_those_the_row_names(written):
    written(Verdict("1:a", "scenario"), Verdict("G1:b", "scenario", by="Anna/1; Anna/2"))
    assert states(set()) == ["open", "open", "open"]
    assert states({"1:a", "Anna/2"}) == ["proven", "proven", "proven"]


def test_a_structural_test_proves_by_the_id_of_the_ruling_and_not_by_its_name(written):
    written(Verdict("G1:b", "test", by="test_few.py::test_b"))
    assert states({"test_few.py::test_b"}) == ["open", "open", "open"]
    assert states({"G1:b"}) == ["open", "proven", "proven"]


def test_what_follows_from_a_rule_is_open_while_the_rule_is_not_proven(written):
    written(Verdict("1:a", "rule", by="CANDLES-01; CANDLES-02"))
    assert states({"CANDLES-01"})[0] == "open"
    assert states({"CANDLES-01", "CANDLES-02"})[0] == "by_rule"


def test_the_parts_of_a_table_add_up_and_unplayable_cards_are_counted_apart(written):
    written(Verdict("1:a", "superseded", by="text", note="the text is newer"), Verdict("G1:b", "scenario"))
    table = table_of_rulings({"G1:b"}, PAIRS)
    assert (table.total, table.proven, table.superseded, table.open, table.unplayable) == (3, 2, 1, (), 1)
    assert table_of_rulings(set(), PAIRS).open == ("Anna G1:b", "Boris G1:b")


def test_a_group_is_covered_when_every_playable_card_of_it_has_a_verdict(written):
    written(Verdict("G1:b", "test", by="test_few.py::test_b"))
    groups = table_of_rulings({"G1:b"}, PAIRS).groups
    assert (groups.total, groups.covered, groups.by_test, groups.open) == (1, 1, 1, ())
    written(Verdict("G1:b", "test", cards="Anna", by="test_few.py::test_b"))
    groups = table_of_rulings({"G1:b"}, PAIRS).groups
    assert (groups.covered, groups.by_test, groups.open) == (0, 0, ("G1",))


def test_a_group_without_a_playable_card_is_named(written):
    written(Verdict("G1:b", "scenario"))
    unplayable = [RuledCard("Carl", "G2:c", "It does nothing.", "A group", playable=False)]
    groups = table_of_rulings({"G1:b"}, [*PAIRS, *unplayable]).groups
    assert (groups.total, groups.covered, groups.without_playable_card) == (2, 1, ("G2",))


def test_a_row_that_is_wrong_is_found(written):
    written(
        Verdict("9:z", "scenario"),
        Verdict("1:a", "rule"),
        Verdict("1:a", "open"),
        Verdict("G1:b", "descriptive", cards="Anna; Carl"),
    )
    assert list(faults(PAIRS)) == [
        "9:z: there is no such ruling",
        "1:a: rule needs “by”",
        "1:a : two rows",
        "G1:b: it is not on Carl",
        "G1:b: descriptive needs a note",
    ]


def test_a_word_that_is_no_verdict_is_told_with_its_line(tmp_path: Path):
    file = tmp_path / "some.csv"
    file.write_text("ruling,cards,verdict,by,option,note\n1:a,,rule,CANDLES-01,,\n1:b,,perhaps,,,\n")
    with pytest.raises(BadVerdict, match=r"some\.csv, 3: .*perhaps"):
        list(read_verdicts(file))


def test_the_results_of_a_run_hold_the_table_beside_those_of_the_games(written, tmp_path: Path):
    written(Verdict("1:a", "rule", by="CANDLES-01"))
    kept = tmp_path / "rules.json"
    table = table_of_rulings(with_rules(["CANDLES-01"]), PAIRS)
    write_results(["CANDLES-01"], kept, table)
    assert json.loads(kept.read_text())["rulings"] == {
        "total": 3,
        "proven": 0,
        "by_rule": 1,
        "descriptive": 0,
        "superseded": 0,
        "open": ["Anna G1:b", "Boris G1:b"],
        "unplayable": 1,
        "groups": {"total": 1, "covered": 0, "by_test": 0, "open": ["G1"], "without_playable_card": []},
    }
    assert read_table(kept) == table
    assert read_results(kept)["candles"].proven == ("CANDLES-01",)
    assert read_table(tmp_path / "none.json") is None
    write_results([], kept)
    assert read_table(kept) is None


def test_a_pair_without_any_row_is_open():
    assert Judged(PAIRS[0], rulings.NO_VERDICT).state({"1:a"}) == "open"
