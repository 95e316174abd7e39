"""The processes beside the tables, in which games are played again for those who look at them.

Each process is started when it is first needed and ended when nobody has needed it for a while. Only plain
data crosses: a record goes in, what a caller is told comes out. A process that dies or falls silent is
replaced at the next call; whoever waited for it is told to come back. Each address has only so many calls
under way, and all of them together too.

``replaying`` is what runs in such a process.
"""

from __future__ import annotations

import asyncio
import sys
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Literal

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import added_games
from nocturne.server.errors import FaultElsewhere, Missing, TooOften

#: The processes of one server.
_PROCESSES = 2
#: Calls of one address that are worked on at the same time, and those that wait for that.
_AT_ONCE, _WAITING = 4, 28
#: Calls of all addresses that are worked on or wait.
_MOST = 128
#: How long a call may take, and how long a process may be silent, in seconds: it says often that it is there.
_PATIENCE, SILENCE = 120.0, 60.0
#: After so many seconds without a call a process is ended.
IDLE = 300.0

Plain = str | int | None


class Call(Struct, frozen=True, array_like=True):
    """What a process is asked for; with the record, packed, if it has said that it lacks it."""

    number: int
    what: str
    ident: str
    args: dict[str, Plain]
    record: bytes | None = None


class Refusal(Struct, frozen=True, array_like=True):
    """Why it was refused. Of a fault of ours only its kind, its cause and its place are told."""

    kind: Literal["missing", "refused", "fault"]
    message: str
    args: dict[str, Plain] = {}
    cause: str = ""
    at: str = ""


class Told(Struct, frozen=True, array_like=True):
    """What came of a call: JSON, or that the record is lacking, or a refusal. Number 0: it is there."""

    number: int
    body: bytes = b""
    lacks: bool = False
    refusal: Refusal | None = None


def framed(message: Call | Told) -> bytes:
    """A message, after its length in four bytes."""
    packed = msgspec.msgpack.encode(message)
    return len(packed).to_bytes(4, "big") + packed


class Reader:
    """One process."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[Told]] = {}
        self._number = 0
        self._given: set[str] = set()
        self._starting = asyncio.Lock()
        self._asked = time.monotonic()

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return None if self._process is None else self._process.pid

    @property
    def busy(self) -> bool:
        """Whether it works on a call."""
        return bool(self._waiting)

    def was_given(self, ident: str) -> bool:
        """Whether the process has had the record of a game; it may have dropped it since."""
        return ident in self._given

    async def ask(self, what: str, ident: str, args: dict[str, Plain], record: bytes | None = None) -> Told:
        """What the process tells."""
        async with self._starting:
            process = self._process or await self._start()
        self._asked = time.monotonic()
        if record is not None and ident:
            self._given.add(ident)
        self._number += 1
        number = self._number
        self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            assert process.stdin is not None
            process.stdin.write(framed(Call(number, what, ident, args, record)))
            return await self._waiting[number]
        finally:
            self._waiting.pop(number, None)

    async def _start(self) -> asyncio.subprocess.Process:
        self._asked = time.monotonic()
        games = msgspec.json.encode(added_games()).decode()
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "nocturne.server.tables.replaying", games,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server, which ends it
        )  # fmt: skip
        self._hearing = asyncio.create_task(self._hear(process))
        return process

    async def _hear(self, process: asyncio.subprocess.Process) -> None:
        """Take in what the process tells, until it ends, falls silent or is no longer needed."""
        assert process.stdout is not None
        try:
            while self._waiting or time.monotonic() - self._asked < IDLE:
                async with asyncio.timeout(SILENCE):
                    length = int.from_bytes(await process.stdout.readexactly(4), "big")
                    told = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Told)
                waiting = self._waiting.get(told.number)
                if waiting is not None and not waiting.done():
                    waiting.set_result(told)
        except (asyncio.IncompleteReadError, TimeoutError, OSError, msgspec.MsgspecError):
            pass  # it is replaced when somebody calls again
        finally:
            self._process = None
            self._given.clear()
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(TooOften("server-pool-busy"))
            await _end(process)

    async def close(self) -> None:
        """End the process."""
        hearing, self._hearing = self._hearing, None
        if hearing is not None:
            hearing.cancel()
            with suppress(asyncio.CancelledError):
                await hearing


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.stdin is not None:
        process.stdin.close()
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
    await process.wait()


class Turns:
    """Who may call now: each address a few times at once, one call after the other beyond that, and no more
    in all than can be answered."""

    def __init__(self, at_once: int = _AT_ONCE, waiting: int = _WAITING, most: int = _MOST) -> None:
        self._at_once = at_once
        self._each = at_once + waiting
        self._most = most
        self._calls: dict[str, int] = {}
        self._places: dict[str, asyncio.Semaphore] = {}

    @asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """Wait for one's turn; refuses who has too many calls under way already."""
        if self._calls.get(caller, 0) >= self._each:
            raise TooOften("server-too-often")
        if sum(self._calls.values()) >= self._most:
            raise TooOften("server-pool-busy")
        self._calls[caller] = self._calls.get(caller, 0) + 1
        place = self._places.setdefault(caller, asyncio.Semaphore(self._at_once))
        try:
            async with place:
                yield
        finally:
            self._calls[caller] -= 1
            if not self._calls[caller]:
                del self._calls[caller], self._places[caller]


class Pool:
    """The processes of a server. The calls about one game go to one of them, which has it in memory."""

    def __init__(self, turns: Turns | None = None) -> None:
        self.turns = turns or Turns()
        self.readers = [Reader() for _ in range(_PROCESSES)]

    async def ask(
        self,
        caller: str,
        what: str,
        ident: str,
        args: dict[str, Plain],
        record: Callable[[], Awaitable[bytes]],
    ) -> bytes:
        """What a process tells about a game, as JSON; ``record`` finds what it is played again from."""
        try:
            async with asyncio.timeout(_PATIENCE), self.turns.turn(caller):
                reader = self.readers[zlib.crc32(ident.encode()) % len(self.readers)]
                told = Told(0, lacks=True)
                if reader.was_given(ident):
                    told = await reader.ask(what, ident, args)
                while told.lacks:  # again, where others have driven it out meanwhile
                    told = await reader.ask(what, ident, args, await record())
        except TimeoutError as error:
            raise TooOften("server-pool-busy") from error
        if told.refusal is not None:
            raise _refused(told.refusal)
        return told.body

    async def close(self) -> None:
        """End every process."""
        await asyncio.gather(*(one.close() for one in self.readers))


def _refused(refusal: Refusal) -> Exception:
    if refusal.kind == "fault":
        return FaultElsewhere(refusal.message, refusal.cause, refusal.at)
    kind = Missing if refusal.kind == "missing" else NocturneError
    return kind(refusal.message, **refusal.args)
