"""The calls about games: which can be played, lessons, the rules as a book; and from where others come."""

from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request, Response

from nocturne.server.games.catalogue import every_game
from nocturne.server.games.rulebook import rulebook
from nocturne.server.live.teaching import every_lesson
from nocturne.server.routes.bodies import reply
from nocturne.server.routes.reach import Listening
from nocturne.server.routes.services import Say, ServicesHere, Someone
from nocturne.server.routes.tables import table_of
from nocturne.server.wire import calls


def add_games(app: FastAPI) -> None:
    """The routes."""

    @app.get("/api/lessons")
    async def lessons(say: Say) -> Response:
        return reply(every_lesson(say))

    @app.post("/api/lessons/{ident}")
    async def begin_lesson(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        return reply(table_of(await services.registry.teach(person, ident), person, say))

    @app.get("/api/games")
    async def games(services: ServicesHere, say: Say) -> Response:
        await services.listed.wait()
        return reply(every_game(say))

    @app.get("/api/reach")
    async def reach(request: Request) -> Response:
        listening: Listening | None = request.app.state.listening
        return reply(calls.ReachAnswer(None if listening is None else listening.to_wire()))

    @app.get("/api/rules/{game}")
    async def rules(game: str, request: Request, services: ServicesHere, say: Say) -> Response:
        await services.listed.wait()
        book = await asyncio.to_thread(rulebook, game, say.lang)
        # The page may keep it, and asks each time whether it still holds.
        headers = {"etag": f'"{book.tag}"', "cache-control": "no-cache", "vary": "accept-encoding"}
        if book.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        packed = "gzip" in request.headers.get("accept-encoding", "")
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(book.packed if packed else book.plain, media_type="application/json", headers=headers)
