"""The calls about ratings: mine, and whether I want them."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Response

from nocturne.kernel.words import Words
from nocturne.server.games.catalogue import title
from nocturne.server.people.accounts import Person
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import Say, Services, ServicesHere, Someone
from nocturne.server.wire import calls
from nocturne.server.wire.forms import RatingsWanted


async def _mine(services: Services, person: Person, say: Words) -> Response:
    on, found = await services.ratings.of(person)
    told = [calls.Rating(title(one.game, say), one.kind, one.rating, one.unsure, one.games) for one in found]
    return reply(calls.Ratings(on, told))


def add_ratings(app: FastAPI) -> None:
    """The routes. Nobody is told of the ratings of others."""

    @app.get("/api/ratings")
    async def mine(services: ServicesHere, person: Someone, say: Say) -> Response:
        return await _mine(services, person, say)

    @app.post("/api/ratings")
    async def want(
        form: Annotated[RatingsWanted, body(RatingsWanted)], services: ServicesHere, person: Someone, say: Say
    ) -> Response:
        await services.ratings.want(person, on=form.on)
        return await _mine(services, person, say)
