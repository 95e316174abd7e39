"""Fire: where it spreads at the start of a round (CHA-FIRE-04..06, CHA-GAP-16)."""

from __future__ import annotations

from collections.abc import Collection

from nocturne.chapters.components.hexes import Hex, by_name, distance
from nocturne.chapters.components.tile_map import TileMap

FIRE_DAMAGE = 2
"""CHA-FIRE-01, CHA-FIRE-02: unavoidable, on every entry and at the start of a turn (CHA-GAP-15)."""


def spread(
    source: Hex, tile: TileMap, fire: Collection[Hex], figures: Collection[Hex], closed: Collection[Hex]
) -> list[Hex]:
    """The hexes to which one token may spread; several when the players choose, none when there is no room.

    It goes to the neighbour nearest to the closest figure that does not burn yet; when all burn, anywhere. It
    crosses no wall and enters no hex of a zone or an action token (``closed``)."""
    room = [place for place in tile.ways_from(source) if place not in fire and place not in closed]
    unburnt = [figure for figure in figures if figure not in fire]
    if not room or not unburnt:
        return by_name(room)
    nearest = min(distance(source, figure) for figure in unburnt)
    aims = [figure for figure in unburnt if distance(source, figure) == nearest]
    left = {place: min(distance(place, aim) for aim in aims) for place in room}
    return by_name(place for place in room if left[place] == min(left.values()))
