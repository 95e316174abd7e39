"""What can be played here: every game with its seats, bots, options and stops."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import UNSET

from nocturne.bots import bot_names
from nocturne.kernel.game import Game
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.words import Words
from nocturne.server.games.options import options_of
from nocturne.server.wire import calls
from nocturne.server.wire.text import GameId

#: Players that are too dull to be offered to anybody.
_FOR_TESTS = ("first",)


def every_game(words: Words) -> calls.Games:
    """Every game that can be played."""
    return calls.Games([game_of(ident, words.lang) for ident in games()])


@cache
def game_of(ident: str, lang: str) -> calls.Game:
    """A game as it is told in a language."""
    game, words = find_game(ident), Words(lang)
    least, most = game.seats
    decks = game.hosting().decks()
    return calls.Game(
        id=GameId(game.id),
        title=title(game.id, words),
        about=words(f"{game.id}-about") if words.has(f"{game.id}-about") else "",
        seats=calls.SeatCount(least, most, game.usual_seats),
        bots=_bots(game, words),
        options=options_of(game, words),
        stops=_stops(game, words),
        house_decks=UNSET
        if decks is None
        else [calls.DeckName(code, decks.name(decks.ready_made()[code])) for code in decks.house()],
        presets=_presets(game, words) or UNSET,
    )


def _presets(game: Game[Any], words: Words) -> list[calls.RulesPreset]:
    """The rules one may play by, each with a sentence."""
    hosting = game.hosting()
    return [
        calls.RulesPreset(
            preset.name,
            words(f"{game.id}-preset-{preset.name}"),
            words(f"{game.id}-preset-{preset.name}-about"),
            dict(preset.options),
            preset.name == hosting.proposed,
        )
        for preset in hosting.presets()
    ]


def _bots(game: Game[Any], words: Words) -> list[calls.BotPlayer]:
    """The players people are offered, the usual one first, by level and how they play."""

    def said(*messages: str) -> str:
        return next((words(message) for message in messages if words.has(message)), "")

    return [
        calls.BotPlayer(
            name,
            said(f"bots-{name}") or name,
            said(f"bots-{name}-about-{game.id}", f"bots-{name}-about"),
        )
        for name in (*game.bots(), *(one for one in bot_names(game) if one not in game.bots()))
        if name not in _FOR_TESTS
    ]


def _stops(game: Game[Any], words: Words) -> list[calls.Stop]:
    """Where a person may want to be asked: by window, with what is asked there and the roles in it."""
    found: dict[str, calls.Stop] = {}
    for stop in game.stops():
        about = words(f"{game.id}-window-{stop.window}")
        window = found.setdefault(stop.window, calls.Stop(stop.window, about, []))
        role = words(f"{game.id}-asked-as-{stop.role}")
        window.roles.append(calls.StopRole(stop.role, role, stop.on, stop.on and stop.easy))
    return list(found.values())


def title(ident: str, words: Words) -> str:
    """What a game is called."""
    return words(f"{ident}-title") if words.has(f"{ident}-title") else ident
