"""Whether this server can do what it is there for: its loop, its database, its disk."""

from __future__ import annotations

import asyncio
import shutil
import time

from sqlalchemy import Connection, update

from nocturne.server.faults import cause_of
from nocturne.server.store.database import Store, servers
from nocturne.server.tables.leases import Leases

WELL = "ok"
#: Below so many free bytes the next snapshots may not fit.
LEAST_FREE = 64 << 20
#: A write that takes longer is as good as none; a loop so late serves nobody. In seconds.
_PATIENCE, _LATE = 5.0, 2.0
_LOOK_EVERY = 0.25
#: How long a finding is told again instead of looking anew: each look is a write that is synced.
_FRESH = 1.0


class Health:
    """Looks at what the server vouches for."""

    def __init__(self, store: Store, leases: Leases) -> None:
        self._store = store
        self._leases = leases
        self.lag = 0.0
        """How late the loop was lately, in seconds."""
        self._found: tuple[float, dict[str, str]] = (-_FRESH, {})
        self._one = asyncio.Lock()

    async def watch(self) -> None:
        """For ever: see how late the loop is."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(_LOOK_EVERY)
            self.lag = max(time.perf_counter() - began - _LOOK_EVERY, self.lag * 0.9, 0.0)

    async def look(self) -> dict[str, str]:
        """What is well (``ok``), and the cause of what is not."""
        async with self._one:
            at, found = self._found
            if time.monotonic() - at >= _FRESH:
                found = {
                    "database": await self._database(),
                    "disk": await asyncio.to_thread(self._disk),
                    "loop": WELL if self.lag < _LATE else "late",
                }
                self._found = (time.monotonic(), found)
            return found

    async def _database(self) -> str:
        """Write something, for a database that can be read may still be one that cannot be written."""
        me = self._leases.me

        def write(db: Connection) -> None:
            db.execute(update(servers).where(servers.c.id == me.id).values(address=me.address))

        try:
            async with asyncio.timeout(_PATIENCE):
                if not self._leases.renewed:
                    await self._leases.renew()
                await self._store.run(write)
        except Exception as fault:
            return cause_of(fault)
        return WELL

    def _disk(self) -> str:
        if self._store.folder is None:
            return WELL  # the database looks after its own
        try:
            return WELL if shutil.disk_usage(self._store.folder).free >= LEAST_FREE else "disk-full"
        except OSError as fault:
            return cause_of(fault)
