"""The door: how long a connection may take to say what it wants, and how many one address may have.

A request whose headers or body do not arrive in time is cut. When all places are taken, whoever has not said
what they want goes first, so that people who play are served.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from nocturne.server.metrics import REFUSED
from nocturne.server.rates import network_of


class Limits(NamedTuple):
    """What a server bears. ``proxies``: addresses that call for many people, and are not counted as one.
    ``inside``: the port by which other servers of the same database come; they call for many as well."""

    header_seconds: float = 10.0
    body_seconds: float = 30.0
    of_address: int = 200
    in_all: int = 8000
    proxies: Collection[str] = ()
    inside: int | None = None


class Door:
    """Counts the connections of one server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._by_address: Counter[str] = Counter()
        self._silent: dict[asyncio.BaseTransport, None] = {}  # those that have not sent whole headers, by age

    def enter(self, transport: asyncio.Transport) -> bool:
        """Whether a connection may stay."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        here = transport.get_extra_info("sockname")
        for_many = host in self.limits.proxies or (isinstance(here, tuple) and here[1] == self.limits.inside)
        address = "" if for_many else network_of(host)
        if address and self._by_address[address] >= self.limits.of_address:
            REFUSED.add(label="address-full")
            return False
        if len(self._inside) >= self.limits.in_all and not self._make_room():
            REFUSED.add(label="full")
            return False
        self._inside[transport] = address
        self._by_address[address] += 1
        self._silent[transport] = None
        return True

    def _make_room(self) -> bool:
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        REFUSED.add(label="silent")
        self.leave(oldest)
        assert isinstance(oldest, asyncio.Transport)
        oldest.abort()
        return True

    def speak(self, transport: asyncio.BaseTransport) -> None:
        """A connection has said what it wants."""
        self._silent.pop(transport, None)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        self._silent.pop(transport, None)
        address = self._inside.pop(transport, None)
        if address is None:
            return
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


class Guarded(H11Protocol):
    """A connection that speaks HTTP."""

    door: Door
    _deadline: asyncio.TimerHandle | None = None
    _waits_for: Any = h11.IDLE  # a state of h11, a class without a type

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.door.enter(transport):
            transport.abort()
            return
        self._wait(h11.IDLE, self.door.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:  # the next request over the same connection
            self._wait(h11.IDLE, self.door.limits.header_seconds)
        super().data_received(data)
        state = self.conn.their_state
        if self.transport.get_protocol() is not self:  # a WebSocket now; h11 still waits for a body
            self.door.speak(self.transport)
            self._stop_waiting()
        elif state is h11.SEND_BODY:
            self.door.speak(self.transport)
            if self._waits_for is not h11.SEND_BODY:
                self._wait(h11.SEND_BODY, self.door.limits.body_seconds)
        elif state is not h11.IDLE:
            self.door.speak(self.transport)
            self._stop_waiting()

    def on_response_complete(self) -> None:
        self._stop_waiting()  # from here on the time to keep an idle connection counts
        super().on_response_complete()

    def _wait(self, state: Any, seconds: float) -> None:
        self._stop_waiting()
        self._waits_for = state
        self._deadline = self.loop.call_later(seconds, self._cut)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut(self) -> None:
        REFUSED.add(label="slow-headers" if self._waits_for is h11.IDLE else "slow-body")
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """The same connection, once it is a WebSocket: it keeps its place until it ends."""

    door: Door

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)


def protocols(limits: Limits) -> tuple[type[Guarded], type[GuardedSocket]]:
    """How a server with such limits speaks HTTP and WebSocket, for uvicorn's configuration."""
    own = {"door": Door(limits)}
    return type("Http", (Guarded,), own), type("Socket", (GuardedSocket,), own)
