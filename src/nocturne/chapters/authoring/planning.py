"""How to come to one page: the easiest way to it through its chapter, what the conditions on that way ask
for, and the pages of earlier chapters that give it.

The plan is a guess: it looks at one way and takes the easiest giver. Whoever plays it with several seeds
comes to most pages; ``nocturne campaign --pages`` lists the others.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator

from msgspec import Struct

from nocturne.chapters.authoring.quests import Atlas, Quest, atlas
from nocturne.chapters.authoring.roads import Needs
from nocturne.chapters.authoring.walking import wishes
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pages import Page

_DEEP = 3
"""How many givers stand behind each other in a plan at most."""
_GUARDED = 6
"""How many unguarded steps one with a condition is worth."""
_LATER = 4

Given = tuple[str, str]
"""Something a page gives: a flag, an item, an effect card, a counter moved up or down, by kind and name."""


class Way(Struct):
    """A way to a page: what must be true on it, what must not, and who must be in the party."""

    wanted: set[Given] = set()
    unwanted: set[Given] = set()
    characters: list[str] = []
    breaches: int = 0
    never_completed: set[str] = set()
    completed: set[str] = set()

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
                self.completed.update({one.completed} if one.completed else ())

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
    conditions: dict[str, tuple[str, Condition | None]] = {}
    waiting = [(0, page)]
    entry = ""
    while waiting:
        cost, now = heapq.heappop(waiting)
        if now in booklet.entries:
            entry = now
            break
        for source, condition, length in before.get(now, ()):
            far = cost + length + (_GUARDED if condition is not None else 0)
            if far < best.get(source, 1 << 30):
                best[source] = far
                conditions[source] = now, condition
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
    while now != page and now in conditions:
        now, condition = conditions[now]
        way.add(condition, here)
    return way


def _before(here: Atlas, chapter: str) -> dict[str, list[tuple[str, Condition | None, int]]]:
    """For each page, those that lead to it, each with the condition on the way and its length."""
    found: dict[str, list[tuple[str, Condition | None, int]]] = {}
    map_ = here.chapters[chapter]
    for ident, page in map_.chapter.pages.items():
        guarded = dict(_guards(page))
        for goal, length in map_.links[ident]:
            condition = guarded.get(goal) if length == 1 else None
            found.setdefault(goal, []).append((ident, condition, length if length == 1 else _LATER))
    return found


def _guards(page: Page) -> Iterator[tuple[str, Condition]]:
    """The pages that only a condition leads to."""
    open_: set[str] = {page.goto} if page.goto is not None else set()
    guarded: list[tuple[str, Condition]] = []
    for option in (*page.choices, *page.hypotheses):
        goals = [option.goto] if option.test is None else [option.test.success, option.test.failure]
        for goal in goals:
            if goal is not None and option.if_ is None:
                open_.add(goal)
            elif goal is not None and option.if_ is not None:
                guarded.append((goal, option.if_))
    for branch in page.branch:
        if branch.if_ is not None:
            guarded.append((branch.goto, branch.if_))
        else:
            open_.add(branch.goto)
    yield from ((goal, condition) for goal, condition in guarded if goal not in open_)


def quest_to(pack: str, page: str, also: frozenset[str] = frozenset()) -> Quest:
    """A quest to read a page; where it leaves the players free they read what else is wanted."""
    here = atlas(pack)
    chapter = page.partition("/")[0]
    wanted, characters, breaches, flags_never = {page}, list[str](), 0, set[str]()
    waiting = [(page, 0)]
    seen = {page}
    while waiting:
        name, depth = waiting.pop(0)
        way = easiest_way(here, *name.split("/"))
        characters += way.characters
        breaches = max(breaches, way.breaches)
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
    others = {one for one in also if not one.startswith(f"{chapter}/")}
    breaches = max(breaches, here.roads.breaches.get(chapter, 0))
    return Quest(pack, aim=chapter, pages=wanted | others, needs=needs, breaches=breaches)
