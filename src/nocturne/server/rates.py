"""How often somebody may call."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

_MOST_CALLERS = 10_000


@lru_cache(_MOST_CALLERS)
def network_of(address: str) -> str:
    """By what a caller is counted: an IPv4 address, or the /64 of an IPv6 address, which one
    household has whole."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


class Rate:
    """So many calls at once, and so many a second after that, for each caller."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, caller: str) -> bool:
        """Whether a caller may call now; counts the call."""
        now = time.monotonic()
        left, then = self._left.pop(caller, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._per_second)
        self._left[caller] = (max(left - 1, 0.0) if left >= 1 else left, now)
        if len(self._left) > _MOST_CALLERS:
            self._left.popitem(last=False)
        return left >= 1
