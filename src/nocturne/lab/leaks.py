"""Leaks: what a seat may not know must not change what it sees.

From a state, and for each viewer, another state is drawn that agrees with everything the viewer knows
(``Game.sample``) and has the same chance. Both must look the same to the viewer, ask it the same, and go
on telling it the same while the same answers are given, until something hidden is revealed to it.

>>> report = find_leaks("candles", 2, seed=7)
>>> report.failures
[]
>>> report.compared > 20
True
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.kernel.event import Event
from nocturne.kernel.table import Table
from nocturne.lab.compare import first_difference
from nocturne.lab.play import Findings, Options, Start, keep_failure, next_of_each, random_answer

Viewer = int | None
"""A seat, or None for a spectator."""


class Leak(Struct, frozen=True):
    """Where a viewer could tell two games apart. ``steps`` are the answers given to both before that."""

    game: str
    seed: str
    seats: int
    number: int
    viewer: Viewer
    what: str
    path: str
    value: str
    other: str
    steps: tuple[str, ...] = ()
    record: str = ""

    def __str__(self) -> str:
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        after = f" after {', '.join(self.steps)}" if self.steps else ""
        kept = f"\n  record: {self.record}" if self.record else ""
        return (
            f"{self.game} seed {self.seed}, {self.seats} seats, decision {self.number}{after}: {who} can "
            f"tell by {self.what} {self.path}: {self.value} or {self.other}{kept}"
        )


class LeakReport(Findings):
    """What came of the search. ``compared`` counts the pairs of views and events that were compared after
    an answer, ``pairs`` the pairs of games, ``different`` those in which the hidden part really differed."""

    pairs: int = 0
    different: int = 0
    compared: int = 0
    failures: list[Leak] = []

    def __str__(self) -> str:
        text = (
            f"{self.game}: {self.games} games, {self.pairs} pairs ({self.different} really different), "
            f"{self.compared} steps compared, {self.seconds:.1f} s"
        )
        return "\n".join([text, *map(str, self.failures)])


class Difference(Exception):
    """Two games that should look alike do not."""

    def __init__(self, what: str, path: str, value: str, other: str) -> None:
        super().__init__(what)
        self.what, self.path, self.value, self.other = what, path, value, other


def find_leaks(
    game: str,
    games: int,
    seed: int | str = 0,
    seats: int | None = None,
    options: Options = None,
    record_dir: Path | None = None,
    *,
    every: int = 5,
    steps: int = 12,
    most_failures: int = 3,
    most_decisions: int | None = None,
) -> LeakReport:
    """Play random games and compare, every few decisions, what each viewer could see in a game that differs
    only in secret. ``steps``: how far each pair is played in step."""
    report = LeakReport(game)
    began = time.perf_counter()
    for index in range(games):
        start = Start(game, seed, index, seats, options)
        _one_game(start, report, record_dir, every, steps, most_decisions)
        report.games += 1
        if len(report.failures) >= most_failures:
            break
    report.seconds = time.perf_counter() - began
    return report


def _one_game(
    start: Start, report: LeakReport, folder: Path | None, every: int, steps: int, most: int | None
) -> None:
    table = start.table()
    chance = start.chance.fork("answers")
    viewers: tuple[Viewer, ...] = (None, *range(table.state.seats))
    at = chance.below(every)
    while table.questions and table.number < (most or table.game.longest):
        if table.number % every == at:
            for viewer in viewers:
                luck = chance.fork(f"{table.number}:{viewer}")
                leak = compare(table, viewer, luck, steps, report)
                if leak is None:
                    continue
                report.failures.append(_kept(start, table, viewer, folder, *leak))
                return
        table.answer(*random_answer(table, chance))


def _kept(
    start: Start,
    table: Table,
    viewer: Viewer,
    folder: Path | None,
    told: Difference,
    given: list[tuple[int, str]],
) -> Leak:
    steps = tuple(f"{seat + 1}: {key}" for seat, key in given)
    note = {"leak": told.what, "viewer": viewer, "path": told.path, "steps": steps}
    name = f"{start.game}-leak-{start.seed}-{table.number}".replace("/", "-")
    return Leak(
        game=start.game,
        seed=start.seed,
        seats=start.seats,
        number=table.number,
        viewer=viewer,
        what=told.what,
        path=told.path,
        value=told.value,
        other=told.other,
        steps=steps,
        record=keep_failure(table, folder, name, note, None),
    )


def compare(
    table: Table, viewer: Viewer, chance: Chance, steps: int, report: LeakReport
) -> tuple[Difference, list[tuple[int, str]]] | None:
    """Compare a game with one that differs only in what the viewer may not know."""
    given: list[tuple[int, str]] = []
    one = table.copy()
    try:
        other = _imagined(table, viewer, chance)
        report.pairs += 1
        report.different += other.state != one.state
        _same("the view", one.view(viewer), other.view(viewer))
        for _ in range(steps):
            if not one.questions:
                break
            chosen = _common_answer(one, other, chance)
            if chosen is None:
                break
            given.append(chosen)
            since, since_other = len(one.log), len(other.log)
            one.answer(*chosen)
            other.answer(*chosen)
            report.compared += 1
            if _same_events(one.events(viewer, since), other.events(viewer, since_other)):
                break
            _same("the view", one.view(viewer), other.view(viewer))
    except Difference as told:
        return told, given
    except Exception as error:  # the other game broke where this one goes on: that tells, too
        return Difference("a fault of the engine", f"{type(error).__name__}: {error}", "", ""), given
    return None


def _imagined(table: Table, viewer: Viewer, chance: Chance) -> Table:
    before = table.digest()
    other = table.imagine(viewer, chance)
    if table.digest() != before:
        raise Difference("sampling, which changed the game it sampled from", "", "", "")
    wrong = list(table.game.check(other.state))
    if wrong:
        raise Difference("sampling, which gave an impossible state", "; ".join(wrong), "", "")
    other.state.chance = table.state.chance.copy()  # the same luck to come: only the hidden part differs
    return other


def _common_answer(one: Table, other: Table, chance: Chance) -> tuple[int, str] | None:
    """An answer possible in both games: usually what lies open is, what is hidden in a hand may not be."""
    choices = []
    for decision in next_of_each(one):
        twin = other.pending(decision.seat)
        if twin is not None:
            keys = {option.key for option in twin.options}
            choices += [(decision.seat, option.key) for option in decision.options if option.key in keys]
    return chance.pick(choices) if choices else None


def _same_events(mine: list[Event], theirs: list[Event]) -> bool:
    """Compare what was told, up to the first event that reveals something; whether there was one."""
    for i in range(max(len(mine), len(theirs))):
        pair = [events[i] for events in (mine, theirs) if i < len(events)]
        if any(event.reveals for event in pair):
            return True
        if len(pair) < 2:
            raise Difference("an event", f"[{i}]", _spell(mine, i), _spell(theirs, i))
        _same(f"the event {type(pair[0]).__name__}", pair[0], pair[1])
    return False


def _spell(events: list[Event], i: int) -> str:
    return repr(events[i]) if i < len(events) else "-"


def _same(what: str, mine: Any, theirs: Any) -> None:
    if mine == theirs and type(mine) is type(theirs):
        return
    found = first_difference(msgspec.to_builtins(mine), msgspec.to_builtins(theirs))
    raise Difference(what, *(found or ("", repr(mine), repr(theirs))))
