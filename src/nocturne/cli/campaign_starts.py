"""The moments between chapters of campaigns already played. From each, one chapter can be played again with
other dice: that costs a thirtieth of a campaign, and a coterie that really came there plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

import msgspec
from msgspec import Struct

from nocturne.chapters.authoring.planning import Given, Way, easiest_way, low_roll
from nocturne.chapters.authoring.playthrough import PlayThrough, Start
from nocturne.chapters.authoring.quests import atlas
from nocturne.chapters.state import Campaign

_NEAREST = 40
"""So many starts on the road to a page are tried in turn."""


A_LEVEL = 4
"""What a level of a skill is worth beside one of an attribute: it is a success without a roll."""


class Past(Struct, frozen=True):
    """A start with what its coterie has. ``name`` tells it from all others."""

    name: str
    seats: int
    start: Start
    has: frozenset[Given]
    characters: frozenset[str]
    completed: frozenset[str]
    breaches: int
    levels: tuple[dict[str, int], ...] = ()
    """What each character is good at: attributes and skills together."""

    def weakest(self, attr: str, skill: str) -> int:
        """How good the one is who is worst at a test; a level of a skill is a success without a roll."""
        return min(A_LEVEL * one.get(skill, 0) + one.get(attr, 0) for one in self.levels)

    def lacks(self, way: Way, own: frozenset[Given]) -> int:
        """How much of what a way asks for is not so. ``own`` is what the chapter itself can give."""
        missing = len(way.wanted - self.has - own) + len(way.unwanted & self.has)
        missing += sum(one not in self.characters for one in way.characters)
        missing += len(way.completed - self.completed) + len(way.never_completed & self.completed)
        return missing + max(0, way.breaches - self.breaches) + max(0, way.players - self.seats)


class Starts:
    """All starts, by the chapter that can be played from them."""

    def __init__(self, pack: str, played: Iterable[PlayThrough]) -> None:
        self.pack = pack
        self._by_chapter: dict[str, list[Past]] = {}
        self._all: list[Past] = []
        for one in played:
            for number, start in enumerate(one.starts):
                past = _past(f"{one.seed}#{number}", one.seats, start)
                self._all.append(past)
                for chapter in start.offered:
                    self._by_chapter.setdefault(chapter, []).append(past)

    def at(self, chapter: str, seats: int | None, used: Counter[tuple[str, str]]) -> list[Past]:
        """The starts of a chapter for so many players, or any, those used least first."""
        found = [one for one in self._by_chapter.get(chapter, ()) if seats in (None, one.seats)]
        return sorted(found, key=lambda one: used[one.name, chapter])

    def fitting(self, page: str) -> list[Past]:
        """The starts of a page's chapter from which it seems possible to come to the page."""
        chapter = page.partition("/")[0]
        way, own = _way(self.pack, page), _own(self.pack, chapter) | _sold(self.pack)
        found = [one for one in self._by_chapter.get(chapter, ()) if not one.lacks(way, own)]
        asked = low_roll(self.pack, page)
        if not asked:
            return found
        return sorted(found, key=lambda one: one.weakest(*asked))[:_NEAREST]

    def toward(self, page: str) -> list[Past]:
        """The starts from which whatever a page asks for may still be got on the road to its chapter: the
        latest of each campaign, those with the shortest road first."""
        latest: dict[str, Past] = {}
        for one in self._all:
            if _may_lead(self.pack, one, page):
                latest[one.name.rpartition("#")[0]] = one
        return sorted(latest.values(), key=lambda one: (-one.breaches, -len(one.completed)))[:_NEAREST]


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
    levels = tuple({**player.sheet.attributes, **player.sheet.skills} for player in campaign.players)
    return Past(name, seats, start, frozenset(has), characters, completed, coterie.breaches, levels)


@cache
def _way(pack: str, page: str) -> Way:
    return easiest_way(atlas(pack), *page.split("/"))


@cache
def _own(pack: str, chapter: str) -> frozenset[Given]:
    givers = atlas(pack).givers
    return frozenset(
        given for given, pages in givers.items() if any(p.startswith(f"{chapter}/") for p in pages)
    )


@cache
def _sold(pack: str) -> frozenset[Given]:
    """What everybody can buy."""
    shop = atlas(pack).book.shop
    wares = () if shop is None else shop.wares
    return frozenset(("item", ware.item) for ware in wares if ware.if_ is None)


@cache
def _giving(pack: str, given: Given) -> frozenset[str]:
    """The chapters in which something can be got."""
    return frozenset(page.partition("/")[0] for page in atlas(pack).givers.get(given, ()))


def _may_lead(pack: str, past: Past, page: str) -> bool:
    """Whether what a page asks for is there, or can be got on the road from a start to its chapter."""
    here, chapter = atlas(pack).roads, page.partition("/")[0]
    way, road = _way(pack, page), _road(pack, chapter)
    breach = here.breaches.get(chapter)
    if chapter in past.completed or (breach is not None and past.breaches >= breach):
        return False
    if past.has & (way.unwanted | road.unwanted) or past.completed & way.never_completed:
        return False
    if past.seats < way.players or not past.characters.issuperset((*way.characters, *road.characters)):
        return False

    def ahead(one: str) -> bool:
        on_the_road = one not in here.after or here.may_lead([one], chapter)
        return one not in past.completed and on_the_road and here.may_lead(past.start.offered, one)

    missing = (way.wanted | road.wanted) - past.has - _own(pack, chapter) - _sold(pack)
    return (
        ahead(chapter)
        and all(any(ahead(one) for one in _giving(pack, given)) for given in missing)
        and all(ahead(one) for one in way.completed - past.completed)
    )


@cache
def _road(pack: str, chapter: str) -> Way:
    """What every road to a chapter asks for."""
    needs = atlas(pack).roads.needed_for(chapter)
    return Way(
        wanted={("flag", one) for one in needs.flags},
        unwanted={("flag", one) for one in needs.never},
        characters=list(needs.characters),
    )
