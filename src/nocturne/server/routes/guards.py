"""The doorkeeper: sizes, rates, origins and the headers of every response, before any route is reached."""

from __future__ import annotations

from collections.abc import Collection
from typing import get_args
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nocturne.kernel.words import words
from nocturne.server.faults import log_fault
from nocturne.server.games.pictures import Pictures
from nocturne.server.metrics import RESPONSES
from nocturne.server.routes.passing import FOR_MACHINES, is_passed
from nocturne.server.wire.calls import Failure
from nocturne.server.wire.stream import Problem
from nocturne.server.wire.text import Lang

LARGEST_BODY = 512 * 1024

_LANGS: dict[str | None, Lang] = {lang: lang for lang in get_args(Lang)}

_IMAGES = "img-src 'self' data:"
_CONTENT_POLICY = (
    f"default-src 'none'; script-src 'self'; style-src 'self'; {_IMAGES}; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
#: A browser that came by https once comes that way for a year.
_TRANSPORT = "max-age=31536000"


def is_same_origin(headers: Headers) -> bool:
    """Whether a call comes from our own page; a caller that is no browser names no origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False


def language(connection: HTTPConnection) -> Lang:
    """``?lang=``, else the cookie ``lang``, else what the browser prefers."""
    accepted = connection.headers.get("accept-language", "").split(",")
    wanted = [connection.query_params.get("lang"), connection.cookies.get("lang")]
    wanted += [tag.strip()[:2].lower() for tag in accepted]
    return next((_LANGS[one] for one in wanted if one in _LANGS), "en")


class Doorkeeper:
    """Middleware: refuses bodies that are too large, puts the headers on every response, and lets no fault of
    ours out: neither to the caller nor to the log goes what a table hides."""

    def __init__(self, app: ASGIApp, pictures: Pictures, hosts: Collection[str] = ()) -> None:
        self._app = app
        self._pictures = pictures
        self._hosts = frozenset(host.casefold() for host in hosts)

    def _is_ours(self, scope: Scope) -> bool:
        """Whether a call names a host of ours. Machines that look after the server call it by its address."""
        if not self._hosts or scope["path"] in FOR_MACHINES or is_passed(HTTPConnection(scope)):
            return True
        try:
            host = urlsplit(f"//{Headers(scope=scope).get('host', '')}").hostname or ""
        except ValueError:
            return False
        return host.casefold() in self._hosts

    def _policy(self, scope: Scope) -> str:
        """The content policy; whoever agreed to pictures from another server may fetch them there."""
        origin = self._pictures.origin(HTTPConnection(scope).cookies)
        return _CONTENT_POLICY.replace(_IMAGES, f"{_IMAGES} {origin}") if origin else _CONTENT_POLICY

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._is_ours(scope):
            await receive()
            await send({"type": "websocket.close"})  # before it is accepted: 403
            return
        if scope["type"] != "http":
            try:
                await self._app(scope, receive, send)
            except Exception as fault:
                log_fault("connection", fault)
            return
        length = Headers(scope=scope).get("content-length", "")
        taken = 0
        begun = False

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > LARGEST_BODY:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                RESPONSES.add(label=str(message["status"]))
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers[name] = value
                headers["content-security-policy"] = self._policy(scope)
                if scope["scheme"] == "https":
                    headers["strict-transport-security"] = _TRANSPORT
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if not self._is_ours(scope):
            await _refuse(scope, with_headers, 421, "server-wrong-host")
            return
        if length.isdecimal() and int(length) > LARGEST_BODY:
            await _refuse(scope, with_headers, 413, "server-too-large")
            return
        try:
            await self._app(scope, counted, with_headers)
        except TooLarge:
            if not begun:
                await _refuse(scope, with_headers, 413, "server-too-large")
        except Exception as fault:
            log_fault(f"{scope['method']} {scope['path']}", fault)
            if not begun:
                await _refuse(scope, with_headers, 500, "server-fault")


class TooLarge(Exception):
    """A body that goes on for longer than any of ours."""


async def _refuse(scope: Scope, send: Send, status: int, code: str) -> None:
    text = words(language(HTTPConnection(scope)))(code)
    body = msgspec.json.encode(Failure(Problem(code, text)))
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
