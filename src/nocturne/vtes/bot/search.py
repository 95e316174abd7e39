"""A player that looks ahead: it tries its best options in imagined games and takes the one that ends best.

Each world is a state that agrees with what the seat knows (see ``guessing``). In it every option is answered,
every seat goes on by quick judgement to the end of the turn, and the position is valued (see ``value``). The
budget is counted in answers, so the same seed gives the same choice on any machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.table import Table
from nocturne.kernel.view import View
from nocturne.vtes.bot.judgement import Judgement
from nocturne.vtes.bot.value import value
from nocturne.vtes.state import VtesState
from nocturne.vtes.view.table import VtesTable
from nocturne.vtes.view.table import look as look_at

_TURNING_POINTS = frozenset({"vtes-ask-action", "vtes-ask-master-phase"})
"""The questions that are worth a look ahead. At all others quick judgement decides."""

_CUT = 160
"""An imagined turn that takes more answers than this is valued where it stands."""

_TRUST = 0.15
"""How much quick judgement counts beside what was seen in imagined games."""


class Budget(Struct, frozen=True):
    """How far a level looks: how many options, in how many worlds, by how many answers in all."""

    options: int
    worlds: int
    answers: int


_USUAL = Budget(options=4, worlds=2, answers=800)


class Prospect(Struct, frozen=True):
    """What an option is expected to bring: the mean value over the worlds in which it was tried."""

    key: str
    value: float
    worlds: int


class Tried(Struct, frozen=True):
    """An option, how good it looked at once, and the table at the end of the turn in each world in which it
    was tried."""

    key: str
    score: float
    ends: list[VtesTable]


class Search(Judgement):
    """Looks ahead at its own master and minion phases."""

    def __init__(self, seed: int | str = 0, budget: Budget = _USUAL) -> None:
        super().__init__(seed)
        self.budget = budget

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        if not self.ponders(decision) or not isinstance(look, Knowledge):
            return super().choose(decision, look)
        return self.take(self.prospects(decision, look)[0].key)

    def ponders(self, decision: Decision) -> bool:
        """Whether it looks ahead at a decision."""
        return decision.question in _TURNING_POINTS and len(decision.options) > 1

    def prospects(self, decision: Decision, knows: Knowledge) -> list[Prospect]:
        """The options that look best, the best first, with what each is expected to bring."""
        found = [
            Prospect(one.key, expected(one, decision.seat), len(one.ends))
            for one in self.tried(decision, knows)
        ]
        return sorted(found, key=lambda one: -one.value)

    def tried(self, decision: Decision, knows: Knowledge, also: str = "") -> list[Tried]:
        """The options that look best, each tried in the same imagined games; ``also`` is one to be tried
        however it looks."""
        scores = self.scores(decision, knows)
        scored = _different(scores, self.budget.options)
        if also and also not in dict(scored):
            scored += [one for one in scores if one[0] == also]
        found = [Tried(key, score, []) for key, score in scored]
        left, worlds = self.budget.answers, 0
        luck = self.chance.fork(f"worlds:{self.chance.below(1 << 30)}")
        while worlds < self.budget.worlds and left > 0:
            world = knows.imagine(luck.fork(str(worlds)))
            for one in found:
                end, spent = self._try(world, decision.seat, one.key, luck.fork("play"))
                one.ends.append(end)
                left -= spent
            worlds += 1
        return found

    def _try(self, world: Table, seat: int, key: str, luck: Chance) -> tuple[VtesTable, int]:
        """Answer, and play the turn to its end; with the number of answers it took."""
        table = world.copy()
        state = table.state
        assert isinstance(state, VtesState)
        turn = state.turn
        players = [Judgement(f"{luck.below(1 << 30)}:{at}") for at in range(state.seats)]
        players[seat].turn, players[seat].used = self.turn, self.used.copy()
        table.answer(seat, players[seat].take(key))
        spent = 1
        while state.turn == turn and spent < _CUT and (decision := table.pending()) is not None:
            at = decision.seat
            table.answer(at, players[at].choose(decision, partial(table.view, at)))
            spent += 1
        return look_at(state, seat), spent


def expected(tried: Tried, seat: int) -> float:
    """What an option is expected to bring a seat."""
    total = sum(value(end, seat) for end in tried.ends)
    return total / len(tried.ends) + _TRUST * tried.score


def _different(scores: list[tuple[str, float]], most: int) -> list[tuple[str, float]]:
    """The options that look best, as different as can be: the best of each kind before a second one, which
    does the same with another minion."""
    ranked = sorted(scores, key=lambda one: -one[1])
    of_kind: Counter[str] = Counter()
    places = []
    for at, (key, _) in enumerate(ranked):
        kind = key.rpartition(":")[0] or key
        places.append((of_kind[kind], at))
        of_kind[kind] += 1
    return [ranked[at] for _, at in sorted(places)[:most]]
