"""The calls about the archive of decks: its deck of the week, how a card is played, what decks like mine also
play."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated

from fastapi import FastAPI, Request, Response

from nocturne.server.errors import Missing
from nocturne.server.games.archives import Archives
from nocturne.server.games.shelves import cards_of
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import Say, ServicesHere, seldom
from nocturne.server.wire.calls import ArchiveShown, DeckSuggestions
from nocturne.server.wire.forms import DeckToCompare


def add_archive(app: FastAPI, archives: Archives) -> None:
    """The routes by game. A server without an archive answers that there is none."""

    @app.get("/api/{game}/archive")
    async def archive(game: str, request: Request) -> Response:
        if archives.folder is None:
            cards_of(game)
            return reply(ArchiveShown(0, None))
        found = await asyncio.to_thread(archives.of, game)
        today = datetime.now(UTC).date()
        return reply(ArchiveShown(len(found), await asyncio.to_thread(found.of_the_week, today)))

    @app.get("/api/{game}/archive/decks/{ident}")
    async def deck(game: str, ident: str, request: Request, services: ServicesHere) -> Response:
        seldom(request, services.searches)
        found = await asyncio.to_thread(archives.of, game)
        deck = await asyncio.to_thread(found.find, ident)
        if deck is None:
            raise Missing("server-deck-unknown")
        return reply(deck)

    @app.get("/api/{game}/archive/cards/{key}")
    async def use(game: str, key: int, request: Request, services: ServicesHere, say: Say) -> Response:
        seldom(request, services.searches)
        found = await asyncio.to_thread(archives.of, game)
        if await asyncio.to_thread(cards_of(game).face, key, say) is None:
            raise Missing("server-no-such-card")
        return reply(await asyncio.to_thread(found.use, key))

    @app.post("/api/{game}/archive/suggestions")
    async def suggest(
        game: str,
        request: Request,
        form: Annotated[DeckToCompare, body(DeckToCompare)],
        services: ServicesHere,
        say: Say,
    ) -> Response:
        seldom(request, services.decks)
        found = await asyncio.to_thread(archives.of, game)
        suggestions, problems = await services.registry.apart(found.suggest, form.text)
        return reply(DeckSuggestions(suggestions, [problem.say(say) for problem in problems]))
