"""Leases: a table is owned by one server at a time.

Whoever takes a table gets a fence, a number greater than that of every owner before. Each write names the
fence of its writer and is refused when there is a newer one. So a server that was stopped for a while cannot
write over what its successor has acknowledged. A server shows that it is alive by renewing its own row, one
for all its tables; the tables of a server that has not done so for a while may be taken by others.
Clocks decide only when a table may be taken. Whether a write counts is decided by the fence alone.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from nocturne.kernel.errors import NocturneError
from nocturne.server.errors import LeaseLost
from nocturne.server.store.database import Store, clock_of, leases, servers

#: How often a server shows that it is alive, and after how long without it its tables may be taken, in
#: seconds.
RENEW_EVERY, LEASE_SECONDS = 1.0, 3.0
#: And where all servers of a database are on one machine: a file is not synced every second for nothing.
RENEW_FILE_EVERY, LEASE_FILE_SECONDS = 10.0, 30.0
#: A server not seen for so long has left nothing that anybody asks for.
_FORGOTTEN = 24 * 3600.0


class Lease(NamedTuple):
    """The right to write what happens at a table."""

    table: str
    server: str
    fence: int


class Peer(NamedTuple):
    """Another server of the same database."""

    id: str
    address: str
    secret: str


class HeldElsewhere(NocturneError):
    """Another server owns the table, and is alive."""

    def __init__(self, table: str, peer: Peer) -> None:
        super().__init__("server-table-elsewhere")
        self.table = table
        self.peer = peer


class Leases:
    """The tables this server owns. ``alone``: whoever starts it vouches that no other server uses the
    database, so what others owned before is free at once and nothing needs to be renewed. ``address``: where
    other servers reach this one. ``ident``: the id it was given by whoever started it."""

    def __init__(self, store: Store, *, address: str = "", alone: bool = False, ident: str = "") -> None:
        self._store = store
        self.alone = alone
        self.me = Peer(ident or secrets.token_hex(8), address, secrets.token_urlsafe(32))
        self.held: dict[str, Lease] = {}
        self.every = RENEW_FILE_EVERY if store.is_file else RENEW_EVERY
        self.seconds = LEASE_FILE_SECONDS if store.is_file else LEASE_SECONDS
        self.renewed = 0.0
        """When this server last showed that it is alive, by its own clock that never goes back."""

    async def take(self, table: str) -> Lease:
        """Own a table from now on; refused while another server that is alive owns it."""
        if not self.renewed:
            await self.renew()
        try:
            lease = await self._store.run(lambda db: self._take(db, table))
        except IntegrityError:  # another server was the first ever to own it, at the same moment
            lease = await self._store.run(lambda db: self._take(db, table))
        self.held[table] = lease
        return lease

    def _take(self, db: Connection, table: str) -> Lease:
        asked = select(leases.c.server, leases.c.fence).where(leases.c.table == table).with_for_update()
        found = db.execute(asked).first()
        if found is None:
            lease = Lease(table, self.me.id, 1)
            db.execute(insert(leases).values(**lease._asdict()))
            return lease
        if found.server not in ("", self.me.id) and (peer := self._alive(db, found.server)) is not None:
            raise HeldElsewhere(table, peer)
        lease = Lease(table, self.me.id, found.fence + 1)
        taken = update(leases).where(leases.c.table == table)
        db.execute(taken.values(server=lease.server, fence=lease.fence))
        return lease

    def _alive(self, db: Connection, server: str) -> Peer | None:
        row = db.execute(select(servers).where(servers.c.id == server)).first()
        if row is None or self.alone or row.seen < clock_of(db) - self.seconds:
            return None
        return Peer(row.id, row.address, row.secret)

    async def owner(self, table: str) -> Peer | None:
        """The other server that owns a table now, if one does and is alive."""

        def look(db: Connection) -> Peer | None:
            server = db.execute(select(leases.c.server).where(leases.c.table == table)).scalar()
            return None if server in (None, "", self.me.id) else self._alive(db, server)

        return None if table in self.held or self.alone else await self._store.read(look)

    async def owners(self, tables: Collection[str]) -> dict[Peer, list[str]]:
        """The other servers that own some of these tables now and are alive, each with its tables."""

        def look(db: Connection) -> dict[Peer, list[str]]:
            asked = (
                select(leases.c.table, servers.c.id, servers.c.address, servers.c.secret)
                .join(servers, servers.c.id == leases.c.server)
                .where(leases.c.table.in_(tables), servers.c.id != self.me.id)
                .where(servers.c.seen >= clock_of(db) - self.seconds)
            )
            found: dict[Peer, list[str]] = {}
            for row in db.execute(asked):
                found.setdefault(Peer(row.id, row.address, row.secret), []).append(row.table)
            return found

        return {} if self.alone or not tables else await self._store.read(look)

    async def peers(self) -> list[Peer]:
        """The other servers of this database that are alive."""

        def look(db: Connection) -> list[Peer]:
            asked = select(servers).where(servers.c.id != self.me.id)
            rows = db.execute(asked.where(servers.c.seen >= clock_of(db) - self.seconds))
            return [Peer(row.id, row.address, row.secret) for row in rows]

        return [] if self.alone else await self._store.read(look)

    async def release(self, lease: Lease) -> None:
        """Let a table go, so that any server may take it at once; one that was lost is not touched."""
        self.lose(lease)
        mine = (leases.c.table == lease.table, leases.c.server == lease.server, leases.c.fence == lease.fence)
        await self._store.run(lambda db: db.execute(update(leases).where(*mine).values(server="")))

    async def renew(self) -> list[Lease]:
        """Show that this server is alive. Gives the leases that others have taken because it was late."""
        lost = await self._store.run(self._renew)
        self.renewed = time.monotonic()
        for lease in lost:
            self.lose(lease)
        return lost

    def lose(self, lease: Lease) -> None:
        """The lease is of no use any more."""
        if self.held.get(lease.table) == lease:
            del self.held[lease.table]

    def _renew(self, db: Connection) -> list[Lease]:
        now = clock_of(db)
        seen = db.execute(select(servers.c.seen).where(servers.c.id == self.me.id)).scalar()
        if seen is None:
            db.execute(delete(servers).where(servers.c.seen < now - _FORGOTTEN))
            db.execute(insert(servers).values(**self.me._asdict(), seen=now))
            return []
        db.execute(update(servers).where(servers.c.id == self.me.id).values(seen=now))
        if now - seen < self.seconds / 2:
            return []  # in time: nobody can have taken anything
        rows = db.execute(select(leases.c.table, leases.c.fence).where(leases.c.server == self.me.id)).all()
        mine = {row.table: row.fence for row in rows}
        return [lease for lease in list(self.held.values()) if mine.get(lease.table) != lease.fence]

    async def end(self) -> None:
        """This server stops: everything it owns is free at once."""

        self.held.clear()
        if self.renewed:
            await self._store.run(lambda db: free_all(db, self.me.id))


def free_all(db: Connection, server: str) -> None:
    """A server has ended: any other may take its tables at once. Only for who knows that its process is gone,
    though the fence would keep even one that is not from writing."""
    db.execute(update(leases).where(leases.c.server == server).values(server=""))
    db.execute(delete(servers).where(servers.c.id == server))


def guard(db: Connection, lease: Lease) -> None:
    """Before a write: refuse it unless the lease is the newest, and let nobody take the table until the write
    is committed."""
    asked = select(leases.c.server, leases.c.fence).where(leases.c.table == lease.table).with_for_update()
    found = db.execute(asked).first()
    if found is None or (found.server, found.fence) != (lease.server, lease.fence):
        raise LeaseLost
