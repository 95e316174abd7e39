"""What is cleaned up by itself, so that nothing about people is stored for longer than it is of use.

- A session ends 180 days after it was opened, and is then deleted.
- A code that was sent by letter is deleted after a day at most.
- A guest who was not here for 30 days and has no game, tournament or report is deleted, with their decks.
"""

from __future__ import annotations

import time

from msgspec import Struct
from sqlalchemy import Connection, Select, delete, func, select

from nocturne.server.people.accounts import SESSION_SECONDS
from nocturne.server.people.recovery import CODE_SECONDS
from nocturne.server.store.database import (
    bans,
    brought,
    decks,
    drafts,
    entrants,
    mail_codes,
    people,
    reports,
    seated,
    sessions,
    tables,
    tournaments,
)

GUEST_SECONDS = 30 * 24 * 3600
#: Guests deleted at once, so that nobody waits for it.
MOST_AT_ONCE = 500
#: How often a server cleans up, in seconds.
EVERY = 3600.0


class CleanedUp(Struct, frozen=True):
    """How much was deleted."""

    sessions: int
    guests: int


def clean_up(db: Connection, now: float | None = None) -> CleanedUp:
    """Delete what is of no use any more."""
    now = time.time() if now is None else now
    ended = db.execute(delete(sessions).where(sessions.c.created < now - SESSION_SECONDS)).rowcount
    db.execute(delete(mail_codes).where(mail_codes.c.created < now - max(CODE_SECONDS.values())))
    gone = list(db.execute(_gone_guests(now)).scalars())
    for table, column in (
        (sessions, sessions.c.person),
        (decks, decks.c.person),
        (bans, bans.c.person),
        (people, people.c.id),
    ):
        if gone:
            db.execute(delete(table).where(column.in_(gone)))
    return CleanedUp(ended, len(gone))


def _gone_guests(now: float) -> Select[tuple[str]]:
    seen = select(func.max(sessions.c.seen)).where(sessions.c.person == people.c.id).scalar_subquery()
    found = select(people.c.id).where(people.c.login.is_(None), people.c.created < now - GUEST_SECONDS)
    found = found.where(func.coalesce(seen, 0.0) < now - GUEST_SECONDS)
    for column in (
        seated.c.person,
        tables.c.host,
        brought.c.holder,
        entrants.c.person,
        drafts.c.host,
        tournaments.c.organiser,
        reports.c.reporter,
        reports.c.person,
    ):
        found = found.where(~select(column).where(column == people.c.id).exists())
    return found.limit(MOST_AT_ONCE)
