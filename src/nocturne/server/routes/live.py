"""The live stream: one WebSocket for each viewer of a table, both ways."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import words
from nocturne.server.errors import Forbidden, Missing
from nocturne.server.live.streams import Outbox, Stream
from nocturne.server.live.table import LiveTable
from nocturne.server.people.accounts import Person
from nocturne.server.routes.guards import is_same_origin, language
from nocturne.server.routes.passing import AGAIN, PATIENCE, is_passed, pass_on, until_either_ends
from nocturne.server.routes.services import Services, caller
from nocturne.server.tables.leases import HeldElsewhere
from nocturne.server.wire.messages import Look, read_message
from nocturne.server.wire.stream import Error, Problem

_LARGEST_MESSAGE = 8 * 1024
_BAD_MESSAGES = 10
#: The host does not want this person to watch.
_REMOVED = 4410
#: It is the table of a club this person is no member of.
_MEMBERS_ONLY = 4411
#: Try again later: no refusal for good.
_LATER = 1013


def add_live(app: FastAPI) -> None:
    """The route."""
    app.websocket("/ws/tables/{ident}")(_watch)


async def _watch(socket: WebSocket, ident: str) -> None:
    """``/ws/tables/{ident}``: play or watch. A connection that may not is opened and closed at once, with
    4000 and the status HTTP would have given: of one that was never opened a browser tells its page nothing.
    Other pages do not get even that."""
    services: Services = socket.app.state.services
    if not is_same_origin(socket.headers):
        await socket.close()
        return
    await socket.accept()
    if not is_passed(socket) and not services.connections.allows(caller(socket)):
        await socket.close(4403)
        return
    await services.loaded.wait()
    person = await services.person(socket)
    if person is None:
        await socket.close(4401)
        return
    if not await _may_see(services, ident, person):
        await socket.close(_MEMBERS_ONLY)
        return
    live = await _find(socket, services, ident)
    if live is None:
        return
    if live.is_removed(person.id):
        await socket.close(_REMOVED)
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
        await until_either_ends(_send(socket, outbox), _listen(socket, live, stream, outbox))
    finally:
        live.part(stream, outbox)
        services.registry.left(ident)
        with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
            await socket.close()


async def _may_see(services: Services, ident: str, person: Person) -> bool:
    """Whether somebody may look at a table, if there is one."""
    with suppress(Missing):
        stored = await services.registry.find(ident)
        try:
            await services.registry.check_seen(stored, person)
        except Forbidden:
            return False
    return True


async def _find(socket: WebSocket, services: Services, ident: str) -> LiveTable | None:
    """The table, if it is here. Else the connection is passed on to its owner, or closed. An owner that
    cannot be reached is gone or will be: the table is opened here as soon as its lease has ended."""
    until = asyncio.get_running_loop().time() + PATIENCE
    code: int | None = None
    while code is None:
        try:
            return await services.registry.live(ident)
        except Missing:
            code = 4404
        except HeldElsewhere as held:
            if is_passed(socket) or not held.peer.address or asyncio.get_running_loop().time() > until:
                code = _LATER
            else:
                code = await pass_on(socket, ident, held.peer)
            if code is None:
                await asyncio.sleep(AGAIN)
        except NocturneError:
            code = 4409
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
        await socket.close(code)
    return None


async def _send(socket: WebSocket, outbox: Outbox) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (packed := await outbox.waiting.get()) is not None:
            await socket.send_text(packed.decode())


async def _listen(socket: WebSocket, live: LiveTable, stream: Stream, outbox: Outbox) -> None:
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
                if isinstance(message, Look):
                    outbox.looking = message.on
                await live.receive(stream, message)
                continue
            bad += 1
            if bad > _BAD_MESSAGES:
                return
            ident = "" if message is None else message.id
            refusal = Error(ident, Problem(code, words(stream.lang)(code)))
            await socket.send_text(msgspec.json.encode(refusal).decode())
