"""A finished game analysed: chances turn by turn, the turns that mattered, and what was better."""

from __future__ import annotations

import asyncio

import pytest

from nocturne.bots import make_bot
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.record import Record
from nocturne.kernel.table import new_game, replay
from nocturne.server.tables.readings import Readings
from nocturne.server.wire.analysis import Analysed

from .conftest import Caller
from .test_replays import finished


def played(game: str, seats: int, bot: str) -> Record:
    """A whole game of bots."""
    table = new_game(game, seats=seats, seed="analysed", snapshots=False)
    bots = [make_bot(table.game, bot, seat) for seat in range(seats)]
    knows = [Knowledge(table, seat) for seat in range(seats)]
    while decision := table.pending():
        table.answer(decision.seat, bots[decision.seat].choose(decision, knows[decision.seat]))
    return table.record()


def analysed(record: Record, seat: int) -> list[Analysed]:
    """What is told while a game is analysed, up to the end."""
    told: list[Analysed] = []

    async def find(ident: str) -> Record:
        return record

    async def ask() -> None:
        readings = Readings(find)
        while not told or told[-1].progress < 1:
            told.append(await readings.analysis("a", seat, "en"))
            await asyncio.sleep(0.05)

    asyncio.run(ask())
    return told


@pytest.mark.parametrize(("game", "seats"), [("vtes", 2), ("dracula", 3)])
def test_chances_begin_nearly_even_and_end_as_the_game_did(game: str, seats: int):
    record = played(game, seats, "random")
    steps = analysed(record, 0)
    # when it is analysed, then it says how far it has come
    assert [one.progress for one in steps] == sorted(one.progress for one in steps)
    found = steps[-1]
    # and the chances of each turn are there, from the beginning to the end
    assert [point.at for point in found.chances] == sorted({point.at for point in found.chances})
    assert (found.chances[0].at, found.chances[-1].at) == (0, len(record.answers))
    assert all(0 <= chance <= 1 for point in found.chances for chance in point.chances)
    assert all(len(point.chances) == seats for point in found.chances)
    assert max(found.chances[0].chances) < 0.7
    result = replay(record).result()
    assert result is not None
    if result.winners:
        last = found.chances[-1].chances
        assert {seat for seat in range(seats) if last[seat] == max(last)} >= set(result.winners)
    # and each turn that mattered is one of them, with its change
    by_place = {point.at: point.chances for point in found.chances}
    assert all(by_place[turn.at][turn.seat] == turn.before for turn in found.turning)
    assert all(abs(turn.after - turn.before) >= 0.08 for turn in found.turning)


def test_choices_with_a_clearly_better_one_are_named():
    # given a game in which a hunter chose by chance
    record = played("dracula", 2, "random")
    found = analysed(record, 1)[-1]
    # then some choices were judged, and those named have another one that was better, and why
    assert 0 < found.judged <= 16
    assert found.better
    for one in found.better:
        assert record.answers[one.at].seat == 1
        assert one.taken != one.better
        assert one.notes


def test_it_can_be_called_for_a_finished_game(mina: Caller, nobody: Caller):
    table, _ = finished(mina)
    told = nobody.get(f"/api/tables/{table}/replay/analysis?seat=1")
    assert 0 <= told["progress"] <= 1
    assert told["chances"] == []
