"""The table registry: every table there is, those of the lobby and the live ones with their task.

An unfinished game is read back from the store when somebody comes to it, not before. The server that reads
it back owns the table until it lets go (see ``leases``).
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import select

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.record import Head, Record
from nocturne.kernel.registry import find_game
from nocturne.server.errors import LeaseLost
from nocturne.server.faults import log_fault, log_lost
from nocturne.server.live.rebuilding import by_these_rules, places_in, rebuilt
from nocturne.server.live.streams import Player, Saving
from nocturne.server.live.table import LiveTable
from nocturne.server.live.teaching import teaching_of
from nocturne.server.metrics import ANSWERS, SAVING
from nocturne.server.people.accounts import Person, checked_name
from nocturne.server.people.bans import banned
from nocturne.server.people.reminders import LOOKED_BACK, away_at
from nocturne.server.store.database import Store, tables
from nocturne.server.tables.club_store import check_table, may_speak
from nocturne.server.tables.leases import HeldElsewhere, Lease, Leases
from nocturne.server.tables.lobby import Lobby
from nocturne.server.tables.pool import Pool
from nocturne.server.tables.replays import Replays
from nocturne.server.tables.secrecy import is_secret
from nocturne.server.tables.stored import StoredTable, chat_of, marks_of, record_of, saved, snapshot_of
from nocturne.server.tables.verifying import Verifier
from nocturne.server.tables.waiting import free_name, usual_bot
from nocturne.server.wire.update import Report

#: How exactly is told when a table was last played at, in seconds: each answer is stored, its hour is not.
_TOUCH_EVERY = 10.0
#: How often clocks by correspondence are looked at, in seconds.
_LOOK_EVERY = 30.0
#: How often is looked whether somebody was banned, in seconds.
_BANS_EVERY = 5.0


class TableRegistry(Lobby):
    """Every table."""

    def __init__(self, store: Store, grace: float, leases: Leases | None = None) -> None:
        super().__init__(store)
        self._grace = grace
        self.leases = leases or Leases(store)
        self._live: dict[str, LiveTable] = {}
        self._turns = asyncio.Semaphore(1)  # of the bots at all tables
        self._touched: dict[str, float] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._releasing: set[asyncio.Task[None]] = set()
        self.pool = Pool()
        self.replays = Replays(self.pool, self._finished, self._enter)
        self._verifier = Verifier()

    def asks(self, stored: StoredTable, person: Person) -> bool | None:
        """Whether somebody is asked at their table; None where nobody knows without reading it back."""
        if stored.status != "playing":
            return None
        known = self.knows_asked(stored.id, person.id)
        if known is not None:
            return known
        # Bots never stop but for a person: where there is but one, it is they they wait for.
        return True if sum(1 for one in stored.seats if one.person) == 1 else None

    def knows_asked(self, ident: str, person: str) -> bool | None:
        """Whether somebody is asked at a table that is in memory here; None for any other table."""
        live = self._live.get(ident)
        return None if live is None or live.over else live.asks(person)

    def watching(self, ident: str) -> int:
        """How many people watch a game now."""
        live = self._live.get(ident)
        if live is None:
            return 0
        return sum(1 for stream in live.streams.values() if stream.outboxes and stream.seat is None)

    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def connections(self) -> int:
        """How many connections there are to all tables."""
        return sum(len(one.outboxes) for live in self._live.values() for one in live.streams.values())

    def is_in_time(self) -> bool:
        """Whether this server has shown lately that it is alive; one that is late may lose its tables."""
        late = time.monotonic() - self.leases.renewed > self.leases.seconds
        return self.leases.alone or not late

    def by_correspondence(self) -> dict[str, LiveTable]:
        """The tables in memory that are played by correspondence."""
        found = {ident: live for ident, live in self._live.items() if not live.over}
        return {ident: live for ident, live in found.items() if live.pace.kind == "correspondence"}

    # -- games

    async def record(self, ident: str) -> Record:
        """The record of a finished game, as this version plays it."""
        return await by_these_rules(await self._finished(ident))

    async def _finished(self, ident: str) -> Record:
        """The record of a finished game. That of an unfinished one would tell everything hidden."""
        stored = await self.find(ident)
        if stored.status != "finished" or stored.head is None:
            raise NocturneError("server-record-unfinished")
        await self.check_open(ident)
        record, _given = await self._store.read(lambda db: record_of(db, stored))
        return record

    async def check_open(self, ident: str) -> None:
        """Refuse to tell what was hidden in a game whose decks are still secret."""
        if await self._store.read(lambda db: is_secret(db, ident)):
            raise NocturneError("server-record-tournament")

    async def bring(self, caller: str, person: Person, written: str, seat: int) -> StoredTable:
        """A record from outside, verified: a finished game to look at again, or one to go on with at a
        private table, on this seat and against bots."""
        record, result = await self._verifier.verify(caller, written)
        head, game = record.head, find_game(record.head.game)
        if seat >= head.seats:
            raise NocturneError("server-no-seat")
        players = _players_noted(game, head)
        if result is None:
            players[seat] = Player("person", person.name, person.id)
        noted = {"names": [one.name for one in players], "bots": [one.bot for one in players]}
        stored = StoredTable(
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
        return await self._enter(stored, person, record.answers)

    async def check_seen(self, stored: StoredTable, person: Person | None) -> None:
        """Refuse who may not see a table: a club's is for its members and those who sit there, until the
        game is over."""
        me = "" if person is None else person.id
        if stored.club and stored.status != "finished" and all(one.person != me for one in stored.seats):
            await self._store.read(lambda db: check_table(db, stored.club, me))

    async def report(self, person: Person, ident: str, lang: str) -> Report:
        """For a report of something wrong: the table as this person sees it, and all they were told; with the
        record when the game is over. The options wait for that too: they may hold the decks of others."""
        await self.check_seen(await self.find(ident), person)
        live = await self.live(ident)
        try:
            report = await live.report(person.id, lang)
        finally:
            self.left(ident)  # if nobody is there, the table is let go again
        over = (await self.find(ident)).status == "finished"
        if over and not await self._store.read(lambda db: is_secret(db, ident)):
            report.record = (await self.record(ident)).lines().decode()
        return report

    async def stored_record(self, ident: str) -> Record:
        """What the store holds of a game, finished or not: for the checks of this machine's own tools, never
        for a caller."""
        stored = await self.find(ident)
        record, _given = await self._store.read(lambda db: record_of(db, stored))
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

    def dismiss(self, person: str) -> None:
        """End somebody's connections: who still has a session comes back by themselves."""
        for live in self._live.values():
            stream = live.streams.get(person)
            for outbox in () if stream is None else stream.outboxes:
                outbox.close()

    def dismiss_all(self) -> None:
        """End everybody's connections: they come back, and are looked at anew."""
        for live in self._live.values():
            for stream in live.streams.values():
                for outbox in stream.outboxes:
                    outbox.close()

    def _let_go(self, ident: str) -> None:
        found = self._live.get(ident)
        if found is not None and not any(stream.outboxes for stream in found.streams.values()):
            self._drop(ident)

    def _drop(self, ident: str) -> None:
        """Let a table go, with the right to write it."""
        found = self._live.pop(ident, None)
        self._touched.pop(ident, None)
        if found is not None:
            found.stop()
        lease = self.leases.held.get(ident)
        if lease is not None:
            # What is still being saved was handed to the store before, and comes before.
            self._releasing.add(task := asyncio.create_task(self._release(lease)))
            task.add_done_callback(self._releasing.discard)

    async def _release(self, lease: Lease) -> None:
        try:
            await self.leases.release(lease)
        except Exception as fault:  # it is free when the lease runs out
            log_fault("lease", fault)

    async def _read_back(self, ident: str) -> LiveTable:
        if (await self.find(ident)).head is None:
            raise NocturneError("server-table-not-begun")
        if (owner := await self.leases.owner(ident)) is not None:
            raise HeldElsewhere(ident, owner)
        # Comes after everything that is still being saved, if it was let go just now.
        lease = await self.leases.take(ident)
        try:
            return await self._open(ident, lease)
        except BaseException:
            await self._release(lease)
            raise

    async def _open(self, ident: str, lease: Lease) -> LiveTable:
        stored = await self.find(ident)
        record, given = await self._store.read(lambda db: record_of(db, stored))
        snapshot = await self._store.read(lambda db: snapshot_of(db, ident))
        whole = await by_these_rules(record)
        table = await rebuilt(whole, snapshot if whole is record else None)
        if whole is not record:
            places = places_in(record.answers, whole.answers)
            asked_before = set(places.values())
            given = {places[number] for number in given if number in places}
            given |= {number for number in range(len(whole.answers)) if number not in asked_before}
            await self._save(lease, Saving(0, list(table.answers), given, table.result(), shortened=True))
        said = await self._store.read(lambda db: chat_of(db, ident))
        marked = await self._store.read(lambda db: marks_of(db, ident))
        persons, since = [seat.person for seat in stored.seats if seat.person], time.time() - LOOKED_BACK
        away = {}
        if stored.pace.kind == "correspondence":
            away = await self._store.read(lambda db: away_at(db, persons, since))
        live = LiveTable(
            table,
            stored.seats,
            said,
            marked,
            automatic=given,
            grace=self._grace,
            masking=stored.masking or "fast",
            preferences=stored.preferences,
            teaching=teaching_of(record.head.note),
            pace=stored.pace,
            memory=stored.memory,
            host=stored.host,
            private=stored.private,
            turns=self._turns,
            may_speak=partial(self._may_speak, stored) if stored.club else None,
            save=partial(self._save, lease),
        )
        live.set_vacations(away)  # before its task has begun: nobody's time is up while they are away
        return live

    async def _may_speak(self, stored: StoredTable, person: str) -> bool:
        return await self._store.read(lambda db: may_speak(db, stored.id, person))

    async def _save(self, lease: Lease, saving: Saving) -> None:
        ident, now = lease.table, time.time()
        touched = now if now - self._touched.get(ident, 0) > _TOUCH_EVERY else None
        if touched is not None:
            self._touched[ident] = touched
        began = time.perf_counter()
        try:
            await self._store.run(saved(lease, saving, touched=touched))
        except LeaseLost:
            self.leases.lose(lease)
            log_lost(ident)
            raise
        SAVING.observe(time.perf_counter() - began)
        ANSWERS.add(len(saving.answers))

    async def keep_leases(self) -> None:
        """For ever: show that this server is alive, and let go of what others have taken meanwhile."""
        while not self.leases.alone:
            try:
                for lost in await self.leases.renew():
                    log_lost(lost.table)
                    self._drop(lost.table)
            except Exception as fault:  # the database may be back at the next look
                log_fault("leases", fault)
            await asyncio.sleep(self.leases.every)

    async def look_at_clocks(self) -> None:
        """For ever: wake the tables by correspondence at which somebody's time is up."""
        while True:
            try:
                for ident in await self._late():
                    await self._look_at(ident)
            except Exception as fault:  # the clocks of all other tables must go on
                log_fault("clocks", fault)
            await asyncio.sleep(_LOOK_EVERY)

    async def keep_banned_out(self) -> None:
        """For ever: end the connections of those whom an operator has banned meanwhile."""
        while True:
            try:
                for person in await self._store.read(banned) if self._live else ():
                    self.dismiss(person)
            except Exception as fault:
                log_fault("bans", fault)
            await asyncio.sleep(_BANS_EVERY)

    async def _look_at(self, ident: str) -> None:
        try:
            await self.live(ident)
            self.left(ident)
        except HeldElsewhere:
            return  # its owner looks at its clocks
        except Exception as fault:
            log_fault("table", fault)

    async def _late(self) -> list[str]:
        late = select(tables.c.id).where(tables.c.status == "playing", tables.c.due < time.time())
        return await self._store.read(lambda db: [row.id for row in db.execute(late)])

    async def close(self) -> None:
        """Stop every table."""
        for opening in self._opening.values():
            opening.cancel()
        await self.pool.close()
        await asyncio.gather(*(live.close() for live in self._live.values()), *self._releasing)
        await self.leases.end()


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
            name = free_name({one.name for one in players})
        players.append(Player("bot", name, bot=usual_bot(game)))
    return players
