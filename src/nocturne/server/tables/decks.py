"""Decks that people have: those they saved, and those they bring to a table.

A deck brought to a table is known to whoever brought it and to nobody else until the game is over. So it is
stored apart from the table, and joins the options of the game only as that begins.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.hosting import Decks
from nocturne.kernel.problems import Problem
from nocturne.kernel.registry import find_game
from nocturne.kernel.table import POSITION
from nocturne.server.errors import Missing
from nocturne.server.games.shelves import every_shelf, too_large
from nocturne.server.people.accounts import Person
from nocturne.server.render.segments import is_clean
from nocturne.server.store.database import brought, decks
from nocturne.server.tables.stored import StoredTable

#: Decks one person may have saved, and the longest list and name that are saved.
MOST_SAVED = 100
LONGEST_LIST = 20_000
LONGEST_NAME = 80


class Brought(Struct, frozen=True):
    """A deck somebody has brought to a table; ``precon`` is its code if it is a ready-made one."""

    deck: Any  # plain data of the game's own type
    precon: str = ""


class SavedDeck(Struct, frozen=True):
    """A deck somebody has saved, as the text they gave."""

    id: str
    name: str
    cards: int
    changed: float
    text: str = ""


# -- saved decks


def read_saved(name: str, text: str) -> SavedDeck:
    """A deck about to be saved, of the first game that finds cards in the list. A list with problems is saved
    too: decks are made over several evenings."""
    if not text.strip() or len(text) > LONGEST_LIST or "\x00" in text:
        raise NocturneError("server-deck-list-wrong", most=LONGEST_LIST)
    found = ((shelf, shelf.read(text)[0]) for shelf in every_shelf())
    shelf, deck = next((one for one in found if one[0].size(one[1])), (None, None))
    if shelf is None:
        raise NocturneError("server-deck-list-empty")
    name = " ".join((name or shelf.name(deck)).split())
    if not 1 <= len(name) <= LONGEST_NAME or not is_clean(name):
        raise NocturneError("server-deck-name-wrong", most=LONGEST_NAME)
    return SavedDeck(secrets.token_hex(8), name, shelf.size(deck), time.time(), text)


def save(db: Connection, person: Person, saved: SavedDeck, ident: str = "") -> SavedDeck:
    """Write a new deck, or the one of this id anew."""
    row = msgspec.structs.asdict(saved)
    if ident:
        row["id"] = ident
        changed = db.execute(update(decks).where(_of(person, ident)).values(**row))
        if not changed.rowcount:
            raise Missing("server-deck-unknown")
        return msgspec.structs.replace(saved, id=ident)
    count = select(func.count()).select_from(decks).where(decks.c.person == person.id)
    if (db.execute(count).scalar() or 0) >= MOST_SAVED:
        raise NocturneError("server-decks-most", most=MOST_SAVED)
    db.execute(insert(decks).values(person=person.id, **row))
    return saved


def forget(db: Connection, person: Person, ident: str) -> None:
    """A saved deck is wanted no more."""
    if not db.execute(delete(decks).where(_of(person, ident))).rowcount:
        raise Missing("server-deck-unknown")


def saved_decks(db: Connection, person: Person) -> list[SavedDeck]:
    """Somebody's decks, the latest first, without their lists."""
    wanted = select(decks.c.id, decks.c.name, decks.c.cards, decks.c.changed)
    rows = db.execute(wanted.where(decks.c.person == person.id).order_by(decks.c.changed.desc()))
    return [SavedDeck(row.id, row.name, row.cards, row.changed) for row in rows]


def saved_deck(db: Connection, person: Person, ident: str) -> SavedDeck:
    """One of somebody's decks, with its list."""
    row = db.execute(select(decks).where(_of(person, ident))).first()
    if row is None:
        raise Missing("server-deck-unknown")
    return SavedDeck(row.id, row.name, row.cards, row.changed, row.text)


def _of(person: Person, ident: str) -> Any:  # a clause of SQL
    if not (ident.isascii() and ident.isalnum()):
        raise Missing("server-deck-unknown")
    return (decks.c.person == person.id) & (decks.c.id == ident)


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
