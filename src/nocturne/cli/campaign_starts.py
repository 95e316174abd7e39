"""The moments between chapters of campaigns already played. From each, one chapter can be played again with
other dice: that costs a thirtieth of a campaign, and a coterie that really came there plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import msgspec
from msgspec import Struct

from nocturne.chapters.authoring.planning import Given, Way, easiest_way
from nocturne.chapters.authoring.playthrough import PlayThrough, Start
from nocturne.chapters.authoring.quests import atlas
from nocturne.chapters.state import Campaign


class Past(Struct, frozen=True):
    """A start with what its coterie has. ``name`` tells it from all others."""

    name: str
    seats: int
    start: Start
    has: frozenset[Given]
    characters: frozenset[str]
    completed: frozenset[str]
    breaches: int

    def lacks(self, way: Way, own: frozenset[Given]) -> int:
        """How much of what a way asks for is not so. ``own`` is what the chapter itself can give."""
        missing = len(way.wanted - self.has - own) + len(way.unwanted & self.has)
        missing += sum(one not in self.characters for one in way.characters)
        missing += len(way.completed - self.completed) + len(way.never_completed & self.completed)
        return missing + max(0, way.breaches - self.breaches)


class Starts:
    """All starts, by the chapter that can be played from them."""

    def __init__(self, pack: str, played: Iterable[PlayThrough]) -> None:
        self.pack = pack
        self._by_chapter: dict[str, list[Past]] = {}
        for one in played:
            for number, start in enumerate(one.starts):
                past = _past(f"{one.seed}#{number}", one.seats, start)
                for chapter in start.offered:
                    self._by_chapter.setdefault(chapter, []).append(past)

    def at(self, chapter: str, seats: int | None, used: Counter[tuple[str, str]]) -> list[Past]:
        """The starts of a chapter for so many players, or any, those used least first."""
        found = [one for one in self._by_chapter.get(chapter, ()) if seats in (None, one.seats)]
        return sorted(found, key=lambda one: used[one.name, chapter])

    def fitting(self, page: str) -> list[Past]:
        """The starts of a page's chapter from which it seems possible to come to the page."""
        chapter = page.partition("/")[0]
        way, own = _way(self.pack, page), _own(self.pack, chapter)
        return [one for one in self._by_chapter.get(chapter, ()) if not one.lacks(way, own)]


@cache
def _past(name: str, seats: int, start: Start) -> Past:
    campaign = msgspec.json.decode(start.save, type=Campaign)
    coterie = campaign.coterie
    has: set[Given] = {("flag", flag) for flag in coterie.flags} | {
        (kind, one) for one in coterie.counters for kind in ("counter", "counter down")
    }
    has |= {("effect", effect) for effect in coterie.effects}
    for player in campaign.players:
        has |= {("item", item) for item in player.items} | {("effect", effect) for effect in player.effects}
    characters = frozenset(player.character for player in campaign.players)
    completed = frozenset(coterie.completed)
    return Past(name, seats, start, frozenset(has), characters, completed, coterie.breaches)


@cache
def _way(pack: str, page: str) -> Way:
    return easiest_way(atlas(pack), *page.split("/"))


@cache
def _own(pack: str, chapter: str) -> frozenset[Given]:
    givers = atlas(pack).givers
    return frozenset(
        given for given, pages in givers.items() if any(p.startswith(f"{chapter}/") for p in pages)
    )
