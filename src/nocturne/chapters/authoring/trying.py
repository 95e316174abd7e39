"""Trying a pack: every chapter explored by parties of every size, and whole campaigns played by bots.

Exploring proves what can be read and that nobody gets stuck; playing measures how often chapters are won,
against the bands they declare.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from nocturne.chapters.authoring.campaign_report import Line
from nocturne.chapters.authoring.exploring import Explored, choices_of, explore
from nocturne.chapters.authoring.histories import History, begin, histories, history_for
from nocturne.chapters.authoring.playthrough import MOST_ANSWERS, Player, PlayThrough, Try, count, judge
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.chapter import Chapter
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.pack import content, find_pack
from nocturne.chapters.events.campaign import ChapterFailed, ChapterWon
from nocturne.chapters.game import game
from nocturne.chapters.rules.campaign.play import PlayChapter
from nocturne.kernel import record
from nocturne.kernel.record import Head
from nocturne.kernel.table import Table
from nocturne.version import __version__

SIZES = (1, 2, 3, 4)
_PATIENCE = 20
"""So many times more situations are explored by the first ``_DEEP`` tries, if they left pages unread."""
_DEEP = 1


class ChapterTrial(Struct):
    """A chapter as parties of one size found it; ``missing`` may still be found by others."""

    chapter: str
    size: int
    explored: Explored


class Verdict(Struct):
    """A chapter explored by all parties together."""

    chapter: str
    explored: Explored
    unread: list[str]
    unseen: list[tuple[str, int]]
    sizes: list[int]
    hopeless: list[int]
    """Parties that found no way to win."""

    @property
    def good(self) -> bool:
        """Whether all pages can be read, nobody gets stuck, nothing fails, and everybody can win."""
        return not (self.unread or self.explored.stuck or self.explored.faults or self.hopeless)


def sizes_for(chapter: Chapter, wanted: tuple[int, ...] = SIZES) -> list[int]:
    """How many players may play a chapter (CHA-CAMP-06, CHA-CAMP-11)."""
    if chapter.character is not None or chapter.party == "solo":
        return [1]
    return [size for size in wanted if size > 1 or chapter.party != "team"] or list(wanted[:1])


def explore_chapter(pack: str, chapter: str, size: int, most: int) -> ChapterTrial:
    """Explore one chapter with parties of one size, until everything has been read and shown."""
    book = content(pack)
    written = book.chapters[chapter]
    found = Explored()
    for i, (party, past) in enumerate(_coteries(Pack(find_pack(pack), book), written, size, found)):
        found.join(explore(pack, written, party, past, most=most, known=found))
        if i < _DEEP and not (found.pages >= set(written.pages) and "success" in found.outcomes):
            # What was not come to lies deep: behind a hard search, or after many rounds.
            found.join(explore(pack, written, party, past, most=_PATIENCE * most, known=found))
        if found.faults:
            break
    return ChapterTrial(chapter, size, found)


def _coteries(
    pack: Pack, chapter: Chapter, size: int, found: Explored
) -> Iterator[tuple[tuple[str, ...], History]]:
    """Who explores and after which past: first what every party must see, then whatever may lead to what has
    not been found yet. Looks at ``found`` as it grows."""
    parties = _parties(pack, chapter, size)
    pasts = histories(pack, chapter)
    for past in pasts[:3]:
        yield parties[0], past
    for party in parties[1:]:
        for past in pasts[:2]:
            if not _complete(chapter, found):
                yield party, past
    for i, past in enumerate(pasts[3:]):
        if not _complete(chapter, found):
            yield parties[i % len(parties)], past
    for condition in list(_wished(chapter, found)):
        for party in parties:
            if not _complete(chapter, found):
                yield party, history_for(condition)


def _wished(chapter: Chapter, found: Explored) -> Iterator[Condition]:
    """The conditions before what has not been found."""
    for key, condition in choices_of(chapter).items():
        if condition is not None and key not in found.options:
            yield condition
    for page in chapter.pages.values():
        for branch in page.branch:
            if branch.if_ is not None and branch.goto not in found.pages:
                yield branch.if_


def _complete(chapter: Chapter, found: Explored) -> bool:
    return found.pages >= set(chapter.pages) and found.options >= set(choices_of(chapter))


def _parties(pack: Pack, chapter: Chapter, size: int) -> list[tuple[str, ...]]:
    """Parties in which every playable character takes part once; in a prologue, whose it is."""
    if chapter.character is not None:
        return [(chapter.character,)]
    playable = list(pack.content.characters)
    named = {one.character for part, one in pack.every(Condition) if part.chapter == chapter.id}
    first = [ident for ident in playable if ident in chapter.first_for or ident in named]
    order = [*first, *(ident for ident in playable if ident not in first)]
    return [
        tuple((order + order)[at : at + size]) for at in range(0, len(order), size)
    ]  # the last party begins again with the first characters


def verdicts(pack: str, trials: list[ChapterTrial]) -> list[Verdict]:
    """What all parties together found, chapter by chapter."""
    book = content(pack)
    found: list[Verdict] = []
    for chapter in dict.fromkeys(trial.chapter for trial in trials):
        own = [trial for trial in trials if trial.chapter == chapter]
        joined = Explored()
        for trial in own:
            joined.join(trial.explored)
        written = book.chapters[chapter]
        found.append(
            Verdict(
                chapter,
                joined,
                unread=[page for page in written.pages if page not in joined.pages],
                unseen=[key for key in choices_of(written) if key not in joined.options],
                sizes=[trial.size for trial in own],
                hopeless=[trial.size for trial in own if "success" not in trial.explored.outcomes],
            )
        )
    return found


# -- playing


def play_alone(pack: str, chapter: str, size: int, seed: str, sit: Callable[[str], Player]) -> PlayThrough:
    """Bots play one chapter by itself, once, with new characters: for chapters no campaign came to."""
    book = content(pack)
    parties = _parties(Pack(find_pack(pack), book), book.chapters[chapter], size)
    party = parties[sum(map(ord, seed)) % len(parties)]
    played = PlayThrough(size, seed, characters=party)
    try:
        _play_alone(pack, chapter, party, seed, sit, played)
    except Exception as error:  # one broken game must not end the others
        played.problem = f"{type(error).__name__}: {error}"
    return played


def _play_alone(
    pack: str,
    chapter: str,
    party: tuple[str, ...],
    seed: str,
    sit: Callable[[str], Player],
    played: PlayThrough,
) -> None:
    state = begin(pack, chapter, party, History("new"), seed)
    state.change(chapter=None, before=None)
    state.stack = [PlayChapter(chapter=chapter, seats=tuple(range(len(party))))]
    head = Head(record.FORMAT, __version__, game.id, len(party), seed, {"pack": pack}, "")
    table = Table(game, state, head, snapshots=False)
    players = [sit(f"{seed}:{seat}") for seat in range(len(party))]
    pages: dict[str, None] = {}
    count(played, pages, (told.event for told in table.log))
    while decision := table.pending():
        seat = decision.seat
        told = table.answer(seat, players[seat].choose(decision, partial(table.view, seat)))
        events = [one.event for one in told]
        count(played, pages, events)
        judge(played, table.state, events)
        if any(isinstance(event, (ChapterWon, ChapterFailed)) for event in events):
            break
        if table.number > MOST_ANSWERS:
            raise RuntimeError(f"the chapter is not over after {MOST_ANSWERS} answers")
    played.read = list(pages)
    played.answers = table.number


def add_alone(line: Line, tried: Try) -> None:
    """Count a chapter played by itself."""
    line.first += 1
    line.tries += 1
    line.won_first += tried.aim
    line.carried += tried.won
    line.rounds += (tried.rounds - line.rounds) / line.tries


def in_band(line: Line) -> bool:
    """Whether what was played can be squared with the band a chapter declares."""
    return not line.first or line.verdict != "outside"
