"""What calls about tournaments answer."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from nocturne.kernel.tournament import Stage
from nocturne.server.wire.calls import OwnDeck, Pace, TableStatus
from nocturne.server.wire.text import GameId

TournamentStage = Stage
"""Entries are taken, rounds are played, the finalists choose seats, the final is played, it is over."""


class TournamentLine(Struct, frozen=True):
    """A tournament in the list of all."""

    id: str
    game: GameId
    title: str
    name: str
    place: str
    stage: TournamentStage
    organiser: str
    entries: int
    mine: bool
    """I play in it, or it is mine."""
    created: float


class Tournaments(Struct, frozen=True):
    """Several tournaments, the latest first."""

    tournaments: list[TournamentLine]


class TournamentEntry(Struct, frozen=True):
    """Somebody who plays."""

    entry: int
    name: str
    me: bool
    since: int
    """The rounds they missed because they came late."""
    dropped: bool


class TournamentSeat(Struct, frozen=True):
    """A seat at a table of a tournament, with the points its holder made there."""

    entry: int
    name: str
    points: float | None


class TournamentTable(Struct, frozen=True):
    """A table of a round."""

    table: str
    status: TableStatus
    me: bool
    """I sit there."""
    ruled: bool
    """A judge has ruled how it counts."""
    ends: float | None
    """When its time is up, while it plays."""
    seats: list[TournamentSeat]


class TournamentRound(Struct, frozen=True):
    """A round; the final is the last."""

    number: int
    final: bool
    tables: list[TournamentTable]


class TournamentStanding(Struct, frozen=True):
    """How somebody has done: game wins, victory points, tournament points."""

    place: int
    entry: int
    name: str
    me: bool
    wins: float
    points: float
    ranks: float
    played: int
    seed: int
    """Among the finalists; 0 for everybody else."""
    final: float | None
    dropped: bool


class FinalSeats(Struct, frozen=True):
    """The finalists take their places, the lowest seed first."""

    seeds: list[int]
    row: list[int]
    """Those who have a place, each the predator of the next."""
    next: int | None
    mine: bool
    """It is my turn."""


class Tournament(Struct, frozen=True, kw_only=True):
    """A tournament as somebody may know it: no deck but one's own is in it."""

    id: str
    game: GameId
    title: str
    name: str
    place: str
    stage: TournamentStage
    organiser: str
    mine: bool
    """I organise it."""
    judge: bool
    """I am one of its judges."""
    judges: list[str]
    each: int
    """The rounds everybody plays before the final."""
    planned: int
    """How many rounds that takes."""
    minutes: int
    pace: Pace
    late: bool
    """Whether people may enter after the first round."""
    least: int
    playing: bool
    """A table is playing now."""
    created: float
    entries: list[TournamentEntry]
    deck: OwnDeck | UnsetType | None = UNSET
    """The deck I have entered with."""
    locked: bool
    """Whether it can no longer be changed."""
    rounds: list[TournamentRound]
    standings: list[TournamentStanding]
    final: FinalSeats | None
    winner: str | None


class TournamentEntered(Struct, frozen=True):
    """The tournament somebody enters, and why they did not if there are problems."""

    tournament: Tournament
    problems: list[str]
