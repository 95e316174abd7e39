"""What a table is opened with: options with which its game can begin, and decks that lie on it already."""

from __future__ import annotations

from typing import Any

import msgspec

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.game import Game
from nocturne.kernel.problems import Refused
from nocturne.kernel.table import POSITION, new_game, read_options
from nocturne.server.games.options import network_options
from nocturne.server.tables.decks import Brought, as_brought, problems_here, shelf_of
from nocturne.server.tables.stored import StoredTable


def checked_options(game: Game[Any], options: dict[str, Any], seats: int) -> dict[str, Any]:
    """Options with which a game can be begun; refuses others."""
    options = network_options(game, options)
    if POSITION in options:
        new_game(game.id, seats=seats, options=options)
    else:
        read_options(game, options)
    return options


def decks_given(stored: StoredTable) -> dict[str, Brought]:
    """The decks a table is opened with, one for each seat whose holder is known; out of the options, which
    everybody at the table may read. Who takes an open seat brings their own."""
    found: dict[str, Brought] = {}
    shelf = shelf_of(stored)
    if shelf is None:
        return found
    for at, written in enumerate(stored.options.pop(shelf.option, ())):
        if written is None or at >= len(stored.seats):
            continue
        if stored.seats[at].kind == "open":
            raise NocturneError("server-deck-open-seat", number=at + 1)
        given = as_brought(shelf, msgspec.convert(written, shelf.kind))
        if problems := problems_here(stored, given):
            raise Refused(problems)
        found[stored.seats[at].holder] = given
    return found
