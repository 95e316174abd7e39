"""A server in a process of its own: killed at random moments it loses nothing; a crowd can be measured on it;
somebody who does not read what is sent slows nobody."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import statistics
import time
from contextlib import suppress
from pathlib import Path

import pytest

from nocturne.loadtest.capacity import Served, measure
from nocturne.loadtest.crowd import Caller, Given, Guest, Party, Tally
from nocturne.loadtest.endurance import endure, lost
from nocturne.server.live.windows import Early, Preferences

from .virtual import hunting


@pytest.mark.slow
def test_a_server_killed_at_random_moments_loses_nothing(tmp_path: Path, seed: str):
    endured = asyncio.run(endure(tmp_path, 10, kills=3, seed=seed))
    assert endured.losses == [], f"NOCTURNE_SEED={seed}"
    assert endured.games == 10
    assert endured.kills == 3
    assert endured.verified == 30
    assert endured.kept + endured.early >= endured.answers > 0


def test_an_early_answer_that_is_not_kept_is_a_loss():
    """Given somebody who was told that what she said before her turn counts."""
    table = hunting("early")
    first, second = table.pending(), table.upcoming()[0]
    assert first is not None
    keys = [option.key for option in second.options]
    guest = Guest(Caller("nowhere:1", "127.0.0.1"), "table", Tally(), random.Random(1), 1.0)
    guest.seat, guest.counted = second.seat, [Given(table.number, keys[1], keys, True)]
    kept = {second.seat: Preferences(early=Early(keys[1], "", len(table.log)))}

    # when it waits for her turn, nothing is lost; when nothing of it is kept, that is found
    assert lost(guest, table, kept) == []
    assert [loss.message for loss in lost(guest, table, {})] == ["bench-server-loss-early"]

    # when others have passed and it was her answer, nothing is lost; when another was, that is found
    table.answer(first.seat, "decline")
    while (asked := table.pending(second.seat)) is None or asked.question != second.label:
        table.answer(table.questions[0].seat, "pass")
    other = table.copy()
    table.answer(second.seat, keys[1])
    other.answer(second.seat, keys[0])
    assert lost(guest, table, {}) == []
    assert [loss.message for loss in lost(guest, other, {})] == ["bench-server-loss-early"]

    # when something happened before her turn, what she said was void
    blocked = hunting("early")
    blocked.answer(first.seat, next(one.key for one in first.options if one.key != "decline"))
    assert lost(guest, blocked, {}) == []


@pytest.mark.slow
def test_a_crowd_plays_and_is_measured(tmp_path: Path):
    report = asyncio.run(measure(tmp_path, tables=[3], seconds=4.0, pace=0.3))
    (step,) = report.steps
    assert step.tables == 3
    assert step.connections == 7
    assert step.answers > 5
    assert 0 < step.shown_median <= step.shown_p99 <= step.shown_worst
    assert step.settled_median >= step.shown_median / 2
    assert 0 < step.others_median <= step.others_p99
    assert step.cpu_per_answer > 0
    assert step.crowd_cpu > 0
    assert step.refused == 0
    assert step.lost == 0
    assert (tmp_path / "errors.txt").read_text("utf-8") == ""


def connect_and_never_read(caller: Caller, table: str) -> socket.socket:
    """A connection to a table whose other end lets everything pile up."""
    host, _, port = caller.at.rpartition(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.bind((caller.address, 0))
    deaf.connect((host, int(port)))
    key = base64.b64encode(os.urandom(16)).decode()
    deaf.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {caller.at}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {caller.cookie}\r\n\r\n".encode()
    )
    return deaf


def ask_for_much(deaf: socket.socket) -> None:
    """Ask for the table in the other language, as often as one may: a whole frame each time."""
    for number in range(20):
        text = json.dumps({"type": "lang", "lang": ("en", "fr")[number % 2]}).encode()
        deaf.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)


@pytest.mark.slow
def test_somebody_who_does_not_read_slows_nobody_and_is_cut(tmp_path: Path):
    async def play(served: Served, number: int, deaf_listeners: int) -> float:
        """Play for a while at a table of one's own; how long one waits to see one's answer, in the middle."""
        tally = Tally()
        party = Party(served.at, 9 * number, "vtes", tally, pace=0.01)
        await party.enter()
        player, watcher = party.callers
        guests = await party.begin()
        deaf = [connect_and_never_read(watcher, party.tables[0]) for _ in range(deaf_listeners)]
        playing = asyncio.create_task(guests[0].stay())
        until = time.monotonic() + 120
        watching = deaf_listeners
        while (watching or len(tally.shown) < 10) and time.monotonic() < until:
            await asyncio.sleep(0.5)
            for one in deaf:
                with suppress(OSError):
                    ask_for_much(one)
            watching = await still_watching(player, party.tables[0])
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for one in deaf:
            one.close()
        assert watching == 0, "those who do not read were never cut"
        assert len(tally.shown) >= 10, "the table stood still"
        return statistics.median(tally.shown)

    served = Served(tmp_path)
    try:
        alone = asyncio.run(play(served, 0, 0))
        in_company = asyncio.run(play(served, 1, 3))
    finally:
        served.end()
    # Whoever waited for a deaf listener would wait the seconds until a connection times out. Measured against
    # a table without any, because the machine may be busy.
    assert in_company < 10 * max(alone, 0.05)


async def still_watching(caller: Caller, table: str) -> int:
    """How many watch, as somebody is told who looks in for a moment."""
    async with caller.connect(table, -1) as connection:
        async for text in connection:
            told = json.loads(text)
            if told["type"] == "players":
                return int(told["watching"])
    return 0
