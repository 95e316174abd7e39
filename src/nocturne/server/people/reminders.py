"""Who wants to be reminded of their turn by correspondence, and how; and the days people are away."""

from __future__ import annotations

import hashlib
import secrets
import time

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from nocturne.kernel.errors import NocturneError
from nocturne.server.store.correspondence import own_keys, push_targets, reminders, vacations
from nocturne.server.store.database import seated, tables
from nocturne.server.wire.reminders import Vacation

_DAY = 86_400.0
_YEAR = 365 * _DAY
#: Browsers of one person that may be reminded.
_MOST_TARGETS = 8
#: So far back vacations are of interest to clocks, in seconds: longer than any question is open.
LOOKED_BACK = 400 * _DAY
#: How far ahead a vacation may begin, in days.
_AHEAD = 180


class Wanted(Struct, frozen=True):
    """How somebody wants to be reminded."""

    mail: bool = False
    webhook: str = ""
    hours: int = 0


class Target(Struct, frozen=True):
    """A browser that shows notices."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


def wanted_by(db: Connection, person: str) -> Wanted:
    """How somebody wants to be reminded; not at all if they never said so."""
    row = db.execute(select(reminders).where(reminders.c.person == person)).first()
    return Wanted() if row is None else Wanted(row.mail, row.webhook, row.hours)


def want(db: Connection, person: str, wanted: Wanted, lang: str) -> None:
    """Somebody says how they want to be reminded, and in what language."""
    values = {"mail": wanted.mail, "webhook": wanted.webhook, "hours": wanted.hours, "lang": lang}
    _note(db, person, **values)


def _note(db: Connection, person: str, **values: object) -> None:
    mine = reminders.c.person == person
    if not db.execute(update(reminders).where(mine).values(**values)).rowcount:
        db.execute(insert(reminders).values(person=person, stop=secrets.token_urlsafe(24), **values))


def stop_letters(db: Connection, code: str) -> None:
    """No letters any more for whoever's letters carry this code."""
    done = db.execute(update(reminders).where(reminders.c.stop == code).values(mail=False))
    if not done.rowcount:
        raise NocturneError("server-code-wrong")


# -- browsers


def target_id(endpoint: str) -> str:
    """By what a browser's address is known."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def add_target(db: Connection, person: str, target: Target, lang: str) -> None:
    """Remind this browser too. It may have been somebody else's before."""
    drop_target(db, target.id)
    kept = push_targets.c.person == person
    ids = list(
        db.execute(select(push_targets.c.id).where(kept).order_by(push_targets.c.created.desc())).scalars()
    )
    for old in ids[_MOST_TARGETS - 1 :]:
        drop_target(db, old)
    row = {"id": target.id, "endpoint": target.endpoint, "p256dh": target.p256dh, "auth": target.auth}
    db.execute(insert(push_targets).values(**row, person=person, created=time.time()))
    _note(db, person, lang=lang)


def drop_target(db: Connection, ident: str, person: str | None = None) -> None:
    """This browser is not reminded any more."""
    which = [push_targets.c.id == ident] + ([] if person is None else [push_targets.c.person == person])
    db.execute(delete(push_targets).where(*which))


def targets_of(db: Connection, person: str) -> list[Target]:
    """The browsers of somebody."""
    rows = db.execute(select(push_targets).where(push_targets.c.person == person)).all()
    return [Target(row.id, row.endpoint, row.p256dh, row.auth) for row in rows]


def own_key(db: Connection, fresh: str) -> str:
    """The key by which push services know this server; the fresh one where there was none."""
    kept = db.execute(select(own_keys.c.value).where(own_keys.c.name == "push")).scalar()
    if kept is None:
        db.execute(insert(own_keys).values(name="push", value=fresh))
    return kept or fresh


# -- vacations


def vacation_of(db: Connection, person: str, days: int, now: float) -> Vacation:
    """What somebody has of vacation: the one that is or comes, and how many of their days are left."""
    rows = _vacations_since(db, person, now - _YEAR)
    used = sum(ends - max(begins, now - _YEAR) for begins, ends in rows)
    ahead = next(((begins, ends) for begins, ends in rows if ends > now), None)
    left = max(0, int((days * _DAY - used + 3600.0) // _DAY))
    return Vacation(days, left, *(ahead or (None, None)))


def _vacations_since(db: Connection, person: str, since: float) -> list[tuple[float, float]]:
    asked = select(vacations.c.begins, vacations.c.ends).where(vacations.c.person == person)
    rows = db.execute(asked.where(vacations.c.ends > since).order_by(vacations.c.begins)).all()
    return [(row.begins, row.ends) for row in rows]


def go_away(db: Connection, person: str, begins: float, days: int, limit: int, now: float) -> None:
    """Somebody is away for so many days, from then on or from now."""
    begins = max(begins, now)
    told = vacation_of(db, person, limit, now)
    if told.begins is not None:
        raise NocturneError("server-vacation-already")
    if days > told.left:
        raise NocturneError("server-vacation-days", most=told.left)
    if begins > now + _AHEAD * _DAY:
        raise NocturneError("server-vacation-ahead", most=_AHEAD)
    db.execute(insert(vacations).values(person=person, begins=begins, ends=begins + days * _DAY))
    _look_again(db, person, now)


def come_back(db: Connection, person: str, now: float) -> None:
    """Somebody is back; a vacation that has not begun does not take place."""
    coming = (vacations.c.person == person, vacations.c.ends > now)
    db.execute(delete(vacations).where(*coming, vacations.c.begins >= now))
    db.execute(update(vacations).where(*coming).values(ends=now))
    _look_again(db, person, now)


def _look_again(db: Connection, person: str, now: float) -> None:
    """Their clocks have changed: whoever looks after the tables reads them, and writes when they run out."""
    theirs = select(seated.c.table).where(seated.c.person == person)
    waiting = (tables.c.id.in_(theirs), tables.c.status == "playing", tables.c.due.is_not(None))
    db.execute(update(tables).where(*waiting).values(due=now))


def away_at(db: Connection, people: list[str], since: float) -> dict[str, list[tuple[float, float]]]:
    """The vacations of some people that ended after a moment, or will."""
    asked = select(vacations).where(vacations.c.person.in_(people), vacations.c.ends > since)
    found: dict[str, list[tuple[float, float]]] = {}
    for row in db.execute(asked.order_by(vacations.c.begins)):
        found.setdefault(row.person, []).append((row.begins, row.ends))
    return found
