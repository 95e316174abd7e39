"""Lines of sight: the triangle an NPC sees, what hides a figure, and how near is dangerous for stealth.

A figure sees the hexes of a triangle that opens from the corner it faces, as deep as its value, and all
hexes around it (CHA-LOS-02, CHA-LOS-03). It is hidden when the straight line between the two centres
crosses an obstacle (CHA-LOS-04). A line that runs along an edge or through a corner is drawn twice, a hair
to either side, and is blocked only when both are (CHA-GAP-19). Everything is whole numbers: no rounding
decides a rule.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from math import lcm

from nocturne.chapters.components.hexes import Facing, Hex, adjacent, length, minus, plus, wedge_of, within
from nocturne.chapters.components.tile_map import TileMap

DEFAULT_SIGHT = 3
"""CHA-LOS-01, CHA-GAP-22: NPCs without a profile, and the players' characters."""

Line = tuple[Hex, ...] | None
"""The hexes a line crosses on the way, without its ends; None when a wall stops it."""

_FINE = 1 << 20  # a nudge is one of so many parts of a step


def proximity(place: Hex, facing: Facing, depth: int, other: Hex) -> int | None:
    """The proximity modifier of a hex, or None when it is not looked at: in the triangle the depth for the
    nearest row and 1 less for each further one, 0 at the sides, -1 behind (CHA-STL-13..15)."""
    return field_of_view(facing, depth).get((other[0] - place[0], other[1] - place[1]))


@cache
def field_of_view(facing: int, depth: int) -> dict[Hex, int]:
    """The proximity modifier of every way that leads to a hex that is looked at."""
    corner = Facing(facing)
    found = {}
    for way in within((0, 0), max(depth, 1)):
        inside = wedge_of(corner, way)
        if inside is not None and 0 < sum(inside) <= depth:
            found[way] = depth - sum(inside) + 1
        elif way in corner.sides or way in corner.front:  # a depth of 0 still covers these (CHA-LOS-03)
            found[way] = 0
        elif way in corner.rear:
            found[way] = -1
    return found


def looked_at(place: Hex, facing: Facing, depth: int) -> list[Hex]:
    """Every hex of the triangle and around the figure, whatever stands in between."""
    return [plus(place, way) for way in field_of_view(facing, depth)]


def hidden(a: Hex, b: Hex, tile: TileMap, obstacles: Collection[Hex], strict: bool = False) -> bool:
    """Whether the line between two hexes is blocked, the same from both ends (CHA-LOS-06). ``obstacles``
    are the hexes of Difficult Terrain, zones, action tokens and figures (CHA-LOS-05); those of the two
    themselves do not matter."""
    if a == b:
        return False
    one, other = lines_between(a, b, tile)
    if strict:
        return _blocked(one, obstacles) or _blocked(other, obstacles)
    return _blocked(one, obstacles) and _blocked(other, obstacles)


@lru_cache(maxsize=2_000)
def seen_hexes(
    tile: TileMap, place: Hex, facing: int, depth: int, obstacles: frozenset[Hex], strict: bool
) -> list[Hex]:
    """Every hex of the tile that a figure looks at and that nothing hides."""
    around = looked_at(place, Facing(facing), depth)
    return [other for other in around if other in tile and not hidden(place, other, tile, obstacles, strict)]


def stealth_difficulty(depth: int, modifiers: Iterable[int]) -> int | None:
    """CHA-STL-03, CHA-STL-04: the depth plus the highest proximity modifier among the hexes of a path that
    are seen; None when none is, and no test is needed."""
    highest = max(modifiers, default=None)
    return None if highest is None else depth + highest


def lines_between(a: Hex, b: Hex, tile: TileMap) -> tuple[Line, Line]:
    """The two lines between hexes, a hair to either side; kept with the tile, which never changes."""
    known: tuple[Line, Line] | None = tile.lines.get((a, b))
    if known is None:
        known = tile.lines[a, b] = _line(a, b, tile, 1), _line(a, b, tile, -1)
    return known


def _line(a: Hex, b: Hex, tile: TileMap, side: int) -> Line:
    crossed = []
    before = a
    for step in _trace(minus(b, a), side):
        here = plus(a, step)
        if not tile.open_between(before, here):  # walls, solid blocks, outside the tile (CHA-TILE-04)
            return None
        if here != b:
            crossed.append(here)
        before = here
    return tuple(crossed)


def _blocked(line: Line, obstacles: Collection[Hex]) -> bool:
    if line is None:
        return True
    return any(place in obstacles for place in line) if line else False


@cache
def _trace(way: Hex, side: int) -> tuple[Hex, ...]:
    """The hexes a line enters, in order, when it goes from (0, 0) to ``way`` a hair to one side.

    With q, r and s = -q - r, a point lies in the hex around the origin exactly when q - r, r - s and s - q
    are all between -1 and 1. Along the line each of them is linear, so a hex is crossed during an interval of
    time."""
    q, r = way
    s = -q - r
    # A point of the line at time t is (start + t * step); all numbers are counted in parts of a step.
    start = (side * (r - s), side * (s - q), side * (q - r))
    step = (q * _FINE, r * _FINE, s * _FINE)
    crossed: list[tuple[int, int, Hex]] = []  # the time of entering as a fraction, the hex
    reach = length(way)
    for hex_ in within((0, 0), reach + 1):
        if length(hex_) + length(minus(way, hex_)) > reach + 1:
            continue
        times = _crossing(start, step, hex_)
        if times is not None:
            crossed.append((*times, hex_))
    # Fractions are compared by cross-multiplication through a common denominator.
    common = 1
    for _, denominator, _hex in crossed:
        common = lcm(common, denominator)
    crossed.sort(key=lambda entry: entry[0] * (common // entry[1]))
    return tuple(hex_ for _, _, hex_ in crossed if hex_ != (0, 0))


def _crossing(start: tuple[int, int, int], step: tuple[int, int, int], hex_: Hex) -> tuple[int, int] | None:
    """When the line enters a hex, as a fraction of the way; None when it does not cross it between its
    ends."""
    centre = (hex_[0] * _FINE, hex_[1] * _FINE, -(hex_[0] + hex_[1]) * _FINE)
    low, low_over = 0, 1
    high, high_over = 1, 1
    for i in range(3):
        j = (i + 1) % 3
        at = (start[i] - centre[i]) - (start[j] - centre[j])
        speed = step[i] - step[j]
        if speed == 0:
            if not -_FINE < at < _FINE:
                return None
            continue
        first, last = (-_FINE - at, _FINE - at) if speed > 0 else (at - _FINE, at + _FINE)
        over = abs(speed)
        if first * low_over > low * over:
            low, low_over = first, over
        if last * high_over < high * over:
            high, high_over = last, over
    return (low, low_over) if low * high_over < high * low_over else None


def touching(a: Hex, b: Hex, tile: TileMap) -> bool:
    """Whether two figures can touch: adjacent hexes with no wall between (CHA-POS-01, CHA-TILE-03)."""
    return adjacent(a, b) and tile.open_between(a, b)
