"""The options of a game as a caller may know and set them.

No option that is set from outside may name a file of this machine. Types decide: a switch, a number or a
choice cannot. Any other option is refused, unless the game checks it itself (``Hosting.is_checked``). So the
ban holds for every game that is plugged in, also for one that never heard of it.
"""

from __future__ import annotations

import enum
import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import PurePath
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import BadOptions
from nocturne.kernel.game import Game
from nocturne.kernel.record import Head
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import POSITION
from nocturne.kernel.words import Words
from nocturne.server.wire import calls
from nocturne.server.wire.calls import GameOption

#: A whole table of cards with full hands and decks takes two thirds of this.
_LARGEST_POSITION = 24_000


# -- what may be set


def network_options(game: Game[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """Options as somebody outside gives them, without any way to name a file of this machine."""
    given = dict(options)
    try:
        # What cannot be stored: half characters, numbers that are none or too large for any counter.
        json.dumps(given, allow_nan=False, ensure_ascii=False).encode()
        msgspec.msgpack.encode(given)
    except (ValueError, OverflowError, RecursionError) as error:
        raise BadOptions("server-options-wrong") from error
    _check_position(game, given)
    _check_names(game, given)
    return game.hosting().check_options(given)


def check_recorded(head: Head) -> None:
    """Refuse a record whose options would make this machine read a file of its own, or be a burden to it."""
    game = find_game(head.game)
    _check_names(game, head.options)
    _check_position(game, head.options)
    game.hosting().check_recorded(head.options)


def _check_position(game: Game[Any], options: Mapping[str, Any]) -> None:
    if POSITION not in options:
        return
    if _holds_paths(game.position):
        raise BadOptions("server-option-not-here", name=POSITION)
    if len(msgspec.json.encode(options[POSITION])) > _LARGEST_POSITION:
        raise BadOptions("server-position-too-large", most=_LARGEST_POSITION)


def _check_names(game: Game[Any], options: Mapping[str, Any]) -> None:
    given = {name: value for name, value in options.items() if name != POSITION}
    wrong = _unsafe(game, game.options, given)
    if wrong is None and type(game).read_options is not Game.read_options:
        # A reader of the game's own may make anything of a name that its options do not have.
        known = game.options.__struct_fields__
        checked = game.hosting().is_checked
        wrong = next((name for name in given if name not in known and not checked(name)), None)
    if wrong is not None:
        raise BadOptions("server-option-not-here", name=wrong)


def _unsafe(game: Game[Any], kind: type[Struct], given: Mapping[str, Any]) -> str | None:
    """The first option that may name a file and is not as the game has it by default."""
    kinds = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        if field.name not in given or is_harmless(kinds[field.name]):
            continue
        value, inner = given[field.name], kinds[field.name]
        if isinstance(inner, type) and issubclass(inner, Struct) and isinstance(value, Mapping):
            found = _unsafe(game, inner, value)
            if found is not None:
                return found
        elif value != default_of(field) and not game.hosting().is_checked(field.name):
            return field.name
    return None


def default_of(field: msgspec.structs.FieldInfo) -> Any:  # whatever the option holds
    """What an option is when nobody sets it, as plain data."""
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.to_builtins(field.default_factory(), enc_hook=str)
    return None if field.default is msgspec.NODEFAULT else msgspec.to_builtins(field.default, enc_hook=str)


def is_harmless(kind: Any) -> bool:  # an annotation
    """Whether no value of a type can name a file: switches, numbers, choices, and what is made of them."""
    if get_origin(kind) is Annotated:
        return is_harmless(get_args(kind)[0])
    if get_origin(kind) is Literal:
        return True
    if get_args(kind):
        return all(is_harmless(part) for part in get_args(kind) if part is not Ellipsis)
    if not isinstance(kind, type):
        return False
    if issubclass(kind, Struct):
        return all(map(is_harmless, get_type_hints(kind, include_extras=True).values()))
    return issubclass(kind, (bool, int, float, enum.Enum, NoneType))


@cache
def _holds_paths(kind: Any) -> bool:  # an annotation
    """Whether a type has a path anywhere inside."""
    return _has_path(kind, set())


def _has_path(kind: Any, seen: set[int]) -> bool:  # an annotation
    if id(kind) in seen:
        return False
    seen.add(id(kind))
    if isinstance(kind, type) and issubclass(kind, PurePath):
        return True
    if isinstance(kind, type) and issubclass(kind, Struct):
        return any(_has_path(part, seen) for part in get_type_hints(kind, include_extras=True).values())
    return any(_has_path(part, seen) for part in get_args(kind))


# -- what is told of them


def options_of(game: Game[Any], words: Words) -> list[GameOption]:
    """The options a caller may set."""
    return list(_described(game, game.options, words))


def _described(game: Game[Any], options: type[Struct], words: Words) -> Iterator[GameOption]:
    kinds = get_type_hints(options, include_extras=True)
    hosting = game.hosting()
    decks = hosting.decks()
    for field in msgspec.structs.fields(options):
        kind = kinds[field.name]
        if isinstance(kind, type) and issubclass(kind, Struct):
            yield from _described(game, kind, words)
        elif decks is not None and field.name == decks.option:
            yield calls.DecksOption(*_shared(game, field, words))
        elif is_harmless(kind) or hosting.is_checked(field.name):
            yield _option(game, field, kind, words)


def _shared(game: Game[Any], field: msgspec.structs.FieldInfo, words: Words) -> tuple[str, Any, str]:
    """What is told of every option: its name, its default and what it is about."""
    message = f"{game.id}-option-{field.name}"
    return field.name, default_of(field), words(message) if words.has(message) else ""


def _option(
    game: Game[Any], field: msgspec.structs.FieldInfo, kind: Any, words: Words
) -> GameOption:  # an annotation
    shared = _shared(game, field, words)
    if (choices := _choices(kind)) is not None:
        named = [(choice, f"{game.id}-option-{field.name}-{choice}") for choice in choices]
        labels = [words(name) if words.has(name) else str(choice) for choice, name in named]
        return calls.ChoiceOption(*shared, choices, labels)
    if kind is bool:
        return calls.SwitchOption(*shared)
    if kind is str:
        return calls.TextOption(*shared)
    optional = NoneType in get_args(kind)
    for part in (kind, *get_args(kind)):
        if get_origin(part) is Annotated and get_args(part)[0] is int:
            marks = [mark for mark in get_args(part)[1:] if isinstance(mark, msgspec.Meta)]
            least = next((mark.ge for mark in marks if mark.ge is not None), None)
            most = next((mark.le for mark in marks if mark.le is not None), None)
            return calls.NumberOption(*shared, least, most, optional)
        if part is int:
            return calls.NumberOption(*shared, None, None, optional)
    return calls.OtherOption(*shared)


def _choices(kind: Any) -> list[str | int] | None:  # an annotation
    """The values of a choice; None for an option of another kind."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return [member.value for member in kind]
    return None
