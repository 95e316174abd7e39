"""Rolls on which an unread page depends, made again with other dice.

When players on a quest are about to make a test for the sake of the page its result leads to, the moment
before it is kept. If the dice send them elsewhere, the same moment is played on with other dice: whatever is
read so is read by the rules, in a situation a party really came to. What such a try says about winning counts
for nothing, as with every answer a quest gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy, deepcopy
from typing import Any

from nocturne.chapters.authoring.quests import Quest
from nocturne.chapters.events.pages import PageRead
from nocturne.kernel.chance import Chance
from nocturne.kernel.event import Event
from nocturne.kernel.table import Table

_DICE = 150
"""So often a roll is made again before what it brings is taken."""


class RollingAgain:
    """The moment before a roll somebody hopes for, if there is one."""

    def __init__(self, quest: Quest | None, seed: str) -> None:
        self.quest = quest
        self.seed = seed
        self._before: Table | None = None
        self._players: list[dict[str, Any]] = []
        self._last = ""
        self._broken = 0

    def keep(self, table: Table, players: Sequence[object]) -> None:
        """Called before each answer is given: keeps the moment when the answer hopes for a roll."""
        quest = self.quest
        if quest is None or not quest.hoped or self._before is not None:
            return
        quest.steered += 1
        self._before = table.copy()
        self._players = [_remembered(player) for player in players]
        self._last, self._broken = quest.last, quest.broken

    def failed(self, events: Sequence[Event]) -> bool:
        """Whether the roll has sent the players elsewhere, and there are other dice to try."""
        read = [event.page.partition("#")[0] for event in events if isinstance(event, PageRead)]
        if self._before is None or self.quest is None or not read:
            return False
        if read[0] in self.quest.hoped or self.quest.rolled >= _DICE:
            self._before, self.quest.hoped, self.quest.rolled = None, frozenset(), 0
            return False
        return True

    def back(self, players: Sequence[object]) -> Table:
        """The table before the roll, with other dice."""
        assert self._before is not None
        assert self.quest is not None
        quest = self.quest
        quest.rolled += 1
        quest.last, quest.broken = self._last, self._broken
        for player, kept in zip(players, self._players, strict=True):
            player.__dict__.update(deepcopy(kept))
        table = self._before.copy()
        table.state.chance = Chance.seeded(f"{self.seed}:{table.number}:{quest.rolled}")
        return table


def _remembered(player: object) -> dict[str, Any]:
    """What a player has in mind that the moments after a roll may change."""
    kept = {name: value for name, value in vars(player).items() if name not in ("quest", "chance")}
    return {name: deepcopy(value) if name != "taken" else copy(value) for name, value in kept.items()}
