"""How to come to one page: the easiest way to it through its chapter, what the conditions on that way ask
for, and the pages of earlier chapters that give it.

The plan is a guess: it looks at one way and takes the easiest giver. Whoever plays it with several seeds
comes to most pages; ``nocturne campaign --pages`` lists the others.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from nocturne.chapters.authoring.quests import Atlas, Quest, atlas
from nocturne.chapters.authoring.roads import Needs
from nocturne.chapters.authoring.walking import wishes
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pages import Page, ladder

_DEEP = 3
"""How many givers stand behind each other in a plan at most."""
_GUARDED = 6
"""How many unguarded steps one with a condition is worth."""
_LATER = 4

Given = tuple[str, str]
"""Something a page gives: a flag, an item, an effect card, a counter moved up or down, by kind and name."""


_Guard = tuple[Condition | None, tuple[Condition, ...]]
"""What must hold on a step from page to page, and what must not."""
_OPEN: _Guard = (None, ())


class Way(Struct):
    """A way to a page: what must be true on it, what must not, and who must be in the party."""

    wanted: set[Given] = set()
    unwanted: set[Given] = set()
    characters: list[str] = []
    breaches: int = 0
    never_completed: set[str] = set()
    completed: set[str] = set()
    players: int = 0

    def add(self, condition: Condition | None, atlas_: Atlas) -> None:
        """What one condition asks for; of ``any``, the first."""
        if condition is None:
            return
        if condition.any_:
            self.add(condition.any_[0], atlas_)
        for one, wanted in wishes(condition):
            if condition.any_ and one is not condition:
                continue
            into = self.wanted if wanted else self.unwanted
            into.update(_asked(one))
            if wanted:
                self._add_person(one, atlas_)
                self.breaches = max(self.breaches, one.breaches or 0)
                self.players = max(self.players, one.players or 0)
                self.completed.update({one.completed} if one.completed else ())

    def avoid(self, condition: Condition) -> None:
        """A condition that must not hold, where it asks for one thing only."""
        asked = {given for one, wanted in wishes(condition) if wanted for given in _asked(one)}
        if len(asked) == 1 and condition.character is None:
            self.unwanted |= asked - self.wanted

    def _add_person(self, one: Condition, atlas_: Atlas) -> None:
        people = atlas_.book.characters
        if one.character is not None and one.character in people:
            self.characters.append(one.character)
        elif one.clan is not None:
            self.characters += [ident for ident, who in people.items() if who.clan == one.clan][:1]
        elif one.discipline is not None:
            line = one.discipline.id
            self.characters += [ident for ident, who in people.items() if line in who.disciplines][:1]


def _asked(one: Condition) -> Iterator[Given]:
    if one.flag is not None:
        yield "flag", one.flag
    if one.item is not None:
        yield "item", one.item
    if one.effect is not None:
        yield "effect", one.effect
    if one.counter is not None:
        yield "counter" if one.counter.at_least else "counter down", one.counter.id


def easiest_way(here: Atlas, chapter: str, page: str) -> Way:
    """The way to a page from where a sequence can begin, over as few conditions as possible."""
    before = _before(here, chapter)
    booklet = here.chapters[chapter].booklet
    best: dict[str, int] = {page: 0}
    conditions: dict[str, tuple[str, _Guard]] = {}
    waiting = [(0, page)]
    entry = ""
    while waiting:
        cost, now = heapq.heappop(waiting)
        if now in booklet.entries:
            entry = now
            break
        for source, guard, length in before.get(now, ()):
            far = cost + length + (_GUARDED if guard[0] is not None else 0)
            if far < best.get(source, 1 << 30):
                best[source] = far
                conditions[source] = now, guard
                heapq.heappush(waiting, (far, source))
    way = Way()
    written = here.book.chapters[chapter]
    now = entry or page
    for who, first in written.first_for.items():
        if first == now:
            way.characters.append(who)
    for npc in written.setup.npcs:
        if now in (npc.dialogue, npc.speak, npc.defeated, *npc.filled):
            way.add(npc.if_, here)
            for condition in _placing(written, npc.id):
                way.add(condition, here)
    while now != page and now in conditions:
        now, (step, others) = conditions[now]
        way.add(step, here)
        for one in others:
            way.avoid(one)
    return way


def _placing(chapter: Chapter, npc: str) -> list[Condition]:
    """The condition under which a page brings somebody to the tile; none where one does without."""
    effects = [effect for page in chapter.pages.values() for effect in page.effects]
    placing = [effect.if_ for effect in effects if effect.place is not None and effect.place.npc == npc]
    return [] if None in placing else [one for one in placing if one is not None][:1]


def _before(here: Atlas, chapter: str) -> dict[str, list[tuple[str, _Guard, int]]]:
    """For each page, those that lead to it, each with the conditions on the way and its length."""
    found: dict[str, list[tuple[str, _Guard, int]]] = {}
    map_ = here.chapters[chapter]
    for ident, page in map_.chapter.pages.items():
        guarded = dict(_guards(page))
        for goal, length in map_.links[ident]:
            guard = guarded.get(goal, _OPEN) if length == 1 else _OPEN
            found.setdefault(goal, []).append((ident, guard, length if length == 1 else _LATER))
    return found


def _guards(page: Page) -> Iterator[tuple[str, _Guard]]:
    """The pages that only a condition leads to, or the lack of those before it."""
    open_: set[str] = {page.goto} if page.goto is not None else set()
    guarded: list[tuple[str, _Guard]] = []
    for option in (*page.choices, *page.hypotheses):
        goals = [option.goto] if option.test is None else [option.test.success, option.test.failure]
        for goal in goals:
            if goal is not None and option.if_ is None:
                open_.add(goal)
            elif goal is not None and option.if_ is not None:
                guarded.append((goal, (option.if_, ())))
    before: list[Condition] = []
    for branch in page.branch:
        guarded.append((branch.goto, (branch.if_, tuple(before))))
        if branch.if_ is not None:
            before.append(branch.if_)
    yield from ((goal, guard) for goal, guard in guarded if goal not in open_)


def quest_to(pack: str, page: str, also: frozenset[str] = frozenset()) -> Quest:
    """A quest to read a page; where it leaves the players free they read what else is wanted."""
    here = atlas(pack)
    chapter = page.partition("/")[0]
    wanted, characters, breaches, flags_never = {page}, list[str](), 0, set[str]()
    items: set[str] = set()
    waiting = [(page, 0)]
    seen = {page}
    while waiting:
        name, depth = waiting.pop(0)
        way = easiest_way(here, *name.split("/"))
        characters += way.characters
        breaches = max(breaches, way.breaches)
        items |= {ident for kind, ident in way.wanted if kind == "item"}
        flags_never |= {ident for kind, ident in way.unwanted if kind == "flag"}
        if depth == _DEEP:
            continue
        for given in sorted(way.wanted):
            givers = [one for one in here.givers.get(given, ()) if one not in seen]
            wanted.update(givers)
            if givers:
                easiest = min(givers, key=lambda one: len(easiest_way(here, *one.split("/")).wanted))
                seen.add(easiest)
                waiting.append((easiest, depth + 1))
    road = here.roads.needed_for(chapter)
    needs = Needs(road.flags, road.never | flags_never, (*road.characters, *characters))
    breaches = max(breaches, here.roads.breaches.get(chapter, 0))
    quest = Quest(pack, aim=chapter, pages=wanted | also, needs=needs, breaches=breaches, items=items)
    quest.unpractised = bool(low_roll(pack, page))
    return quest


@cache
def low_roll(pack: str, page: str) -> tuple[str, str] | tuple[()]:
    """The attribute and the skill of the test whose failure, or poorest result, leads to a page;
    nothing where it takes none."""
    chapter, _, goal = page.partition("/")
    for written in atlas(pack).book.chapters[chapter].pages.values():
        tests = [written.test, *(option.test for option in (*written.choices, *written.hypotheses))]
        for test in tests:
            if test is not None and test.failure == goal:
                return test.attr, test.skill
        search = written.investigate
        if search is not None and search.results[ladder(search.results)[0][2]] == goal:
            return search.attr, search.skill
    return ()
