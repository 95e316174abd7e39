"""Paragraphs that depend on what was done: read after a text, each whose condition holds.

Which of them were read is kept as marks beside the reference of the text, one character for each paragraph:
``ch.depot/E.1#10``. So a page read long ago still shows what was read then.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from msgspec import field

from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.model import Model, Text

HOLDS, FAILS = "1", "0"


class Recalled(Model, frozen=True, kw_only=True):
    """A paragraph that is read only if its condition holds; ``else`` is read if it does not."""

    if_: Condition = field(name="if")
    text: Text
    else_: Text | None = field(default=None, name="else")

    def read(self, holds: bool) -> Text | None:
        """What is read of it, if anything."""
        return self.text if holds else self.else_


def composed(text: Text, texts: tuple[Recalled, ...], marks: str) -> Text:
    """A text with the paragraphs its marks name. Without a mark a paragraph is not read: the content may have
    grown since."""
    parts = [text]
    for one, mark in zip_longest(texts, marks[: len(texts)]):
        read = one.read(mark == HOLDS) if mark is not None else None
        if read is not None:
            parts.append(read)
    if len(parts) == 1:
        return text
    return Text(fr=_joined(part.fr for part in parts), en=_joined(part.en for part in parts))


def _joined(written: Iterable[str]) -> str:
    return "\n\n".join(one.strip() for one in written)
