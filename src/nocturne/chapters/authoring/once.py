"""Which pages give their gifts only once, however often a dialogue is held.

Every way to a page may ask that something has not happened yet: that a flag is not set, that somebody can
still be talked to, that the chapter is not over. If reading the page surely makes it happen, on the way
there, on the page, or on all ways on from it, then nobody reads the page a second time.
"""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.walking import wishes
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.pages import Page, next_pages

Facts = frozenset[str]
"""Things that can happen once: flags by their name, clues (``:clue:1``), a page that was said, a talk that is
closed, the end of the chapter."""

_OVER = ":over"
_GIFTS = ("success_tokens", "xp", "boons")


class Once:
    """The pages of a booklet that are read once."""

    def __init__(self, booklet: Booklet) -> None:
        self.booklet = booklet
        self.written = booklet.chapter.pages
        effects = [effect for page in self.written.values() for effect in page.effects]
        self.undone = {effect.unflag for effect in effects}
        self.offered = {(e.talk.npc, e.talk.page) for e in effects if e.talk is not None}
        self.returning = {effect.place.npc for effect in effects if effect.place is not None}
        self.first_talks = {
            npc.id: npc.dialogue for npc in booklet.chapter.setup.npcs if npc.dialogue is not None
        }
        self.ways = {ident: _ways_on(page) for ident, page in self.written.items()}
        asked = frozenset[str]().union(*(guard for ways in self.ways.values() for _, guard in ways))
        self.does = {ident: self._done_on(ident, page, asked) for ident, page in self.written.items()}
        self.everything: Facts = frozenset({_OVER}).union(*self.does.values())

    def pages(self) -> set[str]:
        """All pages that are read once, or whose gifts are."""
        asked, before = self._flow_in()
        after = self._flow_out()
        found = {
            ident
            for ident in self.booklet.reached
            if asked[ident] & (before[ident] | self.does[ident] | after[ident])
        }
        return found | {ident for ident in self.booklet.reached if self._gives_once(ident)}

    def _gives_once(self, ident: str) -> bool:
        effects = self.written[ident].effects
        gifts = [e for e in effects if any((getattr(e, kind) or 0) > 0 for kind in _GIFTS)]
        return bool(gifts) and all(_asked_not(e.if_) & self.does[ident] for e in gifts)

    # -- what a page surely does

    def _done_on(self, ident: str, page: Page, asked: Facts) -> Facts:
        """The facts a page brings about, of those that some way asks about."""
        sure = [effect for effect in page.effects if effect.if_ is None]
        found = {effect.flag for effect in sure if effect.flag is not None} - self.undone
        found |= {f":clue:{effect.clue}" for effect in sure if effect.clue is not None}
        found &= asked | _asked_by_gifts(page)
        found |= {f":closed:{first}" for first in self._closed_by(sure)}
        if ident in self.booklet.talks and not page.repeatable:
            found.add(f":said:{ident}")
        if page.end in ("chapter_success", "chapter_failure"):
            found.add(_OVER)
        return frozenset(found)

    def _closed_by(self, effects: Iterable[Effect]) -> Iterable[str]:
        """The first pages of talks that cannot be held again after some effects."""
        for effect in effects:
            npc = effect.talk.npc if effect.talk is not None else effect.remove
            if npc is None or npc not in self.first_talks:
                continue
            first = self.first_talks[npc]
            moved = effect.talk is not None and effect.talk.page != first
            gone = effect.remove is not None and npc not in self.returning
            if (moved or gone) and (npc, first) not in self.offered:
                yield first

    # -- what is asked on all ways to a page, and what they have surely done

    def _flow_in(self) -> tuple[dict[str, Facts], dict[str, Facts]]:
        """The greatest solution: everything, until a way shows that it is not asked, or not done."""
        asked = dict.fromkeys(self.written, self.everything)
        before = dict.fromkeys(self.written, self.everything)
        for entry in self.booklet.entries:
            if entry in asked:
                asked[entry] = frozenset({_OVER, f":closed:{entry}", f":said:{entry}"})
                before[entry] = frozenset()
        waiting = dict.fromkeys(self._in_order())
        while waiting:
            ident = next(iter(waiting))
            del waiting[ident]
            for goal, guard in self.ways[ident]:
                if goal not in asked:
                    continue
                now_asked = asked[goal] & (asked[ident] | guard)
                now_before = before[goal] & (before[ident] | self.does[ident])
                if (now_asked, now_before) != (asked[goal], before[goal]):
                    asked[goal], before[goal] = now_asked, now_before
                    waiting[goal] = None
        return asked, before

    def _in_order(self) -> list[str]:
        """The pages that can be reached, each after one that leads to it: so few are looked at twice."""
        found: dict[str, None] = {}
        for entry in self.booklet.entries:
            waiting = [entry]
            while waiting:
                ident = waiting.pop()
                if ident in self.written and ident not in found:
                    found[ident] = None
                    waiting += [goal for goal, _ in self.ways[ident]]
        return list(found)

    # -- what surely happens after a page

    def _flow_out(self) -> dict[str, Facts]:
        after = dict.fromkeys(self.written, self.everything)
        sources: dict[str, list[str]] = {}
        for ident, ways in self.ways.items():
            for goal, _ in ways:
                sources.setdefault(goal, []).append(ident)
        waiting = dict.fromkeys(reversed(self._in_order()))
        while waiting:
            ident = next(iter(waiting))
            del waiting[ident]
            now = self._after(ident, after)
            if now != after[ident]:
                after[ident] = now
                waiting.update(dict.fromkeys(sources.get(ident, [])))
        return after

    def _after(self, ident: str, after: dict[str, Facts]) -> Facts:
        page = self.written[ident]
        if page.end in ("chapter_success", "chapter_failure"):
            return self.everything
        if page.end is not None:
            return frozenset()
        goals = [goal for goal, _ in self.ways[ident] if goal in after]
        if page.combat is not None and page.combat.lose is None and self.booklet.chapter.lost is not None:
            return frozenset()
        if not goals:
            return frozenset()
        return frozenset.intersection(*(self.does[goal] | after[goal] for goal in goals))


def _ways_on(page: Page) -> list[tuple[str, Facts]]:
    """The pages after a page, each with what the way asks not to have happened."""
    found = list[tuple[str, Facts]]()
    for option in (*page.choices, *page.hypotheses):
        goals = [option.goto] if option.test is None else [option.test.success, option.test.failure]
        found += [(goal, _asked_not(option.if_)) for goal in goals if goal is not None]
    found += [(branch.goto, _asked_not(branch.if_)) for branch in page.branch]
    for place, goal in next_pages(page):
        if place.split(".")[0] not in ("choices", "hypotheses", "branch"):
            found.append((goal, frozenset()))
    return found


def _asked_by_gifts(page: Page) -> Facts:
    return frozenset[str]().union(*(_asked_not(effect.if_) for effect in page.effects))


def _asked_not(condition: Condition | None) -> Facts:
    """The flags and clues a condition asks not to be there."""
    if condition is None:
        return frozenset()
    refused = [one for one, wanted in wishes(condition) if not wanted]
    flags = {one.flag for one in refused if one.flag is not None}
    return frozenset(flags | {f":clue:{one.clue}" for one in refused if one.clue is not None})
