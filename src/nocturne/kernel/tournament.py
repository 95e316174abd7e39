"""A tournament as plain data: who plays, at which tables, with what result, and who comes first.

Rounds are seated one after another, so somebody may come late or drop out between two of them. The best meet
in a final. How tables are made up and what a result is worth is the game's affair (``TournamentRules``). Who
may do what, and where the games are played, is the host's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import Struct, field

from nocturne.kernel.errors import NocturneError

Stage = Literal["open", "rounds", "choosing", "final", "over", "cancelled"]
"""Entries are taken; rounds are played; the finalists choose their seats; the final is played; the end."""

Seating = Sequence[Sequence[int]]
"""The tables of a round, each with its entries in the order of their seats."""


class Score(Struct, frozen=True):
    """What results are worth, in the order in which they count: games won, points, and what the place at each
    table brought."""

    wins: float = 0.0
    points: float = 0.0
    ranks: float = 0.0

    def plus(self, other: Score) -> Score:
        """Both together."""
        return Score(self.wins + other.wins, self.points + other.points, self.ranks + other.ranks)


class Entry(Struct):
    """Somebody who plays. ``lot`` decides between those who are equal in everything else."""

    number: int
    name: str
    lot: int
    since: int = 0
    """How many rounds had been seated before they came."""
    dropped: bool = False


class SeatedTable(Struct):
    """A table of a round: its name at the host, and who sits there in order."""

    table: str
    entries: list[int]
    ruled: list[float] | None = None
    """The points by seat as a judge has ruled them, whatever the game says."""


class Round(Struct):
    """Tables that play at the same time."""

    tables: list[SeatedTable]


class Tournament(Struct):
    """A tournament: everything but the decks and the games."""

    each: int
    """How many rounds everybody is to play before the final."""
    stage: Stage = "open"
    entries: list[Entry] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)
    """The finalists, the best first."""
    row: list[int] = field(default_factory=list)
    """The finalists who have taken their place, in the order of the seats."""
    final: SeatedTable | None = None

    def entry(self, number: int) -> Entry:
        """An entry by its number."""
        for one in self.entries:
            if one.number == number:
                return one
        raise NocturneError("tournament-entry-unknown")

    def active(self) -> list[int]:
        """The entries that are still in it."""
        return [one.number for one in self.entries if not one.dropped]

    def seatings(self) -> list[list[list[int]]]:
        """Who sat where in every round."""
        return [[table.entries for table in one.tables] for one in self.rounds]

    def tables(self) -> list[SeatedTable]:
        """Every table, the final last."""
        found = [table for one in self.rounds for table in one.tables]
        return found if self.final is None else [*found, self.final]

    def table(self, name: str) -> SeatedTable:
        """A table by its name."""
        for one in self.tables():
            if one.table == name:
                return one
        raise NocturneError("tournament-table-unknown")


class Standing(Struct, frozen=True):
    """How somebody has done. ``place``: those who lost the final share the second."""

    place: int
    entry: int
    score: Score
    played: int
    seed: int = 0
    """Among the finalists, from 1; 0 for everybody else."""
    final: float | None = None
    """Their points in the final."""


class Archived(Struct, frozen=True):
    """What the community's archive is told of a tournament beside the winner's deck."""

    event: str
    place: str
    held: str
    """The day, as ISO 8601 writes it."""
    rounds: int
    players: int
    winner: str
    score: Score
    """Of the rounds before the final."""
    final: float | None


class TournamentRules(ABC):
    """The form of a game's tournaments."""

    #: How few can play, and how many meet in the final.
    least: ClassVar[int]
    finalists: ClassVar[int]
    #: Rounds before the final, and minutes of a round, where nothing else is said.
    usual_rounds: ClassVar[int] = 3
    usual_minutes: ClassVar[int] = 120

    @abstractmethod
    def options(self, minutes: int) -> dict[str, Any]:
        """The options of its games, with the time limit."""

    @abstractmethod
    def rounds(self, players: int, each: int) -> int:
        """How many rounds it takes until everybody has played so many: more, where some must sit out."""

    @abstractmethod
    def seat(self, players: Sequence[int], past: Sequence[Seating], each: int) -> list[list[int]]:
        """The tables of the next round. May take seconds."""

    @abstractmethod
    def scores(self, points: Sequence[float]) -> list[Score]:
        """What the points of a game are worth to each seat."""

    @abstractmethod
    def archive(self, deck: Any, about: Archived) -> str:
        """The winning deck as the community's archive has it."""


# -- before and between the rounds


def enter(tournament: Tournament, name: str, lot: int) -> Entry:
    """Somebody enters: before the first round or, late, before the last one is seated. The rounds they missed
    count nothing."""
    rounds = len(tournament.rounds)
    if tournament.stage not in ("open", "rounds") or rounds >= tournament.each:
        raise NocturneError("tournament-entries-closed")
    number = max((one.number for one in tournament.entries), default=0) + 1
    entry = Entry(number, name, lot, since=rounds)
    tournament.entries.append(entry)
    return entry


def drop(tournament: Tournament, number: int) -> None:
    """Somebody leaves. Whoever has not played is gone; else their results stand and they are seated no
    more."""
    entry = tournament.entry(number)
    if tournament.stage == "open":
        tournament.entries.remove(entry)
    elif tournament.stage == "rounds":
        entry.dropped = True
    else:
        raise NocturneError("tournament-drop-late")


def come_back(tournament: Tournament, number: int) -> None:
    """Somebody who had dropped plays on."""
    if tournament.stage != "rounds":
        raise NocturneError("tournament-drop-late")
    tournament.entry(number).dropped = False


def is_playing(tournament: Tournament, results: Mapping[str, Sequence[float]]) -> bool:
    """Whether a game is under way."""
    return any(_points(table, results) is None for table in tournament.tables())


def rounds_planned(tournament: Tournament, rules: TournamentRules) -> int:
    """How many rounds there are before the final, by the number of those who play now."""
    count = len(tournament.active())
    return rules.rounds(count, tournament.each) if count >= rules.least else len(tournament.rounds)


def check_round(
    tournament: Tournament, rules: TournamentRules, results: Mapping[str, Sequence[float]]
) -> None:
    """Refuse a round that cannot begin now."""
    if tournament.stage not in ("open", "rounds"):
        raise NocturneError("tournament-rounds-over")
    if is_playing(tournament, results):
        raise NocturneError("tournament-still-playing")
    if len(tournament.active()) < rules.least:
        raise NocturneError("tournament-too-few", least=rules.least)
    if len(tournament.rounds) >= rounds_planned(tournament, rules):
        raise NocturneError("tournament-rounds-over")


def begin_round(tournament: Tournament, tables: Sequence[SeatedTable]) -> None:
    """A round begins at these tables."""
    tournament.stage = "rounds"
    tournament.rounds.append(Round(list(tables)))


# -- the final


def check_final(
    tournament: Tournament, rules: TournamentRules, results: Mapping[str, Sequence[float]]
) -> None:
    """Refuse a final before all rounds are played."""
    if tournament.stage != "rounds":
        raise NocturneError("tournament-no-final")
    if is_playing(tournament, results):
        raise NocturneError("tournament-still-playing")
    if len(tournament.rounds) < rounds_planned(tournament, rules):
        raise NocturneError("tournament-rounds-left")
    if len(tournament.active()) < rules.least:
        raise NocturneError("tournament-too-few", least=rules.least)


def call_final(
    tournament: Tournament, rules: TournamentRules, results: Mapping[str, Sequence[float]]
) -> None:
    """The best of those who are still there are the finalists. The lowest of them is the first in the row:
    nobody is there yet to be placed beside."""
    check_final(tournament, rules, results)
    active = set(tournament.active())
    order = [one.entry for one in standings(tournament, rules, results) if one.entry in active]
    tournament.seeds = order[: rules.finalists]
    tournament.row = [tournament.seeds[-1]]
    tournament.stage = "choosing"


def chooser(tournament: Tournament) -> int | None:
    """Whose turn it is to take a place: from the lowest seed up. None when nobody is left to choose."""
    if tournament.stage != "choosing":
        return None
    return next((one for one in reversed(tournament.seeds) if one not in tournament.row), None)


def choose(tournament: Tournament, number: int, prey: int) -> None:
    """A finalist takes the place before somebody in the row, whose predator they become. The table is round,
    so this names every place there is."""
    if chooser(tournament) != number:
        raise NocturneError("tournament-not-your-choice")
    if prey not in tournament.row:
        raise NocturneError("tournament-choice-wrong")
    tournament.row.insert(tournament.row.index(prey), number)


def check_seated(tournament: Tournament) -> None:
    """Refuse to begin the final before everybody has a place."""
    if tournament.stage != "choosing":
        raise NocturneError("tournament-no-final")
    if chooser(tournament) is not None:
        raise NocturneError("tournament-choosing")


def begin_final(tournament: Tournament, table: SeatedTable) -> None:
    """The final begins, in the order of the row from a place drawn by lot."""
    check_seated(tournament)
    tournament.row = list(table.entries)
    tournament.final = table
    tournament.stage = "final"


def close(tournament: Tournament, results: Mapping[str, Sequence[float]]) -> None:
    """The results stand. Without a final, if there are too few for one."""
    if tournament.stage not in ("rounds", "final"):
        raise NocturneError("tournament-not-over")
    if is_playing(tournament, results):
        raise NocturneError("tournament-still-playing")
    tournament.stage = "over"


def rule(tournament: Tournament, rules: TournamentRules, name: str, points: Sequence[float] | None) -> None:
    """A judge rules how a game counts; None: as it was played."""
    table = tournament.table(name)
    if tournament.stage in ("over", "cancelled"):
        raise NocturneError("tournament-over")
    if tournament.seeds and table is not tournament.final:
        raise NocturneError("tournament-ruling-late")
    if points is not None and (
        len(points) != len(table.entries) or not all(0 <= one <= len(points) for one in points)
    ):
        raise NocturneError("tournament-ruling-wrong", seats=len(table.entries))
    table.ruled = None if points is None else list(points)


# -- who comes first


def standings(
    tournament: Tournament, rules: TournamentRules, results: Mapping[str, Sequence[float]]
) -> list[Standing]:
    """Everybody by games won, points, places and lot; after the final the winner first and the other
    finalists together on the second place. ``results``: the points of the games that are over, by table."""
    total = {one.number: Score() for one in tournament.entries}
    played = dict.fromkeys(total, 0)
    for one in tournament.rounds:
        for table in one.tables:
            points = _points(table, results)
            for seat, number in enumerate(table.entries if points else ()):
                played[number] += 1
                total[number] = total[number].plus(rules.scores(points or ())[seat])
    lots = {one.number: one.lot for one in tournament.entries}

    def merit(number: int) -> tuple[float, float, float, int]:
        score = total[number]
        return (-score.wins, -score.points, -score.ranks, lots[number])

    order = sorted(total, key=merit)
    final = _final_points(tournament, results)
    champion = winner(tournament, results)
    seeded = [number for number in tournament.seeds if number != champion]
    if champion is not None:
        seeded = [champion, *seeded]
    order = [*seeded, *(number for number in order if number not in tournament.seeds)]
    return [
        Standing(
            2 if champion is not None and number in seeded[1:] else place,
            number,
            total[number],
            played[number],
            tournament.seeds.index(number) + 1 if number in tournament.seeds else 0,
            final.get(number),
        )
        for place, number in enumerate(order, start=1)
    ]


def winner(tournament: Tournament, results: Mapping[str, Sequence[float]]) -> int | None:
    """Who has most points in the final; the better seed of those who are equal. None before its end."""
    final = _final_points(tournament, results)
    if not final:
        return None
    return min(final, key=lambda number: (-final[number], tournament.seeds.index(number)))


def _final_points(tournament: Tournament, results: Mapping[str, Sequence[float]]) -> dict[int, float]:
    if tournament.final is None:
        return {}
    points = _points(tournament.final, results)
    return {} if points is None else dict(zip(tournament.final.entries, points, strict=True))


def _points(table: SeatedTable, results: Mapping[str, Sequence[float]]) -> Sequence[float] | None:
    return table.ruled if table.ruled is not None else results.get(table.table)


# msgspec crashes when two threads learn a type at the same moment: this one is learnt when loaded.
msgspec.json.Decoder(Tournament)
