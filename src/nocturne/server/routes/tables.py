"""The calls of the lobby and the waiting room: tables are opened, listed, joined, settled and begun."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Request, Response
from msgspec import UNSET

from nocturne.kernel.hosting import Decks
from nocturne.kernel.state import Result
from nocturne.kernel.table import POSITION
from nocturne.kernel.words import Words
from nocturne.server.games.catalogue import title
from nocturne.server.live.clocks import Pace
from nocturne.server.people.accounts import Person
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.passing import standings
from nocturne.server.routes.services import Say, Services, ServicesHere, Someone, seldom
from nocturne.server.tables.decks import Brought, problems_here, shelf_of
from nocturne.server.tables.stored import StoredTable
from nocturne.server.tables.waiting import TableSettings
from nocturne.server.wire.calls import OwnDeck, RoomSettings, Table, Tables, TableSeat
from nocturne.server.wire.forms import (
    BotChoice,
    GameChoice,
    NewTable,
    Ready,
    SeatSetting,
    SeatTaken,
    Settings,
    TwoSeats,
)
from nocturne.server.wire.text import GameId


def table_of(stored: StoredTable, person: Person | None, say: Words) -> Table:
    """A table as somebody may know it: the ids of people stay here, and so does what lies face down."""
    me = None if person is None else person.id
    sits = any(one.person == me for one in stored.seats)
    return Table(
        table=stored.id,
        code=stored.code if stored.is_inviting() and (sits or not stored.private) else None,
        game=GameId(stored.game),
        title=title(stored.game, say),
        status=stored.status,
        private=stored.private,
        masking=stored.masking,
        pace=stored.pace.to_wire(),
        seats=[
            TableSeat(one.kind, one.name, one.bot, me is not None and one.person == me)
            for one in stored.seats
        ],
        host=stored.host == me,
        created=stored.created,
        touched=stored.touched,
        result=None if stored.result is None else msgspec.convert(stored.result, Result),
        club=stored.club,
    )


async def room_of(services: Services, stored: StoredTable, person: Person | None, say: Words) -> Table:
    """A table with its waiting room. Of a deck others are told that it is there, and no more."""
    table = table_of(stored, person, say)
    if stored.status != "open":
        return table
    decks = await services.registry.decks_on(stored)
    for seat, one in zip(table.seats, stored.seats, strict=True):
        seat.ready = one.ready
        seat.here = bool(one.person) and services.registry.is_here(stored, one.person)
        seat.host = one.person == stored.host
        seat.deck = one.holder in decks
    settings = stored.settings
    chosen = [at for at, one in enumerate(stored.seats) if settings.chosen and one.holder == settings.chosen]
    shelf = shelf_of(stored)
    hidden = (POSITION, *(() if shelf is None else (shelf.option,)))  # nobody's to read
    table.settings = RoomSettings(
        settings.decks, settings.order, settings.first, chosen[0] if chosen else None
    )
    table.options = {name: value for name, value in stored.options.items() if name not in hidden}
    own = None if person is None else decks.get(person.id)
    table.deck = None if own is None or shelf is None else _own_deck(shelf, stored, own, say)
    # The host chooses for the bots, and knows what they have.
    bots = [f"bot:{one.name}" if one.kind == "bot" else "" for one in stored.seats]
    names = [shelf.name(decks[bot].deck) if shelf and bot in decks else None for bot in bots]
    table.bot_decks = names if table.host else None
    return table


def _own_deck(shelf: Decks[Any], stored: StoredTable, own: Brought, say: Words) -> OwnDeck:
    problems = [problem.say(say) for problem in problems_here(stored, own)]
    return OwnDeck(shelf.name(own.deck), own.precon, shelf.size(own.deck), problems)


def add_tables(app: FastAPI) -> None:
    """The routes of the lobby."""

    @app.post("/api/play-now")
    async def play_now(
        form: Annotated[GameChoice, body(GameChoice)], services: ServicesHere, person: Someone, say: Say
    ) -> Response:
        return reply(table_of(await services.registry.play_now(person, form.game), person, say))

    @app.post("/api/tables")
    async def create(
        request: Request,
        form: Annotated[NewTable, body(NewTable)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        if form.options:
            seldom(request, services.decks)
        seats = [(seat.kind, seat.bot) for seat in form.seats]
        stored = await services.registry.create(
            person,
            form.game,
            seats,
            form.options,
            private=form.private,
            masking=form.masking,
            pace=None if form.pace is None else Pace(**msgspec.structs.asdict(form.pace)),
            settings=TableSettings(form.decks, form.order, form.first),
            club=form.club,
        )
        return reply(await room_of(services, stored, person, say))

    @app.get("/api/tables")
    async def open_tables(request: Request, services: ServicesHere, say: Say) -> Response:
        person = await services.person(request)
        found = await services.registry.open_tables()
        return reply(Tables([table_of(stored, person, say) for stored in found]))

    @app.get("/api/tables/running")
    async def running_tables(request: Request, services: ServicesHere, say: Say) -> Response:
        person = await services.person(request)
        tables = [table_of(stored, person, say) for stored in await services.registry.running_tables()]
        elsewhere = await standings(services.registry.leases, [table.table for table in tables], "")
        for table in tables:
            known = elsewhere.get(table.table)
            table.watching = services.registry.watching(table.table) if known is None else known.watching
        return reply(Tables(tables))

    @app.get("/api/tables/mine")
    async def mine(services: ServicesHere, person: Someone, say: Say) -> Response:
        mine = await services.registry.tables_of(person)
        playing = [stored.id for stored in mine if stored.status == "playing"]
        elsewhere = await standings(services.registry.leases, playing, person.id)
        tables = []
        for stored in mine:
            tables.append(table_of(stored, person, say))
            known = elsewhere.get(stored.id)
            tables[-1].asked = services.registry.asks(stored, person) if known is None else known.asked
        return reply(Tables(tables))

    @app.get("/api/tables/{ident}")
    async def one(ident: str, request: Request, services: ServicesHere, say: Say) -> Response:
        stored, person = await services.registry.find(ident), await services.person(request)
        await services.registry.check_seen(stored, person)
        if person is not None:
            services.registry.look_in(person, stored)
        return reply(await room_of(services, stored, person, say))

    @app.get("/api/join/{code}")
    async def join(code: str, request: Request, services: ServicesHere, say: Say) -> Response:
        return reply(table_of(await services.registry.find_code(code), await services.person(request), say))

    @app.post("/api/tables/{ident}/invite")
    async def invite(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        return reply(await room_of(services, await services.registry.invite(person, ident), person, say))

    @app.post("/api/tables/{ident}/sit")
    async def sit(
        ident: str,
        services: ServicesHere,
        person: Someone,
        say: Say,
        form: Annotated[SeatTaken, body(SeatTaken)],
    ) -> Response:
        return reply(
            await room_of(
                services, await services.registry.sit(person, ident, form.seat, form.code), person, say
            )
        )

    @app.post("/api/tables/{ident}/leave")
    async def leave(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        return reply(await room_of(services, await services.registry.leave(person, ident), person, say))

    @app.post("/api/tables/{ident}/start")
    async def start(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        return reply(table_of(await services.registry.start(person, ident), person, say))

    @app.post("/api/tables/{ident}/rematch")
    async def rematch(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        return reply(await room_of(services, await services.registry.rematch(person, ident), person, say))


def add_waiting_room(app: FastAPI) -> None:
    """The routes of the waiting room."""

    @app.post("/api/tables/{ident}/ready")
    async def ready(
        ident: str, form: Annotated[Ready, body(Ready)], services: ServicesHere, person: Someone, say: Say
    ) -> Response:
        return reply(
            await room_of(services, await services.registry.ready(person, ident, on=form.on), person, say)
        )

    @app.post("/api/tables/{ident}/seat")
    async def set_seat(
        ident: str,
        form: Annotated[SeatSetting, body(SeatSetting)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        stored = await services.registry.set_seat(person, ident, form.seat, form.kind, form.bot)
        return reply(await room_of(services, stored, person, say))

    @app.post("/api/tables/{ident}/fill")
    async def fill(
        ident: str,
        form: Annotated[BotChoice, body(BotChoice)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        return reply(
            await room_of(services, await services.registry.fill(person, ident, form.bot), person, say)
        )

    @app.post("/api/tables/{ident}/swap")
    async def swap(
        ident: str,
        form: Annotated[TwoSeats, body(TwoSeats)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        stored = await services.registry.swap(person, ident, form.seat, form.other)
        return reply(await room_of(services, stored, person, say))

    @app.post("/api/tables/{ident}/settings")
    async def settle(
        ident: str,
        form: Annotated[Settings, body(Settings)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        changes = {name: value for name, value in msgspec.structs.asdict(form).items() if value is not UNSET}
        private = changes.pop("private", None)
        stored = await services.registry.settle(person, ident, changes, private=private)
        return reply(await room_of(services, stored, person, say))
