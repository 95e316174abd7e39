"""Games whose hidden part stays hidden after their end: the decks of a tournament are secret until it is
over."""

from __future__ import annotations

from sqlalchemy import Connection, select

from nocturne.server.store.database import tournament_tables, tournaments

_OPEN = ("over", "cancelled")


def is_secret(db: Connection, table: str) -> bool:
    """Whether a table belongs to a tournament that goes on."""
    at = tournament_tables
    asked = select(tournaments.c.stage).join(at, at.c.tournament == tournaments.c.id)
    stage = db.execute(asked.where(at.c.table == table)).scalar()
    return stage is not None and stage not in _OPEN
