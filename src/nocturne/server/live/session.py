"""A game under way and its people: what all parts of a live table share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.table import Table
from nocturne.lessons import Step
from nocturne.server.live.clocks import Pace, TableMemory
from nocturne.server.live.streams import Player, Stream
from nocturne.server.live.teaching import Teaching
from nocturne.server.live.windows import Preferences
from nocturne.server.render.names import distinct
from nocturne.server.wire.question import Masking

#: A timer may ring this much early, by the grain of the clock.
GRAIN = 0.002


class HeldAnswer(NamedTuple):
    """An answer that would close a window before its time: it counts when the window may close."""

    stream: Stream
    id: str
    seat: int
    key: str


class PlaySettings(NamedTuple):
    """What a game is played by, and what is stored of it. ``automatic`` are the numbers of the answers that
    were given for people; ``grace``: after so many seconds a bot holds the seat of somebody who is gone.
    ``host``: the person who opened the table; ``private``: it is for those who were invited. ``may_speak``:
    whether somebody may speak at a club's table."""

    automatic: set[int]
    grace: float
    masking: Masking
    preferences: dict[int, Preferences]
    teaching: Teaching | None
    pace: Pace
    memory: TableMemory
    host: str = ""
    private: bool = False
    may_speak: Callable[[str], Awaitable[bool]] | None = None


class Session:
    """The game, who plays, who looks, and what is stored beside the answers."""

    def __init__(self, table: Table, players: list[Player], settings: PlaySettings) -> None:
        self.table = table
        self.players = players
        self.streams: dict[str, Stream] = {}
        """Everybody who looks at the table, or has lately."""
        self.grace = settings.grace
        self.automatic = settings.automatic
        self.teaching = settings.teaching
        self.memory = settings.memory
        self.host = settings.host
        self.private = settings.private
        self.may_speak = settings.may_speak
        self.saved = table.number
        """How many answers are on disk."""
        self.held: HeldAnswer | None = None
        self.hurried = False
        """Everybody who is left is a bot, and those who are out want to see the end."""
        self.clock = asyncio.get_running_loop().time
        self.epoch = time.time() - self.clock()

    def now(self) -> float:
        """Seconds of the epoch."""
        return self.epoch + self.clock()

    # -- people

    def seat_of(self, person: str) -> int | None:
        """Where a person sits; None for a spectator."""
        return next((at for at, player in enumerate(self.players) if player.person == person), None)

    def name_of(self, person: str, name: str) -> str:
        """How somebody is called here: by the name of their seat. Who watches looks like nobody else."""
        seat = self.seat_of(person)
        if seat is not None:
            return self.players[seat].name
        others = [one.name for one in self.streams.values() if one.person != person]
        return distinct(name, [*(one.name for one in self.players), *others])

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.kind == "person"]

    def seated(self, stream: Stream) -> int:
        """The seat of somebody who wants to do what only players may."""
        if stream.seat is None:
            raise NocturneError("server-only-watching")
        return stream.seat

    def is_held(self, seat: int) -> bool:
        """Whether an answer of a seat waits for its window to close."""
        return self.held is not None and self.held.seat == seat

    # -- the end

    def is_out(self, seat: int) -> bool:
        """Whether a seat has left the game before its end."""
        return self.table.result() is None and self.table.game.is_out(self.table.state, seat)

    def may_finish(self) -> bool:
        """Whether nobody who is still in the game is a person: bots need not be waited for then."""
        return all(self.is_out(seat) for seat in self.people())

    # -- lessons

    def lesson_step(self) -> Step | None:
        """The step of the lesson that is being taught here, if one is."""
        return None if self.teaching is None else self.teaching.step(self.table, self.automatic)


class Alarm:
    """Wakes a table at moments of the loop's clock."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._set: set[float] = set()

    def at(self, when: float) -> None:
        """Wake the table then; once, however often it is asked for."""
        if when not in self._set:
            self._set.add(when)
            asyncio.get_running_loop().call_at(when, self._ring, when)

    def _ring(self, when: float) -> None:
        self._set.discard(when)
        self._wake()
