"""The calls about decks: what a deck is worth, decks people saved, decks they bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from msgspec import Struct

from nocturne.kernel.hosting import Decks
from nocturne.kernel.problems import Problem
from nocturne.kernel.words import Words
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
from nocturne.server.shelves import deck_given, decks_of, every_shelf, ready_made_deck
from nocturne.server.table_calls import room_told


def _saved_told(saved: SavedDeck) -> Json:
    told: Json = msgspec.to_builtins(saved)
    if not saved.text:
        del told["text"]
    return told


@cache
def precons_told(shelf: Decks[Any]) -> tuple[Json, ...]:
    """Every ready-made deck of a game."""
    return tuple(
        {"code": code, "name": shelf.name(deck), "missing": shelf.missing(deck)}
        for code, deck in shelf.ready_made().items()
    )


def deck_told(
    shelf: Decks[Any],
    text: str,
    precon: str,
    words: Words,
    check: Callable[[Any], tuple[Problem, ...]] | None = None,
) -> Struct:
    """Whether a deck can be played here, and everything that is wrong with it: at the table whose ``check``
    is given, else at the usual one."""
    none: tuple[Problem, ...] = ()
    deck, unread = (ready_made_deck(shelf, precon), none) if precon else shelf.read(text)
    if not shelf.size(deck):
        problems = none
    elif check is not None:
        problems = check(deck)
    else:
        problems = none if precon else shelf.usual_problems(deck)
    return shelf.report(deck, unread, problems, words)


def add_decks(app: FastAPI) -> None:
    """The routes."""

    @app.post("/api/tables/{ident}/deck")
    async def bring(
        ident: str, request: Request, form: DeckBrought, door: DoorHere, person: Someone, say: Say
    ) -> Json:
        seldom(request, door.decks)
        text, given = form.text, None
        if form.saved:
            text = (await door.store.read(lambda db: saved_deck(db, person, form.saved))).text
        if text or form.precon:
            shelf = decks_of((await door.house.find(ident)).game)
            given = as_brought(shelf, await door.house.apart(deck_given, shelf, form.precon or text))
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


def add_game_decks(app: FastAPI) -> None:
    """The routes by game. They are added last: the other routes come before a game of the same name."""

    @app.get("/api/{game}/precons")
    async def every_precon(game: str, door: DoorHere) -> Json:
        await door.listed.wait()
        return {"precons": precons_told(decks_of(game))}

    @app.post("/api/{game}/deck", response_model=Json)
    async def deck(game: str, request: Request, form: DeckText, door: DoorHere, say: Say) -> Any:
        shelf = decks_of(game)
        if form.text:
            seldom(request, door.decks)
        check = None
        if form.table:
            kept = await door.house.find(form.table)
            check = lambda deck: problems_here(kept, Brought(deck, form.precon))  # noqa: E731
        report = await door.house.apart(deck_told, shelf, form.text, form.precon, say, check)
        return msgspec.to_builtins(report)


def read_deck_lists() -> None:
    """Read the ready-made decks of every game once, before anybody asks for them."""
    for shelf in every_shelf():
        precons_told(shelf)
