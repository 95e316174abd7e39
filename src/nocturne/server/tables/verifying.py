"""Records from outside: played again from first to last in a process of their own, which may take only so
much time and memory, before anything of them is stored.

``python -m nocturne.server.tables.verifying`` is that process: it reads a record and writes what came of it.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import BadRecord, NocturneError
from nocturne.kernel.record import Record, parse
from nocturne.kernel.state import Result
from nocturne.kernel.table import replay
from nocturne.server.games.options import check_recorded
from nocturne.server.tables.pool import Turns

_SECONDS = 60.0
_MEMORY = 2 << 30
_MOST_ANSWERS = 60_000
#: Records that wait or are played, of everybody.
_MOST_WAITING = 8
#: How errors call what was sent.
_NAME = "record"


class Verified(Struct):
    """What came of it: the record with every digest, and how it ended; or what is wrong with it."""

    record: str = ""
    result: Result | None = None
    message: str = ""
    args: dict[str, str | int] = {}


class Verifier:
    """Checks records, one at a time: people who play come first."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._turns = Turns(at_once=1, waiting=1, most=_MOST_WAITING)

    async def verify(self, caller: str, written: str) -> tuple[Record, Result | None]:
        """The record, whole and right, and its result; refuses any other, and an address that brings more
        before these have been looked at."""
        parse(written.encode(), _NAME)  # what is plainly no record needs no process
        async with self._turns.turn(caller), self._one:
            found = await self._run(written.encode())
        if found.message:
            raise BadRecord(found.message, **found.args)
        return parse(found.record.encode(), _NAME), found.result

    async def _run(self, written: bytes) -> Verified:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "nocturne.server.tables.verifying",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            told, _ = await asyncio.wait_for(process.communicate(written), _SECONDS)
            return msgspec.json.decode(told, type=Verified)
        except (TimeoutError, msgspec.DecodeError):
            return Verified(message="server-record-too-hard")
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def verified(written: bytes) -> Verified:
    """Play a record again."""
    try:
        record = parse(written, _NAME)
        if len(record.answers) > _MOST_ANSWERS:
            raise BadRecord("server-record-too-long", most=_MOST_ANSWERS)
        check_recorded(record.head)
        table = replay(record, verify=True, name=_NAME, digests=True)
    except NocturneError as error:
        plain = {
            name: value for name, value in error.args_for_message.items() if isinstance(value, (str, int))
        }
        return Verified(message=error.message, args=plain)
    return Verified(table.record().lines().decode(), table.result())


def _limit_memory() -> None:
    with suppress(ImportError, ValueError, OSError):  # there are systems without such limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


def main() -> None:
    """Read a record, write what came of it."""
    _limit_memory()
    sys.stdout.buffer.write(msgspec.json.encode(verified(sys.stdin.buffer.read())))


if __name__ == "__main__":
    main()
