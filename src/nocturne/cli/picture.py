"""The table as a picture in the terminal: the game's own drawing or, for a game that has none, one made
from its view: what belongs to each seat in columns under the seats' names, the rest in lines above."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nocturne.kernel.game import Game
from nocturne.kernel.telling import Teller
from nocturne.kernel.view import View
from nocturne.kernel.words import Words, outline

_INDENT = 6
"""How much further in a line may go on that was too long."""


def picture(game: Game[Any], view: View, words: Words, width: int) -> RenderableType:
    """What a seat sees, to be printed."""
    if type(game).draw is Game.draw:
        return _from_view(game, view, words)
    drawn = game.draw(view, words, width)
    if isinstance(drawn, str):
        return Text.from_markup(drawn)
    made: RenderableType = drawn
    return made


def with_continuations(numbers: list[int], lines: list[str], width: int) -> list[int]:
    """Some lines of a picture, each with the line in which it goes on where it was too long for the window:
    one whose first word would have found no place before it."""
    wanted: set[int] = set()
    for number in numbers:
        wanted.add(number)
        while (line := lines[number]) and number + 1 < len(lines):
            indent = len(line) - len(line.lstrip())
            following = lines[number + 1]
            deeper = len(following) - len(following.lstrip()) > indent
            first = following.split()[0] if following.strip() else ""
            if not deeper or len(line) + len(first) < width - _INDENT:
                break
            number += 1
            wanted.add(number)
    return sorted(wanted)


def standings(points: tuple[float, ...], winners: tuple[int, ...], teller: Teller) -> list[str]:
    """How a game ended, the best first."""
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    return [
        teller.words(
            "cli-play-standing",
            name=teller.name(f"seat:{seat}", None),
            points=f"{points[seat]:g}",
            won="yes" if seat in winners else "no",
        )
        for seat in order
    ]


def _from_view(game: Game[Any], view: View, words: Words) -> RenderableType:
    plain = msgspec.to_builtins(view.table)
    if not isinstance(plain, dict):
        return Text(outline(view.table))
    by_seat = {name: value for name, value in plain.items() if _one_each(value, view.seats)}
    lines = [
        Text(f"{_label(game, name, words)} {_cell(value)}")
        for name, value in plain.items()
        if name not in by_seat
    ]
    if not by_seat:
        return Group(*lines)
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column()
    for seat in range(view.seats):
        name = words("kernel-seat", number=seat + 1)
        mine = seat == view.seat
        grid.add_column(words("cli-play-yours", name=name) if mine else name, style="bold" if mine else "")
    for name, values in by_seat.items():
        grid.add_row(_label(game, name, words), *(_cell(value) for value in values))
    return Group(*lines, grid)


def _one_each(value: object, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats


def _label(game: Game[Any], field: str, words: Words) -> str:
    message = f"{game.id}-field-{field}"
    return words(message) if words.has(message) else field.replace("_", " ")


def _cell(value: object) -> str:
    if isinstance(value, list):
        return " ".join(_cell(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_cell(item)}" for key, item in value.items())
    return "-" if value is None else str(value)
