"""One of several processes is killed: games are played on a server of several workers, one of which is killed
with ``kill -9`` at random moments. Everybody must come back to their table, and nothing may be lost."""

from __future__ import annotations

import asyncio
import http.client
import os
import random
import signal
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.record import Answer
from nocturne.kernel.table import replay
from nocturne.loadtest.capacity import GAMES, Served
from nocturne.loadtest.crowd import Guest, Party, Tally
from nocturne.loadtest.endurance import BLOCKING, Loss, lost
from nocturne.server.store.database import Store
from nocturne.server.tables.registry import TableRegistry

#: How many games are played at once.
TABLES = 20
#: These people hardly think: the more is under way, the more a kill can hit.
_PACE = 0.04
_SOONEST, _LATEST = 0.2, 2.0
#: How long it takes until everybody whose connection was cut has noticed, in seconds; counted in.
_NOTICED = 0.1
_PATIENCE = 120

T = TypeVar("T")


class Outlived(Struct):
    """What came of it. ``back``: the seconds from a kill that cut somebody off until everybody at every table
    has been shown it again, the median of these kills and the worst."""

    workers: int
    kills: int
    struck: int  # those that cut somebody off
    games: int
    answers: int  # those acknowledged to the people who gave them
    early: int  # those of them that were given before it was somebody's turn
    kept: int  # those found in the store, bots' included
    verified: int  # records played out anew at the end, with every digest compared
    back_median: float
    back_worst: float
    losses: list[Loss]


async def outlive(
    data: Path,
    database: str,
    *,
    workers: int,
    kills: int,
    tables: int = TABLES,
    kinds: Sequence[str] = GAMES,
    seed: str = "",
    progress: Callable[[int, int], None] = lambda games, kills: None,
) -> Outlived:
    """Play, and kill a worker so many times."""
    served = Served(data, "--database", database, "--workers", str(workers))
    try:
        trial = _Trial(served, database, tables, kinds, random.Random(seed or None))
        return await trial.run(workers, kills, progress)
    finally:
        if served.process.poll() is None:
            served.end(signal.SIGTERM)


class _Trial:
    """People who play on the same server, game after game."""

    def __init__(
        self, served: Served, database: str, tables: int, kinds: Sequence[str], chance: random.Random
    ) -> None:
        self._served = served
        self._database = database
        self._chance = chance
        self._tally = tally = Tally()
        self._parties = [
            _party(served.at, index, kinds[index % len(kinds)], tally) for index in range(tables)
        ]
        self._games: dict[str, list[Guest]] = {}
        self._before: dict[str, list[Answer]] = {}
        self._losses: list[Loss] = []

    async def run(self, workers: int, kills: int, progress: Callable[[int, int], None]) -> Outlived:
        """Play and kill; then stop the server, and look at everything that is kept."""
        playing = [asyncio.create_task(self._play(party)) for party in self._parties]
        back: list[float] = []
        try:
            for party in self._parties:
                while not party.begun.is_set():
                    self._nobody_failed(playing)
                    await asyncio.sleep(_PACE)
            for kill in range(kills):
                await self._everybody_is_back()
                await asyncio.sleep(self._chance.uniform(_SOONEST, _LATEST))
                before = self._tally.lost
                lasted = await self._kill()
                if self._tally.lost > before:
                    back.append(lasted)
                await self._look()
                self._nobody_failed(playing)
                progress(len(self._games), kill + 1)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self._served.end(signal.SIGTERM)
        kept, verified = await self._verify()
        counted = [given for guests in self._games.values() for guest in guests for given in guest.counted]
        return Outlived(
            workers=workers,
            kills=kills,
            struck=len(back),
            games=len(self._games),
            answers=len(counted),
            early=sum(1 for given in counted if given.early),
            kept=kept,
            verified=verified,
            back_median=statistics.median(back or [0.0]),
            back_worst=max(back, default=0.0),
            losses=self._losses,
        )

    async def _play(self, party: Party) -> None:
        """Game after game. What a kill has cut off is done again, as people do."""
        await _persist(party.enter)
        while True:
            guests = await _persist(party.begin)
            self._games[party.tables[-1]] = guests
            party.begun.set()
            await asyncio.gather(*(guest.stay() for guest in guests))

    def _nobody_failed(self, playing: Sequence[asyncio.Task[None]]) -> None:
        for task in playing:
            if task.done():
                task.result()

    async def _everybody_is_back(self) -> None:
        """Until each has been shown their table anew, or the game is over."""
        waiting = [guest.shown_again() for party in self._parties for guest in party.guests]
        try:
            async with asyncio.timeout(_PATIENCE):
                await asyncio.gather(*waiting)
        except TimeoutError as late:
            raise NocturneError("bench-server-lost-guests") from late

    async def _kill(self) -> float:
        """Kill one of the workers; gives the seconds until everybody is back."""
        began = time.monotonic()
        os.kill(self._chance.choice(self._served.workers()), signal.SIGKILL)
        await asyncio.sleep(_NOTICED)
        await self._everybody_is_back()
        return time.monotonic() - began

    async def _look(self) -> None:
        """What the store holds while the others play on: no less than people have seen before."""
        current = {party.tables[-1]: party.guests for party in self._parties}
        seen = {table: max(guest.seen for guest in guests) for table, guests in current.items()}
        store = Store(self._database)
        registry = TableRegistry(store, 60.0)
        try:
            for table in current:
                answers = (await registry.stored_record(table)).answers
                self._losses += self._changed(table, answers)
                if len(answers) < seen[table]:
                    args = {"seen": seen[table], "kept": len(answers)}
                    self._losses.append(Loss(table, "bench-server-loss-seen", args))
        finally:
            store.close()

    def _changed(self, table: str, kept: list[Answer]) -> list[Loss]:
        before = self._before.get(table, [])
        self._before[table] = kept
        # The digest of the last answer may not have been noted when it was read.
        same = [(one.seat, one.key) for one in kept[: len(before)]] == [(one.seat, one.key) for one in before]
        return [] if same else [Loss(table, "bench-server-loss-changed")]

    async def _verify(self) -> tuple[int, int]:
        """Play every record again; gives the number of answers that are kept, and of records that agree."""
        store = Store(self._database)
        registry = TableRegistry(store, 60.0)
        kept = verified = 0
        try:
            for ident, guests in self._games.items():
                record = await registry.stored_record(ident)
                kept += len(record.answers)
                self._losses += self._changed(ident, record.answers)
                try:
                    table = await asyncio.to_thread(replay, record, verify=True)
                except NocturneError as error:
                    self._losses.append(Loss(ident, error.message))
                    continue
                verified += 1
                preferences = (await registry.find(ident)).preferences
                for guest in guests:
                    self._losses += lost(guest, table, preferences)
                    if guest.went_back:
                        self._losses.append(Loss(ident, "bench-server-loss-back"))
        finally:
            store.close()
        return kept, verified


def _party(at: str, index: int, game: str, tally: Tally) -> Party:
    """At every other table of VTES people are asked before their turn."""
    return Party(at, index, game, tally, _PACE, BLOCKING if game == "vtes" and index % 2 == 0 else None)


async def _persist(attempt: Callable[[], Awaitable[T]]) -> T:
    """Try again what a killed worker has cut off."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            return await attempt()
        except (OSError, http.client.HTTPException):
            if time.monotonic() > until:
                raise
            await asyncio.sleep(_PACE)
