"""Checks that everything a pack names exists and that the engine can follow every page.

What the models cannot say (an id that must exist, one verb for each effect, a ladder without gaps) is
checked here, once, when a pack is loaded; each mistake is told with its file and line.
"""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.chapters.components.hexes import Hex, adjacent, hex_of, neighbours, to_grid
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.cards import CombatCard, DisciplineCard, EffectCard, Item
from nocturne.chapters.content.chapter_references import ChapterChecker
from nocturne.chapters.content.checker import Checker
from nocturne.chapters.content.people import NpcCard, Profile, Special
from nocturne.chapters.content.tiles import Tile, tile_map
from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import Where


def check_references(content: Content) -> None:
    """Raise the first mistake of a pack, if there is one."""
    for mistake in find_mistakes(content):
        raise mistake


def find_mistakes(content: Content) -> list[BadFile]:
    """Every mistake of a pack."""
    return list(PackChecker(content).all())


def _outside(tile: Tile, place: Hex) -> bool:
    """Whether a hex lies beyond the edge of the tile; a solid block inside does not."""
    column, row = to_grid(place)
    return not (0 <= row < len(tile.rows) and 0 <= column < len(tile.rows[row]))


class PackChecker(Checker):
    """The checks of a whole pack."""

    def all(self) -> Iterator[BadFile]:
        for check in (self._cards, self._people, self._tiles, self._chapters, self._between):
            check()
        yield from self.found

    # -- cards

    def _cards(self) -> None:
        content = self.content
        self.each("card", content.combat_cards, self._combat_card)
        self.each("discipline", content.disciplines, self._discipline)
        self.each("item", content.items, self._item)
        self.each("effect", content.effects, self._effect_card)
        self.each("humanity", content.humanity, lambda card, at: self.modifiers(card.modifiers, at))

    def _combat_card(self, card: CombatCard, at: Where) -> None:
        if card.requires.discipline:
            line = card.requires.discipline.id
            self.exists((*at, "requires", "discipline", "id"), "line", line, self.content.lines)
        if card.weapon and card.skill != "weapons":
            self.wrong((*at, "weapon"), "weapon-skill")
        self.effects(card.on_self, (*at, "on_self"), "card")
        self.effects(card.on_enemy, (*at, "on_enemy"), "card")

    def _discipline(self, card: DisciplineCard, at: Where) -> None:
        self.exists((*at, "discipline"), "line", card.discipline, self.content.lines)
        if (card.kind == "active") != (card.duration is not None):
            self.wrong((*at, "duration"), "duration")
        self.effects(card.do, (*at, "do"), "power")
        self.modifiers(card.modifiers, at)

    def _item(self, item: Item, at: Where) -> None:
        self.effects(item.do, (*at, "do"), "item")
        self.modifiers(item.modifiers, at)

    def _effect_card(self, card: EffectCard, at: Where) -> None:
        self.modifiers(card.modifiers, at)
        self.effects(card.turn_start, (*at, "turn_start"), "card")
        self.condition(card.discard_if, (*at, "discard_if"))

    # -- people

    def _people(self) -> None:
        content = self.content
        for ident, character in content.characters.items():
            self.document, _ = content.source["character", ident]
            for line in character.disciplines:
                self.exists(("disciplines", line), "line", line, content.lines)
            for i, card in enumerate(character.cards):
                self.exists(("cards", i), "discipline", card, content.disciplines)
            for i, effect in enumerate(character.chapter_effects):
                self.exists(("chapter_effects", i), "effect", effect, content.effects)
        for name, deck in content.decks.items():
            self.document, at = content.source["deck", name]
            for ident, npc_card in deck.cards.items():
                self._npc_card(npc_card, (*at, ident))
        self.each("profile", content.profiles, self._profile)
        for character_id, ally in content.allies.items():
            self.document, at = content.source["ally", character_id]
            self.exists((*at, "character"), "character", ally.character, content.characters)
            if set(ally.levels) != {1, 2}:
                self.wrong((*at, "levels"), "ally-levels")
            for level, values in ally.levels.items():
                self.values(values.values, (*at, "levels", str(level), "values"))
                self._specials(values.specials, (*at, "levels", str(level)))
            self.passive(ally.passive, (*at, "passive"))
        self.each("summon", content.summons, lambda summon, at: self.values(summon.values, (*at, "values")))

    def _npc_card(self, card: NpcCard, at: Where) -> None:
        self.effects(card.on_reveal, (*at, "on_reveal"), "npc")
        self.effects(card.on_hit, (*at, "on_hit"), "npc")

    def _specials(self, specials: tuple[Special, ...], at: Where) -> None:
        for i, special in enumerate(specials):
            self.effects(special.on_reveal, (*at, "specials", i, "on_reveal"), "npc")
            self.effects(special.on_hit, (*at, "specials", i, "on_hit"), "npc")

    def _profile(self, profile: Profile, at: Where) -> None:
        self.exists((*at, "deck"), "deck", profile.deck or profile.type, self.content.decks)
        self.values(profile.values, (*at, "values"))
        self._specials(profile.specials, at)
        for i, phase in enumerate(profile.phases):
            self.values(phase.values, (*at, "phases", i, "values"))
            self._specials(phase.specials, (*at, "phases", i))
        for ident, card in profile.cards.items():
            self._npc_card(card, (*at, "cards", ident))
        if (profile.cards or profile.phases) and profile.type != "boss":
            self.wrong((*at, "type"), "only-boss")
        if profile.passive:
            self.passive(profile.passive, (*at, "passive"))

    # -- tiles and chapters

    def _tiles(self) -> None:
        for ident, tile in self.content.tiles.items():
            self.document, _ = self.content.source["tile", ident]
            geometry = tile_map(tile)
            for i, (a, b) in enumerate(tile.walls):
                if not adjacent(hex_of(a), hex_of(b)) or not {hex_of(a), hex_of(b)} <= geometry.hexes:
                    self.wrong(("walls", i), "wall", a=a, b=b)
            for i, name in enumerate(tile.exits):
                if hex_of(name) not in geometry or not any(
                    _outside(tile, n) for n in neighbours(hex_of(name))
                ):
                    self.wrong(("exits", i), "exit", hex=name)

    def _chapters(self) -> None:
        for chapter in self.content.chapters.values():
            ChapterChecker(self, chapter).check()

    def _between(self) -> None:
        content = self.content
        for ident, hunt in content.hunts.items():
            self.document, at = content.source["hunt", ident]
            self.exists((*at, "district"), "district", hunt.district, content.districts)
            for i, approach in enumerate(hunt.approaches):
                here = (*at, "approaches", i)
                self.exists((*here, "bonus_die"), "character", approach.bonus_die, content.characters)
                if set(approach.difficulty) != {1, 2, 3, 4}:
                    self.wrong((*here, "difficulty"), "by-participants", name="difficulty")
            self.effects(hunt.success.effects, (*at, "success", "effects"), "between")
            self.effects(hunt.failure.effects, (*at, "failure", "effects"), "between")
        if content.shop is not None:
            self.document, _ = content.source["shop", "shop"]
            for i, ware in enumerate(content.shop.wares):
                self.exists(("wares", i, "item"), "item", ware.item, content.items)
                self.condition(ware.if_, ("wares", i, "if"))
        if content.campaign is not None:
            self._campaign()

    def _campaign(self) -> None:
        content, campaign = self.content, self.content.campaign
        assert campaign is not None
        self.document, _ = content.source["campaign", "campaign"]
        for name in ("order", "prologues", "optional", "available"):
            for i, ident in enumerate(getattr(campaign, name)):
                self.exists((name, i), "chapter", ident, content.chapters)
        for i, interlude in enumerate(campaign.interludes):
            for j, ident in enumerate(interlude.chapters()):
                several = () if isinstance(interlude.after, str) else (j,)
                self.exists(("interludes", i, "after", *several), "chapter", ident, content.chapters)
            self.condition(interlude.if_, ("interludes", i, "if"))
            self.recalled(interlude.texts, ("interludes", i, "texts"))
            self.effects(interlude.effects, ("interludes", i, "effects"), "between")
        for breaches, envelope in campaign.envelopes.items():
            at = ("envelopes", str(breaches))
            self.effects(envelope.effects, (*at, "effects"), "between")
            self.exists((*at, "ending"), "ending", envelope.ending, campaign.endings)
            self.recalled(envelope.texts, (*at, "texts"))
            if envelope.ending is not None and breaches in campaign.breach_chapters:
                chapter = campaign.breach_chapters[breaches]
                self.wrong((*at, "ending"), "envelope-ending", number=breaches, chapter=chapter)
        for ident, ending in campaign.endings.items():
            self.recalled(ending.texts, ("endings", ident, "texts"))
        for breaches, ident in campaign.breach_chapters.items():
            self.exists(("breach_chapters", str(breaches)), "chapter", ident, content.chapters)
        for name, fact in campaign.facts.items():
            for i, ident in enumerate(fact.told_in):
                self.exists(("facts", name, "told_in", i), "chapter", ident, content.chapters)
        for character, ident in campaign.introduces.items():
            self.exists(("introduces", character), "character", character, content.characters)
            self.exists(("introduces", character), "chapter", ident, content.chapters)
