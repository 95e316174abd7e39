"""The house: every table there is, open ones with their seats and live ones with their task.

An unfinished game is read back from the store when somebody comes to it, not before.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Literal, TypeVar, TypeVarTuple, Unpack

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from nocturne import __version__
from nocturne.bots import bot_names
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.record import Answer, Head, Record
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import POSITION, Table, new_game, read_options
from nocturne.kernel.words import words
from nocturne.lessons import lessons
from nocturne.server.catalogue import safe_options
from nocturne.server.clocks import Pace
from nocturne.server.guards import log_fault
from nocturne.server.kept import (
    Kept,
    Missing,
    change,
    chat_of,
    enter,
    from_row,
    marks_of,
    new_code,
    read,
    record_of,
    saved,
    snapshot_of,
)
from nocturne.server.live import LiveTable
from nocturne.server.people import Person, checked_name
from nocturne.server.rebuilding import rebuilt
from nocturne.server.replays import Replays
from nocturne.server.seen import Json
from nocturne.server.store import Store, seated, tables
from nocturne.server.streams import Player, Saving
from nocturne.server.teaching import teaching_of
from nocturne.server.verifying import Verifier
from nocturne.server.windows import Masking

_MOST_LISTED = 100
#: How many more codes are tried for a new table when one is another table's already.
_TRIES = 3
#: How exactly is told when a table was last played at, in seconds: each answer is kept, its hour is not.
_TOUCH_EVERY = 10.0
#: How often clocks by correspondence are looked at, in seconds.
_LOOK_EVERY = 30.0

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Seat = Literal["me", "open", "bot"]


class House:
    """Every table."""

    def __init__(self, store: Store, grace: float) -> None:
        self._store = store
        self._grace = grace
        self._live: dict[str, LiveTable] = {}
        self._turns = asyncio.Semaphore(1)  # of the bots at all tables
        self._touched: dict[str, float] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self.replays = Replays(self.record)
        self._verifier = Verifier()
        self._apart = asyncio.Semaphore(1)

    async def apart(self, work: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """Something that may take a second, such as reading a deck full of mistakes: away from the tables,
        and one at a time."""
        async with self._apart:
            return await asyncio.to_thread(work, *args)

    # -- the lobby

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
    ) -> Kept:
        """A new table with its seats; refuses a game, seats, bots or options that do not fit."""
        game = find_game(game_id)
        least, most = game.seats
        if not least <= len(seats) <= most:
            raise NocturneError("kernel-seats-wrong", game=game.id, seats=len(seats), least=least, most=most)
        if [kind for kind, _ in seats].count("me") != 1:
            raise NocturneError("server-one-seat-is-yours")
        if POSITION in options and not private:
            # Whoever wrote it knows what is hidden: nobody should sit down there by chance.
            raise NocturneError("server-position-private")
        options = await self.apart(_checked_options, game, options, len(seats))
        players = _players(game, person, seats)
        pace = pace or Pace()
        if pace.kind == "correspondence" and masking == "strict":
            raise NocturneError("server-pace-strict")
        return await self._open(
            person, game.id, players, options, private=private, masking=masking or "", pace=pace
        )

    async def rematch(self, person: Person, ident: str) -> Kept:
        """A new table like a finished one: the same bots, the same options, the other people's seats open."""
        old = await self.find(ident)
        if not any(one.person == person.id for one in old.seats):
            raise NocturneError("server-only-watching")
        if old.status != "finished" or old.head is None:
            raise NocturneError("server-rematch-unfinished")
        players = [one if one.person in ("", person.id) else Player("open") for one in old.seats]
        return await self._open(
            person, old.game, players, old.options, private=old.private, masking=old.masking, pace=old.pace
        )

    async def _open(
        self,
        person: Person,
        game: str,
        players: list[Player],
        options: dict[str, Any],
        *,
        private: bool,
        masking: Masking | Literal[""],
        pace: Pace,
    ) -> Kept:
        kept = Kept(
            game=game,
            private=private,
            host=person.id,
            seats=players,
            options=options,
            masking=masking,
            pace=pace,
        )
        return await self._enter(kept, person)

    async def _enter(self, kept: Kept, person: Person, given: Sequence[Answer] = ()) -> Kept:
        """Keep a new table."""
        work = partial(enter, kept=kept, person=person, given=given)
        for _ in range(_TRIES):
            with suppress(IntegrityError):  # its code is another table's
                await self._store.run(work)
                return kept
            kept.code = new_code()
        await self._store.run(work)
        return kept

    async def play_now(self, person: Person, game_id: str) -> Kept:
        """A table against bots, or alone where a game is best begun so; already begun."""
        game = find_game(game_id)
        seats: list[tuple[Seat, str]] = [("bot", usual_bot(game))] * (game.first_seats or game.usual_seats)
        seats[0] = ("me", "")
        kept = await self.create(person, game_id, seats, {}, private=True)
        return await self.start(person, kept.id)

    async def teach(self, person: Person, ident: str) -> Kept:
        """A private table at which a lesson is taught, already begun."""
        lesson = lessons().get(ident)
        if lesson is None:
            raise Missing("server-lesson-unknown")
        game = find_game(lesson.game)
        seats: list[tuple[Seat, str]] = [("bot", "")] * lesson.seats
        seats[lesson.seat] = ("me", "")
        players = _players(game, person, seats)
        kept = await self._open(
            person, game.id, players, lesson.options, private=True, masking="fast", pace=Pace()
        )
        return await self._begin(person, kept.id, lesson.begin(), {"lesson": ident})

    async def find(self, ident: str) -> Kept:
        """A table by its id."""
        if not (ident.isascii() and ident.isalnum()):  # there are databases that will not even look for it
            raise Missing("server-table-unknown")
        return await self._store.read(lambda db: read(db, tables.c.id == ident))

    async def find_code(self, code: str) -> Kept:
        """A table by the short code of its invitation."""
        if not (code.isascii() and code.isalnum()):
            raise Missing("server-table-unknown")
        return await self._store.read(lambda db: read(db, tables.c.code == code.upper()))

    async def open_tables(self) -> list[Kept]:
        """The tables anybody may sit down at, the newest first."""
        wanted = tables.c.status == "open", tables.c.private.is_(False)
        return await self._listed(*wanted)

    async def tables_of(self, person: Person) -> list[Kept]:
        """The tables somebody sits at, the latest first."""
        return await self._listed(tables.c.id.in_(select(seated.c.table).where(seated.c.person == person.id)))

    def asks(self, kept: Kept, person: Person) -> bool | None:
        """Whether somebody is asked at her table; None where nobody knows without reading it back."""
        if kept.status != "playing":
            return None
        live = self._live.get(kept.id)
        if live is not None and not live.over:
            return live.asks(person.id)
        # Bots never stop but for a person: where there is but one, it is she they wait for.
        return True if sum(1 for one in kept.seats if one.person) == 1 else None

    async def _listed(self, *wanted: Any) -> list[Kept]:  # clauses of SQL
        asked = select(tables).where(*wanted).order_by(tables.c.touched.desc()).limit(_MOST_LISTED)
        return await self._store.read(lambda db: [from_row(row) for row in db.execute(asked).mappings()])

    async def sit(self, person: Person, ident: str, seat: int | None) -> Kept:
        """Take an open seat: the one asked for, or the first."""

        def take(kept: Kept) -> None:
            if any(one.person == person.id for one in kept.seats):
                return
            free = [at for at, one in enumerate(kept.seats) if one.kind == "open" and seat in (None, at)]
            if not free:
                raise NocturneError("server-no-seat")
            kept.seats[free[0]] = Player("person", person.name, person.id)

        return await self._change(ident, take)

    async def leave(self, person: Person, ident: str) -> Kept:
        """Get up again before the game begins; the host's leaving ends the table."""

        def get_up(kept: Kept) -> None:
            if kept.host == person.id:
                kept.status = "finished"
            for at, one in enumerate(kept.seats):
                if one.person == person.id:
                    kept.seats[at] = Player("open")

        return await self._change(ident, get_up)

    async def start(self, person: Person, ident: str) -> Kept:
        """Begin the game; seats still open go to bots."""
        found = await self.find(ident)
        game = find_game(found.game)
        seed = secrets.token_hex(16)
        table = new_game(game.id, seats=len(found.seats), seed=seed, options=found.options)
        return await self._begin(person, ident, table, {})

    async def _begin(self, person: Person, ident: str, table: Table, noted: dict[str, str]) -> Kept:
        game = table.game

        def begin_game(kept: Kept) -> None:
            if kept.host != person.id:
                raise NocturneError("server-only-host-starts")
            taken = {one.name for one in kept.seats}
            for at, one in enumerate(kept.seats):
                if one.kind == "open":
                    kept.seats[at] = Player("bot", _bot_name(taken), bot=usual_bot(game))
                    taken.add(kept.seats[at].name)
            note = noted | {
                "names": [one.name for one in kept.seats],
                "bots": [one.bot for one in kept.seats],
                "began": round(time.time()),
            }
            kept.head = msgspec.to_builtins(msgspec.structs.replace(table.head, note=note))
            kept.status = "playing"
            # Among friends of wood nothing need be hidden; two people may not learn each other's hands.
            people = sum(1 for one in kept.seats if one.kind == "person")
            kept.masking = kept.masking or ("masked" if people > 1 else "fast")

        return await self._change(ident, begin_game)

    async def _change(self, ident: str, alter: Callable[[Kept], None]) -> Kept:
        """Change a table that has not begun, as one transaction."""

        def work(db: Connection) -> Kept:
            kept = read(db, tables.c.id == ident, lock=True)
            if kept.status != "open":
                raise NocturneError("server-table-begun")
            alter(kept)
            change(db, kept)
            return kept

        return await self._store.run(work)

    # -- games

    async def record(self, ident: str) -> Record:
        """The record of a finished game. That of an unfinished one would tell everything hidden."""
        kept = await self.find(ident)
        if kept.status != "finished" or kept.head is None:
            raise NocturneError("server-record-unfinished")
        record, _given = await self._store.read(lambda db: record_of(db, kept))
        return record

    async def bring(self, person: Person, written: str, seat: int) -> Kept:
        """A record from outside, verified: a finished game to look at again, or one to go on with at a
        private table, on this seat and against bots."""
        record, result = await self._verifier.verify(written)
        head, game = record.head, find_game(record.head.game)
        if seat >= head.seats:
            raise NocturneError("server-no-seat")
        players = _players_noted(game, head)
        if result is None:
            players[seat] = Player("person", person.name, person.id)
        noted = {"names": [one.name for one in players], "bots": [one.bot for one in players]}
        kept = Kept(
            game=game.id,
            status="playing" if result is None else "finished",
            private=True,
            host=person.id,
            seats=players,
            options=head.options,
            head=msgspec.to_builtins(msgspec.structs.replace(head, note=noted)),
            result=None if result is None else msgspec.to_builtins(result),
            masking="fast",
        )
        return await self._enter(kept, person, record.answers)

    async def report(self, person: Person, ident: str, lang: str) -> Json:
        """For a report of something wrong: the table as this person sees it, and all she was told; with the
        record when the game is over. The options wait for that too: they may hold the decks of others."""
        live = await self.live(ident)
        told = await live.report(person.id, lang)
        kept = await self.find(ident)
        told |= {"nocturne": __version__, "masking": kept.masking}
        if kept.status == "finished":
            told["record"] = (await self.record(ident)).lines().decode()
        return told

    async def kept_record(self, ident: str) -> Record:
        """What the store holds of a game, finished or not: for the checks of this machine's own tools, never
        for a caller."""
        kept = await self.find(ident)
        record, _given = await self._store.read(lambda db: record_of(db, kept))
        return record

    async def live(self, ident: str) -> LiveTable:
        """The game at a table, read back from the store if it is not in memory."""
        found = self._live.get(ident)
        if found is not None and not found.over:
            return found
        opening = self._opening.get(ident)
        if opening is None:
            opening = self._opening[ident] = asyncio.create_task(self._read_back(ident))
            opening.add_done_callback(partial(self._opened, ident))
        return await asyncio.shield(opening)  # one who goes away takes it from nobody else

    def _opened(self, ident: str, opening: asyncio.Task[LiveTable]) -> None:
        del self._opening[ident]
        if not opening.cancelled() and opening.exception() is None:
            self._live[ident] = opening.result()

    def left(self, ident: str) -> None:
        """Somebody went away; a table nobody looks at is let go, and read back when it is wanted."""
        found = self._live.get(ident)
        if found is not None and not any(stream.outboxes for stream in found.streams.values()):
            asyncio.get_running_loop().call_later(self._grace * 2, self._let_go, ident)

    def dismiss(self, person: Person) -> None:
        """End somebody's connections: who still has a session comes back by herself."""
        for live in self._live.values():
            stream = live.streams.get(person.id)
            for outbox in () if stream is None else stream.outboxes:
                outbox.close()

    def _let_go(self, ident: str) -> None:
        found = self._live.get(ident)
        if found is not None and not any(stream.outboxes for stream in found.streams.values()):
            del self._live[ident]
            self._touched.pop(ident, None)
            found.stop()

    async def _read_back(self, ident: str) -> LiveTable:
        kept = await self.find(ident)
        if kept.head is None:
            raise NocturneError("server-table-not-begun")
        await self._store.run(_nothing)  # what is still being saved, if it was let go just now, comes before
        record, given = await self._store.read(lambda db: record_of(db, kept))
        snapshot = await self._store.read(lambda db: snapshot_of(db, ident))
        table = await rebuilt(record, snapshot)
        said = await self._store.read(lambda db: chat_of(db, ident))
        marked = await self._store.read(lambda db: marks_of(db, ident))
        return LiveTable(
            table,
            kept.seats,
            said,
            marked,
            given=given,
            grace=self._grace,
            masking=kept.masking or "fast",
            standings=kept.standings,
            teaching=teaching_of(record.head.note),
            pace=kept.pace,
            desk=kept.desk,
            turns=self._turns,
            save=partial(self._save, ident),
        )

    async def _save(self, ident: str, saving: Saving) -> None:
        now = time.time()
        touched = now if now - self._touched.get(ident, 0) > _TOUCH_EVERY else None
        if touched is not None:
            self._touched[ident] = touched
        await self._store.run(saved(ident, saving, touched=touched))

    async def look_at_clocks(self) -> None:
        """For ever: wake the tables by correspondence at which somebody's time is up."""
        while True:
            try:
                for ident in await self._late():
                    await self._look_at(ident)
            except Exception as fault:  # the clocks of all other tables must go on
                log_fault("clocks", fault)
            await asyncio.sleep(_LOOK_EVERY)

    async def _look_at(self, ident: str) -> None:
        try:
            await self.live(ident)
            self.left(ident)
        except Exception as fault:
            log_fault("table", fault)

    async def _late(self) -> list[str]:
        late = select(tables.c.id).where(tables.c.status == "playing", tables.c.due < time.time())
        return await self._store.read(lambda db: [row.id for row in db.execute(late)])

    async def close(self) -> None:
        """Stop every table."""
        for opening in self._opening.values():
            opening.cancel()
        await asyncio.gather(*(live.close() for live in self._live.values()))


def _checked_options(game: Game[Any], options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Options with which a game can be begun; refuses others."""
    options = safe_options(game, options)
    if POSITION in options:
        new_game(game.id, seats=seats, options=options)
    else:
        read_options(game, options)
    return options


def usual_bot(game: Game[Any]) -> str:
    """A game's own player when it has one; it plays better than chance."""
    return next(iter(game.bots()), "random")


def _players(game: Game[Any], person: Person, seats: list[tuple[Seat, str]]) -> list[Player]:
    players: list[Player] = []
    taken = {person.name}
    for kind, bot in seats:
        if kind == "me":
            players.append(Player("person", person.name, person.id))
        elif kind == "open":
            players.append(Player("open"))
        else:
            chosen = bot or usual_bot(game)
            if chosen not in bot_names(game):
                raise NocturneError("kernel-bot-unknown", bot=chosen, bots=", ".join(bot_names(game)))
            name = _bot_name(taken)
            taken.add(name)
            players.append(Player("bot", name, bot=chosen))
    return players


def _bot_name(taken: set[str]) -> str:
    names = [name for name in words()("server-bot-names").split() if name not in taken]
    return secrets.choice(names)


def _players_noted(game: Game[Any], head: Head) -> list[Player]:
    """Those who played a game that comes from outside: by their names where these can be shown."""
    noted = head.note.get("names")
    names = noted if isinstance(noted, list) else []
    players: list[Player] = []
    for seat in range(head.seats):
        name = names[seat] if seat < len(names) and isinstance(names[seat], str) else ""
        try:
            name = checked_name(name)
        except NocturneError:
            name = _bot_name({one.name for one in players})
        players.append(Player("bot", name, bot=usual_bot(game)))
    return players


def _nothing(_db: Connection) -> None:
    """Done when everything is that was to be written before."""
