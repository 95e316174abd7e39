"""Simulations: many games between bots, on one core or several, with the same results on any number of them.

Everything about a game follows from the seed and its number, so neither the order in which the games end nor
the number of processes changes anything but the time. Ctrl-C stops with a report of what was played.

>>> report = simulate("candles", 20, seats=3, bots=["random", "first"], seed=7)
>>> report.finished, len(report.errors), sum(score.games for score in report.bots.values())
(20, 0, 60)
"""

from __future__ import annotations

import math
import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event as StopSign
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.bots import make_bot
from nocturne.kernel import registry
from nocturne.kernel.errors import RulesFault
from nocturne.kernel.hosting import CardUse
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import Options, Start, keep_failure

_MOST_PER_BATCH = 32
_LOOK_UP = 256  # decisions between two looks at the stop sign

Progress = Callable[[int, int], None]
"""Told how many of how many games are over."""
Watch = Callable[["Played"], None]
"""Told of each game as it ends."""


class Plan(Struct, frozen=True):
    """One game to be played: enough to send to another process."""

    game: str
    index: int
    seed: str
    seats: int
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    record_dir: str = ""
    timed: bool = False
    """Whether the processor time of each decision is measured."""
    watched: int | None = None
    """The seat whose cards and turns are counted."""
    most_turns: int = 0
    """The game is left when the watched seat has had so many turns; 0: it is played to its end."""


class Played(Struct, frozen=True):
    """What came of one game. ``error`` is empty unless the engine or a bot failed."""

    index: int
    bots: tuple[str, ...]
    points: tuple[float, ...] = ()
    winners: tuple[int, ...] = ()
    decisions: int = 0
    digest: str = ""
    ending: str = ""
    error: str = ""
    record: str = ""
    thinking: tuple[dict[int, int], ...] = ()
    """For each seat, if timed: how many decisions took how long, by bucket (see ``bucket_of``)."""
    blunders: tuple[dict[str, int], ...] = ()
    """For each seat, if timed: how often it blundered, by the blunder's name (``Game.blunder``)."""
    turns: int = 0
    """How many turns the watched seat had; without one, how many headings of the first rank the log has:
    turns of VTES, days and nights of Dracula, rounds of CHAPTERS."""
    uses: dict[int, CardUse] = {}
    """What became of the cards the watched seat drew."""
    seed: str = ""
    decks: tuple[str, ...] = ()
    """The names of the seats' decks, in a game that has decks."""

    @property
    def is_over(self) -> bool:
        """Whether the game came to its end; else it failed, or was left."""
        return bool(self.points)


class Score(Struct):
    """How a bot, or a seat, did. A shared victory counts in parts, so that the victories of a game add up
    to one."""

    games: int = 0
    victories: float = 0.0
    points: float = 0.0

    def add(self, points: float, victory: float) -> None:
        """One more game."""
        self.games += 1
        self.victories += victory
        self.points += points


class Simulation(Struct):
    """The report. ``lengths`` are the decisions of each finished game, in the order of the games. ``seconds``
    is the time of this call, in which ``timed_games`` and ``timed_decisions`` were played; other games were
    played by an earlier call."""

    game: str
    games: int
    seed: str
    jobs: int
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    timed_games: int = 0
    timed_decisions: int = 0
    stopped: bool = False
    outcomes: list[Played] = []
    """The finished games, in the order of the games."""
    errors: list[Played] = []
    bots: dict[str, Score] = {}
    seats: list[Score] = []
    lengths: list[int] = []
    digests: list[str] = []
    endings: dict[str, int] = {}
    """How the games ended (``Game.ending``), and how often."""

    def add(self, played: Played) -> None:
        """Count one game."""
        self.decisions += played.decisions
        if played.error:
            self.errors.append(played)
            return
        self.finished += 1
        self.outcomes.append(played)
        self.lengths.append(played.decisions)
        self.digests.append(played.digest)
        if played.ending:
            self.endings[played.ending] = self.endings.get(played.ending, 0) + 1
        while len(self.seats) < len(played.points):
            self.seats.append(Score())
        for seat, points in enumerate(played.points):
            victory = 1 / len(played.winners) if seat in played.winners else 0.0
            self.seats[seat].add(points, victory)
            self.bots.setdefault(played.bots[seat], Score()).add(points, victory)


def simulate(
    game: str,
    games: int,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    jobs: int = 1,
    options: Options = None,
    progress: Progress | None = None,
    *,
    record_dir: Path | None = None,
    stay: bool = False,
    earlier: Sequence[Played] = (),
    watch: Watch | None = None,
) -> Simulation:
    """Play games between bots. The bots sit in order and move on by one seat from game to game, so that no
    bot profits from its place, unless they ``stay``; ``seats`` None is the game's usual number. Games played
    ``earlier`` are counted and not played again; ``watch`` is told of each that is played now."""
    found = find_game(game)
    report = Simulation(game, games, str(seed), jobs)
    for name in bots:
        make_bot(found, name, 0)  # a misspelt name is told at once, not by every game
    plans = _plans(
        game, games, seats or found.usual_seats, tuple(bots) or ("random",), seed, options, record_dir, stay
    )
    known = {played.index: played for played in earlier if played.index < games}
    left = (plan for plan in plans if plan.index not in known)

    def advance(over: int, _left: int) -> None:
        if progress is not None:
            progress(len(known) + over, games)

    began = time.perf_counter()
    done, report.stopped = run_plans(left, games - len(known), jobs, advance, watch)
    report.seconds = time.perf_counter() - began
    report.timed_games = len(done)
    report.timed_decisions = sum(played.decisions for played in done)
    known.update((played.index, played) for played in done)
    for index in sorted(known):
        report.add(known[index])
    return report


def _plans(
    game: str,
    games: int,
    seats: int,
    bots: tuple[str, ...],
    seed: int | str,
    options: Options,
    record_dir: Path | None,
    stay: bool,
) -> Iterator[Plan]:
    for index in range(games):
        start = Start(game, seed, index, seats, options)
        sitting = tuple(bots[(seat + (0 if stay else index)) % len(bots)] for seat in range(seats))
        yield Plan(game, index, start.seed, seats, start.options, sitting, str(record_dir or ""))


def play(plan: Plan, stop: StopSign | None = None) -> Played | None:
    """Play one game to its end, or until the stop sign (None). Whatever fails is told in the outcome, never
    raised."""
    table: Table | None = None
    try:
        game = find_game(plan.game)
        players = [make_bot(game, name, f"{plan.seed}:{seat}") for seat, name in enumerate(plan.bots)]
        table = new_game(plan.game, seats=plan.seats, seed=plan.seed, options=plan.options, snapshots=False)
        knows = [Knowledge(table, seat) for seat in range(len(players))]
        thinking: tuple[dict[int, int], ...] = tuple({} for _ in players) if plan.timed else ()
        blunders: tuple[dict[str, int], ...] = tuple({} for _ in thinking)
        turns = _TurnCounter(table, plan.watched)
        while decision := table.pending():
            seat = decision.seat
            began = time.process_time_ns() if thinking else 0
            key = players[seat].choose(decision, knows[seat])
            if thinking:
                bucket = bucket_of(time.process_time_ns() - began)
                thinking[seat][bucket] = thinking[seat].get(bucket, 0) + 1
                if blunder := game.blunder(decision, key, knows[seat]):
                    blunders[seat][blunder] = blunders[seat].get(blunder, 0) + 1
            table.answer(seat, key)
            if plan.most_turns and turns.count() > plan.most_turns:
                return _watched(plan, table, turns)
            if table.number > game.longest:
                raise RulesFault(f"the game is not over after {game.longest} answers")
            if stop is not None and table.number % _LOOK_UP == 0 and stop.is_set():
                return None
        result = table.result()
        if result is None:
            raise RulesFault("nobody is asked, and the game has no result")
    except Exception as error:  # one broken game must not end the simulation
        return _failed(plan, table, error)
    ending = game.ending(table.state)
    over = Played(
        plan.index, plan.bots, result.points, result.winners, table.number, table.digest(), ending,
        thinking=thinking, blunders=blunders, turns=turns.count(), seed=plan.seed, decks=_deck_names(table),
    )  # fmt: skip
    return over if plan.watched is None else _watched(plan, table, turns, over)


def _deck_names(table: Table) -> tuple[str, ...]:
    """What the decks of the seats are called; empty in a game without decks."""
    decks = table.game.hosting().decks()
    if decks is None:
        return ()
    return tuple(decks.name(deck) for deck in decks.seated(table.head.options, table.head.seats))


class _TurnCounter:
    """How many turns a seat has begun (None: all of them). The log has a heading for each; what was read is
    not read again."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self._table = table
        self._seat = seat
        self._read = 0
        self._turns = 0

    def count(self) -> int:
        for told in self._table.log[self._read :]:
            event = told.event
            if event.heading == 1 and (self._seat is None or getattr(event, "seat", None) == self._seat):
                self._turns += 1
        self._read = len(self._table.log)
        return self._turns


def _watched(plan: Plan, table: Table, turns: _TurnCounter, over: Played | None = None) -> Played:
    """The outcome with what is counted of the watched seat. A game that was left has no points."""
    seat = plan.watched
    decks = table.game.hosting().decks()
    uses = {} if decks is None or seat is None else dict(decks.uses(table.state, table.log, seat))
    outcome = over or Played(plan.index, plan.bots, decisions=table.number)
    return msgspec.structs.replace(outcome, turns=turns.count(), uses=uses)


def bucket_of(nanoseconds: int) -> int:
    """The bucket of a time: four to each doubling, from one microsecond up."""
    return max(0, math.ceil(4 * math.log2(max(nanoseconds, 1000) / 1000)))


def _failed(plan: Plan, table: Table | None, error: Exception) -> Played:
    spot = traceback.extract_tb(error.__traceback__)[-1]
    problem = f"{type(error).__name__}: {error} ({Path(spot.filename).name}:{spot.lineno} {spot.name})"
    if table is None:
        return Played(plan.index, plan.bots, error=problem)
    folder = Path(plan.record_dir) if plan.record_dir else None
    name = f"{plan.game}-{plan.seed}".replace("/", "-")
    record = keep_failure(table, folder, name, {"problem": problem}, None)
    return Played(plan.index, plan.bots, decisions=table.number, error=problem, record=record)


def run_plans(
    plans: Iterator[Plan],
    games: int,
    jobs: int,
    progress: Progress | None = None,
    watch: Watch | None = None,
) -> tuple[list[Played], bool]:
    """Play what was planned, in one process or several: the outcomes in the order of the plans, and whether
    it was stopped before the last. ``watch`` is told of each as it ends."""
    done: dict[int, Played] = {}
    stopped = False
    try:
        for played in _in_one_process(plans) if jobs <= 1 else _in_many(plans, games, jobs):
            done[played.index] = played
            if watch is not None:
                watch(played)
            if progress is not None:
                progress(len(done), games)
    except KeyboardInterrupt:
        stopped = True
    return [done[index] for index in sorted(done)], stopped


def _in_one_process(plans: Iterator[Plan]) -> Iterator[Played]:
    return (played for plan in plans if (played := play(plan)) is not None)


# -- several processes

_stop: StopSign | None = None


def _begin_worker(stop: StopSign, added: dict[str, str]) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for ident, where in added.items():
        registry.add_game(ident, where)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes begun in here never hear of Ctrl-C, which reaches every process of a terminal: only the
    first one decides what it means. For this one it only comes a moment later."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: the workers ignore it once they have begun
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _play_batch(plans: list[Plan]) -> list[Played]:
    done = []
    for plan in plans:
        if _stop is not None and _stop.is_set():
            break
        played = play(plan, _stop)
        if played is not None:
            done.append(played)
    return done


def _in_many(plans: Iterator[Plan], games: int, jobs: int) -> Iterator[Played]:
    # Fresh processes: a copy of this one would inherit its threads' locks.
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    size = max(1, min(_MOST_PER_BATCH, games // (jobs * 4)))
    pool = ProcessPoolExecutor(jobs, context, _begin_worker, (stop, registry.added_games()))
    running: set[Future[list[Played]]] = set()
    try:
        batch = _next_batch(plans, size)
        while batch or running:
            while batch and len(running) < jobs * 2:
                with _interrupts_held_back():
                    running.add(pool.submit(_play_batch, batch))
                batch = _next_batch(plans, size)
            over, running = wait(running, return_when=FIRST_COMPLETED)
            for future in over:
                yield from future.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _next_batch(plans: Iterator[Plan], size: int) -> list[Plan]:
    return list(islice(plans, size))
