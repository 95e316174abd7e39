"""Decks that people bring to a table. Those they have saved are in ``saved_decks``.

A deck brought to a table is known to whoever brought it and to nobody else until the game is over. So it is
stored apart from the table, and joins the options of the game only as that begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.hosting import Decks
from nocturne.kernel.problems import Problem
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import POSITION
from nocturne.server.games.shelves import too_large
from nocturne.server.store.database import brought
from nocturne.server.tables.stored import StoredTable


class Brought(Struct, frozen=True):
    """A deck somebody has brought to a table; ``precon`` is its code if it is a ready-made one."""

    deck: Any  # plain data of the game's own type
    precon: str = ""


# -- decks brought to a table


def shelf_of(stored: StoredTable) -> Decks[Any] | None:
    """The decks of the game at a table; None where nobody brings one."""
    return find_game(stored.game).hosting().decks()


def as_brought(shelf: Decks[Any], deck: Any) -> Brought:
    """A deck, with its code if it is a ready-made one."""
    return Brought(deck, next((code for code, sold in shelf.ready_made().items() if sold == deck), ""))


def problems_here(stored: StoredTable, given: Brought) -> tuple[Problem, ...]:
    """Everything that keeps a deck from being played at a table."""
    allowed, shelf = stored.settings.decks, shelf_of(stored)
    if shelf is None or allowed == "random" or POSITION in stored.options:
        return (Problem("server-decks-none-brought"),)
    if allowed == "precon" and not given.precon:
        return (Problem("server-decks-precon-only"),)
    if allowed == "house" and given.precon not in shelf.house():
        names = tuple(shelf.name(shelf.ready_made()[code]) for code in shelf.house())
        return (Problem("server-decks-house-only", {"decks": names}),)
    return too_large(shelf, given.deck) or shelf.problems(given.deck, len(stored.seats), stored.options)


def bring(db: Connection, stored: StoredTable, holder: str, given: Brought | None) -> None:
    """Put a deck on the table, face down, or take it back."""
    db.execute(delete(brought).where(brought.c.table == stored.id, brought.c.holder == holder))
    if given is not None:
        row = {"deck": msgspec.to_builtins(given.deck), "precon": given.precon}
        db.execute(insert(brought).values(table=stored.id, holder=holder, **row))


def brought_to(db: Connection, stored: StoredTable) -> dict[str, Brought]:
    """Every deck on a table by its holder: for whoever begins the game, never for a caller."""
    shelf = shelf_of(stored)
    if shelf is None:
        return {}
    rows = db.execute(select(brought).where(brought.c.table == stored.id))
    return {row.holder: Brought(msgspec.convert(row.deck, shelf.kind), row.precon) for row in rows}


def settle(db: Connection, stored: StoredTable) -> None:
    """The table has changed: decks of those who are gone go too, and whose deck does not fit any more is not
    ready."""
    here = {one.holder: one for one in stored.seats if one.holder}
    for holder, given in brought_to(db, stored).items():
        if holder not in here:
            bring(db, stored, holder, None)
        elif problems_here(stored, given):
            here[holder].ready = False


def with_decks(stored: StoredTable, order: list[int], given: Mapping[str, Brought]) -> dict[str, Any]:
    """The options of the game that begins: those of the table with a deck for each seat that has one."""
    shelf = shelf_of(stored)
    if shelf is None or POSITION in stored.options:
        return dict(stored.options)
    own = [given.get(stored.seats[at].holder) for at in order]
    for at, one in zip(order, own, strict=True):
        if one is not None and problems_here(stored, one):
            # What is wrong with it would tell which deck it is.
            raise NocturneError("server-deck-unfit", name=stored.seats[at].name)
    allowed = stored.settings.decks
    others = allowed if allowed in ("house", "random") else ""
    return shelf.with_decks(stored.options, [None if one is None else one.deck for one in own], others)
