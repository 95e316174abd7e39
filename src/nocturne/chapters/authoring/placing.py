"""L3xx: the tile at the set-up: who stands where, what can be reached, who is seen at once."""

from __future__ import annotations

from collections import Counter

from nocturne.chapters.authoring.findings import Findings
from nocturne.chapters.authoring.tallies import tally
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.components.hexes import Facing, Hex, distance, hex_of
from nocturne.chapters.components.sight import hidden, proximity
from nocturne.chapters.components.tile_map import TileMap
from nocturne.chapters.content.chapter import Chapter, SetUpNpc
from nocturne.chapters.content.effects import Effect, Terrain
from nocturne.chapters.content.tiles import tile_map
from nocturne.kernel.strict_yaml import Where

MOST_FIGHTERS = 8
"""CHA-NPC-06: profiles that fit beside the tile."""
IN_THE_BOX = {"investigation": 4, "clue": 4, "success": 12}
"""CHA-GAP-58: so many pieces of a kind are printed. The engine never runs out; whoever plays the chapter with
the real pieces would. Action tokens are not counted: pages lay and clear them."""
_SOLID = ("investigation", "action")
"""CHA-TER-05, CHA-TER-08: nobody can stand there."""
_BLOCKS_SIGHT = (*_SOLID, "difficult", "arm")


def check_placing(pack: Pack, findings: Findings) -> None:
    """The set-up of every chapter."""
    for chapter in pack.chapters():
        tile = pack.content.tiles.get(chapter.tile)
        if tile is not None:
            _Table(pack, chapter, tile_map(tile), findings).check()


class _Table:
    """A tile with its set-up, before anybody has moved."""

    def __init__(self, pack: Pack, chapter: Chapter, tile: TileMap, findings: Findings) -> None:
        self.pack = pack
        self.chapter = chapter
        self.tile = tile
        self.findings = findings
        self.start = [place for name in chapter.start if (place := hex_of(name)) in tile]
        self.tokens = [
            (i, token, hex_of(token.at)) for i, token in enumerate(chapter.setup.tokens) if token.at
        ]
        self.people = [(i, npc, hex_of(npc.at)) for i, npc in enumerate(chapter.setup.npcs) if npc.at]

    def tell(self, code: str, where: Where, **args: object) -> None:
        self.findings.add(code, self.pack.content.where("chapter", self.chapter.id, *where), "", "", **args)

    def check(self) -> None:
        self._shared()
        self._reach()
        self._reach_later()
        self._seen()
        self._prey()
        fighters = [npc for npc in self.chapter.setup.npcs if npc.profile is not None]
        if len(fighters) > MOST_FIGHTERS:
            self.tell("L308", ("setup", "npcs"), count=len(fighters), most=MOST_FIGHTERS)
        self._in_the_box()

    def _in_the_box(self) -> None:
        """L311: more pieces of a kind than the box holds."""
        effects = [effect for page in self.chapter.pages.values() for effect in page.effects]
        needed: Counter[str] = Counter(token.type for token in self.chapter.setup.tokens)
        needed["clue"] = len({effect.clue for effect in effects if effect.clue is not None})
        needed["success"] = tally(self.pack, self.chapter).total["success_tokens"].most or 0
        for kind, most in IN_THE_BOX.items():
            if needed[kind] > most:
                self.tell("L311", ("setup", "tokens"), kind=kind, count=needed[kind], most=most)

    def _shared(self) -> None:
        """L302: two pieces that cannot stand on one hex. NPCs that come only on conditions may share one."""
        lying: dict[Hex, Terrain] = {}
        for i, token, place in self.tokens:
            other = lying.get(place)
            if other is not None and (token.type in _SOLID or other.type in _SOLID):
                self._overlap(("setup", "tokens", i), str(token.at), _called(token), _called(other))
            if other is None or other.type not in _SOLID:
                lying[place] = token
        standing: dict[Hex, SetUpNpc] = {}
        for i, npc, place in self.people:
            at: Where = ("setup", "npcs", i)
            under, there = lying.get(place), standing.get(place)
            if under is not None and under.type in _SOLID:
                self._overlap(at, str(npc.at), npc.id, _called(under))
            elif there is not None and there.if_ is None and npc.if_ is None:
                self._overlap(at, str(npc.at), npc.id, there.id)
            standing[place] = npc
        for i, name in enumerate(self.chapter.start):
            under, there = lying.get(hex_of(name)), standing.get(hex_of(name))
            if under is not None and under.type in _SOLID:
                self._overlap(("start", i), name, "start", _called(under))
            elif there is not None and there.if_ is None:
                self._overlap(("start", i), name, "start", there.id)

    def _overlap(self, where: Where, hex_: str, one: str, other: str) -> None:
        self.tell("L302", where, hex=hex_, one=one, other=other)

    def flood(self, begin: list[Hex], *, past: bool = False) -> set[Hex]:
        """The hexes one can walk to. Whoever can be fought or frightened away, or is moved by a page, steps
        aside; whoever only talks stands in the way for the whole chapter, except for those who may walk
        ``past`` them (CHA-MOV-02)."""
        solid = {place for _, token, place in self.tokens if token.type in _SOLID}
        if not past:
            moved = self._moved()
            solid |= {
                place
                for _, npc, place in self.people
                if npc.profile is None and npc.if_ is None and not npc.prey and npc.id not in moved
            }
        return _flood(self.tile, begin, solid)

    def _moved(self) -> set[str | None]:
        """The people whom some page places or takes away."""
        effects = [effect for page in self.chapter.pages.values() for effect in page.effects]
        return {effect.remove for effect in effects} | {e.place.npc for e in effects if e.place}

    def _reach(self) -> None:
        """L303: zones, action tokens, dialogue NPCs and enemies must be beside a hex one can walk to."""
        if not self.start:
            return
        reached, moved = self.flood(self.start), self._moved()
        goals: list[tuple[Where, str, Hex, str]] = [
            (("setup", "tokens", i), token.type, place, str(token.at))
            for i, token, place in self.tokens
            if token.type in _SOLID
        ]
        goals += [
            (("setup", "npcs", i), npc.id, place, str(npc.at))
            for i, npc, place in self.people
            if npc.dialogue is not None or (npc.profile and npc.side != "ally" and npc.id not in moved)
        ]
        for i, trigger in enumerate(self.chapter.setup.triggers):
            near = {place for place in self.tile.hexes for at in trigger.at
                    if distance(place, hex_of(at)) <= trigger.within}  # fmt: skip
            if trigger.who in ("all", "any") and not near & reached:
                self.tell("L303", ("setup", "triggers", i), name=trigger.id, hex=trigger.at[0])
        for where, name, place, at in goals:
            if place in self.tile and not _beside(self.tile, reached, place):
                self.tell("L303", where, name=name, hex=at)

    def _reach_later(self) -> None:
        """L303 for what pages put on a tile. By then tokens may be gone and the tile may be another, so only
        walls count, and one tile on which it can be reached is enough."""
        content, pages = self.pack.content, self.chapter.pages
        changes = [effect.tile for page in pages.values() for effect in page.effects if effect.tile]
        ground = [(self.tile, _flood(self.tile, self.start, set()))]
        for change in changes:
            tile = content.tiles.get(change.tile)
            if tile is not None:
                ground.append(
                    (tile_map(tile), _flood(tile_map(tile), list(map(hex_of, change.start)), set()))
                )
        talking = {npc.id for npc in self.chapter.setup.npcs if npc.dialogue is not None}
        talking |= {e.talk.npc for page in pages.values() for e in page.effects if e.talk and e.talk.page}
        for ident, page in pages.items():
            for i, effect in enumerate(page.effects):
                goal = _goal(effect, talking)
                if goal is None:
                    continue
                verb, name, at = goal
                tiles = [one for one in ground if hex_of(at) in one[0]]
                if tiles and not any(_beside(tile, reached, hex_of(at)) for tile, reached in tiles):
                    where = content.where("page", f"{self.chapter.id}/{ident}", "effects", i, verb)
                    self.findings.add("L303", where, ident, name=name, hex=at)

    def _seen(self) -> None:
        """L305: who starts in an aggressive NPC's sight begins with a combat."""
        profiles = self.pack.content.profiles
        blocked = {place for _, token, place in self.tokens if token.type in _BLOCKS_SIGHT}
        blocked |= {place for _, npc, place in self.people}
        for i, npc, place in self.people:
            profile = profiles.get(npc.profile or "")
            attitude = npc.attitude or (profile.attitude if profile is not None else "neutral")
            if attitude != "aggressive" or npc.side == "ally" or profile is None or place not in self.tile:
                continue
            depth = profile.sight
            seen = [
                name
                for name, start in zip(self.chapter.start, map(hex_of, self.chapter.start), strict=True)
                if start in self.tile
                and proximity(place, Facing[npc.facing], depth, start) is not None
                and not hidden(place, start, self.tile, blocked)
            ]
            if seen:
                self.tell("L305", ("setup", "npcs", i), name=npc.id, hexes=", ".join(seen))

    def _prey(self) -> None:
        """L306: a frightened prey runs to an exit; one that cannot get out would run for ever."""
        for i, npc, place in self.people:
            if npc.prey and place in self.tile and not self.flood([place], past=True) & self.tile.exits:
                self.tell("L306", ("setup", "npcs", i), name=npc.id, hex=npc.at)


def _called(token: Terrain) -> str:
    """A token as it is written: its kind, and its number where it has one."""
    return f"{token.type} {token.n}" if token.type in _SOLID else token.type


def _flood(tile: TileMap, begin: list[Hex], solid: set[Hex]) -> set[Hex]:
    """The hexes one can walk to."""
    found: set[Hex] = set()
    waiting = [place for place in begin if place in tile]
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            waiting += [near for near in tile.ways_from(place) if near not in solid]
    return found


def _beside(tile: TileMap, reached: set[Hex], place: Hex) -> bool:
    """Whether one can come beside a hex."""
    return any(near in reached for near in tile.ways_from(place))


def _goal(effect: Effect, talking: set[str]) -> tuple[str, str, str] | None:
    """What an effect puts on a tile for the players to come to: its verb, its name, its hex."""
    terrain, place = effect.terrain, effect.place
    if terrain is not None and terrain.at is not None and terrain.type in _SOLID:
        return "terrain", terrain.type, terrain.at
    if place is not None and place.npc in talking:
        return "place", place.npc, place.at
    return None
