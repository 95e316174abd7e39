"""Calls this server makes to addresses that people have named, and the guard before them.

An address is called only if the operator allows its host. A host that is allowed by name is called over https
at its usual port, and only if its name leads to public addresses; the connection goes to the address that was
looked at, so a name that leads elsewhere a moment later gains nothing. No redirection is followed.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from nocturne.kernel.errors import NocturneError

_LONGEST = 1000
#: How long another server may take, in seconds.
_PATIENCE = 10.0
_AT_ONCE = 4
#: Networks whose addresses hold another one, which need not be public.
_CARRYING = tuple(ipaddress.ip_network(one) for one in ("64:ff9b::/96", "2002::/16", "2001::/32"))


class NotPublic(OSError):
    """A name leads to an address that is not on the open internet."""


class _Place(NamedTuple):
    """Where a call goes. ``vouched``: the operator has named this very address."""

    parts: SplitResult
    host: str
    port: int
    vouched: bool


class Outgoing:
    """Calls other servers. ``hosts``: names (``hooks.example.org``, ``*.example.org``), or whole origins
    (``http://10.0.0.5:9000``), for which the operator vouches whatever they lead to."""

    def __init__(self, hosts: Collection[str]) -> None:
        self.hosts = [host.casefold().rstrip("/") for host in hosts]
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="outgoing")

    def check(self, address: str) -> None:
        """Refuse an address that is not allowed."""
        self._place(address)

    def _place(self, address: str) -> _Place:
        refused = NocturneError("server-address-not-allowed", hosts=", ".join(self.hosts) or "\u2013")
        if len(address) > _LONGEST or not address.isascii() or not address.isprintable() or " " in address:
            raise refused
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port
        except ValueError as error:
            raise refused from error
        usual = {"https": 443, "http": 80}.get(parts.scheme)
        if not host or usual is None or parts.username is not None or parts.password is not None:
            raise refused
        if f"{parts.scheme}://{parts.netloc}".casefold() in self.hosts:
            return _Place(parts, host, port or usual, vouched=True)
        if parts.scheme != "https" or port not in (None, 443) or not self._is_named(host):
            raise refused
        return _Place(parts, host, 443, vouched=False)

    def _is_named(self, host: str) -> bool:
        return any(
            host == one or (one.startswith("*.") and host.endswith(one[1:]) and len(host) > len(one) - 1)
            for one in self.hosts
        )

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; gives the status. Raises where the host cannot be reached, or must not be."""
        place = self._place(address)
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, _post, place, body, dict(headers)
        )

    def close(self) -> None:
        """Let the threads go; what waits is not sent."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_public(address: str) -> bool:
    """Whether an address of the network is on the open internet, and leads nowhere else."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in network for network in _CARRYING):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def _post(place: _Place, body: bytes, headers: dict[str, str]) -> int:
    found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not place.vouched and not all(is_public(one) for one in addresses):
        raise NotPublic(f"{place.host} is not public")
    made = socket.create_connection((addresses[0], place.port), timeout=_PATIENCE)
    try:
        if place.parts.scheme == "https":
            made = ssl.create_default_context().wrap_socket(made, server_hostname=place.host)
        connection = http.client.HTTPConnection(place.host, place.port, timeout=_PATIENCE)
        connection.sock = made
        target = (place.parts.path or "/") + (f"?{place.parts.query}" if place.parts.query else "")
        named = {"Host": place.parts.netloc, "User-Agent": "Nocturne", "Connection": "close"}
        connection.request("POST", target, body, {**headers, **named})
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise ConnectionError(type(error).__name__) from error
    finally:
        made.close()
