"""Decks of VTES that people have: those they saved, and those they bring to a table.

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
from nocturne.kernel.table import POSITION
from nocturne.server.catalogue import LARGEST_DECK
from nocturne.server.kept import Kept, Missing
from nocturne.server.people import Person
from nocturne.server.segments import is_clean
from nocturne.server.store import brought, decks
from nocturne.vtes.decks import Deck, precons, read_deck
from nocturne.vtes.new_game import HOUSE_DECKS, VtesSettings, problems_at, read_settings
from nocturne.vtes.options import VtesOptions
from nocturne.vtes.problems import Problem

#: Decks one person may have saved, and the longest list and name that are saved.
MOST_SAVED = 100
LONGEST_LIST = 20_000
LONGEST_NAME = 80


class Brought(Struct, frozen=True):
    """A deck somebody has brought to a table; ``precon`` is its code if it is a preconstructed one."""

    deck: Deck
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
    """A deck about to be saved. A list with problems is saved too: decks are made over several evenings."""
    if not text.strip() or len(text) > LONGEST_LIST or "\x00" in text:
        raise NocturneError("server-deck-list-wrong", most=LONGEST_LIST)
    found, _problems = read_deck(text)
    if not found.crypt and not found.library:
        raise NocturneError("server-deck-list-empty")
    name = " ".join((name or found.name).split())
    if not 1 <= len(name) <= LONGEST_NAME or not is_clean(name):
        raise NocturneError("server-deck-name-wrong", most=LONGEST_NAME)
    cards = found.crypt_size + found.library_size
    return SavedDeck(secrets.token_hex(8), name, cards, time.time(), text)


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


def as_brought(deck: Deck) -> Brought:
    """A deck, with its code if it is a preconstructed one."""
    return Brought(deck, next((code for code, sold in precons().items() if sold == deck), ""))


def problems_here(kept: Kept, given: Brought) -> tuple[Problem, ...]:
    """Everything that keeps a deck from being played at a table."""
    allowed = kept.settings.decks
    if allowed == "random" or POSITION in kept.options:
        return (Problem("server-decks-none-brought"),)
    if allowed == "precon" and not given.precon:
        return (Problem("server-decks-precon-only"),)
    if allowed == "house" and given.precon not in HOUSE_DECKS:
        names = tuple(precons()[code].name for code in HOUSE_DECKS)
        return (Problem("server-decks-house-only", {"decks": names}),)
    if given.deck.crypt_size + given.deck.library_size > LARGEST_DECK:
        return (Problem("server-deck-too-large", {"most": LARGEST_DECK}),)
    return problems_at(given.deck, len(kept.seats), rules_of(kept.options))


def rules_of(options: Mapping[str, Any]) -> VtesOptions:
    """The switches of a table, without its decks."""
    settings: VtesSettings = read_settings(
        {name: value for name, value in options.items() if name not in ("decks", POSITION)}
    )
    return settings.rules


def bring(db: Connection, kept: Kept, holder: str, given: Brought | None) -> None:
    """Put a deck on the table, face down, or take it back."""
    db.execute(delete(brought).where(brought.c.table == kept.id, brought.c.holder == holder))
    if given is not None:
        row = {"deck": msgspec.to_builtins(given.deck), "precon": given.precon}
        db.execute(insert(brought).values(table=kept.id, holder=holder, **row))


def brought_to(db: Connection, ident: str) -> dict[str, Brought]:
    """Every deck on a table by its holder: for whoever begins the game, never for a caller."""
    rows = db.execute(select(brought).where(brought.c.table == ident))
    return {row.holder: Brought(msgspec.convert(row.deck, Deck), row.precon) for row in rows}


def settle(db: Connection, kept: Kept) -> None:
    """The table has changed: decks of those who are gone go too, and whose deck does not fit any more is not
    ready."""
    here = {one.holder: one for one in kept.seats if one.holder}
    for holder, given in brought_to(db, kept.id).items():
        if holder not in here:
            bring(db, kept, holder, None)
        elif problems_here(kept, given):
            here[holder].ready = False


def with_decks(kept: Kept, order: list[int], given: Mapping[str, Brought]) -> dict[str, Any]:
    """The options of the game that begins: those of the table with a deck for each seat that has one."""
    options = dict(kept.options)
    if kept.game != "vtes" or POSITION in options:
        return options
    decks = [given.get(kept.seats[at].holder) for at in order]
    for at, own in zip(order, decks, strict=True):
        if own is not None and problems_here(kept, own):
            # What is wrong with it would tell which deck it is.
            raise NocturneError("server-deck-unfit", name=kept.seats[at].name)
    if any(decks):
        options["decks"] = [None if own is None else msgspec.to_builtins(own.deck) for own in decks]
    if kept.settings.decks in ("house", "random"):
        options["house"] = "random" if kept.settings.decks == "random" else "starters"
    return options


for _type in (Deck, Brought):  # learnt before there are threads, see ``kept``
    msgspec.json.Decoder(_type)
