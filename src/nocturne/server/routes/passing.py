"""Passing on: a call for a table that another server owns goes to that server, and its answer comes back.

Whoever calls need not know which server they reached. Servers find each other's internal addresses and
secrets in the database. A call that names this server's secret was passed on by another: its limits were
looked at there, it names who really calls, and it is never passed on again.
"""

from __future__ import annotations

import asyncio
import http.client
import secrets
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from urllib.parse import urlencode

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket, WebSocketDisconnect
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nocturne.server.errors import Missing
from nocturne.server.routes.bodies import reply
from nocturne.server.tables.leases import HeldElsewhere, Leases, Peer

_SECRET, _CALLER = "x-nocturne-secret", "x-nocturne-caller"
_PASSED = "nocturne.passed"
#: What an internal address answers to anybody: it is where machines look after one process of several.
FOR_MACHINES = ("/healthz", "/readyz", "/metrics")
#: How long an owner may take to be reached and to show that it is alive, and until it counts as gone. A lease
#: ends after three seconds. In seconds.
_REACHED, _PING, _SILENT = 2.0, 2.0, 3.0
#: How long an owner may take to answer a call, and to say what it knows of a table. In seconds.
_ANSWER, _GLANCE = 60.0, 1.0
#: How long somebody waits for a new owner when the old one is gone, and how often it is looked for.
PATIENCE, AGAIN = 8.0, 0.1
#: Of the answer to a call; the server that was called puts its own headers on the rest.
_HEADERS_BACK = ("content-type", "content-disposition", "content-encoding", "vary", "retry-after")
_HEADERS_THERE = ("cookie", "accept-language", "accept-encoding")
#: Codes that say how a connection ended and cannot be sent; the table is being moved: come back.
_UNSENT, RESTARTING = (1005, 1006, 1015), 1012


class Recognising:
    """Middleware: recognises calls that other servers pass on, and keeps all others from the internal
    address."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            me: Peer = scope["app"].state.services.registry.leases.me
            if (named := headers.get(_SECRET)) is not None and secrets.compare_digest(
                named.encode(), me.secret.encode()
            ):
                scope = {**scope, "client": (headers.get(_CALLER, ""), 0), _PASSED: True}
            elif _is_internal(scope, me) and scope["path"] not in FOR_MACHINES:
                await _refuse(scope, receive, send)
                return
        await self._app(scope, receive, send)


def _is_internal(scope: Scope, me: Peer) -> bool:
    """Whether a call came in by the internal address."""
    return bool(me.address) and me.address.endswith(f":{(scope.get('server') or ('', 0))[1]}")


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close"})  # before it is accepted: 403
        return
    await send({"type": "http.response.start", "status": 403, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def is_passed(connection: HTTPConnection) -> bool:
    """Whether another server passed this on."""
    return bool(connection.scope.get(_PASSED, False))


def _headers(connection: HTTPConnection, peer: Peer) -> dict[str, str]:
    caller = "" if connection.client is None else connection.client.host
    kept = {name: connection.headers[name] for name in _HEADERS_THERE if name in connection.headers}
    return {**kept, _SECRET: peer.secret, _CALLER: caller}


# -- the live stream


async def until_either_ends(*ways: Awaitable[None]) -> None:
    """Both directions of a connection, until one ends."""
    tasks = [asyncio.ensure_future(way) for way in ways]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def pass_on(socket: WebSocket, table: str, peer: Peer) -> int | None:
    """Connect somebody with the owner of a table, both ways, until either goes. Gives the code the connection
    is to be closed with, and None if the owner could not be reached."""
    query = socket.url.query
    where = f"ws://{peer.address}/ws/tables/{table}{'?' if query else ''}{query}"
    reached = connect(
        where,
        additional_headers=_headers(socket, peer),
        compression=None,
        max_size=None,
        open_timeout=_REACHED,
        close_timeout=1.0,
        ping_interval=_PING,
        ping_timeout=_SILENT,
        proxy=None,
        user_agent_header=None,
    )
    try:
        async with reached as owner:
            await until_either_ends(_forth(socket, owner), _back(owner, socket))
    except (OSError, TimeoutError, InvalidHandshake):
        return None
    code = owner.close_code
    return RESTARTING if code is None or code in _UNSENT else code


async def _forth(socket: WebSocket, owner: ClientConnection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, ConnectionClosed):
        while True:
            await owner.send(await socket.receive_text())


async def _back(owner: ClientConnection, socket: WebSocket) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, ConnectionClosed):
        while True:
            await socket.send_text(await owner.recv(decode=True))


# -- calls


async def answer_elsewhere(request: Request, held: HeldElsewhere) -> Response | None:
    """What the owner of a table answers to a call; None if it cannot be asked. When the owner is gone, the
    table is opened here as soon as its lease has ended."""
    if request.method != "GET" or is_passed(request) or not held.peer.address:
        return None
    leases = request.app.state.services.registry.leases
    query = request.url.query
    target = f"{request.url.path}{'?' if query else ''}{query}"
    until = asyncio.get_running_loop().time() + PATIENCE
    peer = held.peer
    while asyncio.get_running_loop().time() < until:
        with suppress(OSError, http.client.HTTPException):
            return await asyncio.to_thread(_call, peer, target, _headers(request, peer), _ANSWER)
        await asyncio.sleep(AGAIN)
        peer = await leases.owner(held.table) or leases.me
    return None


def _call(peer: Peer, target: str, headers: Mapping[str, str], seconds: float) -> Response:
    host, _, port = peer.address.rpartition(":")
    connection = http.client.HTTPConnection(host.strip("[]"), int(port), timeout=seconds)
    try:
        connection.request("GET", target, headers=dict(headers))
        answer = connection.getresponse()
        body = answer.read()
        kept = {name: value for name in _HEADERS_BACK if (value := answer.headers.get(name)) is not None}
        return Response(body, answer.status, kept)
    finally:
        connection.close()


# -- what others know of their tables


class Standing(Struct, frozen=True):
    """What the owner of a table tells other servers of it: how many watch, and whether somebody is asked."""

    watching: int
    asked: bool | None


class Standings(Struct, frozen=True):
    """By table."""

    tables: dict[str, Standing]


async def standings(leases: Leases, tables: list[str], person: str) -> dict[str, Standing]:
    """What the owners of tables know of them, other than this server. One who does not answer at once is not
    waited for."""
    owners = await leases.owners(tables)

    async def ask(peer: Peer, theirs: list[str]) -> dict[str, Standing]:
        target = f"/inside/tables?{urlencode({'person': person, 'tables': ','.join(theirs)})}"
        headers = {_SECRET: peer.secret}
        try:
            answer = await asyncio.to_thread(_call, peer, target, headers, _GLANCE)
            return msgspec.json.decode(bytes(answer.body), type=Standings).tables
        except (OSError, http.client.HTTPException, msgspec.MsgspecError):
            return {}

    found: dict[str, Standing] = {}
    for told in await asyncio.gather(*(ask(peer, theirs) for peer, theirs in owners.items())):
        found |= told
    return found


def add_inside(app: FastAPI) -> None:
    """The route by which servers ask each other."""

    @app.get("/inside/tables", include_in_schema=False)
    async def tables_inside(request: Request, tables: str, person: str = "") -> Response:
        if not is_passed(request):
            raise Missing("server-no-such-page")
        registry = request.app.state.services.registry
        told = {
            table: Standing(registry.watching(table), registry.knows_asked(table, person))
            for table in tables.split(",")
        }
        return reply(Standings(told))
