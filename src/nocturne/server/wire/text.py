"""Sentences on the wire: plain text, and names that still tell which thing they name."""

from __future__ import annotations

from typing import Literal, NewType

from msgspec import Struct

GameId = NewType("GameId", str)
"""The id of a game; the page knows those it can draw."""

Lang = Literal["en", "fr"]


class Named(Struct, frozen=True):
    """The name of a thing, with its reference."""

    ref: str
    text: str


Segment = str | Named
"""Part of a sentence: text, or the name of a thing with its reference."""
