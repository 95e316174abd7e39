"""Many campaigns counted together: how often each chapter is won at the first try, by each number of players.

A try counts only if no quest chose an answer in it. A chapter that one player plays alone is counted once,
whatever the size of the party around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from nocturne.chapters.authoring.playthrough import PlayThrough, Try
from nocturne.chapters.authoring.roads import is_solo
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.pack import content
from nocturne.shares import interval

Verdict = Literal["inside", "open", "outside"]
"""Whether a share lies inside its band for certain, perhaps, or certainly not."""


class Line(Struct):
    """How one chapter went for one number of players. Shares are of first tries, averages of all. ``carried``
    is how often the first try was a success, in whatever way: where a defeat goes on with less, more often
    than it was won."""

    chapter: str
    seats: int
    first: int = 0
    won_first: int = 0
    carried: int = 0
    tries: int = 0
    rounds: float = 0.0
    combats: float = 0.0
    fallen: float = 0.0
    band: tuple[int, int] | None = None

    @property
    def share(self) -> float:
        """Victories at the first try, in per cent."""
        return 100 * self.won_first / self.first if self.first else 0.0

    @property
    def fits(self) -> bool:
        """Whether the share lies in the band the chapter declares, if it declares one."""
        return self.band is None or not self.first or self.band[0] <= round(self.share) <= self.band[1]

    @property
    def between(self) -> tuple[float, float]:
        """Between which shares the true one lies, in per cent."""
        return interval(self.won_first, self.first)

    @property
    def verdict(self) -> Verdict:
        """What so many games say about the band."""
        if self.band is None:
            return "inside"
        low, high = self.between
        if high < self.band[0] or low > self.band[1]:
            return "outside"
        return "inside" if self.band[0] <= low and high <= self.band[1] else "open"


class Report(Struct):
    """Many campaigns of one pack."""

    pack: str
    lines: list[Line]
    campaigns: dict[int, int]
    endings: dict[int, dict[str, int]]
    answers: dict[int, float]
    tries: dict[int, float]
    hunts: tuple[int, int]
    problems: list[PlayThrough]
    pages: tuple[int, int]
    """How many pages were read by somebody, of how many."""
    unread: list[str] = []
    missing: list[str] = []
    """Endings no campaign came to."""
    parts: int = 0
    """How many of them were single chapters, played from where another campaign stood before them."""


def report(pack: str, played: Sequence[PlayThrough]) -> Report:
    """Count campaigns together, in the order of the pack's chapters."""
    book = content(pack)
    assert book.campaign is not None
    parties = sorted({one.seats for one in played})
    whole = {seats: [one for one in played if one.seats == seats and not one.part] for seats in parties}
    by_party = {seats: group for seats, group in whole.items() if group}
    read = {page for one in played for page in one.read}
    pages = [f"{ident}/{page}" for ident in chapter_order(book) for page in book.chapters[ident].pages]
    ended = {one.ending for one in played}
    return Report(
        pack=pack,
        lines=_lines(book, played),
        campaigns={seats: len(group) for seats, group in by_party.items()},
        endings={seats: _endings([o for o in played if o.seats == seats]) for seats in parties},
        answers={seats: sum(o.answers for o in group) / len(group) for seats, group in by_party.items()},
        tries={seats: sum(len(o.tries) for o in group) / len(group) for seats, group in by_party.items()},
        hunts=(sum(sum(one.hunts) for one in played), sum(len(one.hunts) for one in played)),
        problems=[one for one in played if one.problem],
        pages=(len(read), len(pages)),
        unread=[page for page in pages if page not in read],
        missing=[ending for ending in book.campaign.endings if ending not in ended],
        parts=sum(one.part for one in played),
    )


def _lines(book: Content, played: Sequence[PlayThrough]) -> list[Line]:
    lines: dict[tuple[str, int], Line] = {}
    for one in played:
        tried: set[str] = set()
        for attempt in one.tries:
            first = attempt.chapter not in tried
            tried.add(attempt.chapter)
            if attempt.steered:
                continue
            seats = 1 if is_solo(book.chapters[attempt.chapter]) else one.seats
            line = lines.setdefault((attempt.chapter, seats), _line(book, attempt.chapter, seats))
            _add(line, attempt, first=first)
    for line in lines.values():
        for name in ("rounds", "combats", "fallen"):
            setattr(line, name, getattr(line, name) / line.tries)
    order = chapter_order(book)
    return sorted(lines.values(), key=lambda line: (order.index(line.chapter), line.seats))


def chapter_order(book: Content) -> list[str]:
    """The chapters as they are told: prologues, the main line, breaches, the rest."""
    campaign = book.campaign
    assert campaign is not None
    told = [*campaign.prologues, *campaign.order, *campaign.breach_chapters.values(), *campaign.optional]
    return list(dict.fromkeys([*told, *book.chapters]))


def _line(book: Content, chapter: str, seats: int) -> Line:
    band = book.chapters[chapter].band
    return Line(chapter, seats, band=band.of(seats) if band is not None else None)


def _add(line: Line, attempt: Try, *, first: bool) -> None:
    line.tries += 1
    line.rounds += attempt.rounds
    line.combats += attempt.combats
    line.fallen += attempt.fallen
    if first:
        line.first += 1
        line.won_first += attempt.aim
        line.carried += attempt.won


def _endings(group: Sequence[PlayThrough]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in group:
        if one.part and not one.ending:
            continue
        found[one.ending] = found.get(one.ending, 0) + 1
    return dict(sorted(found.items()))
