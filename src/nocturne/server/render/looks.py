"""What everybody at a table sees at one moment: looked at once for each seat, however often it is asked.

Between two answers nothing changes a game. Who is asked, who lets a window go by and what is sent are
all read off the same views.
"""

from __future__ import annotations

from nocturne.kernel.event import Emitted
from nocturne.kernel.state import State
from nocturne.kernel.table import Table
from nocturne.kernel.view import View


class Looks:
    """The views of a table as it is now."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._seen: dict[int | None, View] = {}
        self._moment: tuple[State, int, int, Emitted | None] | None = None

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) sees."""
        self._forget_what_has_passed()
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._table.view(seat)
        return found

    def _forget_what_has_passed(self) -> None:
        """Every answer makes another moment: it has a number, and going back puts another state in place. The
        things themselves are compared, not their addresses, which are used again."""
        table = self._table
        log, was = table.log, self._moment
        last = log[-1] if log else None
        if (
            was is None
            or was[0] is not table.state
            or was[1] != table.number
            or was[2] != len(log)
            or was[3] is not last
        ):
            self._moment = (table.state, table.number, len(log), last)
            self._seen.clear()
