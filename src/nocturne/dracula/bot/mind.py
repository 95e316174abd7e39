"""What the two kinds of mind share: the table as they see it, and how they read what they are offered."""

from __future__ import annotations

from collections.abc import Callable

from nocturne.dracula.bot.belief import on_the_map
from nocturne.dracula.components.board import Place, step_distances
from nocturne.dracula.view.table import DraculaTable, SeenHunter, board_of
from nocturne.kernel.decision import Decision, Option

Scorer = Callable[[Option], float]


def willing(option: Option) -> float:
    """Do something rather than nothing."""
    return 0.0 if option.key in ("pass", "done", "keep", "wait") else 1.0


def word_of(option: Option) -> str:
    """``encounter:rats`` -> ``rats``."""
    return option.key.partition(":")[2]


class Mind:
    """A seat asked for a decision."""

    def __init__(self, table: DraculaTable, decision: Decision) -> None:
        self.table = table
        self.decision = decision
        self.board = board_of(table)
        self.steps = step_distances(self.board)
        self.index = on_the_map(self.board)

    def place_of(self, option: Option) -> Place | None:
        for subject in option.subjects:
            if subject in self.index:
                return self.index[subject]
        return None

    def hunter_of(self, option: Option) -> SeenHunter | None:
        name = word_of(option)
        return next((hunter for hunter in self.table.hunters if hunter.hunter == name), None)
