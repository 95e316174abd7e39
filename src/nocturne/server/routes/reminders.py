"""The calls about reminders of one's turn by correspondence, and about vacations."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import FastAPI, Request, Response

from nocturne.kernel.errors import NocturneError
from nocturne.server.people import push, reminders
from nocturne.server.people.accounts import Person
from nocturne.server.people.recovery import email_of
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.guards import language
from nocturne.server.routes.services import ServicesHere, Someone, seldom
from nocturne.server.wire.calls import Nothing
from nocturne.server.wire.reminders import (
    BrowserToDrop,
    BrowserToRemind,
    Reminders,
    RemindersWanted,
    ReminderWays,
    VacationWanted,
)


def add_reminders(app: FastAPI) -> None:
    """The routes about oneself."""

    @app.get("/api/account/reminders")
    async def mine(services: ServicesHere, person: Someone) -> Response:
        reminding = services.reminding
        signer = await reminding.signer()
        ways = ReminderWays(
            reminding.by_mail, "" if signer is None else signer.public, reminding.webhooks.hosts
        )
        db = services.store
        wanted = await db.read(lambda db: reminders.wanted_by(db, person.id))
        email = await db.read(lambda db: email_of(db, person.id))
        targets = await db.read(lambda db: reminders.targets_of(db, person.id))
        days = reminding.rules.vacation
        vacation = await db.read(lambda db: reminders.vacation_of(db, person.id, days, time.time()))
        return reply(
            Reminders(
                ways,
                wanted.mail,
                bool(email),
                wanted.webhook,
                wanted.hours,
                [target.id for target in targets],
                vacation,
            )
        )

    @app.post("/api/account/reminders")
    async def want(
        request: Request,
        form: Annotated[RemindersWanted, body(RemindersWanted)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        seldom(request, services.decks)
        _check_account(person)
        if form.webhook:
            services.reminding.webhooks.check(form.webhook)
        wanted = reminders.Wanted(form.mail, form.webhook, form.hours)
        lang = language(request)
        await services.store.run(lambda db: reminders.want(db, person.id, wanted, lang))
        return reply(Nothing())

    @app.post("/api/account/vacation")
    async def vacation(
        request: Request,
        form: Annotated[VacationWanted, body(VacationWanted)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        seldom(request, services.decks)
        _check_account(person)
        now, limit = time.time(), services.reminding.rules.vacation
        if form.days:
            await services.store.run(
                lambda db: reminders.go_away(db, person.id, form.begins, form.days, limit, now)
            )
        else:
            await services.store.run(lambda db: reminders.come_back(db, person.id, now))
        await services.reminding.attend()
        return reply(Nothing())


def add_reminded_browsers(app: FastAPI) -> None:
    """The routes about browsers that show notices, and the link that ends letters."""

    @app.post("/api/account/push")
    async def add(
        request: Request,
        form: Annotated[BrowserToRemind, body(BrowserToRemind)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        seldom(request, services.decks)
        _check_account(person)
        services.reminding.pushes.check(form.endpoint)
        push.check_keys(form.p256dh, form.auth)
        ident = reminders.target_id(form.endpoint)
        target = reminders.Target(ident, form.endpoint, form.p256dh, form.auth)
        lang = language(request)
        await services.store.run(lambda db: reminders.add_target(db, person.id, target, lang))
        return reply(Nothing())

    @app.post("/api/account/push/end")
    async def drop(
        form: Annotated[BrowserToDrop, body(BrowserToDrop)], services: ServicesHere, person: Someone
    ) -> Response:
        ident = reminders.target_id(form.endpoint)
        await services.store.run(lambda db: reminders.drop_target(db, ident, person.id))
        return reply(Nothing())

    @app.post("/api/reminders/stop/{code}")
    async def stop(request: Request, code: str, services: ServicesHere) -> Response:
        # Also called by mail programs, which know the code from the head of a letter.
        seldom(request, services.entries)
        if not code.isascii() or len(code) > 64:
            raise NocturneError("server-code-wrong")
        await services.store.run(lambda db: reminders.stop_letters(db, code))
        return reply(Nothing())


def _check_account(person: Person) -> None:
    if person.guest:
        raise NocturneError("server-guest-reminders")
