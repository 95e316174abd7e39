"""Checks that everything a pack names exists and that the engine can follow every page.

What the models cannot say (an id that must exist, one verb for each effect, a ladder without gaps) is
checked here, once, when a pack is loaded; each mistake is told with its file and line.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

from nocturne.chapters.content.cards import CombatCard, DisciplineCard, EffectCard, Item
from nocturne.chapters.content.chapter import Chapter, SetUpNpc
from nocturne.chapters.content.conditions import PERSONAL as PERSONAL_KEYS
from nocturne.chapters.content.conditions import Condition, keys_of
from nocturne.chapters.content.effects import ALLOWED, Effect, Terrain, Whom, verbs_of
from nocturne.chapters.content.effects import Where as Context
from nocturne.chapters.content.modifiers import Modifier, Passive
from nocturne.chapters.content.pack import Content
from nocturne.chapters.content.pages import Option, Page, PageTest, next_pages, ways_on
from nocturne.chapters.content.people import NpcCard, Profile, Special, Values
from nocturne.chapters.content.tiles import Tile
from nocturne.chapters.hexes import Hex, adjacent, hex_of, neighbours, to_grid
from nocturne.chapters.tilemap import tile_map
from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import Document, Where

START_HEXES = 4
MOST_HINTS = 50


def check_references(content: Content) -> None:
    """Raise the first mistake of a pack, if there is one."""
    for mistake in find_mistakes(content):
        raise mistake


def find_mistakes(content: Content) -> list[BadFile]:
    """Every mistake of a pack."""
    return list(_Checker(content).all())


def ladder(results: Iterable[str]) -> list[tuple[int, int | None, str]]:
    """The steps of a result ladder in order: from, to (None: no end), as written."""
    steps: list[tuple[int, int | None, str]] = []
    for written in results:
        if written.endswith("+"):
            steps.append((int(written[:-1]), None, written))
        else:
            low, _, high = written.partition("-")
            steps.append((int(low), int(high or low), written))
    return sorted(steps, key=lambda step: step[0])


def _outside(tile: Tile, place: Hex) -> bool:
    """Whether a hex lies beyond the edge of the tile; a solid block inside does not."""
    column, row = to_grid(place)
    return not (0 <= row < len(tile.rows) and 0 <= column < len(tile.rows[row]))


class _Checker:
    def __init__(self, content: Content) -> None:
        self.content = content
        self.document: Document
        self.found: list[BadFile] = []

    def all(self) -> Iterator[BadFile]:
        for check in (self._cards, self._people, self._tiles, self._chapters, self._between):
            check()
        yield from self.found

    # -- telling

    def wrong(self, where: Where, message: str, **args: object) -> None:
        self.found.append(self.document.error(where, f"chapters-content-{message}", **args))

    def exists(self, where: Where, kind: str, ident: str | None, known: Collection[str]) -> None:
        if ident is not None and ident not in known:
            import difflib

            # Comparing names takes long; whoever gets so many wrong needs no hints.
            hint = len(self.found) < MOST_HINTS
            near = difflib.get_close_matches(ident, list(known), n=1) if hint else []
            self.wrong(where, "unknown", kind=kind, name=ident, near=near[0] if near else "none")

    def each(self, kind: str, table: dict[Any, Any], check: Callable[[Any, Where], None]) -> None:
        for ident, thing in table.items():
            self.document, where = self.content.source[kind, str(ident)]
            check(thing, where)

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

    def passive(self, passive: Passive, at: Where) -> None:
        self.modifiers(passive.modifiers, at)
        self.effects(passive.round_start, (*at, "round_start"), "npc")
        self.effects(passive.turn_end, (*at, "turn_end"), "npc")

    def values(self, values: Values, at: Where) -> None:
        for name in values.__struct_fields__:
            value = getattr(values, name)
            if isinstance(value, dict) and set(value) != {1, 2, 3, 4}:
                self.wrong((*at, name), "by-participants", name=name)
            if name == "initiative" and max(value.values() if isinstance(value, dict) else [value]) > 6:
                self.wrong((*at, name), "initiative-range")
            if name == "damage" and min(value.values() if isinstance(value, dict) else [value]) < 1:
                self.wrong((*at, name), "damage-track")

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
            _ChapterChecker(self, chapter).check()

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
            self.exists(("interludes", i, "after"), "chapter", interlude.after, content.chapters)
            self.effects(interlude.effects, ("interludes", i, "effects"), "between")
        for breaches, envelope in campaign.envelopes.items():
            at = ("envelopes", str(breaches))
            self.effects(envelope.effects, (*at, "effects"), "between")
            self.exists((*at, "ending"), "ending", envelope.ending, campaign.endings)
        for breaches, ident in campaign.breach_chapters.items():
            self.exists(("breach_chapters", str(breaches)), "chapter", ident, content.chapters)
        for character, ident in campaign.introduces.items():
            self.exists(("introduces", character), "character", character, content.characters)
            self.exists(("introduces", character), "chapter", ident, content.chapters)

    # -- effects, conditions, modifiers

    def effects(self, effects: tuple[Effect, ...], at: Where, context: Context) -> None:
        for i, effect in enumerate(effects):
            self.effect(effect, (*at, i), context)

    def effect(self, effect: Effect, at: Where, context: Context) -> str | None:
        """Check one effect; gives its verb when it has exactly one."""
        verbs = verbs_of(effect)
        if len(verbs) != 1:
            self.wrong(at, "one-verb", verbs=", ".join(verbs) or "-")
            return None
        (verb,) = verbs
        if verb not in ALLOWED[context]:
            self.wrong(at, "not-here", verb=verb, here=context)
        content = self.content
        for name, table in (
            ("item", content.items), ("lose_item", content.items), ("effect_card", content.effects),
            ("lose_effect", content.effects), ("unlock", content.chapters),
            ("unlock_card", content.combat_cards), ("summon", content.summons),
        ):  # fmt: skip
            kind = {
                "lose_item": "item",
                "effect_card": "effect",
                "lose_effect": "effect",
                "unlock": "chapter",
            }
            self.exists((*at, name), kind.get(name, name), getattr(effect, name), table)
        if isinstance(effect.who, Whom):
            self.exists((*at, "who"), "character", effect.who.character, content.characters)
        self.condition(effect.if_, (*at, "if"))
        return verb

    def modifiers(self, modifiers: tuple[Modifier, ...], at: Where) -> None:
        for i, modifier in enumerate(modifiers):
            self.condition(modifier.if_, (*at, "modifiers", i, "if"))

    def condition(self, condition: Condition | None, at: Where) -> None:
        if condition is None:
            return
        keys = keys_of(condition)
        if not keys:
            self.wrong(at, "empty-condition")
        content = self.content
        if condition.discipline:
            self.exists((*at, "discipline", "id"), "line", condition.discipline.id, content.lines)
        self.exists((*at, "character"), "character", condition.character, content.characters)
        clans = {character.clan for character in content.characters.values()}
        self.exists((*at, "clan"), "clan", condition.clan, clans)
        self.exists((*at, "item"), "item", condition.item, content.items)
        self.exists((*at, "effect"), "effect", condition.effect, content.effects)
        self.exists((*at, "completed"), "chapter", condition.completed, content.chapters)
        self.condition(condition.not_, (*at, "not"))
        for name, parts in (("any", condition.any_), ("all", condition.all_)):
            for i, part in enumerate(parts):
                self.condition(part, (*at, name, i))


def is_personal(condition: Condition | None) -> bool:
    """Whether a condition asks for one character who fits."""
    if condition is None:
        return False
    if any(key in PERSONAL_KEYS for key in keys_of(condition)):
        return True
    return any(is_personal(part) for part in (*condition.any_, *condition.all_))


class _ChapterChecker:
    """One chapter: its tile, its people and its pages."""

    def __init__(self, checker: _Checker, chapter: Chapter) -> None:
        self.checker = checker
        self.content = checker.content
        self.chapter = chapter
        self.npcs = {npc.id: npc for npc in chapter.setup.npcs}
        self.hexes = {
            ident: tile_map(tile).hexes for ident, tile in checker.content.tiles.items()
        }  # fmt: skip

    def check(self) -> None:
        checker, chapter = self.checker, self.chapter
        checker.document, _ = self.content.source["chapter", chapter.id]
        checker.exists(("tile",), "tile", chapter.tile, self.content.tiles)
        checker.exists(("character",), "character", chapter.character, self.content.characters)
        if chapter.kind == "prologue" and (chapter.character is None or chapter.party != "solo"):
            checker.wrong(("kind",), "prologue")
        self.page_exists(("first",), chapter.first)
        for ident, own in chapter.first_for.items():
            checker.exists(("first_for", ident), "character", ident, self.content.characters)
            self.page_exists(("first_for", ident), own)
        for name in ("won", "lost"):
            self.page_exists((name,), getattr(chapter, name))
        for i, hex_ in enumerate(chapter.start):
            self.on_tile(("start", i), hex_)
        if len(set(chapter.start)) < (1 if chapter.party == "solo" else START_HEXES):
            checker.wrong(("start",), "start", least=START_HEXES)
        for i, token in enumerate(chapter.setup.tokens):
            self.terrain(token, ("setup", "tokens", i))
        seen: set[str] = set()
        for i, npc in enumerate(chapter.setup.npcs):
            at: Where = ("setup", "npcs", i)
            if npc.id in seen or npc.id in self.content.characters:
                checker.wrong((*at, "id"), "npc-twice", name=npc.id)
            seen.add(npc.id)
            self.npc(npc, at)
        self.conclusion()
        for ident, page in chapter.pages.items():
            checker.document, where = self.content.source["page", f"{chapter.id}/{ident}"]
            self.page(page, where)

    def conclusion(self) -> None:
        checker, conclusion = self.checker, self.chapter.conclusion
        checker.effects(conclusion.effects, ("conclusion", "effects"), "between")
        for i, ident in enumerate(conclusion.next):
            checker.exists(("conclusion", "next", i), "chapter", ident, self.content.chapters)
        endings = self.content.campaign.endings if self.content.campaign else {}
        checker.exists(("conclusion", "ending"), "ending", conclusion.ending, endings)
        for i, recalled in enumerate(conclusion.texts):
            checker.condition(recalled.if_, ("conclusion", "texts", i, "if"))
        for i, one in enumerate(conclusion.endings):
            checker.condition(one.if_, ("conclusion", "endings", i, "if"))
            checker.exists(("conclusion", "endings", i, "ending"), "ending", one.ending, endings)
            if one.if_ is None and (i + 1 < len(conclusion.endings) or conclusion.ending is not None):
                checker.wrong(("conclusion", "endings", i), "ending-last", ending=one.ending)

    def on_tile(self, at: Where, name: str, tile: str | None = None) -> None:
        """A hex must lie on the tile; after a change of tile it may lie on any of them."""
        tiles = [tile] if tile else [self.chapter.tile, *self.further_tiles()]
        if not any(hex_of(name) in self.hexes.get(one, ()) for one in tiles):
            self.checker.wrong(at, "no-hex", hex=name, tile=tiles[0])

    def further_tiles(self) -> list[str]:
        effects = (effect for page in self.chapter.pages.values() for effect in page.effects)
        return [effect.tile.tile for effect in effects if effect.tile]

    def page_exists(self, at: Where, page: str | None) -> None:
        self.checker.exists(at, "page", page, self.chapter.pages)

    def npc_exists(self, at: Where, npc: str | None, *words: str) -> None:
        if npc not in words:
            self.checker.exists(at, "npc", npc, self.npcs)

    def terrain(self, token: Terrain, at: Where) -> None:
        if token.at is None:
            self.checker.wrong(at, "token-where")
        else:
            self.on_tile((*at, "at"), token.at)
        self.page_exists((*at, "page"), token.page)
        wanted = {"action": "E.", "investigation": "IN."}.get(token.type)
        if wanted is None and token.page is not None:
            self.checker.wrong((*at, "page"), "token-page", type=token.type)
        elif wanted is not None and (token.page is None or not token.page.startswith(wanted)):
            self.checker.wrong((*at, "page"), "token-needs-page", type=token.type, page=wanted)

    def npc(self, npc: SetUpNpc, at: Where) -> None:
        checker = self.checker
        checker.exists((*at, "profile"), "profile", npc.profile, self.content.profiles)
        profile = self.content.profiles.get(npc.profile or "")
        if npc.profile is None and (npc.name is None or npc.type is None):
            checker.wrong(at, "npc-name", name=npc.id)
        if npc.at is not None:
            self.on_tile((*at, "at"), npc.at)
        elif npc.if_ is not None:
            checker.wrong((*at, "if"), "npc-if", name=npc.id)
        checker.condition(npc.if_, (*at, "if"))
        for name in ("dialogue", "defeated", "fled"):
            self.page_exists((*at, name), getattr(npc, name))
        if npc.dialogue is not None and not npc.dialogue.startswith("D."):
            checker.wrong((*at, "dialogue"), "dialogue-page", page=npc.dialogue)
        if npc.prey and npc.dialogue is not None:
            checker.wrong((*at, "prey"), "prey-talks")
        phases = len(profile.phases) if profile else 0
        if len(npc.filled) != phases:
            checker.wrong((*at, "filled"), "filled", pages=phases)
        for i, page in enumerate(npc.filled):
            self.page_exists((*at, "filled", i), page)

    def page(self, page: Page, at: Where) -> None:
        checker = self.checker
        ways = ways_on(page)
        if len(ways) != 1:
            checker.wrong(at, "one-way-on", ways=", ".join(ways) or "-")
        for i, effect in enumerate(page.effects):
            self.effect(effect, (*at, "effects", i))
        for place, goal in next_pages(page):
            steps = [int(step) if step.isdigit() else step for step in place.split(".", 3)]
            self.page_exists((*at, *steps), goal)
        for name in ("choices", "hypotheses"):
            self.options(getattr(page, name), (*at, name))
        if page.hourglass and len(page.choices) < 2:
            checker.wrong((*at, "hourglass"), "hourglass")
        if page.deduction and not page.choices:
            checker.wrong((*at, "deduction"), "deduction")
        if page.test:
            self.tester(page.test, (*at, "test"))
        if page.branch:
            for i, branch in enumerate(page.branch):
                checker.condition(branch.if_, (*at, "branch", i, "if"))
            if page.branch[-1].if_ is not None or any(b.if_ is None for b in page.branch[:-1]):
                checker.wrong((*at, "branch"), "branch")
        if page.investigate:
            self.results(list(page.investigate.results), (*at, "investigate", "results"))
            self.who(page.investigate.who, (*at, "investigate", "who"))
        if page.combat:
            for i, npc in enumerate(page.combat.enemies):
                self.npc_exists((*at, "combat", "enemies", i), npc)
                if npc in self.npcs and self.npcs[npc].profile is None:
                    checker.wrong((*at, "combat", "enemies", i), "no-profile", name=npc)
            for i, hex_ in enumerate(page.combat.characters_at):
                self.on_tile((*at, "combat", "characters_at", i), hex_)

    def options(self, options: tuple[Option, ...], at: Where) -> None:
        checker = self.checker
        for i, option in enumerate(options):
            if (option.goto is None) == (option.test is None):
                checker.wrong((*at, i), "option-way-on")
            checker.condition(option.if_, (*at, i, "if"))
            if option.cost is not None:
                checker.exists((*at, i, "cost", "item"), "item", option.cost.item, self.content.items)
            if option.test is not None:
                self.tester(option.test, (*at, i, "test"))
        if options and not any(option.if_ is None and option.cost is None for option in options):
            checker.wrong(at, "no-free-option")

    def tester(self, test: PageTest, at: Where) -> None:
        self.who(test.who, (*at, "who"))

    def who(self, who: str, at: Where) -> None:
        if who not in ("any", "actor"):
            self.checker.exists(at, "character", who, self.content.characters)

    def results(self, written: list[str], at: Where) -> None:
        expected: int | None = 0
        for low, high, step in ladder(written):
            if expected is None or low != expected or (high is not None and high < low):
                self.checker.wrong((*at, step), "ladder", step=step)
                return
            expected = None if high is None else high + 1
        if expected is not None:
            self.checker.wrong(at, "ladder-top")

    def effect(self, effect: Effect, at: Where) -> None:
        verb = self.checker.effect(effect, at, "page")
        if effect.place:
            self.npc_exists((*at, "place", "npc"), effect.place.npc)
            self.on_tile((*at, "place", "at"), effect.place.at)
        for name in ("remove", "reveal", "alarm", "calm"):
            self.npc_exists((*at, name), getattr(effect, name), *(("all",) if name == "alarm" else ()))
        for name in ("talk", "attitude", "side"):
            inner = getattr(effect, name)
            self.npc_exists((*at, name, "npc"), inner.npc if inner else None)
        if effect.talk:
            self.page_exists((*at, "talk", "page"), effect.talk.page)
        if effect.terrain:
            self.terrain(effect.terrain, (*at, "terrain"))
        if effect.tracker:
            self.page_exists((*at, "tracker", "page"), effect.tracker.page)
        if effect.tile:
            self.checker.exists((*at, "tile", "tile"), "tile", effect.tile.tile, self.content.tiles)
            for i, hex_ in enumerate(effect.tile.start):
                self.on_tile((*at, "tile", "start", i), hex_, effect.tile.tile)
        for i, hex_ in enumerate(effect.characters_at or ()):
            self.on_tile((*at, "characters_at", i), hex_)
        if isinstance(effect.who, Whom):
            self.npc_exists((*at, "who"), effect.who.npc)
        if effect.who == "target" and verb is not None:
            self.checker.wrong((*at, "who"), "page-target")
