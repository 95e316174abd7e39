"""How long it takes to open a long game, and to open many after a restart.

Bots play games nearly to their end; they are kept as the server keeps them, and read back by a registry that
knows nothing of them: from the latest snapshot, and for comparison from the answers alone.
"""

from __future__ import annotations

import asyncio
import secrets
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from nocturne.bots import make_bot
from nocturne.kernel.record import Head
from nocturne.kernel.registry import find_game
from nocturne.kernel.snapshot import packed
from nocturne.kernel.table import Table, begin, new_game
from nocturne.server.live.rebuilding import SNAPSHOT_EVERY
from nocturne.server.live.streams import Saving
from nocturne.server.people.accounts import People, Person
from nocturne.server.store.database import Store, answers, snapshots, tables
from nocturne.server.tables.registry import TableRegistry
from nocturne.server.tables.waiting import Seat, usual_bot

#: So many answers before the end the games are left, and so many times each is opened.
_LEFT = 20
_TIMES = 3
_SEED = "reopening"
_GRACE = 60.0


class Opened(Struct):
    """A long game. Times are in milliseconds of one core, so that other work on the machine does not count;
    the median of several."""

    game: str
    seats: int
    answers: int
    kilobytes: float  # of its snapshot
    opened: float  # from the snapshot, and what came after it
    from_answers: float  # from the answers alone


class Reopening(Struct):
    """What was measured. Seconds of one core until all tables are open that are asked for at once after a
    restart."""

    games: list[Opened]
    tables: int
    answers: int
    restart: float
    restart_from_answers: float


async def measure(
    data: Path, games: Sequence[str], many: int, progress: Callable[[str], None] = lambda game: None
) -> Reopening:
    """Play, keep, open; then all of them together, as often as makes ``many`` tables."""
    store = Store(f"sqlite:///{(data / 'nocturne.db').resolve()}")
    people = People(store)
    try:
        await store.prepare()
        person, _ = await people.guest("Mina")
        found, idents = [], []
        for game in games:
            progress(game)
            ident, table, size = await _long_game(store, person, game)
            idents.append(ident)
            found.append(Opened(game, table.head.seats, table.number, size / 1000, 0.0, 0.0))
        everything = idents + [
            await store.run(partial(_again, idents[at % len(idents)])) for at in range(many)
        ]
        everything = everything[:many]
        for one, ident in zip(found, idents, strict=True):
            one.opened = 1000 * statistics.median([await _open(store, [ident]) for _ in range(_TIMES)])
        restart = await _open(store, everything)
        await store.run(lambda db: db.execute(delete(snapshots)))
        for one, ident in zip(found, idents, strict=True):
            one.from_answers = 1000 * statistics.median([await _open(store, [ident]) for _ in range(_TIMES)])
        slowly = await _open(store, everything)
        count = sum(found[at % len(found)].answers for at in range(len(everything)))
        return Reopening(found, len(everything), count, restart, slowly)
    finally:
        people.close()
        store.close()


async def _long_game(store: Store, person: Person, ident: str) -> tuple[str, Table, int]:
    """A game that bots have played nearly to its end, as it is kept; and how large its snapshot is."""
    registry, game = TableRegistry(store, _GRACE), find_game(ident)
    seats = game.usual_seats
    wanted: list[tuple[Seat, str]] = [("me", "")]
    wanted += [("bot", "")] * (seats - 1)
    kept = await registry.create(person, ident, wanted, {}, private=True)
    kept = await registry._begin(person, kept.id, new_game(ident, seats=seats, seed=_SEED), {})
    head = msgspec.convert(kept.head, Head)
    table = Table(game, begin(game, head), head, digests=True)
    bots = [make_bot(game, usual_bot(game), f"reopening:{seat}") for seat in range(seats)]
    taken: list[tuple[int, bytes]] = []
    while decision := table.pending():
        view = partial(table.view, decision.seat)
        table.answer(decision.seat, bots[decision.seat].choose(decision, view))
        if table.number % SNAPSHOT_EVERY == 0:
            taken.append((table.number, packed(table)))
    table.undo_to(max(0, table.number - _LEFT))
    snapshot = next((one for number, one in reversed(taken) if number <= table.number), None)
    lease = await registry.leases.take(kept.id)
    await registry._save(lease, Saving(0, list(table.answers), set(), None, snapshot=snapshot))
    await registry.leases.end()
    return kept.id, table, len(snapshot or b"")


def _again(ident: str, db: Connection) -> str:
    """The same game once more, at another table."""
    new = secrets.token_hex(8)
    for which, named in ((tables, "id"), (answers, "table"), (snapshots, "table")):
        rows = db.execute(select(which).where(which.c[named] == ident)).mappings().all()
        changed = {named: new, "code": new[:8]} if which is tables else {named: new}
        if rows:
            db.execute(insert(which), [{**row, **changed} for row in rows])
    return new


async def _open(store: Store, idents: list[str]) -> float:
    """How many seconds of one core it takes until these tables are there."""
    registry = TableRegistry(store, _GRACE)

    async def open_one(ident: str) -> None:
        (await registry.live(ident)).stop()  # it is there: nobody need play on

    began = time.process_time()
    await asyncio.gather(*map(open_one, idents))
    taken = time.process_time() - began
    await registry.close()
    return taken
