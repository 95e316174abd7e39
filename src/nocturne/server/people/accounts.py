"""People: guests with a nickname, accounts with a password, and the sessions that say who is calling."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple, Unpack

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from nocturne.kernel.errors import NocturneError
from nocturne.server.errors import TooOften
from nocturne.server.render.names import LONGEST_NAME, is_legible
from nocturne.server.render.segments import is_clean
from nocturne.server.store.database import Store, bans, people, sessions

LEAST_PASSWORD, LONGEST_PASSWORD = 8, 200
SESSION_SECONDS = 180 * 24 * 3600
#: How exactly is noted when a session was last used, in seconds.
SEEN_EVERY = 3600.0
#: Passwords that may wait to be looked at, at once.
MOST_HASHING = 16

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Person(Struct, frozen=True):
    """Somebody with a session."""

    id: str
    name: str
    guest: bool


class People:
    """Everybody the store knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        # A hash takes a third of a second of a core and 64 MB: one at a time, in a thread of its own.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="password")
        self._hashing = 0

    async def guest(self, nickname: str) -> tuple[Person, str]:
        """A new guest, and the token of their session."""
        person = Person(secrets.token_hex(16), checked_name(nickname), True)
        return person, await self._store.run(lambda db: _enter(db, person, None, None))

    async def rename(self, guest: Person, nickname: str) -> Person:
        """A guest takes another nickname; the seats they have keep the old one."""
        if not guest.guest:
            raise NocturneError("server-rename-account")
        person = Person(guest.id, checked_name(nickname), True)
        change = update(people).where(people.c.id == guest.id).values(name=person.name)
        await self._store.run(lambda db: db.execute(change))
        return person

    async def register(self, name: str, password: str, guest: Person | None = None) -> tuple[Person, str]:
        """A new account, and the token of its first session. A guest who registers keeps their games."""
        keeping = guest is not None and guest.guest
        ident = guest.id if guest is not None and keeping else secrets.token_hex(16)
        person = Person(ident, checked_name(name), False)
        hashed = await self.hashed(password)
        login = folded(person.name)

        def create(db: Connection) -> str:
            if not keeping:
                return _enter(db, person, login, hashed)
            account = {"name": person.name, "login": login, "password": hashed}
            db.execute(update(people).where(people.c.id == person.id).values(**account))
            # Whoever else held the guest's cookie does not get the account with it.
            db.execute(delete(sessions).where(sessions.c.person == person.id))
            return _open_session(db, person)

        try:
            return person, await self._store.run(create)
        except IntegrityError as error:  # no two accounts have the same login
            raise NocturneError("server-name-taken", name=person.name) from error

    async def login(self, name: str, password: str) -> tuple[Person, str]:
        """The account of this name and password, and the token of a new session."""
        login = folded(name)
        asked = select(people).where(people.c.login == login)
        row = None
        if is_clean(login):
            row = await self._store.read(lambda db: db.execute(asked).mappings().first())
        if row is None:
            # As long as a comparison takes: the time must not tell whether there is such an account.
            await self._apart(self._hasher.hash, password[:LONGEST_PASSWORD])
            raise NocturneError("server-login-wrong")
        right = await self._apart(self._verify, str(row["password"]), password[: LONGEST_PASSWORD + 1])
        if not right:
            raise NocturneError("server-login-wrong")
        person = Person(str(row["id"]), str(row["name"]), False)
        kept_out = select(bans.c.person).where(bans.c.person == person.id)
        if await self._store.read(lambda db: db.execute(kept_out).first()) is not None:
            raise NocturneError("server-banned")
        return person, await self._store.run(lambda db: _open_session(db, person))

    async def _apart(self, work: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """Something slow with a password, away from the tables; refused when too many wait for it."""
        if self._hashing >= MOST_HASHING:
            raise TooOften("server-too-often")
        self._hashing += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        finally:
            self._hashing -= 1

    def close(self) -> None:
        """Let the thread go."""
        self._thread.shutdown(cancel_futures=True)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def logout(self, token: str) -> None:
        """End a session."""
        await self._store.run(
            lambda db: db.execute(delete(sessions).where(sessions.c.token == kept_token(token)))
        )

    async def change_password(self, person: Person, password: str, new: str) -> None:
        """Another password for an account, from whoever knows the one it has."""
        await self.check_password(person, password)
        hashed = await self.hashed(new)
        change = update(people).where(people.c.id == person.id).values(password=hashed)
        await self._store.run(lambda db: db.execute(change))

    async def check_password(self, person: Person, password: str) -> None:
        """Refuse who does not know the password of an account. A guest has none."""
        if person.guest:
            return
        asked = select(people.c.password).where(people.c.id == person.id)
        kept = await self._store.read(lambda db: db.execute(asked).scalar())
        if not await self._apart(self._verify, str(kept), password[: LONGEST_PASSWORD + 1]):
            raise NocturneError("server-password-wrong")

    async def hashed(self, password: str) -> str:
        """What is kept of a password; refuses one that is too short or too long."""
        if not LEAST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise NocturneError("server-password-length", least=LEAST_PASSWORD, most=LONGEST_PASSWORD)
        return await self._apart(self._hasher.hash, password)

    async def of_session(self, token: str, agent: str = "") -> Person | None:
        """Whose session a token is of. ``agent``: the browser that shows it."""
        if not token:
            return None
        asked = (
            select(people.c.id, people.c.name, people.c.login, sessions.c.seen)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == kept_token(token), sessions.c.created > time.time() - SESSION_SECONDS)
            .where(~select(bans.c.person).where(bans.c.person == people.c.id).exists())
        )
        row = await self._store.read(lambda db: db.execute(asked).first())
        if row is None:
            return None
        if row.seen < time.time() - SEEN_EVERY:
            seen = {"seen": time.time(), "agent": agent[:200]}
            change = update(sessions).where(sessions.c.token == kept_token(token)).values(**seen)
            await self._store.run(lambda db: db.execute(change))
        return Person(row.id, row.name, row.login is None)


def checked_name(name: str) -> str:
    """A name as it is shown to others; refuses what cannot be shown."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= LONGEST_NAME or not is_clean(name) or not is_legible(name):
        raise NocturneError("server-name-wrong", most=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """Names that look alike are one."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:LONGEST_NAME]


def _enter(db: Connection, person: Person, login: str | None, password: str | None) -> str:
    row = {"id": person.id, "name": person.name, "login": login, "password": password}
    db.execute(insert(people).values(**row, created=time.time()))
    return _open_session(db, person)


def _open_session(db: Connection, person: Person) -> str:
    token = secrets.token_urlsafe(32)
    db.execute(insert(sessions).values(token=kept_token(token), person=person.id, created=time.time()))
    return token


def kept_token(token: str) -> str:
    """What is kept of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
