"""What a player with judgement makes of the view: ways, lines of sight, odds and the worth of cards.

Everything here is computed from the view and from what is printed on cards that lie open; no unread page,
no hidden profile and no face-down card is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from nocturne.chapters.components import dice
from nocturne.chapters.components.hexes import Hex, hex_of
from nocturne.chapters.components.movement import Ground, Way, ways
from nocturne.chapters.components.sight import hidden
from nocturne.chapters.components.tile_map import TileMap
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.cards import CombatCard
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.modifiers import Modifier
from nocturne.chapters.content.pack import content
from nocturne.chapters.content.pages import Page
from nocturne.chapters.content.tiles import tile_map
from nocturne.chapters.view.sight import obstacles, on_guard, seen_by
from nocturne.chapters.view.table import ChaptersTable, ChapterView, NpcView, PlayerView, VampireView
from nocturne.kernel.view import View

FATIGUE = 2
"""Dice a fatigued character lacks (CHA-FAT-03)."""

SAFE_HUNGER = 2
"""A Beast test raises Hunger by so much at worst (CHA-BEAST-02)."""

_TOKEN_WORTH = {"stun": 2.2, "bleed": 1.3, "poison": 1.1, "immobility": 0.8, "slow": 0.5, "resistance": 0.8}


class Eyes:
    """The table as one seat sees it."""

    def __init__(self, view: View) -> None:
        table = view.table
        assert isinstance(table, ChaptersTable)
        self.table = table
        self.seat = view.seat or 0
        self.pack: Content = content(table.pack)
        self.player: PlayerView = table.players[self.seat]

    @property
    def chapter(self) -> ChapterView:
        """The chapter on the table; there must be one."""
        assert self.table.chapter is not None
        return self.table.chapter

    @cached_property
    def me(self) -> VampireView:
        """The seat's own character in the chapter."""
        return next(one for one in self.chapter.vampires if one.seat == self.seat)

    @cached_property
    def coterie(self) -> list[VampireView]:
        """The characters still taking part."""
        return [one for one in self.chapter.vampires if one.state == "active" and one.hex]

    @property
    def here(self) -> Hex:
        """Where the own character stands."""
        return hex_of(self.me.hex)

    @cached_property
    def tile(self) -> TileMap:
        """The geometry of the tile."""
        return tile_map(self.pack.tiles[self.chapter.tile.id])

    @cached_property
    def npcs(self) -> list[NpcView]:
        """Everybody else who stands on the tile."""
        return [npc for npc in self.chapter.npcs if npc.hex]

    @cached_property
    def foes(self) -> list[NpcView]:
        """The enemies in the combat."""
        return [npc for npc in self.npcs if npc.side == "enemy" and npc.fights]

    def tokens(self, *types: str) -> set[Hex]:
        """Hexes with a token of one of these types."""
        return {hex_of(token.hex) for token in self.chapter.tokens if token.type in types}

    def page(self) -> Page | None:
        """The page being read, as it is printed."""
        shown = self.chapter.page
        return None if shown is None else self.pack.chapters[self.chapter.id].pages.get(shown.id)

    # -- ways and lines

    @cached_property
    def _ground(self) -> Ground:
        friends = {hex_of(v.hex) for v in self.coterie if v.seat != self.seat}
        friends |= {hex_of(npc.hex) for npc in self.npcs if npc.side == "friend"}
        blocked = self.tokens("investigation", "action", "arm")
        blocked |= {hex_of(npc.hex) for npc in self.npcs if npc.side == "enemy"}
        return Ground(self.tile, self.tokens("difficult"), self.tokens("fire"), blocked, friends)

    @cached_property
    def ways(self) -> dict[Hex, Way]:
        """The fastest way to every hex, however far: around fires where there is such a way."""
        return self._around_fires(self._ground)

    @cached_property
    def unseen_ways(self) -> dict[Hex, Way]:
        """The fastest ways that keep out of the sight of aggressive NPCs."""
        if not self.watched:
            return self.ways
        ground = self._ground
        off = {*ground.blocked, *self.watched} - {self.here}
        return self._around_fires(Ground(ground.tile, ground.difficult, ground.fire, off, ground.passed))

    def _around_fires(self, ground: Ground) -> dict[Hex, Way]:
        found = ways(self.here, ground)
        if ground.fire:
            off = {*ground.blocked, *ground.fire} - {self.here}
            dry = Ground(ground.tile, ground.difficult, ground.fire, off, ground.passed)
            found |= ways(self.here, dry)
        return found

    def places_beside(self, goal: Hex) -> list[Hex]:
        """The hexes from which one touches another."""
        return self.tile.ways_from(goal)

    def steps_to(self, goal: Hex, found: dict[Hex, Way] | None = None) -> int | None:
        """How much it costs to come beside a hex; 0 when one is there, None when no way leads there."""
        if self.here in self.places_beside(goal):
            return 0
        known = self.ways if found is None else found
        return min((known[place].cost for place in self.ends_beside(goal, known)), default=None)

    def ends_beside(self, goal: Hex, known: dict[Hex, Way]) -> list[Hex]:
        """The hexes beside another to which a way leads and where one may stop: nobody else stands there."""
        return [p for p in self.places_beside(goal) if p in known and p not in self._ground.passed]

    @cached_property
    def _obstacles(self) -> set[Hex]:
        return obstacles(self.chapter, self.me.id)

    def clear(self, a: Hex, b: Hex) -> bool:
        """Whether nothing stands between two hexes."""
        return not hidden(a, b, self.tile, self._obstacles)

    def seen_by(self, npc: NpcView, place: Hex) -> int | None:
        """The proximity modifier with which an NPC would see the own character on a hex; None when it would
        not."""
        return seen_by(npc, place, self.tile, self._obstacles)

    @cached_property
    def watched(self) -> set[Hex]:
        """The hexes aggressive NPCs look at: stepping there means combat (CHA-NPC-04)."""
        watchers = [npc for npc in self.npcs if on_guard(npc) and self.seen_by(npc, self.here) is None]
        return {p for p in self.tile.hexes if any(self.seen_by(npc, p) is not None for npc in watchers)}

    def witnessed(self) -> bool:
        """Whether prey that could flee sees the own character (CHA-FLEE-02)."""
        return any(
            npc.prey and npc.type != "animal" and not npc.flees and self.seen_by(npc, self.here) is not None
            for npc in self.npcs
        )

    # -- tests

    def level(self, trait: str, who: PlayerView | None = None) -> int:
        """The level of an attribute, skill or discipline."""
        sheet = who or self.player
        return sheet.attributes.get(trait, sheet.skills.get(trait, sheet.disciplines.get(trait, 0)))

    def owner(self, figure: str) -> PlayerView:
        """The player of a character."""
        return next(one for one in self.table.players if one.character == figure)

    def vampire(self, figure: str) -> VampireView:
        """A character on the table."""
        return next(one for one in self.chapter.vampires if one.id == figure)

    def modifiers(self, figure: str) -> Iterator[Modifier]:
        """What lies open in front of a character and holds without a condition."""
        player, vampire, pack = self.owner(figure), self.vampire(figure), self.pack
        for effect in (*player.effects, *self.table.coterie.effects):
            yield from (m for m in pack.effects[effect].modifiers if m.if_ is None)
        if player.humanity in pack.humanity:
            yield from pack.humanity[player.humanity].modifiers
        if vampire.power:
            yield from pack.disciplines[vampire.power].modifiers
        for item in vampire.items:
            yield from pack.items[item].modifiers
        for npc in self.chapter.npcs:
            if npc.kind == "ally" and npc.id in pack.allies and pack.allies[npc.id].passive.on == "players":
                yield from pack.allies[npc.id].passive.modifiers

    def pool(self, figure: str, attr: str, skill: str, moment: str, bonus: int = 0) -> tuple[int, int]:
        """The dice and the automatic successes of a test."""
        player, vampire = self.owner(figure), self.vampire(figure)
        fitting = [m for m in self.modifiers(figure) if applies(m, attr, skill, moment)]
        count = self.level(attr, player) + (vampire.surge == attr) + bonus
        count += sum(m.dice for m in fitting) - (FATIGUE if vampire.fatigued else 0)
        return max(0, count), self.level(skill, player) + sum(m.automatic for m in fitting)

    def odds(self, figure: str, attr: str, skill: str, moment: str, difficulty: int) -> float:
        """How likely a test succeeds, Willpower included when some is left."""
        count, automatic = self.pool(figure, attr, skill, moment)
        if count == 0:
            return 0.0
        chance = at_least(self.spread(count), difficulty - automatic)
        vampire = self.vampire(figure)
        if vampire.willpower + 1 < vampire.willpower_track and not vampire.fatigued:
            chance += (1 - chance) * 0.35  # a point of Willpower saves about a third of the failures
        return chance

    def spread(self, count: int) -> tuple[float, ...]:
        """How likely each number of successes is; red dice succeed as often as black ones."""
        made = self.pack.dice
        assert made is not None
        return dice.distribution(made.black, count)

    # -- worth of effects

    def worth(self, effects: Iterable[Effect]) -> float:
        """Roughly what effects are worth in a fight, in points of damage."""
        return sum(effect_worth(effect) for effect in effects)

    def card(self, ident: str) -> CombatCard:
        """A combat card as it is printed."""
        return self.pack.combat_cards[ident]

    def spare_willpower(self) -> int:
        """Points of Willpower that can go before the last one."""
        return 0 if self.me.fatigued else self.me.willpower_track - self.me.willpower

    def may_use_blood(self) -> bool:
        """Whether the Beast cannot win now, whatever its die says."""
        return self.me.hunger + SAFE_HUNGER <= self.me.hunger_track


def applies(modifier: Modifier, attr: str, skill: str, moment: str) -> bool:
    """Whether a modifier counts for a test."""
    return (
        modifier.attr in (None, attr)
        and modifier.skill in (None, skill)
        and (not modifier.during or moment in modifier.during)
        and not modifier.against
    )


def at_least(spread: tuple[float, ...], needed: int) -> float:
    """How likely so many successes come."""
    return sum(spread[max(0, needed) :]) if needed > 0 else 1.0


def effect_worth(effect: Effect) -> float:
    """What one effect is worth in a fight; what hurts the enemy counts like what helps oneself."""
    worth = 0.0
    for kind, count in (effect.tokens or {}).items():
        worth += _TOKEN_WORTH.get(kind, 0.3) * count
    worth += 1.0 * (effect.damage or 0) + 1.2 * (effect.unavoidable or 0) + 0.8 * (effect.heal or 0)
    worth += 0.4 * abs(effect.initiative or 0) + 0.2 * (effect.push or effect.pull or 0)
    worth += 0.2 * (effect.movement or 0) + 0.6 * max(0, effect.willpower or 0)
    worth += 2.5 * bool(effect.summon) + 1.5 * bool(effect.discard_card)
    worth += {"action": 2.5, "move": 0.5}.get(effect.again or "", 0.0) - 0.7 * max(0, effect.hunger or 0)
    worth += 0.7 * max(0, -(effect.hunger or 0))
    around = effect.who is not None and not isinstance(effect.who, str) and effect.who.within is not None
    return worth * (1.5 if around else 1.0)
