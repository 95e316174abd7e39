"""The registry of games: entry points of the group ``nocturne.games``, loaded when asked for."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from nocturne.kernel.errors import UnknownGame
from nocturne.kernel.game import Game
from nocturne.kernel.words import add_place

_GROUP = "nocturne.games"
_added: dict[str, str] = {}


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=_GROUP)}


def games() -> list[str]:
    """The ids of the games that can be played here."""
    return sorted({*_installed(), *_added})


def add_game(ident: str, where: str) -> None:
    """Make a game known for this process: ``where`` is ``package.module:attribute``."""
    _added[ident] = where
    find_game.cache_clear()


def added_games() -> dict[str, str]:
    """What ``add_game`` made known, for another process that should know it too."""
    return dict(_added)


@cache
def find_game(ident: str) -> Game[Any]:
    """The game of this id."""
    if ident in _added:
        module, _, attribute = _added[ident].partition(":")
        game = getattr(import_module(module), attribute)
    elif ident in _installed():
        game = _installed()[ident].load()
    else:
        near = difflib.get_close_matches(ident, games(), n=1)
        raise UnknownGame(
            "kernel-game-unknown", game=ident, games=", ".join(games()), near=near[0] if near else "none"
        )
    if game.locale is not None:
        add_place(game.locale)
    found: Game[Any] = game
    return found
