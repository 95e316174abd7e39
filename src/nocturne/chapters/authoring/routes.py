"""L28x: no text names what its reader may not have met.

The campaign lists ``facts``: persons and things, with the words that name them. A page tells a fact
(``tells``, or any page of a dialogue with a person of that name), a condition may show that it is known.
Every route is followed at once: what is known at a page is what all ways to it have told, through all
chapters that can come before. A page that names a fact without it is found, with one such route.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property

from nocturne.chapters.authoring.findings import Findings
from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.walking import Pack, wishes
from nocturne.chapters.content.campaign import Fact
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.model import Text
from nocturne.chapters.content.pages import Page
from nocturne.kernel.strict_yaml import Where

Facts = frozenset[str]


class Names:
    """The words by which facts are named in a text."""

    def __init__(self, facts: dict[str, Fact]) -> None:
        self.facts = facts
        self._patterns = {
            ident: {lang: _pattern(getattr(fact, lang)) for lang in ("fr", "en")}
            for ident, fact in facts.items()
        }

    def in_text(self, text: Text) -> dict[str, str]:
        """The facts a text names, in either language, with the word that does."""
        found: dict[str, str] = {}
        for ident, patterns in self._patterns.items():
            for lang in ("fr", "en"):
                seen = patterns[lang].search(getattr(text, lang))
                if seen:
                    found.setdefault(ident, seen[0])
        return found

    def shown_by(self, condition: Condition | None) -> Facts:
        """The facts that are known where a condition holds."""
        if condition is None:
            return frozenset()
        asked = [one for one, wanted in wishes(condition) if wanted and not one.any_]
        return frozenset(
            ident
            for ident, fact in self.facts.items()
            for one in asked
            if (fact.flag is not None and one.flag == fact.flag)
            or (one.completed is not None and one.completed in fact.told_in)
        )


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    listed = "|".join(re.escape(word) for word in words)
    return re.compile(rf"(?<!\w)(?:{listed})(?!\w)") if listed else re.compile(r"(?!)")


class Known:
    """What is known on the pages of one chapter, given what is known at its start."""

    def __init__(self, pack: Pack, chapter: Chapter, names: Names, start: Facts) -> None:
        self.chapter = chapter
        self.names = names
        self.booklet = Booklet(pack, chapter)
        self.start = start | frozenset(chapter.tells)
        self.at = self._flow()

    def told_by(self, ident: str) -> Facts:
        """What a page tells: what it says it tells, and the person it is a dialogue with."""
        page = self.chapter.pages[ident]
        person = ident.split(".")[1] if ident.startswith("D.") else ""
        own = {person} if person in self.names.facts else set()
        return frozenset({*page.tells, *page.knows, *own})

    def after(self, ident: str) -> Facts:
        """What is known once a page was read."""
        return self.at.get(ident, self.start) | self.told_by(ident)

    def ways_to(self, goal: str) -> Iterator[tuple[str, Facts]]:
        """The pages that lead to a page, with what is known on that way."""
        for ident, page in self.chapter.pages.items():
            if ident not in self.booklet.reached:
                continue
            for shown in _guards(page, goal, self.names):
                yield ident, self.after(ident) | shown

    def _flow(self) -> dict[str, Facts]:
        """The greatest solution: everything is taken for known, until a way shows that it is not."""
        everything = frozenset(self.names.facts) | self.start
        at = dict.fromkeys(self.booklet.reached, everything)
        first = self.chapter.first
        told_first = self.told_by(first) if first in self.chapter.pages else frozenset()
        for entry in self.booklet.entries:
            if entry in at:
                at[entry] = self.start if entry == first else self.start | told_first
        self.at = at
        waiting = list(at)
        while waiting:
            ident = waiting.pop()
            page = self.chapter.pages[ident]
            for goal in dict.fromkeys(self.booklet.goals[ident]):
                for shown in _guards(page, goal, self.names):
                    now = at[goal] & (self.after(ident) | shown)
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
        while here not in self.booklet.entries:
            before = next((i for i, known in self.ways_to(here) if fact not in known and i not in way), None)
            if before is None:
                break
            way.insert(0, before)
            here = before
        return way


def _guards(page: Page, goal: str, names: Names) -> list[Facts]:
    """For each way from a page to another, what its condition shows."""
    found: list[Facts] = []
    for option in (*page.choices, *page.hypotheses):
        leads = {option.goto} | ({option.test.success, option.test.failure} if option.test else set())
        if goal in leads:
            found.append(names.shown_by(option.if_))
    found += [names.shown_by(branch.if_) for branch in page.branch if branch.goto == goal]
    plain = [page.goto, *(page.investigate.results.values() if page.investigate else ())]
    plain += [page.test.success, page.test.failure] if page.test else []
    plain += [page.combat.win, page.combat.lose] if page.combat else []
    return found + [frozenset()] * (goal in plain)


class Routes:
    """The orders in which chapters can be played, and what is known at the start of each."""

    def __init__(self, pack: Pack, names: Names) -> None:
        self.pack = pack
        self.names = names
        self.chapters = pack.content.chapters
        self.before = self._before()
        self.known = self._flow()

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
        known = {i: Known(self.pack, chapter, self.names, start[i]) for i, chapter in self.chapters.items()}
        waiting = list(self.chapters)
        while waiting:
            ident = waiting.pop(0)
            now = frozenset[str]()
            if self.before[ident]:
                now = frozenset.intersection(*(known[before].at_success for before in self.before[ident]))
            if now != start[ident]:
                start[ident] = now
                known[ident] = Known(self.pack, self.chapters[ident], self.names, now)
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
    for ident, written in campaign.facts.items():
        place = pack.content.where("campaign", "campaign", "facts", ident)
        if ident not in told and written.flag is None:
            findings.add("L281", place, name=ident)
        elif ident not in named:
            findings.add("L281", place, "", "unnamed", name=ident)


def _texts(known: Known) -> Iterator[tuple[Where, str, Text, Facts]]:
    """Every text of a chapter a reader may read, with what is known by then. A text tells what its page
    tells."""
    chapter, names = known.chapter, known.names
    yield ("intro",), "", chapter.intro, known.start
    for i, recalled in enumerate(chapter.intro_texts):
        yield ("intro_texts", i), "", recalled.text, known.start | names.shown_by(recalled.if_)
    for ident in sorted(known.booklet.reached):
        page, facts = chapter.pages[ident], known.after(ident)
        yield ("text",), ident, page.text, facts
        for i, recalled in enumerate(page.texts):
            yield ("texts", i), ident, recalled.text, facts | names.shown_by(recalled.if_)
            if recalled.else_ is not None:
                yield ("texts", i, "else"), ident, recalled.else_, facts
        for key in ("choices", "hypotheses"):
            for i, option in enumerate(getattr(page, key)):
                yield (key, i, "text"), ident, option.text, facts | names.shown_by(option.if_)
    conclusion, won = chapter.conclusion, known.at_success
    yield ("conclusion", "text"), "", conclusion.text, won
    for i, recalled in enumerate(conclusion.texts):
        yield ("conclusion", "texts", i), "", recalled.text, won | names.shown_by(recalled.if_)
