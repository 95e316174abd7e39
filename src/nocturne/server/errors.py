"""Why a call is refused, where that is more than a wrong request: each has a status of its own."""

from __future__ import annotations

from nocturne.kernel.errors import NocturneError


class Missing(NocturneError):
    """What was asked for is not there."""


class Unauthorised(NocturneError):
    """A call that needs a session and has none."""


class Forbidden(NocturneError):
    """A call that does not come from our own page."""


class TooOften(NocturneError):
    """A caller, or all of them together, who call too often."""


class FaultElsewhere(Exception):
    """A fault of ours in a process beside this one: its kind, its cause and its place, and nothing else."""

    def __init__(self, kind: str, cause: str, at: str) -> None:
        super().__init__(kind)
        self.noted = (kind, cause, at)


class LeaseLost(Exception):
    """Another server owns the table by now: nothing was written."""
