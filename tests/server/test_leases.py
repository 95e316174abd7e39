"""Two servers on one database: a table has one owner, and what it has acknowledged nobody else takes away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update
from starlette.websockets import WebSocketDisconnect

from nocturne.kernel.record import Answer
from nocturne.server.api import create_app
from nocturne.server.errors import LeaseLost
from nocturne.server.live.streams import Saving
from nocturne.server.people.accounts import People
from nocturne.server.store.database import Store, servers
from nocturne.server.tables.leases import HeldElsewhere, Leases
from nocturne.server.tables.registry import TableRegistry
from nocturne.server.tables.stored import saved

from .conftest import Caller

pytestmark = [pytest.mark.usefixtures("_loaded"), pytest.mark.slow]


@pytest.fixture(autouse=True)
def _nobody_renews(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server shows that it is alive when it starts, and then only when a test says so."""
    for name in ("RENEW_EVERY", "RENEW_FILE_EVERY"):
        monkeypatch.setattr(f"nocturne.server.tables.leases.{name}", 3600.0)
    for name in ("LEASE_SECONDS", "LEASE_FILE_SECONDS"):
        monkeypatch.setattr(f"nocturne.server.tables.leases.{name}", 600.0)


@pytest.fixture
def two(either_database: str) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers on one database."""
    with ExitStack() as stack:
        apps = [create_app(either_database, grace=60, warm=False) for _ in range(2)]
        first, second = (stack.enter_context(TestClient(app)) for app in apps)
        yield first, second


def registry_of(client: TestClient) -> TableRegistry:
    found: TableRegistry = client.app.state.services.registry  # type: ignore[attr-defined]
    return found


async def _long_ago(store: Store, leases: Leases) -> None:
    change = update(servers).where(servers.c.id == leases.me.id).values(seen=0.0)
    await store.run(lambda db: db.execute(change))


def fall_asleep(client: TestClient) -> None:
    """The server has not shown for long that it is alive, and does not know it."""
    assert client.portal is not None
    registry = registry_of(client)
    client.portal.call(_long_ago, registry._store, registry.leases)


def stored_answers(client: TestClient, table: str) -> list[Answer]:
    assert client.portal is not None
    return client.portal.call(registry_of(client).stored_record, table).answers


def alone_with_a_bot(nobody: Caller) -> tuple[Caller, str]:
    mina = nobody.enter("Mina")
    return mina, mina.post("/api/play-now", {"game": "candles"})["table"]


def test_while_its_owner_is_alive_no_other_server_opens_a_table(two: tuple[TestClient, TestClient]):
    # given a table that is played at one server
    first, second = two
    mina, table = alone_with_a_bot(Caller(first))
    with mina.at(table) as sitting:
        sitting.question()
        # when somebody comes to it at another, then they are told to try again
        with pytest.raises(WebSocketDisconnect) as closed, Caller(second, mina.token).at(table) as other:
            other.hear()
        assert closed.value.code == 1013
        # and the owner goes on
        sitting.send(type="chat", id="c", text="Good evening")
        sitting.acknowledged("c")


def test_an_undo_at_a_server_that_lost_the_table_deletes_nothing(
    two: tuple[TestClient, TestClient], caplog: pytest.LogCaptureFixture
):
    """Given a server that fell asleep after Mina's answer, and another that took the table and acknowledged
    Lucy's."""
    first, second = two
    mina, lucy = Caller(first).enter("Mina"), Caller(first).enter("Lucy")
    form = {"game": "candles", "seats": [{"kind": "me"}, {"kind": "open"}], "masking": "fast"}
    table = mina.post("/api/tables", form)["table"]
    lucy.post(f"/api/tables/{table}/sit")
    mina.post(f"/api/tables/{table}/start")
    with mina.at(table) as asleep:
        asleep.answer(asleep.question(), "a")
        asleep.acknowledged("a")
        fall_asleep(first)
        with Caller(second, lucy.token).at(table) as awake:
            awake.answer(awake.question(), "b")
            awake.acknowledged("b")
            before = stored_answers(second, table)
            assert [one.seat for one in before][:2] == [0, 1]
            # when Mina takes her answer back at the one that lost the table, where Lucy's is not known
            asleep.send(type="undo", id="u")
            with caplog.at_level(logging.WARNING, "nocturne.server"), pytest.raises(WebSocketDisconnect):
                asleep.acknowledged("u")
            # then it is not acknowledged, nothing is deleted, the table is let go, and the log says so
            assert stored_answers(second, table) == before
            assert table not in registry_of(first).leases.held
            assert f"table {table} is owned by another server now" in caplog.text
            # and the new owner goes on
            awake.send(type="chat", id="c", text="Good morning")
            awake.acknowledged("c")


def test_a_server_that_wakes_up_lets_go_before_anything_is_written(two: tuple[TestClient, TestClient]):
    first, second = two
    mina, table = alone_with_a_bot(Caller(first))
    with mina.at(table) as asleep:
        asleep.question()
        fall_asleep(first)
        with Caller(second, mina.token).at(table) as awake:
            awake.question()
            # when the first looks after its leases again
            assert first.portal is not None
            lost = first.portal.call(registry_of(first).leases.renew)
            # then it knows which one it has lost, and owns nothing
            assert [lease.table for lease in lost] == [table]
            assert registry_of(first).leases.held == {}


def test_a_server_that_stops_leaves_its_tables_to_others_at_once(either_database: str):
    with TestClient(create_app(either_database, warm=False)) as second:
        with TestClient(create_app(either_database, warm=False)) as first:
            mina, table = alone_with_a_bot(Caller(first))
            with mina.at(table) as sitting:
                sitting.question()
        with Caller(second, mina.token).at(table) as sitting:
            assert sitting.question()["question"] is not None


def test_a_table_that_is_let_go_can_be_taken_at_once(
    two: tuple[TestClient, TestClient],
):
    first, second = two
    mina, table = alone_with_a_bot(Caller(first))
    with mina.at(table) as sitting:
        sitting.question()
    assert first.portal is not None
    first.portal.call(registry_of(first)._let_go, table)
    first.portal.call(asyncio.sleep, 0.2)
    with Caller(second, mina.token).at(table) as sitting:
        assert sitting.question()["question"] is not None


def test_the_fence_alone_decides_whether_a_write_counts(either_database: str):
    async def play() -> None:
        store = Store(either_database)
        await store.prepare()
        people, registry = People(store), TableRegistry(store, 60.0)
        person, _ = await people.guest("Mina")
        kept = await registry.play_now(person, "candles")
        one, other = Leases(store), Leases(store)
        old = await one.take(kept.id)
        with pytest.raises(HeldElsewhere):
            await other.take(kept.id)
        # given a second owner, because the first was not seen for long
        await _long_ago(store, one)
        new = await other.take(kept.id)
        assert new.fence > old.fence
        await store.run(saved(new, Saving(0, [Answer(0, "pass", "")], set(), None), touched=None))
        # when the first is alive again and writes, then nothing of it is written, whatever the clocks say
        await one.renew()
        with pytest.raises(LeaseLost):
            await store.run(saved(old, Saving(0, [], set(), None, shortened=True), touched=None))
        assert (await registry.stored_record(kept.id)).answers == [Answer(0, "pass", "")]
        # nor does it take anything by letting go
        await one.release(old)
        await store.run(saved(new, Saving(1, [Answer(1, "pass", "")], set(), None), touched=None))
        # a server that takes its own table again has a newer fence: what it began before does not count
        newer = await other.take(kept.id)
        with pytest.raises(LeaseLost):
            await store.run(saved(new, Saving(2, [Answer(0, "pass", "")], set(), None), touched=None))
        assert newer.fence > new.fence
        people.close()
        store.close()

    asyncio.run(play())


def test_who_is_alone_owns_what_a_killed_server_has_left(either_database: str):
    async def play() -> None:
        store = Store(either_database)
        await store.prepare()
        people, registry = People(store), TableRegistry(store, 60.0)
        person, _ = await people.guest("Mina")
        kept = await registry.play_now(person, "candles")
        await Leases(store).take(kept.id)
        assert (await Leases(store, alone=True).take(kept.id)).fence == 2
        people.close()
        store.close()

    asyncio.run(play())
