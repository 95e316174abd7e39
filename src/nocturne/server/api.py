"""The routes: JSON under ``/api``, one WebSocket for each table, ``/healthz``. See ``docs/server.md``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from fastapi import Depends, FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from nocturne import __version__
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.problems import Refused
from nocturne.kernel.words import words
from nocturne.server.card_calls import add_game_cards, add_pictures
from nocturne.server.catalogue import games_told
from nocturne.server.deck_calls import add_decks, add_game_decks
from nocturne.server.door import (
    COOKIE,
    Door,
    DoorHere,
    Json,
    Say,
    Someone,
    caller,
    door_of,
    entrance,
    seldom,
    spoken,
)
from nocturne.server.errors import Forbidden, Missing, TooOften, Unauthorised
from nocturne.server.forms import Account, Guest
from nocturne.server.front import add_front
from nocturne.server.guards import Doorkeeper, is_same_origin, language, log_fault
from nocturne.server.live import LiveTable
from nocturne.server.people import SESSION_SECONDS, Person
from nocturne.server.pictures import Pictures
from nocturne.server.reach import Listening
from nocturne.server.record_calls import add_records
from nocturne.server.rulebook import rulebook
from nocturne.server.store import Store
from nocturne.server.streams import Outbox, Stream, read_message
from nocturne.server.table_calls import add_tables, add_waiting_room, table_told
from nocturne.server.teaching import lessons_told
from nocturne.server.warming import load, read_lists, rehearse, settle

_LARGEST_MESSAGE = 8 * 1024
_BAD_MESSAGES = 10

_STATUS: tuple[tuple[type[NocturneError], int], ...] = (
    (Unauthorised, 401),
    (Forbidden, 403),
    (Missing, 404),
    (TooOften, 429),
    (NocturneError, 400),
)


# -- what is refused, as the description of the API tells it


def _shaped(**fields: Json) -> Json:
    return {"type": "object", "properties": fields, "required": list(fields)}


_FAULT = _shaped(code={"type": "string"}, text={"type": "string"})
"""Why a call was refused: the id of a message, and what it says in the caller's language."""

# Written out, because a model would be made anew for every route and every status, at each start.
_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"description": about, "content": {"application/json": {"schema": _shaped(error=_FAULT)}}}
    for status, about in {
        400: "what was asked for is not possible",
        401: "only for somebody with a session",
        403: "not from our own page",
        404: "not there",
        413: "the body is too large",
        422: "the call is not of the right form",
        429: "too often",
    }.items()
}
"""The body of every refusal, by its status."""


# -- what is told


def _person_told(person: Person) -> Json:
    return {"name": person.name, "guest": person.guest}


# -- the application


def create_app(
    url: str,
    *,
    grace: float = 60.0,
    warm: bool = True,
    pictures: Pictures | None = None,
    listening: Listening | None = None,
) -> FastAPI:
    """The server on a database. ``grace``: seconds until a bot holds a seat left alone. ``warm``: load the
    games in a thread as soon as the server listens, so that no player waits for it. ``pictures``: where those
    of printed cards come from. ``listening``: where it is reached, for invitations; unknown behind another
    server."""
    pictures = pictures or Pictures()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(url)
        await store.prepare()
        door = app.state.door = Door(store, grace)
        warming = asyncio.create_task(_warm(door)) if warm else None
        if not warm:
            door.loaded.set()
            door.listed.set()
        looking = asyncio.create_task(door.house.look_at_clocks())
        yield
        looking.cancel()
        if warming is not None:
            warming.cancel()
        await door.house.close()
        door.people.close()
        store.close()

    app = FastAPI(
        title="Nocturne",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        dependencies=[Depends(entrance)],
        responses=_REFUSALS,
    )
    app.state.listening = listening
    app.add_middleware(Doorkeeper, pictures=pictures)
    app.add_exception_handler(NocturneError, _told_error)
    app.add_exception_handler(RequestValidationError, _told_invalid)
    app.add_exception_handler(HTTPException, _told_http)
    _add_people(app)
    add_tables(app)
    add_waiting_room(app)
    add_records(app)
    add_decks(app)
    add_pictures(app, pictures)
    _add_lessons(app)
    add_game_decks(app)
    add_game_cards(app, pictures)
    app.websocket("/ws/tables/{ident}")(_watch)
    add_front(app)
    return app


async def _warm(door: Door) -> None:
    """Load what everybody needs. If that goes wrong nobody waits for it for ever: each call finds out."""
    try:
        await asyncio.to_thread(load)
        door.loaded.set()
        await asyncio.to_thread(read_lists)
        door.listed.set()
        await asyncio.to_thread(rehearse)
        settle()
    except Exception as fault:
        log_fault("loading", fault)
        door.loaded.set()
        door.listed.set()


def _error(request: Request, status: int, code: str, text: str = "") -> JSONResponse:
    return JSONResponse({"error": {"code": code, "text": text or spoken(request)(code)}}, status)


async def _told_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, NocturneError)
    status = next(status for kind, status in _STATUS if isinstance(error, kind))
    say = spoken(request)
    if isinstance(error, Refused):
        text = "\n".join(problem.say(say) for problem in error.problems)
    else:
        text = say(error.message, **error.args_for_message)
    return _error(request, status, error.message, text)


async def _told_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:]) or "-"
    return _error(request, 422, "server-bad-request", spoken(request)("server-bad-request", where=where[:80]))


async def _told_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "server-no-such-page", 405: "server-no-such-method"}.get(error.status_code)
    response = _error(request, error.status_code, code or "server-not-understood")
    response.headers.update(error.headers or {})
    return response


def _add_people(app: FastAPI) -> None:
    def welcome(request: Request, response: Response, entered: tuple[Person, str]) -> Json:
        person, token = entered
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, SESSION_SECONDS, httponly=True, samesite="lax", secure=secure)
        return _person_told(person)

    def entering(request: Request) -> None:
        seldom(request, door_of(request).entries)

    @app.get("/healthz")
    async def healthz(door: DoorHere) -> Json:
        await door.store.run(lambda db: None)  # the thread that writes answers
        return {"well": True, "version": __version__}

    @app.get("/api/me")
    async def me(request: Request, door: DoorHere) -> Json:
        person = await door.person(request)
        return {"me": None if person is None else _person_told(person), "lang": language(request)}

    @app.post("/api/guest", dependencies=[Depends(entering)])
    async def guest(request: Request, response: Response, form: Guest, door: DoorHere) -> Json:
        return welcome(request, response, await door.people.guest(form.nickname))

    @app.post("/api/rename", dependencies=[Depends(entering)])
    async def rename(form: Guest, door: DoorHere, person: Someone) -> Json:
        return _person_told(await door.people.rename(person, form.nickname))

    @app.post("/api/register", dependencies=[Depends(entering)])
    async def register(request: Request, response: Response, form: Account, door: DoorHere) -> Json:
        guest = await door.person(request)
        return welcome(request, response, await door.people.register(form.name, form.password, guest))

    @app.post("/api/login", dependencies=[Depends(entering)])
    async def login(request: Request, response: Response, form: Account, door: DoorHere) -> Json:
        return welcome(request, response, await door.people.login(form.name, form.password))

    @app.post("/api/logout")
    async def logout(request: Request, response: Response, door: DoorHere) -> Json:
        person = await door.person(request)
        await door.people.logout(request.cookies.get(COOKIE, ""))
        if person is not None:
            door.house.dismiss(person)
        response.delete_cookie(COOKIE)
        return {}


def _add_lessons(app: FastAPI) -> None:
    @app.get("/api/lessons")
    async def every_lesson(say: Say) -> Json:
        return {"lessons": lessons_told(say)}

    @app.post("/api/lessons/{ident}")
    async def begin_lesson(ident: str, door: DoorHere, person: Someone, say: Say) -> Json:
        return table_told(await door.house.teach(person, ident), person, say)

    @app.get("/api/games")
    async def every_game(door: DoorHere, say: Say) -> Json:
        await door.listed.wait()
        return {"games": games_told(say)}

    @app.get("/api/reach")
    async def reach(request: Request) -> Json:
        listening: Listening | None = request.app.state.listening
        return {"reach": None if listening is None else listening.told()}

    @app.get("/api/rules/{game}", response_model=Json)
    async def rules(game: str, request: Request, door: DoorHere, say: Say) -> Response:
        await door.listed.wait()
        book = await asyncio.to_thread(rulebook, game, say.lang)
        # The page may keep it, and asks each time whether it still holds.
        headers = {"etag": f'"{book.tag}"', "cache-control": "no-cache", "vary": "accept-encoding"}
        if book.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        packed = "gzip" in request.headers.get("accept-encoding", "")
        if packed:
            headers["content-encoding"] = "gzip"
        return Response(book.packed if packed else book.plain, media_type="application/json", headers=headers)


# -- the live stream


async def _watch(socket: WebSocket, ident: str) -> None:
    """``/ws/tables/{ident}``: play or watch. A connection that may not is opened and closed at once, with
    4000 and the status HTTP would have given: of one that was never opened a browser tells its page nothing.
    Other pages do not get even that."""
    door: Door = socket.app.state.door
    if not is_same_origin(socket.headers):
        await socket.close()
        return
    await socket.accept()
    if not door.connections.allows(caller(socket)):
        await socket.close(4403)
        return
    await door.loaded.wait()
    person = await door.person(socket)
    if person is None:
        await socket.close(4401)
        return
    try:
        live = await door.house.live(ident)
    except Missing:
        await socket.close(4404)
        return
    except NocturneError:
        await socket.close(4409)
        return
    known = live.streams.get(person.id)
    if known is not None and known.full:
        await socket.close(4403)
        return
    since = socket.query_params.get("since", "")
    seen = int(since) if since.isascii() and since.isdigit() and len(since) < 20 else -1
    steps = socket.query_params.get("steps") == "1"
    stream, outbox = live.join(person.id, person.name, language(socket), seen, steps=steps)
    try:
        await _both_ways(_send(socket, outbox), _listen(socket, live, stream))
    finally:
        live.part(stream, outbox)
        door.house.left(ident)
        with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
            await socket.close()


async def _both_ways(*ways: Awaitable[None]) -> None:
    """Until either direction ends."""
    tasks = [asyncio.ensure_future(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _send(socket: WebSocket, outbox: Outbox) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (frame := await outbox.frames.get()) is not None:
            await socket.send_text(frame.decode())


async def _listen(socket: WebSocket, live: LiveTable, stream: Stream) -> None:
    bad = 0
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = await socket.receive_text()
            message = read_message(text) if len(text) <= _LARGEST_MESSAGE else None
            code = ""
            if message is None:
                code = "server-not-understood"
            elif not stream.messages.allows(""):
                code = "server-too-often"
            if message is not None and not code:
                await live.receive(stream, message)
                continue
            bad += 1
            if bad > _BAD_MESSAGES:
                return
            error = {"code": code, "text": words(stream.lang)(code)}
            ident = "" if message is None else message.id
            frame = msgspec.json.encode({"type": "error", "id": ident, "error": error})
            await socket.send_text(frame.decode())
