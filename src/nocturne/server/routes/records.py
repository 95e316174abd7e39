"""The calls about games that were played: records, replays, and reports of faults."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Query, Request, Response

from nocturne.server.render.history import MOST_LINES
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import Say, ServicesHere, Someone, caller, seldom
from nocturne.server.routes.tables import table_of
from nocturne.server.wire.forms import BranchPoint, RecordText


def add_records(app: FastAPI) -> None:
    """The routes."""

    @app.get(
        "/api/tables/{ident}/record",
        response_model=None,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def record(ident: str, services: ServicesHere) -> Response:
        lines = (await services.registry.record(ident)).lines()
        attached = {"content-disposition": f'attachment; filename="{ident[:16]}.nocturne"'}
        return Response(lines, media_type="text/plain; charset=utf-8", headers=attached)

    @app.post("/api/records")
    async def bring(
        request: Request,
        form: Annotated[RecordText, body(RecordText)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.imports)
        stored = await services.registry.bring(caller(request), person, form.record, form.seat)
        return reply(table_of(stored, person, say))

    @app.get("/api/tables/{ident}/report")
    async def report(
        ident: str, request: Request, services: ServicesHere, person: Someone, say: Say
    ) -> Response:
        seldom(request, services.reports)
        attached = {"content-disposition": f'attachment; filename="{ident[:16]}-report.json"'}
        return reply(await services.registry.report(person, ident, say.lang), attached)

    @app.get("/api/tables/{ident}/log")
    async def history(
        ident: str,
        request: Request,
        services: ServicesHere,
        person: Someone,
        say: Say,
        before: Annotated[int, Query(ge=0, le=1_000_000)] = 1_000_000,
        count: Annotated[int, Query(ge=1, le=MOST_LINES)] = 100,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    ) -> Response:
        seldom(request, services.histories)
        await services.registry.check_seen(await services.registry.find(ident), person)
        if seat is not None:
            await services.registry.check_open(ident)
        live = await services.registry.live(ident)
        page = await live.history(person.id, before, count, say.lang, seat)
        services.registry.left(ident)  # if nobody is there, the table is let go again
        return reply(page)

    @app.get("/api/tables/{ident}/replay")
    async def replay(
        ident: str,
        request: Request,
        services: ServicesHere,
        say: Say,
        at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    ) -> Response:
        seldom(request, services.replays)
        return reply(await services.registry.replays.moment(caller(request), ident, at, seat, say.lang))

    @app.get("/api/tables/{ident}/replay/thing")
    async def replayed_thing(
        ident: str,
        request: Request,
        about: Annotated[str, Query(min_length=1, max_length=200)],
        services: ServicesHere,
        say: Say,
        at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    ) -> Response:
        seldom(request, services.replays)
        return reply(await services.registry.replays.thing(caller(request), ident, at, seat, about, say.lang))

    @app.get("/api/tables/{ident}/replay/advice")
    async def replayed_advice(
        ident: str,
        request: Request,
        services: ServicesHere,
        say: Say,
        at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        seat: Annotated[int, Query(ge=0, le=20)] = 0,
    ) -> Response:
        seldom(request, services.advice)
        return reply(await services.registry.replays.advice(caller(request), ident, at, seat, say.lang))

    @app.get("/api/tables/{ident}/replay/analysis")
    async def analysis(
        ident: str,
        request: Request,
        services: ServicesHere,
        say: Say,
        seat: Annotated[int, Query(ge=0, le=20)] = 0,
    ) -> Response:
        seldom(request, services.advice)
        return reply(await services.registry.replays.analysis(caller(request), ident, seat, say.lang))

    @app.get("/api/tables/{ident}/replay/course")
    async def course(
        ident: str,
        request: Request,
        services: ServicesHere,
        say: Say,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    ) -> Response:
        seldom(request, services.replays)
        return await _large(
            request, await services.registry.replays.course(caller(request), ident, seat, say.lang)
        )

    @app.post("/api/tables/{ident}/branch")
    async def branch(
        ident: str,
        request: Request,
        form: Annotated[BranchPoint, body(BranchPoint)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.replays)
        return reply(
            table_of(
                await services.registry.replays.branch(caller(request), person, ident, form.at, form.seat),
                person,
                say,
            )
        )

    @app.get("/api/tables/{ident}/history")
    async def history_file(
        ident: str, request: Request, services: ServicesHere, person: Someone, say: Say
    ) -> Response:
        seldom(request, services.reports)
        await services.registry.check_seen(await services.registry.find(ident), person)
        live = await services.registry.live(ident)
        seat, record = live.session.seat_of(person.id), await live.record()
        told = await services.registry.replays.history(caller(request), record, seat, say.lang)
        services.registry.left(ident)  # if nobody is there, the table is let go again
        response = await _large(request, told)
        response.headers["content-disposition"] = f'attachment; filename="{ident[:16]}-history.json"'
        return response


async def _large(request: Request, told: Any) -> Response:  # a structure or a file of plain data
    """An answer that is worth compressing, which is done beside the tables."""
    plain = msgspec.json.encode(told)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type="application/json")
    packed = await asyncio.to_thread(gzip.compress, plain, 5)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(packed, media_type="application/json", headers=headers)
