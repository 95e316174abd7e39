"""Sentences in segments: plain text, and names that still tell which thing they name.

While Fluent makes a sentence, every name stands between private-use characters; afterwards the sentence is
cut along them. So an interface can light up a card where the log names it, in any language.
"""

from __future__ import annotations

import re
from typing import Any

from nocturne.kernel.game import Game
from nocturne.kernel.telling import SeatWords, Teller
from nocturne.kernel.view import View
from nocturne.server.wire.text import Named, Segment

_OPEN, _BETWEEN, _CLOSE = "\ue000", "\ue001", "\ue002"
_NOTHING = ("", "none")
_NAMED = re.compile(f"{_OPEN}([^{_BETWEEN}]*){_BETWEEN}([^{_CLOSE}]*){_CLOSE}")


class MarkingTeller(Teller):
    """A teller that marks the names in its sentences, to be cut by ``segments``."""

    def __init__(self, game: Game[Any], lang: str, names: tuple[str, ...]) -> None:
        super().__init__(game, SeatWords(lang, names), names)

    def plain_name(self, ref: str, view: View | None) -> str:
        """A name by itself, without marks."""
        return super().name(ref, view)

    def name(self, ref: str, view: View | None) -> str:
        name = super().name(ref, view)
        # Messages choose another form where there is nothing to name: a mark would hide that from them.
        return name if name in _NOTHING else f"{_OPEN}{ref}{_BETWEEN}{name}{_CLOSE}"


def segments(sentence: str) -> list[Segment]:
    """A marked sentence cut into its parts; it begins with a capital.

    >>> segments("\\ue000card:14\\ue001the Krid\\ue002 hunts.")
    [Named(ref='card:14', text='The Krid'), ' hunts.']
    """
    found: list[Segment] = []
    at = 0
    for match in _NAMED.finditer(sentence):
        if match.start() > at:
            found.append(sentence[at : match.start()])
        found.append(Named(match[1], match[2]))
        at = match.end()
    if at < len(sentence):
        found.append(sentence[at:])
    if found and isinstance(first := found[0], Named):
        found[0] = Named(first.ref, first.text[:1].upper() + first.text[1:])
    return found


def is_clean(text: str) -> bool:
    """Whether a text typed by a person holds only printable characters, none of them private."""
    return text.isprintable() and not any("\ue000" <= letter <= "\uf8ff" for letter in text)
