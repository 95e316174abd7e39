"""The calls about printed cards: what is on them, and where pictures of them are."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated

import msgspec
from fastapi import FastAPI, Query, Request, Response

from nocturne.kernel.words import Words
from nocturne.server.errors import Missing
from nocturne.server.games.pictures import PATH, Pictures
from nocturne.server.games.shelves import cards_of, listing_of
from nocturne.server.routes.bodies import reply
from nocturne.server.routes.services import Say, ServicesHere, seldom
from nocturne.server.wire.calls import CardsFound, Faces

#: Cards told at once.
_MOST_FACES = 200
#: Cards found that are told, and the longest question.
_MOST_FOUND = 1000
_LONGEST_QUESTION = 400


@cache
def _face(game: str, key: int, lang: str) -> msgspec.Raw | None:
    face = cards_of(game).face(key, Words(lang))
    return None if face is None else msgspec.Raw(msgspec.json.encode(face))


def faces_of(game: str, wanted: list[int], lang: str) -> list[msgspec.Raw]:
    """What is printed on cards, as JSON; numbers that are no card are left out."""
    found = (_face(game, key, lang) for key in dict.fromkeys(wanted[:_MOST_FACES]))
    return [face for face in found if face is not None]


def add_pictures(app: FastAPI, pictures: Pictures) -> None:
    """The pictures in the operator's folder. A table shows many at once: they are not counted as calls."""
    app.add_route(PATH + "/{key}", pictures.serve)


def add_game_cards(app: FastAPI, pictures: Pictures) -> None:
    """The routes by game."""

    @app.get("/api/{game}/cards")
    async def faces(
        game: str,
        request: Request,
        say: Say,
        ids: Annotated[str, Query(max_length=2000, pattern=r"^[0-9]{1,12}(,[0-9]{1,12})*$")],
    ) -> Response:
        cards_of(game)
        wanted = [int(part) for part in ids.split(",")]
        return reply(Faces(faces_of(game, wanted, say.lang), pictures.addresses(wanted, request.cookies)))

    @app.get("/api/{game}/cards/list")
    async def listing(game: str, request: Request, services: ServicesHere) -> Response:
        await services.listed.wait()
        found = await asyncio.to_thread(listing_of, game)
        # The page may keep it, and asks each time whether it still holds.
        headers = {"etag": f'"{found.tag}"', "cache-control": "no-cache", "vary": "accept-encoding"}
        if found.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        packed = "gzip" in request.headers.get("accept-encoding", "")
        if packed:
            headers["content-encoding"] = "gzip"
        content = found.packed if packed else found.plain
        return Response(content, media_type="application/json", headers=headers)

    @app.get("/api/{game}/cards/search")
    async def search(
        game: str,
        request: Request,
        services: ServicesHere,
        say: Say,
        q: Annotated[str, Query(max_length=_LONGEST_QUESTION)],
    ) -> Response:
        seldom(request, services.searches)
        found = await asyncio.to_thread(cards_of(game).search, q)
        problems = [problem.say(say) for problem in found.problems]
        return reply(CardsFound(len(found.cards), found.cards[:_MOST_FOUND], problems))

    @app.get("/api/{game}/cards/{key}")
    async def one_card(game: str, key: int, request: Request, say: Say) -> Response:
        found = await asyncio.to_thread(cards_of(game).page, key, say)
        if found is None:
            raise Missing("server-no-such-card")
        return reply(found)

    @app.get("/api/{game}/pictures")
    async def which_pictures(game: str, request: Request) -> Response:
        cards_of(game)
        return reply(pictures.to_wire(request.cookies))
