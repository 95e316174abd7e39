"""Finished games looked at again, for those who call: the games are played again in a process apart (see
``pool`` and ``readings``), and what it tells is passed on as it is.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Raw

from nocturne.kernel.record import Answer, Record
from nocturne.kernel.registry import find_game
from nocturne.server.live.streams import Player
from nocturne.server.people.accounts import Person
from nocturne.server.tables.pool import Pool
from nocturne.server.tables.stored import StoredTable

Enter = Callable[[StoredTable, Person, list[Answer]], Awaitable[StoredTable]]


class Replays:
    """The games that are looked at again; ``record`` finds the record of one, if it is finished, and
    ``enter`` keeps a new table. ``caller`` is the address that calls: each has so many calls at once."""

    def __init__(self, pool: Pool, record: Callable[[str], Awaitable[Record]], enter: Enter) -> None:
        self._pool = pool
        self._record = record
        self._enter = enter

    async def _ask(self, caller: str, what: str, ident: str, **args: str | int | None) -> bytes:
        async def packed() -> bytes:
            return (await self._record(ident)).pack()

        return await self._pool.ask(caller, what, ident, args, packed)

    async def moment(self, caller: str, ident: str, at: int, seat: int | None, lang: str) -> Raw:
        """A finished game as a seat saw it after so many answers: a ``ReplayedMoment``."""
        return Raw(await self._ask(caller, "moment", ident, at=at, seat=seat, lang=lang))

    async def course(self, caller: str, ident: str, seat: int | None, lang: str) -> Raw:
        """The whole log of a finished game as a seat (None: a spectator) was told it: a ``Course``."""
        return Raw(await self._ask(caller, "course", ident, seat=seat, lang=lang))

    async def thing(self, caller: str, ident: str, at: int, seat: int | None, about: str, lang: str) -> Raw:
        """A thing of a finished game, and why nothing could be done with it then: a ``Replayed``."""
        return Raw(await self._ask(caller, "thing", ident, at=at, seat=seat, about=about, lang=lang))

    async def advice(self, caller: str, ident: str, at: int, seat: int, lang: str) -> Raw:
        """What the game would have chosen for a seat, and what was chosen: a ``Reconsidered``."""
        return Raw(await self._ask(caller, "advice", ident, at=at, seat=seat, lang=lang))

    async def analysis(self, caller: str, ident: str, seat: int, lang: str) -> Raw:
        """The analysis of a finished game for a seat, as far as it has come: an ``Analysed``."""
        return Raw(await self._ask(caller, "analysis", ident, seat=seat, lang=lang))

    async def history(self, caller: str, record: Record, seat: int | None, lang: str) -> Raw:
        """The file of a game, finished or not, as a seat has known it so far."""

        async def packed() -> bytes:
            return record.pack()

        return Raw(await self._pool.ask(caller, "history", "", {"seat": seat, "lang": lang}, packed))

    async def branch(self, caller: str, person: Person, ident: str, at: int, seat: int) -> StoredTable:
        """A new private game that begins with the first ``at`` answers of a finished one, somebody on this
        seat and bots on the others."""
        begun = await self._ask(caller, "beginning", ident, at=at, seat=seat)
        record = msgspec.json.decode(begun, type=Record)
        stored = _branched(record, person, seat)
        return await self._enter(stored, person, record.answers)


def _branched(record: Record, person: Person, seat: int) -> StoredTable:
    head, note = record.head, record.head.note
    game = find_game(head.game)
    noted, bots = list(note.get("names", ())), list(note.get("bots", ()))
    usual = next(iter(game.bots()), "random")
    players = []
    for number in range(head.seats):
        name = str(noted[number]) if number < len(noted) else ""
        bot = str(bots[number]) if number < len(bots) else ""
        players.append(Player("bot", name, bot=bot or usual))
    players[seat] = Player("person", person.name, person.id)
    begun = {
        "names": [one.name for one in players],
        "bots": [one.bot for one in players],
        "began": round(time.time()),
    }
    return StoredTable(
        game=game.id,
        status="playing",
        private=True,
        host=person.id,
        seats=players,
        options=head.options,
        head=msgspec.to_builtins(msgspec.structs.replace(head, note=begun)),
        masking="fast",
    )
