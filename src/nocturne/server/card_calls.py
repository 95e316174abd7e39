"""The calls about printed cards: what is on them, and where pictures of them are."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from fastapi import FastAPI, Query, Request, Response

from nocturne.kernel.words import Words
from nocturne.server.door import Json, Say
from nocturne.server.pictures import PATH, Pictures
from nocturne.server.shelves import cards_of

#: Cards told at once.
_MOST_FACES = 200


@cache
def _face(game: str, key: int, lang: str) -> msgspec.Raw | None:
    face = cards_of(game).face(key, Words(lang))
    return None if face is None else msgspec.Raw(msgspec.json.encode(face))


def faces_told(game: str, wanted: list[int], lang: str) -> list[msgspec.Raw]:
    """What is printed on cards, as JSON; numbers that are no card are left out."""
    found = (_face(game, key, lang) for key in dict.fromkeys(wanted[:_MOST_FACES]))
    return [face for face in found if face is not None]


def add_pictures(app: FastAPI, pictures: Pictures) -> None:
    """The pictures in the operator's folder. A table shows many at once: they are not counted as calls."""
    app.add_route(PATH + "/{key}", pictures.serve)


def add_game_cards(app: FastAPI, pictures: Pictures) -> None:
    """The routes by game."""

    @app.get("/api/{game}/cards", response_model=Json)
    async def faces(
        game: str,
        request: Request,
        say: Say,
        ids: Annotated[str, Query(max_length=2000, pattern=r"^[0-9]{1,12}(,[0-9]{1,12})*$")],
    ) -> Response:
        cards_of(game)
        wanted = [int(part) for part in ids.split(",")]
        told = {
            "cards": faces_told(game, wanted, say.lang),
            "pictures": pictures.addresses(wanted, request.cookies),
        }
        return Response(msgspec.json.encode(told), media_type="application/json")

    @app.get("/api/{game}/pictures")
    async def which_pictures(game: str, request: Request) -> Json:
        cards_of(game)
        return pictures.told(request.cookies)
