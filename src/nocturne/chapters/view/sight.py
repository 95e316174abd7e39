"""Lines of sight computed from a view: what those who look at the table can work out for themselves.

For drawing the tile and for players who must not see more than a seat does.
"""

from __future__ import annotations

from nocturne.chapters.components.hexes import Facing, Hex, hex_of
from nocturne.chapters.components.sight import hidden, proximity
from nocturne.chapters.components.tile_map import TileMap
from nocturne.chapters.view.table import ChapterView, NpcView

_HIDING = ("difficult", "investigation", "action", "arm")
"""Tokens that block the view (CHA-LOS-05)."""


def obstacles(chapter: ChapterView, but: str = "") -> set[Hex]:
    """What hides those behind it. ``but`` is somebody thought to be elsewhere."""
    found = {hex_of(token.hex) for token in chapter.tokens if token.type in _HIDING}
    found |= {hex_of(one.hex) for one in chapter.vampires if one.hex and one.id != but}
    return found | {hex_of(npc.hex) for npc in chapter.npcs if npc.hex and npc.id != but}


def seen_by(npc: NpcView, place: Hex, tile: TileMap, hiding: set[Hex]) -> int | None:
    """The proximity modifier with which an NPC would see somebody on a hex; None when it would not."""
    there = hex_of(npc.hex)
    modifier = proximity(there, Facing[npc.facing], npc.sight, place)
    return None if modifier is None or hidden(there, place, tile, hiding) else modifier


def on_guard(npc: NpcView) -> bool:
    """Whether somebody attacks whom it sees (CHA-NPC-04)."""
    return bool(npc.hex) and npc.side == "enemy" and npc.attitude == "aggressive" and npc.kind == "profile"


def watched(chapter: ChapterView, tile: TileMap) -> set[Hex]:
    """Every hex in the sight of an aggressive NPC."""
    hiding = obstacles(chapter)
    guards = [npc for npc in chapter.npcs if on_guard(npc)]
    return {
        place
        for place in tile.hexes
        if any(seen_by(npc, place, tile, hiding - {place}) is not None for npc in guards)
    }
