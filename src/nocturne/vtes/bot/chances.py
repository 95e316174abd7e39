"""How a game of VTES will end, by what the position is worth to each seat.

A chance is the part of the victory points a seat can expect. The scale was fitted on games of experienced
bots (see docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from nocturne.kernel.view import View
from nocturne.vtes.bot.value import value

_SCALE = 30.0
"""So much more value makes a seat e times as likely to get a point."""


def chances(views: Sequence[View]) -> tuple[float, ...]:
    """The part of the victory points each seat can expect, by its own view; at the end, what it has."""
    result = views[0].result
    if result is not None and any(result.points):
        whole = sum(result.points)
        return tuple(points / whole for points in result.points)
    values = [value(view.table, seat) for seat, view in enumerate(views)]
    best = max(values)
    weights = [exp((one - best) / _SCALE) for one in values]
    return tuple(weight / sum(weights) for weight in weights)
