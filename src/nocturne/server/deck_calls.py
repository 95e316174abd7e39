"""The calls about decks of VTES: what a deck is worth, decks people saved, decks they bring."""

from __future__ import annotations

import msgspec
from fastapi import FastAPI, Request

from nocturne.server.catalogue import deck_given, deck_told, precons_told
from nocturne.server.decks import (
    Brought,
    SavedDeck,
    as_brought,
    forget,
    problems_here,
    read_saved,
    save,
    saved_deck,
    saved_decks,
)
from nocturne.server.door import DoorHere, Json, Say, Someone, seldom
from nocturne.server.forms import DeckBrought, DeckSaved, DeckText
from nocturne.server.table_calls import room_told


def _saved_told(saved: SavedDeck) -> Json:
    told: Json = msgspec.to_builtins(saved)
    if not saved.text:
        del told["text"]
    return told


def add_decks(app: FastAPI) -> None:
    """The routes."""

    @app.get("/api/vtes/precons")
    async def every_precon(door: DoorHere) -> Json:
        await door.listed.wait()
        return {"precons": precons_told()}

    @app.post("/api/vtes/deck")
    async def deck(request: Request, form: DeckText, door: DoorHere, say: Say) -> Json:
        if form.text:
            seldom(request, door.decks)
        if not form.table:
            return await door.house.apart(deck_told, form.text, form.precon, say)
        kept = await door.house.find(form.table)
        check = lambda deck: problems_here(kept, Brought(deck, form.precon))  # noqa: E731
        return await door.house.apart(deck_told, form.text, form.precon, say, check)

    @app.post("/api/tables/{ident}/deck")
    async def bring(
        ident: str, request: Request, form: DeckBrought, door: DoorHere, person: Someone, say: Say
    ) -> Json:
        seldom(request, door.decks)
        text, given = form.text, None
        if form.saved:
            text = (await door.store.read(lambda db: saved_deck(db, person, form.saved))).text
        if text or form.precon:
            given = as_brought(await door.house.apart(deck_given, form.precon or text))
        kept, problems = await door.house.bring_deck(person, ident, given, form.seat)
        told = await room_told(door, kept, person, say)
        return {"table": told, "problems": [problem.say(say) for problem in problems]}

    @app.get("/api/decks")
    async def my_decks(door: DoorHere, person: Someone) -> Json:
        found = await door.store.read(lambda db: saved_decks(db, person))
        return {"decks": [_saved_told(one) for one in found]}

    @app.get("/api/decks/{ident}")
    async def my_deck(ident: str, door: DoorHere, person: Someone) -> Json:
        return _saved_told(await door.store.read(lambda db: saved_deck(db, person, ident)))

    @app.post("/api/decks")
    async def save_new(request: Request, form: DeckSaved, door: DoorHere, person: Someone) -> Json:
        seldom(request, door.decks)
        saved = await door.house.apart(read_saved, form.name, form.text)
        return _saved_told(await door.store.run(lambda db: save(db, person, saved)))

    @app.post("/api/decks/{ident}")
    async def save_again(
        ident: str, request: Request, form: DeckSaved, door: DoorHere, person: Someone
    ) -> Json:
        seldom(request, door.decks)
        saved = await door.house.apart(read_saved, form.name, form.text)
        return _saved_told(await door.store.run(lambda db: save(db, person, saved, ident)))

    @app.post("/api/decks/{ident}/delete")
    async def delete(ident: str, door: DoorHere, person: Someone) -> Json:
        await door.store.run(lambda db: forget(db, person, ident))
        return {}
