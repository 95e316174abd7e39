"""The calls of the lobby and the waiting room: tables are opened, listed, joined, settled and begun."""

from __future__ import annotations

from typing import Annotated

from fastapi import Body, FastAPI, Request

from nocturne.kernel.table import POSITION
from nocturne.kernel.words import Words
from nocturne.server.catalogue import title
from nocturne.server.clocks import Pace
from nocturne.server.decks import Brought, problems_here, shelf_of
from nocturne.server.door import Door, DoorHere, Json, Say, Someone, seldom
from nocturne.server.forms import (
    BotChoice,
    GameChoice,
    NewTable,
    Ready,
    SeatSetting,
    SeatWanted,
    Settings,
    TwoSeats,
)
from nocturne.server.kept import Kept
from nocturne.server.people import Person
from nocturne.server.waiting import TableSettings


def table_told(kept: Kept, person: Person | None, say: Words) -> Json:
    """A table as somebody may know it: the ids of people stay here, and so does what lies face down."""
    me = None if person is None else person.id
    return {
        "table": kept.id,
        "code": kept.code if any(one.person == me for one in kept.seats) or not kept.private else None,
        "game": kept.game,
        "title": title(kept.game, say),
        "status": kept.status,
        "private": kept.private,
        "masking": kept.masking,
        "pace": kept.pace.told(),
        "seats": [
            {"kind": one.kind, "name": one.name, "bot": one.bot, "me": me is not None and one.person == me}
            for one in kept.seats
        ],
        "host": kept.host == me,
        "created": kept.created,
        "touched": kept.touched,
        "result": kept.result,
    }


async def room_told(door: Door, kept: Kept, person: Person | None, say: Words) -> Json:
    """A table with its waiting room. Of a deck others are told that it is there, and no more."""
    told = table_told(kept, person, say)
    if kept.status != "open":
        return told
    decks = await door.house.decks_on(kept)
    for seat, one in zip(told["seats"], kept.seats, strict=True):
        seat["ready"] = one.ready
        seat["here"] = bool(one.person) and door.house.is_here(kept, one.person)
        seat["host"] = one.person == kept.host
        seat["deck"] = one.holder in decks
    settings = kept.settings
    chosen = [at for at, one in enumerate(kept.seats) if settings.chosen and one.holder == settings.chosen]
    own = None if person is None else decks.get(person.id)
    # The host chooses for the bots, and knows what they have.
    bots = [f"bot:{one.name}" if one.kind == "bot" else "" for one in kept.seats]
    shelf = shelf_of(kept)
    hidden = (POSITION, *(() if shelf is None else (shelf.option,)))  # nobody's to read
    return told | {
        "settings": {
            "decks": settings.decks,
            "order": settings.order,
            "first": settings.first,
            "chosen": chosen[0] if chosen else None,
        },
        "options": {name: value for name, value in kept.options.items() if name not in hidden},
        "deck": None if own is None else _own_told(kept, own, say),
        "bot_decks": [shelf.name(decks[bot].deck) if shelf and bot in decks else None for bot in bots]
        if told["host"]
        else None,
    }


def _own_told(kept: Kept, own: Brought, say: Words) -> Json:
    shelf = shelf_of(kept)
    assert shelf is not None
    return {
        "name": shelf.name(own.deck),
        "precon": own.precon,
        "cards": shelf.size(own.deck),
        "problems": [problem.say(say) for problem in problems_here(kept, own)],
    }


def add_tables(app: FastAPI) -> None:
    """The routes of the lobby."""

    @app.post("/api/play-now")
    async def play_now(form: GameChoice, door: DoorHere, person: Someone, say: Say) -> Json:
        return table_told(await door.house.play_now(person, form.game), person, say)

    @app.post("/api/tables")
    async def create(request: Request, form: NewTable, door: DoorHere, person: Someone, say: Say) -> Json:
        if form.options:
            seldom(request, door.decks)
        seats = [(seat.kind, seat.bot) for seat in form.seats]
        kept = await door.house.create(
            person,
            form.game,
            seats,
            form.options,
            private=form.private,
            masking=form.masking,
            pace=None if form.pace is None else Pace(**form.pace.model_dump()),
            settings=TableSettings(form.decks, form.order, form.first),
        )
        return await room_told(door, kept, person, say)

    @app.get("/api/tables")
    async def open_tables(request: Request, door: DoorHere, say: Say) -> Json:
        person = await door.person(request)
        return {"tables": [table_told(kept, person, say) for kept in await door.house.open_tables()]}

    @app.get("/api/tables/running")
    async def running_tables(request: Request, door: DoorHere, say: Say) -> Json:
        person = await door.person(request)
        running = await door.house.running_tables()
        return {
            "tables": [
                {**table_told(kept, person, say), "watching": door.house.watching(kept.id)}
                for kept in running
            ]
        }

    @app.get("/api/tables/mine")
    async def mine(door: DoorHere, person: Someone, say: Say) -> Json:
        found = await door.house.tables_of(person)
        told = [{**table_told(kept, person, say), "asked": door.house.asks(kept, person)} for kept in found]
        return {"tables": told}

    @app.get("/api/tables/{ident}")
    async def one(ident: str, request: Request, door: DoorHere, say: Say) -> Json:
        kept, person = await door.house.find(ident), await door.person(request)
        if person is not None:
            door.house.look_in(person, kept)
        return await room_told(door, kept, person, say)

    @app.get("/api/join/{code}")
    async def join(code: str, request: Request, door: DoorHere, say: Say) -> Json:
        return table_told(await door.house.find_code(code), await door.person(request), say)

    @app.post("/api/tables/{ident}/sit")
    async def sit(
        ident: str, door: DoorHere, person: Someone, say: Say, form: Annotated[SeatWanted, Body()]
    ) -> Json:
        return await room_told(door, await door.house.sit(person, ident, form.seat), person, say)

    @app.post("/api/tables/{ident}/leave")
    async def leave(ident: str, door: DoorHere, person: Someone, say: Say) -> Json:
        return await room_told(door, await door.house.leave(person, ident), person, say)

    @app.post("/api/tables/{ident}/start")
    async def start(ident: str, door: DoorHere, person: Someone, say: Say) -> Json:
        return table_told(await door.house.start(person, ident), person, say)

    @app.post("/api/tables/{ident}/rematch")
    async def rematch(ident: str, door: DoorHere, person: Someone, say: Say) -> Json:
        return await room_told(door, await door.house.rematch(person, ident), person, say)


def add_waiting_room(app: FastAPI) -> None:
    """The routes of the waiting room."""

    @app.post("/api/tables/{ident}/ready")
    async def ready(ident: str, form: Ready, door: DoorHere, person: Someone, say: Say) -> Json:
        return await room_told(door, await door.house.ready(person, ident, on=form.on), person, say)

    @app.post("/api/tables/{ident}/seat")
    async def set_seat(ident: str, form: SeatSetting, door: DoorHere, person: Someone, say: Say) -> Json:
        kept = await door.house.set_seat(person, ident, form.seat, form.kind, form.bot)
        return await room_told(door, kept, person, say)

    @app.post("/api/tables/{ident}/fill")
    async def fill(ident: str, form: BotChoice, door: DoorHere, person: Someone, say: Say) -> Json:
        return await room_told(door, await door.house.fill(person, ident, form.bot), person, say)

    @app.post("/api/tables/{ident}/swap")
    async def swap(ident: str, form: TwoSeats, door: DoorHere, person: Someone, say: Say) -> Json:
        kept = await door.house.swap(person, ident, form.seat, form.other)
        return await room_told(door, kept, person, say)

    @app.post("/api/tables/{ident}/settings")
    async def settle(ident: str, form: Settings, door: DoorHere, person: Someone, say: Say) -> Json:
        changes = form.model_dump(exclude_unset=True)
        private = changes.pop("private", None)
        kept = await door.house.settle(person, ident, changes, private=private)
        return await room_told(door, kept, person, say)
