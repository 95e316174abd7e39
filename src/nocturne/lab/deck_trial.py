"""A deck on trial: how fast it is alone, how it does against a field of decks, and what each card did.

The deck takes every seat in turn; its opponents are drawn from the field. Everything follows from the seed
and the number of a game, so more games only add to the answer. Where no number of games is given, games are
begun until the time is up.
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from nocturne.bots import make_bot
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.hosting import CardUse, Decks
from nocturne.kernel.registry import find_game
from nocturne.lab.arena import Interval, interval_of
from nocturne.lab.simulate import Plan, Played, run_plans
from nocturne.shares import interval

#: The level of a game's bots that stands still.
_IDLE = "idle"
#: A deck that has not won alone after so many turns counts as slower.
MOST_TURNS = 25
#: How many games are begun at most where only time ends the trial.
_MOST_GAMES = 100_000
#: How much of the time goes to games against an opponent who stands still.
_ALONE = 0.15

Progress = Callable[[int], None]
"""Told how many games are over."""


class Speed(Struct, frozen=True):
    """How many turns the deck needs against one opponent who stands still."""

    games: int
    won: int
    """In how many of them it won within the most turns that were played."""
    turns: tuple[int, ...]
    """The turns of each game that was won, in order."""

    @property
    def median(self) -> float | None:
        """The median over all games; None where half of them or more were not won."""
        ordered: list[float] = [*self.turns, *[math.inf] * (self.games - self.won)]
        middle = statistics.median_low(ordered) if ordered else math.inf
        return middle if math.isfinite(middle) else None


class CardRow(Struct, frozen=True):
    """What a card of the deck did in the games against the field."""

    card: int
    name: str
    copies: int
    use: CardUse


class Trial(Struct, frozen=True):
    """The result. Points are those of the deck's seat in a game against the field."""

    game: str
    deck: str
    seed: str
    level: str
    seats: int
    field: int
    """How many decks the opponents' are drawn from."""
    seconds: float
    alone: Speed
    games: int
    points: Interval
    share: Interval
    """Those points as a multiple of what a seat of the same games had on average."""
    victories: Interval
    turns: float
    """How many turns its seat had in a game, on average."""
    cards: tuple[CardRow, ...]
    errors: tuple[Played, ...] = ()
    stopped: bool = False

    @property
    def never_played(self) -> tuple[str, ...]:
        """Cards that were drawn and never played."""
        return tuple(row.name for row in self.cards if row.use.drawn and not row.use.played)


def try_deck(
    game: str,
    deck: Struct,
    field: Sequence[Struct],
    *,
    level: str,
    seats: int | None = None,
    games: int | None = None,
    seconds: float = 50.0,
    seed: int | str = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Trial:
    """Put a deck on trial: ``games`` against the field and a third as many alone, or as many as fit into the
    time."""
    found = find_game(game)
    decks = found.hosting().decks()
    if decks is None:
        raise NocturneError("lab-deck-none", game=game)
    if not field:
        raise NocturneError("lab-deck-no-field")
    make_bot(found, level, 0)  # a misspelt name is told at once
    begun = _Begun(found, decks, deck, tuple(field), level, seats or found.usual_seats, str(seed))
    began = time.monotonic()
    count = games or _MOST_GAMES
    alone_until = math.inf if games else began + _ALONE * seconds
    until = math.inf if games else began + seconds
    done = 0

    def advance(over: int, _all: int) -> None:
        if progress is not None:
            progress(done + over)

    # Few games at a time for each process: the time is looked at before each.
    alone, stopped = run_plans(
        _in_time(begun.alone(max(3, count // 3)), alone_until), jobs * 4, jobs, advance
    )
    done = len(alone)
    played: list[Played] = []
    if not stopped:
        played, stopped = run_plans(_in_time(begun.against_field(count), until), jobs * 4, jobs, advance)
    return begun.trial(alone, played, time.monotonic() - began, stopped=stopped)


def _in_time(plans: Iterator[Plan], until: float) -> Iterator[Plan]:
    """The plans, until the time is up; the first is always played."""
    for number, plan in enumerate(plans):
        if number and time.monotonic() > until:
            return
        yield plan


class _Begun:
    """A trial that has begun: the plans of its games, and what they add up to."""

    def __init__(
        self,
        game: Game[Any],
        decks: Decks[Any],
        deck: Struct,
        field: tuple[Struct, ...],
        level: str,
        seats: int,
        seed: str,
    ) -> None:
        self.game = game
        self.decks = decks
        self.deck = deck
        self.field = field
        self.level = level
        self.seats = seats
        self.seed = seed

    def alone(self, games: int) -> Iterator[Plan]:
        """Games against one opponent who stands still, with the first deck of the field."""
        options = self.decks.with_decks({}, [self.deck, self.field[0]], "")
        for index in range(games):
            yield Plan(
                self.game.id, index, f"{self.seed}/alone/{index}", 2, options, (self.level, _IDLE),
                watched=0, most_turns=MOST_TURNS,
            )  # fmt: skip

    def against_field(self, games: int) -> Iterator[Plan]:
        """Games at a whole table; the deck moves on by one seat from game to game."""
        for index in range(games):
            chance = Chance.seeded(f"trial:{self.seed}/{index}")
            seat = index % self.seats
            others = [self.field[chance.below(len(self.field))] for _ in range(self.seats)]
            decks = [self.deck if at == seat else other for at, other in enumerate(others)]
            options = self.decks.with_decks({}, decks, "")
            bots = (self.level,) * self.seats
            yield Plan(self.game.id, index, f"{self.seed}/{index}", self.seats, options, bots, watched=seat)

    def trial(self, alone: list[Played], played: list[Played], seconds: float, *, stopped: bool) -> Trial:
        """What the games add up to."""
        whole = [one for one in played if one.is_over]
        mine = [(one, one.index % self.seats) for one in whole]
        points = [one.points[seat] for one, seat in mine]
        shares = [_share(one, seat) for one, seat in mine]
        won = sum(1 / len(one.winners) for one, seat in mine if seat in one.winners)
        return Trial(
            game=self.game.id,
            deck=self.decks.name(self.deck),
            seed=self.seed,
            level=self.level,
            seats=self.seats,
            field=len(self.field),
            seconds=seconds,
            alone=_speed(alone),
            games=len(whole),
            points=interval_of(points) if points else _UNKNOWN,
            share=interval_of(shares) if shares else _UNKNOWN,
            victories=_victories(won, len(whole)),
            turns=statistics.fmean(one.turns for one in whole) if whole else 0.0,
            cards=self._cards(whole),
            errors=tuple(one for one in (*alone, *played) if one.error),
            stopped=stopped,
        )

    def _cards(self, played: list[Played]) -> tuple[CardRow, ...]:
        uses: dict[int, CardUse] = {}
        for one in played:
            for card, use in one.uses.items():
                uses[card] = uses.get(card, CardUse()).plus(use)
        names = self.decks.card_names(self.deck)
        copies = self.decks.copies(self.deck)
        rows = [CardRow(card, name, copies[card], uses.get(card, CardUse())) for card, name in names.items()]
        return tuple(sorted(rows, key=lambda row: (-row.use.played, row.name)))


_UNKNOWN = Interval(0.0, -math.inf, math.inf)


def _share(one: Played, seat: int) -> float:
    fair = statistics.fmean(one.points)
    return one.points[seat] / fair if fair else 1.0


def _speed(played: list[Played]) -> Speed:
    counted = [one for one in played if not one.error]
    turns = sorted(one.turns for one in counted if one.is_over and 0 in one.winners)
    return Speed(len(counted), len(turns), tuple(turns))


def _victories(won: float, games: int) -> Interval:
    low, high = interval(won, games)
    return Interval(won / games if games else 0.0, low / 100, high / 100)
