"""From where this server can be reached: by whom an invitation can be opened."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import NamedTuple

from nocturne.server.wire.calls import Reach

#: An address for documentation: connecting a datagram socket to it sends nothing, and shows by which address
#: of its own this machine would speak to the world.
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


class Listening(NamedTuple):
    """Where the server listens."""

    host: str
    port: int

    def to_wire(self) -> Reach:
        """By whom it can be reached, and how."""
        here_only = _is_here_only(self.host)
        addresses = [] if here_only else [f"http://{host}:{self.port}" for host in self._hosts()]
        return Reach(here_only, addresses, "./play --host 0.0.0.0")

    def _hosts(self) -> list[str]:
        if self.host not in ("", "0.0.0.0", "::"):  # an address or a name of its own
            return [f"[{self.host}]" if ":" in self.host else self.host]
        found = own_address(socket.AF_INET)
        return [] if found is None else [found]


def _is_here_only(host: str) -> bool:
    if host == "localhost":
        return True
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def own_address(family: socket.AddressFamily) -> str | None:
    """The address of this machine in its network; None without any network."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((_ELSEWHERE[family], 9))
        address: str = probe.getsockname()[0]
        if not ipaddress.ip_address(address).is_loopback:
            return address
    return None
