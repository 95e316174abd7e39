"""What can be played here: every game with its seats, bots, options and stops."""

from __future__ import annotations

from functools import cache
from typing import Any

from nocturne.bots import bot_names
from nocturne.kernel.game import Game
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.words import Words
from nocturne.server.options import Json, options_told

#: Players that are too dull to be offered to anybody.
_FOR_TESTS = ("first",)


def games_told(words: Words) -> list[Json]:
    """Every game that can be played."""
    return [_game_told(ident, words.lang) for ident in games()]


@cache
def _game_told(ident: str, lang: str) -> Json:
    game, words = find_game(ident), Words(lang)
    least, most = game.seats
    told: Json = {
        "id": game.id,
        "title": title(game.id, words),
        "about": words(f"{game.id}-about") if words.has(f"{game.id}-about") else "",
        "seats": {"least": least, "most": most, "usual": game.usual_seats},
        "bots": _bots_told(game, words),
        "options": options_told(game, words),
        "stops": _stops_told(game, words),
    }
    if (decks := game.hosting().decks()) is not None:
        ready_made = decks.ready_made()
        told["house_decks"] = [{"code": code, "name": decks.name(ready_made[code])} for code in decks.house()]
    return told


def _bots_told(game: Game[Any], words: Words) -> list[Json]:
    """The players people are offered, the usual one first, by level and how they play."""

    def said(*messages: str) -> str:
        return next((words(message) for message in messages if words.has(message)), "")

    return [
        {
            "name": name,
            "title": said(f"bots-{name}") or name,
            "about": said(f"bots-{name}-about-{game.id}", f"bots-{name}-about"),
        }
        for name in (*game.bots(), *(one for one in bot_names(game) if one not in game.bots()))
        if name not in _FOR_TESTS
    ]


def _stops_told(game: Game[Any], words: Words) -> list[Json]:
    """Where a person may want to be asked: by window, with what is asked there and the roles in it."""
    found: dict[str, Json] = {}
    for stop in game.stops():
        window = found.setdefault(
            stop.window,
            {"window": stop.window, "about": words(f"{game.id}-window-{stop.window}"), "roles": []},
        )
        about = words(f"{game.id}-asked-as-{stop.role}")
        window["roles"].append(
            {"role": stop.role, "about": about, "on": stop.on, "easy": stop.on and stop.easy}
        )
    return list(found.values())


def title(ident: str, words: Words) -> str:
    """What a game is called."""
    return words(f"{ident}-title") if words.has(f"{ident}-title") else ident
