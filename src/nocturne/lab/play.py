"""Random games for the lab: how they begin, how they go on, how a failed one is kept to be looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec
from msgspec import Struct

from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision
from nocturne.kernel.record import Answer, Record
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import Table, new_game

Options = Mapping[str, Any] | Callable[[int, Chance], Mapping[str, Any]] | None
"""The options of the games: the same for all, or made for each from its number of seats and a random
source (decks drawn from a pool, for example)."""


class Findings(Struct):
    """What came of some random games: numbers, and lists of what was found."""

    game: str
    games: int = 0
    seconds: float = 0.0

    #: Numbers that are the largest of any game, not the sum over all.
    largest: ClassVar[frozenset[str]] = frozenset()

    def add(self, other: Self) -> None:
        """What came of other games, too."""
        for name in self.__struct_fields__[1:]:
            mine, its = getattr(self, name), getattr(other, name)
            setattr(self, name, max(mine, its) if name in self.largest else mine + its)


class Start:
    """The beginning of one random game: everything follows from the seed and the game's number."""

    def __init__(self, game: str, seed: int | str, index: int, seats: int | None, options: Options) -> None:
        self.game = game
        self.seed = f"{seed}/{index}"
        self.chance = Chance.seeded(f"lab:{self.seed}")
        least, most = find_game(game).seats
        self.seats = least + self.chance.below(most - least + 1) if seats is None else seats
        self.options = (
            options(self.seats, self.chance.fork("options")) if callable(options) else options or {}
        )

    def table(self, *, digests: bool = False) -> Table:
        """The table at its first decision."""
        return new_game(
            self.game,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            digests=digests,
            snapshots=False,
        )


def next_of_each(table: Table) -> list[Decision]:
    """What each seat would answer next. A seat may owe several sealed answers; it gives them in order."""
    first: dict[int, Decision] = {}
    for decision in table.decisions():
        first.setdefault(decision.seat, decision)
    return list(first.values())


def random_answer(table: Table, chance: Chance) -> tuple[int, str]:
    """One of the seats that are asked, and any of its options. One that answers nothing is taken seldom, or
    a game would not get on."""
    decisions = next_of_each(table)
    decision = decisions[chance.below(len(decisions))] if len(decisions) > 1 else decisions[0]
    options = decision.options
    if options[-1].aside and chance.below(_ASIDE_ONCE_IN):
        options = tuple(option for option in options if not option.aside)
    return decision.seat, options[chance.below(len(options))].key


_ASIDE_ONCE_IN = 8


def keep_failure(
    table: Table, folder: Path | None, name: str, note: dict[str, Any], last: Answer | None
) -> str:
    """Write the record of a game that went wrong, with the answer that broke it; gives the file's name."""
    if folder is None:
        return ""
    head = msgspec.structs.replace(table.head, note=note)
    answers = [*table.answers, last] if last is not None else table.answers[:]
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.nocturne"
    Record(head, answers).save(path, replace=True)
    return str(path)
