"""Checks that everything a chapter names exists: its tile, its people, and every page of its booklet."""

from __future__ import annotations

from nocturne.chapters.components.hexes import hex_of
from nocturne.chapters.content.chapter import Chapter, SetUpNpc
from nocturne.chapters.content.checker import Checker
from nocturne.chapters.content.effects import Effect, Terrain, Tracker, Trigger, Whom
from nocturne.chapters.content.pages import Option, Page, PageTest, ladder, next_pages, ways_on
from nocturne.chapters.content.tiles import tile_map
from nocturne.kernel.strict_yaml import Where

START_HEXES = 4


class ChapterChecker:
    """One chapter: its tile, its people and its pages."""

    def __init__(self, checker: Checker, chapter: Chapter) -> None:
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
        checker.recalled(chapter.intro_texts, ("intro_texts",))
        self.facts(chapter.tells, ("tells",))
        self.facts(chapter.conclusion.tells, ("conclusion", "tells"))
        for i, trigger in enumerate(chapter.setup.triggers):
            self.trigger(trigger, ("setup", "triggers", i))
        self.conclusion()
        for ident, page in chapter.pages.items():
            checker.document, where = self.content.source["page", f"{chapter.id}/{ident}"]
            self.page(page, where)

    def conclusion(self) -> None:
        checker, conclusion = self.checker, self.chapter.conclusion
        checker.effects(conclusion.effects, ("conclusion", "effects"), "between")
        for i, offer in enumerate(conclusion.offers()):
            checker.exists(("conclusion", "next", i), "chapter", offer.chapter, self.content.chapters)
            checker.condition(offer.if_, ("conclusion", "next", i, "if"))
        endings = self.content.campaign.endings if self.content.campaign else {}
        checker.exists(("conclusion", "ending"), "ending", conclusion.ending, endings)
        checker.recalled(conclusion.texts, ("conclusion", "texts"))
        for i, one in enumerate(conclusion.endings):
            checker.condition(one.if_, ("conclusion", "endings", i, "if"))
            checker.exists(("conclusion", "endings", i, "ending"), "ending", one.ending, endings)
            if one.if_ is None and (i + 1 < len(conclusion.endings) or conclusion.ending is not None):
                checker.wrong(("conclusion", "endings", i), "ending-last", ending=one.ending)

    def facts(self, named: tuple[str, ...], at: Where) -> None:
        known = self.content.campaign.facts if self.content.campaign is not None else {}
        for i, fact in enumerate(named):
            self.checker.exists((*at, i), "fact", fact, known)

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

    def tracker(self, tracker: Tracker, at: Where) -> None:
        self.page_exists((*at, "page"), tracker.page)
        self.page_exists((*at, "full"), tracker.full)
        if tracker.full is not None and tracker.most is None:
            self.checker.wrong((*at, "full"), "tracker-full")
        if tracker.most is not None and tracker.most < tracker.start:
            self.checker.wrong((*at, "most"), "tracker-most", most=tracker.most, start=tracker.start)

    def trigger(self, trigger: Trigger, at: Where) -> None:
        self.page_exists((*at, "page"), trigger.page)
        for i, hex_ in enumerate(trigger.at):
            self.on_tile((*at, "at", i), hex_)
        if trigger.who not in ("all", "any"):
            people = [*self.npcs, *self.content.characters]
            self.checker.exists((*at, "who"), "person", trigger.who, people)
        room = len(set(trigger.at))
        least = 1 if self.chapter.party == "solo" else START_HEXES
        if trigger.who == "all" and not trigger.within and room < least:
            self.checker.wrong((*at, "at"), "trigger-room", name=trigger.id, hexes=room, least=least)

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
        for name in ("dialogue", "speak", "defeated", "fled"):
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
        checker.recalled(page.texts, (*at, "texts"))
        self.facts(page.tells, (*at, "tells"))
        self.facts(page.knows, (*at, "knows"))
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
            if page.combat.champion not in (None, "any", "actor"):
                champion = page.combat.champion
                checker.exists((*at, "combat", "champion"), "character", champion, self.content.characters)
            for i, hex_ in enumerate(page.combat.characters_at):
                self.on_tile((*at, "combat", "characters_at", i), hex_)

    def options(self, options: tuple[Option, ...], at: Where) -> None:
        checker = self.checker
        for i, option in enumerate(options):
            if (option.goto is None) == (option.test is None):
                checker.wrong((*at, i), "option-way-on")
            checker.condition(option.if_, (*at, i, "if"))
            if option.locked is not None and option.if_ is None:
                checker.wrong((*at, i, "locked"), "locked-without-if")
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
        before = ""
        for low, high, step in ladder(written):
            here = (*at, step)
            if high is not None and high < low:
                self.checker.wrong(here, "ladder-turned", step=step)
                return
            if expected is None or low < expected:
                number = low if expected is None else min(expected - 1, low)
                self.checker.wrong(here, "ladder-twice", step=step, before=before, number=number)
                return
            if low > expected:
                missing = str(expected) if low == expected + 1 else f"{expected}-{low - 1}"
                self.checker.wrong(here, "ladder-gap", step=step, before=before or "none", missing=missing)
                return
            expected, before = (None if high is None else high + 1), step
        if expected is not None:
            self.checker.wrong(at, "ladder-top", missing=f"{expected}+")

    def effect(self, effect: Effect, at: Where) -> None:
        verb = self.checker.effect(effect, at, "page")
        if effect.place:
            self.npc_exists((*at, "place", "npc"), effect.place.npc)
            self.on_tile((*at, "place", "at"), effect.place.at)
        for name in ("remove", "reveal", "alarm", "calm"):
            self.npc_exists((*at, name), getattr(effect, name), *(("all",) if name == "alarm" else ()))
        for name in ("talk", "speak", "attitude", "side"):
            inner = getattr(effect, name)
            self.npc_exists((*at, name, "npc"), inner.npc if inner else None)
        if effect.talk:
            self.page_exists((*at, "talk", "page"), effect.talk.page)
        if effect.speak:
            self.page_exists((*at, "speak", "page"), effect.speak.page)
        if effect.trigger:
            self.trigger(effect.trigger, (*at, "trigger"))
        if effect.terrain:
            self.terrain(effect.terrain, (*at, "terrain"))
        if effect.tracker:
            self.tracker(effect.tracker, (*at, "tracker"))
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
