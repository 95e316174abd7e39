"""``python -m nocturne.server.tables.replaying`` is a process beside the tables (see ``pool``): it reads
calls and writes what came of them. It gives way to the tables, and ends with the server it belongs to.
"""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.record import Record
from nocturne.kernel.registry import add_game
from nocturne.server.errors import Missing
from nocturne.server.faults import noted_of
from nocturne.server.tables.history_file import history_of
from nocturne.server.tables.pool import Call, Plain, Refusal, Told, framed
from nocturne.server.tables.readings import Readings

#: How often it says that it is there, in seconds.
_BEAT = 1.0
_MEMORY = 3 << 30
_WHAT = ("moment", "course", "thing", "advice", "analysis", "beginning")


class _Lacking(Exception):
    """The record of a game is not here."""


class Desk:
    """Answers calls; ``tell`` takes what is told."""

    def __init__(self, tell: Callable[[Told], None]) -> None:
        self._tell = tell
        self._records: dict[str, bytes] = {}
        self._readings = Readings(self._record)
        self._tasks: set[asyncio.Task[None]] = set()

    async def _record(self, ident: str) -> Record:
        if ident not in self._records:
            raise _Lacking
        return msgspec.msgpack.decode(self._records[ident], type=Record)

    def take(self, call: Call) -> None:
        """Begin with a call; others are worked on meanwhile."""
        self._tasks.add(task := asyncio.create_task(self._work(call)))
        task.add_done_callback(self._tasks.discard)

    async def _work(self, call: Call) -> None:
        try:
            told = Told(call.number, msgspec.json.encode(await self._found(call)))
        except _Lacking:
            told = Told(call.number, lacks=True)
        except NocturneError as error:
            args: dict[str, Plain] = {
                name: value for name, value in error.args_for_message.items() if isinstance(value, (str, int))
            }
            kind = Refusal("missing" if isinstance(error, Missing) else "refused", error.message, args)
            told = Told(call.number, refusal=kind)
        except MemoryError:
            os._exit(1)  # what is in memory goes with it; another is started
        except Exception as fault:
            told = Told(call.number, refusal=Refusal("fault", *_fault(fault)))
        self._tell(told)

    async def _found(self, call: Call) -> Any:  # whatever the call tells
        if call.what == "history":
            assert call.record is not None
            args: dict[str, Any] = dict(call.args)
            record = msgspec.msgpack.decode(call.record, type=Record)
            return await history_of(record, args["seat"], args["lang"])
        if call.what not in _WHAT:
            raise ValueError(call.what)
        if call.record is not None:
            self._records[call.ident] = call.record
        try:
            return await getattr(self._readings, call.what)(call.ident, **call.args)
        finally:
            self._records.pop(call.ident, None)  # it is in the reading by now


def _fault(fault: Exception) -> tuple[str, dict[str, Plain], str, str]:
    kind, cause, at = noted_of(fault)
    return kind, {}, cause, at


def _hear(source: BinaryIO, take: Callable[[Call], object]) -> None:
    """Read calls for as long as the server is there."""
    while len(length := source.read(4)) == 4:
        packed = source.read(int.from_bytes(length, "big"))
        take(msgspec.msgpack.decode(packed, type=Call))
    os._exit(0)


async def _serve(source: BinaryIO, sink: BinaryIO) -> None:
    def tell(told: Told) -> None:
        try:
            sink.write(framed(told))
            sink.flush()
        except OSError:
            os._exit(0)  # nobody hears it any more

    loop, desk = asyncio.get_running_loop(), Desk(tell)

    def take(call: Call) -> None:
        loop.call_soon_threadsafe(desk.take, call)

    threading.Thread(target=_hear, args=(source, take), daemon=True).start()
    while True:
        tell(Told(0))
        await asyncio.sleep(_BEAT)


def _limit() -> None:
    with suppress(OSError, AttributeError):  # there are systems without it
        os.nice(10)
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))


def main() -> None:
    """Work until the server is gone."""
    _limit()
    for ident, where in msgspec.json.decode(sys.argv[1], type=dict[str, str]).items():
        add_game(ident, where)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints something does not do so into the messages
    asyncio.run(_serve(sys.stdin.buffer, sink))


if __name__ == "__main__":
    main()
