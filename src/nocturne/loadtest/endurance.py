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
from nocturne.kernel.table import Table, replay
from nocturne.loadtest.capacity import GAMES, Served
from nocturne.loadtest.crowd import Company, Given, Guest, Party, Tally
from nocturne.server.live.windows import Preferences
from nocturne.server.store.database import Store
from nocturne.server.tables.registry import TableRegistry

#: How many games are played at once, and how often the server is killed under them.
_TOGETHER = 20
KILLS = 4
#: These people hardly think: the more is under way, the more a kill can hit.
_PACE = 0.04
_SOONEST, _LATEST = 0.3, 3.0


_LIBRARY = ["Blur", "Deflection", "Wake with Evening's Freshness", "Govern the Unaligned"] * 8
#: Three people whose vampires can act and block from the start: again and again somebody is asked before
#: their turn.
BLOCKING = Company(
    people=3,
    bots=0,
    options={
        "position": {
            "players": [
                {"pool": 30, "hand": _LIBRARY[:7], "library": _LIBRARY, "ready": [{"card": name, "blood": 2}]}
                for name in ("Madison", "Malachi", "Aleph")
            ]
        }
    },
)


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
    early: int  # those of them that were given before it was somebody's turn
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
    endured = Endured(0, 0, 0, 0, 0, 0, [])
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
        self.parties = [self._party(at, index, kinds[index % len(kinds)]) for index in which]

    def _party(self, at: str, index: int, game: str) -> Party:
        blocking = game == "vtes" and index % 2 == 0
        return Party(at, index, game, self.tally, _PACE, BLOCKING if blocking else None)

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
        counted = [given for guest in self._guests() for given in guest.counted]
        self.endured.answers += len(counted)
        self.endured.early += sum(1 for given in counted if given.early)
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
        registry = TableRegistry(store, 60.0)
        try:
            for party in self.parties:
                ident = party.tables[-1]
                record = await registry.stored_record(ident)
                try:
                    table = await asyncio.to_thread(replay, record, verify=True)
                except NocturneError as error:
                    self.endured.losses.append(Loss(ident, error.message))
                    continue
                self.endured.verified += 1
                self.endured.losses += self._changed(ident, record.answers)
                preferences = (await registry.find(ident)).preferences
                for guest in party.guests:
                    self.endured.losses += lost(guest, table, preferences)
        finally:
            store.close()

    def _changed(self, table: str, kept: list[Answer]) -> list[Loss]:
        before = self.before.get(table, [])
        self.before[table] = kept
        return [] if kept[: len(before)] == before else [Loss(table, "bench-server-loss-changed")]

    def _nothing_went_back(self) -> None:
        for party in self.parties:
            if any(guest.went_back for guest in party.guests):
                self.endured.losses.append(Loss(party.tables[-1], "bench-server-loss-back"))


def lost(guest: Guest, table: Table, preferences: dict[int, Preferences]) -> list[Loss]:
    """What somebody was shown, or was told that it counts, and that is not kept."""
    found = []
    if guest.seen > table.number:
        args = {"seen": guest.seen, "kept": table.number}
        found.append(Loss(guest.table, "bench-server-loss-seen", args))
    for given in guest.counted:
        if given.early and not _early_kept(guest, given, table, preferences):
            found.append(Loss(guest.table, "bench-server-loss-early", {"number": given.number}))
        if not given.early and (guest.seat, given.key) not in {
            (one.seat, one.key) for one in table.answers[given.number :]
        }:
            found.append(Loss(guest.table, "bench-server-loss-counted", {"number": given.number}))
    return found


def _early_kept(guest: Guest, given: Given, table: Table, preferences: dict[int, Preferences]) -> bool:
    """Whether what somebody said before their turn was their answer when they were asked, or still waits. It
    is void once they were shown that something happened."""
    assert guest.seat is not None
    course = table.copy()
    course.undo_to(given.number)
    log = len(course.log)
    for one in table.answers[given.number :]:
        asked = course.pending(guest.seat) if one.seat == guest.seat else None
        if asked is not None and [option.key for option in asked.options] == given.keys:
            return one.key == given.key
        course.answer(one.seat, one.key)
        if not all(event.passes for event in course.events(guest.seat, log)):
            return True
    early = preferences.get(guest.seat, Preferences()).early
    return early is not None and early.key == given.key


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port
