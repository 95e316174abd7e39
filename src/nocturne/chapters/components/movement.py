"""Movement: what a step costs, how far a figure comes, and the fastest way to somewhere.

Entering Difficult Terrain costs 2, everything else 1 (CHA-TER-01). Walls and blocked hexes cannot be entered;
friends may be passed but not ended on (CHA-MOV-02, CHA-POS-02..04).
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct

from nocturne.chapters.components.hexes import Hex, distance, neighbours
from nocturne.chapters.components.tile_map import TileMap

_Rank = Callable[[Hex], int]
_Entry = tuple[int, tuple[Hex, ...], Hex]
"""A way as those of one cost are compared: fires and path; and where it leads to."""

_ANY = 1 << 30
_CACHE_SIZE = 500

FLEEING_MOVEMENT = 3
"""CHA-FLEE-09: an NPC without profile."""
SUMMON_MOVEMENT = 3
"""CHA-SUM-04."""


class Ground(Struct, frozen=True, gc=False):
    """What the tile is for one who moves. ``ends`` are hexes that end the movement when they are entered:
    beside an action token (CHA-TER-10), or in the sight of an aggressive NPC (CHA-NPC-04)."""

    tile: TileMap
    difficult: Collection[Hex] = frozenset()
    fire: Collection[Hex] = frozenset()
    blocked: Collection[Hex] = frozenset()
    passed: Collection[Hex] = frozenset()
    ends: Collection[Hex] = frozenset()

    def cost(self, place: Hex) -> int:
        """What entering a hex costs (CHA-TER-01)."""
        return 2 if place in self.difficult else 1


class Way(Struct, frozen=True, gc=False):
    """A way: the hexes entered in order, what they cost, how often fire is entered on it."""

    path: tuple[Hex, ...] = ()
    cost: int = 0
    fires: int = 0

    @property
    def end(self) -> Hex:
        """The last hex."""
        return self.path[-1]


def ways(start: Hex, ground: Ground, points: int | None = None) -> dict[Hex, Way]:
    """The fastest way to every hex that can be entered, with ``points`` to spend (None: any number). Of ways
    that cost the same, one through less fire is taken, then the one that reads first. Hexes of friends are
    among them: who must stop asks ``reachable``."""
    most = _ANY if points is None else points
    neighbours_of, blocked, ends = ground.tile.neighbours_of, ground.blocked, ground.ends
    difficult, fire = ground.difficult, ground.fire
    best: dict[Hex, tuple[int, int]] = {}  # cost and fires, in the order in which hexes are found
    found: dict[Hex, Way] = {}
    now: list[_Entry] = [(0, (), start)]  # what costs so much
    soon: list[_Entry] = []  # 1 more
    later: list[_Entry] = []  # 2 more
    cost = 0
    while now or soon:
        # A step costs at least 1, so nothing more comes to this cost. The last step to a hex costs the same
        # from everywhere, so of ways that are alike the first one is the one that reads first.
        now.sort()
        for fires, path, here in now:
            if here in found:
                continue
            found[here] = Way(path, cost, fires)
            if cost >= most or (here in ends and path):
                continue
            for there in neighbours_of.get(here, ()):
                if there in found or there in blocked:
                    continue
                hard = there in difficult
                spent = cost + 2 if hard else cost + 1
                if spent > most:
                    continue
                burnt = fires + 1 if there in fire else fires
                known = best.get(there)
                if known is None or (spent, burnt) < known:
                    best[there] = spent, burnt
                    (later if hard else soon).append((burnt, (*path, there), there))
        now, soon, later = soon, later, []
        cost += 1
    return {goal: found[goal] for goal in best}


class Reach:
    """Where a movement may end, and by which way. ``ends``: the hexes that end the movement."""

    __slots__ = ("ends", "ways")

    def __init__(self, ways: dict[Hex, Way], ends: frozenset[Hex]) -> None:
        self.ways = ways
        self.ends = ends


def reach(start: Hex, ground: Ground, points: int | None = None) -> Reach:
    """The hexes where a movement of so many points (None: any number) may end (CHA-MOV-01, CHA-MOV-02,
    CHA-TER-02). Kept with the tile: a figure that has not moved is asked about again and again."""
    key = (
        start, points, frozenset(ground.difficult), frozenset(ground.fire), frozenset(ground.blocked),
        frozenset(ground.passed), frozenset(ground.ends),
    )  # fmt: skip
    cache = ground.tile.ways_cache
    known: Reach | None = cache.get(key)
    if known is None:
        if len(cache) >= _CACHE_SIZE:
            cache.clear()
        found = {goal: way for goal, way in ways(start, ground, points).items() if goal not in ground.passed}
        known = cache[key] = Reach(found, key[-1])
    return known


def reachable(start: Hex, ground: Ground, points: int) -> dict[Hex, Way]:
    """The ways of ``reach``."""
    return reach(start, ground, points).ways


def fastest(start: Hex, goals: Collection[Hex], ground: Ground) -> Way | None:
    """The fastest way to one of the goals, however long; an empty way when the start is one of them
    (CHA-NTURN-02)."""
    if start in goals:
        return Way()
    found = [way for goal, way in ways(start, ground).items() if goal in goals and goal not in ground.passed]
    return min(found, key=lambda way: (way.cost, way.fires, way.path), default=None)


def along(way: Way, ground: Ground, points: int) -> Way:
    """As far along a way as the points go, without stopping on somebody."""
    spent = fires = 0
    kept = Way()
    for i, place in enumerate(way.path):
        spent += ground.cost(place)
        if spent > points:
            break
        fires += place in ground.fire
        if place not in ground.passed:
            kept = Way(way.path[: i + 1], spent, fires)
        if place in ground.ends:
            break
    return kept


def away_from(
    origin: Hex, target: Hex, steps: int, ground: Ground, taken: Collection[Hex]
) -> tuple[Hex, ...]:
    """The hexes a pushed figure enters: straight away from ``origin``, stopped early by whatever occupies
    or blocks a hex (CHA-MOV-06, CHA-GAP-53). Of two hexes that lead away alike, the one that reads first."""
    return _drift(target, steps, ground, taken, lambda there: -_far(origin, there))


def towards(origin: Hex, target: Hex, steps: int, ground: Ground, taken: Collection[Hex]) -> tuple[Hex, ...]:
    """The hexes a figure that is pulled enters, with the same limits; it stops beside ``origin``."""
    return _drift(target, steps, ground, taken, lambda there: _far(origin, there), origin)


def _far(a: Hex, b: Hex) -> int:
    """The square of the true distance between two centres, so that "straight away" has one best hex."""
    q, r = b[0] - a[0], b[1] - a[1]
    return q * q + r * r + q * r


def _drift(
    target: Hex,
    steps: int,
    ground: Ground,
    taken: Collection[Hex],
    rank: _Rank,
    stop_beside: Hex | None = None,
) -> tuple[Hex, ...]:
    path: list[Hex] = []
    here = target
    for _ in range(steps):
        if stop_beside is not None and distance(here, stop_beside) <= 1:
            break
        there = min(neighbours(here), key=lambda place: (rank(place), place[1], place[0]))
        free = ground.tile.open_between(here, there) and there not in ground.blocked
        if not free or there in ground.difficult or there in taken:
            break
        path.append(there)
        here = there
    return tuple(path)


def nearest_free(place: Hex, tile: TileMap, taken: Collection[Hex]) -> list[Hex]:
    """The free hexes nearest to a place that is taken (CHA-MOV-04, CHA-MOV-05); the place itself when it is
    free."""
    if place in tile and place not in taken:
        return [place]
    free = [hex_ for hex_ in tile.hexes if hex_ not in taken]
    nearest = min((distance(place, hex_) for hex_ in free), default=0)
    return sorted(
        (hex_ for hex_ in free if distance(place, hex_) == nearest), key=lambda hex_: (hex_[1], hex_[0])
    )


def flight(start: Hex, ground: Ground) -> Way | None:
    """CHA-FLEE-08: the quickest unobstructed way to an exit of the tile; stepping off it costs one more."""
    return fastest(start, ground.tile.exits - set(ground.passed), ground)
