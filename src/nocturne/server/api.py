"""The routes: JSON under ``/api``, one WebSocket for each table, ``/healthz``. See ``docs/server.md``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any, Literal

import msgspec
from fastapi import Body, Depends, FastAPI, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from nocturne import __version__
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import Words, words
from nocturne.server.catalogue import deck_told, faces_told, games_told, precons_told, title
from nocturne.server.clocks import Pace
from nocturne.server.front import add_front
from nocturne.server.guards import Doorkeeper, Rate, is_same_origin, language, log_fault
from nocturne.server.history import MOST_LINES
from nocturne.server.house import House
from nocturne.server.kept import Kept, Missing
from nocturne.server.live import LiveTable
from nocturne.server.people import SESSION_SECONDS, People, Person, TooOften
from nocturne.server.rulebook import rulebook
from nocturne.server.store import Store
from nocturne.server.streams import Outbox, Stream, read_message
from nocturne.server.teaching import lessons_told
from nocturne.server.warming import load, read_lists, rehearse, settle
from nocturne.server.windows import Masking
from nocturne.vtes.problems import Refused

COOKIE = "nocturne"
_LARGEST_MESSAGE = 8 * 1024
_BAD_MESSAGES = 10

Json = dict[str, Any]
"""An object about to be written as JSON."""


class Unauthorised(NocturneError):
    """A call that needs a session and has none."""


class Forbidden(NocturneError):
    """A call that does not come from our own page."""


_STATUS: tuple[tuple[type[NocturneError], int], ...] = (
    (Unauthorised, 401),
    (Forbidden, 403),
    (Missing, 404),
    (TooOften, 429),
    (NocturneError, 400),
)


# -- what may be sent


class Form(BaseModel):
    """A body; names it does not know are refused."""

    model_config = ConfigDict(extra="forbid", str_max_length=200_000)


class Guest(Form):
    nickname: str = Field(max_length=100)


class Account(Form):
    name: str = Field(max_length=100)
    password: str = Field(max_length=400)


class GameChoice(Form):
    game: str = Field(max_length=32)


class SeatChoice(Form):
    kind: Literal["me", "open", "bot"]
    bot: str = Field("", max_length=32)


class PaceChoice(Form):
    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: int = Field(30, ge=5, le=3600)
    bank: int = Field(600, ge=0, le=36_000)
    days: int = Field(3, ge=1, le=30)


class NewTable(Form):
    game: str = Field(max_length=32)
    seats: list[SeatChoice] = Field(max_length=12)
    options: dict[str, Any] = Field(default_factory=dict, max_length=100)
    private: bool = False
    masking: Masking | None = None
    pace: PaceChoice | None = None


class RecordText(BaseModel):
    model_config = ConfigDict(extra="forbid")
    record: str = Field(max_length=500_000)
    seat: int = Field(0, ge=0, le=20)


class SeatWanted(Form):
    seat: int | None = Field(None, ge=0, le=20)


class DeckText(Form):
    text: str = ""
    precon: str = Field("", max_length=32)


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


# -- who calls, and in what language


def _words(request: Request) -> Words:
    return words(language(request))


def _caller(connection: HTTPConnection) -> str:
    return "" if connection.client is None else connection.client.host


class Door:
    """What the routes share: the store's people and tables, and how often somebody may call."""

    def __init__(self, store: Store, grace: float) -> None:
        self.store = store
        self.people = People(store)
        self.house = House(store, grace)
        self.loaded = asyncio.Event()  # the games can be played
        self.listed = asyncio.Event()  # the lists of the start page are read too
        self.calls = Rate(burst=120, per_second=30)
        self.entries = Rate(burst=20, per_second=0.2)
        # What takes longer than a call should: records are played again, decks are read, whole games told.
        self.imports = Rate(burst=5, per_second=0.05)
        self.decks = Rate(burst=30, per_second=1)
        self.reports = Rate(burst=5, per_second=0.1)
        self.replays = Rate(burst=60, per_second=10)
        self.histories = Rate(burst=60, per_second=10)
        self.connections = Rate(burst=60, per_second=5)

    async def person(self, connection: HTTPConnection) -> Person | None:
        """Who calls."""
        return await self.people.of_session(connection.cookies.get(COOKIE, ""))


def _door(request: Request) -> Door:
    door: Door = request.app.state.door
    return door


async def _entrance(connection: HTTPConnection) -> None:
    """Every call: not too often, and a change only from our own page. A WebSocket is looked at where it is
    taken, for it is refused in another way."""
    if connection.scope["type"] != "http":
        return
    door: Door = connection.app.state.door
    if connection.scope["path"] != "/healthz":
        await door.loaded.wait()
    if not door.calls.allows(_caller(connection)):
        raise TooOften("server-too-often")
    if connection.scope["method"] not in ("GET", "HEAD"):
        ours = connection.headers.get("x-nocturne") == "1" and is_same_origin(connection.headers)
        if not ours:
            raise Forbidden("server-not-our-page")


def _seldom(request: Request, rate: Rate) -> None:
    """Refuse a call that is made more often than its kind may be."""
    if not rate.allows(_caller(request)):
        raise TooOften("server-too-often")


async def _someone(request: Request) -> Person:
    person = await _door(request).person(request)
    if person is None:
        raise Unauthorised("server-who-are-you")
    return person


DoorHere = Annotated[Door, Depends(_door)]
Someone = Annotated[Person, Depends(_someone)]
Say = Annotated[Words, Depends(_words)]


# -- what is told


def _person_told(person: Person) -> Json:
    return {"name": person.name, "guest": person.guest}


def _table_told(kept: Kept, person: Person | None, say: Words) -> Json:
    """A table as somebody may know it: the ids of people stay here."""
    me = None if person is None else person.id
    return {
        "table": kept.id,
        "code": kept.code if any(one.person == me for one in kept.seats) or not kept.private else None,
        "game": kept.game,
        "title": title(kept.game, say),
        "status": kept.status,
        "private": kept.private,
        "masking": kept.masking,
        "pace": kept.pace.told(),
        "seats": [
            {"kind": one.kind, "name": one.name, "bot": one.bot, "me": me is not None and one.person == me}
            for one in kept.seats
        ],
        "host": kept.host == me,
        "created": kept.created,
        "touched": kept.touched,
        "result": kept.result,
    }


# -- the application


def create_app(url: str, *, grace: float = 60.0, warm: bool = True) -> FastAPI:
    """The server on a database. ``grace``: seconds until a bot holds a seat left alone. ``warm``: load the
    games in a thread as soon as the server listens, so that no player waits for it."""

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
        dependencies=[Depends(_entrance)],
        responses=_REFUSALS,
    )
    app.add_middleware(Doorkeeper)
    app.add_exception_handler(NocturneError, _told_error)
    app.add_exception_handler(RequestValidationError, _told_invalid)
    app.add_exception_handler(HTTPException, _told_http)
    _add_people(app)
    _add_lobby(app)
    _add_lessons(app)
    _add_catalogue(app)
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
    return JSONResponse({"error": {"code": code, "text": text or _words(request)(code)}}, status)


async def _told_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, NocturneError)
    status = next(status for kind, status in _STATUS if isinstance(error, kind))
    say = _words(request)
    if isinstance(error, Refused):
        text = "\n".join(problem.say(say) for problem in error.problems)
    else:
        text = say(error.message, **error.args_for_message)
    return _error(request, status, error.message, text)


async def _told_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:]) or "-"
    return _error(request, 422, "server-bad-request", _words(request)("server-bad-request", where=where[:80]))


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
        _seldom(request, _door(request).entries)

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


def _add_lobby(app: FastAPI) -> None:
    @app.post("/api/play-now")
    async def play_now(form: GameChoice, door: DoorHere, person: Someone, say: Say) -> Json:
        return _table_told(await door.house.play_now(person, form.game), person, say)

    @app.post("/api/tables")
    async def create(request: Request, form: NewTable, door: DoorHere, person: Someone, say: Say) -> Json:
        if form.options:
            _seldom(request, door.decks)
        seats = [(seat.kind, seat.bot) for seat in form.seats]
        kept = await door.house.create(
            person,
            form.game,
            seats,
            form.options,
            private=form.private,
            masking=form.masking,
            pace=None if form.pace is None else Pace(**form.pace.model_dump()),
        )
        return _table_told(kept, person, say)

    @app.get("/api/tables")
    async def open_tables(request: Request, door: DoorHere, say: Say) -> Json:
        person = await door.person(request)
        return {"tables": [_table_told(kept, person, say) for kept in await door.house.open_tables()]}

    @app.get("/api/tables/mine")
    async def mine(door: DoorHere, person: Someone, say: Say) -> Json:
        found = await door.house.tables_of(person)
        told = [{**_table_told(kept, person, say), "asked": door.house.asks(kept, person)} for kept in found]
        return {"tables": told}

    @app.get("/api/tables/{ident}")
    async def one(ident: str, request: Request, door: DoorHere, say: Say) -> Json:
        return _table_told(await door.house.find(ident), await door.person(request), say)

    @app.get("/api/join/{code}")
    async def join(code: str, request: Request, door: DoorHere, say: Say) -> Json:
        return _table_told(await door.house.find_code(code), await door.person(request), say)

    @app.post("/api/tables/{ident}/sit")
    async def sit(
        ident: str, door: DoorHere, person: Someone, say: Say, form: Annotated[SeatWanted, Body()]
    ) -> Json:
        return _table_told(await door.house.sit(person, ident, form.seat), person, say)

    @app.post("/api/tables/{ident}/leave")
    async def leave(ident: str, door: DoorHere, person: Someone, say: Say) -> Json:
        return _table_told(await door.house.leave(person, ident), person, say)

    @app.post("/api/tables/{ident}/start")
    async def start(ident: str, door: DoorHere, person: Someone, say: Say) -> Json:
        return _table_told(await door.house.start(person, ident), person, say)

    @app.post("/api/tables/{ident}/rematch")
    async def rematch(ident: str, door: DoorHere, person: Someone, say: Say) -> Json:
        return _table_told(await door.house.rematch(person, ident), person, say)

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
        _seldom(request, door.imports)
        return _table_told(await door.house.bring(person, form.record, form.seat), person, say)

    @app.get("/api/tables/{ident}/report", response_model=Json)
    async def report(ident: str, request: Request, door: DoorHere, person: Someone, say: Say) -> Response:
        _seldom(request, door.reports)
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
    ) -> Response:
        _seldom(request, door.histories)
        live = await door.house.live(ident)
        told = await live.history(person.id, before, count, say.lang)
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
        _seldom(request, door.replays)
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
        _seldom(request, door.replays)
        return await door.house.replays.thing(ident, at, seat, about, say.lang)


def _add_lessons(app: FastAPI) -> None:
    @app.get("/api/lessons")
    async def every_lesson(say: Say) -> Json:
        return {"lessons": lessons_told(say)}

    @app.post("/api/lessons/{ident}")
    async def begin_lesson(ident: str, door: DoorHere, person: Someone, say: Say) -> Json:
        return _table_told(await door.house.teach(person, ident), person, say)


def _add_catalogue(app: FastAPI) -> None:
    @app.get("/api/games")
    async def every_game(door: DoorHere, say: Say) -> Json:
        await door.listed.wait()
        return {"games": games_told(say)}

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

    @app.get("/api/vtes/precons")
    async def every_precon(door: DoorHere) -> Json:
        await door.listed.wait()
        return {"precons": precons_told()}

    @app.post("/api/vtes/deck")
    async def deck(request: Request, form: DeckText, door: DoorHere, say: Say) -> Json:
        if form.text:
            _seldom(request, door.decks)
        return await door.house.apart(deck_told, form.text, form.precon, say)

    @app.get("/api/vtes/cards", response_model=Json)
    async def faces(
        say: Say, ids: Annotated[str, Query(max_length=2000, pattern=r"^[0-9]{1,12}(,[0-9]{1,12})*$")]
    ) -> Response:
        cards = faces_told([int(part) for part in ids.split(",")], say.lang)
        return Response(msgspec.json.encode({"cards": cards}), media_type="application/json")


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
    if not door.connections.allows(_caller(socket)):
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
