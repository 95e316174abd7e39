"""Decks that people have saved: their lists with notes and tags, for themselves, by link, or for everybody.

A deck is saved as the text its owner gave, also with problems: decks are made over several evenings.
Another's private deck is as if it were not there.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, delete, func, insert, select, update

from nocturne.kernel.errors import NocturneError
from nocturne.server.errors import Missing
from nocturne.server.games.shelves import every_shelf
from nocturne.server.people.accounts import Person
from nocturne.server.render.segments import is_clean
from nocturne.server.store.database import decks, people

#: Decks one person may have saved, and the longest list, name and notes that are saved.
MOST_SAVED = 100
LONGEST_LIST = 20_000
LONGEST_NAME = 80
LONGEST_NOTES = 4_000
MOST_TAGS = 10
LONGEST_TAG = 24
#: Public decks that are told at once.
MOST_PUBLIC = 100

Visibility = Literal["private", "link", "public"]


class SavedDeck(Struct, frozen=True):
    """A deck somebody has saved, as the text they gave."""

    id: str
    name: str
    cards: int
    changed: float
    text: str = ""
    notes: str = ""
    tags: tuple[str, ...] = ()
    visibility: Visibility = "private"
    owner: str = ""
    """The name of whoever saved it, to everybody else."""


class Additions(Struct, frozen=True):
    """What else is saved with a deck; what is not named stays as it was."""

    notes: str | UnsetType = UNSET
    tags: Sequence[str] | UnsetType = UNSET
    visibility: Visibility | UnsetType = UNSET


_NOTHING_MORE = Additions()


def read_saved(name: str, text: str, more: Additions = _NOTHING_MORE) -> dict[str, Any]:  # a row of SQL
    """A deck about to be saved, of the first game that finds cards in the list."""
    if not text.strip() or len(text) > LONGEST_LIST or "\x00" in text:
        raise NocturneError("server-deck-list-wrong", most=LONGEST_LIST)
    found = ((shelf, shelf.read(text)[0]) for shelf in every_shelf())
    shelf, deck = next((one for one in found if one[0].size(one[1])), (None, None))
    if shelf is None:
        raise NocturneError("server-deck-list-empty")
    row = {
        "name": _line(name or shelf.name(deck), LONGEST_NAME, "server-deck-name-wrong"),
        "text": text,
        "cards": shelf.size(deck),
        "changed": time.time(),
    }
    if more.notes is not UNSET:
        if len(more.notes) > LONGEST_NOTES or "\x00" in more.notes:
            raise NocturneError("server-deck-notes-wrong", most=LONGEST_NOTES)
        row["notes"] = more.notes
    if more.tags is not UNSET:
        tags = [_line(tag, LONGEST_TAG, "server-deck-tag-wrong") for tag in more.tags]
        row["tags"] = list(dict.fromkeys(tags))[:MOST_TAGS]
    if more.visibility is not UNSET:
        row["visibility"] = more.visibility
    return row


def _line(text: str, most: int, wrong: str) -> str:
    line = " ".join(text.split())
    if not 1 <= len(line) <= most or not is_clean(line):
        raise NocturneError(wrong, most=most)
    return line


def save(db: Connection, person: Person, row: dict[str, Any], ident: str = "") -> SavedDeck:
    """Write a new deck, or the one of this id anew."""
    if ident:
        if not db.execute(update(decks).where(_of(person, ident)).values(**row)).rowcount:
            raise Missing("server-deck-unknown")
        return saved_deck(db, person, ident)
    if _count(db, person) >= MOST_SAVED:
        raise NocturneError("server-decks-most", most=MOST_SAVED)
    ident = secrets.token_hex(8)
    db.execute(insert(decks).values(id=ident, person=person.id, **row))
    return saved_deck(db, person, ident)


def forget(db: Connection, person: Person, ident: str) -> None:
    """A saved deck is wanted no more."""
    if not db.execute(delete(decks).where(_of(person, ident))).rowcount:
        raise Missing("server-deck-unknown")


def saved_decks(db: Connection, person: Person) -> list[SavedDeck]:
    """Somebody's decks, the latest first, without their lists and notes."""
    rows = db.execute(select(decks).where(decks.c.person == person.id).order_by(decks.c.changed.desc()))
    return [_told(row, whole=False) for row in rows]


def public_decks(db: Connection) -> list[SavedDeck]:
    """The latest decks that are for everybody, without their lists and notes."""
    wanted = _owned().where(decks.c.visibility == "public").order_by(decks.c.changed.desc())
    return [_told(row, whole=False, owner=row.owner) for row in db.execute(wanted.limit(MOST_PUBLIC))]


def saved_deck(db: Connection, person: Person | None, ident: str) -> SavedDeck:
    """A deck with its list: one's own, or one that its owner shows to others."""
    row = db.execute(_owned().where(decks.c.id == _checked(ident))).first()
    if row is None:
        raise Missing("server-deck-unknown")
    if person is not None and row.person == person.id:
        return _told(row)
    if row.visibility == "private":
        raise Missing("server-deck-unknown")
    return _told(row, owner=row.owner)


def adopt(db: Connection, guest: Person, person: Person) -> None:
    """A guest has come in by an account they have: their decks go with them, as far as there is room."""
    room = MOST_SAVED - _count(db, person)
    latest = select(decks.c.id).where(decks.c.person == guest.id).order_by(decks.c.changed.desc())
    moved = [row.id for row in db.execute(latest.limit(max(room, 0)))]
    db.execute(update(decks).where(decks.c.id.in_(moved)).values(person=person.id))


def _owned() -> Any:  # a query of SQL
    return select(decks, people.c.name.label("owner")).join(people, people.c.id == decks.c.person)


def _told(row: Any, *, whole: bool = True, owner: str = "") -> SavedDeck:  # a row of SQL
    more = {"text": row.text, "notes": row.notes} if whole else {}
    about = {"id": row.id, "name": row.name, "cards": row.cards, "changed": row.changed}
    shown = {"tags": row.tags, "visibility": row.visibility, "owner": owner}
    return msgspec.convert({**about, **more, **shown}, SavedDeck)


def _count(db: Connection, person: Person) -> int:
    return (
        db.execute(select(func.count()).select_from(decks).where(decks.c.person == person.id)).scalar() or 0
    )


def _checked(ident: str) -> str:
    if not (ident.isascii() and ident.isalnum()):
        raise Missing("server-deck-unknown")
    return ident


def _of(person: Person, ident: str) -> Any:  # a clause of SQL
    return (decks.c.person == person.id) & (decks.c.id == _checked(ident))
