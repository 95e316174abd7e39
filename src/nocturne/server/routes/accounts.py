"""The calls of an account's owner: sessions, the password, everything that is stored, and the way out."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import FastAPI, Request, Response

from nocturne.kernel.errors import NocturneError
from nocturne.server.faults import log_fault
from nocturne.server.people import cleanup
from nocturne.server.people.sessions import end_others, end_session, open_sessions
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import COOKIE, Services, ServicesHere, Someone, seldom
from nocturne.server.tables.leaving import export, forget
from nocturne.server.wire import calls
from nocturne.server.wire.forms import Deletion, PasswordChange, SessionChoice


def add_accounts(app: FastAPI) -> None:
    """The routes."""

    @app.get("/api/account/sessions")
    async def sessions(request: Request, services: ServicesHere, person: Someone) -> Response:
        token = request.cookies.get(COOKIE, "")
        found = await services.store.read(lambda db: open_sessions(db, person.id, token))
        return reply(calls.OpenSessions(found))

    @app.post("/api/account/sessions/end")
    async def end(
        request: Request,
        form: Annotated[SessionChoice, body(SessionChoice)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        token = request.cookies.get(COOKIE, "")
        if form.id:
            await services.store.run(lambda db: end_session(db, person.id, form.id))
        else:
            await services.store.run(lambda db: end_others(db, person.id, token))
        # All connections end: those of the sessions that go on come back by themselves.
        await services.sharing.dismiss(person.id)
        return reply(calls.Nothing())

    @app.post("/api/account/password")
    async def password(
        request: Request,
        form: Annotated[PasswordChange, body(PasswordChange)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        seldom(request, services.entries)
        if person.guest:
            raise NocturneError("server-guest-password")
        await services.people.change_password(person, form.password, form.new)
        # Whoever else knew the old one is shown out.
        token = request.cookies.get(COOKIE, "")
        await services.store.run(lambda db: end_others(db, person.id, token))
        await services.sharing.dismiss(person.id)
        return reply(calls.Nothing())

    @app.get("/api/account/export")
    async def everything(request: Request, services: ServicesHere, person: Someone) -> Response:
        seldom(request, services.reports)
        # Read and written in the store's own thread: it may be many games.
        told = await services.store.read(lambda db: msgspec.json.encode(export(db, person)))
        attached = {"content-disposition": 'attachment; filename="nocturne-account.json"'}
        return Response(told, media_type="application/json", headers=attached)

    @app.post("/api/account/delete")
    async def away(
        request: Request, form: Annotated[Deletion, body(Deletion)], services: ServicesHere, person: Someone
    ) -> Response:
        seldom(request, services.entries)
        await services.people.check_password(person, form.password)
        await services.store.run(lambda db: forget(db, person))
        await services.sharing.dismiss(person.id)
        response = reply(calls.Nothing())
        response.delete_cookie(COOKIE)
        return response


async def keep_clean(services: Services) -> None:
    """For ever: delete what is stored of people and of no use any more, by the rule of ``cleanup``."""
    while True:
        try:
            await services.store.run(cleanup.clean_up)
        except Exception as fault:  # the database may be back at the next round
            log_fault("cleaning up", fault)
        await asyncio.sleep(cleanup.EVERY)
