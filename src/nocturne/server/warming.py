"""What is made ready in a thread once the server listens: the games, their lists, and what only a first turn
of play would load. So the server starts at once, and the first player waits no longer than the second."""

from __future__ import annotations

import gc
from functools import partial
from typing import Any

import msgspec

from nocturne.bots import make_bot
from nocturne.kernel.game import Game
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.table import new_game
from nocturne.kernel.words import LANGUAGES, words
from nocturne.server.games.catalogue import every_game
from nocturne.server.games.shelves import read_deck_lists
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import update_of

#: Answers of a game played for nobody: enough to have seen the common questions of a first turn.
_ANSWERS = 150
_TOLD_EVERY = 15


def load() -> None:
    """Every game, and what its first table reads."""
    for ident in games():
        new_game(ident, seed="rehearsal")
        # What a position is made of is learnt here, before two threads could learn it at the same moment.
        msgspec.json.Decoder(find_game(ident).position)


def read_lists() -> None:
    """The lists of the start page."""
    every_game(words("en"))
    read_deck_lists()


def rehearse() -> None:
    """The first turns of each game, played by its bots and told in every language to nobody."""
    for ident in games():
        _rehearse(find_game(ident))


def settle() -> None:
    """Tell Python's collector that what is loaded now stays. Looking through all of it for garbage stops
    every table for a third of a second, again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _rehearse(game: Game[Any]) -> None:
    table = new_game(game.id, seed="rehearsal", digests=True)
    names = tuple(f"seat {seat}" for seat in range(table.head.seats))
    tellers = [MarkingTeller(game, lang, names) for lang in LANGUAGES]
    kind = next(iter(game.bots()), "random")
    bots = [make_bot(game, kind, f"rehearsal:{seat}") for seat in range(table.head.seats)]
    while (decision := table.pending()) and table.number < _ANSWERS:
        seat = decision.seat
        if table.number % _TOLD_EVERY == 0:
            for teller in tellers:
                msgspec.json.encode(update_of(table, seat, 0, teller))
        table.answer(seat, bots[seat].choose(decision, partial(table.view, seat)))
