"""Clubs: groups with a page, members, tables of their own, a calendar and a chat.

A club belongs to its owner, who names operators; both may remove and mute, and nobody may remove or mute
somebody of their own rank. Only accounts are members: a guest could come back under another name.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from nocturne.kernel.errors import NocturneError
from nocturne.server.errors import Forbidden
from nocturne.server.live.talking import LONGEST_CHAT
from nocturne.server.people.accounts import Person
from nocturne.server.render.names import is_legible, skeleton
from nocturne.server.render.segments import is_clean
from nocturne.server.store.clubs import club_chat, club_events, club_members, clubs
from nocturne.server.store.database import Store, reports, tables
from nocturne.server.tables import club_store as store
from nocturne.server.tables.club_store import Appointment, ClubFacts, Member, Role, StoredClub
from nocturne.server.tables.decks import settle
from nocturne.server.tables.stored import StoredTable, change, from_row, new_code
from nocturne.server.tables.waiting import get_up

LONGEST_NAME, LONGEST_TITLE, LONGEST_PLACE, LONGEST_ABOUT = 60, 80, 200, 4000
MOST_OWNED, MOST_JOINED, MOST_MEMBERS = 5, 50, 500
MOST_EVENTS = 200
#: How far ahead an appointment may be, in seconds.
_FARTHEST = 3 * 366 * 24 * 3600.0
#: Reports of one person on one club that no operator of the server has settled.
MOST_REPORTS = 10
#: Tables of a club that are told.
_MOST_TABLES = 50
#: How long ago an appointment in somebody's own calendar program may be, in seconds.
_FED = 90 * 24 * 3600.0

T = TypeVar("T")


class Clubs:
    """Every club."""

    def __init__(self, database: Store) -> None:
        self._store = database

    # -- finding one

    async def listed(self, person: Person | None) -> list[tuple[StoredClub, int, bool]]:
        """My clubs, and those that anybody may find."""
        me = "" if person is None else person.id
        return await self._store.read(lambda db: store.listed(db, me))

    async def look(
        self, ident: str, person: Person | None
    ) -> tuple[ClubFacts, Member | None, list[StoredTable]]:
        """A club, who asks (None: a stranger, who may be told that it is there), and its tables."""

        def work(db: Connection) -> tuple[ClubFacts, Member | None, list[StoredTable]]:
            club = store.read(db, ident)
            try:
                own = store.need(db, club, person)
            except Forbidden:
                return store.facts(db, club), None, []
            return store.facts(db, club), own, _tables(db, ident)

        return await self._store.read(work)

    async def invited(self, code: str) -> tuple[StoredClub, int]:
        """The club of an invitation, and how many members it has."""

        def work(db: Connection) -> tuple[StoredClub, int]:
            club = store.by_code(db, code)
            return club, sum(1 for one in store.members(db, club.id) if one.role != "removed")

        return await self._store.read(work)

    async def fed(self, feed: str) -> tuple[StoredClub, list[Appointment]]:
        """The calendar behind a member's secret address."""

        def work(db: Connection) -> tuple[StoredClub, list[Appointment]]:
            club = store.by_feed(db, feed)
            return club, store.calendar(db, club.id, time.time() - _FED)

        return await self._store.read(work)

    # -- the club itself

    async def create(self, person: Person, name: str, about: str, *, listed: bool) -> str:
        """A new club, whose owner somebody is."""
        if person.guest:
            raise NocturneError("server-club-guest")
        ident, named = secrets.token_hex(8), _named(name)

        def work(db: Connection) -> None:
            owned = club_members.c.person == person.id, club_members.c.role == "owner"
            if _count(db, *owned) >= MOST_OWNED:
                raise NocturneError("server-club-most-owned", most=MOST_OWNED)
            now = time.time()
            row = {"id": ident, **named, **_settled(about, listed=listed), **_coded(), "created": now}
            db.execute(insert(clubs).values(**row, touched=now))
            store.add(db, ident, person, "owner")

        await self._unlike_others(work, name)
        return ident

    async def settle(self, person: Person, ident: str, name: str, about: str, *, listed: bool) -> None:
        """An operator changes what the club is called and what is said of it."""
        changed = {**_named(name), **_settled(about, listed=listed)}

        def work(db: Connection) -> None:
            store.need(db, store.read(db, ident, lock=True), person, "operator")
            db.execute(update(clubs).where(clubs.c.id == ident).values(**changed))

        await self._unlike_others(work, name)

    async def _unlike_others(self, work: Callable[[Connection], None], name: str) -> None:
        try:
            await self._store.run(work)
        except IntegrityError as error:
            raise NocturneError("server-club-name-taken", name=name.strip()) from error

    async def invite_anew(self, person: Person, ident: str) -> None:
        """Another invitation; the one before ends."""

        def work(db: Connection) -> None:
            store.need(db, store.read(db, ident), person, "operator")
            db.execute(update(clubs).where(clubs.c.id == ident).values(**_coded()))

        await self._store.run(work)

    async def end(self, person: Person, ident: str) -> None:
        """Its owner ends a club."""

        def work(db: Connection) -> None:
            store.need(db, store.read(db, ident, lock=True), person, "owner")
            store.end(db, ident)

        await self._store.run(work)

    # -- coming and going

    async def join(self, person: Person, code: str) -> str:
        """Come in by the invitation. Gives the id of the club."""
        if person.guest:
            raise NocturneError("server-club-guest")

        def work(db: Connection) -> str:
            club = store.by_code(db, code, lock=True)
            own = store.member(db, club.id, person.id)
            if own is not None and own.role == "removed":
                raise Forbidden("server-club-removed")
            if own is None:
                if _count(db, club_members.c.club == club.id) >= MOST_MEMBERS:
                    raise NocturneError("server-club-full", most=MOST_MEMBERS)
                if _count(db, club_members.c.person == person.id) >= MOST_JOINED:
                    raise NocturneError("server-club-most-joined", most=MOST_JOINED)
                store.add(db, club.id, person, "member")
            return club.id

        return await self._store.run(work)

    async def leave(self, person: Person, ident: str) -> None:
        """Leave a club. Its owner hands it over before, or ends it."""

        def work(db: Connection) -> None:
            own = store.need(db, store.read(db, ident, lock=True), person)
            if own.role == "owner":
                raise NocturneError("server-club-owner-leaves")
            _clear_tables(db, ident, person)
            if own.muted:  # who comes again is not unmuted by that
                store.set_role(db, ident, own.number, "removed")
            else:
                store.remove(db, ident, person.id)

        await self._store.run(work)

    # -- what operators do

    async def set_role(self, person: Person, ident: str, number: int, role: Role) -> str:
        """Name an operator, take that back, remove somebody, let them come again, or hand the club over.
        Gives who that is."""
        least: Role = "operator" if role == "removed" else "owner"

        def work(own: Member, other: Member, db: Connection) -> None:
            if role == "owner":
                if other.role == "removed":
                    raise NocturneError("server-club-whom")
                store.set_role(db, ident, own.number, "operator")
            if role == "removed":
                _clear_tables(db, ident, Person(other.person, other.name, False))
            if role == "member" and other.role == "removed":
                store.remove(db, ident, other.person)  # they may come by the invitation again
            else:
                store.set_role(db, ident, number, role)

        return await self._about(person, ident, number, least, work, back=role == "member")

    async def mute(self, person: Person, ident: str, number: int, *, on: bool) -> str:
        """Let somebody speak no more in the club's chat and at its tables, or again."""

        def work(_own: Member, _other: Member, db: Connection) -> None:
            which = (club_members.c.club == ident, club_members.c.number == number)
            db.execute(update(club_members).where(*which).values(muted=on))

        return await self._about(person, ident, number, "operator", work)

    async def _about(
        self,
        person: Person,
        ident: str,
        number: int,
        role: Role,
        work: Callable[[Member, Member, Connection], None],
        *,
        back: bool = False,
    ) -> str:
        """Do something about a member. ``back``: operators may let those come again who were removed."""

        def about(db: Connection) -> str:
            club = store.read(db, ident, lock=True)
            other = next((one for one in store.members(db, ident) if one.number == number), None)
            again = back and other is not None and other.role == "removed"
            own = store.need(db, club, person, "operator" if again else role)
            if other is None:
                raise NocturneError("server-club-whom")
            if not own.is_above(other):
                raise Forbidden("server-club-not-above")
            work(own, other, db)
            return other.person

        return await self._store.run(about)

    # -- the chat

    async def say(self, person: Person, ident: str, text: str) -> None:
        """A line of the chat."""
        line = _checked(text, LONGEST_CHAT, "server-chat-wrong")

        def work(db: Connection) -> None:
            store.say(db, ident, _speaker(db, ident, person), line)

        await self._store.run(work)

    async def unsay(self, person: Person, ident: str, line: int) -> None:
        """Take a line away: one's own or, by an operator, somebody else's."""

        def work(db: Connection) -> None:
            own = store.need(db, store.read(db, ident), person)
            said = _line(db, ident, line)
            if said.person != person.id and not own.may("operator"):
                raise Forbidden("server-club-operators")
            db.execute(delete(club_chat).where(club_chat.c.id == line))

        await self._store.run(work)

    async def report(self, person: Person, ident: str, line: int, reason: str) -> None:
        """Tell the operators of the server about a line of somebody else's."""
        why = _checked(reason, LONGEST_CHAT, "server-chat-wrong") if reason.strip() else ""

        def work(db: Connection) -> None:
            store.need(db, store.read(db, ident), person)
            said = _line(db, ident, line)
            if said.person in (person.id, ""):
                raise NocturneError("server-report-which")
            mine = select(func.count()).select_from(reports).where(reports.c.club == ident)
            mine = mine.where(reports.c.reporter == person.id, ~reports.c.settled)
            if db.execute(mine).scalar_one() >= MOST_REPORTS:
                raise NocturneError("server-club-report-most", most=MOST_REPORTS)
            row = {"person": said.person, "name": said.name, "said": said.text, "reason": why}
            written = insert(reports).values(club=ident, reporter=person.id, created=time.time(), **row)
            db.execute(written)

        await self._store.run(work)

    # -- the calendar

    async def enter(
        self, person: Person, ident: str, event: str, starts: float, minutes: int, texts: tuple[str, str, str]
    ) -> None:
        """A new entry of the calendar or, by its id, another text of one. ``texts``: title, place, note."""
        title, place, note = texts
        row = {
            "title": _checked(title, LONGEST_TITLE, "server-club-title-wrong"),
            "place": _checked(place, LONGEST_PLACE, "server-club-text-wrong") if place.strip() else "",
            "note": _text(note),
            "starts": starts,
            "minutes": minutes,
            "changed": time.time(),
        }
        if not time.time() - 24 * 3600 < starts < time.time() + _FARTHEST:
            raise NocturneError("server-club-when")

        def work(db: Connection) -> None:
            speaker = _speaker(db, ident, person)
            if event:
                _own_event(db, ident, event, speaker)
                db.execute(update(club_events).where(club_events.c.id == event).values(**row))
                return
            if len(store.calendar(db, ident, time.time())) >= MOST_EVENTS:
                raise NocturneError("server-club-events-most", most=MOST_EVENTS)
            by = {"club": ident, "person": person.id, "name": speaker.name}
            db.execute(insert(club_events).values(id=secrets.token_hex(8), **by, **row))
            store.touch(db, ident)

        await self._store.run(work)

    async def strike(self, person: Person, ident: str, event: str) -> None:
        """Take an entry out of the calendar."""

        def work(db: Connection) -> None:
            _own_event(db, ident, event, store.need(db, store.read(db, ident), person))
            db.execute(delete(club_events).where(club_events.c.id == event))

        await self._store.run(work)


# -- what is checked


def _named(name: str) -> dict[str, str]:
    """What is stored of a club's name; refuses one that cannot be shown."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= LONGEST_NAME or not is_clean(name) or not is_legible(name):
        raise NocturneError("server-club-name-wrong", most=LONGEST_NAME)
    return {"name": name, "alike": skeleton(name)[:200]}


def _settled(about: str, *, listed: bool) -> dict[str, str | bool]:
    return {"about": _text(about), "listed": listed}


def _coded() -> dict[str, str]:
    code = new_code()
    return {"code": code[:8], "code_rest": code[8:]}


def _checked(text: str, most: int, wrong: str) -> str:
    """A line somebody has written."""
    text = unicodedata.normalize("NFC", text.strip())
    if not text or len(text) > most or not is_clean(text):
        raise NocturneError(wrong, most=most)
    return text


def _text(text: str) -> str:
    """Several lines somebody has written, or none."""
    text = unicodedata.normalize("NFC", text.strip().replace("\r\n", "\n"))
    if len(text) > LONGEST_ABOUT or not all(is_clean(line) for line in text.split("\n")):
        raise NocturneError("server-club-text-wrong", most=LONGEST_ABOUT)
    return text


def _count(db: Connection, *which: ColumnElement[bool]) -> int:
    asked = select(func.count()).select_from(club_members).where(*which)
    return db.execute(asked).scalar_one()


def _speaker(db: Connection, ident: str, person: Person) -> Member:
    """A member who is not muted."""
    own = store.need(db, store.read(db, ident), person)
    if own.muted:
        raise Forbidden("server-club-muted")
    return own


def _line(db: Connection, ident: str, line: int) -> store.Said:
    row = db.execute(select(club_chat).where(club_chat.c.id == line, club_chat.c.club == ident)).first()
    if row is None:
        raise NocturneError("server-report-which")
    return store.Said(row.id, row.person, row.name, row.text, row.at)


def _own_event(db: Connection, ident: str, event: str, own: Member) -> None:
    """Whether an entry is somebody's to change: whoever entered it, and operators."""
    asked = select(club_events.c.person).where(club_events.c.id == event, club_events.c.club == ident)
    row = db.execute(asked).first()
    if row is None:
        raise NocturneError("server-club-no-event")
    if row.person != own.person and not own.may("operator"):
        raise Forbidden("server-club-operators")


# -- a club's tables


def _tables(db: Connection, ident: str) -> list[StoredTable]:
    """The tables of a club that wait or play, and the latest that are over."""
    asked = select(tables).where(tables.c.club == ident)
    asked = asked.order_by(tables.c.status == "finished", tables.c.touched.desc()).limit(_MOST_TABLES)
    return [from_row(row) for row in db.execute(asked).mappings()]


def _clear_tables(db: Connection, ident: str, person: Person) -> None:
    """Somebody gets up from the club's tables that have not begun; those they opened are closed."""
    asked = select(tables).where(tables.c.club == ident, tables.c.status == "open").with_for_update()
    for row in db.execute(asked).mappings().all():
        stored = from_row(row)
        if stored.host == person.id:
            stored.status = "finished"
        elif not any(one.person == person.id for one in stored.seats):
            continue
        get_up(stored.seats, person)
        if stored.status == "open":
            settle(db, stored)
        change(db, stored)
