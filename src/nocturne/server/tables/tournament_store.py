"""Tournaments as the store has them: how they are written and read back, with the decks of those who entered
and the results of their tables."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, delete, insert, select, update

from nocturne.kernel.hosting import Decks
from nocturne.kernel.record import Head
from nocturne.kernel.registry import find_game
from nocturne.kernel.tournament import Tournament, TournamentRules
from nocturne.server.errors import Missing
from nocturne.server.live.clocks import Pace
from nocturne.server.store.database import entrants, people, tables, tournament_tables, tournaments
from nocturne.server.tables.decks import Brought
from nocturne.server.wire.calls import TableStatus

#: Tournaments that are told at once.
_MOST_LISTED = 100
#: Stages in which the decks of a tournament are nobody else's to know.
_SECRET = ("open", "rounds", "choosing", "final")


class TournamentSettings(Struct, frozen=True):
    """What whoever organises a tournament has settled. ``judges`` are ids of people."""

    minutes: int
    place: str = ""
    pace: Pace = Pace()
    late: bool = True
    judges: tuple[str, ...] = ()


class StoredTournament(Struct, kw_only=True):
    """A tournament as the store has it."""

    id: str = field(default_factory=lambda: secrets.token_hex(8))
    game: str
    name: str
    organiser: str
    settings: TournamentSettings
    plan: Tournament
    version: int = 0
    created: float = field(default_factory=time.time)
    touched: float = field(default_factory=time.time)

    @property
    def rules(self) -> TournamentRules:
        """The form of the game's tournaments."""
        found = find_game(self.game).hosting().tournaments()
        if found is None:  # the game was changed
            raise Missing("server-tournament-unknown")
        return found

    @property
    def shelf(self) -> Decks[Any]:
        """The decks of the game."""
        found = find_game(self.game).hosting().decks()
        if found is None:
            raise Missing("server-tournament-unknown")
        return found

    @property
    def options(self) -> dict[str, Any]:
        """The options of its games, without decks."""
        return self.rules.options(self.settings.minutes)

    def is_judge(self, person: str) -> bool:
        """Whether somebody may rule: whoever organises it, and those they have named."""
        return person == self.organiser or person in self.settings.judges


class TableState(Struct, frozen=True):
    """How a table of a tournament stands."""

    status: TableStatus
    ends: float
    points: Sequence[float] | None


class TournamentFacts(Struct, frozen=True):
    """A tournament with all that the store knows of it."""

    stored: StoredTournament
    entries: Mapping[str, int]
    """The numbers of the entries by person."""
    decks: Mapping[int, Brought]
    """The locked decks by entry: for whoever begins a game, never for another caller."""
    tables: Mapping[str, TableState]
    names: Mapping[str, str]
    """The names of the organiser and the judges, by person."""

    @property
    def results(self) -> dict[str, Sequence[float]]:
        """The points of the games that are over, by table."""
        return {name: one.points for name, one in self.tables.items() if one.points is not None}


for _type in (StoredTournament,):  # learnt before there are threads: see ``stored``
    msgspec.json.Decoder(_type)


# -- writing


def create(db: Connection, stored: StoredTournament) -> None:
    """A new tournament."""
    db.execute(insert(tournaments).values(**_columns(stored)))


def write(db: Connection, stored: StoredTournament) -> None:
    """Write a tournament anew."""
    stored.version += 1
    stored.touched = time.time()
    db.execute(update(tournaments).where(tournaments.c.id == stored.id).values(**_columns(stored)))


def write_entrant(db: Connection, stored: StoredTournament, person: str, entry: int, given: Brought) -> None:
    """Keep with which deck somebody plays."""
    forget_entrant(db, stored, entry)
    row = {"deck": msgspec.to_builtins(given.deck), "precon": given.precon}
    db.execute(insert(entrants).values(tournament=stored.id, person=person, entry=entry, **row))


def forget_entrant(db: Connection, stored: StoredTournament, entry: int) -> None:
    """An entry was taken back, and its deck with it."""
    db.execute(delete(entrants).where(entrants.c.tournament == stored.id, entrants.c.entry == entry))


def write_table(db: Connection, stored: StoredTournament, table: str, ends: float) -> None:
    """A table belongs to a tournament."""
    db.execute(insert(tournament_tables).values(table=table, tournament=stored.id, ends=ends))


def extend(db: Connection, table: str, seconds: float) -> Head:
    """More time for a game; gives its head, in which that is noted."""
    head = msgspec.convert(db.execute(select(tables.c.head).where(tables.c.id == table)).scalar_one(), Head)
    longer = {**head.note, "extended": head.note.get("extended", 0) + seconds}
    head = msgspec.structs.replace(head, note=longer)
    db.execute(update(tables).where(tables.c.id == table).values(head=msgspec.to_builtins(head)))
    ends = tournament_tables.c.ends
    db.execute(
        update(tournament_tables).where(tournament_tables.c.table == table).values(ends=ends + seconds)
    )
    return head


def _columns(stored: StoredTournament) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(stored, str_keys=True)
    return {**plain, "stage": stored.plan.stage}


# -- reading


def read(db: Connection, ident: str, *, lock: bool = False) -> StoredTournament:
    """A tournament by its id."""
    asked = select(tournaments).where(tournaments.c.id == ident)
    row = db.execute(asked.with_for_update() if lock else asked).mappings().first()
    if row is None:
        raise Missing("server-tournament-unknown")
    return _from_row(row)


def facts(db: Connection, ident: str, *, lock: bool = False) -> TournamentFacts:
    """A tournament with its people, their decks and its tables."""
    stored = read(db, ident, lock=lock)
    rows = db.execute(select(entrants).where(entrants.c.tournament == ident)).all()
    kind = stored.shelf.kind
    at = tournament_tables
    asked = select(tables.c.id, tables.c.status, tables.c.result, at.c.ends)
    played = db.execute(asked.join(at, at.c.table == tables.c.id).where(at.c.tournament == ident)).all()
    known = (stored.organiser, *stored.settings.judges)
    named = db.execute(select(people.c.id, people.c.name).where(people.c.id.in_(known))).all()
    return TournamentFacts(
        stored,
        {row.person: row.entry for row in rows},
        {row.entry: Brought(msgspec.convert(row.deck, kind), row.precon) for row in rows},
        {
            row.id: TableState(row.status, row.ends, None if row.result is None else row.result["points"])
            for row in played
        },
        {row.id: row.name for row in named},
    )


def listed(db: Connection, person: str) -> list[tuple[StoredTournament, str, bool]]:
    """The latest tournaments, each with the name of its organiser and whether it concerns somebody."""
    asked = select(tournaments, people.c.name.label("by")).join(
        people, people.c.id == tournaments.c.organiser
    )
    rows = db.execute(asked.order_by(tournaments.c.touched.desc()).limit(_MOST_LISTED)).mappings().all()
    entered = set(db.execute(select(entrants.c.tournament).where(entrants.c.person == person)).scalars())
    return [(_from_row(row), row["by"], row["id"] in entered or row["organiser"] == person) for row in rows]


def unfinished(db: Connection, person: str) -> int:
    """How many tournaments of somebody's are not over."""
    asked = select(tournaments.c.id).where(
        tournaments.c.organiser == person, tournaments.c.stage.in_(_SECRET)
    )
    return len(db.execute(asked).all())


def out_of_time(db: Connection, now: float) -> list[str]:
    """The tables that still play although their time is up."""
    at = tournament_tables
    asked = select(at.c.table).join(tables, tables.c.id == at.c.table)
    return list(db.execute(asked.where(tables.c.status == "playing", at.c.ends < now)).scalars())


def _from_row(row: Any) -> StoredTournament:  # a row of SQLAlchemy, whose columns it does not type
    names = StoredTournament.__struct_encode_fields__
    return msgspec.convert({name: row[name] for name in names}, StoredTournament, strict=False)
