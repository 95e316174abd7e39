"""L28x: no text names what its reader may not have met.

The campaign lists ``facts``: persons and things, with the words that name them. A page tells a fact
(``tells``, or any page of a dialogue with a person of that name), a figure on the tile is told by its name,
and a condition may show that a fact is known: by its own flag, by a flag that only pages set which know it,
by a chapter after which it is known. Every route is followed at once: what is known at a page is what all
ways to it have told, through all chapters that can come before. A page that names a fact without it is found,
with one such route.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from nocturne.chapters.authoring.findings import Findings
from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.campaign import Campaign, Ending, Envelope, Fact, Interlude
from nocturne.chapters.content.chapter import Chapter, SetUpNpc
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.model import Text
from nocturne.chapters.content.pages import Page
from nocturne.kernel.strict_yaml import Where

Facts = frozenset[str]
Labels = dict[str, Facts]


class Names:
    """The words by which facts are named in a text, and what conditions show. ``by_flag`` and ``by_chapter``
    hold what is known wherever a flag is set or a chapter was won; until ``Routes`` has found it,
    everything."""

    def __init__(self, facts: dict[str, Fact]) -> None:
        self.facts = facts
        self.everything = frozenset(facts)
        self.by_flag: dict[str, Facts] = {}
        self.by_chapter: dict[str, Facts] = {}
        self._patterns = {
            ident: {lang: _pattern(getattr(fact, lang)) for lang in ("fr", "en")}
            for ident, fact in facts.items()
        }
        self._any = {
            lang: _pattern(word for fact in facts.values() for word in getattr(fact, lang))
            for lang in ("fr", "en")
        }

    def in_text(self, text: Text) -> dict[str, str]:
        """The facts a text names, in either language, with the word that does."""
        found: dict[str, str] = {}
        for lang, any_ in self._any.items():  # most texts name nobody
            written = getattr(text, lang)
            if any_.search(written):
                for ident, patterns in self._patterns.items():
                    seen = patterns[lang].search(written)
                    if seen:
                        found.setdefault(ident, seen[0])
        return found

    def shown_by(self, condition: Condition | None, labels: Labels | None = None) -> Facts:
        """The facts that are known where a condition holds; of ``any``, those that every part shows.
        ``labels``: the facts that the names under a chapter's figures tell."""
        if condition is None:
            return frozenset()
        shown = {
            ident
            for ident, fact in self.facts.items()
            if (fact.flag is not None and condition.flag == fact.flag)
            or (condition.completed is not None and condition.completed in fact.told_in)
        }
        if condition.flag is not None:
            shown |= self.by_flag.get(condition.flag, self.everything)
        if condition.completed is not None:
            shown |= self.by_chapter.get(condition.completed, self.everything)
        if condition.npc_present is not None and labels is not None:
            shown |= labels.get(condition.npc_present, frozenset())
        for part in condition.all_:
            shown |= self.shown_by(part, labels)
        if condition.any_:
            shown |= frozenset.intersection(*(self.shown_by(part, labels) for part in condition.any_))
        return frozenset(shown)


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    listed = "|".join(re.escape(word) for word in words)
    return re.compile(rf"(?<!\w)(?:{listed})(?!\w)") if listed else re.compile(r"(?!)")


class Links:
    """The ways through one chapter: from page to page, each with its condition, and from outside."""

    def __init__(self, pack: Pack, chapter: Chapter, names: Names) -> None:
        self.chapter = chapter
        self.booklet = Booklet(pack, chapter)
        self.onward: dict[str, list[tuple[str, Condition | None]]] = {}
        for ident in self.booklet.reached:
            page = chapter.pages[ident]
            opened = [(goal, e.if_) for e in page.effects for goal in self._opened(e)]
            ways = [
                (goal, c) for goal in dict.fromkeys(self.booklet.goals[ident]) for c in _guards(page, goal)
            ]
            self.onward[ident] = [one for one in (*ways, *opened) if one[0] in self.booklet.reached]
        self.from_outside = [one for one in self._from_outside() if one[0] in self.booklet.reached]
        people = chapter.setup.npcs
        self.labels = {npc.id: frozenset(names.in_text(_label(pack, npc))) for npc in people}
        standing = [self.labels[npc.id] for npc in people if npc.at is not None and npc.if_ is None]
        self.on_tile = frozenset[str]().union(*standing)

    def placed_by(self, page: Page) -> Facts:
        """The facts that the names under the figures a page places tell."""
        placed = [effect.place.npc for effect in page.effects if effect.place is not None and not effect.if_]
        return frozenset[str]().union(*(self.labels.get(npc, frozenset()) for npc in placed))

    def _from_outside(self) -> Iterator[tuple[str, Condition | None]]:
        """The pages that no page opens: behind tokens and hexes, with people on the tile, after the fight."""
        chapter = self.chapter
        plain = [chapter.first, *chapter.first_for.values(), chapter.won, chapter.lost]
        plain += [token.page for token in chapter.setup.tokens]
        plain += [trigger.page for trigger in chapter.setup.triggers]
        yield from ((page, None) for page in plain if page is not None)
        for npc in chapter.setup.npcs:
            if npc.at is not None:
                yield from ((page, npc.if_) for page in _with(npc))
        inner = {goal for ways in self.onward.values() for goal, _ in ways}
        yield from ((page, None) for page in self.booklet.entries if page not in inner)

    def _opened(self, effect: Effect) -> Iterator[str]:
        """The pages an effect opens for later."""
        named = [one.page for one in (effect.talk, effect.speak) if one is not None]
        named += [effect.terrain.page] if effect.terrain is not None else []
        named += [effect.trigger.page] if effect.trigger is not None else []
        if effect.tracker is not None:
            named += [effect.tracker.page, effect.tracker.full]
        if effect.place is not None:
            own = [npc for npc in self.chapter.setup.npcs if npc.id == effect.place.npc and npc.at is None]
            named += [page for npc in own for page in _with(npc)]
        yield from (page for page in named if page is not None)


def _label(pack: Pack, npc: SetUpNpc) -> Text:
    """The name under a figure."""
    profile = pack.content.profiles.get(npc.profile or "")
    return npc.name or (profile.name if profile is not None else Text(fr="", en=""))


def _with(npc: SetUpNpc) -> list[str]:
    """The pages read with somebody."""
    pages = (npc.dialogue, npc.speak, npc.defeated, npc.fled, *npc.filled)
    return [page for page in pages if page is not None]


def _guards(page: Page, goal: str) -> list[Condition | None]:
    """For each way from a page to another, its condition."""
    found: list[Condition | None] = []
    for option in (*page.choices, *page.hypotheses):
        leads = {option.goto} | ({option.test.success, option.test.failure} if option.test else set())
        if goal in leads:
            found.append(option.if_)
    found += [branch.if_ for branch in page.branch if branch.goto == goal]
    plain = [page.goto, *(page.investigate.results.values() if page.investigate else ())]
    plain += [page.test.success, page.test.failure] if page.test else []
    plain += [page.combat.win, page.combat.lose] if page.combat else []
    return found + [None] * (goal in plain)


class Known:
    """What is known on the pages of one chapter, given what is known at its start."""

    def __init__(self, links: Links, names: Names, start: Facts) -> None:
        self.links = links
        self.chapter = links.chapter
        self.booklet = links.booklet
        self.names = names
        self.start = start | frozenset(self.chapter.tells)
        self.at = self._flow()

    def told_by(self, ident: str) -> Facts:
        """What a page tells: what it says it tells, the person it is a dialogue with, whom it places."""
        page = self.chapter.pages[ident]
        person = ident.split(".")[1] if ident.startswith("D.") else ""
        own = {person} if person in self.names.facts else set()
        return frozenset({*page.tells, *page.knows, *own}) | self.links.placed_by(page)

    def shown_by(self, condition: Condition | None) -> Facts:
        """The facts that are known where a condition of this chapter holds."""
        return self.names.shown_by(condition, self.links.labels)

    def after(self, ident: str) -> Facts:
        """What is known once a page was read."""
        return self.at.get(ident, self.start) | self.told_by(ident)

    def _flow(self) -> dict[str, Facts]:
        """The greatest solution: everything is taken for known, until a way shows that it is not."""
        at = dict.fromkeys(self.booklet.reached, self.names.everything | self.start)
        self.at = at
        on_tile = self.start | self.links.on_tile
        first = self.chapter.first
        begun = on_tile | (self.told_by(first) if first in self.chapter.pages else frozenset())
        for goal, condition in self.links.from_outside:
            at[goal] &= (on_tile if goal == first else begun) | self.shown_by(condition)
        waiting = list(at)
        while waiting:
            ident = waiting.pop()
            known = self.after(ident)
            for goal, condition in self.links.onward[ident]:
                now = at[goal] & (known | self.shown_by(condition))
                if now != at[goal]:
                    at[goal] = now
                    waiting.append(goal)
        return at

    @cached_property
    def at_success(self) -> Facts:
        """What is known when the chapter is won, whichever way."""
        wins = [i for i in self.booklet.reached if self.chapter.pages[i].end == "chapter_success"]
        known = [self.after(ident) for ident in wins]
        told = frozenset(self.chapter.conclusion.tells)
        return (frozenset.intersection(*known) if known else self.start) | told

    def way_without(self, fact: str, goal: str) -> list[str]:
        """A way to a page on which a fact is never told."""
        way, here = [goal], goal
        outside = {page for page, condition in self.links.from_outside}
        while here not in outside:
            before = next((i for i in self._before(here, fact) if i not in way), None)
            if before is None:
                break
            way.insert(0, before)
            here = before
        return way

    def _before(self, goal: str, fact: str) -> Iterator[str]:
        for ident, ways in self.links.onward.items():
            for page, condition in ways:
                if page == goal and fact not in self.after(ident) | self.shown_by(condition):
                    yield ident


class Routes:
    """The orders in which chapters can be played, and what is known at the start of each."""

    def __init__(self, pack: Pack, names: Names) -> None:
        self.pack = pack
        self.names = names
        self.chapters = pack.content.chapters
        self.before = self._before()
        self._links = {i: Links(pack, chapter, names) for i, chapter in self.chapters.items()}
        self.known = self._flow()
        while self._learn():
            self.known = self._flow()

    def _learn(self) -> bool:
        """Find what every flag and every chapter shows, by what is known where it is set or won. Whether
        that is less than was taken for known."""
        by_chapter = {ident: known.at_success for ident, known in self.known.items()}
        by_flag: dict[str, Facts] = {}
        for part, effect in self.pack.every(Effect):
            if effect.flag is None:
                continue
            known = frozenset[str]()
            if part.chapter and part.page:
                if part.page not in self.known[part.chapter].at:
                    continue
                known = self.known[part.chapter].after(part.page)
            elif part.chapter:
                known = self.known[part.chapter].at_success
            known |= self.names.shown_by(effect.if_)
            by_flag[effect.flag] = by_flag.get(effect.flag, self.names.everything) & known
        learnt = (by_flag, by_chapter) != (self.names.by_flag, self.names.by_chapter)
        self.names.by_flag, self.names.by_chapter = by_flag, by_chapter
        return learnt

    def _before(self) -> dict[str, list[str]]:
        """The chapters that can come right before each one; empty for those that can come first. An optional
        or breach chapter may be missed, so it never comes before another here."""
        campaign = self.pack.content.campaign
        assert campaign is not None
        before: dict[str, list[str]] = {ident: [] for ident in self.chapters}
        order = [ident for ident in campaign.order if ident in self.chapters]
        for i, ident in enumerate(order):
            offered = [one.chapter for one in self.chapters[ident].conclusion.offers()]
            ends = self.chapters[ident].conclusion.all_endings()
            for goal in offered or ([] if ends else order[i + 1 : i + 2]):
                if goal in before:
                    before[goal].append(ident)
        for ident, chapter in self.chapters.items():
            if ident not in order:
                for offer in chapter.conclusion.offers():
                    if offer.chapter in before:
                        before[offer.chapter].append(ident)
        for part, effect in self.pack.every(Effect):
            if effect.unlock in before and part.chapter:
                before[effect.unlock].append(part.chapter)
        return before

    def _flow(self) -> dict[str, Known]:
        everything = frozenset(self.names.facts)
        start = {ident: everything if self.before[ident] else frozenset[str]() for ident in self.chapters}
        known = {i: Known(self._links[i], self.names, start[i]) for i in self.chapters}
        waiting = list(self.chapters)
        while waiting:
            ident = waiting.pop(0)
            now = frozenset[str]()
            if self.before[ident]:
                now = frozenset.intersection(*(known[before].at_success for before in self.before[ident]))
            if now != start[ident]:
                start[ident] = now
                known[ident] = Known(self._links[ident], self.names, now)
                waiting += [goal for goal, sources in self.before.items() if ident in sources]
        return known

    def route_without(self, fact: str, chapter: str) -> list[str]:
        """The chapters of one route to a chapter on which a fact is never told."""
        way, here = [chapter], chapter
        while True:
            sources = [b for b in self.before[here] if fact not in self.known[b].at_success and b not in way]
            if not sources:
                return way
            here = sources[0]
            way.insert(0, here)


def check_routes(pack: Pack, findings: Findings) -> None:
    """L280: a text names what a route has not met. L281: a fact that nothing tells, or no text names."""
    campaign = pack.content.campaign
    if campaign is None or not campaign.facts:
        return
    names = Names(campaign.facts)
    routes = Routes(pack, names)
    named: set[str] = set()
    told: set[str] = set()
    for chapter in pack.chapters():
        known = routes.known[chapter.id]
        told |= {*chapter.tells, *chapter.conclusion.tells}
        for ident in sorted(known.booklet.reached):
            told |= known.told_by(ident)
        for where, page, text, facts in _texts(known):
            for fact, word in names.in_text(text).items():
                named.add(fact)
                if fact not in facts:
                    chapters = " → ".join(routes.route_without(fact, chapter.id)[-4:])
                    pages = " → ".join(known.way_without(fact, page)[-5:]) if page else "-"
                    place = (
                        pack.content.where("page", f"{chapter.id}/{page}", *where)
                        if page
                        else pack.content.where("chapter", chapter.id, *where)
                    )
                    findings.add("L280", place, page, fact=fact, word=word, chapters=chapters, pages=pages)
    for where, text, facts, after in _between(routes, campaign):
        for fact, word in names.in_text(text).items():
            named.add(fact)
            if fact not in facts:
                place = pack.content.where("campaign", "campaign", *where)
                findings.add("L280", place, "", fact=fact, word=word, chapters=after, pages="-")
    for ident, written in campaign.facts.items():
        place = pack.content.where("campaign", "campaign", "facts", ident)
        if ident not in told and written.flag is None:
            findings.add("L281", place, name=ident)
        elif ident not in named:
            findings.add("L281", place, "", "unnamed", name=ident)


def _texts(known: Known) -> Iterator[tuple[Where, str, Text, Facts]]:
    """Every text of a chapter a reader may read, with what is known by then. A text tells what its page
    tells."""
    chapter = known.chapter
    yield ("intro",), "", chapter.intro, known.start
    for i, recalled in enumerate(chapter.intro_texts):
        yield ("intro_texts", i), "", recalled.text, known.start | known.shown_by(recalled.if_)
        if recalled.else_ is not None:
            yield ("intro_texts", i, "else"), "", recalled.else_, known.start
    for ident in sorted(known.booklet.reached):
        page, facts = chapter.pages[ident], known.after(ident)
        yield ("text",), ident, page.text, facts
        for i, recalled in enumerate(page.texts):
            yield ("texts", i), ident, recalled.text, facts | known.shown_by(recalled.if_)
            if recalled.else_ is not None:
                yield ("texts", i, "else"), ident, recalled.else_, facts
        for key in ("choices", "hypotheses"):
            for i, option in enumerate(getattr(page, key)):
                yield (key, i, "text"), ident, option.text, facts | known.shown_by(option.if_)
    conclusion, won = chapter.conclusion, known.at_success
    yield ("conclusion", "text"), "", conclusion.text, won
    for i, recalled in enumerate(conclusion.texts):
        yield ("conclusion", "texts", i), "", recalled.text, won | known.shown_by(recalled.if_)
        if recalled.else_ is not None:
            yield ("conclusion", "texts", i, "else"), "", recalled.else_, won


def _between(routes: Routes, campaign: Campaign) -> Iterator[tuple[Where, Text, Facts, str]]:
    """Every text read between chapters, with what is known by then and a chapter it can come after. An
    envelope can be opened in the first chapter; a memory is shown where its condition holds."""
    tales: list[tuple[Where, Interlude | Envelope | Ending, list[str]]] = []
    tales += [(("interludes", i), one, [*one.chapters()]) for i, one in enumerate(campaign.interludes)]
    tales += [(("envelopes", number), one, []) for number, one in campaign.envelopes.items()]
    for ident, ending in campaign.endings.items():
        last = [c.id for c in routes.chapters.values() if ident in c.conclusion.all_endings()]
        tales.append((("endings", ident), ending, last))
    for where, tale, last in tales:
        known = [routes.known[ident].at_success for ident in last if ident in routes.known]
        facts = frozenset.intersection(*known) if known else frozenset[str]()
        facts |= routes.names.shown_by(tale.if_) if isinstance(tale, Interlude) else frozenset()
        after = last[0] if last else "-"
        yield (*where, "text"), tale.text, facts, after
        for i, recalled in enumerate(tale.texts):
            yield (*where, "texts", i), recalled.text, facts | routes.names.shown_by(recalled.if_), after
            if recalled.else_ is not None:
                yield (*where, "texts", i, "else"), recalled.else_, facts, after
    for i, memory in enumerate(campaign.memories):
        yield ("memories", i), memory.text, routes.names.shown_by(memory.if_), "-"
