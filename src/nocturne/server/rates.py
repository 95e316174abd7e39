"""How often somebody may call."""

from __future__ import annotations

import time
from collections import OrderedDict

_MOST_CALLERS = 10_000


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
