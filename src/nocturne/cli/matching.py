"""Understanding what a person typed: a number, a key, or any part of a label that means one thing only."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple


class Named(NamedTuple):
    """Something that can be typed: its key and its label in words."""

    key: str
    label: str


def plain(text: str) -> str:
    """Without case, accents, typographic quotes and doubled spaces: ``L’Épée`` and ``l'epee`` are one."""
    text = text.replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def meant(text: str, things: Sequence[Named]) -> list[int]:
    """The positions of the things that may be meant, by the strictest reading that finds any: a key, a
    whole label, its beginning, a part of it beginning with a word, any part, all words in any order."""
    wanted = plain(text)
    if not wanted:
        return []
    exact = [i for i, thing in enumerate(things) if thing.key == text.strip()]
    if exact:
        return exact
    labels = [plain(thing.label) for thing in things]
    words = wanted.split()
    readings = (
        [i for i, label in enumerate(labels) if label == wanted],
        [i for i, label in enumerate(labels) if f" {label} ".find(f" {wanted} ") >= 0],
        [i for i, label in enumerate(labels) if label.startswith(wanted)],
        [i for i, label in enumerate(labels) if f" {wanted}" in label],
        [i for i, label in enumerate(labels) if wanted in label],
        [i for i, label in enumerate(labels) if all(word in label for word in words)],
        [i for i, thing in enumerate(things) if plain(thing.key).startswith(wanted)],
    )
    return next((found for found in readings if found), [])


def chosen(text: str, things: Sequence[Named]) -> list[int]:
    """Like ``meant``, where a number names the thing at that place of a list counted from 1."""
    text = text.strip()
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(things):
        return [int(text) - 1]
    return meant(text, things)
