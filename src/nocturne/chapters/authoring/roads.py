"""The roads through a campaign: which chapter can follow which, and a plan that visits all of them.

A campaign of many forks leaves most chapters aside. Whoever measures a campaign aims at one chapter in each
game, in an order that brings all of them to about as many games (``aims``). ``needed_for`` tells which
flags a road asks for on its way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from msgspec import Struct

from nocturne.chapters.authoring.walking import Pack, wishes
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect

RARELY = 0.1
"""How often a breach chapter is met by players who do not aim at it."""
OPTIONAL = 0.5
"""How often players take an optional chapter that is open to them."""


class Needs(Struct, frozen=True):
    """What a road asks for: flags that must be set and flags that must not, and a character in the party."""

    flags: frozenset[str] = frozenset()
    never: frozenset[str] = frozenset()
    characters: tuple[str, ...] = ()


class Roads:
    """The chapters of a campaign as a graph."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.book: Content = pack.content
        assert self.book.campaign is not None
        self.campaign = self.book.campaign
        self.after = {ident: self._after(ident) for ident in self.campaign.order}
        self.unlocks = {
            effect.unlock: effect.if_ for _, effect in pack.every(Effect) if effect.unlock is not None
        }
        self.breaches = {ident: number for number, ident in self.campaign.breach_chapters.items()}

    def _after(self, ident: str) -> list[str]:
        """The main chapters that can follow one."""
        conclusion = self.book.chapters[ident].conclusion
        offered = [one.chapter for one in conclusion.offers()]
        if offered or conclusion.all_endings():
            return offered
        at = self.campaign.order.index(ident)
        return list(self.campaign.order[at + 1 : at + 2])

    @property
    def first(self) -> str:
        """Where the story begins."""
        return self.campaign.order[0]

    @cached_property
    def _reached(self) -> dict[str, frozenset[str]]:
        return {ident: frozenset(self._all_after(ident)) for ident in self.after}

    def _all_after(self, start: str) -> set[str]:
        found, waiting = {start}, [start]
        while waiting:
            for goal in self.after.get(waiting.pop(), ()):
                if goal not in found:
                    found.add(goal)
                    waiting.append(goal)
        return found

    def leads_to(self, chapter: str, goal: str) -> bool:
        """Whether a main chapter is a goal, or can be followed by it."""
        return goal in self._reached.get(chapter, ())

    def may_lead(self, chapters: Iterable[str], goal: str) -> bool:
        """Whether a goal may be come to where some chapters are offered. What lies beside the road can be met
        almost anywhere."""
        return goal not in self.after or any(one == goal or self.leads_to(one, goal) for one in chapters)

    def needed_for(self, goal: str) -> Needs:
        """What every road to a chapter asks for."""
        chapter = self.book.chapters[goal]
        if goal in self.unlocks:
            return _needs(self.unlocks[goal])
        if chapter.character is not None:
            return Needs(characters=(chapter.character,))
        if goal not in self.after:
            return Needs()
        flags: set[str] = set()
        never: set[str] = set()
        for ident in self.after:
            if ident != goal and self.leads_to(ident, goal):
                self._add_forks(ident, goal, flags, never)
        return Needs(frozenset(flags), frozenset(never - flags))

    def _add_forks(self, ident: str, goal: str, flags: set[str], never: set[str]) -> None:
        """What must be true after a chapter for the road to go on towards a goal."""
        conclusion = self.book.chapters[ident].conclusion
        offers = conclusion.offers()
        toward = [one for one in offers if self.leads_to(one.chapter, goal)]
        if len(toward) < len(offers) and all(one.if_ is not None for one in toward):
            for one in offers:
                (flags if one in toward else never).update(_needs(one.if_).flags)
        for ending in conclusion.endings:
            never.update(_needs(ending.if_).flags)

    def needed_for_ending(self, ending: str) -> list[tuple[str, Needs]]:
        """The chapters in which a campaign can end so, each with what must be true there."""
        found = []
        for ident, chapter in self.book.chapters.items():
            earlier: set[str] = set()
            for one in chapter.conclusion.endings:
                if one.ending == ending:
                    found.append((ident, Needs(_needs(one.if_).flags, frozenset(earlier))))
                earlier |= _needs(one.if_).flags
            if chapter.conclusion.ending == ending:
                found.append((ident, Needs(never=frozenset(earlier))))
        return found

    # -- a plan

    def shares(self, aim: str, seats: int) -> dict[str, float]:
        """How many of a hundred games that aim at a chapter come to each chapter, about: at a fork players
        take any road that leads there."""
        met = dict.fromkeys(self.after, 0.0)
        met[self.first] = 1.0
        for ident in self._in_order():
            goals = self.after[ident]
            toward = [goal for goal in goals if self.leads_to(goal, aim)] or goals
            for goal, share in self._parted(ident, toward).items():
                met[goal] += met[ident] * share
        people = len(self.book.characters)
        for ident, chapter in self.book.chapters.items():
            if ident in met:
                continue
            if ident in self.breaches:
                met[ident] = RARELY
            elif chapter.character is not None:
                met[ident] = seats / people
            elif ident in self.unlocks:
                asks = _needs(self.unlocks[ident])
                met[ident] = OPTIONAL * (min(1.0, seats / people) if asks.characters else 1.0)
            else:
                met[ident] = 0.0
        for ident, number in self.breaches.items():
            if aim in self.breaches and number <= self.breaches[aim]:
                met[ident] = 1.0
        met[aim] = 1.0
        return met

    def _parted(self, ident: str, toward: list[str]) -> dict[str, float]:
        """How the games part after a chapter. Where deeds decide, not the players at the fork, most go the
        first way: the others must be aimed at."""
        offers = self.book.chapters[ident].conclusion.offers()
        if len(toward) < 2 or len(toward) < len(offers) or not all(offer.if_ for offer in offers):
            return {goal: 1 / len(toward) for goal in toward}
        rest = 1 - RARELY * (len(toward) - 1)
        return {goal: rest if goal == toward[0] else RARELY for goal in toward}

    def _in_order(self) -> list[str]:
        """Main chapters, each after all that can come before it."""
        found: list[str] = []
        before = {ident: {one for one in self.after if ident in self.after[one]} for ident in self.after}
        waiting = list(self.after)
        while waiting:
            ready = [ident for ident in waiting if before[ident] <= set(found)] or waiting[:1]
            found += ready
            waiting = [ident for ident in waiting if ident not in ready]
        return found

    def counted(self, seats: int) -> list[str]:
        """The chapters whose games are counted for parties of one size. What one player plays alone is met
        often enough by chance: it counts whatever the size of the party."""
        found = [ident for ident, chapter in self.book.chapters.items() if not is_solo(chapter)]
        if seats == 1:
            found = [ident for ident in found if self.book.chapters[ident].party != "team"]
        return found or list(self.book.chapters)

    def aims(self, seats: int) -> Iterator[str]:
        """The chapters to aim at, game after game: always the one that was met least so far."""
        targets = self.counted(seats)
        shares = {aim: self.shares(aim, seats) for aim in targets}
        met = dict.fromkeys(targets, 0.0)
        while True:
            aim = min(targets, key=lambda ident: met[ident])
            yield aim
            for ident in targets:
                met[ident] += shares[aim][ident]


def is_solo(chapter: Chapter) -> bool:
    """Whether one player plays a chapter, whatever the size of the party."""
    return chapter.party == "solo" or chapter.character is not None


def _needs(condition: Condition | None) -> Needs:
    """The flags and the character a condition asks for; of ``any``, the first."""
    if condition is None:
        return Needs()
    if condition.any_:
        return _needs(condition.any_[0])
    flags = {one.flag for one, wanted in wishes(condition) if wanted and one.flag is not None}
    never = {one.flag for one, wanted in wishes(condition) if not wanted and one.flag is not None}
    people = [one.character for one, wanted in wishes(condition) if wanted and one.character is not None]
    return Needs(frozenset(flags), frozenset(never), tuple(people))
