"""Nothing is lost: games are played, the server is killed with ``kill -9`` at random moments and started
again, and every game must stand where somebody has seen it stand, or further on, and still play out as
recorded."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.record import Answer
from nocturne.kernel.table import replay
from nocturne.server.bench import GAMES, Served
from nocturne.server.crowd import Guest, Party, Tally
from nocturne.server.house import House
from nocturne.server.store import Store

#: How many games are played at once, and how often the server is killed under them.
_TOGETHER = 20
KILLS = 4
#: These people hardly think: the more is under way, the more a kill can hit.
_PACE = 0.04
_SOONEST, _LATEST = 0.3, 3.0


class Loss(Struct):
    """A game that did not stand where it should."""

    table: str
    message: str
    args: dict[str, int] = {}


class Endured(Struct):
    """What came of it."""

    games: int
    kills: int
    answers: int  # those acknowledged to the people who gave them
    kept: int  # those found in the store, bots' included
    verified: int  # records played out anew, with every digest compared
    losses: list[Loss]


async def endure(
    data: Path,
    games: int,
    *,
    kinds: Sequence[str] = GAMES,
    kills: int = KILLS,
    seed: str = "",
    progress: Callable[[int, int], None] = lambda done, kills: None,
) -> Endured:
    """Play so many games, kill the server again and again, and look at what is kept each time."""
    chance = random.Random(seed or None)
    endured = Endured(0, 0, 0, 0, 0, [])
    for first in range(0, games, _TOGETHER):
        trial = _Trial(data, range(first, min(first + _TOGETHER, games)), kinds, endured, chance)
        await trial.run(kills, lambda done: progress(done, endured.kills))
    return endured


class _Trial:
    """Some games, and the same server killed under them several times."""

    def __init__(
        self, data: Path, which: range, kinds: Sequence[str], endured: Endured, chance: random.Random
    ) -> None:
        self.data = data
        self.port = _free_port()
        self.tally = Tally()
        self.chance = chance
        self.endured = endured
        self.before: dict[str, list[Answer]] = {}
        at = f"127.0.0.1:{self.port}"
        self.parties = [
            Party(at, index, kinds[index % len(kinds)], self.tally, pace=_PACE) for index in which
        ]

    async def run(self, kills: int, progress: Callable[[int], None]) -> None:
        """Play, kill, look; and once more."""
        served = Served(self.data, "--port", str(self.port))
        playing: list[asyncio.Task[None]] = []
        try:
            for party in self.parties:
                await party.enter()
                guests = await party.begin()
                playing += [asyncio.create_task(guest.stay()) for guest in guests]
                self.endured.games += 1
                progress(self.endured.games)
            for _ in range(kills):
                await self._everybody_is_back()
                await asyncio.sleep(self.chance.uniform(_SOONEST, _LATEST))
                served.end()
                self.endured.kills += 1
                progress(self.endured.games)
                await self._look()
                served = Served(self.data, "--port", str(self.port))
            await self._everybody_is_back()
            self._nothing_went_back()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            served.end()
        self.endured.answers += sum(len(guest.counted) for guest in self._guests())
        self.endured.kept += sum(map(len, self.before.values()))

    def _guests(self) -> list[Guest]:
        return [guest for party in self.parties for guest in party.guests]

    async def _everybody_is_back(self) -> None:
        """Until each has been shown the table anew, or the game is over."""
        waiting = [guest.shown_again() for guest in self._guests()]
        try:
            async with asyncio.timeout(120):
                await asyncio.gather(*waiting)
        except TimeoutError as late:
            raise NocturneError("bench-server-lost-guests") from late

    async def _look(self) -> None:
        """What the store holds while no server runs."""
        store = Store(f"sqlite:///{(self.data / 'nocturne.db').resolve()}")
        house = House(store, 60.0)
        try:
            for party in self.parties:
                record = await house.kept_record(party.tables[-1])
                self.endured.losses += self._wrong(party, record.answers)
                try:
                    await asyncio.to_thread(replay, record, verify=True)
                    self.endured.verified += 1
                except NocturneError as error:
                    self.endured.losses.append(Loss(party.tables[-1], error.message))
        finally:
            store.close()

    def _wrong(self, party: Party, kept: list[Answer]) -> list[Loss]:
        table = party.tables[-1]
        before = self.before.get(table, [])
        self.before[table] = kept
        found = []
        if kept[: len(before)] != before:
            found.append(Loss(table, "bench-server-loss-changed"))
        for guest in party.guests:
            if guest.seen > len(kept):
                args = {"seen": guest.seen, "kept": len(kept)}
                found.append(Loss(table, "bench-server-loss-seen", args))
            for number, key in guest.counted:
                if key not in {answer.key for answer in kept[number:]}:
                    found.append(Loss(table, "bench-server-loss-counted", {"number": number}))
        return found

    def _nothing_went_back(self) -> None:
        for party in self.parties:
            if any(guest.went_back for guest in party.guests):
                self.endured.losses.append(Loss(party.tables[-1], "bench-server-loss-back"))


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
