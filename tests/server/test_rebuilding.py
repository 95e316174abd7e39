"""A long game is opened from its snapshot, and is the same as when it is played again from its answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from nocturne.kernel import snapshot
from nocturne.kernel.chance import Chance
from nocturne.kernel.record import Answer, Record, read
from nocturne.kernel.table import Table, new_game, replay
from nocturne.lab.play import random_answer
from nocturne.loadtest.reopening import measure
from nocturne.server.live.rebuilding import SNAPSHOT_EVERY, by_these_rules, rebuilt
from nocturne.server.live.streams import Player
from nocturne.server.people.accounts import People
from nocturne.server.store.database import Store, snapshots
from nocturne.server.tables.registry import TableRegistry
from nocturne.server.tables.stored import StoredTable, record_of

from .virtual import SavedChanges, run, sit

FORMER = Path(__file__).parents[1] / "records" / "vtes-format-2.jsonl"


def played(answers: int, seed: str, game: str = "vtes") -> Table:
    table = new_game(game, seed=seed, digests=True)
    chance = Chance.seeded(f"rebuilt:{seed}")
    while table.questions and table.number < answers:
        table.answer(*random_answer(table, chance))
    return table


def test_a_snapshot_is_taken_now_and_then_and_what_came_after_it_is_played_again(seed: str):
    async def play() -> None:
        table = played(SNAPSHOT_EVERY - 3, seed)
        kept = SavedChanges()
        live = sit(table, "fast", kept=kept)
        chance = Chance.seeded(seed)
        while table.questions and table.number < SNAPSHOT_EVERY + 10:
            table.answer(*random_answer(table, chance))
            await live.saver.save()
        await live.close()
        taken = [saving.snapshot for saving in kept.saved if saving.snapshot is not None]
        assert len(taken) == 1
        again = await rebuilt(table.record(), taken[0])
        slowly = await rebuilt(table.record())
        assert again == slowly == table
        assert again.log == slowly.log
        assert again.answers == slowly.answers == table.answers

    run(play())


def test_answers_that_are_stored_together_have_one_digest(seed: str):
    async def play() -> None:
        # given a table as the server opens it
        table = await rebuilt(played(20, seed, "dracula").record())
        kept, chance = SavedChanges(), Chance.seeded(seed)
        live = sit(table, "fast", kept=kept)
        # when three answers are stored together, and then two
        for number in (3, 2):
            for _ in range(number):
                table.answer(*random_answer(table, chance))
            await live.saver.save()
        await live.close()
        # then the last of each time has the digest of the state after it, and the record plays out
        assert [bool(given.digest) for given in table.answers[20:]] == [False, False, True, False, True]
        assert kept.saved[-1].answers[-1].digest == table.digest()
        assert replay(table.record(), verify=True) == table
        # and a former record, with a digest for each answer, keeps them all
        assert all(given.digest for given in table.answers[:20])

    run(play())


def test_a_snapshot_that_goes_another_way_is_left_aside(seed: str, monkeypatch: pytest.MonkeyPatch):
    """Whatever a snapshot turns out to be, the answers are the truth."""
    table = played(60, seed)
    astray = played(40, f"{seed} astray")
    monkeypatch.setattr("nocturne.server.live.rebuilding.opened", lambda *_args, **_options: astray)
    again = asyncio.run(rebuilt(table.record(), b"a snapshot"))
    assert again == table
    assert again.answers == table.answers


def test_what_another_version_played_is_reckoned_anew(seed: str):
    async def play() -> None:
        table = played(30, seed)
        other = [Answer(given.seat, given.key, "f" * 32) for given in table.answers]
        again = await rebuilt(Record(table.head, other), snapshot.packed(table))
        assert again.answers == table.answers

    run(play())


@pytest.fixture
def in_a_house(database: str) -> Callable[[Callable[[TableRegistry, Store], Awaitable[None]]], None]:
    def do(work: Callable[[TableRegistry, Store], Awaitable[None]]) -> None:
        async def inside() -> None:
            store = Store(database)
            await store.prepare()
            registry = TableRegistry(store, 60.0)
            try:
                await work(registry, store)
            finally:
                await registry.close()
                store.close()

        asyncio.run(inside())

    return do


def _replace(packed: bytes, db: Connection) -> None:
    db.execute(update(snapshots).values(packed=packed))


def test_the_store_keeps_the_latest_and_a_damaged_one_is_passed_over(
    in_a_house: Callable[[Callable[[TableRegistry, Store], Awaitable[None]]], None],
):
    async def work(registry: TableRegistry, store: Store) -> None:
        people = People(store)
        person, _ = await people.guest("Mina")
        kept = await registry.create(person, "candles", [("me", ""), ("bot", "")], {}, private=True)
        kept = await registry.start(person, kept.id)
        live = await registry.live(kept.id)
        number = live.table.number
        live.saver.snapshot_at = -SNAPSHOT_EVERY
        await live.saver.save(shortened=True)
        written = await store.read(lambda db: db.execute(select(snapshots)).all())
        assert [row.table for row in written] == [kept.id]
        await registry.close()
        for packed in (written[0].packed, b"damaged"):
            await store.run(partial(_replace, packed))
            again = TableRegistry(store, 60.0)
            assert (await again.live(kept.id)).table.number >= number
            await again.close()
        people.close()

    in_a_house(work)


def test_a_table_of_a_former_version_goes_on_and_is_stored_as_it_is_now(
    in_a_house: Callable[[Callable[[TableRegistry, Store], Awaitable[None]]], None],
):
    async def work(registry: TableRegistry, store: Store) -> None:
        # given a game stored by a version that asked in fewer windows
        people = People(store)
        person, _ = await people.guest("Mina")
        former = read(FORMER)
        players = [Player("person", person.name, person.id), *[Player("bot", "Bot", bot="random")] * 3]
        stored = StoredTable(
            game="vtes", status="playing", private=True, host=person.id, seats=players, masking="fast",
            options=former.head.options, head=msgspec.to_builtins(former.head),
        )  # fmt: skip
        await registry._enter(stored, person, former.answers)
        # when it is opened, and its bots go on
        await registry.live(stored.id)
        now, given = await store.read(lambda db: record_of(db, stored))
        # then it holds every answer in its place, and those that this version asked besides as given for them
        whole = (await by_these_rules(former)).answers
        added = len(whole) - len(former.answers)
        assert added > 0
        assert [(one.seat, one.key) for one in now.answers[: len(whole)]] == [
            (one.seat, one.key) for one in whole
        ]
        assert len([number for number in given if number < len(whole)]) == added
        await registry.close()
        people.close()

    in_a_house(work)


def test_how_long_it_takes_to_open_games_is_measured(tmp_path: Path):
    found = asyncio.run(measure(tmp_path, ["candles"], 3))
    assert [one.game for one in found.games] == ["candles"]
    assert found.games[0].opened > 0
    assert found.games[0].from_answers > 0
    assert found.tables == 3
    assert found.answers == 3 * found.games[0].answers
    assert found.restart > 0
