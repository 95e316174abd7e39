"""The calls about cards of VTES: what is printed on them, and where pictures of them are."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import FastAPI, Query, Request, Response

from nocturne.server.catalogue import faces_told
from nocturne.server.door import Json, Say
from nocturne.server.pictures import PATH, Pictures


def add_cards(app: FastAPI, pictures: Pictures) -> None:
    """The routes."""

    @app.get("/api/vtes/cards", response_model=Json)
    async def faces(
        request: Request,
        say: Say,
        ids: Annotated[str, Query(max_length=2000, pattern=r"^[0-9]{1,12}(,[0-9]{1,12})*$")],
    ) -> Response:
        wanted = [int(part) for part in ids.split(",")]
        told = {
            "cards": faces_told(wanted, say.lang),
            "pictures": pictures.addresses(wanted, request.cookies),
        }
        return Response(msgspec.json.encode(told), media_type="application/json")

    @app.get("/api/vtes/pictures")
    async def which_pictures(request: Request) -> Json:
        return pictures.told(request.cookies)

    # A table shows many pictures at once: they are not counted as calls.
    app.add_route(PATH + "/{key}", pictures.serve)
