"""Everything a pack contains, joined with the packs it uses: what the rules look things up in."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from nocturne.chapters.components.dice import Dice
from nocturne.chapters.components.tile_map import TileMap
from nocturne.chapters.content.campaign import Campaign, District, Hunt, PackHead, Shop
from nocturne.chapters.content.cards import (
    CombatCard,
    DisciplineCard,
    DisciplineLine,
    EffectCard,
    HumanityCard,
    Item,
)
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.people import Ally, Character, NpcCard, Profile, Summon
from nocturne.chapters.content.tiles import Tile, tile_map
from nocturne.kernel.strict_yaml import Document, Where


class Deck(Struct, frozen=True):
    """An NPC deck: its cards by id, with their copies."""

    cards: Mapping[str, NpcCard]

    def pile(self) -> list[str]:
        """Every card as often as it has copies, in the order written."""
        return [ident for ident, card in self.cards.items() for _ in range(card.copies)]


class Content:
    """Everything a pack and the packs it uses contain. ``source`` tells where each thing was written."""

    def __init__(self, head: PackHead) -> None:
        self.head = head
        self.dice: Dice | None = None
        self.characters: dict[str, Character] = {}
        self.combat_cards: dict[str, CombatCard] = {}
        self.lines: dict[str, DisciplineLine] = {}
        self.disciplines: dict[str, DisciplineCard] = {}
        self.items: dict[str, Item] = {}
        self.effects: dict[str, EffectCard] = {}
        self.humanity: dict[int, HumanityCard] = {}
        self.profiles: dict[str, Profile] = {}
        self.decks: dict[str, Deck] = {}
        self.allies: dict[str, Ally] = {}
        self.summons: dict[str, Summon] = {}
        self.districts: dict[str, District] = {}
        self.hunts: dict[str, Hunt] = {}
        self.shop: Shop | None = None
        self.campaign: Campaign | None = None
        self.tiles: dict[str, Tile] = {}
        self.chapters: dict[str, Chapter] = {}
        self.source: dict[tuple[str, str], tuple[Document, Where]] = {}
        self.fingerprint = ""
        self._maps: dict[str, TileMap] = {}
        self._flaws: dict[str, frozenset[str]] = {}

    def map_of(self, tile: str) -> TileMap:
        """The geometry of a tile."""
        known = self._maps.get(tile)
        if known is None:
            known = self._maps[tile] = tile_map(self.tiles[tile])
        return known

    def flaws_of(self, character: str) -> frozenset[str]:
        """The ids of a character's flaws."""
        known = self._flaws.get(character)
        if known is None:
            known = self._flaws[character] = frozenset(one.id for one in self.characters[character].flaws)
        return known

    def where(self, kind: str, ident: str, *inside: str | int) -> tuple[Document, Where]:
        """The document in which a thing was written, and the place in it."""
        document, base = self.source[kind, ident]
        return document, (*base, *inside)
