"""Tiles as they are written: rows of hexes, walls between neighbours, ways out."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from msgspec import Meta

from nocturne.chapters.components.hexes import from_grid, hex_of
from nocturne.chapters.components.tile_map import TileMap
from nocturne.chapters.content.model import HexName, Id, Model, Text

Row = Annotated[str, Meta(pattern=r"^[.#]{1,26}$")]


class Tile(Model, frozen=True, kw_only=True):
    """A tile (CHA-TILE-02). ``.`` is a hex, ``#`` a solid block that stops movement and sight. Row 1 is the
    top one; even rows stand half a hex to the right."""

    id: Id
    name: Text
    grid: Literal["pointy-odd-r"] = "pointy-odd-r"
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=30)]
    walls: tuple[tuple[HexName, HexName], ...] = ()
    exits: tuple[HexName, ...] = ()  # border hexes with an open side (CHA-FLEE-08)
    colour: str | None = None  # for drawing


@cache
def tile_map(tile: Tile) -> TileMap:
    """The geometry of a tile that was written down."""
    hexes = frozenset(
        from_grid(column, row)
        for row, line in enumerate(tile.rows)
        for column, sign in enumerate(line)
        if sign == "."
    )
    walls = frozenset(frozenset((hex_of(a), hex_of(b))) for a, b in tile.walls)
    return TileMap(hexes, walls, frozenset(map(hex_of, tile.exits)))
