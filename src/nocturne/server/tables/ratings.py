"""Ratings, for those who want them: by game and by kind of table, after every finished game among people.

A table counts when no bot sat at it and at least two who want ratings did; only they are rated, by their
points, as if they had been alone. Games in which all of them did equally well tell nothing. A finished game
is rated in one transaction with the note that it was, so it counts once, also after a kill.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from nocturne.kernel.errors import NocturneError
from nocturne.server.faults import log_fault
from nocturne.server.people.accounts import Person
from nocturne.server.store.database import (
    Store,
    rated_tables,
    ratings,
    ratings_wanted,
    tables,
    tournament_tables,
)
from nocturne.server.tables.stored import StoredTable, from_row

RatedKind = Literal["free", "live", "correspondence", "tournament"]
"""Tables without a clock, with one, by correspondence, and of tournaments."""

#: How often is looked for finished games, in seconds, and how many are rated at once.
_LOOK_EVERY = 10.0
_MOST_AT_ONCE = 50
#: How far back is looked from the latest game that was rated: servers' clocks differ, and saving takes time.
_LOOK_BACK = 3600.0
#: Where everybody begins, by openskill: a mean and how unsure it is.
_MEAN, _UNSURE = 25.0, 25.0 / 3
#: How a mean is told: 1500 at the beginning, and so many points for each of openskill's.
_MIDDLE, _SCALE = 1500, 60


class Rated(Struct, frozen=True):
    """Somebody's rating in one game at one kind of table."""

    game: str
    kind: RatedKind
    rating: int
    unsure: int
    """It lies so much higher or lower, nineteen times of twenty."""
    games: int


class Ratings:
    """Everybody's ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person) -> tuple[bool, list[Rated]]:
        """Whether somebody wants ratings, and what theirs are."""
        wanted = select(ratings_wanted.c.person).where(ratings_wanted.c.person == person.id)
        asked = select(ratings).where(ratings.c.person == person.id).order_by(ratings.c.game, ratings.c.kind)

        def work(db: Connection) -> tuple[bool, list[Rated]]:
            on = db.execute(wanted).first() is not None
            return on, [
                Rated(row.game, row.kind, told(row.mean), round(2 * row.unsure * _SCALE), row.games)
                for row in db.execute(asked)
            ]

        return await self._store.read(work)

    async def want(self, person: Person, *, on: bool) -> None:
        """Begin to be rated, or no more: then what is known is forgotten."""
        if person.guest:
            raise NocturneError("server-ratings-guest")

        def work(db: Connection) -> None:
            db.execute(delete(ratings_wanted).where(ratings_wanted.c.person == person.id))
            if on:
                db.execute(insert(ratings_wanted).values(person=person.id, since=time.time()))
            else:
                db.execute(delete(ratings).where(ratings.c.person == person.id))

        await self._store.run(work)

    async def rate(self) -> int:
        """Rate the games that are over and were not rated yet; gives how many were looked at."""
        return await self._store.run(rate_finished)

    async def keep_rating(self) -> None:
        """For ever: rate games soon after their end."""
        while True:
            try:
                with suppress(IntegrityError):  # another server rates the same game at this moment
                    while await self.rate() >= _MOST_AT_ONCE:
                        pass
            except Exception as fault:
                log_fault("ratings", fault)
            await asyncio.sleep(_LOOK_EVERY)


def told(mean: float) -> int:
    """A mean as people read it.

    >>> told(25.0)
    1500
    """
    return round(_MIDDLE + _SCALE * (mean - _MEAN))


def rate_finished(db: Connection) -> int:
    """The work of rating what is over, the oldest first."""
    wanted = {row.person: row.since for row in db.execute(select(ratings_wanted))}
    if len(wanted) < 2:
        return 0
    latest = db.execute(select(func.max(rated_tables.c.ended))).scalar() or 0.0
    since = max(latest - _LOOK_BACK, min(wanted.values()))
    done = select(rated_tables.c.table).where(rated_tables.c.table == tables.c.id).exists()
    asked = select(tables).where(tables.c.status == "finished", tables.c.touched >= since, ~done)
    rows = db.execute(asked.order_by(tables.c.touched).limit(_MOST_AT_ONCE)).mappings().all()
    of_tournaments = set(
        db.execute(
            select(tournament_tables.c.table).where(
                tournament_tables.c.table.in_([row["id"] for row in rows])
            )
        ).scalars()
    )
    for stored in map(from_row, rows):
        db.execute(insert(rated_tables).values(table=stored.id, ended=stored.touched))
        kind: RatedKind = "free" if stored.pace.kind == "none" else stored.pace.kind
        _rate(db, stored, "tournament" if stored.id in of_tournaments else kind, wanted)
    return len(rows)


def _rate(db: Connection, stored: StoredTable, kind: RatedKind, wanted: dict[str, float]) -> None:
    if stored.result is None or any(one.kind != "person" for one in stored.seats):
        return
    points = {
        one.person: float(point)
        for one, point in zip(stored.seats, stored.result["points"], strict=True)
        if wanted.get(one.person, stored.touched) < stored.touched
    }
    if len(points) < 2 or len(set(points.values())) < 2:
        return
    clause = (ratings.c.game == stored.game) & (ratings.c.kind == kind)
    found = db.execute(select(ratings).where(clause, ratings.c.person.in_(points)).with_for_update())
    known = {row.person: (row.mean, row.unsure) for row in found}
    people = sorted(points)
    after = rated([known.get(one, (_MEAN, _UNSURE)) for one in people], [points[one] for one in people])
    for person, (mean, unsure) in zip(people, after, strict=True):
        if person in known:
            changed = {"mean": mean, "unsure": unsure, "games": ratings.c.games + 1}
            db.execute(update(ratings).where(clause, ratings.c.person == person).values(**changed))
        else:
            row = {"person": person, "game": stored.game, "kind": kind}
            db.execute(insert(ratings).values(**row, mean=mean, unsure=unsure, games=1))


def rated(before: Sequence[tuple[float, float]], points: Sequence[float]) -> list[tuple[float, float]]:
    """Means and how unsure they are after a game with these points, more of which is better."""
    from openskill.models import PlackettLuce  # only needed where games among people end

    model = PlackettLuce()
    teams = [[model.create_rating([mean, unsure])] for mean, unsure in before]
    after = model.rate(teams, scores=list(points))
    return [(one.mu, one.sigma) for (one,) in after]
