"""The calls about games that were played: records, replays, and reports of faults."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated

import msgspec
from fastapi import FastAPI, Query, Request, Response

from nocturne.server.door import DoorHere, Json, Say, Someone, seldom
from nocturne.server.forms import Moment, RecordText
from nocturne.server.history import MOST_LINES
from nocturne.server.history_file import history_of
from nocturne.server.table_calls import table_told


def add_records(app: FastAPI) -> None:
    """The routes."""

    @app.get(
        "/api/tables/{ident}/record",
        response_model=None,
        responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    )
    async def record(ident: str, door: DoorHere) -> Response:
        lines = (await door.house.record(ident)).lines()
        attached = {"content-disposition": f'attachment; filename="{ident[:16]}.nocturne"'}
        return Response(lines, media_type="text/plain; charset=utf-8", headers=attached)

    @app.post("/api/records")
    async def bring(request: Request, form: RecordText, door: DoorHere, person: Someone, say: Say) -> Json:
        seldom(request, door.imports)
        return table_told(await door.house.bring(person, form.record, form.seat), person, say)

    @app.get("/api/tables/{ident}/report", response_model=Json)
    async def report(ident: str, request: Request, door: DoorHere, person: Someone, say: Say) -> Response:
        seldom(request, door.reports)
        told = msgspec.json.encode(await door.house.report(person, ident, say.lang))
        attached = {"content-disposition": f'attachment; filename="{ident[:16]}-report.json"'}
        return Response(told, media_type="application/json", headers=attached)

    @app.get("/api/tables/{ident}/log", response_model=Json)
    async def history(
        ident: str,
        request: Request,
        door: DoorHere,
        person: Someone,
        say: Say,
        before: Annotated[int, Query(ge=0, le=1_000_000)] = 1_000_000,
        count: Annotated[int, Query(ge=1, le=MOST_LINES)] = 100,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    ) -> Response:
        seldom(request, door.histories)
        live = await door.house.live(ident)
        told = await live.history(person.id, before, count, say.lang, seat)
        door.house.left(ident)  # if nobody is there, the table is not kept for this
        return Response(msgspec.json.encode(told), media_type="application/json")

    @app.get("/api/tables/{ident}/replay", response_model=Json)
    async def replay(
        ident: str,
        request: Request,
        door: DoorHere,
        say: Say,
        at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    ) -> Response:
        seldom(request, door.replays)
        frame = await door.house.replays.frame(ident, at, seat, say.lang)
        return Response(msgspec.json.encode(frame), media_type="application/json")

    @app.get("/api/tables/{ident}/replay/thing")
    async def replayed_thing(
        ident: str,
        request: Request,
        about: Annotated[str, Query(min_length=1, max_length=200)],
        door: DoorHere,
        say: Say,
        at: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    ) -> Json:
        seldom(request, door.replays)
        return await door.house.replays.thing(ident, at, seat, about, say.lang)

    @app.get("/api/tables/{ident}/replay/course", response_model=Json)
    async def course(
        ident: str,
        request: Request,
        door: DoorHere,
        say: Say,
        seat: Annotated[int | None, Query(ge=0, le=20)] = None,
    ) -> Response:
        seldom(request, door.replays)
        return await _large(request, await door.house.replays.course(ident, seat, say.lang))

    @app.post("/api/tables/{ident}/branch")
    async def branch(
        ident: str, request: Request, form: Moment, door: DoorHere, person: Someone, say: Say
    ) -> Json:
        seldom(request, door.replays)
        return table_told(await door.house.replays.branch(person, ident, form.at, form.seat), person, say)

    @app.get("/api/tables/{ident}/history", response_model=Json)
    async def history_file(
        ident: str, request: Request, door: DoorHere, person: Someone, say: Say
    ) -> Response:
        seldom(request, door.reports)
        live = await door.house.live(ident)
        told = await history_of(await live.so_far(), live.seat_of(person.id), say.lang)
        door.house.left(ident)  # if nobody is there, the table is not kept for this
        response = await _large(request, told)
        response.headers["content-disposition"] = f'attachment; filename="{ident[:16]}-history.json"'
        return response


async def _large(request: Request, told: Json) -> Response:
    """An answer that is worth compressing, which is done beside the tables."""
    plain = msgspec.json.encode(told)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type="application/json")
    packed = await asyncio.to_thread(gzip.compress, plain, 5)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(packed, media_type="application/json", headers=headers)
