"""How a game of La Fureur de Dracula will end, by what lies on the table.

The weights were fitted on games of experienced bots (see docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from nocturne.dracula.view.table import DraculaTable
from nocturne.kernel.view import View

_EVEN, _INFLUENCE, _DAMAGE, _DESPAIR = -0.15, 1.97, -2.35, 2.2


def chances(views: Sequence[View]) -> tuple[float, ...]:
    """Each seat's chance to win: Dracula's for the first, the hunters' for all others."""
    result = views[0].result
    if result is not None:
        return tuple(float(seat in result.winners) for seat in range(len(views)))
    table = views[0].table
    assert isinstance(table, DraculaTable)
    dracula = table.dracula
    odds = (
        _EVEN
        + _INFLUENCE * table.influence / table.influence_to_win
        + _DAMAGE * dracula.damage / dracula.health
        + _DESPAIR * table.despair / 5
    )
    chance = 1 / (1 + exp(-odds))
    return (chance, *(1 - chance for _ in views[1:]))
