"""The geometry of a tile: which hexes there are, where walls stand, where one can leave."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec import Struct

from nocturne.chapters.components.hexes import Hex, neighbours

Edge = frozenset[Hex]
"""The side two neighbouring hexes share."""


class TileMap(Struct, frozen=True, dict=True):
    """A tile as geometry (CHA-TILE-02..04)."""

    hexes: frozenset[Hex]
    walls: frozenset[Edge] = frozenset()
    exits: frozenset[Hex] = frozenset()

    def __contains__(self, place: Hex) -> bool:
        return place in self.hexes

    def open_between(self, a: Hex, b: Hex) -> bool:
        """Whether one can step from a hex to the next: both exist and no wall stands between
        (CHA-TILE-03)."""
        return a in self.hexes and b in self.hexes and frozenset((a, b)) not in self.walls

    def ways_from(self, place: Hex) -> list[Hex]:
        """The neighbours no wall cuts off."""
        return self.neighbours_of.get(place, [])

    @cached_property
    def lines(self) -> dict[tuple[Hex, Hex], Any]:  # Any: what ``sight`` keeps about two hexes
        """The lines of sight between hexes, as far as they were asked for."""
        return {}

    @cached_property
    def ways_cache(self) -> dict[Any, Any]:  # Any: what ``movement`` keeps about a figure that moves
        """The ways across the tile that were asked for last."""
        return {}

    @cached_property
    def neighbours_of(self) -> dict[Hex, list[Hex]]:
        """The same for every hex."""
        # Every step of every figure asks for them, and a tile never changes.
        return {
            place: [other for other in neighbours(place) if self.open_between(place, other)]
            for place in self.hexes
        }
