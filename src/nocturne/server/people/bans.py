"""Bans: whom an operator keeps out. Only ``nocturne admin`` writes them."""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from nocturne.kernel.errors import NocturneError
from nocturne.server.people.accounts import folded
from nocturne.server.store.database import bans, people, sessions


class Ban(Struct):
    """Somebody who is kept out."""

    person: str
    name: str
    reason: str
    created: float


def banned(db: Connection) -> list[str]:
    """The ids of everybody who is kept out."""
    return list(db.execute(select(bans.c.person)).scalars())


def all_bans(db: Connection) -> list[Ban]:
    """Everybody who is kept out, the latest first."""
    asked = select(bans, people.c.name).join(people, people.c.id == bans.c.person)
    rows = db.execute(asked.order_by(bans.c.created.desc())).all()
    return [Ban(row.person, row.name, row.reason, row.created) for row in rows]


def ban(db: Connection, named: str, reason: str) -> str:
    """Keep somebody out and end all their sessions; gives their name."""
    person, name = _find(db, named)
    db.execute(delete(bans).where(bans.c.person == person))
    db.execute(insert(bans).values(person=person, reason=reason, created=time.time()))
    db.execute(delete(sessions).where(sessions.c.person == person))
    return name


def unban(db: Connection, named: str) -> str:
    """Let somebody in again; gives their name."""
    person, name = _find(db, named)
    if db.execute(delete(bans).where(bans.c.person == person)).rowcount == 0:
        raise NocturneError("admin-not-banned", name=name)
    return name


def _find(db: Connection, named: str) -> tuple[str, str]:
    """Somebody by the name of their account or, for a guest, by their id."""
    asked = select(people.c.id, people.c.name)
    row = (
        db.execute(asked.where(people.c.login == folded(named))).first()
        or db.execute(asked.where(people.c.id == named)).first()
    )
    if row is None:
        raise NocturneError("admin-nobody", name=named)
    return row.id, row.name
