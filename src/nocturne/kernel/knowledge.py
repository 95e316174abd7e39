"""What one seat knows of a game: its view, the events told to it, and the states it can imagine.

A bot is given this and nothing else. The events are those of the table's log that the seat was shown, so a
bot that sits down late, or after a restart, reads the whole story from its beginning.

>>> import nocturne
>>> table = nocturne.new_game("candles", seats=3, seed="a quiet night")
>>> knows = Knowledge(table, 0)
>>> knows() == table.view(0)
True
"""

from __future__ import annotations

from nocturne.kernel.chance import Chance
from nocturne.kernel.event import Emitted, Event
from nocturne.kernel.table import Table
from nocturne.kernel.view import View


class Knowledge:
    """What a seat of a table knows. Calling it gives the view of this moment."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._told: list[Event] = []
        self._read = 0
        self._latest: Emitted | None = None
        self.stories = 1
        """How often the story began: it begins anew when the game went back."""

    def __call__(self) -> View:
        return self._table.view(self._seat)

    def told(self) -> list[Event]:
        """Every event that was shown to the seat, the oldest first."""
        log = self._table.log
        if self._read and (len(log) < self._read or log[self._read - 1] is not self._latest):
            # Entries were taken back (undo): what was told then did not happen.
            self._told, self._read = [], 0
            self.stories += 1
        if len(log) > self._read:
            self._told += self._table.events(self._seat, self._read)
            self._read, self._latest = len(log), log[-1]
        return self._told

    def imagine(self, chance: Chance) -> Table:
        """A table that agrees with what the seat knows. Nothing in it depends on what the seat does not
        know: two games that differ only in that give the same table for the same chance."""
        return self._table.guess(self._seat, chance)
