"""Measures: how fast the games are on one core, alone or beside other engines measured in the same run.

A round measures every subject once, one after the other, so that whatever else the machine does falls on
all of them; the median over the rounds counts. Times are processor time. Our games are played the way
simulations play them: random bots at a ``Table`` without snapshots, the set-up of each game included.
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from nocturne.bots import RandomBot
from nocturne.kernel import codec
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import POSITION, Table, new_game
from nocturne.version import __version__

#: Engines that ``bench/peers.py`` can measure; what each figure means is told by ``bench-about-<name>``.
PEERS = ("catanatron", "rlcard-mahjong", "rlcard-gin-rummy", "python-chess")

#: Calls between two looks at the clock, so that the clock is not what is measured.
_BATCH = 50
#: Time given to copying, encoding and so on, as a part of the time given to playing.
_SMALL = 0.2


class Figures(Struct, omit_defaults=True):
    """What was measured of one game or engine; times in microseconds."""

    name: str
    decisions_per_second: float
    copy_us: float
    seats: int = 0
    encode_us: float = 0.0
    decode_us: float = 0.0
    view_us: float = 0.0
    state_bytes: int = 0
    seats_us: dict[int, float] = {}
    sizes: list[Size] = []


class Size(Struct):
    """A table on which so much lies: what a decision and a view cost there."""

    cards: int
    decision_us: float
    view_us: float


class Conditions(Struct):
    """Under which conditions it was measured."""

    nocturne: str
    python: str
    machine: str
    core: int | None
    rounds: int
    seconds: float


class Ratio(Struct):
    """One of our games beside a peer: how many times as many decisions, and copies, in the same time."""

    game: str
    peer: str
    decisions: float
    copies: float


class Report(Struct):
    """Everything a run measured."""

    conditions: Conditions
    games: list[Figures]
    peers: list[Figures]
    ratios: list[Ratio]


class Subject(Protocol):
    """Something that can be measured again and again."""

    name: str

    def round(self, seconds: float) -> dict[str, float]:
        """Measure once, for about so long; gives figures by field of ``Figures``."""

    def close(self) -> None:
        """No more rounds."""


def repeat(do: Callable[[], object], seconds: float) -> tuple[int, float]:
    """How often something can be done in about so many seconds of processor time, and how many they were."""
    count = 0
    start = time.process_time()
    while True:
        for _ in range(_BATCH):
            do()
        count += _BATCH
        elapsed = time.process_time() - start
        if elapsed >= seconds:
            return count, elapsed


def microseconds(do: Callable[[], object], seconds: float) -> float:
    """How long doing something once takes."""
    count, elapsed = repeat(do, seconds)
    return elapsed / count * 1e6


class OurGame:
    """One of our games."""

    def __init__(self, ident: str) -> None:
        self.name = ident
        self.game = find_game(ident)
        self.seats = self.game.usual_seats
        self._begun = 0
        self._begin()
        # The middle of a game: where copying, encoding and looking are measured.
        while self._table.pending():
            self.decide()
        length = self._table.number
        self._begun = 0
        self._begin()
        for _ in range(length // 2):
            self.decide()
        self.middle = self._table.copy()
        self.state_bytes = len(codec.to_bytes(self.middle.state))

    def _begin(self) -> None:
        seed = f"bench:{self._begun}"
        self._begun += 1
        self._table: Table = new_game(self.name, seed=seed, snapshots=False)
        self._bots = [RandomBot(f"{seed}:{seat}") for seat in range(self.seats)]

    def decide(self) -> None:
        """One random decision; the next game begins when one is over."""
        decision = self._table.pending()
        if decision is None:
            self._begin()
            decision = self._table.pending()
            assert decision is not None  # a game asks somebody something
        seat = decision.seat
        self._table.answer(seat, self._bots[seat].choose(decision, self._table.view))

    def round(self, seconds: float) -> dict[str, float]:
        count, elapsed = repeat(self.decide, seconds)
        state, game, small = self.middle.state, self.game, seconds * _SMALL
        packed = codec.to_bytes(state)
        seat = self.middle.questions[0].seat
        return {
            "decisions_per_second": count / elapsed,
            "copy_us": microseconds(state.copy, small),
            "encode_us": microseconds(lambda: codec.to_bytes(state), small),
            "decode_us": microseconds(lambda: codec.from_bytes(game, packed), small),
            "view_us": microseconds(lambda: game.look(state, seat), small),
        }

    def close(self) -> None:
        """Nothing is held."""


#: Decisions after which a table of a given size is set up anew, so that it keeps its size.
_STRETCH = 100


class GrownTable:
    """One of our games at a table of a given size or number of seats."""

    def __init__(self, ident: str, seats: int, position: dict[str, Any] | None = None) -> None:
        options = {} if position is None else {POSITION: position}
        self._first = new_game(ident, seats=seats, seed="bench", options=options, snapshots=False)
        self._bot = RandomBot("bench")
        self._table = self._first.copy()

    def decide(self) -> None:
        """One random decision; after a stretch, and at the end of a game, it begins again."""
        decision = self._table.pending()
        if decision is None or self._table.number >= _STRETCH:
            self._table = self._first.copy()
            decision = self._table.pending()
            assert decision is not None  # a game asks somebody something
        self._table.answer(decision.seat, self._bot.choose(decision, self._table.view))

    def size(self, cards: int, seconds: float) -> Size:
        """What a decision and a view cost here."""
        game, state = self._first.game, self._first.state
        seat = self._first.questions[0].seat
        view = microseconds(lambda: game.look(state, seat), seconds * _SMALL)
        return Size(cards, round(microseconds(self.decide, seconds), 2), round(view, 2))


def growth(ident: str, seconds: float) -> tuple[dict[int, float], list[Size]]:
    """What a decision costs in microseconds by the number of seats, and by what lies on the table."""
    game = find_game(ident)
    least, most = game.seats
    seats = {
        count: round(microseconds(GrownTable(ident, count).decide, seconds * _SMALL), 2)
        for count in range(least, most + 1)
    }
    sizes = []
    for cards, position in game.grown().items():
        made = position()
        sizes.append(GrownTable(ident, len(made["players"]), made).size(cards, seconds))
    return seats, sizes


class Peer:
    """Another engine, in a process and an environment of its own, on the same core."""

    def __init__(self, name: str, python: Path, script: Path) -> None:
        self.name = name
        command: list[str | Path] = [python, "-I", script, name]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def round(self, seconds: float) -> dict[str, float]:
        decisions, elapsed = self._ask("play", seconds)
        copies, copying = self._ask("copy", seconds * _SMALL)
        return {"decisions_per_second": decisions / elapsed, "copy_us": copying / copies * 1e6}

    def _ask(self, what: str, seconds: float) -> tuple[int, float]:
        assert self._process.stdin is not None  # both were asked for
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{what} {seconds}\n")
            self._process.stdin.flush()
            count, elapsed = self._process.stdout.readline().split()
        except (BrokenPipeError, ValueError) as error:
            said = self._process.communicate()[1].strip().splitlines()
            raise NocturneError(
                "bench-peer-failed", peer=self.name, detail=said[-1] if said else str(error)
            ) from error
        return int(count), float(elapsed)

    def close(self) -> None:
        """End the process."""
        if self._process.poll() is None:
            self._process.terminate()
        self._process.communicate()


@contextmanager
def one_core() -> Iterator[int | None]:
    """Stay on one core, children included; gives which, or None where a system cannot do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)


def measure(
    games: Sequence[str],
    *,
    peers: Sequence[Callable[[], Subject]] = (),
    rounds: int = 5,
    seconds: float = 1.0,
    progress: Callable[[str], None] = lambda name: None,
) -> Report:
    """Measure the games and the peers. ``progress`` is called with the name of each subject when its
    turn in a round comes."""
    with one_core() as core:
        ours = [OurGame(ident) for ident in games]
        subjects: list[Subject] = [*ours]
        try:
            subjects += [peer() for peer in peers]
            for subject in subjects:
                subject.round(seconds * _SMALL)  # the first calls of anything are slow
            taken: dict[str, list[dict[str, float]]] = {subject.name: [] for subject in subjects}
            for _ in range(rounds):
                for subject in subjects:
                    progress(subject.name)
                    taken[subject.name].append(subject.round(seconds))
        finally:
            for subject in subjects:
                subject.close()
        grown = {game.name: growth(game.name, seconds) for game in ours}
    conditions = Conditions(__version__, platform.python_version(), _machine(), core, rounds, seconds)
    figures = [
        Figures(
            name=game.name,
            seats=game.seats,
            state_bytes=game.state_bytes,
            seats_us=grown[game.name][0],
            sizes=grown[game.name][1],
            **_medians(taken[game.name]),
        )
        for game in ours
    ]
    others = [
        Figures(name=subject.name, **_medians(taken[subject.name])) for subject in subjects[len(ours) :]
    ]
    return Report(conditions, figures, others, [_ratio(game, peer) for peer in others for game in figures])


def _ratio(game: Figures, peer: Figures) -> Ratio:
    decisions = game.decisions_per_second / peer.decisions_per_second
    return Ratio(game.name, peer.name, round(decisions, 2), round(peer.copy_us / game.copy_us, 2))


def _medians(rounds: list[dict[str, float]]) -> dict[str, Any]:
    # Any: the keys are fields of Figures, which the constructor checks.
    return {field: round(statistics.median(one[field] for one in rounds), 2) for field in rounds[0]}


def _machine() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


# -- the environment of the other engines


def bench_folder() -> Path | None:
    """The project's folder ``bench``; None where only the package is installed."""
    folder = Path(__file__).resolve().parents[3] / "bench"
    return folder if (folder / "peers.py").is_file() else None


def peers_environment(folder: Path, announce: Callable[[Path], None] = lambda place: None) -> Path:
    """The Python of an environment with exactly the engines of ``peers.txt``; made the first time, kept in
    the cache. ``announce`` is called with its place before it is made."""
    pins = (folder / "peers.txt").read_bytes()
    mark = sha256(pins + platform.python_version().encode()).hexdigest()[:12]
    base = os.environ.get("XDG_CACHE_HOME", "")
    cache = Path(base) if os.path.isabs(base) else Path("~/.cache").expanduser()
    place = cache / "nocturne" / f"peers-{mark}"
    python = place / "bin" / "python"
    complete = place / "complete"  # written last: an interrupted set-up is not taken for a finished one
    if complete.exists() and python.exists():
        return python
    announce(place)
    install = ["-m", "pip", "install", "--disable-pip-version-check", "-q", "--no-deps"]
    for command in (
        [sys.executable, "-m", "venv", "--clear", str(place)],
        [str(python), *install, "-r", str(folder / "peers.txt")],
    ):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            said = (done.stderr or done.stdout).strip().splitlines()
            raise NocturneError("bench-peers-failed", place=str(place), detail=said[-1] if said else "")
    complete.touch()
    return python
