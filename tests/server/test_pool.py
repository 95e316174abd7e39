"""Games are played again in processes beside the tables: no table waits for them, nobody fills them alone,
and one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from nocturne.kernel.table import Table
from nocturne.server.api import create_app
from nocturne.server.errors import FaultElsewhere, Missing, TooOften
from nocturne.server.tables import pool as pools
from nocturne.server.tables.pool import Pool, Reader, Turns

from .conftest import Caller
from .test_replays import finished, record

_PATIENCE = 60.0
SEEK = {"at": 0, "seat": None, "lang": "en"}


def reader_of(caller: Caller) -> Reader:
    """The process that was started."""
    app: Any = caller.client.app
    found: Reader
    (found,) = [one for one in app.state.services.registry.pool.readers if one.pid is not None]
    return found


def wait_until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + _PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


async def until(holds: Callable[[], object]) -> None:
    await asyncio.to_thread(wait_until, holds)


def of_candles(seed: str) -> Callable[[], Awaitable[bytes]]:
    kept = record("candles", 1000, seed)

    async def packed() -> bytes:
        return kept.pack()

    return packed


def test_no_answer_is_played_again_where_the_tables_are(
    mina: Caller, nobody: Caller, monkeypatch: pytest.MonkeyPatch
):
    table, answers = finished(mina)
    played: list[str] = []
    answer = Table.answer

    def noted(self: Table, seat: int, key: str, **how: Any) -> Any:
        played.append(key)
        return answer(self, seat, key, **how)

    # when a finished game is looked at in every way, then none of its answers is played in this process
    monkeypatch.setattr(Table, "answer", noted)
    path = f"/api/tables/{table}/replay"
    for call in (f"?at={answers}", "/course", "/advice?at=0&seat=0"):
        nobody.get(path + call)
    nobody.get(f"{path}/thing?at={answers}&about=seat:0", 400)  # there is nothing to tell about a seat
    while nobody.get(f"{path}/analysis?seat=1")["progress"] < 1:
        time.sleep(0.05)
    assert played == []


def test_a_table_goes_on_while_somebody_seeks(mina: Caller, lucy: Caller, nobody: Caller):
    # given somebody whose process works on a seek and does not come to an end
    old, answers = finished(lucy)
    nobody.get(f"/api/tables/{old}/replay?at=0")
    reader = reader_of(nobody)
    assert reader.pid is not None
    other = mina.post("/api/play-now", {"game": "candles"})["table"]
    with ThreadPoolExecutor(1) as beside, mina.at(other) as sitting:
        sitting.question()
        os.kill(reader.pid, signal.SIGSTOP)
        try:
            seek = beside.submit(nobody.get, f"/api/tables/{old}/replay?at={answers}")
            wait_until(lambda: reader.busy)
            # when somebody speaks at another table, then that is told before the seek is answered
            sitting.send(type="chat", id="said", text="Is anybody there?")
            sitting.acknowledged("said")
            assert not seek.done()
            # and whoever already has as many calls under way as one may is told to come back
            app: Any = nobody.client.app
            app.state.services.registry.pool.turns._each = 1
            refused = nobody.get(f"/api/tables/{old}/replay?at=1", 429)["error"]
            assert refused["code"] == "server-too-often"
        finally:
            os.kill(reader.pid, signal.SIGCONT)
        assert seek.result(_PATIENCE)["result"]


def test_a_process_that_dies_is_replaced(seed: str):
    packed = of_candles(seed)

    async def call() -> None:
        pool = Pool()
        first = await pool.ask("here", "moment", "a", SEEK, packed)
        (reader,) = [one for one in pool.readers if one.pid is not None]
        # given a call under way when the process dies; then who waits is told to come back
        before = reader.pid
        assert before is not None
        os.kill(before, signal.SIGSTOP)
        asked = asyncio.create_task(pool.ask("here", "moment", "a", SEEK, packed))
        await until(lambda: reader.busy)
        os.kill(before, signal.SIGKILL)
        with pytest.raises(TooOften):
            await asked
        # and the next call is answered as before, by another process
        assert await pool.ask("here", "moment", "a", SEEK, packed) == first
        assert reader.pid not in (None, before)
        await pool.close()
        assert reader.pid is None

    asyncio.run(call())


def test_a_process_that_falls_silent_or_is_not_needed_is_ended(seed: str, monkeypatch: pytest.MonkeyPatch):
    packed = of_candles(seed)

    async def call() -> None:
        pool = Pool()
        for limit in ("SILENCE", "IDLE"):
            first = await pool.ask("here", "moment", "a", SEEK, packed)
            (reader,) = [one for one in pool.readers if one.pid is not None]
            with monkeypatch.context() as short:
                short.setattr(pools, limit, 0.01)
                await until(lambda: reader.pid is None)  # noqa: B023  # it is waited for here
        assert await pool.ask("here", "moment", "a", SEEK, packed) == first
        await pool.close()

    asyncio.run(call())


def test_a_refusal_and_a_fault_come_back_as_what_they_are(seed: str):
    packed = of_candles(seed)

    async def call() -> None:
        pool = Pool()
        with pytest.raises(Missing, match="there is no such point"):
            await pool.ask("here", "moment", "a", {**SEEK, "at": 100_000}, packed)
        with pytest.raises(FaultElsewhere) as found:
            await pool.ask("here", "open the window", "a", SEEK, packed)
        kind, cause, at = found.value.noted
        assert (kind, cause) == ("ValueError", "program")
        assert "replaying.py:" in at
        await pool.close()

    asyncio.run(call())


def test_a_process_ends_with_the_server_it_belongs_to():
    command = [sys.executable, "-m", "nocturne.server.tables.replaying", "{}"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(_PATIENCE) == 0


def test_a_server_that_stops_leaves_no_process(database: str):
    with TestClient(create_app(database, warm=False)) as client:
        mina = Caller(client).enter("Mina")
        table, _ = finished(mina)
        mina.get(f"/api/tables/{table}/replay?at=0")
        pid = reader_of(mina).pid
        assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_each_address_has_so_many_calls_under_way_and_all_of_them_too():
    turns = Turns(at_once=1, waiting=1, most=3)
    entered: list[str] = []

    async def call(caller: str, go_on: asyncio.Event) -> None:
        async with turns.turn(caller):
            entered.append(caller)
            await go_on.wait()

    async def compare() -> None:
        go_on = asyncio.Event()
        # given two calls of an address: the first is worked on, the second waits
        tasks = [asyncio.create_task(call("first", go_on)) for _ in range(2)]
        await asyncio.sleep(0)
        assert entered == ["first"]
        # then a third is refused, another address need not wait, and when there is no room nobody comes in
        with pytest.raises(TooOften) as too_often:
            await call("first", go_on)
        assert too_often.value.message == "server-too-often"
        tasks.append(asyncio.create_task(call("second", go_on)))
        await asyncio.sleep(0)
        assert entered == ["first", "second"]
        with pytest.raises(TooOften) as busy:
            await call("third", go_on)
        assert busy.value.message == "server-pool-busy"
        # and when they are done there is room for everybody again
        go_on.set()
        await asyncio.gather(*tasks)
        assert entered == ["first", "second", "first"]
        await call("third", go_on)

    asyncio.run(compare())
