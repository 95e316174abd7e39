"""The calls about drafts and sealed games."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import FastAPI, Request, Response

from nocturne.server.games.shelves import booster_sources
from nocturne.server.people.accounts import Person
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import Say, ServicesHere, Someone, seldom
from nocturne.server.tables.drafts import StoredDraft
from nocturne.server.wire import drafts as wire
from nocturne.server.wire.forms import CardTaken, DraftDeck, NewDraft
from nocturne.server.wire.text import GameId


def draft_of(stored: StoredDraft, person: Person | None) -> wire.Draft:
    """A draft as somebody may know it: packs, pools and decks of others stay here."""
    plan, form = stored.plan, stored.rules
    seat = plan.seat_of("" if person is None else person.id)
    own = None if seat is None else plan.drafters[seat]
    names = {one.id: one.name for one in form.sources()}
    return wire.Draft(
        id=stored.id,
        game=GameId(stored.game),
        name=stored.name,
        kind=plan.kind,
        stage=plan.stage,
        source=names.get(stored.source, ""),
        host=person is not None and stored.host == person.id,
        size=plan.seats,
        seats=[
            wire.DraftSeat(
                one.name, not one.person, one is own, len(one.pool), len(one.packs), one.deck is not None
            )
            for one in plan.drafters
        ],
        round=plan.round,
        rounds=form.packs,
        pack=None if own is None or not own.packs else own.packs[0],
        pool=None if own is None else own.pool,
        deck=None if own is None or own.deck is None else form.cards_of(own.deck),
        table=stored.table,
    )


def add_drafts(app: FastAPI) -> None:
    """The routes by which a draft is opened and found."""

    @app.get("/api/drafts")
    async def listed(request: Request, services: ServicesHere) -> Response:
        person = await services.person(request)
        me = "" if person is None else person.id
        lines = [
            wire.DraftLine(
                one.id,
                GameId(one.game),
                one.name,
                one.plan.kind,
                one.plan.stage,
                by,
                one.plan.seats,
                len(one.plan.drafters),
                one.plan.seat_of(me) is not None,
            )
            for one, by in await services.drafts_held.listed(person)
        ]
        return reply(wire.DraftList(lines, await asyncio.to_thread(booster_sources)))

    @app.post("/api/drafts")
    async def create(
        request: Request,
        form: Annotated[NewDraft, body(NewDraft)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        seldom(request, services.decks)
        stored = await services.drafts_held.create(
            person, form.game, form.name, form.kind, form.seats, form.source, form.cube
        )
        return reply(draft_of(stored, person))

    @app.get("/api/drafts/{ident}")
    async def one(ident: str, request: Request, services: ServicesHere) -> Response:
        return reply(draft_of(await services.drafts_held.find(ident), await services.person(request)))

    @app.post("/api/drafts/{ident}/join")
    async def join(ident: str, services: ServicesHere, person: Someone) -> Response:
        return reply(draft_of(await services.drafts_held.join(person, ident), person))

    @app.post("/api/drafts/{ident}/leave")
    async def leave(ident: str, services: ServicesHere, person: Someone) -> Response:
        return reply(draft_of(await services.drafts_held.leave(person, ident), person))


def add_drafting(app: FastAPI) -> None:
    """The routes by which it is drafted, built and played."""

    @app.post("/api/drafts/{ident}/begin")
    async def begin(ident: str, request: Request, services: ServicesHere, person: Someone) -> Response:
        seldom(request, services.decks)
        return reply(draft_of(await services.drafts_held.begin(person, ident), person))

    @app.post("/api/drafts/{ident}/take")
    async def take(
        ident: str, form: Annotated[CardTaken, body(CardTaken)], services: ServicesHere, person: Someone
    ) -> Response:
        return reply(draft_of(await services.drafts_held.take(person, ident, form.number, form.card), person))

    @app.post("/api/drafts/{ident}/deck")
    async def build(
        ident: str,
        request: Request,
        form: Annotated[DraftDeck, body(DraftDeck)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.decks)
        stored, problems = await services.drafts_held.build(person, ident, form.cards)
        return reply(wire.DraftBuilt(draft_of(stored, person), [one.say(say) for one in problems]))

    @app.post("/api/drafts/{ident}/play")
    async def play(ident: str, request: Request, services: ServicesHere, person: Someone) -> Response:
        seldom(request, services.decks)
        return reply(draft_of(await services.drafts_held.play(person, ident), person))
