"""The rules of a game as a book, as a call answers it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from nocturne.server.wire.text import GameId


class BookRule(Struct, frozen=True):
    """A rule."""

    id: str
    text: str
    kind: Literal["book", "ruling", "derived", "designed", "example"]
    """Printed, a ruling, what follows from others, our own reading of a gap, an example."""
    repeats: str | UnsetType = UNSET
    """The id of the rule it says again."""
    excused: str | UnsetType = UNSET
    """Why it does not apply at a digital table."""
    options: list[str] | UnsetType = UNSET
    """The options of a table that decide how it is read."""


class BookSection(Struct, frozen=True):
    """Some rules that belong together."""

    id: str
    title: str
    rules: list[BookRule]


class BookChapter(Struct, frozen=True):
    """Some sections."""

    id: str
    title: str
    sections: list[BookSection]


class BookOption(Struct, frozen=True):
    """What an option is about, and how it is set where nobody changes it."""

    about: str
    default: str


class Book(Struct, frozen=True):
    """The rules of a game."""

    game: GameId
    title: str
    chapters: list[BookChapter]
    options: dict[str, BookOption]
