"""What operators look at: every table, everybody, and whether every stored game plays out as recorded."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Connection, func, select

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.record import Record, is_former
from nocturne.kernel.table import replay
from nocturne.server.live.rebuilding import by_these_rules
from nocturne.server.store.clubs import club_members, clubs
from nocturne.server.store.database import Store, answers, bans, people, seated, tables
from nocturne.server.tables.stored import StoredTable, from_row, record_of


class TableLine(Struct):
    """A table, as operators see it: nothing of what is hidden there."""

    id: str
    game: str
    status: str
    private: bool
    people: list[str]
    answers: int
    created: float
    touched: float


class PersonLine(Struct):
    """Somebody, as operators see them."""

    id: str
    name: str
    guest: bool
    tables: int
    banned: bool
    created: float


class Damage(Struct):
    """A game that does not play out as recorded."""

    table: str
    game: str
    cause: str


class ClubLine(Struct):
    """A club, without anything that is said in it."""

    id: str
    name: str
    owner: str
    members: int
    tables: int
    created: float


class Audit(Struct):
    """What came of playing every game again."""

    games: int
    answers: int
    former: int  # of another version: played by the rules of now, digests cannot be compared
    damaged: list[Damage]


def table_lines(db: Connection) -> list[TableLine]:
    """Every table, the latest first."""
    counts = _counts(db, answers.c.table)
    found = [from_row(row) for row in db.execute(select(tables)).mappings()]
    found.sort(key=lambda one: -one.touched)
    return [
        TableLine(
            one.id,
            one.game,
            one.status,
            one.private,
            [seat.name for seat in one.seats if seat.person],
            counts.get(one.id, 0),
            one.created,
            one.touched,
        )
        for one in found
    ]


def person_lines(db: Connection) -> list[PersonLine]:
    """Everybody, the newest first."""
    counts = _counts(db, seated.c.person)
    out = set(db.execute(select(bans.c.person)).scalars())
    rows = db.execute(select(people).order_by(people.c.created.desc())).all()
    return [
        PersonLine(row.id, row.name, row.login is None, counts.get(row.id, 0), row.id in out, row.created)
        for row in rows
    ]


def club_lines(db: Connection) -> list[ClubLine]:
    """Every club, the newest first."""
    there = club_members.c.role != "removed"
    asked = select(club_members.c.club, func.count()).where(there).group_by(club_members.c.club)
    members = {row[0]: int(row[1]) for row in db.execute(asked).all()}
    owned = select(club_members.c.club, club_members.c.name).where(club_members.c.role == "owner")
    owners = {row.club: row.name for row in db.execute(owned)}
    counts = _counts(db, tables.c.club)
    rows = db.execute(select(clubs).order_by(clubs.c.created.desc())).all()
    return [
        ClubLine(
            row.id,
            row.name,
            owners.get(row.id, ""),
            members.get(row.id, 0),
            counts.get(row.id, 0),
            row.created,
        )
        for row in rows
    ]


def _counts(db: Connection, column: Column[str]) -> dict[str, int]:
    """How many rows have each value."""
    rows = db.execute(select(column, func.count()).group_by(column)).all()
    return {str(row[0]): int(row[1]) for row in rows}


async def audit(store: Store) -> Audit:
    """Play every stored game again and compare every digest."""
    found = Audit(0, 0, 0, [])
    begun = select(tables.c.id).where(tables.c.status != "open").order_by(tables.c.created)
    for ident in await store.read(lambda db: list(db.execute(begun).scalars())):
        stored, record = await store.read(partial(_read, ident))
        if record is None:
            continue  # closed before it began
        found.games += 1
        found.answers += len(record.answers)
        former = is_former(record.head)
        found.former += former
        if cause := await _wrong_with(stored, record, former=former):
            found.damaged.append(Damage(stored.id, stored.game, cause))
    return found


def _read(ident: str, db: Connection) -> tuple[StoredTable, Record | None]:
    row = db.execute(select(tables).where(tables.c.id == ident)).mappings().one()
    stored = from_row(row)
    return stored, None if stored.head is None else record_of(db, stored)[0]


async def _wrong_with(stored: StoredTable, record: Record, *, former: bool) -> str:
    try:
        whole = await by_these_rules(record)
        table = await asyncio.to_thread(replay, whole, verify=not former)
    except NocturneError as error:
        return error.message
    except Exception as fault:
        return type(fault).__name__
    result = table.result()
    if stored.status == "finished" and msgspec.to_builtins(result) != stored.result:
        return "admin-other-result"
    return ""
