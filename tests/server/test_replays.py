"""Finished games looked at again: any moment in any order, the whole log, and a new game from a moment."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.record import Record
from nocturne.kernel.table import new_game, replay
from nocturne.lab.play import random_answer
from nocturne.server.tables.readings import Reading, Readings

from .conftest import Caller, Json
from .test_records import played


def record(game: str, answers: int, seed: str) -> Record:
    table = new_game(game, seed=seed, digests=True)
    chance = Chance.seeded(f"replays:{seed}")
    while table.questions and table.number < answers:
        table.answer(*random_answer(table, chance))
    return table.record()


def finished(caller: Caller) -> tuple[str, int]:
    """A finished game of Candles, and how many answers it has."""
    written = played(1000)
    return caller.post("/api/records", {"record": written})["table"], written.count("\n") - 1


@pytest.mark.parametrize(("game", "answers"), [("vtes", 110), ("dracula", 80), ("chapters", 70)])
def test_a_moment_is_the_same_from_wherever_one_comes_to_it(game: str, answers: int, seed: str):
    # given a game, and how it stood after each answer
    kept = record(game, answers, seed)
    chance = Chance.seeded(f"leafing:{seed}")
    reading = Reading(kept)

    async def leaf() -> None:
        # when one leafs to and fro, then each moment is the table as it was, with its log
        for _ in range(25):
            at = 1 + chance.below(len(kept.answers))
            table = await reading.go_to(at)
            assert table.digest() == kept.answers[at - 1].digest
            assert table.number == at
        assert (await reading.go_to(len(kept.answers))).log == replay(kept).log

    asyncio.run(leaf())


@pytest.mark.parametrize("seat", [None, 0])
def test_the_log_is_all_that_was_told_moment_by_moment(seat: int | None, seed: str):
    kept = record("vtes", 90, seed)

    async def find(ident: str) -> Record:
        return kept

    async def compare() -> None:
        readings = Readings(find)
        course = await readings.course("a", seat, "en")
        assert course.answers == len(kept.answers)
        told: list[Json] = []
        for at in range(len(kept.answers) + 1):
            moment = await readings.moment("a", at, seat, "en")
            told += [{"at": at, "text": line.text} for line in moment.log if not line.heading]
        lines = [line for line in course.lines if not line.heading]
        assert [{"at": line.at, "text": line.text} for line in lines] == told
        assert any(line.heading == 1 for line in course.lines)

    asyncio.run(compare())


def test_the_log_of_a_finished_game_can_be_called(mina: Caller, nobody: Caller):
    table, answers = finished(mina)
    course = nobody.get(f"/api/tables/{table}/replay/course?seat=1&lang=fr")
    assert course["answers"] == answers
    assert [line["at"] for line in course["lines"]] == sorted(line["at"] for line in course["lines"])
    assert (
        nobody.get(f"/api/tables/{table}/replay/course?seat=9", 404)["error"]["code"] == "server-replay-range"
    )
    # what a seat answers next is told to those who look with its eyes, and to nobody else
    seats = [nobody.get(f"/api/tables/{table}/replay?at=0&seat={seat}")["answered"] for seat in (0, 1)]
    assert sum(one is not None for one in seats) == 1
    assert nobody.get(f"/api/tables/{table}/replay?at=0")["answered"] is None


def test_one_plays_on_from_a_moment_against_bots(mina: Caller, lucy: Caller, nobody: Caller):
    # given a finished game; when somebody plays on from its fourth answer, on the second seat
    table, answers = finished(mina)
    told = lucy.post(f"/api/tables/{table}/branch", {"at": 4, "seat": 1})
    assert (told["status"], told["private"], told["host"]) == ("playing", True, True)
    assert [(seat["me"], seat["kind"]) for seat in told["seats"]] == [(False, "bot"), (True, "person")]
    with lucy.at(told["table"]) as sitting:
        frame = sitting.question()
        assert frame["seat"] == 1
        assert frame["number"] >= 4
        sitting.answer(frame, "a")
        sitting.acknowledged("a")
    # then the old game is as it was
    assert nobody.get(f"/api/tables/{table}/replay?at={answers}")["result"]
    # and it cannot be done where the game is over, by nobody, or from what is no moment
    over = lucy.post(f"/api/tables/{table}/branch", {"at": answers, "seat": 0}, 400)["error"]
    assert over["code"] == "server-branch-over"
    assert nobody.post(f"/api/tables/{table}/branch", {"at": 0, "seat": 0}, 401)
    wrong = lucy.post(f"/api/tables/{table}/branch", {"at": answers + 1, "seat": 0}, 404)["error"]
    assert wrong["code"] == "server-replay-range"
    assert lucy.post(f"/api/tables/{table}/branch", {"at": -1, "seat": 0}, 422)


def test_nobody_plays_on_from_a_game_that_is_not_over(mina: Caller, lucy: Caller):
    table = mina.post("/api/play-now", {"game": "candles"})["table"]
    for path in ("branch", "replay/course"):
        call = f"/api/tables/{table}/{path}"
        refused = lucy.post(call, {"at": 0, "seat": 0}, 400) if path == "branch" else lucy.get(call, 400)
        assert refused["error"]["code"] == "server-record-unfinished"


def test_a_branch_begins_with_the_same_answers_and_the_same_chance(seed: str):
    """The chance of a record goes on: the same answers would lead to the same game."""
    kept = record("candles", 1000, seed)
    half = len(kept.answers) // 2
    table = replay(Record(kept.head, kept.answers[:half]))
    for given in kept.answers[half:]:
        table.answer(given.seat, given.key)
    assert msgspec.to_builtins(table.result()) == msgspec.to_builtins(replay(kept).result())
