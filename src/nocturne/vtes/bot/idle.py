"""A player who does nothing: for trying out the first turns of a deck alone."""

from __future__ import annotations

from collections.abc import Callable

from nocturne.kernel.decision import Decision
from nocturne.kernel.view import View

#: The options by which one lets something go by, in the order in which they are taken.
_LETTING_GO = ("pass", "decline")


class Idle:
    """Lets everything go by; where something has to be chosen, takes the first."""

    def __init__(self, seed: int | str = 0) -> None:
        del seed

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        keys = [option.key for option in decision.options]
        return next((key for key in _LETTING_GO if key in keys), keys[0])
