"""Bodies of calls in both directions: forms are decoded from JSON, answers encoded to it, by the types of
``wire``. The description of the API (``/openapi.json``) tells the forms by the same types."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from fastapi import Depends, FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from msgspec import Raw, Struct

from nocturne.kernel.errors import NocturneError
from nocturne.server.wire.forms import Form

F = TypeVar("F", bound=Form)

_AT = re.compile(r"`\$(?P<path>[^`]*)`$")
_FIELD = re.compile(r"(?:missing required|unknown) field `(?P<name>[^`]*)`")


class BadForm(NocturneError):
    """A body that is not of the right form; names the place."""


def reply(answer: Struct | Raw, headers: dict[str, str] | None = None) -> Response:
    """An answer, encoded."""
    return Response(msgspec.json.encode(answer), media_type="application/json", headers=headers)


def body(kind: type[F]) -> Any:  # a dependency, which FastAPI does not type
    """The body of a call as a form of this kind."""

    async def read(request: Request) -> F:
        raw = await request.body()
        try:
            # Python reads half characters and numbers that are none, which JSON does not have. In options the
            # check of options tells of them; elsewhere they are refused here.
            form = msgspec.convert(json.loads(raw), kind, strict=False)
            for name, value in msgspec.structs.asdict(form).items():
                if isinstance(value, str) and not _is_whole(value):
                    raise BadForm("server-bad-request", where=name)
        except (ValueError, RecursionError) as error:
            raise BadForm("server-bad-request", where=place_of(str(error))[:80]) from error
        return form

    _forms[read] = kind
    return Depends(read)


_forms: dict[Callable[[Request], Awaitable[Form]], type[Form]] = {}


def _is_whole(text: str) -> bool:
    """Whether a text holds no half of a character."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def place_of(error: str) -> str:
    """Where in a body a mistake is.

    >>> place_of("Expected `str`, got `int` - at `$.seats[0].kind`")
    'seats.0.kind'
    >>> place_of("Object contains unknown field `wind`")
    'wind'
    """
    at, named = _AT.search(error), _FIELD.search(error)
    path = "" if at is None else at["path"].replace("[", ".").replace("]", "")
    parts = [part for part in path.split(".") if part]
    return ".".join([*parts, *([] if named is None else [named["name"]])]) or "-"


def describe_forms(app: FastAPI) -> None:
    """Tell the forms in the description of the API."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
            for route in app.routes:
                if isinstance(route, APIRoute):
                    _describe(route, schema)
            app.openapi_schema = schema
        return app.openapi_schema

    app.openapi = described  # type: ignore[method-assign]  # as FastAPI's documentation has it


def _describe(route: APIRoute, schema: dict[str, Any]) -> None:
    for dependency in route.dependant.dependencies:
        kind = _forms.get(dependency.call) if dependency.call is not None else None
        if kind is None:
            continue
        (form,), components = msgspec.json.schema_components(
            [kind], ref_template="#/components/schemas/{name}"
        )
        schema.setdefault("components", {}).setdefault("schemas", {}).update(components)
        for method in route.methods or ():
            operation = schema["paths"][route.path][method.lower()]
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": form}}}
