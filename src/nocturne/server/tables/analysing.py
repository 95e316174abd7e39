"""A finished game analysed for one of its seats: everybody's chances turn by turn, the turns in which they
changed most, and choices of the seat for which there was a clearly better one.

The game is played again a slice at a time; chances and choices are judged where the bots think. How many
choices are judged is bounded: those of the turns in which the seat lost most come first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import NamedTuple

from nocturne.kernel.advice import Advice
from nocturne.kernel.decision import Decision
from nocturne.kernel.record import Record
from nocturne.kernel.table import Table
from nocturne.server.live.rebuilding import go_on_to, table_of
from nocturne.server.live.thinking import thinkers
from nocturne.server.render.segments import MarkingTeller, segments
from nocturne.server.wire.analysis import Analysed, ChancePoint, Improvement, TurningPoint
from nocturne.server.wire.stream import AdvisedNote

#: Choices that are judged, turns that are named, and the change of a chance from which a turn is.
_MOST_JUDGED, _MOST_TURNS, _TURNS = 16, 6, 0.08
#: The smallest number of options that makes a choice worth judging.
_LEAST_OPTIONS = 3
#: The part of the work that is done once the chances are known.
_HALF = 0.5

Advise = Callable[[Table, Decision, str], Awaitable[Advice | None]]


class _Judged(NamedTuple):
    """A choice of the seat for which there was a better one."""

    table: Table
    decision: Decision
    taken: str
    advice: Advice


class Analysis:
    """The analysis of a game for one seat, as far as it has come."""

    def __init__(self, record: Record, seat: int, advise: Advise) -> None:
        self._record = record
        self._seat = seat
        self._advise = advise
        self._progress = 0.0
        self._chances: list[ChancePoint] = []
        self._choices: list[int] = []
        """The numbers of the seat's answers that were choices."""
        self._improved: list[_Judged] = []
        self._judged = 0
        self.task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        await self._survey()
        await self._judge(self._worth_judging())
        self._progress = 1.0

    async def _judge(self, numbers: list[int]) -> None:
        table = table_of(self._record)
        for at in numbers:
            await go_on_to(table, self._record, at)
            then, taken = table.copy(), self._record.answers[at].key
            decision = then.pending(self._seat)
            advice = None if decision is None else await self._advise(then, decision, taken)
            self._judged += 1
            if decision is not None and advice is not None and _was_worse(advice, taken):
                self._improved.append(_Judged(then, decision, taken, advice))
            self._progress = _HALF + (1 - _HALF) * self._judged / len(numbers)

    async def _survey(self) -> None:
        """Go through the game: chances as each turn begins, and the choices the seat had."""
        table, told = table_of(self._record), 0
        answers = self._record.answers
        for number in range(len(answers) + 1):
            await go_on_to(table, self._record, number)
            begins = number in (0, len(answers)) or any(e.event.heading == 1 for e in table.log[told:])
            told = len(table.log)
            if begins:
                await self._note_chances(table)
            if number < len(answers) and answers[number].seat == self._seat:
                decision = table.pending(self._seat)
                if decision is not None and _is_choice(decision):
                    self._choices.append(number)
            self._progress = _HALF * number / max(1, len(answers))

    async def _note_chances(self, table: Table) -> None:
        views = [table.view(seat) for seat in range(table.head.seats)]
        loop = asyncio.get_running_loop()
        chances = await loop.run_in_executor(thinkers(), table.game.chances, views)
        if chances is not None:
            self._chances.append(ChancePoint(table.number, list(chances)))

    def _worth_judging(self) -> list[int]:
        """The choices to be judged: of the turns in which the seat lost most; without chances, as many from
        everywhere in the game."""
        if not self._chances:
            every = max(1, len(self._choices) // _MOST_JUDGED)
            return self._choices[::every][:_MOST_JUDGED]
        lost = [
            (after.chances[self._seat] - before.chances[self._seat], before.at, after.at)
            for before, after in pairwise(self._chances)
        ]
        found: list[int] = []
        for _, first, last in sorted(lost):
            found += [number for number in self._choices if first <= number < last]
        return sorted(found[:_MOST_JUDGED])

    def told(self, teller: MarkingTeller) -> Analysed:
        """What is known so far, in words."""
        improved = [_improvement(one, teller) for one in self._improved]
        return Analysed(self._progress, list(self._chances), _turning(self._chances), self._judged, improved)


def _is_choice(decision: Decision) -> bool:
    return sum(not option.aside for option in decision.options) >= _LEAST_OPTIONS


def _was_worse(advice: Advice, taken: str) -> bool:
    return any(one.key == taken and one.standing == "worse" for one in advice.suggestions)


def _turning(chances: list[ChancePoint]) -> list[TurningPoint]:
    """The turns in which somebody's chance changed most."""
    found = []
    for before, after in pairwise(chances):
        changes = [abs(b - a) for b, a in zip(before.chances, after.chances, strict=True)]
        seat = changes.index(max(changes))
        if changes[seat] >= _TURNS:
            found.append(TurningPoint(before.at, seat, before.chances[seat], after.chances[seat]))
    found.sort(key=lambda one: -abs(one.after - one.before))
    return sorted(found[:_MOST_TURNS], key=lambda one: one.at)


def _improvement(judged: _Judged, teller: MarkingTeller) -> Improvement:
    view = judged.table.view(judged.decision.seat)
    best = judged.advice.suggestions[0]
    taken, better = judged.decision.option(judged.taken), judged.decision.option(best.key)
    return Improvement(
        judged.table.number,
        segments(teller.question(judged.decision, view)),
        [] if taken is None else segments(teller.option(taken, view)),
        [] if better is None else segments(teller.option(better, view)),
        [AdvisedNote(segments(teller.note(note, view)), note.against) for note in best.notes],
    )
