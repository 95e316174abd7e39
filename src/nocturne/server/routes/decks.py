"""The calls about decks: what a deck is worth, decks people saved, decks they bring."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import FastAPI, Request, Response
from msgspec import UNSET

from nocturne.server.games.shelves import deck_given, deck_report, decks_of, precons_of, written_deck
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import Say, ServicesHere, Someone, caller, seldom
from nocturne.server.routes.tables import room_of
from nocturne.server.tables.decks import Brought, as_brought, problems_here
from nocturne.server.tables.saved_decks import (
    Additions,
    SavedDeck,
    forget,
    public_decks,
    read_saved,
    save,
    saved_deck,
    saved_decks,
)
from nocturne.server.tables.trying import check
from nocturne.server.wire import calls
from nocturne.server.wire.forms import DeckForTable, DeckText, DeckToCompare, DeckToSave, DeckToWrite


def _told(saved: SavedDeck) -> calls.SavedDeck:
    whole = bool(saved.text)
    return calls.SavedDeck(
        id=saved.id,
        name=saved.name,
        cards=saved.cards,
        changed=saved.changed,
        text=saved.text if whole else UNSET,
        notes=saved.notes if whole else UNSET,
        tags=list(saved.tags),
        visibility=saved.visibility,
        owner=saved.owner or UNSET,
    )


def _row(form: DeckToSave) -> dict[str, Any]:  # a row of SQL
    return read_saved(form.name, form.text, Additions(form.notes, form.tags, form.visibility))


def add_brought_decks(app: FastAPI) -> None:
    """The route of decks that people bring to a table."""

    @app.post("/api/tables/{ident}/deck")
    async def bring(
        ident: str,
        request: Request,
        form: Annotated[DeckForTable, body(DeckForTable)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.decks)
        text, given = form.text, None
        if form.saved:
            text = (await services.store.read(lambda db: saved_deck(db, person, form.saved))).text
        if text or form.precon:
            shelf = decks_of((await services.registry.find(ident)).game)
            given = as_brought(shelf, await services.registry.apart(deck_given, shelf, form.precon or text))
        stored, problems = await services.registry.bring_deck(person, ident, given, form.seat)
        room = await room_of(services, stored, person, say)
        return reply(calls.DeckBrought(room, [problem.say(say) for problem in problems]))


def add_saved_decks(app: FastAPI) -> None:
    """The routes of decks that people have saved."""

    @app.get("/api/decks")
    async def my_decks(services: ServicesHere, person: Someone) -> Response:
        found = await services.store.read(lambda db: saved_decks(db, person))
        return reply(calls.SavedDecks([_told(one) for one in found]))

    @app.get("/api/decks/public")
    async def decks_of_everybody(services: ServicesHere) -> Response:
        found = await services.store.read(public_decks)
        return reply(calls.SavedDecks([_told(one) for one in found]))

    @app.get("/api/decks/{ident}")
    async def one_deck(ident: str, request: Request, services: ServicesHere) -> Response:
        person = await services.person(request)
        return reply(_told(await services.store.read(lambda db: saved_deck(db, person, ident))))

    @app.post("/api/decks")
    async def save_new(
        request: Request,
        form: Annotated[DeckToSave, body(DeckToSave)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        seldom(request, services.decks)
        row = await services.registry.apart(_row, form)
        return reply(_told(await services.store.run(lambda db: save(db, person, row))))

    @app.post("/api/decks/{ident}")
    async def save_again(
        ident: str,
        request: Request,
        form: Annotated[DeckToSave, body(DeckToSave)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        seldom(request, services.decks)
        row = await services.registry.apart(_row, form)
        return reply(_told(await services.store.run(lambda db: save(db, person, row, ident))))

    @app.post("/api/decks/{ident}/delete")
    async def delete(ident: str, services: ServicesHere, person: Someone) -> Response:
        await services.store.run(lambda db: forget(db, person, ident))
        return reply(calls.Nothing())


def add_game_decks(app: FastAPI) -> None:
    """The routes by game. They are added last: the other routes come before a game of the same name."""

    @app.get("/api/{game}/precons")
    async def every_precon(game: str, services: ServicesHere) -> Response:
        await services.listed.wait()
        return reply(precons_of(decks_of(game)))

    @app.post("/api/{game}/deck/written")
    async def written(
        game: str, request: Request, form: Annotated[DeckToWrite, body(DeckToWrite)], services: ServicesHere
    ) -> Response:
        seldom(request, services.decks)
        shelf = decks_of(game)
        given = (shelf, form.text, form.precon, form.form)
        return reply(calls.WrittenDeck(await services.registry.apart(written_deck, *given)))

    @app.post("/api/{game}/deck/trial")
    async def trial(
        game: str,
        request: Request,
        form: Annotated[DeckToCompare, body(DeckToCompare)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        await services.registry.apart(check, game, form.text)
        seldom(request, services.trials)
        return reply(await services.trials_held.of(caller(request), game, form.text))

    @app.post("/api/{game}/deck")
    async def deck(
        game: str,
        request: Request,
        form: Annotated[DeckText, body(DeckText)],
        services: ServicesHere,
        say: Say,
    ) -> Response:
        shelf = decks_of(game)
        if form.text:
            seldom(request, services.decks)
        check = None
        if form.table:
            stored = await services.registry.find(form.table)
            check = lambda deck: problems_here(stored, Brought(deck, form.precon))  # noqa: E731
        report = await services.registry.apart(deck_report, shelf, form.text, form.precon, say, check)
        return reply(report)
