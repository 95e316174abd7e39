"""Whole campaigns played by bots: every try at every chapter, counted for each number of players.

A campaign is played as the rules play it: a failed chapter is tried again, breaches bring their chapter,
hunts, shop and experience come in between, until an ending. ``campaign_report`` counts many of them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol

from msgspec import Struct

from nocturne.chapters.authoring.quests import Quest
from nocturne.chapters.authoring.rolling_again import RollingAgain
from nocturne.chapters.content.pack import content
from nocturne.chapters.events.campaign import BreachRaised, ChapterBegun, ChapterFailed, ChapterWon, HuntEnded
from nocturne.chapters.events.combat import CombatBegun
from nocturne.chapters.events.figures import SuccumbedToFrenzy, TorporEntered
from nocturne.chapters.events.pages import PageRead
from nocturne.chapters.events.tile import RoundBegun
from nocturne.chapters.position.saving import save_campaign
from nocturne.chapters.rules.table.conditions import holds
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
    """One try at a chapter. ``aim``: it was won as its band means it. ``steered``: answers a quest gave
    instead of the player."""

    chapter: str
    won: bool = False
    aim: bool = False
    steered: int = 0
    rounds: int = 0
    combats: int = 0
    fallen: int = 0  # characters lost to torpor or Frenzy
    breaches: int = 0
    pages: int = 0
    answers: int = 0


class Start(Struct, frozen=True):
    """A moment between chapters: the chapters that were offered then, and the campaign as it is saved."""

    offered: tuple[str, ...]
    save: str


class PlayThrough(Struct):
    """A campaign from its first question to its last. ``problem`` is empty unless it did not end.
    ``part``: only some chapters of it were played, from the start of another campaign."""

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
    starts: list[Start] = []
    """The moments from which a chapter can be played again."""
    part: bool = False


def play_through(
    pack: str,
    seats: int,
    seed: str,
    sit: Callable[[str], Player],
    quest: Quest | None = None,
    save: str = "",
) -> PlayThrough:
    """Play one campaign, or from a save until the chapter a quest aims at was tried, else one chapter of it.
    Whatever fails is told in ``problem``, never raised."""
    played = PlayThrough(seats, seed, part=bool(save))
    options = {"pack": pack, "campaign": save}
    table = new_game("chapters", seats=seats, seed=seed, options=options, snapshots=False)
    players = [sit(f"{seed}:{seat}") for seat in range(seats)]
    try:
        _play(table, players, played, quest)
    except Exception as error:  # one broken campaign must not end the others
        played.problem = f"{type(error).__name__}: {error}"
    state = table.state
    assert isinstance(state, ChaptersState)
    played.ending = state.ending
    played.characters = tuple(player.character for player in state.campaign.players)
    played.answers = table.number
    return played


def _play(table: Table, players: Sequence[Player], played: PlayThrough, quest: Quest | None) -> None:
    pages: dict[str, None] = {}
    count(played, pages, (told.event for told in table.log))
    rolls = RollingAgain(quest if played.part else None, played.seed)
    while decision := table.pending():
        seat = decision.seat
        if decision.question == "chapters-ask-chapter":
            offered = [option.key.partition(":")[2] for option in decision.options]
            if played.part and _enough(played, quest, offered):
                break
            if not played.part and seat == 0:
                note_start(played, table.state, decision)
        key = players[seat].choose(decision, partial(table.view, seat))
        rolls.keep(table, players)
        told = table.answer(seat, key)
        if played.tries:
            played.tries[-1].answers += 1
        events = [one.event for one in told]
        if rolls.failed(events):
            pages.update((plain_page(event.page), None) for event in events if isinstance(event, PageRead))
            table = rolls.back(players)
            continue
        if quest is not None:
            _note(quest, played, events)
        count(played, pages, events)
        judge(played, table.state, events)
        if played.part and any(isinstance(e, ChapterFailed) and _aimed(quest, e.chapter) for e in events):
            break
        if table.number > MOST_ANSWERS:
            raise RulesFault(f"the campaign is not over after {MOST_ANSWERS} answers")
    played.read = list(pages)


def _aimed(quest: Quest | None, chapter: str) -> bool:
    """Whether a chapter is what a part of a campaign is played for."""
    return quest is None or quest.aim in ("", chapter)


def _enough(played: PlayThrough, quest: Quest | None, offered: Sequence[str]) -> bool:
    """Whether a part of a campaign has come to its chapter, or cannot come to it any more."""
    if any(attempt.won and _aimed(quest, attempt.chapter) for attempt in played.tries):
        return True
    return quest is not None and not quest.may_come(offered)


def note_start(played: PlayThrough, state: object, decision: Decision) -> None:
    """Keep the campaign as it is before a chapter is chosen."""
    assert isinstance(state, ChaptersState)
    offered = tuple(option.key.partition(":")[2] for option in decision.options)
    played.starts.append(Start(offered, save_campaign(state)))


def _note(quest: Quest, played: PlayThrough, events: list[Event]) -> None:
    """Tell a quest what has happened, and the try what the quest has changed."""
    if played.tries:
        played.tries[-1].steered += (
            quest.steered + quest.unpractised
        )  # who learns nothing counts for no share
        quest.steered = 0
    for event in events:
        if isinstance(event, PageRead):
            quest.note_page(*plain_page(event.page).split("/"))
        elif isinstance(event, BreachRaised):
            quest.note_breach(event.now)
        elif isinstance(event, ChapterFailed):
            quest.note_failure(event.chapter)


def plain_page(ref: str) -> str:
    """A page without the marks of the paragraphs that were read: ``ch.depot/E.1``."""
    return ref.partition("#")[0]


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
                pages[plain_page(event.page)] = None
            case ChapterFailed():
                now.won = False


def judge(played: PlayThrough, state: object, events: Iterable[Event]) -> None:
    """Whether a chapter that has just been won was won as its band means it."""
    assert isinstance(state, ChaptersState)
    for event in events:
        if isinstance(event, ChapterWon):
            band = content(state.options.pack).chapters[event.chapter].band
            played.tries[-1].aim = band is None or band.aim is None or holds(state, band.aim)
