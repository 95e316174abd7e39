"""Sessions as their owner sees them: from which browsers somebody is logged in, and how to end that."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, select

from nocturne.server.errors import Missing
from nocturne.server.people.accounts import SESSION_SECONDS, kept_token
from nocturne.server.store.database import sessions
from nocturne.server.wire.calls import OpenSession

#: As much of a token's digest as names a session to its owner.
_NAMED_BY = 16


def open_sessions(db: Connection, person: str, token: str) -> list[OpenSession]:
    """All sessions of a person, the one used last first."""
    asked = select(sessions).where(
        sessions.c.person == person, sessions.c.created > time.time() - SESSION_SECONDS
    )
    rows = db.execute(asked.order_by(sessions.c.seen.desc())).all()
    own = kept_token(token)
    return [
        OpenSession(row.token[:_NAMED_BY], row.agent, row.created, row.seen or row.created, row.token == own)
        for row in rows
    ]


def end_session(db: Connection, person: str, ident: str) -> None:
    """End one session of a person."""
    for token in db.execute(select(sessions.c.token).where(sessions.c.person == person)).scalars():
        if token[:_NAMED_BY] == ident:
            db.execute(delete(sessions).where(sessions.c.token == token))
            return
    raise Missing("server-session-unknown")


def end_others(db: Connection, person: str, token: str) -> None:
    """End all sessions of a person but the one of this token."""
    db.execute(delete(sessions).where(sessions.c.person == person, sessions.c.token != kept_token(token)))
