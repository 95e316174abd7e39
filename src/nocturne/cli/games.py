"""``nocturne games``: what can be played here, and what can be chosen about it."""

from __future__ import annotations

import argparse
import json
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table as Grid

from nocturne.bots import bot_names
from nocturne.cli.choosing import accepted
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.game import Game
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.words import Words, words


def run(arguments: argparse.Namespace) -> int:
    """The subcommand."""
    say = words()
    found = [find_game(arguments.game)] if arguments.game else load_games(console(error=True), say)
    if arguments.json:
        described = [describe(game, say) for game in found]
        print_json(described[0] if arguments.game else described)
    elif arguments.game:
        _show_one(found[0], say)
    else:
        _show_all(found, say)
    return 0


def load_games(err: Console, say: Words) -> list[Game[Any]]:
    """Every game that can be played; one that does not load is named and does not keep the others away."""
    found = []
    for ident in games():
        try:
            found.append(find_game(ident))
        except Exception as problem:  # anything can go wrong in a module from elsewhere
            detail = f"{type(problem).__name__}: {problem}"
            err.print(say("cli-games-broken", game=ident, detail=detail), style="yellow", soft_wrap=True)
    return found


def describe(game: Game[Any], say: Words) -> dict[str, Any]:
    """A game as plain data."""
    least, most = game.seats
    return {
        "id": game.id,
        "title": title(game.id, say),
        "about": _about(game, say),
        "seats": {"least": least, "most": most, "usual": game.usual_seats},
        "bots": bot_names(game),
        "options": {
            name: {"default": default, "accepts": kind, "about": about}
            for name, default, kind, about in _options(game, say)
        },
    }


def title(ident: str, say: Words) -> str:
    """What a game is called."""
    message = f"{ident}-title"
    return say(message) if say.has(message) else ident


def _about(game: Game[Any], say: Words) -> str:
    message = f"{game.id}-about"
    return say(message) if say.has(message) else ""


def _options(game: Game[Any], say: Words) -> list[tuple[str, Any, str, str]]:
    return _fields(game.id, game.options, say)


def _fields(ident: str, options: type[Struct], say: Words) -> list[tuple[str, Any, str, str]]:
    """Name, default, accepted values and meaning of each option; options within options are set alike."""
    kinds = get_type_hints(options, include_extras=True)
    found = []
    for field in msgspec.structs.fields(options):
        kind = kinds[field.name]
        if isinstance(kind, type) and issubclass(kind, Struct):
            found += _fields(ident, kind, say)
            continue
        default = field.default if field.default is not msgspec.NODEFAULT else None
        if field.default_factory is not msgspec.NODEFAULT:
            default = field.default_factory()
        message = f"{ident}-option-{field.name}"
        about = say(message) if say.has(message) else ""
        found.append((field.name, msgspec.to_builtins(default), accepted(kind), about))
    return found


def _show_all(found: list[Game[Any]], say: Words) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("cli-games-id", "cli-games-title", "cli-games-seats", "cli-games-about"):
        grid.add_column(say(heading))
    for game in found:
        least, most = game.seats
        grid.add_row(
            game.id, title(game.id, say), say("cli-games-range", least=least, most=most), _about(game, say)
        )
    out = console()
    out.print(grid)
    out.print()
    out.print(say("cli-games-next"), style="dim")


def _show_one(game: Game[Any], say: Words) -> None:
    out = console()
    least, most = game.seats
    out.print(title(game.id, say), style="bold")
    if about := _about(game, say):
        out.print(about)
    out.print(say("cli-games-seats-line", least=least, most=most, usual=game.usual_seats))
    out.print(say("cli-games-bots-line", bots=", ".join(bot_names(game))))
    options = _options(game, say)
    if not options:
        out.print(say("cli-games-no-options"))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("cli-games-option", "cli-games-default", "cli-games-accepts", "cli-games-about"):
        grid.add_column(say(heading))
    for name, default, kind, text in options:
        grid.add_row(name, json.dumps(default, ensure_ascii=False), kind, text)
    out.print()
    out.print(grid)
