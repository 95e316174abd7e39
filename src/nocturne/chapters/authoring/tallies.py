"""L26x: how many success tokens, experience points and boons a chapter can give.

For every page at which a sequence can begin, the least and the most that can be had from there. Every entry
is counted, and of the conditions only those that let a page be read once: a flag that is asked not to be set
and then set, a dialogue that ends. So the numbers are bounds: what they exclude is impossible.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from nocturne.chapters.authoring.findings import Findings
from nocturne.chapters.authoring.graph import Booklet
from nocturne.chapters.authoring.once import Once
from nocturne.chapters.authoring.walking import Pack, wishes
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.effects import Effect

Kind = Literal["success_tokens", "xp", "boons"]
KINDS: tuple[Kind, ...] = ("success_tokens", "xp", "boons")


class Bounds(Struct, frozen=True):
    """The least and the most; ``most`` is None when something can be done again and again."""

    least: int = 0
    most: int | None = 0

    def plus(self, other: Bounds) -> Bounds:
        most = None if self.most is None or other.most is None else self.most + other.most
        return Bounds(self.least + other.least, most)


def gain(effects: Iterable[Effect], kind: Kind) -> Bounds:
    """What a list of effects gives; one with a condition may not happen."""
    least = most = 0
    for effect in effects:
        value = getattr(effect, kind) or 0
        sure = effect.if_ is None
        least += value if sure or value < 0 else 0
        most += value if sure or value > 0 else 0
    return Bounds(least, most)


def bounds_from(booklet: Booklet, entry: str, kind: Kind) -> Bounds:
    """What reading from a page to the end of its sequence can give. Pages that lead to each other are counted
    together, each once: a page that could be read again and again gives no bound at the top."""
    pages = booklet.chapter.pages
    parts, part_of = _strong_parts(booklet, entry)
    booklet_once = read_once(booklet)
    least: list[int] = []
    most: list[int | None] = []
    for i, part in enumerate(parts):  # the last pages first, so what follows is known
        own = [gain(pages[page].effects, kind) for page in part]
        loops = len(part) > 1 or part[0] in booklet.goals[part[0]]
        goals = {
            part_of[goal]
            for page in part
            if pages[page].combat is None  # what follows a combat is an entry of its own
            for goal in booklet.goals[page]
            if part_of.get(goal, i) != i
        }
        low = sum(one.least if not loops else min(0, one.least) for one in own)
        highs = [one.most or 0 for one in own]
        again = [
            value for page, value in zip(part, highs, strict=True) if value > 0 and page not in booklet_once
        ]
        high = None if loops and again else sum(highs)
        ends = not goals or any(pages[page].end is not None for page in part)
        low_after = [least[goal] for goal in goals]
        high_after = [most[goal] for goal in goals]
        least.append(low + min([*low_after, *([0] if ends else [])], default=0))
        best: int | None = 0
        for value in high_after:
            best = None if best is None or value is None else max(best, value)
        most.append(None if high is None or best is None else high + best)
    index = part_of[entry]
    return Bounds(least[index], most[index])


def _strong_parts(booklet: Booklet, entry: str) -> tuple[list[list[str]], dict[str, int]]:
    """The pages after an entry in groups that lead to each other, the last ones first (Tarjan, without
    recursion: a booklet may be long)."""
    pages = booklet.chapter.pages
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    held: dict[str, None] = {}
    parts: list[list[str]] = []
    part_of: dict[str, int] = {}

    def goals(page: str) -> list[str]:
        return booklet.goals[page] if pages[page].combat is None else []

    number[entry] = low[entry] = 0
    held[entry] = None
    work = [(entry, iter(goals(entry)))]
    while work:
        page, rest = work[-1]
        for goal in rest:
            if goal not in number:
                number[goal] = low[goal] = len(number)
                held[goal] = None
                work.append((goal, iter(goals(goal))))
                break
            if goal in held:
                low[page] = min(low[page], number[goal])
        else:
            work.pop()
            if work:
                low[work[-1][0]] = min(low[work[-1][0]], low[page])
            if low[page] == number[page]:
                part: list[str] = []
                while not part or part[-1] != page:
                    part.append(held.popitem()[0])
                for one in part:
                    part_of[one] = len(parts)
                parts.append(part)
    return parts, part_of


class Tally(Struct, frozen=True):
    """What a chapter can give in all, and by entry."""

    chapter: str
    entries: dict[str, dict[str, Bounds]]
    total: dict[str, Bounds]


def tally(pack: Pack, chapter: Chapter) -> Tally:
    """The bounds of one chapter. Entries that need not be read add nothing to the least."""
    booklet = Booklet(pack, chapter)
    entries: dict[str, dict[str, Bounds]] = {
        entry: {kind: bounds_from(booklet, entry, kind) for kind in KINDS}
        for entry in booklet.entries
        if entry in chapter.pages
    }
    total: dict[str, Bounds] = {}
    for kind in KINDS:
        sum_ = Bounds()
        for entry, found in entries.items():
            one = found[kind]
            least = one.least if entry == chapter.first else min(0, one.least)
            most = one.most
            if chapter.pages[entry].repeatable and most is not None and most > 0:
                most = _held_again(booklet, entry, kind)
            sum_ = sum_.plus(Bounds(least, None if most is None else max(0, most)))
        total[kind] = sum_.plus(gain(chapter.conclusion.effects, kind))
    return Tally(chapter.id, entries, total)


def _held_again(booklet: Booklet, entry: str, kind: Kind) -> int | None:
    """What a dialogue that may be held again can give in all: no bound, unless all it gives is given once."""
    once, pages = read_once(booklet), booklet.chapter.pages
    giving = {
        page: most
        for page in booklet.after([entry], past_combat=False)
        if (most := gain(pages[page].effects, kind).most or 0) > 0
    }
    return sum(giving.values()) if all(page in once for page in giving) else None


def read_once(booklet: Booklet) -> set[str]:
    """Pages whose gifts nobody gets twice, found once for a booklet."""
    if booklet.once is None:
        booklet.once = Once(booklet).pages()
    return booklet.once


def check_tallies(pack: Pack, findings: Findings) -> None:
    """L260 to L263."""
    content = pack.content
    band = content.campaign.xp_band if content.campaign is not None else None
    for chapter in pack.chapters():
        found = tally(pack, chapter)
        place = content.where("chapter", chapter.id)
        shown = {f"{kind}_{end}": _shown(found, kind, end) for kind in KINDS for end in ("least", "most")}
        findings.add("L260", place, chapter=chapter.id, **shown)
        most = found.total["xp"].most
        if band is not None and most is not None and not band[0] <= most <= band[1]:
            findings.add(
                "L262", content.where("chapter", chapter.id, "conclusion"),
                chapter=chapter.id, xp=most, low=band[0], high=band[1],
            )  # fmt: skip
        if chapter.band is None:
            findings.add("L263", place, chapter=chapter.id)
        _check_thresholds(pack, chapter, found.total["success_tokens"], findings)


def _shown(found: Tally, kind: Kind, end: str) -> str:
    value = getattr(found.total[kind], end)
    return "∞" if value is None else str(value)


def _check_thresholds(pack: Pack, chapter: Chapter, tokens: Bounds, findings: Findings) -> None:
    """L261: nobody can have so many success tokens."""
    if tokens.most is None:
        return
    for page, written in chapter.pages.items():
        for name in ("choices", "hypotheses"):
            for i, option in enumerate(getattr(written, name)):
                if option.if_ is None:
                    continue
                asked = [
                    one.success_tokens
                    for one, wanted in wishes(option.if_)
                    if wanted and one.success_tokens is not None
                ]
                if asked and max(asked) > tokens.most:
                    place = pack.content.where("page", f"{chapter.id}/{page}", name, i, "if")
                    findings.add("L261", place, page, asked=max(asked), most=tokens.most)
