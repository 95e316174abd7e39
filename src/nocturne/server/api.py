"""The routes: JSON under ``/api``, one WebSocket for each table, ``/healthz``. See ``docs/server.md``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import Depends, FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.problems import Refused
from nocturne.server.errors import Forbidden, Missing, TooOften, Unauthorised
from nocturne.server.faults import log_fault
from nocturne.server.games.archives import Archives
from nocturne.server.games.pictures import Pictures
from nocturne.server.people.mail import Mailer
from nocturne.server.routes.accounts import add_accounts, keep_clean
from nocturne.server.routes.archive import add_archive
from nocturne.server.routes.bodies import BadForm, describe_forms, reply
from nocturne.server.routes.cards import add_game_cards, add_pictures
from nocturne.server.routes.clubs import CLUB_ROUTES
from nocturne.server.routes.decks import add_brought_decks, add_game_decks, add_saved_decks
from nocturne.server.routes.drafts import add_drafting, add_drafts
from nocturne.server.routes.games import add_games
from nocturne.server.routes.guards import Doorkeeper
from nocturne.server.routes.live import add_live
from nocturne.server.routes.operators import add_operators
from nocturne.server.routes.page import add_front
from nocturne.server.routes.passing import Recognising, add_inside, answer_elsewhere
from nocturne.server.routes.people import add_people
from nocturne.server.routes.ratings import add_ratings
from nocturne.server.routes.reach import Listening
from nocturne.server.routes.records import add_records
from nocturne.server.routes.recovery import add_recovery
from nocturne.server.routes.reminders import add_reminded_browsers, add_reminders
from nocturne.server.routes.services import (
    Services,
    entrance,
    spoken,
)
from nocturne.server.routes.tables import add_tables, add_waiting_room
from nocturne.server.routes.tournaments import TOURNAMENT_ROUTES
from nocturne.server.store.database import Store
from nocturne.server.tables.leases import HeldElsewhere, Leases
from nocturne.server.tables.reminding import Rules
from nocturne.server.warming import load, read_lists, rehearse, settle
from nocturne.server.wire import calls
from nocturne.server.wire.stream import Problem
from nocturne.version import __version__

_STATUS: tuple[tuple[type[NocturneError], int], ...] = (
    (HeldElsewhere, 503),
    (Unauthorised, 401),
    (Forbidden, 403),
    (Missing, 404),
    (TooOften, 429),
    (BadForm, 422),
    (NocturneError, 400),
)


# -- what is refused, as the description of the API tells it


def _shaped(**fields: Any) -> dict[str, Any]:  # part of a JSON schema
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
        503: "not now",
    }.items()
}
"""The body of every refusal, by its status."""


# -- the application


def create_app(
    url: str,
    *,
    grace: float = 60.0,
    warm: bool = True,
    pictures: Pictures | None = None,
    archives: Archives | None = None,
    listening: Listening | None = None,
    alone: bool = False,
    hosts: Collection[str] = (),
    inside: str = "",
    ident: str = "",
    mail: Mailer | None = None,
    reminding: Rules | None = None,
) -> FastAPI:
    """The server on a database. ``grace``: seconds until a bot holds a seat left alone. ``warm``: load the
    games in a thread as soon as the server listens, so that no player waits for it. ``pictures``: where those
    of printed cards come from. ``archives``: the decks one may learn from. ``listening``: where it is
    reached, for invitations; unknown behind another server. ``alone``: the caller vouches that no other
    server uses the database. ``hosts``: the names under which it is called; any if empty. ``inside``: the
    address by which other servers of the database reach it, and ``ident`` the id by which they know it.
    ``mail``: how letters are sent, if they are. ``reminding``: how people are reminded of their turn."""
    pictures = pictures or Pictures()

    async def opened(app: FastAPI) -> Services:
        store = Store(url)
        await store.prepare()
        services = Services(
            store, grace, Leases(store, alone=alone, address=inside, ident=ident), mail, reminding
        )
        app.state.services = services
        return services

    app = FastAPI(
        title="Nocturne",
        version=__version__,
        lifespan=partial(_life, opened, warm=warm),
        docs_url=None,
        redoc_url=None,
        dependencies=[Depends(entrance)],
        responses=_REFUSALS,
    )
    app.state.listening = listening
    app.add_middleware(Doorkeeper, pictures=pictures, hosts=hosts)
    app.add_middleware(Recognising)
    _add_routes(app, pictures, archives or Archives())
    for kind, answer in _ANSWERS:
        app.add_exception_handler(kind, answer)
    return app


def _add_routes(app: FastAPI, pictures: Pictures, archives: Archives) -> None:
    add_operators(app)
    add_people(app)
    add_accounts(app)
    add_recovery(app)
    add_reminders(app)
    add_reminded_browsers(app)
    add_tables(app)
    add_waiting_room(app)
    add_records(app)
    add_brought_decks(app)
    add_saved_decks(app)
    add_ratings(app)
    add_drafts(app)
    add_drafting(app)
    for add in (*CLUB_ROUTES, *TOURNAMENT_ROUTES):
        add(app)
    add_pictures(app, pictures)
    add_games(app)
    add_game_decks(app)
    add_game_cards(app, pictures)
    add_archive(app, archives)
    add_live(app)
    add_inside(app)
    add_front(app)
    describe_forms(app)


@asynccontextmanager
async def _life(
    opened: Callable[[FastAPI], Awaitable[Services]], app: FastAPI, *, warm: bool
) -> AsyncIterator[None]:
    """From before the first call until after the last."""
    services = await opened(app)
    warming = asyncio.create_task(_warm(services)) if warm else None
    if not warm:
        services.loaded.set()
        services.listed.set()
    await services.registry.leases.renew()  # alive before anybody comes
    tasks = _look_after(services)
    yield
    for task in (*tasks, *filter(None, [warming])):
        task.cancel()
    await services.registry.close()
    services.people.close()
    services.reminding.close()
    if services.mailer is not None:
        services.mailer.close()
    services.store.close()


def _look_after(services: Services) -> list[asyncio.Task[None]]:
    """What a server does for ever, beside its tables."""
    registry = services.registry
    forever = (
        registry.keep_leases(),
        registry.look_at_clocks(),
        registry.keep_banned_out(),
        services.tournaments.keep_time(),
        services.ratings.keep_rating(),
        services.health.watch(),
        services.notices.listen(),
        services.sharing.keep_telling(),
        keep_clean(services),
        services.reminding.keep_attending(),
        services.reminding.keep_reminding(),
    )
    return [asyncio.create_task(one) for one in forever]


async def _warm(services: Services) -> None:
    """Load what everybody needs. If that goes wrong nobody waits for it for ever: each call finds out."""
    try:
        await asyncio.to_thread(load)
        services.loaded.set()
        await asyncio.to_thread(read_lists)
        services.listed.set()
        await asyncio.to_thread(rehearse)
        settle()
    except Exception as fault:
        log_fault("loading", fault)
        services.loaded.set()
        services.listed.set()


def _error(request: Request, status: int, code: str, text: str = "") -> Response:
    response = reply(calls.Failure(Problem(code, text or spoken(request)(code))))
    response.status_code = status
    return response


async def _answer_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, NocturneError)
    status = next(status for kind, status in _STATUS if isinstance(error, kind))
    say = spoken(request)
    if isinstance(error, Refused):
        text = "\n".join(problem.say(say) for problem in error.problems)
    else:
        text = say(error.message, **error.args_for_message)
    return _error(request, status, error.message, text)


async def _answer_held(request: Request, error: Exception) -> Response:
    """The table is another server's: what that one answers is the answer."""
    assert isinstance(error, HeldElsewhere)
    return await answer_elsewhere(request, error) or await _answer_error(request, error)


async def _answer_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:]) or "-"
    return _error(request, 422, "server-bad-request", spoken(request)("server-bad-request", where=where[:80]))


async def _answer_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "server-no-such-page", 405: "server-no-such-method"}.get(error.status_code)
    response = _error(request, error.status_code, code or "server-not-understood")
    response.headers.update(error.headers or {})
    return response


_ANSWERS = (
    (HeldElsewhere, _answer_held),
    (NocturneError, _answer_error),
    (RequestValidationError, _answer_invalid),
    (HTTPException, _answer_http),
)
"""How each kind of refusal is answered."""
