"""``nocturne serve --workers N``: several processes behind one port, on a database they share.

The first process opens the port, loads the games and forks the others, who take calls in turn; so they share
what is loaded, and a new one is ready at once. The first looks after them and serves nobody itself. When one
ends that was not told to, its tables are free at once for the others, and a new one is started in its place.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import select
import signal
import socket
import sys
import time
import traceback
from collections.abc import Callable, Iterable
from contextlib import closing

import msgspec

from nocturne.cli.serving import Launch, serve
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words

#: When so many workers in a row could not start, no more are tried. One that was killed could have started.
_MOST_FAILURES = 3
_KILLED = (-signal.SIGKILL, -signal.SIGTERM)
#: How often the workers are looked at, and how long they may take to stop, in seconds.
_LOOK_EVERY, _FAREWELL = 0.05, 15.0


class Worker:
    """A process that serves. It ends by itself when this one is gone, for then its pipe ends. ``others``: the
    workers there are already, whose pipes it must not hold."""

    def __init__(self, launch: Launch, listening: socket.socket, others: Iterable[Worker]) -> None:
        self.ident = secrets.token_hex(8)
        self.ready = False
        self.status: int | None = None
        self.hears, says_ready = os.pipe()
        ends, self._holds = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self.pid = os.fork()
        if self.pid == 0:
            self.close()
            for other in others:
                other.close()
            own = msgspec.structs.replace(launch, ident=self.ident, loaded=True)
            os._exit(_work(own, listening, says_ready, ends))
        os.close(says_ready)
        os.close(ends)

    def has_ended(self) -> bool:
        """Whether the process is gone; notes its status."""
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = os.waitstatus_to_exitcode(status) if pid else None
        return self.status is not None

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the process, if it is still there."""
        if not self.has_ended():
            os.kill(self.pid, number)

    def close(self) -> None:
        """Let go of the pipes."""
        os.close(self.hears)
        os.close(self._holds)


def _work(launch: Launch, listening: socket.socket, says_ready: int, ends: int) -> int:
    """What a worker does; gives its exit status."""
    os.setsid()  # Ctrl-C in a terminal goes to its whole group; workers are stopped by the first process
    signal.signal(signal.SIGTERM, signal.SIG_DFL)

    def end_with_parent(stop: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def ended() -> None:  # nothing is ever written there
            loop.remove_reader(ends)
            stop()

        loop.add_reader(ends, ended)

    def say_ready() -> None:
        os.write(says_ready, b"1")

    try:
        serve(launch, listening, started=say_ready, stopping=end_with_parent)
    except NocturneError as error:
        sys.stderr.write(words()(error.message, **error.args_for_message) + "\n")
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stderr.flush()
    return 0


class Workers:
    """All of them. ``started`` is called once each is ready."""

    def __init__(
        self, launch: Launch, listening: socket.socket, count: int, started: Callable[[], None]
    ) -> None:
        self._launch = launch
        self._listening = listening
        self._started = started
        self._told = False
        self._failures = 0
        self._stopped = False
        self._workers: list[Worker] = []
        self._count = count

    def stop(self, *_: object) -> None:
        """Every worker is to end."""
        self._stopped = True

    def run(self) -> None:
        """Until told to stop, or until workers cannot be started."""
        from nocturne.server.warming import load, read_lists, rehearse, settle

        for prepare in (load, read_lists, rehearse, settle):
            prepare()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.stop)
        try:
            for _ in range(self._count):
                self._workers.append(Worker(self._launch, self._listening, self._workers))
            while not self._stopped:
                self._look()
        finally:
            self._end()

    def _look(self) -> None:
        """Hear who is ready, and replace who has ended."""
        waiting = {worker.hears: worker for worker in self._workers if not worker.ready}
        heard, _, _ = select.select(list(waiting), [], [], _LOOK_EVERY)
        for pipe in heard:
            waiting[pipe].ready = bool(os.read(pipe, 1))
        if not self._told and all(one.ready for one in self._workers):
            self._told = True
            self._started()
        for worker in [one for one in self._workers if one.has_ended()]:
            self._replace(worker)

    def _replace(self, ended: Worker) -> None:
        """A worker has ended by itself or was killed."""
        if ended.ready:
            self._failures = 0
        elif ended.status not in _KILLED:
            self._failures += 1
        ended.close()
        self._workers.remove(ended)
        free(self._launch.database, ended.ident)
        if self._failures >= _MOST_FAILURES:
            raise NocturneError("cli-serve-workers-failed", status=str(ended.status))
        self._workers.append(Worker(self._launch, self._listening, self._workers))

    def _end(self) -> None:
        for worker in self._workers:
            worker.send(signal.SIGTERM)
        until = time.monotonic() + _FAREWELL
        while time.monotonic() < until and not all(one.has_ended() for one in self._workers):
            time.sleep(_LOOK_EVERY)
        for worker in self._workers:
            worker.send(signal.SIGKILL)
            worker.close()


def free(database: str, server: str) -> None:
    """A server has ended: its tables are free for others, sooner than by the end of its lease."""
    from sqlalchemy.exc import DBAPIError

    from nocturne.server.faults import log_fault
    from nocturne.server.store.database import Store
    from nocturne.server.tables.leases import free_all

    async def work() -> None:
        with closing(Store(database)) as store:
            await store.run(lambda db: free_all(db, server))

    try:
        asyncio.run(work())
    except DBAPIError as fault:
        log_fault("lease", fault)
