"""The log of a game as one viewer was shown it, from its first line: lines are numbered by what that viewer
was shown and by nothing else, so that their numbers tell nothing of what happened out of sight.
"""

from __future__ import annotations

from bisect import bisect_left

from nocturne.kernel.event import Emitted
from nocturne.kernel.table import Table
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import log_of
from nocturne.server.wire.update import LogPage

#: Lines told at once.
MOST_LINES = 200


class History:
    """Where in the log of a table stands what one viewer was shown. It is looked through once, however often
    somebody asks; after a move was taken back it is looked through again."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._places: list[int] = []
        self._upto = 0
        self._last: Emitted | None = None

    def before(self, table: Table, at: int) -> int:
        """How much the viewer was shown of what stands before entry ``at`` of the log."""
        return bisect_left(self._shown(table), at)

    def latest(self, table: Table, count: int) -> int:
        """Where in the log the latest so many lines of the viewer begin."""
        places = self._shown(table)
        return places[-count] if len(places) > count else 0

    def lines(self, table: Table, before: int, count: int, teller: MarkingTeller) -> LogPage:
        """Lines before the one of this number, and the number from which they are."""
        places = self._shown(table)
        end = min(before, len(places))
        start = max(0, end - min(count, MOST_LINES))
        shown = (table.log[at].shown_to(self._seat) for at in places[start:end])
        events = [event for event in shown if event is not None]
        return LogPage(start, log_of(events, table.view(self._seat), teller, start))

    def _shown(self, table: Table) -> list[int]:
        log = table.log
        if self._upto > len(log) or (self._upto and log[self._upto - 1] is not self._last):
            self._places, self._upto = [], 0
        self._places += [at for at in range(self._upto, len(log)) if log[at].shown_to(self._seat) is not None]
        self._upto, self._last = len(log), log[-1] if log else None
        return self._places
