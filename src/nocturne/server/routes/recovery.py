"""The calls about an account's address and a forgotten password, where the operator has set up mail."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Request, Response

from nocturne.kernel.errors import NocturneError
from nocturne.server.people import recovery
from nocturne.server.people.mail import Mailer, checked_email
from nocturne.server.render.segments import is_clean
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import Say, Services, ServicesHere, Someone, seldom
from nocturne.server.wire import calls
from nocturne.server.wire.forms import EmailChange, Forgotten, MailCode, PasswordReset


def add_recovery(app: FastAPI) -> None:
    """The routes."""

    @app.get("/api/account")
    async def account(services: ServicesHere, person: Someone) -> Response:
        email = await services.store.read(lambda db: recovery.email_of(db, person.id))
        return reply(calls.AccountDetails(email, mail=services.mailer is not None))

    @app.post("/api/account/email")
    async def email(
        request: Request,
        form: Annotated[EmailChange, body(EmailChange)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.entries)
        if person.guest:
            raise NocturneError("server-guest-password")
        await services.people.check_password(person, form.password)
        if not form.email.strip():
            await services.store.run(lambda db: recovery.drop_email(db, person.id))
            return reply(calls.Nothing())
        mailer, to = _mailer(services), checked_email(form.email)
        code = await services.store.run(lambda db: recovery.new_code(db, person.id, "confirm", to))
        link = f"{mailer.site}/#/account/confirm/{code}"
        mailer.send(
            to, say("server-mail-confirm"), say("server-mail-confirm-text", name=person.name, link=link)
        )
        return reply(calls.Nothing())

    @app.post("/api/account/confirm")
    async def confirm(
        request: Request, form: Annotated[MailCode, body(MailCode)], services: ServicesHere
    ) -> Response:
        seldom(request, services.entries)
        await services.store.run(lambda db: recovery.confirm(db, form.code))
        return reply(calls.Nothing())

    @app.post("/api/account/forgotten")
    async def forgotten(
        request: Request, form: Annotated[Forgotten, body(Forgotten)], services: ServicesHere, say: Say
    ) -> Response:
        seldom(request, services.entries)
        mailer = _mailer(services)
        # Answered alike whether there is such an account, and an address, or not.
        if is_clean(form.name) and (
            found := await services.store.run(lambda db: recovery.begin_reset(db, form.name))
        ):
            code, to = found
            link = f"{mailer.site}/#/account/reset/{code}"
            mailer.send(to, say("server-mail-reset"), say("server-mail-reset-text", link=link))
        return reply(calls.Nothing())

    @app.post("/api/account/reset")
    async def reset(
        request: Request, form: Annotated[PasswordReset, body(PasswordReset)], services: ServicesHere
    ) -> Response:
        seldom(request, services.entries)
        hashed = await services.people.hashed(form.password)
        person = await services.store.run(lambda db: recovery.reset(db, form.code, hashed))
        await services.sharing.dismiss(person)
        return reply(calls.Nothing())


def _mailer(services: Services) -> Mailer:
    if services.mailer is None:
        raise NocturneError("server-no-mail")
    return services.mailer
