"""How often somebody may call."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
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
        self._untold: Counter[str] = Counter()

    def allows(self, caller: str) -> bool:
        """Whether a caller may call now; counts the call."""
        now = time.monotonic()
        left = self._now_left(caller, now)
        allowed = left >= 1
        self._keep(caller, left - 1 if allowed else left, now)
        if allowed and (caller in self._untold or len(self._untold) < _MOST_CALLERS):
            self._untold[caller] += 1
        return allowed

    def count(self, caller: str, calls: int) -> None:
        """A caller has called so often at another server."""
        now = time.monotonic()
        self._keep(caller, max(self._now_left(caller, now) - calls, 0.0), now)

    def untold(self, most: int) -> dict[str, int]:
        """How often each caller has called since this was asked last: those who call most, for others."""
        found = dict(self._untold.most_common(most))
        self._untold.clear()
        return found

    def _now_left(self, caller: str, now: float) -> float:
        left, then = self._left.pop(caller, (self._burst, now))
        return min(self._burst, left + (now - then) * self._per_second)

    def _keep(self, caller: str, left: float, now: float) -> None:
        self._left[caller] = (left, now)
        if len(self._left) > _MOST_CALLERS:
            self._left.popitem(last=False)
