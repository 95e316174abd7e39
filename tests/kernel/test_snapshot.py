"""A snapshot opens to the very table it was taken of, or to none."""

from __future__ import annotations

import pytest

from nocturne.kernel.chance import Chance
from nocturne.kernel.record import Answer
from nocturne.kernel.snapshot import opened, packed
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import random_answer


def played(game: str, seed: str, answers: int) -> Table:
    table = new_game(game, seed=seed, digests=True)
    chance = Chance.seeded(f"snapshot:{seed}")
    while table.questions and table.number < answers:
        table.answer(*random_answer(table, chance))
    return table


@pytest.mark.parametrize(
    ("game", "answers"), [("candles", 7), ("vtes", 150), ("dracula", 90), ("chapters", 60)]
)
def test_a_snapshot_is_the_table_it_was_taken_of(game: str, answers: int, seed: str):
    table = played(game, seed, answers)
    again = opened(table.game, table.head, table.answers, packed(table))
    assert again is not None
    assert again == table
    assert again.log == table.log
    assert again.answers == table.answers
    assert [again.log_at(number) for number in range(answers)] == [
        table.log_at(number) for number in range(answers)
    ]
    assert again.decisions() == table.decisions()
    # Both go on alike, and back to where the snapshot had not been taken yet.
    chance, twin = Chance.seeded(seed), Chance.seeded(seed)
    for _ in range(20):
        if table.questions:
            table.answer(*random_answer(table, chance))
            again.answer(*random_answer(again, twin))
    assert again.answers == table.answers
    for one in (table, again):
        one.undo_to(answers // 2)
    assert again == table
    assert again.log == table.log


def test_a_snapshot_that_does_not_stand_for_the_answers_is_none(seed: str):
    table = played("candles", seed, 8)
    snapshot, answers = packed(table), table.answers

    def open_with(given: list[Answer], written: bytes) -> Table | None:
        return opened(table.game, table.head, given, written)

    assert open_with(answers, snapshot) is not None
    assert open_with(answers[:-1], snapshot) is None, "more than was answered"
    first = answers[0]
    other = [Answer(first.seat, first.key + "?", first.digest), *answers[1:]]
    assert open_with(other, snapshot) is None, "another course"
    last = answers[-1]
    assert open_with([*answers[:-1], Answer(last.seat, last.key, "0" * 32)], snapshot) is None, (
        "another state"
    )
    for at in range(0, len(snapshot), 7):
        damaged = bytearray(snapshot)
        damaged[at] ^= 0x55
        assert open_with(answers, bytes(damaged)) is None, f"byte {at} is damaged"
    assert open_with(answers, snapshot[:-1]) is None
    assert open_with(answers, b"") is None
