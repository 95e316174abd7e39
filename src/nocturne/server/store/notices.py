"""Notices: what the servers of one database tell each other, by PostgreSQL's LISTEN and NOTIFY.

A notice is a hint, not a truth: what must hold stands in the database. While a server does not hear (its
connection was cut), it may miss notices; it is told when it hears again.
A database that is a file has one server, so there is nobody to tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import func, select

from nocturne.server.faults import log_fault
from nocturne.server.store.database import Store

_CHANNEL = "nocturne"
#: How long is waited before the connection is tried again, in seconds.
_AGAIN = 1.0


class Notice(Struct):
    """What a server tells: who it is, what kind of news it is, and the news."""

    by: str
    kind: str
    about: Any  # plain data, as the listener of the kind expects it


_read = msgspec.json.Decoder(Notice).decode


class Notices:
    """Tells others and hears them. ``me`` is the id of this server: nobody hears themselves."""

    def __init__(self, store: Store, me: str) -> None:
        self._store = store
        self._me = me
        self._listeners: dict[str, Callable[[Any], None]] = {}
        self._after_gap: Callable[[], None] = lambda: None
        self.hears = asyncio.Event()
        """Set while others are heard."""

    def on(self, kind: str, listener: Callable[[Any], None]) -> None:
        """Call this when others tell something of a kind."""
        self._listeners[kind] = listener

    def on_gap(self, listener: Callable[[], None]) -> None:
        """Call this when others are heard again, after some of their notices may have been missed."""
        self._after_gap = listener

    async def tell(self, kind: str, about: Any) -> None:  # plain data
        """Tell every other server; a notice has at most 8,000 octets."""
        if self._store.is_file:
            return
        written = msgspec.json.encode(Notice(self._me, kind, about)).decode()
        await self._store.run(lambda db: db.execute(select(func.pg_notify(_CHANNEL, written))))

    async def listen(self) -> None:
        """For ever: hear what others tell."""
        heard_before = False
        while not self._store.is_file:
            try:
                await self._hear(gap=heard_before)
            except Exception as fault:  # the database may be back at the next try
                log_fault("notices", fault)
            heard_before = heard_before or self.hears.is_set()
            self.hears.clear()
            await asyncio.sleep(_AGAIN)

    async def _hear(self, *, gap: bool) -> None:
        from psycopg import AsyncConnection

        connection = await AsyncConnection.connect(self._store.plain_url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {_CHANNEL}")
            self.hears.set()
            if gap:
                self._after_gap()
            async for notify in connection.notifies():
                self.take(notify.payload)

    def take(self, written: str) -> None:
        """A notice has come. One that is not understood is of a newer version, and passed over."""
        try:
            notice = _read(written)
            listener = self._listeners.get(notice.kind)
            if notice.by != self._me and listener is not None:
                listener(notice.about)
        except (msgspec.MsgspecError, TypeError, ValueError, KeyError) as fault:
            log_fault("notice", fault)
