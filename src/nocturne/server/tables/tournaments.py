"""Tournaments on the server: who may do what, and how a round becomes tables at which people play.

A round and all its tables are written in one transaction: after a kill there is either the whole of it or
nothing. Results are read from the tables themselves, so none can be lost on the way.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from nocturne.kernel import tournament as rules
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.problems import Problem
from nocturne.kernel.record import Record
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game, read_options
from nocturne.kernel.tournament import Archived, SeatedTable
from nocturne.server.errors import Missing
from nocturne.server.faults import log_fault
from nocturne.server.games.shelves import too_large
from nocturne.server.live.clocks import Pace
from nocturne.server.live.streams import Player
from nocturne.server.people.accounts import Person, folded
from nocturne.server.render.segments import is_clean
from nocturne.server.store.database import Store, people
from nocturne.server.tables import tournament_store as store
from nocturne.server.tables.decks import Brought
from nocturne.server.tables.leases import HeldElsewhere
from nocturne.server.tables.registry import TableRegistry
from nocturne.server.tables.stored import StoredTable, place
from nocturne.server.tables.tournament_store import StoredTournament, TournamentFacts, TournamentSettings

LONGEST_NAME = 80
#: Tournaments one person may organise at once, people in one of them, and judges.
MOST_TOURNAMENTS = 5
MOST_ENTRIES = 200
MOST_JUDGES = 10
#: How often is looked for games whose time is up while nobody looks at them, in seconds.
_LOOK_EVERY = 5.0
#: How often a round is made anew because the tournament changed meanwhile.
_TRIES = 3


class Tournaments:
    """Every tournament."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry
        self._seating = asyncio.Semaphore(1)

    # -- finding one

    async def facts(self, ident: str) -> TournamentFacts:
        """A tournament with its people and tables."""
        if not (ident.isascii() and ident.isalnum()):
            raise Missing("server-tournament-unknown")
        return await self._store.read(lambda db: store.facts(db, ident))

    async def listed(self, person: Person | None) -> list[tuple[StoredTournament, str, bool]]:
        """The latest tournaments."""
        return await self._store.read(lambda db: store.listed(db, "" if person is None else person.id))

    # -- before the first round

    async def create(
        self, person: Person, game: str, name: str, each: int, settings: TournamentSettings
    ) -> str:
        """A new tournament; refuses a game that has none."""
        found = find_game(game)
        form = found.hosting().tournaments()
        if form is None:
            raise NocturneError("server-tournament-no-game")
        if settings.pace.kind == "none":
            settings = msgspec.structs.replace(settings, pace=Pace())
        settings = msgspec.structs.replace(settings, place=_line(settings.place, least=0))
        stored = StoredTournament(
            game=found.id,
            name=_line(name, least=1),
            organiser=person.id,
            settings=settings,
            plan=rules.Tournament(each),
        )
        read_options(found, stored.options)

        def work(db: Connection) -> None:
            if store.unfinished(db, person.id) >= MOST_TOURNAMENTS:
                raise NocturneError("server-tournament-most", most=MOST_TOURNAMENTS)
            store.create(db, stored)

        await self._store.run(work)
        return stored.id

    async def enter(self, person: Person, ident: str, given: Brought) -> tuple[Problem, ...]:
        """Enter with a deck, or change it before the first round. What is wrong with a deck is told, and
        nothing is changed. Whoever comes late plays the deck they come with."""
        found = await self.facts(ident)
        problems = await self._registry.apart(_problems, found.stored, given)
        if problems:
            return problems

        def work(stored: StoredTournament, now: TournamentFacts, db: Connection) -> None:
            entry = now.entries.get(person.id)
            if entry is not None and stored.plan.stage != "open":
                raise NocturneError("server-tournament-deck-locked")
            if entry is None:
                if len(stored.plan.entries) >= MOST_ENTRIES:
                    raise NocturneError("server-tournament-full", most=MOST_ENTRIES)
                if stored.plan.rounds and not stored.settings.late:
                    raise NocturneError("tournament-entries-closed")
                entry = rules.enter(stored.plan, person.name, secrets.randbits(32)).number
            store.write_entrant(db, stored, person.id, entry, given)

        await self._change(ident, work)
        return ()

    async def drop(self, person: Person, ident: str, entry: int | None, *, on: bool) -> None:
        """Leave, or let somebody leave; whoever organises it may let them come back."""

        def work(stored: StoredTournament, now: TournamentFacts, db: Connection) -> None:
            own = now.entries.get(person.id)
            number = own if entry is None else entry
            if number is None:
                raise NocturneError("server-tournament-not-entered")
            if (number != own or not on) and stored.organiser != person.id:
                raise NocturneError("server-tournament-not-organiser")
            if not on:
                rules.come_back(stored.plan, number)
                return
            rules.drop(stored.plan, number)
            if stored.plan.stage == "open":
                store.forget_entrant(db, stored, number)

        await self._change(ident, work)

    async def name_judge(self, person: Person, ident: str, name: str, *, on: bool) -> None:
        """Whoever organises it names judges, by the names of their accounts."""
        login = folded(name)

        def work(stored: StoredTournament, _now: TournamentFacts, db: Connection) -> None:
            _only_organiser(stored, person)
            asked = select(people.c.id).where(people.c.login == login)
            judge = db.execute(asked).scalar() if login and is_clean(login) else None
            if judge is None:
                raise NocturneError("server-tournament-judge-unknown")
            judges = [one for one in stored.settings.judges if one != judge]
            if on and len(judges) >= MOST_JUDGES:
                raise NocturneError("server-tournament-judges-most", most=MOST_JUDGES)
            named = (*judges, judge) if on else tuple(judges)
            stored.settings = msgspec.structs.replace(stored.settings, judges=named)

        await self._change(ident, work)

    # -- rounds

    async def begin_round(self, person: Person, ident: str) -> None:
        """Seat the next round and begin all its games."""

        async def tables(found: TournamentFacts) -> Sequence[Sequence[int]]:
            plan, form = found.stored.plan, found.stored.rules
            rules.check_round(plan, form, found.results)
            return await asyncio.to_thread(form.seat, plan.active(), plan.seatings(), plan.each)

        await self._begin(person, ident, tables, rules.begin_round)

    async def call_final(self, person: Person, ident: str) -> None:
        """The finalists are known, and may choose their seats."""

        def work(stored: StoredTournament, now: TournamentFacts, _db: Connection) -> None:
            _only_organiser(stored, person)
            rules.call_final(stored.plan, stored.rules, now.results)

        await self._change(ident, work)

    async def choose(self, person: Person, ident: str, prey: int) -> None:
        """A finalist takes a place. Whoever organises it may do it for somebody who is away."""

        def work(stored: StoredTournament, now: TournamentFacts, _db: Connection) -> None:
            number = now.entries.get(person.id, 0)
            if stored.organiser == person.id and rules.chooser(stored.plan) != number:
                number = rules.chooser(stored.plan) or 0
            rules.choose(stored.plan, number, prey)

        await self._change(ident, work)

    async def begin_final(self, person: Person, ident: str) -> None:
        """Everybody has a place; who begins is drawn."""

        async def tables(found: TournamentFacts) -> Sequence[Sequence[int]]:
            rules.check_seated(found.stored.plan)
            row = found.stored.plan.row
            at = secrets.randbelow(len(row))
            return [[*row[at:], *row[:at]]]

        def begin(plan: rules.Tournament, seated: Sequence[SeatedTable]) -> None:
            rules.begin_final(plan, seated[0])

        await self._begin(person, ident, tables, begin)

    async def close(self, person: Person, ident: str) -> None:
        """The results stand, and the decks are secret no more."""

        def work(stored: StoredTournament, now: TournamentFacts, _db: Connection) -> None:
            _only_organiser(stored, person)
            rules.close(stored.plan, now.results)

        await self._change(ident, work)

    async def cancel(self, person: Person, ident: str) -> None:
        """It does not take place, or not to its end. Games under way go on as any others."""

        def work(stored: StoredTournament, _now: TournamentFacts, _db: Connection) -> None:
            _only_organiser(stored, person)
            if stored.plan.stage == "over":
                raise NocturneError("tournament-over")
            stored.plan.stage = "cancelled"

        await self._change(ident, work)

    async def _begin(
        self,
        person: Person,
        ident: str,
        tables: Callable[[TournamentFacts], Any],  # a coroutine function, by kind of round
        begin: Callable[[rules.Tournament, Sequence[SeatedTable]], None],
    ) -> None:
        async with self._seating:
            for _ in range(_TRIES):
                found = await self.facts(ident)
                _only_organiser(found.stored, person)
                seated = await tables(found)
                made = await asyncio.to_thread(_games, found, seated)

                def work(stored: StoredTournament, now: TournamentFacts, db: Connection) -> None:
                    if stored.version != found.stored.version:  # noqa: B023  # it is run within this turn
                        raise _Changed("server-tournament-changing")
                    ends = time.time() + 60 * stored.settings.minutes
                    for table in made:  # noqa: B023
                        place(db, table)
                        store.write_table(db, stored, table.id, ends)
                    begin(
                        stored.plan,
                        [
                            SeatedTable(table.id, list(entries))
                            for table, entries in zip(made, seated, strict=True)  # noqa: B023
                        ],
                    )

                with suppress(_Changed):
                    await self._change(ident, work)
                    return
        raise NocturneError("server-tournament-changing")

    # -- judges

    async def extend(self, person: Person, ident: str, table: str, minutes: int) -> None:
        """A judge gives a game more time."""
        found = await self._judged(person, ident, table)
        if found.tables[table].status != "playing":
            raise NocturneError("server-tournament-table-over")
        live = await self._registry.live(table)
        head = await self._store.run(lambda db: store.extend(db, table, 60.0 * minutes))
        live.set_head(head)
        self._registry.left(table)

    async def rule(self, person: Person, ident: str, table: str, points: list[float] | None) -> None:
        """A judge rules how a game counts."""
        await self._judged(person, ident, table)

        def work(stored: StoredTournament, _now: TournamentFacts, _db: Connection) -> None:
            rules.rule(stored.plan, stored.rules, table, points)

        await self._change(ident, work)

    async def record(self, person: Person, ident: str, table: str) -> Record:
        """The record of a table, for a judge: also of a game under way, unless they play in the tournament
        themselves."""
        found = await self._judged(person, ident, table)
        entry = found.entries.get(person.id)
        playing = entry is not None and entry in found.stored.plan.active()
        if found.tables[table].status != "finished" and playing:
            raise NocturneError("server-tournament-judge-plays")
        return await self._registry.stored_record(table)

    async def _judged(self, person: Person, ident: str, table: str) -> TournamentFacts:
        found = await self.facts(ident)
        if not found.stored.is_judge(person.id):
            raise NocturneError("server-tournament-not-judge")
        if table not in found.tables:
            raise Missing("tournament-table-unknown")
        return found

    # -- the end

    async def archive(self, ident: str) -> str:
        """The winning deck as the community's archive has it; only when the tournament is over."""
        found = await self.facts(ident)
        plan = found.stored.plan
        if plan.stage != "over":
            raise NocturneError("server-tournament-not-over")
        best = rules.standings(plan, found.stored.rules, found.results)[0]
        about = Archived(
            event=found.stored.name,
            place=found.stored.settings.place,
            held=time.strftime("%Y-%m-%d", time.gmtime(found.stored.created)),
            rounds=len(plan.rounds),
            players=len(plan.entries),
            winner=plan.entry(best.entry).name,
            score=best.score,
            final=best.final,
        )
        return found.stored.rules.archive(found.decks[best.entry].deck, about)

    async def keep_time(self) -> None:
        """For ever: open the tables whose time is up while nobody looks at them, so that they end."""
        while True:
            try:
                for table in await self._store.read(lambda db: store.out_of_time(db, time.time())):
                    with suppress(HeldElsewhere):  # its owner does
                        await self._registry.live(table)
                        self._registry.left(table)
            except Exception as fault:  # all others must go on
                log_fault("tournaments", fault)
            await asyncio.sleep(_LOOK_EVERY)

    async def _change(
        self, ident: str, alter: Callable[[StoredTournament, TournamentFacts, Connection], None]
    ) -> None:
        """Change a tournament, as one transaction."""
        if not (ident.isascii() and ident.isalnum()):
            raise Missing("server-tournament-unknown")

        def work(db: Connection) -> None:
            now = store.facts(db, ident, lock=True)
            alter(now.stored, now, db)
            store.write(db, now.stored)

        await self._store.run(work)


class _Changed(NocturneError):
    """A tournament was changed while its tables were being made."""


def _only_organiser(stored: StoredTournament, person: Person) -> None:
    if stored.organiser != person.id:
        raise NocturneError("server-tournament-not-organiser")


def _problems(stored: StoredTournament, given: Brought) -> tuple[Problem, ...]:
    """Everything that keeps a deck out of a tournament."""
    shelf, form = stored.shelf, stored.rules
    return too_large(shelf, given.deck) or shelf.problems(given.deck, form.finalists, stored.options)


def _games(found: TournamentFacts, seated: Sequence[Sequence[int]]) -> list[StoredTable]:
    """The games of a round, about to begin, each person with the deck they entered with."""
    stored, began = found.stored, round(time.time())
    person = {entry: who for who, entry in found.entries.items()}
    made = []
    for entries in seated:
        decks = [found.decks[entry].deck for entry in entries]
        options = stored.shelf.with_decks(stored.options, decks, "")
        table = new_game(stored.game, seats=len(entries), seed=secrets.token_hex(16), options=options)
        players = [Player("person", stored.plan.entry(entry).name, person[entry]) for entry in entries]
        note = {"names": [one.name for one in players], "bots": ["" for _ in players], "began": began}
        made.append(
            StoredTable(
                game=stored.game,
                status="playing",
                private=False,
                host=stored.organiser,
                seats=players,
                options=stored.options,
                head=msgspec.to_builtins(msgspec.structs.replace(table.head, note=note)),
                masking="masked",
                pace=stored.settings.pace,
            )
        )
    return made


def _line(text: str, *, least: int) -> str:
    line = " ".join(text.split())
    if not least <= len(line) <= LONGEST_NAME or not is_clean(line):
        raise NocturneError("server-tournament-name-wrong", most=LONGEST_NAME)
    return line
