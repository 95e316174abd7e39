"""What a game gets for nothing: triggers, sealed questions of one seat, names, passes, the whole truth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import nocturne
from nocturne.kernel import registry
from nocturne.kernel.decision import Decision, Option
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game
from nocturne.kernel.words import words
from nocturne.lab.fuzz import fuzz_games
from nocturne.lab.leaks import find_leaks
from tests.kernel.duel import Bid


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(registry, "_added", {})
    registry.add_game("duel", "tests.kernel.duel:duel")
    yield "duel"
    registry.find_game.cache_clear()


def test_one_seat_may_owe_several_sealed_answers_and_gives_them_in_order(duel: str):
    table = new_game(duel)
    assert [decision.seat for decision in table.decisions()] == [0, 0, 1, 1]
    table.answer(1, "hand0:2")
    table.answer(0, "hand0:1")
    assert [decision.seat for decision in table.decisions()] == [0, 1]
    with pytest.raises(nocturne.NocturneError, match="hand1:0"):
        table.answer(0, "hand0:1")
    table.answer(0, "hand1:0")
    told = table.answer(1, "hand1:2")
    assert [entry.event for entry in told] == [Bid(0, (1, 0)), Bid(1, (2, 2))]
    assert table.view().table.scores == [1, 4]


def test_a_listening_state_hears_every_event_as_it_happens(duel: str):
    table = new_game(duel)
    for _ in range(4):
        decision = table.pending()
        assert decision is not None
        table.answer(decision.seat, decision.options[0].key)
    assert table.game.inspect(table.state)["heard"] == ["Bid", "Bid"]


def test_such_a_game_can_be_fuzzed_and_hides_what_is_sealed(duel: str):
    report = fuzz_games(duel, 10, every=1)
    assert (
        "no message candles-log-bid" in report.failures[0].problem
    )  # all else is well: nobody wrote that line
    assert find_leaks(duel, 10, every=1).failures == []


def test_the_harmless_answer_is_to_pass():
    game = find_game("candles")
    with_pass = Decision(0, "candles-ask-snuff", (Option("snuff:1", "x"), Option("pass", "x")), 0)
    assert game.default_answer(with_pass) == "pass"
    assert game.default_answer(Decision(0, "candles-ask-card", (Option("play:1", "x"),), 0)) is None


def test_the_whole_truth_is_plain_data():
    table = nocturne.new_game("candles", seats=2, seed=7)
    truth = table.game.inspect(table.state)
    assert [len(hand) for hand in truth["hands"]] == [5, 5]
    assert truth["stack"][0]["frame"] == "Round"


def test_a_game_without_drawings_shows_an_outline():
    table = nocturne.new_game("candles", seats=2, seed=7)
    drawn = table.game.draw(table.view(None), words("en"), 80)
    assert drawn == "round: 1\nhands\n  0: [0, 0, 0, 0, 0]\n  1: [0, 0, 0, 0, 0]\ncandles: [0, 0]"
    assert list(table.game.find("anything", words("en"), table.view(0))) == []
    assert table.game.describe("card:1", words("en"), table.view(0), 80) is None


def test_a_thing_is_called_by_its_message():
    assert find_game("candles").name("do:pass", words("en"), None) == "Let them burn"


def test_a_seat_concedes_alone_unless_the_game_has_sides():
    assert find_game("candles").side(1, 3) == frozenset({1})
