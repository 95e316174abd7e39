"""What the servers of one database share while they run: how often somebody has called, who is in a waiting
room, and whose sessions have ended.

Several times a second a server tells the others what is new, if anything is. So limits hold for all servers
together, but for a quarter of a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from nocturne.server.faults import log_fault
from nocturne.server.rates import Rate
from nocturne.server.store.notices import Notices
from nocturne.server.tables.registry import TableRegistry

#: How often others are told, in seconds.
EVERY = 0.25
#: Callers told at once for each limit, those who call most; and looks into waiting rooms. A notice has at
#: most 8,000 octets.
_MOST_CALLERS, _MOST_LOOKS = 100, 100


class Sharing:
    """Tells others, and takes in what they tell. ``rates`` gives the limits by name."""

    def __init__(
        self, notices: Notices, registry: TableRegistry, rates: Callable[[], Mapping[str, Rate]]
    ) -> None:
        self._notices = notices
        self._registry = registry
        self._rates = rates
        self._notices.on("calls", self._count)
        self._notices.on("looks", self._look)
        self._notices.on("dismiss", registry.dismiss)
        self._notices.on_gap(registry.dismiss_all)

    def _count(self, told: Any) -> None:  # how often each caller has called, by the name of a limit
        rates = self._rates()
        for name, calls in told.items():
            for caller, count in calls.items():
                rates[name].count(caller, count)

    def _look(self, told: Any) -> None:  # pairs of a table and a person
        for table, person in told:
            self._registry.is_seen(table, person)

    async def dismiss(self, person: str) -> None:
        """End somebody's connections, at all servers."""
        self._registry.dismiss(person)
        await self._notices.tell("dismiss", person)

    async def keep_telling(self) -> None:
        """For ever: tell others what is new."""
        while not self._registry.leases.alone:
            await asyncio.sleep(EVERY)
            try:
                await self.tell()
            except Exception as fault:  # the database may be back at the next round
                log_fault("notices", fault)

    async def tell(self) -> None:
        """Tell others what is new."""
        for name, rate in self._rates().items():
            if calls := rate.untold(_MOST_CALLERS):
                await self._notices.tell("calls", {name: calls})
        looks = self._registry.untold_looks
        if looks:
            told = list(looks)[:_MOST_LOOKS]
            looks.difference_update(told)
            await self._notices.tell("looks", told)
