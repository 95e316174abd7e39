"""What players are out for who measure a campaign: a chapter to come to, pages to read, flags to set.

A quest says which pages are wanted and how far each page is from the nearest of them. ``seeking`` plays it.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from functools import cached_property

from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.roads import Needs, Roads
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.effects import Effect, Terrain
from nocturne.chapters.content.pack import content, find_pack
from nocturne.chapters.content.pages import Page

FAR = 1_000
"""The distance to what cannot be come to."""
_PATIENCE = 2
"""So often a chapter is lost for the sake of what is looked for in it."""


class Atlas:
    """What quests need to know of a pack; made once."""

    def __init__(self, pack: str) -> None:
        self.pack = Pack(find_pack(pack), content(pack))
        self.book = self.pack.content
        self.roads = Roads(self.pack)

    @cached_property
    def chapters(self) -> dict[str, ChapterMap]:
        """The pages of every chapter and what leads to them."""
        return {ident: ChapterMap(self.pack, chapter) for ident, chapter in self.book.chapters.items()}

    @cached_property
    def givers(self) -> dict[tuple[str, str], set[str]]:
        """The pages that give each flag, item and effect card, or move a counter: ``ch.depot/E.1``."""
        found: dict[tuple[str, str], set[str]] = {}
        for part, effect in self.pack.every(Effect):
            given = {
                "flag": effect.flag,
                "item": effect.item,
                "effect": effect.effect_card,
                "counter": effect.counter.id if effect.counter and (effect.counter.by or 0) > 0 else None,
                "counter down": effect.counter.id
                if effect.counter and (effect.counter.by or 0) < 0
                else None,
            }
            for kind, name in given.items():
                if name is not None and part.page:
                    found.setdefault((kind, name), set()).add(f"{part.chapter}/{part.page}")
        return found

    @cached_property
    def breaking(self) -> set[str]:
        """The pages that bring a breach of the Masquerade."""
        return {f"{p.chapter}/{p.page}" for p, effect in self.pack.every(Effect) if effect.breach and p.page}

    def all_pages(self) -> set[str]:
        """Every page of the pack's chapters."""
        return {f"{ident}/{page}" for ident, one in self.book.chapters.items() for page in one.pages}

    def setting(self, flags: Iterable[str]) -> frozenset[str]:
        """The pages that set any of some flags."""
        return frozenset(page for flag in flags for page in self.givers.get(("flag", flag), ()))


_atlases: dict[str, Atlas] = {}


def atlas(pack: str) -> Atlas:
    """The atlas of a pack, made anew when the pack was read anew."""
    known = _atlases.get(pack)
    if known is None or known.book is not content(pack):
        known = _atlases[pack] = Atlas(pack)
    return known


class ChapterMap:
    """The pages of a chapter, each with those that reading it can lead to, at once or later."""

    def __init__(self, pack: Pack, chapter: Chapter) -> None:
        self.chapter = chapter
        self.booklet = Booklet(pack, chapter)
        self.links = {ident: self._links(ident, page) for ident, page in chapter.pages.items()}

    def _links(self, ident: str, page: Page) -> list[tuple[str, int]]:
        """The pages after a page; those that come later, by talk, tracker or token, are farther."""
        later = [goal for effect in page.effects for goal in self._opened(effect)]
        return [(goal, 1) for goal in self.booklet.goals[ident]] + [(goal, 3) for goal in later]

    def _opened(self, effect: Effect) -> Iterator[str]:
        named: list[str | None] = []
        named += [one.page for one in (effect.talk, effect.speak, effect.terrain, effect.trigger) if one]
        if effect.tracker is not None:
            named += [effect.tracker.page, effect.tracker.full]
        if effect.place is not None:
            for npc in self.chapter.setup.npcs:
                if npc.id == effect.place.npc:
                    named += [npc.dialogue, npc.speak, npc.defeated, npc.fled, *npc.filled]
        yield from (page for page in named if page is not None and page in self.chapter.pages)

    @cached_property
    def behind_tokens(self) -> dict[tuple[str, int], list[str]]:
        """The pages to which tokens lead, by their type and number."""
        written: list[Terrain] = list(self.chapter.setup.tokens)
        for page in self.chapter.pages.values():
            written += [effect.terrain for effect in page.effects if effect.terrain is not None]
        found: dict[tuple[str, int], list[str]] = {}
        for token in written:
            if token.page is not None:
                found.setdefault((token.type, token.n), []).append(token.page)
        return found

    @cached_property
    def behind_hexes(self) -> dict[str, list[str]]:
        """The pages that are read when somebody comes to a hex."""
        triggers = list(self.chapter.setup.triggers)
        for page in self.chapter.pages.values():
            triggers += [effect.trigger for effect in page.effects if effect.trigger is not None]
        found: dict[str, list[str]] = {}
        for trigger in triggers:
            for place in trigger.at:
                found.setdefault(place, []).append(trigger.page)
        return found

    @cached_property
    def behind_rounds(self) -> list[str]:
        """The pages that are read when a tracker runs out."""
        trackers = [e.tracker for page in self.chapter.pages.values() for e in page.effects]
        return [one.page for one in trackers if one is not None and one.page and not one.by_hand]

    def talks_with(self, npc: str) -> list[str]:
        """The pages at which a talk with somebody can begin."""
        return [page for page in self.booklet.talks if page.startswith(f"D.{npc}.")]

    def falls(self, npc: str) -> list[str]:
        """The pages that are read when somebody is beaten."""
        own = [one for one in self.chapter.setup.npcs if one.id == npc]
        pages = [page for one in own for page in (*one.filled, one.defeated)] + [self.chapter.won]
        return [page for page in pages if page is not None]

    def distances(self, wanted: Iterable[str]) -> dict[str, int]:
        """How far each page is from the nearest of some pages; those from which none can be come to are not
        there."""
        before: dict[str, list[tuple[str, int]]] = {}
        for ident, links in self.links.items():
            for goal, cost in links:
                before.setdefault(goal, []).append((ident, cost))
        found = {page: 0 for page in wanted if page in self.links}
        waiting = deque(found)
        while waiting:
            here = waiting.popleft()
            for source, cost in before.get(here, ()):
                if found[here] + cost < found.get(source, FAR):
                    found[source] = found[here] + cost
                    waiting.append(source)
        return found


class Quest:
    """What the players of one campaign are out for. ``steered`` counts the answers it changed."""

    def __init__(
        self,
        pack: str,
        *,
        aim: str = "",
        pages: Iterable[str] = (),
        needs: Needs | None = None,
        breaches: int = 0,
        items: Iterable[str] = (),
    ) -> None:
        self.atlas = atlas(pack)
        self.aim = aim
        self.needs = needs or Needs()
        self.pages = frozenset(pages) | self.atlas.setting(self.needs.flags)
        self.never = self.atlas.setting(self.needs.never) - self.pages
        self.breaches = breaches
        self.items = frozenset(items)  # to be bought, if they are sold
        self.broken = 0  # breaches so far
        self.read: set[str] = set()
        self.last = ""  # the page read last
        self.steered = 0
        self.hoped: frozenset[str] = frozenset()  # the pages a roll is to lead to
        self.unpractised = False  # whether experience is kept, for the sake of a test that should fail
        self.busy = False  # whether the players do all they can while they wait for a tracker
        self.rolled = 0  # how often that roll was made again
        self._near: dict[str, dict[str, int]] = {}
        self._failed: Counter[str] = Counter()

    def note_page(self, chapter: str, page: str) -> None:
        """A page was read."""
        self.last = page
        name = f"{chapter}/{page}"
        if name not in self.read:
            self.read.add(name)
            self._near.pop(chapter, None)

    def note_breach(self, now: int) -> None:
        """The Masquerade was broken; once that was often enough, nobody breaks it any more on purpose."""
        self.broken = now
        self._near.clear()

    def note_failure(self, chapter: str) -> None:
        """A chapter was lost."""
        self._failed[chapter] += 1
        self._near.clear()

    def plays_to_win(self, chapter: str) -> bool:
        """Whether looking for pages has cost a chapter so often that the players only want to get on."""
        return self._failed[chapter] >= _PATIENCE

    @property
    def reckless(self) -> bool:
        """Whether the players still want to be seen."""
        return self.broken < self.breaches

    def near(self, chapter: str) -> dict[str, int]:
        """The pages of a chapter from which a wanted one can be come to, with how far it is."""
        if self.plays_to_win(chapter):
            return {}
        if chapter not in self._near:
            wanted = self.pages | (self.atlas.breaking if self.reckless else frozenset())
            own = [name.partition("/")[2] for name in wanted - self.read if name.startswith(f"{chapter}/")]
            self._near[chapter] = self.atlas.chapters[chapter].distances(own) if own else {}
        return self._near[chapter]

    def may_come(self, offered: Iterable[str]) -> bool:
        """Whether a road leads from some chapters to the one that is aimed at."""
        return not self.aim or self.atlas.roads.may_lead(offered, self.aim)

    def spoils(self, chapter: str, page: str) -> bool:
        """Whether a page sets what must not be set."""
        return f"{chapter}/{page}" in self.never


def quest_for(pack: str, aim: str) -> Quest:
    """A quest that only comes to a chapter; pages are steered only where every road asks for it."""
    roads = atlas(pack).roads
    return Quest(pack, aim=aim, needs=roads.needed_for(aim), breaches=roads.breaches.get(aim, 0))
