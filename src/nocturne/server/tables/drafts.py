"""Drafts and sealed games on the server: who takes part, what they take, and how their decks come to a table.

Every card that is taken is written before anybody is told of it. The decks and the table at which they are
played are written in one transaction.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, func, insert, select, update

from nocturne.kernel import limited as rules
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.hosting import Decks
from nocturne.kernel.limited import Drafter, Limited, LimitedKind, LimitedRules, Pack
from nocturne.kernel.problems import Problem
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import new_game
from nocturne.server.errors import Forbidden, Missing
from nocturne.server.live.streams import Player
from nocturne.server.people.accounts import Person
from nocturne.server.render.segments import is_clean
from nocturne.server.store.database import Store, drafts, people
from nocturne.server.tables.registry import TableRegistry
from nocturne.server.tables.stored import StoredTable, place
from nocturne.server.tables.waiting import free_name, usual_bot

LONGEST_NAME = 80
#: Drafts one person may hold at once.
MOST_DRAFTS = 5
_MOST_LISTED = 100
_GOING_ON = ("open", "drafting", "building")


class StoredDraft(Struct, kw_only=True):
    """A draft as the store has it."""

    id: str = field(default_factory=lambda: secrets.token_hex(8))
    game: str
    name: str
    host: str
    source: str
    cube: str = ""
    plan: Limited
    table: str | None = None
    created: float = field(default_factory=time.time)
    touched: float = field(default_factory=time.time)

    @property
    def rules(self) -> LimitedRules:
        """How the game makes packs and decks."""
        found = find_game(self.game).hosting().limited()
        if found is None:  # the game was changed
            raise Missing("server-draft-unknown")
        return found

    @property
    def shelf(self) -> Decks[Any]:
        """The decks of the game."""
        found = find_game(self.game).hosting().decks()
        if found is None:
            raise Missing("server-draft-unknown")
        return found


# msgspec crashes when two threads learn a type at the same moment: this is learnt when loaded.
msgspec.json.Decoder(StoredDraft)


class Drafts:
    """Every draft."""

    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self._store = store
        self._registry = registry

    # -- finding one

    async def find(self, ident: str) -> StoredDraft:
        """A draft by its id."""
        _check_id(ident)
        return await self._store.read(lambda db: _read(db, ident))

    async def listed(self, person: Person | None) -> list[tuple[StoredDraft, str]]:
        """Those that wait for people, and those of somebody, each with the name of its host."""
        me = "" if person is None else person.id
        asked = select(drafts, people.c.name.label("by")).join(people, people.c.id == drafts.c.host)
        asked = asked.where(drafts.c.stage.in_((*_GOING_ON, "playing")))
        asked = asked.order_by(drafts.c.touched.desc()).limit(_MOST_LISTED)
        rows = await self._store.read(lambda db: db.execute(asked).mappings().all())
        found = [(_from_row(row), str(row["by"])) for row in rows]
        return [one for one in found if one[0].plan.stage == "open" or one[0].plan.seat_of(me) is not None]

    # -- before the first pack

    async def create(
        self, person: Person, game: str, name: str, kind: LimitedKind, seats: int, source: str, cube: str
    ) -> StoredDraft:
        """A new draft, with its host at it. A cube that is too small is refused now."""
        found = find_game(game)
        form = found.hosting().limited()
        if form is None:
            raise NocturneError("server-draft-no-game")
        least, most = found.seats
        if not least <= seats <= most:
            raise NocturneError("kernel-seats-wrong", game=game, seats=seats, least=least, most=most)
        stored = StoredDraft(
            game=found.id,
            name=_line(name),
            host=person.id,
            source="" if cube else source,
            cube=cube,
            plan=Limited(kind, seats, [Drafter(person.name, person.id)]),
        )
        await self._registry.apart(_packs, stored)

        def work(db: Connection) -> None:
            mine = select(func.count()).select_from(drafts)
            mine = mine.where(drafts.c.host == person.id, drafts.c.stage.in_(_GOING_ON))
            if (db.execute(mine).scalar() or 0) >= MOST_DRAFTS:
                raise NocturneError("server-draft-most", most=MOST_DRAFTS)
            db.execute(insert(drafts).values(**_columns(stored)))

        await self._store.run(work)
        return stored

    async def join(self, person: Person, ident: str) -> StoredDraft:
        """Take part, before the first pack is opened."""

        def work(stored: StoredDraft) -> None:
            plan = stored.plan
            if plan.seat_of(person.id) is not None:
                return
            if plan.stage != "open":
                raise NocturneError("server-draft-begun")
            if len(plan.drafters) >= plan.seats:
                raise NocturneError("server-draft-full")
            plan.drafters.append(Drafter(person.name, person.id))

        return await self._change(ident, work)

    async def leave(self, person: Person, ident: str) -> StoredDraft:
        """Leave; a bot goes on. The host's leaving before the first pack ends it."""

        def work(stored: StoredDraft) -> None:
            seat = _seat(stored, person)
            if stored.plan.stage not in _GOING_ON:
                raise NocturneError("server-draft-begun")
            if stored.host == person.id:
                stored.plan.stage = "cancelled"
                return
            rules.leave(stored.plan, seat, stored.rules)

        return await self._change(ident, work)

    async def begin(self, person: Person, ident: str) -> StoredDraft:
        """The host opens the packs; bots take the seats that are free."""
        packs = await self._registry.apart(_packs, await self.find(ident))

        def work(stored: StoredDraft) -> None:
            _check_host(stored, person)
            plan = stored.plan
            if plan.stage != "open":
                raise NocturneError("server-draft-begun")
            while len(plan.drafters) < plan.seats:
                plan.drafters.append(Drafter(free_name({one.name for one in plan.drafters})))
            rules.begin(plan, packs, stored.rules)

        return await self._change(ident, work)

    # -- taking cards, making decks

    async def take(self, person: Person, ident: str, number: int, card: int) -> StoredDraft:
        """Take a card of the pack before somebody."""

        def work(stored: StoredDraft) -> None:
            rules.take(stored.plan, _seat(stored, person), number, card, stored.rules)

        return await self._change(ident, work)

    async def build(
        self, person: Person, ident: str, cards: Sequence[int] | None
    ) -> tuple[StoredDraft, tuple[Problem, ...]]:
        """Say that a deck of these cards is ready; without cards, one is made of the pool. What is wrong with
        it is told, and nothing changes."""
        problems: tuple[Problem, ...] = ()

        def work(stored: StoredDraft) -> None:
            nonlocal problems
            drafter = stored.plan.drafters[_seat(stored, person)]
            if stored.plan.stage != "building":
                raise NocturneError("server-draft-not-building")
            form = stored.rules
            if cards is None:
                deck = form.build(drafter.pool, stored.name)
            elif set(cards) <= set(drafter.pool):
                deck = form.deck_of(cards, stored.name)
            else:  # numbers that may be no cards at all
                raise NocturneError("server-draft-not-yours")
            problems = form.problems(deck, drafter.pool)
            if not problems:
                drafter.deck = msgspec.to_builtins(deck)

        return await self._change(ident, work), problems

    async def play(self, person: Person, ident: str) -> StoredDraft:
        """The host begins the game, once everybody has a deck."""
        found = await self.find(ident)
        _check_host(found, person)
        table = await self._registry.apart(_table, found)

        def work(stored: StoredDraft, db: Connection) -> None:
            _check_host(stored, person)
            if stored.touched != found.touched:
                raise NocturneError("server-table-changing")
            place(db, table)
            stored.plan.stage = "playing"
            stored.table = table.id

        return await self._change_with(ident, work)

    # -- changing one

    async def _change(self, ident: str, work: Callable[[StoredDraft], None]) -> StoredDraft:
        return await self._change_with(ident, lambda stored, _db: work(stored))

    async def _change_with(self, ident: str, work: Callable[[StoredDraft, Connection], None]) -> StoredDraft:
        _check_id(ident)

        def change(db: Connection) -> StoredDraft:
            stored = _read(db, ident, lock=True)
            work(stored, db)
            stored.touched = max(time.time(), stored.touched + 1e-3)  # no two changes look alike
            db.execute(update(drafts).where(drafts.c.id == ident).values(**_columns(stored)))
            return stored

        return await self._store.run(change)


def _packs(stored: StoredDraft) -> list[Pack]:
    """All packs of a draft, by chance."""
    form, count = stored.rules, stored.rules.packs * stored.plan.seats
    chance = Chance.seeded(secrets.token_hex(16))
    if stored.cube:
        return form.cube_packs(stored.cube, count, chance)
    return form.booster_packs(stored.source, count, chance)


def _table(stored: StoredDraft) -> StoredTable:
    """The game of a draft, about to begin."""
    plan, shelf = stored.plan, stored.shelf
    if plan.stage != "building":
        raise NocturneError("server-draft-not-building")
    late = [one.name for one in plan.drafters if one.deck is None]
    if late:
        raise NocturneError("server-not-ready", names=", ".join(late), count=len(late))
    form, game = stored.rules, find_game(stored.game)
    decks = [msgspec.convert(one.deck, shelf.kind) for one in plan.drafters]
    options = shelf.with_decks(form.options(), decks, "")
    table = new_game(stored.game, seats=len(decks), seed=secrets.token_hex(16), options=options)
    bot = usual_bot(game)
    players = [
        Player("person", one.name, one.person) if one.person else Player("bot", one.name, bot=bot)
        for one in plan.drafters
    ]
    note = {
        "names": [one.name for one in players],
        "bots": [one.bot for one in players],
        "began": round(time.time()),
    }
    return StoredTable(
        game=stored.game,
        status="playing",
        private=False,
        host=stored.host,
        seats=players,
        options=form.options(),
        head=msgspec.to_builtins(msgspec.structs.replace(table.head, note=note)),
        masking="masked" if sum(1 for one in players if one.person) > 1 else "fast",
    )


def _seat(stored: StoredDraft, person: Person) -> int:
    seat = stored.plan.seat_of(person.id)
    if seat is None:
        raise NocturneError("server-draft-not-in")
    return seat


def _check_host(stored: StoredDraft, person: Person) -> None:
    if stored.host != person.id:
        raise Forbidden("server-draft-not-host")


def _check_id(ident: str) -> None:
    if not (ident.isascii() and ident.isalnum()):
        raise Missing("server-draft-unknown")


def _read(db: Connection, ident: str, *, lock: bool = False) -> StoredDraft:
    asked = select(drafts).where(drafts.c.id == ident)
    row = db.execute(asked.with_for_update() if lock else asked).mappings().first()
    if row is None:
        raise Missing("server-draft-unknown")
    return _from_row(row)


def _from_row(row: Any) -> StoredDraft:  # a row of SQLAlchemy, whose columns it does not type
    names = StoredDraft.__struct_encode_fields__
    return msgspec.convert({name: row[name] for name in names}, StoredDraft, strict=False)


def _columns(stored: StoredDraft) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(stored, str_keys=True)
    return {**plain, "stage": stored.plan.stage}


def _line(text: str) -> str:
    line = " ".join(text.split())
    if not 1 <= len(line) <= LONGEST_NAME or not is_clean(line):
        raise NocturneError("server-draft-name-wrong", most=LONGEST_NAME)
    return line
