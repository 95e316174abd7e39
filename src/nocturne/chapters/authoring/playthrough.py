"""Whole campaigns played by bots: every try at every chapter, counted for each number of players.

A campaign is played as the rules play it: a failed chapter is tried again, breaches bring their chapter,
hunts, shop and experience come in between, until an ending. What is counted feeds the bands that chapters
declare and the table in ``docs/campaign.md``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

from msgspec import Struct

from nocturne.chapters.content.book import Content
from nocturne.chapters.content.pack import content
from nocturne.chapters.events.campaign import BreachRaised, ChapterBegun, ChapterFailed, ChapterWon, HuntEnded
from nocturne.chapters.events.combat import CombatBegun
from nocturne.chapters.events.figures import SuccumbedToFrenzy, TorporEntered
from nocturne.chapters.events.pages import PageRead
from nocturne.chapters.events.tile import RoundBegun
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import RulesFault
from nocturne.kernel.event import Event
from nocturne.kernel.table import Table, new_game
from nocturne.kernel.view import View

MOST_ANSWERS = 20_000
"""A campaign that is not over by then is stuck."""


class Player(Protocol):
    """Whoever answers for a seat."""

    def choose(self, decision: Decision, look: Callable[[], View]) -> str:
        """The key of the option it takes."""


class Try(Struct):
    """One try at a chapter."""

    chapter: str
    won: bool = False
    rounds: int = 0
    combats: int = 0
    fallen: int = 0  # characters lost to torpor or Frenzy
    breaches: int = 0
    pages: int = 0
    answers: int = 0


class PlayThrough(Struct):
    """A campaign from its first question to its last. ``problem`` is empty unless it did not end."""

    seats: int
    seed: str
    tries: list[Try] = []
    hunts: list[bool] = []
    ending: str = ""
    characters: tuple[str, ...] = ()
    answers: int = 0
    problem: str = ""
    read: list[str] = []
    """The pages read, each once: ``ch.depot/E.1``."""


def play_through(pack: str, seats: int, seed: str, sit: Callable[[str], Player]) -> PlayThrough:
    """Play one campaign. Whatever fails is told in ``problem``, never raised."""
    played = PlayThrough(seats, seed)
    table = new_game("chapters", seats=seats, seed=seed, options={"pack": pack}, snapshots=False)
    players = [sit(f"{seed}:{seat}") for seat in range(seats)]
    try:
        _play(table, players, played)
    except Exception as error:  # one broken campaign must not end the others
        played.problem = f"{type(error).__name__}: {error}"
    state = table.state
    assert isinstance(state, ChaptersState)
    played.ending = state.ending
    played.characters = tuple(player.character for player in state.campaign.players)
    played.answers = table.number
    return played


def _play(table: Table, players: Sequence[Player], played: PlayThrough) -> None:
    pages: dict[str, None] = {}
    count(played, pages, (told.event for told in table.log))
    while decision := table.pending():
        seat = decision.seat
        told = table.answer(seat, players[seat].choose(decision, partial(table.view, seat)))
        if played.tries:
            played.tries[-1].answers += 1
        count(played, pages, (one.event for one in told))
        if table.number > MOST_ANSWERS:
            raise RulesFault(f"the campaign is not over after {MOST_ANSWERS} answers")
    played.read = list(pages)


def count(played: PlayThrough, pages: dict[str, None], events: Iterable[Event]) -> None:
    """Note what has happened."""
    for event in events:
        if isinstance(event, ChapterBegun):
            played.tries.append(Try(event.chapter))
        elif isinstance(event, HuntEnded):
            played.hunts.append(event.success)
        if not played.tries:
            continue
        now = played.tries[-1]
        match event:
            case ChapterWon():
                now.won = True
            case RoundBegun():
                now.rounds += 1
            case CombatBegun():
                now.combats += 1
            case TorporEntered() | SuccumbedToFrenzy():
                now.fallen += 1
            case BreachRaised():
                now.breaches += 1
            case PageRead():
                now.pages += 1
                pages[event.page] = None
            case ChapterFailed():
                now.won = False


# -- the report


class Line(Struct):
    """How one chapter went for one number of players. Shares are of first tries, averages of all."""

    chapter: str
    seats: int
    first: int = 0
    won_first: int = 0
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


def report(pack: str, played: Sequence[PlayThrough]) -> Report:
    """Count campaigns together, in the order of the pack's chapters."""
    book = content(pack)
    lines: dict[tuple[str, int], Line] = {}
    for one in played:
        tried: set[str] = set()
        for attempt in one.tries:
            line = lines.setdefault((attempt.chapter, one.seats), _line(book, attempt.chapter, one.seats))
            _add(line, attempt, first=attempt.chapter not in tried)
            tried.add(attempt.chapter)
    for line in lines.values():
        for name in ("rounds", "combats", "fallen"):
            setattr(line, name, getattr(line, name) / line.tries)
    parties = sorted({one.seats for one in played})
    by_party = {seats: [one for one in played if one.seats == seats] for seats in parties}
    order = chapter_order(book)
    read = {page for one in played for page in one.read}
    return Report(
        pack=pack,
        lines=sorted(lines.values(), key=lambda line: (order.index(line.chapter), line.seats)),
        campaigns={seats: len(group) for seats, group in by_party.items()},
        endings={seats: _endings(group) for seats, group in by_party.items()},
        answers={seats: sum(o.answers for o in group) / len(group) for seats, group in by_party.items()},
        tries={seats: sum(len(o.tries) for o in group) / len(group) for seats, group in by_party.items()},
        hunts=(sum(sum(one.hunts) for one in played), sum(len(one.hunts) for one in played)),
        problems=[one for one in played if one.problem],
        pages=(len(read), sum(len(chapter.pages) for chapter in book.chapters.values())),
    )


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
        line.won_first += attempt.won


def _endings(group: Sequence[PlayThrough]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in group:
        found[one.ending] = found.get(one.ending, 0) + 1
    return dict(sorted(found.items()))
