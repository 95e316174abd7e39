"""The lobby: tables are opened, found and listed; people sit down, bring decks and say that they are ready;
the host settles the rest and begins.

A table that has not begun changes in one transaction at a time.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Any, Literal, TypeVar, TypeVarTuple, Unpack

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.problems import Problem
from nocturne.kernel.record import Answer
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import POSITION, Table, new_game
from nocturne.lessons import lessons
from nocturne.server.errors import Forbidden, Missing
from nocturne.server.live.clocks import Pace
from nocturne.server.live.streams import Player
from nocturne.server.people.accounts import Person
from nocturne.server.store.database import Store, seated, tables
from nocturne.server.tables.club_store import check_table
from nocturne.server.tables.decks import (
    Brought,
    bring,
    brought_to,
    problems_here,
    settle,
    with_decks,
)
from nocturne.server.tables.opening import checked_options, decks_given
from nocturne.server.tables.stored import StoredTable, change, enter, found_by, from_row, new_code, read
from nocturne.server.tables.waiting import (
    Seat,
    TableSettings,
    fill,
    first_players,
    get_up,
    not_ready,
    seating,
    set_ready,
    set_seat,
    sit_down,
    swap,
    usual_bot,
)
from nocturne.server.wire.question import Masking

_MOST_LISTED = 100
#: How many more codes are tried for a new table when one is another table's already.
_TRIES = 3
#: Somebody is in a waiting room who has looked at it within so many seconds; pages look every two.
_HERE = 20.0
#: Waiting rooms remembered at once, before those nobody looks at any more are forgotten.
_MOST_ROOMS = 1000

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Lobby:
    """Every table that has not begun, and the lists of all of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._apart = asyncio.Semaphore(1)
        self._looked: dict[str, dict[str, float]] = {}
        """When somebody last looked at a waiting room, by table and person."""
        self.untold_looks: set[tuple[str, str]] = set()
        """Who has looked at which room since other servers were told."""

    async def apart(self, work: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """Something that may take a second, such as reading a deck full of mistakes: away from the tables,
        and one at a time."""
        async with self._apart:
            return await asyncio.to_thread(work, *args)

    # -- opening a table

    async def create(
        self,
        person: Person,
        game_id: str,
        seats: list[tuple[Seat, str]],
        options: dict[str, Any],
        *,
        private: bool,
        masking: Masking | None = None,
        pace: Pace | None = None,
        settings: TableSettings | None = None,
        club: str = "",
    ) -> StoredTable:
        """A new table with its seats; refuses a game, seats, bots or options that do not fit. A club's is
        private, for its members."""
        game = find_game(game_id)
        least, most = game.seats
        if not least <= len(seats) <= most:
            raise NocturneError("kernel-seats-wrong", game=game.id, seats=len(seats), least=least, most=most)
        if [kind for kind, _ in seats].count("me") != 1:
            raise NocturneError("server-one-seat-is-yours")
        private = private or bool(club)
        if POSITION in options and not private:
            # Whoever wrote it knows what is hidden: nobody should sit down there by chance.
            raise NocturneError("server-position-private")
        options = await self.apart(checked_options, game, options, len(seats))
        players = first_players(game, person, seats)
        pace = pace or Pace()
        if pace.kind == "correspondence" and masking == "strict":
            raise NocturneError("server-pace-strict")
        stored = StoredTable(
            game=game.id,
            private=private,
            host=person.id,
            seats=players,
            options=options,
            masking=masking or "",
            pace=pace,
            settings=settings or TableSettings(),
            club=club,
        )
        return await self._enter(stored, person, decks=await self.apart(decks_given, stored))

    async def rematch(self, person: Person, ident: str) -> StoredTable:
        """A new table like a finished one: the same bots, options and settings, with the seats of
        the other people open. Everybody's deck waits for them."""
        old = await self.find(ident)
        if not any(one.person == person.id for one in old.seats):
            raise NocturneError("server-only-watching")
        if old.status != "finished" or old.head is None:
            raise NocturneError("server-rematch-unfinished")
        players = [
            msgspec.structs.replace(one, ready=False) if one.person in ("", person.id) else Player("open")
            for one in old.seats
        ]
        stored = StoredTable(
            game=old.game,
            private=old.private,
            host=person.id,
            seats=players,
            options=old.options,
            masking=old.masking,
            pace=old.pace,
            settings=old.settings,
            club=old.club,
        )
        decks = await self._store.read(lambda db: brought_to(db, old))
        return await self._enter(stored, person, decks=decks)

    async def _enter(
        self,
        stored: StoredTable,
        person: Person,
        given: Sequence[Answer] = (),
        decks: Mapping[str, Brought] = MappingProxyType({}),
    ) -> StoredTable:
        """Keep a new table, with the decks that lie on it already."""

        def work(db: Connection) -> None:
            if stored.club:
                check_table(db, stored.club, person.id)
            enter(db, stored=stored, person=person, given=given)
            for holder, deck in decks.items():
                bring(db, stored, holder, deck)

        for _ in range(_TRIES):
            with suppress(IntegrityError):  # its code is another table's
                await self._store.run(work)
                return stored
            stored.code = new_code()
        await self._store.run(work)
        return stored

    async def play_now(self, person: Person, game_id: str) -> StoredTable:
        """A table against bots, or alone where a game is best begun so; already begun."""
        game = find_game(game_id)
        seats: list[tuple[Seat, str]] = [("bot", usual_bot(game))] * (game.first_seats or game.usual_seats)
        seats[0] = ("me", "")
        proposed = game.hosting().proposed
        options = {"preset": proposed} if proposed else {}
        stored = await self.create(person, game_id, seats, options, private=True)
        return await self.start(person, stored.id)

    async def teach(self, person: Person, ident: str) -> StoredTable:
        """A private table at which a lesson is taught, already begun."""
        lesson = lessons().get(ident)
        if lesson is None:
            raise Missing("server-lesson-unknown")
        game = find_game(lesson.game)
        seats: list[tuple[Seat, str]] = [("bot", "")] * lesson.seats
        seats[lesson.seat] = ("me", "")
        players = first_players(game, person, seats)
        stored = StoredTable(
            game=game.id, private=True, host=person.id, seats=players, options=lesson.options, masking="fast"
        )
        await self._enter(stored, person)
        return await self._begin(person, stored.id, lesson.begin(), {"lesson": ident})

    # -- finding one

    async def find(self, ident: str) -> StoredTable:
        """A table by its id."""
        if not (ident.isascii() and ident.isalnum()):  # there are databases that will not even look for it
            raise Missing("server-table-unknown")
        return await self._store.read(lambda db: read(db, tables.c.id == ident))

    async def find_code(self, code: str) -> StoredTable:
        """A table by the code of its invitation, while that holds."""
        if not (code.isascii() and code.isalnum()):
            raise Missing("server-invitation-over")
        asked = select(tables).where(tables.c.code == found_by(code.upper()))
        row = await self._store.read(lambda db: db.execute(asked).mappings().first())
        stored = None if row is None else from_row(row)
        if stored is None or not stored.invites(code):
            raise Missing("server-invitation-over")
        return stored

    async def invite(self, person: Person, ident: str) -> StoredTable:
        """The host invites anew: the invitation before ends, and the new one holds for a day."""

        def invite(stored: StoredTable) -> None:
            if stored.club:
                raise NocturneError("server-club-table-invited")
            stored.invite_anew()

        return await self._change(ident, invite, by=person)

    async def open_tables(self) -> list[StoredTable]:
        """The tables anybody may sit down at, the newest first."""
        return await self._listed(tables.c.status == "open", tables.c.private.is_(False))

    async def running_tables(self) -> list[StoredTable]:
        """The games anybody may watch, the liveliest first."""
        return await self._listed(tables.c.status == "playing", tables.c.private.is_(False))

    async def tables_of(self, person: Person) -> list[StoredTable]:
        """The tables somebody sits at, the latest first."""
        return await self._listed(tables.c.id.in_(select(seated.c.table).where(seated.c.person == person.id)))

    async def _listed(self, *wanted: Any) -> list[StoredTable]:  # clauses of SQL
        asked = select(tables).where(*wanted).order_by(tables.c.touched.desc()).limit(_MOST_LISTED)
        return await self._store.read(lambda db: [from_row(row) for row in db.execute(asked).mappings()])

    # -- the waiting room

    async def decks_on(self, stored: StoredTable) -> dict[str, Brought]:
        """The decks that lie on a table, by holder; a caller is told no more than who has brought one."""
        return await self._store.read(lambda db: brought_to(db, stored))

    def look_in(self, person: Person, stored: StoredTable) -> None:
        """Somebody looks at a waiting room, which shows that they are there."""
        if stored.status == "open" and any(one.person == person.id for one in stored.seats):
            self.is_seen(stored.id, person.id)
            if len(self.untold_looks) < _MOST_ROOMS:
                self.untold_looks.add((stored.id, person.id))

    def is_seen(self, table: str, person: str) -> None:
        """Somebody has looked at a waiting room, here or at another server."""
        self._looked.setdefault(table, {})[person] = time.monotonic()
        self._forget_empty_rooms()

    def is_here(self, stored: StoredTable, person: str) -> bool:
        """Whether somebody is in a waiting room now."""
        looked = self._looked.get(stored.id, {}).get(person)
        return looked is not None and time.monotonic() - looked < _HERE

    def _forget_empty_rooms(self) -> None:
        if len(self._looked) > _MOST_ROOMS:
            since = time.monotonic() - _HERE
            self._looked = {
                room: looked for room, looked in self._looked.items() if max(looked.values()) > since
            }

    async def sit(self, person: Person, ident: str, seat: int | None, code: str = "") -> StoredTable:
        """Take an open seat: the one asked for, or the first. A private table is for who was invited."""

        def sit(stored: StoredTable, db: Connection) -> None:
            if stored.club:
                check_table(db, stored.club, person.id)
            known = person.id == stored.host or any(one.person == person.id for one in stored.seats)
            if stored.private and not stored.club and not known and not stored.invites(code):
                raise Forbidden("server-invitation-needed")
            sit_down(stored.seats, person, seat)

        return await self._change_with_decks(ident, sit)

    async def leave(self, person: Person, ident: str) -> StoredTable:
        """Get up again before the game begins; the host's leaving ends the table."""

        def leave(stored: StoredTable) -> None:
            if stored.host == person.id:
                stored.status = "finished"
            get_up(stored.seats, person)

        self._looked.get(ident, {}).pop(person.id, None)
        return await self._change(ident, leave)

    async def ready(self, person: Person, ident: str, *, on: bool) -> StoredTable:
        """Say that one is ready, or not yet."""

        def say(stored: StoredTable, db: Connection) -> None:
            set_ready(stored.seats, person, on=on)
            own = brought_to(db, stored).get(person.id)
            if on and own is not None and problems_here(stored, own):
                raise NocturneError("server-own-deck-unfit")

        return await self._change_with_decks(ident, say)

    async def bring_deck(
        self, person: Person, ident: str, given: Brought | None, seat: int | None = None
    ) -> tuple[StoredTable, tuple[Problem, ...]]:
        """Bring a deck, or take it back (None). The host may choose for a bot, by its seat. What is wrong
        with a deck is told, and it stays where it was."""
        problems: tuple[Problem, ...] = ()

        def put(stored: StoredTable, db: Connection) -> None:
            nonlocal problems
            holder = _holder(stored, person, seat)
            problems = () if given is None else problems_here(stored, given)
            if not problems:
                bring(db, stored, holder, given)

        stored = await self._change_with_decks(ident, put)
        return stored, problems

    async def set_seat(
        self,
        person: Person,
        ident: str,
        seat: int,
        kind: Literal["open", "bot", "none", "more"],
        bot: str = "",
    ) -> StoredTable:
        """The host opens a seat, gives it to a bot, takes it away or adds one."""

        def alter(stored: StoredTable) -> None:
            set_seat(find_game(stored.game), stored.seats, stored.host, seat, kind, bot)

        return await self._change(ident, alter, by=person)

    async def fill(self, person: Person, ident: str, bot: str = "") -> StoredTable:
        """The host gives all open seats to bots."""
        return await self._change(
            ident, lambda stored: fill(find_game(stored.game), stored.seats, bot), by=person
        )

    async def swap(self, person: Person, ident: str, seat: int, other: int) -> StoredTable:
        """The host lets two seats change places."""
        return await self._change(ident, lambda stored: swap(stored.seats, seat, other), by=person)

    async def settle(
        self, person: Person, ident: str, changes: dict[str, Any], *, private: bool | None = None
    ) -> StoredTable:
        """The host settles what is allowed. ``changes`` are fields of the settings by name; ``chosen`` is a
        seat here, and None for nobody. Nobody else is ready for what they have not seen."""

        def alter(stored: StoredTable) -> None:
            new = dict(changes)
            if "chosen" in new:
                at = new["chosen"]
                if at is not None and not (0 <= at < len(stored.seats) and stored.seats[at].holder):
                    raise NocturneError("server-seat-unknown", seats=len(stored.seats))
                new["chosen"] = "" if at is None else stored.seats[at].holder
            if private is False and POSITION in stored.options:
                raise NocturneError("server-position-private")
            if private is False and stored.club:
                raise NocturneError("server-club-table-invited")
            stored.private = stored.private if private is None else private
            settings = msgspec.structs.replace(stored.settings, **new)
            if settings != stored.settings:
                for one in stored.seats:
                    one.ready = False
            stored.settings = settings

        return await self._change(ident, alter, by=person)

    # -- the beginning

    async def start(self, person: Person, ident: str) -> StoredTable:
        """Begin the game; seats still open go to bots. Everybody who is here must be ready."""
        for _ in range(_TRIES):
            found = await self.find(ident)
            if found.status != "open":
                raise NocturneError("server-table-begun")
            if found.host != person.id:
                raise NocturneError("server-only-host-starts")
            late = not_ready(found.seats, found.host, partial(self.is_here, found))
            if late:
                raise NocturneError("server-not-ready", names=", ".join(late), count=len(late))
            given = await self.decks_on(found)
            fill(find_game(found.game), found.seats)
            order = seating(found.seats, found.settings)
            options = with_decks(found, order, given)
            seed = secrets.token_hex(16)
            table = new_game(found.game, seats=len(order), seed=seed, options=options)
            with suppress(_Changed):
                return await self._begin(person, ident, table, {}, found, order)
        raise NocturneError("server-table-changing")

    async def _begin(
        self,
        person: Person,
        ident: str,
        table: Table,
        noted: dict[str, str],
        found: StoredTable | None = None,
        order: list[int] | None = None,
    ) -> StoredTable:
        """``found``: the table as the game was made for; ``order``: who of its players takes each seat."""

        def begin_game(stored: StoredTable) -> None:
            if stored.host != person.id:
                raise NocturneError("server-only-host-starts")
            if found is not None:
                if found.touched != stored.touched:
                    raise _Changed("server-table-changing")
                stored.seats = [found.seats[at] for at in order or range(len(found.seats))]
            note = noted | {
                "names": [one.name for one in stored.seats],
                "bots": [one.bot for one in stored.seats],
                "began": round(time.time()),
            }
            stored.head = msgspec.to_builtins(msgspec.structs.replace(table.head, note=note))
            stored.status = "playing"
            # Against bots nothing needs masking; two people must not learn each other's hands.
            people = sum(1 for one in stored.seats if one.kind == "person")
            stored.masking = stored.masking or ("masked" if people > 1 else "fast")

        begun = await self._change(ident, begin_game)
        self._looked.pop(ident, None)
        return begun

    # -- changing a table

    async def _change(
        self, ident: str, alter: Callable[[StoredTable], None], *, by: Person | None = None
    ) -> StoredTable:
        """Change a table that has not begun; ``by``: only if this person is its host."""

        def work(stored: StoredTable, _db: Connection) -> None:
            if by is not None and stored.host != by.id:
                raise NocturneError("server-only-host-settles")
            alter(stored)

        return await self._change_with_decks(ident, work)

    async def _change_with_decks(
        self, ident: str, alter: Callable[[StoredTable, Connection], None]
    ) -> StoredTable:
        """Change a table that has not begun, and the decks on it, as one transaction."""

        def work(db: Connection) -> StoredTable:
            stored = read(db, tables.c.id == ident, lock=True)
            if stored.status != "open":
                raise NocturneError("server-table-begun")
            alter(stored, db)
            if stored.status == "open":
                settle(db, stored)
            change(db, stored)
            return stored

        return await self._store.run(work)


class _Changed(NocturneError):
    """A table was changed while its game was being made."""


def _holder(stored: StoredTable, person: Person, seat: int | None) -> str:
    """For whom a deck is brought: oneself or, by the host, a bot."""
    if seat is None:
        if not any(one.person == person.id for one in stored.seats):
            raise NocturneError("server-only-watching")
        return person.id
    if not 0 <= seat < len(stored.seats):
        raise NocturneError("server-seat-unknown", seats=len(stored.seats))
    holder = stored.seats[seat].holder
    if holder != person.id and not (stored.host == person.id and stored.seats[seat].kind == "bot"):
        raise NocturneError("server-deck-not-yours")
    return holder
