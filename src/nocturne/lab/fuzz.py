"""Fuzzing: random games of any game, with every property of the kernel checked on the way.

After each answer the game's own invariants must hold, its procedure must stand still while it waits, and
every seat must be shown the table and its question. Every few decisions the table is copied, written out as
a server keeps it, read back and played on, its questions are asked again, those ahead too, and every message
it uses is looked up in both languages. A failure leaves a record that leads to it.

>>> report = fuzz_games("candles", 3, seed=7)
>>> report.finished, report.failures
(3, [])
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel import codec
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Question
from nocturne.kernel.engine import advance, still_open
from nocturne.kernel.errors import BadAnswer
from nocturne.kernel.memo import checked
from nocturne.kernel.record import Answer, Record, read
from nocturne.kernel.snapshot import opened, packed
from nocturne.kernel.state import State
from nocturne.kernel.table import Table, replay
from nocturne.lab.compare import first_difference
from nocturne.lab.play import Findings, Options, Start, keep_failure, random_answer
from nocturne.lab.speech import Speech

_PLAYED_ON = 4  # decisions played on a copy
_NO_SUCH_KEY = "no-such-option"


class Fault(Exception):
    """A property that does not hold, in words for an engineer."""


class FuzzFailure(Struct, frozen=True):
    """A game that went wrong: how it began, at which decision, what was wrong, and where it is kept."""

    game: str
    seed: str
    seats: int
    number: int
    problem: str
    record: str = ""

    def __str__(self) -> str:
        kept = f"\n  record: {self.record}" if self.record else ""
        return (
            f"{self.game} seed {self.seed}, {self.seats} seats, decision {self.number}: {self.problem}{kept}"
        )


class FuzzReport(Findings):
    """What came of some random games."""

    finished: int = 0
    decisions: int = 0
    deep_checks: int = 0
    longest: int = 0
    failures: list[FuzzFailure] = []

    largest = frozenset({"longest"})

    def __str__(self) -> str:
        text = (
            f"{self.game}: {self.finished} of {self.games} games finished, {self.decisions} decisions, "
            f"{self.deep_checks} deep checks, longest {self.longest}, {self.seconds:.1f} s"
        )
        return "\n".join([text, *map(str, self.failures)])


def fuzz_games(
    game: str,
    games: int,
    seed: int | str = 0,
    seats: int | None = None,
    options: Options = None,
    record_dir: Path | None = None,
    *,
    every: int = 7,
    most_failures: int = 3,
    most_decisions: int | None = None,
    viewers: int | None = None,
) -> FuzzReport:
    """Play random games and check them. ``seats`` None: any number the game allows. ``every``: how many
    decisions between two deep checks. ``viewers``: to how many of those at the table it is shown after each
    answer, in turn; None: to all. ``most_decisions`` stops each game early without calling it a failure,
    for games too long to be fuzzed to the end everywhere."""
    report = FuzzReport(game)
    began = time.perf_counter()
    speech = Speech(game)
    for index in range(games):
        start = Start(game, seed, index, seats, options)
        failure = _one_game(start, report, record_dir, speech, every, most_decisions, viewers)
        report.games += 1
        if failure is not None:
            report.failures.append(failure)
            if len(report.failures) >= most_failures:
                break
    report.seconds = time.perf_counter() - began
    return report


def reproduce(path: Path | str) -> str | None:
    """Play a kept failure again, every check at every decision; what is wrong, or None when all is well."""
    kept = read(Path(path))
    table = replay(kept, verify=False, upto=0)
    checks = Checks(table, Speech(kept.head.game))
    chance = Chance.seeded("reproduce")
    try:
        checks.after_answer()
        for answer in kept.answers:
            checks.deep(chance)
            table.answer(answer.seat, answer.key)
            checks.after_answer()
        checks.deep(chance)
    except Exception as error:  # whatever it is, it is what the record was kept for
        return _in_words(error)
    return None


def _one_game(
    start: Start,
    report: FuzzReport,
    folder: Path | None,
    speech: Speech,
    every: int,
    most: int | None,
    viewers: int | None,
) -> FuzzFailure | None:
    table: Table | None = None
    trying: Answer | None = None
    try:
        table = start.table()
        longest = table.game.longest
        checks = Checks(table, speech, viewers)
        checks.after_answer()
        chance = start.chance.fork("answers")
        deep = chance.below(every)
        while table.questions and (most is None or table.number < most):
            if table.number >= longest:
                raise Fault(f"the game is not over after {longest} answers")
            if table.number % every == deep:
                checks.deep(chance.fork(f"deep:{table.number}"))
                report.deep_checks += 1
            seat, key = random_answer(table, chance)
            trying = Answer(seat, key)
            table.answer(seat, key)
            trying = None
            report.decisions += 1
            checks.after_answer()
        if not table.questions:
            checks.end()
            report.finished += 1
        checks.replayed()
    except Exception as error:  # any exception of the engine is a finding, whatever its class
        if table is None:
            return FuzzFailure(start.game, start.seed, start.seats, 0, _in_words(error))
        problem = _in_words(error)
        name = f"{start.game}-{start.seed}".replace("/", "-")
        record = keep_failure(table, folder, name, {"problem": problem}, trying)
        return FuzzFailure(start.game, start.seed, start.seats, table.number, problem, record)
    finally:
        if table is not None:
            report.longest = max(report.longest, table.number)
    return None


def _in_words(error: Exception) -> str:
    if isinstance(error, Fault):
        return str(error)
    spots = traceback.extract_tb(error.__traceback__)[-3:]
    way = " < ".join(f"{Path(spot.filename).name}:{spot.lineno} {spot.name}" for spot in reversed(spots))
    return f"{type(error).__name__}: {error} ({way})"


class Checks:
    """The properties every game must have, at the table's present decision."""

    def __init__(self, table: Table, speech: Speech, viewers: int | None = None) -> None:
        self.table = table
        self.viewers = viewers
        """To how many the table is shown after an answer, in turn; None: to everybody."""
        self.game = table.game
        self.speech = speech
        self.scripting = table.game.scripting()
        self._told = 0
        self._digests: dict[int, str] = {}  # by the number of answers

    def after_answer(self) -> None:
        """The game's own invariants, and the shape of the questions."""
        wrong = list(self.game.check(self.table.state))
        if wrong:
            raise Fault("; ".join(wrong))
        asked = [question.seat for question in self.table.questions]
        if not all(0 <= seat < self.table.state.seats for seat in asked):
            raise Fault(f"these seats are asked: {asked}")
        if not asked and self.table.result() is None:
            raise Fault("nobody is asked, and the game has no result")
        self._stands_still()
        # A table that cannot be shown is dead, however right its state is.
        viewers = (None, *range(self.table.state.seats))
        if self.viewers is None:
            shown: Iterable[int | None] = viewers
        else:
            first = self.table.number * self.viewers
            shown = (viewers[(first + at) % len(viewers)] for at in range(self.viewers))
        for seat in shown:
            self.table.view(seat)
        self.table.decisions()

    def deep(self, chance: Chance) -> None:
        """Everything a state must stand: copying, writing out, asking again, playing on, being looked at."""
        if not self.table.questions:
            return
        before = self._digests[self.table.number] = self.table.digest()
        self._keys()
        with checked():
            self._asked_again(self.table.state.copy(), "asked again")
            self._round_trips()
            self._refused()
            self._played_on(chance)
            self._seen()
        self._spoken()
        if self.table.digest() != before:
            raise Fault("looking at the state changed it")

    def end(self) -> None:
        """A finished game: a point count for each seat, winners that exist, views that still work."""
        result = self.table.result()
        assert result is not None
        seats = self.table.state.seats
        if len(result.points) != seats or not set(result.winners) <= set(range(seats)):
            raise Fault(f"the result does not fit {seats} seats: {result}")
        self._restored_equal()
        self._opened()
        self._seen()
        self._spoken()

    def replayed(self) -> None:
        """The record leads to the same state, over the same states as at the deep checks and by the same
        events."""
        kept = self.table.record()
        answers = [
            msgspec.structs.replace(answer, digest=self._digests.get(number, ""))
            for number, answer in enumerate(kept.answers, start=1)
        ]
        again = replay(Record(kept.head, answers), digests=False)
        if again.digest() != self.table.digest():
            raise Fault("the record leads to another state: " + _difference(self.table.state, again.state))
        if again.log != self.table.log:
            raise Fault("the record tells other events")

    def _keys(self) -> None:
        for question in self.table.questions:
            keys = [option.key for option in question.options]
            if len(set(keys)) < len(keys):
                doubled = sorted({key for key in keys if keys.count(key) > 1})
                raise Fault(f"{question.label} offers the same key twice: {doubled}")
            both = {refusal.key for refusal in question.refusals} & set(keys)
            if both:
                raise Fault(f"{question.label} offers and refuses {sorted(both)}")
            unheard = [key for key in keys if not self.scripting.knows(self.table.state, key)]
            if unheard:
                raise Fault(f"{question.label} offers keys that have no form: {unheard}")

    def _stands_still(self) -> None:
        """What the procedure asks it asks again, and does nothing else, whenever a game is loaded. Looked at
        after every answer, because a procedure may move on in one rare place only."""
        state = self.table.state.copy()
        again = still_open(state, advance(state))
        if state != self.table.state or [*map(_asked, again)] != [*map(_asked, self.table.questions)]:
            self._asked_again(self.table.state.copy(), "asked again")  # tells where

    def _asked_again(self, state: State, how: str) -> None:
        before = codec.digest(state)
        number = self.table.number
        again = [question.decision(number) for question in still_open(state, advance(state))]
        if again != self.table.decisions():
            where = first_difference(_plain(self.table.decisions()), _plain(again))
            raise Fault(f"{how}, the question is another: {where}")
        if codec.digest(state) != before:
            raise Fault(f"{how}, the question changed the state: " + _difference(self.table.state, state))

    def _asked_ahead(self, other: Table, how: str) -> None:
        """Those who are asked before their turn are asked the same."""
        number = self.table.number
        here, there = ([one.decision(number) for one in table.upcoming()] for table in (self.table, other))
        if here != there:
            where = first_difference(_plain(here), _plain(there))
            raise Fault(f"{how}, what is asked ahead is another: {where}")

    def _opened(self) -> Table:
        """The table as a server opens it that has kept it."""
        table, answers = self.table, self.table.answers[:]
        if answers:
            answers[-1] = msgspec.structs.replace(answers[-1], digest=table.digest())
        found = opened(self.game, table.head, answers, packed(table))
        if found is None:
            raise Fault("the snapshot of the table does not open")
        if found.log != table.log:
            raise Fault("the snapshot of the table tells other events")
        return found

    def _restored_equal(self) -> list[State]:
        state = self.table.state
        restored = [
            codec.from_json(self.game, codec.to_json(state)),
            codec.from_bytes(self.game, codec.to_bytes(state)),
        ]
        for other in restored:
            if other != state or codec.digest(other) != codec.digest(state):
                raise Fault("written out and read back, the state is another: " + _difference(state, other))
        return restored

    def _round_trips(self) -> None:
        if self.table.state.copy() != self.table.state:
            raise Fault("the copy is not equal to the original")
        for restored in self._restored_equal():
            self._asked_again(restored, "read back")
        found = self._opened()
        if found.decisions() != self.table.decisions():
            where = first_difference(_plain(self.table.decisions()), _plain(found.decisions()))
            raise Fault(f"opened from a snapshot, the question is another: {where}")
        self._asked_ahead(found, "opened from a snapshot")

    def _refused(self) -> None:
        seat = self.table.questions[0].seat
        try:
            self.table.copy().answer(seat, _NO_SUCH_KEY)
        except BadAnswer:
            return
        raise Fault("an answer that is not an option was taken")

    def _played_on(self, chance: Chance) -> None:
        """A copy and the table that was kept and opened, answered alike, stay alike, and leave the original
        alone."""
        one, other = self.table.copy(), self._opened()
        before = self.table.digest()
        for _ in range(_PLAYED_ON):
            if not one.questions:
                break
            seat, key = random_answer(one, chance)
            one.answer(seat, key)
            other.answer(seat, key)
            if one.digest() != other.digest():
                raise Fault(f"two copies differ after {key}: " + _difference(one.state, other.state))
            if one.log != other.log:
                raise Fault(f"two copies tell different events after {key}")
        if self.table.digest() != before:
            raise Fault("playing on a copy changed the original")

    def _seen(self) -> None:
        for seat in (None, *range(self.table.state.seats)):
            view = self.table.view(seat)
            msgspec.json.encode(view)
            if view != self.table.view(seat):
                raise Fault(f"seat {seat} is shown two different views of the same state")

    def _spoken(self) -> None:
        for problem in self.speech.problems(self.table, self._told):
            raise Fault(problem)
        self._told = len(self.table.log)


def _asked(question: Question) -> tuple[object, ...]:
    return question.seat, question.label, [option.key for option in question.options]


def _plain(decisions: list[Decision]) -> Any:
    return msgspec.to_builtins(decisions)


def _difference(one: State, other: State) -> str:
    return str(first_difference(msgspec.to_builtins(one), msgspec.to_builtins(other)) or "only in its types")
