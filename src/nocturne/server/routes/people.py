"""The calls of people: who calls, guests, accounts and sessions."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, FastAPI, Request, Response

from nocturne.server.people.accounts import SESSION_SECONDS, Person
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.guards import language
from nocturne.server.routes.services import COOKIE, Services, ServicesHere, Someone, seldom, services_of
from nocturne.server.tables.saved_decks import adopt
from nocturne.server.wire import calls
from nocturne.server.wire.forms import Account, Guest


def _person(person: Person) -> calls.Person:
    return calls.Person(person.name, person.guest)


async def _log_in(services: Services, guest: Person | None, form: Account) -> tuple[Person, str]:
    """Whose account it is, and the token of a new session. The decks of a guest come with them."""
    person, token = await services.people.login(form.name, form.password)
    if guest is not None and guest.guest:
        await services.store.run(lambda db: adopt(db, guest, person))
    return person, token


def add_people(app: FastAPI) -> None:
    """The routes."""

    def welcome(request: Request, entered: tuple[Person, str]) -> Response:
        person, token = entered
        response = reply(_person(person))
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, SESSION_SECONDS, httponly=True, samesite="lax", secure=secure)
        return response

    def entering(request: Request) -> None:
        seldom(request, services_of(request).entries)

    @app.get("/api/me")
    async def me(request: Request, services: ServicesHere) -> Response:
        person = await services.person(request)
        return reply(calls.Me(None if person is None else _person(person), language(request)))

    @app.post("/api/guest", dependencies=[Depends(entering)])
    async def guest(
        request: Request, form: Annotated[Guest, body(Guest)], services: ServicesHere
    ) -> Response:
        return welcome(request, await services.people.guest(form.nickname))

    @app.post("/api/rename", dependencies=[Depends(entering)])
    async def rename(
        form: Annotated[Guest, body(Guest)], services: ServicesHere, person: Someone
    ) -> Response:
        return reply(_person(await services.people.rename(person, form.nickname)))

    @app.post("/api/register", dependencies=[Depends(entering)])
    async def register(
        request: Request, form: Annotated[Account, body(Account)], services: ServicesHere
    ) -> Response:
        guest = await services.person(request)
        return welcome(request, await services.people.register(form.name, form.password, guest))

    @app.post("/api/login", dependencies=[Depends(entering)])
    async def login(
        request: Request, form: Annotated[Account, body(Account)], services: ServicesHere
    ) -> Response:
        return welcome(request, await _log_in(services, await services.person(request), form))

    @app.post("/api/logout")
    async def logout(request: Request, services: ServicesHere) -> Response:
        person = await services.person(request)
        await services.people.logout(request.cookies.get(COOKIE, ""))
        if person is not None:
            await services.sharing.dismiss(person.id)
        response = reply(calls.Nothing())
        response.delete_cookie(COOKIE)
        return response
