"""Hexes: coordinates, neighbours, distances, facings and names. Pure geometry, no rules of a game in
progress.

Hexes have a point at the top. A hex is an axial pair ``(q, r)``: ``r`` is the row, counted downwards, and
one step east is ``q + 1``. Tiles are drawn in rows that start at the same side, every second one half a hex
to the right, and people name hexes by column and row: ``C4``.

>>> hex_of("C4"), name_of((1, 3))
((1, 3), 'C4')
>>> distance(hex_of("A1"), hex_of("C4"))
4
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import cache

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours, clockwise from the east: E, SE, SW, W, NW, NE."""


class Facing(IntEnum):
    """The corner a figure faces (CHA-FIG-01, CHA-GAP-18). Facing ``f`` lies between the directions ``f`` and
    ``f + 1``: those two neighbours are in front, the next one on each side is beside, the last two behind."""

    SE = 0
    S = 1
    SW = 2
    NW = 3
    N = 4
    NE = 5

    @property
    def front(self) -> tuple[Hex, Hex]:
        """The two directions in front."""
        return DIRECTIONS[self], DIRECTIONS[(self + 1) % 6]

    @property
    def sides(self) -> tuple[Hex, Hex]:
        """The two directions at the sides."""
        return DIRECTIONS[(self + 2) % 6], DIRECTIONS[(self + 5) % 6]

    @property
    def rear(self) -> tuple[Hex, Hex]:
        """The two directions behind."""
        return DIRECTIONS[(self + 3) % 6], DIRECTIONS[(self + 4) % 6]

    @property
    def opposite(self) -> Facing:
        """The corner behind."""
        return Facing((self + 3) % 6)


@cache
def hex_of(name: str) -> Hex:
    """The hex of a name such as ``C4``."""
    column, row = ord(name[0]) - ord("A"), int(name[1:]) - 1
    return from_grid(column, row)


@cache
def name_of(place: Hex) -> str:
    """The name of a hex: ``C4``."""
    column, row = to_grid(place)
    return f"{chr(ord('A') + column)}{row + 1}"


def from_grid(column: int, row: int) -> Hex:
    """The hex at a column and row, both counted from 0."""
    return column - (row - (row & 1)) // 2, row


def to_grid(place: Hex) -> tuple[int, int]:
    """Column and row of a hex, both counted from 0."""
    q, r = place
    return q + (r - (r & 1)) // 2, r


def plus(place: Hex, step: Hex, times: int = 1) -> Hex:
    """The hex ``times`` steps away."""
    return place[0] + step[0] * times, place[1] + step[1] * times


def minus(place: Hex, other: Hex) -> Hex:
    """The way from ``other`` to ``place``."""
    return place[0] - other[0], place[1] - other[1]


def neighbours(place: Hex) -> Iterator[Hex]:
    """The six hexes around one."""
    q, r = place
    for dq, dr in DIRECTIONS:
        yield q + dq, r + dr


def length(way: Hex) -> int:
    """How many steps a way is."""
    q, r = way
    return (abs(q) + abs(r) + abs(q + r)) // 2


def distance(a: Hex, b: Hex) -> int:
    """How many steps from one hex to another, nothing in between."""
    q, r = b[0] - a[0], b[1] - a[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def adjacent(a: Hex, b: Hex) -> bool:
    """Whether two hexes touch."""
    return distance(a, b) == 1


def within(centre: Hex, radius: int) -> Iterator[Hex]:
    """Every hex at most ``radius`` steps away, the centre included."""
    q0, r0 = centre
    for dq in range(-radius, radius + 1):
        for dr in range(max(-radius, -dq - radius), min(radius, -dq + radius) + 1):
            yield q0 + dq, r0 + dr


def wedge_of(facing: Facing, way: Hex) -> tuple[int, int] | None:
    """A way written with the two directions in front of a facing, as ``(a, b)`` with both 0 or more; None
    when it does not lie in that sixth of the plane (CHA-GAP-18)."""
    (aq, ar), (bq, br) = facing.front
    determinant = aq * br - ar * bq  # 1 for every facing
    a = (way[0] * br - way[1] * bq) * determinant
    b = (aq * way[1] - ar * way[0]) * determinant
    return (a, b) if a >= 0 and b >= 0 else None


def facing_towards(place: Hex, goal: Hex, now: Facing) -> Facing:
    """The facing that has the goal in front (CHA-POS-05); of two that do, the one nearer to the present
    facing."""
    return _facing_along(minus(goal, place), now)


@cache
def _facing_along(way: Hex, now: Facing) -> Facing:
    fitting = [facing for facing in Facing if wedge_of(facing, way) is not None]
    return min(fitting, key=lambda facing: (_turn(now, facing), facing)) if way != (0, 0) else now


def _turn(a: Facing, b: Facing) -> int:
    return min((a - b) % 6, (b - a) % 6)


def is_behind(place: Hex, facing: Facing, other: Hex) -> bool:
    """Whether ``other`` is behind a figure: on one of the two rear hexes, or farther away in the sixth of
    the plane opposite to its facing (CHA-GAP-23)."""
    way = minus(other, place)
    return way != (0, 0) and wedge_of(facing.opposite, way) is not None


def by_name(places: Iterable[Hex]) -> list[Hex]:
    """Hexes in reading order: row by row, from the left."""
    return sorted(places, key=lambda place: (place[1], place[0]))
