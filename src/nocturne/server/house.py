"""The house: every table there is, open ones with their seats and live ones with their task.

An unfinished game is read back from the store when somebody comes to it, not before.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

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
from nocturne.server.clocks import Desk, Pace
from nocturne.server.describing import thing_told, why_told
from nocturne.server.live import LiveTable
from nocturne.server.marks import Mark
from nocturne.server.people import Person, checked_name
from nocturne.server.rebuilding import go_on_to, rebuilt
from nocturne.server.seen import Json, book_of, frame_of
from nocturne.server.segments import MarkingTeller
from nocturne.server.store import Store, answers, chat, marks, seated, snapshots, tables
from nocturne.server.streams import Player, Said, Saving
from nocturne.server.teaching import teaching_of
from nocturne.server.verifying import Verifier
from nocturne.server.windows import Masking, Standing

_CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
_MOST_LISTED = 100
#: Finished games kept in memory because somebody is looking at them again.
_MOST_REPLAYS = 8
#: Tables one person may have open or in play at once.
_MOST_TABLES = 20

#: How exactly is told when a table was last played at, in seconds: each answer is kept, its hour is not.
_TOUCH_EVERY = 10.0
#: How often clocks by correspondence are looked at, in seconds.
_LOOK_EVERY = 30.0
_INSERT_ANSWERS = insert(answers)

Status = Literal["open", "playing", "finished"]
Seat = Literal["me", "open", "bot"]


class Missing(NocturneError):
    """What was asked for is not there."""


class Kept(Struct):
    """A table as the store has it."""

    id: str
    code: str
    game: str
    status: Status
    private: bool
    host: str
    seats: list[Player]
    options: dict[str, Any]
    head: dict[str, Any] | None
    result: dict[str, Any] | None
    masking: Masking | Literal[""]
    standings: dict[int, Standing]
    pace: Pace
    desk: Desk
    due: float | None
    created: float
    touched: float


# msgspec learns what a type is made of when it first reads one, and crashes when two threads of the store do
# so at the same moment: these are learnt before there are threads.
for _type in (Kept, Head, Answer):
    msgspec.json.Decoder(_type)


class Reading(NamedTuple):
    """A finished game being looked at again, at the point that was looked at last."""

    record: Record
    table: Table

    def teller(self, lang: str) -> MarkingTeller:
        """Who tells it in this language, with the names of those who played."""
        names = tuple(map(str, self.record.head.note.get("names", ())))
        return MarkingTeller(self.table.game, lang, names)


class House:
    """Every table."""

    def __init__(self, store: Store, grace: float) -> None:
        self._store = store
        self._grace = grace
        self._live: dict[str, LiveTable] = {}
        self._turns = asyncio.Semaphore(1)  # of the bots at all tables
        self._touched: dict[str, float] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._replays: dict[str, Reading] = {}
        self._replaying = asyncio.Lock()
        self._verifier = Verifier()

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
        options = safe_options(game, options)
        if POSITION not in options:
            read_options(game, options)
        elif private:
            new_game(game.id, seats=len(seats), options=options)
        else:
            # Whoever wrote it knows what is hidden: nobody should sit down there by chance.
            raise NocturneError("server-position-private")
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
        now = time.time()
        kept = Kept(
            id=secrets.token_hex(8),
            code=_new_code(),
            game=game,
            status="open",
            private=private,
            host=person.id,
            seats=players,
            options=options,
            head=None,
            result=None,
            masking=masking,
            standings={},
            pace=pace,
            desk=Desk(),
            due=None,
            created=now,
            touched=now,
        )

        def enter(db: Connection) -> None:
            _check_most(db, person)
            db.execute(insert(tables).values(**_columns(kept)))
            _note_seated(db, kept)

        await self._store.run(enter)
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
        return await self._store.read(lambda db: _read(db, tables.c.id == ident))

    async def find_code(self, code: str) -> Kept:
        """A table by the short code of its invitation."""
        return await self._store.read(lambda db: _read(db, tables.c.code == code.upper()))

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
        return await self._store.read(lambda db: [_kept(row) for row in db.execute(asked).mappings()])

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

    async def _change(self, ident: str, change: Callable[[Kept], None]) -> Kept:
        """Change a table that has not begun, as one transaction."""

        def work(db: Connection) -> Kept:
            kept = _read(db, tables.c.id == ident, lock=True)
            if kept.status != "open":
                raise NocturneError("server-table-begun")
            change(kept)
            kept.touched = time.time()
            db.execute(update(tables).where(tables.c.id == ident).values(**_columns(kept)))
            _note_seated(db, kept)
            return kept

        return await self._store.run(work)

    # -- games

    async def record(self, ident: str) -> Record:
        """The record of a finished game. That of an unfinished one would tell everything hidden."""
        kept = await self.find(ident)
        if kept.status != "finished" or kept.head is None:
            raise NocturneError("server-record-unfinished")
        record, _given = await self._store.read(lambda db: _record(db, kept))
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
        now = time.time()
        kept = Kept(
            id=secrets.token_hex(8),
            code=_new_code(),
            game=game.id,
            status="playing" if result is None else "finished",
            private=True,
            host=person.id,
            seats=players,
            options=head.options,
            head=msgspec.to_builtins(msgspec.structs.replace(head, note=noted)),
            result=None if result is None else msgspec.to_builtins(result),
            masking="fast",
            standings={},
            pace=Pace(),
            desk=Desk(),
            due=None,
            created=now,
            touched=now,
        )
        rows = [
            {"table": kept.id, "number": number, "given": False, **msgspec.structs.asdict(one)}
            for number, one in enumerate(record.answers)
        ]

        def enter(db: Connection) -> None:
            _check_most(db, person)
            db.execute(insert(tables).values(**_columns(kept)))
            db.execute(insert(seated).values(table=kept.id, person=person.id))
            if rows:
                db.execute(_INSERT_ANSWERS, rows)

        await self._store.run(enter)
        return kept

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
        record, _given = await self._store.read(lambda db: _record(db, kept))
        return record

    async def replay(self, ident: str, at: int, seat: int | None, lang: str) -> Json:
        """A finished game as a seat (None: a spectator) saw it after so many answers, with what the last of
        them brought about."""
        async with self._replaying:
            reading = await self._reading(ident, at, seat)
            table = reading.table
            if at <= table.number:
                table.undo_to(max(at - 1, 0))
            await go_on_to(table, reading.record, max(at - 1, 0))
            since = len(table.log) if at else 0
            await go_on_to(table, reading.record, at)
            teller = reading.teller(lang)
            frame = frame_of(table, seat, since, teller)
            if book := book_of(table, seat, teller):
                frame["book"] = book
        return {**frame, "answers": len(reading.record.answers)}

    async def replayed_thing(self, ident: str, at: int, seat: int | None, about: str, lang: str) -> Json:
        """A thing of a finished game as a seat (None: a spectator) saw it after so many answers, and why
        nothing could be done with it then."""
        async with self._replaying:
            reading = await self._reading(ident, at, seat)
            table = reading.table
            table.undo_to(min(at, table.number))
            await go_on_to(table, reading.record, at)
            teller = reading.teller(lang)
            told: Json = {"described": thing_told(table, seat, about, teller), "explained": None}
            if seat is not None and table.pending() is not None:
                told["explained"] = why_told(table, seat, about, teller, hidden=False)
        return told

    async def _reading(self, ident: str, at: int, seat: int | None) -> Reading:
        """A finished game to be looked at again, which has this moment and this seat."""
        reading = self._replays.pop(ident, None)
        if reading is None:
            record = await self.record(ident)
            reading = Reading(record, await rebuilt(Record(record.head, [])))
        self._replays[ident] = reading
        if len(self._replays) > _MOST_REPLAYS:
            self._replays.pop(next(iter(self._replays)))
        if not 0 <= at <= len(reading.record.answers) or (seat or 0) >= reading.record.head.seats:
            raise Missing("server-replay-range", answers=len(reading.record.answers))
        return reading

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
        record, given = await self._store.read(lambda db: _record(db, kept))
        snapshot = await self._store.read(lambda db: _snapshot(db, ident))
        table = await rebuilt(record, snapshot)
        said = await self._store.read(lambda db: _chat(db, ident))
        marked = await self._store.read(lambda db: _marks(db, ident))
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
            save_chat=partial(self._save_chat, ident),
            save_mark=partial(self._save_mark, ident),
        )

    async def _save(self, ident: str, saving: Saving) -> None:
        rows = [
            {
                "table": ident,
                "number": number,
                "seat": given.seat,
                "key": given.key,
                "digest": given.digest,
                "given": number in saving.given,
            }
            for number, given in enumerate(saving.answers, start=saving.start)
        ]
        now = time.time()
        changed: dict[str, Any] = {}
        if now - self._touched.get(ident, 0) > _TOUCH_EVERY:
            self._touched[ident] = changed["touched"] = now
        if saving.standings is not None:
            changed["standings"] = msgspec.to_builtins(saving.standings, str_keys=True)
        if saving.desk is not None:
            changed |= {"desk": msgspec.to_builtins(saving.desk, str_keys=True), "due": saving.due}
        if saving.result is not None:
            changed |= {
                "touched": now,
                "status": "finished",
                "due": None,
                "result": msgspec.to_builtins(saving.result),
            }

        def write(db: Connection) -> None:
            if saving.shortened:
                db.execute(delete(answers).where(answers.c.table == ident, answers.c.number >= saving.start))
            if rows:
                db.execute(_INSERT_ANSWERS, rows)
            if changed:
                db.execute(update(tables).where(tables.c.id == ident).values(**changed))
            if saving.snapshot is not None:
                db.execute(delete(snapshots).where(snapshots.c.table == ident))
                db.execute(insert(snapshots).values(table=ident, packed=saving.snapshot))

        await self._store.run(write)

    async def _save_chat(self, ident: str, said: Said) -> None:
        row = {"table": ident, **msgspec.to_builtins(said)}
        await self._store.run(lambda db: db.execute(insert(chat).values(**row)))

    async def _save_mark(self, ident: str, ref: str, mark: Mark | None) -> None:
        def write(db: Connection) -> None:
            db.execute(delete(marks).where(marks.c.table == ident, marks.c.ref == ref))
            if mark is not None:
                db.execute(insert(marks).values(table=ident, **msgspec.to_builtins(mark)))

        await self._store.run(write)

    async def look_at_clocks(self) -> None:
        """For ever: wake the tables by correspondence at which somebody's time is up."""
        while True:
            for ident in await self._late():
                await self.live(ident)
                self.left(ident)
            await asyncio.sleep(_LOOK_EVERY)

    async def _late(self) -> list[str]:
        late = select(tables.c.id).where(tables.c.status == "playing", tables.c.due < time.time())
        return await self._store.read(lambda db: [row.id for row in db.execute(late)])

    async def close(self) -> None:
        """Stop every table."""
        for opening in self._opening.values():
            opening.cancel()
        await asyncio.gather(*(live.close() for live in self._live.values()))


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


def _new_code() -> str:
    """The short code of an invitation."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(6))


def _check_most(db: Connection, person: Person) -> None:
    mine = select(tables.c.id).where(tables.c.host == person.id, tables.c.status != "finished")
    if len(db.execute(mine).all()) >= _MOST_TABLES:
        raise NocturneError("server-too-many-tables", most=_MOST_TABLES)


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


def _kept(row: Any) -> Kept:  # a row of SQLAlchemy, whose columns it does not type
    return msgspec.convert({name: row[name] for name in Kept.__struct_fields__}, Kept, strict=False)


def _columns(kept: Kept) -> dict[str, Any]:
    """A table as it is written: the keys of JSON are texts."""
    plain: dict[str, Any] = msgspec.to_builtins(kept, str_keys=True)
    return plain


def _read(db: Connection, which: Any, *, lock: bool = False) -> Kept:  # a clause of SQL
    asked = select(tables).where(which)
    row = db.execute(asked.with_for_update() if lock else asked).mappings().first()
    if row is None:
        raise Missing("server-table-unknown")
    return _kept(row)


def _note_seated(db: Connection, kept: Kept) -> None:
    """Keep who sits at a table where it can be asked for by person."""
    db.execute(delete(seated).where(seated.c.table == kept.id))
    rows = [{"table": kept.id, "person": one.person} for one in kept.seats if one.person]
    if rows:
        db.execute(insert(seated), rows)


def _record(db: Connection, kept: Kept) -> tuple[Record, set[int]]:
    rows = db.execute(select(answers).where(answers.c.table == kept.id).order_by(answers.c.number)).all()
    given = {row.number for row in rows if row.given}
    head = msgspec.convert(kept.head, Head)
    return Record(head, [Answer(row.seat, row.key, row.digest) for row in rows]), given


def _nothing(_db: Connection) -> None:
    """Done when everything is that was to be written before."""


def _snapshot(db: Connection, ident: str) -> bytes | None:
    found: bytes | None = db.execute(select(snapshots.c.packed).where(snapshots.c.table == ident)).scalar()
    return found


def _chat(db: Connection, ident: str) -> list[Said]:
    latest = select(chat).where(chat.c.table == ident).order_by(chat.c.id.desc()).limit(100)
    return [Said(row.name, row.text, row.at) for row in reversed(db.execute(latest).all())]


def _marks(db: Connection, ident: str) -> list[Mark]:
    rows = db.execute(select(marks).where(marks.c.table == ident)).all()
    return [Mark(row.ref, row.kind, row.name) for row in rows]
