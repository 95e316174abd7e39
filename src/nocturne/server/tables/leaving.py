"""Somebody deletes their account: what they take with them, and what is left without their name.

Games stay, because others have played them. In those, and in what was said at their tables, the name is
replaced.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, select, update

from nocturne.server.live.streams import Player
from nocturne.server.people.accounts import Person
from nocturne.server.store.correspondence import push_targets, reminders, vacations
from nocturne.server.store.database import (
    brought,
    chat,
    decks,
    mail_codes,
    marks,
    people,
    ratings,
    ratings_wanted,
    seated,
    sessions,
    tables,
)
from nocturne.server.tables import club_store
from nocturne.server.tables.secrecy import is_secret
from nocturne.server.tables.stored import from_row, record_of

#: What stands where a name was: no letter of any language.
NOBODY = "\u2013"


class ExportedGame(Struct, frozen=True):
    """A game somebody sat at. ``record`` is empty until the game, and its tournament, is over."""

    table: str
    game: str
    status: str
    seat: int | None
    names: list[str]
    created: float
    result: Any
    record: str


class Export(Struct, frozen=True):
    """Everything that is stored about somebody."""

    name: str
    guest: bool
    email: str
    created: float
    reminders: dict[str, Any]
    vacations: list[dict[str, Any]]
    decks: list[dict[str, Any]]
    said: list[dict[str, Any]]
    games: list[ExportedGame]
    clubs: list[dict[str, Any]]
    said_in_clubs: list[dict[str, Any]]


def export(db: Connection, person: Person) -> Export:
    """Everything that is stored about somebody."""
    about = db.execute(select(people.c.created, people.c.email).where(people.c.id == person.id)).one()
    own_decks = select(decks.c.name, decks.c.text, decks.c.notes, decks.c.tags, decks.c.changed)
    own_ways = select(reminders.c.mail, reminders.c.webhook, reminders.c.hours, reminders.c.lang)
    reminded = db.execute(own_ways.where(reminders.c.person == person.id)).mappings().first()
    own_days = select(vacations.c.begins, vacations.c.ends).where(vacations.c.person == person.id)
    own_words = select(chat.c.table, chat.c.text, chat.c.at).where(chat.c.person == person.id)
    rows = db.execute(_tables_of(person).order_by(tables.c.created)).mappings().all()
    return Export(
        person.name,
        person.guest,
        about.email or "",
        about.created,
        dict(reminded) if reminded is not None else {},
        [dict(row) for row in db.execute(own_days).mappings()],
        [dict(row) for row in db.execute(own_decks.where(decks.c.person == person.id)).mappings()],
        [dict(row) for row in db.execute(own_words.order_by(chat.c.id)).mappings()],
        [_game(db, row, person) for row in rows],
        club_store.memberships(db, person.id),
        club_store.words_of(db, person.id),
    )


def _tables_of(person: Person) -> Any:  # a query of SQL
    return select(tables).join(seated, seated.c.table == tables.c.id).where(seated.c.person == person.id)


def _game(db: Connection, row: Any, person: Person) -> ExportedGame:  # a row of SQL
    stored = from_row(row)
    seat = next((at for at, one in enumerate(stored.seats) if one.person == person.id), None)
    over = stored.status == "finished" and stored.head is not None and not is_secret(db, stored.id)
    return ExportedGame(
        stored.id,
        stored.game,
        stored.status,
        seat,
        [one.name for one in stored.seats],
        stored.created,
        row["result"],
        record_of(db, stored)[0].lines().decode() if over else "",
    )


def forget(db: Connection, person: Person) -> None:
    """Delete somebody: sessions, decks, password. Their seats and words stay without a name."""
    for row in db.execute(_tables_of(person)).mappings().all():
        db.execute(update(tables).where(tables.c.id == row["id"]).values(**_without(row, person)))
    db.execute(update(chat).where(chat.c.person == person.id).values(name=NOBODY))
    theirs = marks.c.table.in_(select(seated.c.table).where(seated.c.person == person.id))
    db.execute(update(marks).where(marks.c.name == person.name, theirs).values(name=NOBODY))
    club_store.forget(db, person.id)
    db.execute(delete(sessions).where(sessions.c.person == person.id))
    db.execute(delete(decks).where(decks.c.person == person.id))
    db.execute(delete(ratings).where(ratings.c.person == person.id))
    db.execute(delete(ratings_wanted).where(ratings_wanted.c.person == person.id))
    waiting = select(tables.c.id).where(tables.c.status == "open")
    db.execute(delete(brought).where(brought.c.holder == person.id, brought.c.table.in_(waiting)))
    db.execute(delete(seated).where(seated.c.person == person.id, seated.c.table.in_(waiting)))
    for table in (reminders, push_targets, vacations):
        db.execute(delete(table).where(table.c.person == person.id))
    db.execute(delete(mail_codes).where(mail_codes.c.person == person.id))
    gone = {"name": NOBODY, "login": None, "password": None, "email": None}
    db.execute(update(people).where(people.c.id == person.id).values(**gone))


def _without(row: Any, person: Person) -> dict[str, Any]:  # a row of SQL
    """A table without somebody's name on their seats, nor in what the record notes of it. One that has not
    begun and was theirs is closed."""
    seats = [dict(one) for one in row["seats"]]
    head = row["head"]
    noted = list(head.get("note", {}).get("names", [])) if head else []
    for at, one in enumerate(seats):
        if one.get("person") == person.id:
            if row["status"] == "open":
                seats[at] = msgspec.to_builtins(Player("open"))
            else:
                one["name"] = NOBODY
            if at < len(noted):
                noted[at] = NOBODY
    changed: dict[str, Any] = {"seats": seats}
    if noted:
        changed["head"] = {**head, "note": {**head["note"], "names": noted}}
    if row["status"] == "open" and row["host"] == person.id:
        changed["status"] = "finished"
    return changed
