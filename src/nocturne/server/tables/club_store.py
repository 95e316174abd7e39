"""Clubs as the store has them: how they are read, and who may do what in them.

Whoever is not a member of a club is told nothing that is said or planned there.
"""

from __future__ import annotations

import secrets
import time
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from nocturne.server.errors import Forbidden, Missing
from nocturne.server.people.accounts import Person
from nocturne.server.render.names import distinct
from nocturne.server.store.clubs import club_chat, club_events, club_members, clubs
from nocturne.server.store.database import reports, tables

Role = Literal["owner", "operator", "member", "removed"]
#: Who may do what only some may; everybody may what those after them may.
_RANKS: tuple[Role, ...] = ("owner", "operator", "member")
#: How many lines of the chat are told, and how many are stored.
_CHAT_TOLD, _CHAT_STORED = 100, 500
#: How long an appointment stays in the calendar after it is over, in seconds.
_PAST = 24 * 3600.0
#: The longest appointment, in seconds.
LONGEST_EVENT = 31 * 24 * 3600.0
#: Clubs told at once.
_MOST_LISTED = 200
#: What stands where a name was.
NOBODY = "\u2013"


class StoredClub(Struct, kw_only=True):
    """A club."""

    id: str
    name: str
    about: str
    listed: bool
    code: str
    created: float


class Member(Struct):
    """Somebody in a club, or somebody who was removed from it."""

    person: str
    number: int
    name: str
    role: Role
    muted: bool
    feed: str
    since: float

    def may(self, role: Role) -> bool:
        """Whether they may do what such a member may."""
        return self.role in _RANKS[: _RANKS.index(role) + 1]

    def is_above(self, other: Member) -> bool:
        """Whether they may remove and mute somebody: the owner everybody else, operators the members."""
        return self.role == "owner" != other.role or (self.role == "operator" and not other.may("operator"))


class Said(Struct, frozen=True):
    """A line of a club's chat."""

    id: int
    person: str
    name: str
    text: str
    at: float


class Appointment(Struct, frozen=True):
    """An entry of a club's calendar."""

    id: str
    person: str
    name: str
    title: str
    place: str
    note: str
    starts: float
    minutes: int
    changed: float


class ClubFacts(Struct, frozen=True):
    """A club with all that its members may know."""

    club: StoredClub
    members: list[Member]
    said: list[Said]
    calendar: list[Appointment]


# -- reading


def read(db: Connection, ident: str, *, lock: bool = False) -> StoredClub:
    """A club by its id."""
    if not (ident.isascii() and ident.isalnum()):
        raise Missing("server-club-unknown")
    asked = select(clubs).where(clubs.c.id == ident)
    row = db.execute(asked.with_for_update() if lock else asked).first()
    if row is None:
        raise Missing("server-club-unknown")
    return _club(row)


def by_code(db: Connection, code: str, *, lock: bool = False) -> StoredClub:
    """A club by its invitation."""
    code = code.upper()
    row = None
    if code.isascii() and code.isalnum():
        asked = select(clubs).where(clubs.c.code == code[:8])
        row = db.execute(asked.with_for_update() if lock else asked).first()
    if row is None or not secrets.compare_digest(code[8:], row.code_rest):
        raise Missing("server-club-invitation")
    return _club(row)


def _club(row: Any) -> StoredClub:  # a row of SQL
    return StoredClub(
        id=row.id,
        name=row.name,
        about=row.about,
        listed=row.listed,
        code=row.code + row.code_rest,
        created=row.created,
    )


def member(db: Connection, club: str, person: str) -> Member | None:
    """Somebody's place in a club, also if they were removed."""
    asked = select(club_members).where(club_members.c.club == club, club_members.c.person == person)
    row = db.execute(asked).first()
    return None if row is None else _member(row)


def _member(row: Any) -> Member:  # a row of SQL
    return Member(row.person, row.number, row.name, row.role, row.muted, row.feed, row.since)


def members(db: Connection, club: str) -> list[Member]:
    """Everybody in a club, and those who were removed, in the order in which they came."""
    asked = select(club_members).where(club_members.c.club == club).order_by(club_members.c.number)
    return [_member(row) for row in db.execute(asked)]


def need(db: Connection, club: StoredClub, person: Person | None, role: Role = "member") -> Member:
    """Somebody who may do what such a member may; refuses anybody else. A club that is not listed is not
    there for strangers."""
    own = None if person is None else member(db, club.id, person.id)
    if own is None or own.role == "removed":
        if club.listed:
            raise Forbidden("server-club-members")
        raise Missing("server-club-unknown")
    if not own.may(role):
        raise Forbidden("server-club-owner" if role == "owner" else "server-club-operators")
    return own


def facts(db: Connection, club: StoredClub) -> ClubFacts:
    """A club with all that its members may know."""
    latest = select(club_chat).where(club_chat.c.club == club.id)
    rows = db.execute(latest.order_by(club_chat.c.id.desc()).limit(_CHAT_TOLD)).all()
    return ClubFacts(
        club,
        members(db, club.id),
        [Said(row.id, row.person, row.name, row.text, row.at) for row in reversed(rows)],
        calendar(db, club.id, time.time() - _PAST),
    )


def calendar(db: Connection, club: str, since: float) -> list[Appointment]:
    """The appointments that end after a moment."""
    asked = select(club_events).where(club_events.c.club == club)
    asked = asked.where(club_events.c.starts > since - LONGEST_EVENT).order_by(club_events.c.starts)
    names = Appointment.__struct_fields__
    found = [Appointment(**{name: getattr(row, name) for name in names}) for row in db.execute(asked)]
    return [one for one in found if one.starts + one.minutes * 60 > since]


def by_feed(db: Connection, feed: str) -> StoredClub:
    """The club of whose calendar this is a member's secret address."""
    row = None
    if feed.isascii() and feed.isalnum():
        asked = select(club_members.c.club).where(club_members.c.feed == feed)
        row = db.execute(asked.where(club_members.c.role != "removed")).first()
    if row is None:
        raise Missing("server-club-unknown")
    return read(db, row.club)


def listed(db: Connection, person: str) -> list[tuple[StoredClub, int, bool]]:
    """My clubs and those anybody may find, the liveliest first; with how many members, and whether I am
    one."""
    here = club_members.c.role != "removed"
    mine = select(club_members.c.club).where(club_members.c.person == person, here)
    count = select(func.count()).select_from(club_members).where(club_members.c.club == clubs.c.id, here)
    asked = select(clubs, count.scalar_subquery().label("members"), clubs.c.id.in_(mine).label("mine"))
    asked = asked.where(clubs.c.listed | clubs.c.id.in_(mine))
    rows = db.execute(asked.order_by(clubs.c.touched.desc()).limit(_MOST_LISTED)).all()
    return [(_club(row), row.members, bool(row.mine)) for row in rows]


# -- a club's tables


def check_table(db: Connection, club: str, person: str) -> None:
    """Refuse who is no member of the club whose table it is."""
    own = member(db, club, person)
    if own is None or own.role == "removed":
        raise Forbidden("server-club-table")


def may_speak(db: Connection, table: str, person: str) -> bool:
    """Whether somebody may speak at a table: at a club's, a member who is not muted."""
    club = db.execute(select(tables.c.club).where(tables.c.id == table)).scalar()
    if not club:
        return True
    own = member(db, club, person)
    return own is not None and own.role != "removed" and not own.muted


# -- writing


def add(db: Connection, club: str, person: Person, role: Role) -> None:
    """Somebody comes into a club. They look like nobody else there."""
    known = members(db, club)
    row = {
        "club": club,
        "person": person.id,
        "number": max((one.number for one in known), default=0) + 1,
        "name": distinct(person.name, [one.name for one in known]),
        "role": role,
        "feed": secrets.token_hex(16),
        "since": time.time(),
    }
    db.execute(insert(club_members).values(**row))
    touch(db, club)


def set_role(db: Connection, club: str, number: int, role: Role) -> None:
    """Somebody may do something else from now on."""
    which = (club_members.c.club == club, club_members.c.number == number)
    db.execute(update(club_members).where(*which).values(role=role))


def remove(db: Connection, club: str, person: str) -> None:
    """Nothing is left of somebody in a club but what they said."""
    which = (club_members.c.club == club, club_members.c.person == person)
    db.execute(delete(club_members).where(*which))


def say(db: Connection, club: str, speaker: Member, text: str) -> None:
    """A line of the chat. The oldest lines are forgotten."""
    row = {"club": club, "person": speaker.person, "name": speaker.name, "text": text, "at": time.time()}
    db.execute(insert(club_chat).values(**row))
    kept = select(club_chat.c.id).where(club_chat.c.club == club).order_by(club_chat.c.id.desc())
    oldest = db.execute(kept.offset(_CHAT_STORED).limit(1)).scalar()
    if oldest is not None:
        db.execute(delete(club_chat).where(club_chat.c.club == club, club_chat.c.id <= oldest))
    touch(db, club)


def touch(db: Connection, club: str) -> None:
    """Something has happened in a club."""
    db.execute(update(clubs).where(clubs.c.id == club).values(touched=time.time()))


def end(db: Connection, club: str) -> None:
    """A club is no more. Games that were played at its tables stay with those who played them."""
    db.execute(update(tables).where(tables.c.club == club).values(club=""))
    for table in (club_chat, club_events, club_members):
        db.execute(delete(table).where(table.c.club == club))
    db.execute(delete(reports).where(reports.c.club == club, reports.c.settled))
    db.execute(delete(clubs).where(clubs.c.id == club))


# -- an account ends


def memberships(db: Connection, person: str) -> list[dict[str, Any]]:
    """What is stored of somebody in clubs."""
    asked = select(clubs.c.name.label("club"), club_members.c.name, club_members.c.role, club_members.c.since)
    asked = asked.join(clubs, clubs.c.id == club_members.c.club).where(club_members.c.person == person)
    return [dict(row) for row in db.execute(asked.order_by(club_members.c.since)).mappings()]


def words_of(db: Connection, person: str) -> list[dict[str, Any]]:
    """What somebody said in clubs and entered into their calendars."""
    lines = select(club_chat.c.club, club_chat.c.text, club_chat.c.at).where(club_chat.c.person == person)
    entered = club_events.c.title, club_events.c.place, club_events.c.note, club_events.c.starts
    dates = select(club_events.c.club, *entered).where(club_events.c.person == person)
    found = [dict(row) for row in db.execute(lines.order_by(club_chat.c.id)).mappings()]
    return found + [dict(row) for row in db.execute(dates.order_by(club_events.c.starts)).mappings()]


def forget(db: Connection, person: str) -> None:
    """Somebody deletes their account. What they own goes to the operator who has been there longest, else to
    a member; a club without anybody ends."""
    mine = select(club_members.c.club).where(club_members.c.person == person)
    for club in list(db.execute(mine).scalars()):
        own = member(db, club, person)
        remove(db, club, person)
        if own is not None and own.role == "owner":
            _find_owner(db, club)
    for table in (club_chat, club_events):
        db.execute(update(table).where(table.c.person == person).values(name=NOBODY, person=""))


def _find_owner(db: Connection, club: str) -> None:
    there = [one for one in members(db, club) if one.role != "removed"]
    if there:
        heir = min(there, key=lambda one: (not one.may("operator"), one.number))
        set_role(db, club, heir.number, "owner")
    else:
        end(db, club)
