"""L2xx: the graph of a chapter's pages: what can be reached, what leads nowhere, what goes in circles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nocturne.chapters.authoring.findings import Findings
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.chapter import Chapter, SetUpNpc
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.pages import Option, OptionCost, Page, PageTest, next_pages
from nocturne.chapters.content.people import NpcCard, Special
from nocturne.kernel.strict_yaml import Where


class Booklet:
    """The pages of a chapter as a graph. ``reached`` are those some play can come to, by the first page, a
    token, a dialogue, a tracker, a combat; ``entries`` the pages at which a sequence can begin."""

    def __init__(self, pack: Pack, chapter: Chapter) -> None:
        self.pack = pack
        self.chapter = chapter
        self.goals = {
            ident: [goal for _, goal in next_pages(page) if goal in chapter.pages]
            for ident, page in chapter.pages.items()
        }
        self.reached: set[str] = set()
        self.once: set[str] | None = None  # pages that give something once, when somebody has asked
        self.entries: dict[str, None] = {}  # in the order they were found
        self.talks: set[str] = set()  # entries that are dialogues
        self.placed = {npc.id for npc in chapter.setup.npcs if npc.at is not None}
        self._explore()

    def _explore(self) -> None:
        chapter = self.chapter
        self._enter(chapter.first, *chapter.first_for.values(), chapter.won, chapter.lost)
        self._enter(*(token.page for token in chapter.setup.tokens))
        self._enter(*(trigger.page for trigger in chapter.setup.triggers))
        self._effects(_profile_effects(self.pack, chapter))
        for npc in chapter.setup.npcs:
            if npc.at is not None:
                self._meet(npc)
        waiting = list(self.entries)
        while waiting:
            ident = waiting.pop()
            if ident in self.reached or ident not in chapter.pages:
                continue
            self.reached.add(ident)
            known = len(self.entries)
            self._effects(chapter.pages[ident].effects)
            if chapter.pages[ident].combat is not None:  # what follows a combat is a sequence of its own
                self._enter(*self.goals[ident])
            waiting += self.goals[ident]
            waiting += list(self.entries)[known:]

    def _enter(self, *pages: str | None) -> None:
        self.entries.update((page, None) for page in pages if page is not None)

    def _meet(self, npc: SetUpNpc) -> None:
        """Somebody who stands on the tile can be talked to, defeated, frightened away."""
        self._enter(npc.dialogue, npc.speak, npc.defeated, npc.fled, *npc.filled)
        self.talks.update(page for page in (npc.dialogue, npc.speak) if page is not None)

    def _effects(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            if effect.terrain is not None:
                self._enter(effect.terrain.page)
            if effect.tracker is not None:
                self._enter(effect.tracker.page, effect.tracker.full)
            if effect.trigger is not None:
                self._enter(effect.trigger.page)
            for talk in (effect.talk, effect.speak):
                if talk is not None and talk.page is not None:
                    self._enter(talk.page)
                    self.talks.add(talk.page)
            if effect.place is not None and effect.place.npc not in self.placed:
                self.placed.add(effect.place.npc)
                for npc in self.chapter.setup.npcs:
                    if npc.id == effect.place.npc:
                        self._meet(npc)

    def after(self, pages: Iterable[str], *, past_combat: bool = True) -> set[str]:
        """These pages and everything that can be read after them."""
        found: set[str] = set()
        waiting = [page for page in pages if page in self.chapter.pages]
        while waiting:
            page = waiting.pop()
            if page not in found:
                found.add(page)
                if past_combat or self.chapter.pages[page].combat is None:
                    waiting += self.goals[page]
        return found


def _profile_effects(pack: Pack, chapter: Chapter) -> Iterator[Effect]:
    """What the cards and specials of the chapter's NPCs do: a tracker or a token may lead to a page."""
    profiles = pack.content.profiles
    for npc in chapter.setup.npcs:
        profile = profiles.get(npc.profile or "")
        if profile is None:
            continue
        written: list[Special | NpcCard] = [*profile.specials, *profile.cards.values()]
        written += [special for phase in profile.phases for special in phase.specials]
        for special in written:
            yield from (*special.on_reveal, *special.on_hit)


def check_graph(pack: Pack, findings: Findings) -> None:
    """Every chapter of the pack."""
    for chapter in pack.chapters():
        booklet = Booklet(pack, chapter)
        _check_reach(booklet, findings)
        _check_loops(booklet, findings)
        offers = chapter.conclusion.offers()
        if offers and all(offer.if_ is not None for offer in offers):
            findings.add("L218", pack.content.where("chapter", chapter.id, "conclusion", "next"))
        for ident, page in chapter.pages.items():
            _check_page(booklet, ident, page, findings)


def _check_reach(booklet: Booklet, findings: Findings) -> None:
    chapter, content = booklet.chapter, booklet.pack.content
    for page in chapter.pages:
        if page not in booklet.reached:
            place = content.where("page", f"{chapter.id}/{page}")
            findings.add("L202", place, page, name=page)
    if not any(chapter.pages[page].end == "chapter_success" for page in booklet.reached):
        findings.add("L210", content.where("chapter", chapter.id, "pages"), chapter=chapter.id)
    dialogues = booklet.after(booklet.talks, past_combat=False)
    for page in sorted(booklet.reached):
        if chapter.pages[page].end == "dialogue" and page not in dialogues:
            place = content.where("page", f"{chapter.id}/{page}", "end")
            findings.add("L216", place, page)


def _check_loops(booklet: Booklet, findings: Findings) -> None:
    """L204: pages that turn to each other by themselves. L205: pages from which no end can be reached."""
    chapter, content = booklet.chapter, booklet.pack.content
    circling: set[str] = set()
    settled: set[str] = set()
    for start in chapter.pages:
        way: dict[str, None] = {}
        page: str | None = start
        while page is not None and page in chapter.pages and page not in way and page not in settled:
            way[page] = None
            page = chapter.pages[page].goto
        if page in way:
            names = list(way)
            loop = names[names.index(page) :]
            circling.update(loop)
            place = content.where("page", f"{chapter.id}/{loop[0]}", "goto")
            findings.add("L204", place, loop[0], pages=" → ".join([*loop[:8], loop[0]]))
        settled.update(way)
    before: dict[str, list[str]] = {page: [] for page in chapter.pages}
    for page, goals in booklet.goals.items():
        for goal in goals:
            before[goal].append(page)
    ending = [page for page, written in chapter.pages.items() if _can_end(written)]
    good = set(ending)
    while ending:
        for page in before[ending.pop()]:
            if page not in good:
                good.add(page)
                ending.append(page)
    for page in chapter.pages:
        if page in booklet.reached and page not in good and page not in circling and booklet.goals[page]:
            findings.add("L205", content.where("page", f"{chapter.id}/{page}"), page, name=page)


def _can_end(page: Page) -> bool:
    """Whether a sequence can be over at a page: by its ``end``, or by a combat whose defeat fails the
    chapter."""
    return page.end is not None or (page.combat is not None and page.combat.lose is None)


def _check_page(booklet: Booklet, ident: str, page: Page, findings: Findings) -> None:
    content, key = booklet.pack.content, f"{booklet.chapter.id}/{ident}"
    options = page.choices or page.hypotheses
    if page.hourglass and len(page.choices) >= 2 and len({_leads(o) for o in options}) == 1:
        findings.add("L209", content.where("page", key, "hourglass"), ident)
    elif len(options) >= 2 and len({_leads(o) for o in options}) == 1:
        name = "choices" if page.choices else "hypotheses"
        findings.add("L217", content.where("page", key, name), ident)
    tests: list[tuple[Where, PageTest | None]] = [(("test",), page.test)]
    tests += [(("choices", i, "test"), option.test) for i, option in enumerate(page.choices)]
    for where, test in tests:
        if test is not None and test.success == test.failure:
            findings.add("L212", content.where("page", key, *where), ident, page=test.success)


def _leads(option: Option) -> tuple[str | None, PageTest | None, OptionCost | None]:
    """What choosing an option does: options that agree in this are one choice."""
    return option.goto, option.test, option.cost
