"""Decisions of a finished game looked at again: what the game would have chosen, and what was chosen."""

from __future__ import annotations

import asyncio

import pytest

from nocturne.kernel.record import Record
from nocturne.kernel.table import replay
from nocturne.server.errors import Missing
from nocturne.server.tables.readings import Readings

from .conftest import Caller
from .test_replays import finished, record


@pytest.mark.parametrize(("game", "answers"), [("vtes", 60), ("dracula", 40), ("chapters", 40)])
def test_every_choice_of_anybody_can_be_asked_about(game: str, answers: int, seed: str):
    # given a game that was played, and choices in it of whoever had one
    kept = record(game, answers, seed)
    moments = []
    for at, given in enumerate(kept.answers):
        decision = replay(Record(kept.head, kept.answers[:at])).pending(given.seat) if at % 13 == 0 else None
        if decision is not None and decision.only_answer is None:
            moments.append((at, given, decision))
    assert moments

    async def find(ident: str) -> Record:
        return kept

    async def ask() -> None:
        readings = Readings(find)
        for at, given, decision in moments:
            # when it is asked what was best, then the answer is about what was offered and what was taken
            found = await readings.advice("a", at, given.seat, "en")
            assert found.taken == given.key
            assert all(decision.option(one.key) for one in found.advice.suggestions)
            assert found.advice.suggestions
            assert found.advice.suggestions[0].standing == "best"
            if game != "chapters":  # which ranks its choices, and judges no other
                assert given.key in [one.key for one in found.advice.suggestions]
            # and asked again, in another language, it is the same
            again = await readings.advice("a", at, given.seat, "fr")
            assert [one.key for one in again.advice.suggestions] == [
                one.key for one in found.advice.suggestions
            ]
            assert again.advice.basis != found.advice.basis

    asyncio.run(ask())


def test_there_is_nothing_to_say_where_a_seat_chose_nothing(seed: str):
    kept = record("dracula", 30, seed)

    async def find(ident: str) -> Record:
        return kept

    async def ask() -> None:
        readings = Readings(find)
        table = replay(Record(kept.head, kept.answers[:5]))
        others = [seat for seat in range(table.head.seats) if table.pending(seat) is None]
        with pytest.raises(Missing, match="chose anything"):
            await readings.advice("a", 5, others[0], "en")

    asyncio.run(ask())


def test_it_can_be_called_for_a_finished_game(mina: Caller, nobody: Caller):
    # given a finished game whose rules have no opinion
    table, _ = finished(mina)
    # when somebody asks about its first choice, then what was chosen is told, and no suggestion
    told = nobody.get(f"/api/tables/{table}/replay/advice?at=0&seat=0")
    assert told["taken"]
    assert told["advice"]["suggestions"] == []
