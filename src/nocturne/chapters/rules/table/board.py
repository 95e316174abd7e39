"""The tile in play: who stands where, what blocks the way and the view, and what hexes do to those on
them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nocturne.chapters.components.hexes import Facing, Hex, adjacent, distance
from nocturne.chapters.components.movement import Ground, nearest_free
from nocturne.chapters.components.sight import hidden, proximity, touching
from nocturne.chapters.rules.table import lookup, modifiers, npc_values
from nocturne.chapters.state import ChaptersState, Figure, Npc, Token

SOLID = ("investigation", "action")
"""Tokens that block movement and sight like a wall (CHA-TER-05, CHA-TER-08)."""


def on_tile(state: ChaptersState) -> Iterator[tuple[str, Figure, Hex]]:
    """Everybody who stands on the tile."""
    for ident, vampire in state.play.vampires.items():
        if vampire.hex is not None:
            yield ident, vampire, vampire.hex
    for ident, npc in state.play.npcs.items():
        if npc.hex is not None:
            yield ident, npc, npc.hex


def where(state: ChaptersState, ident: str) -> Hex | None:
    """The hex somebody stands on."""
    play = state.play
    if ident in play.vampires:
        return play.vampires[ident].hex
    npc = play.npcs.get(ident)
    return None if npc is None else npc.hex


def taken(state: ChaptersState, *, but: str = "") -> set[Hex]:
    """Hexes somebody stands on."""
    return {hex_ for ident, _, hex_ in on_tile(state) if ident != but}


def token_hexes(state: ChaptersState, *types: str) -> set[Hex]:
    """Hexes with a token of one of these types."""
    return {token.hex for token in state.play.tokens if token.type in types}


def token_at(state: ChaptersState, type_: str, place: Hex) -> Token | None:
    """The token of a type on a hex."""
    return next((t for t in state.play.tokens if t.type == type_ and t.hex == place), None)


def closed(state: ChaptersState, *, but: str = "") -> set[Hex]:
    """Hexes on which nobody more can be put: figures and solid tokens."""
    return taken(state, but=but) | token_hexes(state, *SOLID, "arm")


def is_friend(state: ChaptersState, ident: str) -> bool:
    """Whether somebody is on the coterie's side."""
    return ident in state.play.vampires or state.play.npcs[ident].side == "friend"


def obstacles(state: ChaptersState, but: str = "") -> set[Hex]:
    """CHA-LOS-05, CHA-GAP-21: what hides those behind it. ``but`` is somebody thought to be elsewhere."""
    found = taken(state, but=but)
    if state.options.sight_blockers == "all":
        found |= token_hexes(state, "difficult", *SOLID, "arm")
    return found


def clear_line(state: ChaptersState, a: Hex, b: Hex, but: str = "") -> bool:
    """CHA-LOS-04, CHA-LOS-06: whether nothing hides two hexes from each other."""
    strict = state.options.sight_lines == "strict"
    return not hidden(a, b, lookup.tile_of(state), obstacles(state, but), strict)


def npc_modifier(state: ChaptersState, npc: str, place: Hex, looking_for: str = "") -> int | None:
    """The proximity modifier with which an NPC sees a hex, or None when it does not see it."""
    figure = state.play.npcs[npc]
    if figure.hex is None:
        return None
    depth = npc_values.npc_sight(state, npc, looking_for)
    modifier = proximity(figure.hex, Facing(figure.facing), depth, place)
    if modifier is None or not clear_line(state, figure.hex, place, looking_for):
        return None
    return modifier


def npc_sees(state: ChaptersState, npc: str, who: str) -> bool:
    """Whether a character is in an NPC's line of sight."""
    place = where(state, who)
    return place is not None and npc_modifier(state, npc, place, who) is not None


def npcs_seeing(state: ChaptersState, who: str) -> list[str]:
    """The NPCs (not friends) that have a character in their line of sight."""
    return [
        ident for ident, npc in standing_npcs(state) if npc.side == "enemy" and npc_sees(state, ident, who)
    ]


def standing_npcs(state: ChaptersState) -> list[tuple[str, Npc]]:
    """NPCs on the tile, friends and summons included."""
    return [(ident, npc) for ident, npc in state.play.npcs.items() if npc.hex is not None]


def character_sees(state: ChaptersState, who: str, place: Hex, reach: int) -> bool:
    """Whether a character can see a hex at most so far away. In its own turn it may turn as it likes
    (CHA-POS-06), so only the distance and the line matter."""
    here = where(state, who)
    return here is not None and 0 < distance(here, place) <= reach and clear_line(state, here, place)


def beside(state: ChaptersState, a: str, b: str) -> bool:
    """Whether two figures can touch: adjacent hexes and no wall between."""
    here, there = where(state, a), where(state, b)
    return here is not None and there is not None and touching(here, there, lookup.tile_of(state))


def beside_hex(state: ChaptersState, who: str, place: Hex) -> bool:
    """Whether a figure can touch what lies on a hex."""
    here = where(state, who)
    return here is not None and touching(here, place, lookup.tile_of(state))


def ground_for(state: ChaptersState, ident: str, ends: Iterable[Hex] = ()) -> Ground:
    """The tile as somebody may walk it (CHA-MOV-02, CHA-POS-02..04)."""
    friend = is_friend(state, ident)
    blocked, passed = token_hexes(state, *SOLID, "arm"), set()
    for other, figure, hex_ in on_tile(state):
        if other == ident:
            continue
        arm = isinstance(figure, Npc) and figure.kind == "summon" and _immobile(state, figure)
        if is_friend(state, other) == friend and not arm:
            passed.add(hex_)
        else:
            blocked.add(hex_)
    difficult, fire = token_hexes(state, "difficult"), token_hexes(state, "fire")
    if ident in state.play.vampires:
        if modifiers.ignores(state, ident, "difficult"):
            difficult = set()
        if modifiers.ignores(state, ident, "fire"):
            fire = set()
        if modifiers.ignores(state, ident, "figures"):
            figures = taken(state, but=ident)
            passed |= figures
            blocked -= figures
    return Ground(lookup.tile_of(state), difficult, fire, blocked, passed, frozenset(ends))


def _immobile(state: ChaptersState, npc: Npc) -> bool:
    summon = lookup.summon_of(state, npc)
    return summon is not None and summon.immobile


def burns(state: ChaptersState, ident: str, place: Hex) -> bool:
    """Whether a hex burns for somebody."""
    if token_at(state, "fire", place) is None:
        return False
    return ident not in state.play.vampires or not modifiers.ignores(state, ident, "fire")


def shift_hexes(state: ChaptersState, ident: str) -> list[Hex]:
    """CHA-MOV-03: where somebody who must make room can step, 1 hex in any direction; farther when all are
    taken."""
    here = where(state, ident)
    assert here is not None
    tile = lookup.tile_of(state)
    full = closed(state, but=ident) | {here}
    beside_it = [place for place in tile.ways_from(here) if place not in full]
    return beside_it or nearest_free(here, tile, full)


def arms_beside(state: ChaptersState, ident: str) -> int:
    """CHA-AHR-01: how much the Arms of Ahriman beside somebody hurt it at the start of its turn."""
    here = where(state, ident)
    if here is None:
        return 0
    total = sum(1 for place in token_hexes(state, "arm") if adjacent(here, place))
    for other, npc in standing_npcs(state):
        summon = lookup.summon_of(state, npc)
        if summon is None or not summon.hurts or npc.hex is None or other == ident:
            continue
        if npc.summoner == ident and not state.options.arm_hurts_summoner:  # CHA-GAP-17
            continue
        total += summon.hurts if adjacent(here, npc.hex) else 0
    return total
