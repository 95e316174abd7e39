"""Game options given as ``name=value`` on the command line, read by the type the game declares."""

from __future__ import annotations

import argparse
import enum
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadOptions, NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.table import new_game
from nocturne.lab.play import Options


def read_pairs(game: Game[Any], pairs: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """The options as plain data. A name the game does not have or a value of the wrong kind is refused
    with what would be right; a game that reads its options itself is left to say so in its own way."""
    kinds = get_type_hints(game.options, include_extras=True)
    reads_itself = type(game).read_options is not Game.read_options
    found: dict[str, Any] = {}
    for name, text in pairs:
        field = name.replace("-", "_")
        kind = kinds.get(field)
        read = _read(text, kind)
        if kind is None and not reads_itself:
            raise BadOptions("cli-option-unknown", game=game.id, name=name, known=", ".join(kinds) or "-")
        try:
            # Not strict: "3" is a number and "true" a truth where the game wants one.
            found[field] = msgspec.to_builtins(msgspec.convert(read, kind or Any, strict=False))
        except msgspec.ValidationError as error:
            if not reads_itself:
                raise BadOptions("cli-option-wrong", name=name, value=text, kind=accepted(kind)) from error
            found[field] = read
    return found


def _read(text: str, kind: Any) -> Any:
    """A text as plain data: a list where one is wanted, JSON where nothing is said, else itself."""
    many = get_origin(kind) in (list, tuple, set, frozenset)
    if kind is None or text[:1] in ("[", "{"):
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            pass
    return [part.strip() for part in text.split(",")] if many else text


def accepted(kind: Any) -> str:
    """What may be written for an option: its values where they can be listed, else its type."""
    if get_origin(kind) is Annotated:
        base, *marks = get_args(kind)
        return " ".join(
            [accepted(base), *(_range(mark) for mark in marks if isinstance(mark, msgspec.Meta))]
        ).strip()
    if get_origin(kind) is Literal:
        return " | ".join(str(value) for value in get_args(kind))
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return " | ".join(str(member.value) for member in kind)
    if kind is bool:
        return "true | false"
    if isinstance(kind, type) and not get_args(kind):
        return kind.__name__
    return str(kind).replace("typing.", "")


def _range(mark: msgspec.Meta) -> str:
    low, high = mark.ge, mark.le
    if low is not None and high is not None:
        return f"{low:g}–{high:g}"
    return f"≥ {low:g}" if low is not None else f"≤ {high:g}" if high is not None else ""


class Drawn:
    """Options that are drawn anew for every game: a list with a value for each seat (decks, say), out of
    those a folder holds."""

    def __init__(self, options: Mapping[str, Any], name: str, values: list[Any]) -> None:
        self.options = options
        self.name = name
        self.values = values

    def __call__(self, seats: int, chance: Chance) -> Mapping[str, Any]:
        left = list(self.values)
        chance.shuffle(left)
        drawn = (left * (seats // len(left) + 1))[:seats]
        return {**self.options, self.name: drawn}

    def options_and_values(self) -> Mapping[str, Any]:
        """The options with everything that may be drawn: two that give the same draw the same."""
        return {**self.options, self.name: {"drawn from": self.values}}


def read_drawn(game: Game[Any], seats: int, options: Mapping[str, Any], name: str, folder: str) -> Drawn:
    """The files of a folder that the game accepts for every seat; the others are left out."""
    files = sorted(file for file in Path(folder).glob("*") if file.is_file())
    if not files:
        raise BadOptions("cli-draw-empty", folder=folder)
    values: list[Any] = []
    refused: NocturneError | None = None
    for file in files:
        try:
            table = new_game(game.id, seats=seats, options={**options, name: [str(file)] * seats})
        except NocturneError as error:
            refused = error
        else:
            values.append(table.head.options[name][0])
    if not values:
        raise BadOptions("cli-draw-none", folder=folder, files=len(files), detail=str(refused))
    return Drawn(options, name, values)


def read_table(game: Game[Any], arguments: argparse.Namespace) -> tuple[int, Options]:
    """How many sit at the tables of many games, and with what options. Wrong seats or options are refused
    once, instead of in every game."""
    fixed = read_pairs(game, arguments.option)
    seats = arguments.seats or game.usual_seats
    new_game(game.id, seats=seats, seed=arguments.seed, options=fixed)
    return seats, fixed if arguments.draw is None else read_drawn(game, seats, fixed, *arguments.draw)
