"""What people report of the chat, for operators. Tables write it; only ``nocturne admin`` reads it."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, select, update

from nocturne.kernel.errors import NocturneError
from nocturne.server.store.database import people, reports


class ReportLine(Struct):
    """A line of chat that somebody has reported: at a table, or in a club. ``person``: the id of who said it,
    as ``ban`` takes it."""

    id: int
    table: str
    club: str
    reporter: str
    person: str
    name: str
    said: str
    reason: str
    created: float


def open_reports(db: Connection) -> list[ReportLine]:
    """What no operator has settled yet, the oldest first."""
    asked = (
        select(reports, people.c.name.label("by"))
        .join(people, people.c.id == reports.c.reporter, isouter=True)
        .where(~reports.c.settled)
        .order_by(reports.c.id)
    )
    return [
        ReportLine(
            id=row.id,
            table=row.table or "",
            club=row.club,
            reporter=row.by or row.reporter,
            person=row.person,
            name=row.name,
            said=row.said,
            reason=row.reason,
            created=row.created,
        )
        for row in db.execute(asked)
    ]


def settle(db: Connection, ident: int) -> None:
    """An operator has looked at a report."""
    settled = update(reports).where(reports.c.id == ident, ~reports.c.settled).values(settled=True)
    if db.execute(settled).rowcount == 0:
        raise NocturneError("admin-no-report", id=ident)
