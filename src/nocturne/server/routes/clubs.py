"""The calls about clubs: they are founded, joined, looked after; what is said and planned there."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import FastAPI, Request, Response

from nocturne.kernel.words import Words
from nocturne.server.people.accounts import Person
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import Say, Services, ServicesHere, Someone, seldom
from nocturne.server.routes.tables import table_of
from nocturne.server.tables.calendars import written
from nocturne.server.tables.club_store import ClubFacts, Member, StoredClub
from nocturne.server.wire import calls
from nocturne.server.wire import clubs as wire
from nocturne.server.wire.forms import (
    ClubDate,
    ClubDateStruck,
    ClubLine,
    ClubMute,
    ClubRole,
    ClubSettings,
    ClubWords,
)

_CALENDAR: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/calendar": {"schema": {"type": "string"}}}}
}


def _entry(club: StoredClub, members: int, *, mine: bool) -> wire.ClubEntry:
    return wire.ClubEntry(club.id, club.name, club.about, members, mine)


def _members(found: ClubFacts, own: Member) -> list[wire.ClubMember]:
    """The ids of people stay here; those who were removed are for operators."""
    return [
        wire.ClubMember(
            one.number,
            one.name,
            one.role,
            one.muted,
            one.person == own.person,
            own.is_above(one),
            one.since,
        )
        for one in found.members
        if one.role != "removed" or own.may("operator")
    ]


def _said(found: ClubFacts, own: Member) -> list[wire.ClubSaid]:
    return [
        wire.ClubSaid(
            one.id,
            one.name,
            one.text,
            one.at,
            one.person == own.person,
            one.person == own.person or own.may("operator"),
        )
        for one in found.said
    ]


def _calendar(found: ClubFacts, own: Member) -> list[wire.ClubEvent]:
    return [
        wire.ClubEvent(
            one.id,
            one.title,
            one.place,
            one.note,
            one.starts,
            one.minutes,
            one.name,
            one.person == own.person or own.may("operator"),
        )
        for one in found.calendar
    ]


async def _told(services: Services, ident: str, person: Person | None, say: Words) -> wire.Club:
    found, own, tables = await services.clubs.look(ident, person)
    club = found.club
    return wire.Club(
        id=club.id,
        name=club.name,
        about=club.about,
        listed=club.listed,
        created=club.created,
        count=sum(1 for one in found.members if one.role != "removed"),
        role=None if own is None or own.role == "removed" else own.role,
        muted=own is not None and own.muted,
        code="" if own is None else club.code,
        feed="" if own is None else own.feed,
        members=[] if own is None else _members(found, own),
        said=[] if own is None else _said(found, own),
        calendar=[] if own is None else _calendar(found, own),
        tables=[table_of(one, person, say) for one in tables],
    )


def add_clubs(app: FastAPI) -> None:
    """The routes by which a club is founded, found, joined and left."""

    @app.get("/api/clubs")
    async def every_club(request: Request, services: ServicesHere) -> Response:
        found = await services.clubs.listed(await services.person(request))
        return reply(wire.ClubList([_entry(club, members, mine=mine) for club, members, mine in found]))

    @app.post("/api/clubs")
    async def create(
        request: Request,
        form: Annotated[ClubSettings, body(ClubSettings)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.decks)
        ident = await services.clubs.create(person, form.name, form.about, listed=form.listed)
        return reply(await _told(services, ident, person, say))

    @app.get("/api/clubs/{ident}")
    async def one_club(ident: str, request: Request, services: ServicesHere, say: Say) -> Response:
        return reply(await _told(services, ident, await services.person(request), say))

    @app.post("/api/clubs/{ident}/leave")
    async def leave(ident: str, services: ServicesHere, person: Someone) -> Response:
        await services.clubs.leave(person, ident)
        await services.sharing.dismiss(person.id)
        return reply(calls.Nothing())

    @app.get("/api/club-invitations/{code}")
    async def invitation(code: str, request: Request, services: ServicesHere) -> Response:
        seldom(request, services.entries)
        club, members = await services.clubs.invited(code)
        return reply(_entry(club, members, mine=False))

    @app.post("/api/club-invitations/{code}")
    async def join(
        code: str, request: Request, services: ServicesHere, person: Someone, say: Say
    ) -> Response:
        seldom(request, services.entries)
        return reply(await _told(services, await services.clubs.join(person, code), person, say))

    @app.get("/api/calendars/{feed}", response_model=None, responses=_CALENDAR)
    async def calendar(feed: str, request: Request, services: ServicesHere, say: Say) -> Response:
        seldom(request, services.searches)
        club, appointments = await services.clubs.fed(feed.removesuffix(".ics"))
        told = written(club.name, appointments, say.lang)
        return Response(told, media_type="text/calendar; charset=utf-8")


def add_club_operators(app: FastAPI) -> None:
    """The routes of a club's operators and its owner."""

    @app.post("/api/clubs/{ident}/settings")
    async def settle(
        ident: str,
        request: Request,
        form: Annotated[ClubSettings, body(ClubSettings)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.decks)
        await services.clubs.settle(person, ident, form.name, form.about, listed=form.listed)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/clubs/{ident}/invite")
    async def invite(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        await services.clubs.invite_anew(person, ident)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/clubs/{ident}/role")
    async def set_role(
        ident: str,
        form: Annotated[ClubRole, body(ClubRole)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        who = await services.clubs.set_role(person, ident, form.member, form.role)
        if form.role == "removed":
            await services.sharing.dismiss(who)  # who watches a table of the club does so no more
        return reply(await _told(services, ident, person, say))

    @app.post("/api/clubs/{ident}/mute")
    async def mute(
        ident: str,
        form: Annotated[ClubMute, body(ClubMute)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        await services.clubs.mute(person, ident, form.member, on=form.on)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/clubs/{ident}/delete")
    async def end(ident: str, services: ServicesHere, person: Someone) -> Response:
        await services.clubs.end(person, ident)
        return reply(calls.Nothing())


def add_club_words(app: FastAPI) -> None:
    """The routes of what is said and planned."""

    @app.post("/api/clubs/{ident}/say")
    async def speak(
        ident: str,
        request: Request,
        form: Annotated[ClubWords, body(ClubWords)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.words)
        await services.clubs.say(person, ident, form.text)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/clubs/{ident}/unsay")
    async def unsay(
        ident: str,
        form: Annotated[ClubLine, body(ClubLine)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        await services.clubs.unsay(person, ident, form.line)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/clubs/{ident}/report")
    async def report(
        ident: str,
        request: Request,
        form: Annotated[ClubLine, body(ClubLine)],
        services: ServicesHere,
        person: Someone,
    ) -> Response:
        seldom(request, services.reports)
        await services.clubs.report(person, ident, form.line, form.reason)
        return reply(calls.Nothing())

    @app.post("/api/clubs/{ident}/calendar")
    async def enter(
        ident: str,
        request: Request,
        form: Annotated[ClubDate, body(ClubDate)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.words)
        texts = (form.title, form.place, form.note)
        await services.clubs.enter(person, ident, form.event, form.starts, form.minutes, texts)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/clubs/{ident}/calendar/strike")
    async def strike(
        ident: str,
        form: Annotated[ClubDateStruck, body(ClubDateStruck)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        await services.clubs.strike(person, ident, form.event)
        return reply(await _told(services, ident, person, say))


CLUB_ROUTES = (add_clubs, add_club_operators, add_club_words)
"""Each adds some of the routes."""
