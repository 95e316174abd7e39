"""The campaigns ``nocturne campaign`` plays: one plan for each, and a file that keeps those already played.

A plan depends on nothing that was played before, or only on what the file holds: whoever stops the command
and calls it again goes on where it stopped.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import partial
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.bots import make_bot
from nocturne.chapters.authoring.campaign_report import Report, chapter_order, report
from nocturne.chapters.authoring.planning import low_roll, quest_to
from nocturne.chapters.authoring.playthrough import Player, PlayThrough, play_through
from nocturne.chapters.authoring.quests import Quest, atlas, quest_for
from nocturne.chapters.authoring.roads import is_solo
from nocturne.chapters.authoring.seeking import Seeker
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.pack import content
from nocturne.cli.campaign_starts import A_LEVEL, Past, Starts
from nocturne.kernel.registry import find_game

STEERED = "judgement"
"""The bot that can be sent somewhere; others play as they like."""
_MOST_TRIES = 6
"""So many campaigns are sent to a page or an ending before it is given up."""
_MOST_PARTS = 40
"""So many tries, those from a start included, before a page is given up."""
_SELDOM = 10
"""One try of so many is a whole campaign, even where a start fits."""
_MOST_TO_BE_SURE = 400
"""After so many first tries a chapter whose share is still uncertain is given up."""
_FROM_ONE = 3
"""So often a chapter is played again from one start to make sure."""
_PARTS = 8
"""So many chapters are played from a start in the time of a campaign, about."""
_PARTIES = (2, 4, 1, 3)
"""The sizes of parties sent to a page, one after another."""


class Plan(Struct, frozen=True):
    """One campaign to be played: enough to send to another process. ``goal`` is a chapter (``ch.depot``), a
    page (``ch.depot/E.1``), an ending (``ending.home``) or nothing; ``also`` are pages read on the way.
    With a ``start`` it is played from there to the next choice of chapter; ``save`` is the campaign then."""

    pack: str
    seats: int
    seed: str
    bot: str
    goal: str = ""
    also: tuple[str, ...] = ()
    start: str = ""
    save: str = ""


class Played(Struct):
    """A plan and what came of it, with the seconds of processor time it took."""

    plan: Plan
    played: PlayThrough
    seconds: float = 0.0


def play(plan: Plan) -> Played:
    """One campaign, in whatever process."""
    began = time.process_time()
    quest = _quest(plan)
    sit: Any = partial(make_bot, find_game("chapters"), plan.bot)
    if quest is not None:
        sit = partial(_seeker, quest)
    played = play_through(plan.pack, plan.seats, plan.seed, sit, quest, plan.save)
    return Played(plan, played, round(time.process_time() - began, 2))


def _seeker(quest: Quest, seed: str) -> Player:
    return Seeker(seed, quest)


def _quest(plan: Plan) -> Quest | None:
    if not plan.goal or plan.bot != STEERED:
        return None
    if "/" in plan.goal:
        return quest_to(plan.pack, plan.goal, frozenset(plan.also))
    if plan.goal.startswith("ch."):
        return quest_for(plan.pack, plan.goal)
    return _quest_to_ending(plan)


def _quest_to_ending(plan: Plan) -> Quest:
    """A quest to one of the chapters that can end so, or to the breaches whose envelope does."""
    roads = atlas(plan.pack).roads
    ways = roads.needed_for_ending(plan.goal)
    if not ways:
        numbers = [n for n, one in roads.campaign.envelopes.items() if one.ending == plan.goal]
        return Quest(plan.pack, breaches=max(numbers, default=0))
    chapter, needs = ways[sum(map(ord, plan.seed)) % len(ways)]
    road = roads.needed_for(chapter)
    both = msgspec.structs.replace(needs, flags=needs.flags | road.flags, never=needs.never | road.never)
    pages = set(last_pages(plan.pack, chapter, needs.never))
    for page in atlas(plan.pack).setting(needs.flags):
        pages |= quest_to(plan.pack, page, frozenset()).pages
    return Quest(plan.pack, aim=chapter, pages=pages, needs=both, breaches=roads.breaches.get(chapter, 0))


def last_pages(pack: str, chapter: str, never: frozenset[str]) -> list[str]:
    """The last pages of a chapter that leave some flags unset, where others set them: to be sought."""
    written = content(pack).chapters[chapter].pages
    last = [ident for ident, page in written.items() if page.end == "chapter_success"]
    setting = [ident for ident in last if any(effect.flag in never for effect in written[ident].effects)]
    return [f"{chapter}/{ident}" for ident in last if ident not in setting] if setting else []


def plans(pack: str, parties: list[int], games: int, seed: str, bot: str) -> list[Plan]:
    """So many campaigns for each party, each sent to another chapter, but free in what is done there."""
    found = []
    for seats in parties:
        aims: Iterable[str] = atlas(pack).roads.aims(seats) if bot == STEERED else [""] * games
        for i, aim in enumerate(islice(aims, games)):
            found.append(Plan(pack, seats, f"{seed}/{seats}/{i}", bot, aim))
    return [plan for _, plan in sorted(enumerate(found), key=lambda one: one[0] % games)]


def plans_to_the_rest(
    found: Report, so_far: Collection[Played], most: int, seed: str, bot: str
) -> list[Plan]:
    """Campaigns sent to what nobody has come to: endings first, then pages, those least often tried first,
    of as many chapters as possible. Where a campaign already played stood before the chapter of a page with
    all that the page asks for, that chapter is played again from there, often: a page may take luck. Where
    one only stood on the road, with what is missing still ahead, it is played on from there.
    Now and then, and everywhere else, a campaign is played from its beginning."""
    pack = found.pack
    tried = Counter(one.plan.goal for one in so_far)
    whole = Counter(one.plan.goal for one in so_far if not one.plan.start)
    starts = Starts(pack, (one.played for one in so_far))
    goals = [*found.missing, *_by_turns(content(pack), found.unread)]
    plans: list[Plan] = []
    for goal in sorted(goals, key=lambda goal: tried[goal]):
        number = tried[goal]
        from_start = number % _SELDOM < _SELDOM - 1 or whole[goal] >= _MOST_TRIES
        known = _starts_for(starts, goal) if "/" in goal and from_start else []
        if known and whole[goal] < 2 * _MOST_TRIES and _practised(starts, goal):
            known = []  # a party that keeps its experience is to come there
        if number >= _MOST_PARTS or (not known and whole[goal] >= 2 * _MOST_TRIES):
            continue
        also = [one for one in found.unread if number % 2 or one.partition("/")[0] != goal.partition("/")[0]]
        plan = Plan(pack, _PARTIES[number % 4], f"{seed}/{goal}/{number}", bot, goal, tuple(also))
        plans.append(_from(plan, known[(7 * number) % len(known)]) if known else plan)
        if sum(not one.start for one in plans) >= most or len(plans) >= _PARTS * most:
            break
    return plans


def _starts_for(starts: Starts, page: str) -> list[Past]:
    """Where a page's chapter can be played from at once, else where the road to it can be taken up."""
    return starts.fitting(page) or starts.toward(page)


def _practised(starts: Starts, page: str) -> bool:
    """Whether a page takes a test that fails, and nobody known stood before it who could fail."""
    asked, known = low_roll(starts.pack, page), starts.fitting(page)
    return bool(asked and known) and known[0].weakest(*asked) >= A_LEVEL


def plans_to_be_sure(
    found: Report, so_far: Collection[Played], parties: list[int], most: int, seed: str, bot: str
) -> list[Plan]:
    """Chapters whose interval still reaches beyond their band, or which nobody has come to, those with the
    fewest first tries first. They are free in what is done there, as all that count. Each is played again
    from where campaigns already played stood before it, a few times from each; where there is no such start,
    a campaign is sent to it."""
    count = {(line.chapter, line.seats): line.first for line in found.lines}
    sure = {
        (line.chapter, line.seats) for line in found.lines if line.band is None or line.verdict == "inside"
    }
    wanted = {(one, seats) for seats in parties for one in atlas(found.pack).roads.counted(seats)}
    wanted |= {(line.chapter, line.seats) for line in found.lines if line.seats in parties}
    tried = Counter(
        (one.plan.goal, one.plan.seed.split("/")[-3]) for one in so_far if "/sure/" in one.plan.seed
    )
    used = Counter((one.plan.start, one.plan.goal) for one in so_far if "/sure/" in one.plan.seed)
    starts = Starts(found.pack, (one.played for one in so_far))
    plans: list[Plan] = []
    for goal, seats in sorted(wanted - sure, key=lambda one: (count.get(one, 0), one)):
        solo = is_solo(content(found.pack).chapters[goal])
        number = tried[goal, str(seats)]
        known = [
            one for one in starts.at(goal, None if solo else seats, used) if used[one.name, goal] < _FROM_ONE
        ]
        if count.get((goal, seats), 0) >= _MOST_TO_BE_SURE:
            continue
        for i in range(max(1, min(len(known), _PARTS))):
            plan = Plan(found.pack, seats, f"{seed}/sure/{seats}/{goal}/{number + i}", bot, goal)
            plans.append(_from(plan, known[i]) if known else plan)
        if sum(not one.start for one in plans) >= most or len(plans) >= _PARTS * most:
            break
    return plans


def _from(plan: Plan, past: Past) -> Plan:
    """The same plan, but only its chapter, from a start."""
    return msgspec.structs.replace(plan, seats=past.seats, start=past.name, save=past.start.save)


def _by_turns(book: Content, pages: Iterable[str]) -> list[str]:
    """Pages of one chapter after another, the last of a chapter first: on the way to it lie others."""
    rows = {ident: [] for ident in chapter_order(book)}  # type: dict[str, list[str]]
    for page in pages:
        rows[page.partition("/")[0]].insert(0, page)
    found: list[str] = []
    while any(rows.values()):
        found += [row.pop(0) for row in rows.values() if row]
    return found


class Kept:
    """Campaigns already played, in a file of one line each. Lines of another state of the content are left
    aside: only texts may have changed since."""

    def __init__(self, pack: str, file: Path | None) -> None:
        self.pack = pack
        self.file = file
        self.state = state_of(content(pack))
        self.played: dict[Plan, Played] = {}
        if file is not None and file.is_file():
            for line in file.read_text("utf-8").splitlines():
                head, _, rest = line.partition(" ")
                if head == self.state:
                    one = msgspec.json.decode(rest, type=Played)
                    self.played[self._key(one.plan)] = one

    @staticmethod
    def _key(plan: Plan) -> Plan:
        return msgspec.structs.replace(plan, also=(), save="")

    def missing(self, wanted: Iterable[Plan]) -> list[Plan]:
        """The plans that were not played yet."""
        return [plan for plan in wanted if self._key(plan) not in self.played]

    def add(self, one: Played) -> None:
        """Keep a campaign, at once."""
        one.plan = self._key(one.plan)
        self.played[one.plan] = one
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(f"{self.state} {msgspec.json.encode(one).decode()}\n")

    def report(self) -> Report:
        """All of them counted together."""
        return report(self.pack, [one.played for one in self.played.values()])

    def seconds(self, seats: int) -> float:
        """The average processor time of a campaign of so many players."""
        whole = [one for one in self.played.values() if not one.plan.start]
        times = [one.seconds for one in whole if one.plan.seats == seats]
        return sum(times) / len(times) if times else 0.0


def state_of(book: Content) -> str:
    """A short name of what the content says to the rules: everything but the words of its texts and how often
    a chapter should be won, which changes no game."""
    parts = (book.chapters, book.profiles, book.items, book.effects, book.disciplines, book.combat_cards)
    more = (book.decks, book.hunts, book.characters, book.allies, book.shop, book.campaign)
    kept = [list(_ruling(msgspec.to_builtins(part, str_keys=True), "")) for part in (*parts, *more)]
    return blake2b(json.dumps(kept).encode(), digest_size=6).hexdigest()


def _ruling(value: Any, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        if set(value) == {"fr", "en"}:
            return
        for key, inner in value.items():
            if not (place.endswith("/band") and key in ("win", "parties")):
                yield from _ruling(inner, f"{place}/{key}")
    elif isinstance(value, (list, tuple)):
        for i, inner in enumerate(value):
            yield from _ruling(inner, f"{place}/{i}")
    else:
        yield place, str(value)
