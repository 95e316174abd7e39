"""Game options given as ``name=value`` on the command line, read by the type the game declares."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from nocturne.kernel.errors import BadOptions
from nocturne.kernel.game import Game


def read_pairs(game: Game[Any], pairs: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """The options as plain data. A name the game does not have or a value of the wrong kind is refused
    with what would be right."""
    kinds = get_type_hints(game.options, include_extras=True)
    found: dict[str, Any] = {}
    for name, text in pairs:
        field = name.replace("-", "_")
        if field not in kinds:
            raise BadOptions("cli-option-unknown", game=game.id, name=name, known=", ".join(kinds) or "-")
        found[field] = _value(game, name, text, kinds[field])
    return found


def _value(game: Game[Any], name: str, text: str, kind: Any) -> Any:
    if text[:1] in ("[", "{"):
        try:
            return msgspec.to_builtins(msgspec.json.decode(text, type=kind))
        except msgspec.DecodeError as error:
            raise BadOptions("cli-option-unreadable", game=game.id, name=name, detail=str(error)) from error
    try:
        # Not strict: "3" is a number and "true" a truth where the game wants one.
        return msgspec.to_builtins(msgspec.convert(text, kind, strict=False))
    except msgspec.ValidationError as error:
        raise BadOptions(
            "cli-option-wrong", game=game.id, name=name, value=text, kind=accepted(kind)
        ) from error


def accepted(kind: Any) -> str:
    """What may be written for an option: its values where they can be listed, else its type."""
    if get_origin(kind) is Literal:
        return " | ".join(str(value) for value in get_args(kind))
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return " | ".join(str(member.value) for member in kind)
    if kind is bool:
        return "true | false"
    if isinstance(kind, type) and not get_args(kind):
        return kind.__name__
    return str(kind).replace("typing.", "")
