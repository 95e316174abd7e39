"""A view as numbers, and options by names that mean the same in every game: what learning programs need.

An encoding is made of named blocks of a fixed shape. All numbers lie between -1 and 1. It is computed from a
view, so nothing in it can tell what the seat does not know. A game that has no encoding of its own gets one
that hashes whatever its view says (``PlainEncoding``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Struct

from nocturne.kernel.decision import Option
from nocturne.kernel.view import View

Row = list[float]


class Block(Struct, frozen=True):
    """A part of an encoding; its numbers stand row after row."""

    name: str
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Encoding(ABC):
    """How a game's view becomes numbers."""

    blocks: Sequence[Block]
    #: How many actions there are to tell apart; many times as many as are ever offered together.
    actions: int = 4096

    @abstractmethod
    def encode(self, view: View) -> dict[str, Row]:
        """The numbers of each block, all of them between -1 and 1."""

    def names(self, options: Sequence[Option], view: View) -> list[str]:
        """What each option is called: the same choice has the same name in any game."""
        return [option.key for option in options]


class PlainEncoding(Encoding):
    """Every number of a view is added at a place drawn from where it stands."""

    SIZE = 512

    def __init__(self) -> None:
        self.blocks = (Block("view", (self.SIZE,)),)

    def encode(self, view: View) -> dict[str, Row]:
        row = [0.0] * self.SIZE
        for path, number in _leaves(msgspec.to_builtins(view.table, str_keys=True), ""):
            place = bucket(path, self.SIZE)
            row[place] = scaled(row[place] + number / 10, 1)
        return {"view": row}


def _leaves(plain: Any, path: str) -> Iterator[tuple[str, float]]:
    """Every number in nested data, with where it stands; a text counts as one at a place of its own."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield from _leaves(value, f"{path}.{key}")
    elif isinstance(plain, list):
        for at, value in enumerate(plain):
            yield from _leaves(value, f"{path}.{at}")
    elif isinstance(plain, str):
        yield f"{path}={plain}", 10.0
    elif plain is not None:
        yield path, float(plain)


def bucket(text: str, size: int) -> int:
    """A place for a text, the same on every machine."""
    return crc32(text.encode()) % size


def scaled(number: float, most: float) -> float:
    """A number as a part of the most it usually is, cut off at one."""
    return max(-1.0, min(1.0, number / most))


def table_of(rows: Iterable[Row], most: int, width: int) -> Row:
    """Rows one after another: so many of them, the missing ones empty."""
    found: Row = []
    for row in rows:
        if len(found) == most * width:
            break
        found += row
    return found + [0.0] * (most * width - len(found))
