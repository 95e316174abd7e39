"""The tile in play: who stands where, what blocks the way and the view, and what hexes do to those on
them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from nocturne.chapters.components.hexes import Facing, Hex, adjacent, distance
from nocturne.chapters.components.movement import Ground, nearest_free
from nocturne.chapters.components.sight import field_of_view, hidden, proximity
from nocturne.chapters.rules.table import lookup, modifiers, npc_values
from nocturne.chapters.rules.table.modifiers import Totals
from nocturne.chapters.state import ChaptersState, Figure, Npc, Token

SOLID = ("investigation", "action")
"""Tokens that block movement and sight like a wall (CHA-TER-05, CHA-TER-08)."""
FULL = (*SOLID, "arm")
"""Tokens that leave no room on their hex."""

_CACHE_SIZE = 500


class Terrain:
    """The tokens on the tile, sorted. They change rarely, so this is made once for each tuple of them."""

    __slots__ = ("_by_types", "difficult", "fire", "rest", "tokens")

    def __init__(self, tokens: tuple[Token, ...]) -> None:
        self.tokens = tokens
        self._by_types: dict[tuple[str, ...], frozenset[Hex]] = {}
        self.difficult = self.hexes("difficult")
        self.fire = self.hexes("fire")
        self.rest = frozenset(token.hex for token in tokens if token.type not in ("difficult", "fire"))

    def hexes(self, *types: str) -> frozenset[Hex]:
        """Hexes with a token of one of these types."""
        known = self._by_types.get(types)
        if known is None:
            found = frozenset(token.hex for token in self.tokens if token.type in types)
            known = self._by_types[types] = found
        return known


_terrains: dict[int, Terrain] = {}
"""By the identity of the tuple, which is kept with it so that no other can get it."""


def terrain(state: ChaptersState) -> Terrain:
    """The tokens on the tile."""
    tokens = state.play.tokens
    known = _terrains.get(id(tokens))
    if known is None:
        if len(_terrains) >= _CACHE_SIZE:
            _terrains.clear()
        known = _terrains[id(tokens)] = Terrain(tokens)
    return known


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
    play = state.play
    found = {one.hex for ident, one in play.vampires.items() if one.hex is not None and ident != but}
    found.update([npc.hex for ident, npc in play.npcs.items() if npc.hex is not None and ident != but])
    return found


def token_hexes(state: ChaptersState, *types: str) -> frozenset[Hex]:
    """Hexes with a token of one of these types."""
    return terrain(state).hexes(*types)


def token_at(state: ChaptersState, type_: str, place: Hex) -> Token | None:
    """The token of a type on a hex."""
    return next((t for t in state.play.tokens if t.type == type_ and t.hex == place), None)


def closed(state: ChaptersState, *, but: str = "") -> set[Hex]:
    """Hexes on which nobody more can be put: figures and solid tokens."""
    return taken(state, but=but) | terrain(state).hexes(*FULL)


def is_friend(state: ChaptersState, ident: str) -> bool:
    """Whether somebody is on the coterie's side."""
    return ident in state.play.vampires or state.play.npcs[ident].side == "friend"


def obstacles(state: ChaptersState, but: str = "") -> set[Hex]:
    """CHA-LOS-05, CHA-GAP-21: what hides those behind it. ``but`` is somebody thought to be elsewhere."""
    found = taken(state, but=but)
    if state.options.sight_blockers == "all":
        found |= terrain(state).hexes("difficult", *FULL)
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


def npcs_seeing(state: ChaptersState, who: str, cards: Totals | None = None) -> list[str]:
    """The NPCs (not friends) that have a character in their line of sight. ``cards`` are the modifiers of the
    character, if they are at hand."""
    enemies = [(ident, npc) for ident, npc in state.play.npcs.items() if npc.side == "enemy"]
    return seeing(state, who, enemies, cards)


def seeing(
    state: ChaptersState, who: str, npcs: Iterable[tuple[str, Npc]], cards: Totals | None = None
) -> list[str]:
    """The NPCs among these that have a character in their line of sight. ``cards`` are the modifiers of the
    character, if they are at hand."""
    place = where(state, who)
    if place is None:
        return []
    found = []
    q, r = place
    pack = lookup.book(state)
    profiles = pack.profiles
    more: int | None = None  # looked up only when somebody is there
    hiding: set[Hex] = set()  # made only when somebody looks this way
    for ident, npc in npcs:
        there = npc.hex
        if there is None:
            continue
        if more is None:
            more = (cards or modifiers.totals(state, who)).sight
        if npc.kind == "profile":
            depth = more + profiles[npc.source].sight
        else:
            depth = more + npc_values.printed_sight(pack, npc)
        if (q - there[0], r - there[1]) in field_of_view(npc.facing, depth if depth > 0 else 0):
            if not hiding:
                hiding = obstacles(state, who)
            strict = state.options.sight_lines == "strict"
            if not hidden(there, place, lookup.tile_of(state), hiding, strict):
                found.append(ident)
    return found


def standing_npcs(state: ChaptersState) -> list[tuple[str, Npc]]:
    """NPCs on the tile, friends and summons included."""
    return [(ident, npc) for ident, npc in state.play.npcs.items() if npc.hex is not None]


def character_sees(state: ChaptersState, who: str, place: Hex, reach: int) -> bool:
    """Whether a character can see a hex at most so far away."""
    return sight_of(state, who)(place, reach)


def sight_of(state: ChaptersState, who: str) -> Callable[[Hex, int], bool]:
    """Whether a character can see a hex at most so far away, for one hex after another. In its own turn it
    may turn as it likes (CHA-POS-06), so only the distance and the line matter."""
    here = where(state, who)
    hiding: set[Hex] = set()

    def sees(place: Hex, reach: int) -> bool:
        if here is None or not 0 < distance(here, place) <= reach:
            return False
        if not hiding:  # the character itself is an obstacle: empty means not looked for yet
            hiding.update(obstacles(state))
        return not hidden(here, place, lookup.tile_of(state), hiding, state.options.sight_lines == "strict")

    return sees


def beside(state: ChaptersState, a: str, b: str) -> bool:
    """Whether two figures can touch: adjacent hexes and no wall between."""
    here, there = where(state, a), where(state, b)
    return here is not None and there is not None and there in lookup.tile_of(state).ways_from(here)


def beside_hex(state: ChaptersState, who: str, place: Hex) -> bool:
    """Whether a figure can touch what lies on a hex."""
    here = where(state, who)
    return here is not None and place in lookup.tile_of(state).ways_from(here)


class Around(NamedTuple):
    """What a character finds where it stands: the NPCs on the tile, the hexes it can touch, and the modifiers
    of its own cards."""

    who: str
    npcs: list[tuple[str, Npc]]
    near: list[Hex]
    cards: Totals


def around(state: ChaptersState, who: str) -> Around:
    """What is looked at for every part of a question, looked up once."""
    return Around(who, standing_npcs(state), hexes_beside(state, who), modifiers.totals(state, who))


def hexes_beside(state: ChaptersState, who: str) -> list[Hex]:
    """The hexes a figure can touch from where it stands."""
    here = where(state, who)
    return [] if here is None else lookup.tile_of(state).ways_from(here)


def ground_for(
    state: ChaptersState, ident: str, ends: Iterable[Hex] = (), cards: Totals | None = None
) -> Ground:
    """The tile as somebody may walk it (CHA-MOV-02, CHA-POS-02..04). ``cards`` are the modifiers of a
    player's character, if they are at hand."""
    play = state.play
    vampires = play.vampires
    character = ident in vampires
    friend = character or play.npcs[ident].side == "friend"
    lie = terrain(state)
    passed = [one.hex for other, one in vampires.items() if one.hex is not None and other != ident]
    blocked: list[Hex] = []
    if not friend:
        passed, blocked = blocked, passed
    side = "friend" if friend else "enemy"
    for other, npc in play.npcs.items():
        place = npc.hex
        if place is not None and other != ident:
            may_pass = npc.side == side and not (npc.kind == "summon" and _immobile(state, npc))
            (passed if may_pass else blocked).append(place)
    difficult, fire, closed_hexes = lie.difficult, lie.fire, lie.rest.union(blocked)
    if character:
        ignored = (cards or modifiers.totals(state, ident)).ignores
        if "difficult" in ignored:
            difficult = frozenset()
        if "fire" in ignored:
            fire = frozenset()
        if "figures" in ignored:
            passed += blocked
            closed_hexes = closed_hexes.difference(passed)
    return Ground(lookup.tile_of(state), difficult, fire, closed_hexes, frozenset(passed), frozenset(ends))


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
