"""How many tables a server bears: a server in a process of its own, a crowd that plays there, more of it step
by step, and how long an answer's effect takes to come back. See ``docs/performance.md``."""

from __future__ import annotations

import asyncio
import os
import re
import select
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.loadtest.crowd import Company, Party, Tally

GAMES = ("vtes", "dracula", "chapters")
#: The steps of the search for the breaking point, in tables.
STEPS = (50, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1000)
#: What a person takes for "at once": above it, for one answer in a hundred, the server counts as broken.
LIMIT_MS = 250.0
_SETTLE = 5.0
_ENTERING = 8
#: How long a server may take to say where it is, in seconds.
_STARTING = 120.0


class Step(Struct):
    """What was measured with so many tables. Times are in milliseconds."""

    tables: int
    connections: int
    seconds: float
    answers: int
    answers_per_second: float
    frames_per_second: float
    kilobytes_per_second: float
    shown_median: float
    shown_p99: float
    shown_worst: float
    others_median: float  # on the screens of everybody else at the table
    others_p99: float
    settled_median: float
    settled_p99: float
    server_cpu: float  # share of one core
    cpu_per_answer: float  # with everything it leads to: the answers of bots too
    crowd_cpu: float
    crowd_lag_p99: float  # how late the crowd itself was; it is part of what was measured
    memory_per_table: float  # kilobytes
    refused: int
    lost: int
    finished: int
    masked: bool = False

    @property
    def holds(self) -> bool:
        """Whether the server bore it. At a masked table what is shown waits for its window, whatever the
        server does: there it is the acknowledgement that counts."""
        waited = self.settled_p99 if self.masked else self.shown_p99
        return waited < LIMIT_MS and self.lost == 0 and self.answers > 0


class Report(Struct):
    """Every step, and the largest that held."""

    steps: list[Step]
    games: list[str]
    together: Company | None
    workers: int
    cores: int
    most_tables: int
    broke_at: int | None


class Served:
    """A server in a process of its own."""

    def __init__(self, data: Path, *options: str, errors: Path | None = None) -> None:
        command = [sys.executable, "-m", "nocturne.cli", "serve", "--data", str(data)]
        if "--port" not in options:
            command += ["--port", "0"]
        self._errors = (errors or data / "errors.txt").open("ab")
        self.process = subprocess.Popen(
            [*command, "--no-browser", *options],
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env={**os.environ, "NOCTURNE_LANG": "en"},
        )
        assert self.process.stdout is not None
        try:
            select.select([self.process.stdout], [], [], _STARTING)
            os.set_blocking(self.process.stdout.fileno(), False)
            found = re.search(r"http://(\S+:\d+)", self.process.stdout.readline())
        except BaseException:  # whoever waits for it was interrupted
            self.end()
            raise
        if found is None:
            self.end()
            raise NocturneError("bench-server-silent", file=self._errors.name)
        self.at = found[1]

    def end(self, number: signal.Signals = signal.SIGKILL) -> int:
        """End it, by kill -9 unless told otherwise; gives its exit status."""
        self.process.send_signal(number)
        status = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._errors.close()
        return status

    def workers(self) -> list[int]:
        """The processes that serve: those it has started, or itself."""
        pid = self.process.pid
        started = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
        return [int(one) for one in started] or [pid]

    def memory(self) -> float:
        """What it holds, in kilobytes; what workers share is counted once for each."""
        found = 0.0
        for pid in self.workers():
            status = Path(f"/proc/{pid}/status").read_text("utf-8")
            told = re.search(r"^VmRSS:\s+(\d+)", status, re.M)
            found += float(told[1]) if told else 0.0
        return found

    def cpu(self) -> float:
        """Seconds of processor time it has used."""
        ticks = 0
        for pid in self.workers():
            fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


async def measure(
    data: Path,
    *,
    tables: Sequence[int] = STEPS,
    seconds: float = 20.0,
    games: Sequence[str] = GAMES,
    pace: float = 1.0,
    together: Company | None = None,
    options: Sequence[str] = (),
    progress: Callable[[str, int], None] = lambda doing, tables: None,
) -> Report:
    """Let ever more parties play, until the server no longer keeps up or there are no more steps.
    ``together``: who comes to each table; small and larger companies with bots in turn where it is None.
    ``options`` are those of the server."""
    served = Served(data, *options)
    crowd = _Crowd(served, games, pace, together)
    workers = len(served.workers())
    steps: list[Step] = []
    try:
        await crowd.warm()
        for wanted in tables:
            progress("seating", wanted)
            await crowd.grow(wanted)
            progress("measuring", wanted)
            steps.append(await crowd.watch(seconds))
            if not steps[-1].holds:
                break
    finally:
        await crowd.leave()
        served.end(signal.SIGTERM)
    held = [step.tables for step in steps if step.holds]
    broke = next((step.tables for step in steps if not step.holds), None)
    return Report(steps, list(games), together, workers, os.cpu_count() or 1, max(held, default=0), broke)


class _Crowd:
    def __init__(self, served: Served, games: Sequence[str], pace: float, together: Company | None) -> None:
        self.together = together
        self.served = served
        self.games = games
        self.pace = pace
        self.tally = Tally()
        self.parties: list[Party] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.before = 0.0
        self.lags: list[float] = []

    async def warm(self) -> None:
        """Wait until the server has loaded everything, so that its memory before the first table is known."""
        party = Party(self.served.at, 9_999, "candles", self.tally)
        await party.enter()
        await party.callers[0].get("/api/vtes/precons")
        cpu = -1.0
        while self.served.cpu() - cpu > 0.05:
            cpu = self.served.cpu()
            await asyncio.sleep(0.5)
        self.before = self.served.memory()

    async def grow(self, wanted: int) -> None:
        """Bring more parties in, a few at a time, until there are enough tables."""
        while len(self.parties) < wanted:
            new: list[Party] = []
            for _ in range(min(_ENTERING, wanted - len(self.parties))):
                index = len(self.parties)
                game = self.games[index % len(self.games)]
                party = Party(self.served.at, index, game, self.tally, self.pace, self.together)
                self.parties.append(party)
                new.append(party)
                self.tasks.append(asyncio.create_task(party.play()))
            await asyncio.gather(*(party.begun.wait() for party in new), self._nobody_failed())
        await asyncio.sleep(_SETTLE * min(self.pace, 1))

    async def _nobody_failed(self) -> None:
        for task in self.tasks:
            if task.done():
                task.result()

    async def watch(self, seconds: float) -> Step:
        """Count for a while."""
        self.tally.forget()
        self.lags.clear()
        cpu, own, began = self.served.cpu(), time.process_time(), time.perf_counter()
        while (now := time.perf_counter()) < began + seconds:
            await asyncio.sleep(0.02)
            self.lags.append(time.perf_counter() - now - 0.02)
            await self._nobody_failed()
        lasted, used = time.perf_counter() - began, self.served.cpu() - cpu
        tally = self.tally
        count = len(self.parties)
        return Step(
            tables=count,
            connections=sum(party.connections for party in self.parties),
            seconds=lasted,
            answers=len(tally.shown),
            answers_per_second=len(tally.shown) / lasted,
            frames_per_second=tally.frames / lasted,
            kilobytes_per_second=tally.octets / 1000 / lasted,
            shown_median=_median(tally.shown),
            shown_p99=_p99(tally.shown),
            shown_worst=1000 * max(tally.shown, default=0.0),
            others_median=_median(tally.others),
            others_p99=_p99(tally.others),
            settled_median=_median(tally.settled),
            settled_p99=_p99(tally.settled),
            server_cpu=used / lasted,
            cpu_per_answer=1000 * used / max(1, len(tally.settled)),
            crowd_cpu=(time.process_time() - own) / lasted,
            crowd_lag_p99=_p99(self.lags),
            memory_per_table=(self.served.memory() - self.before) / count,
            refused=tally.refused,
            lost=tally.lost,
            finished=tally.finished,
            masked=self.together is not None and self.together.masking != "fast",
        )

    async def leave(self) -> None:
        """Everybody goes."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _median(times: Sequence[float]) -> float:
    return 1000 * statistics.median(times) if times else 0.0


def _p99(times: Sequence[float]) -> float:
    return 1000 * sorted(times)[int(len(times) * 0.99)] if times else 0.0
