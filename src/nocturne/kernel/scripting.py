"""What a game tells those who write scenarios about it: how its option keys look, and what they stand for.

A *form* is written like a key: ``play:@card:#mode:@minion``. A part that begins with ``@`` is the number of
a thing that a position may name (``@seat``: of a seat), with ``#`` another number, with ``*`` any text;
``for|against`` is one of these words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

Naming = Callable[[str, str], str]
"""What is shown in the place of a number, by the part of the form it stands for: ``("minion", "14")``."""


class KeyForms:
    """The forms of a game's option keys.

    >>> forms = KeyForms(("pass", "bleed:@minion", "vote:for|against"))
    >>> forms.fits("bleed:14"), forms.fits("bleed:anson"), forms.fits("vote:against")
    (True, False, True)
    >>> forms.spell("bleed:14", lambda part, number: "@anson")
    'bleed:@anson'
    """

    def __init__(self, forms: Sequence[str]) -> None:
        self.forms = tuple(forms)
        self._patterns = [(re.compile(_pattern(form)), form.split(":")) for form in self.forms]
        self._begins: dict[str, list[tuple[re.Pattern[str], list[str]]]] = {}
        for pattern, parts in self._patterns:
            for word in parts[0].split("|"):
                self._begins.setdefault(word, []).append((pattern, parts))

    def words(self) -> tuple[str, ...]:
        """The words keys begin with."""
        return tuple(self._begins)

    def fits(self, key: str) -> bool:
        """Whether a key has one of the forms."""
        return self._form(key) is not None

    def numbers(self, key: str) -> list[tuple[str, int]]:
        """The numbers in a key, each with the name of its part: ``("@minion", 14)``."""
        parts = self._form(key) or ()
        pairs = zip(parts, key.split(":"), strict=True)
        return [(part, int(value)) for part, value in pairs if part[0] in "@#"]

    def spell(self, key: str, name: Naming) -> str:
        """A key with names in the place of the numbers of things."""
        parts = self._form(key)
        if parts is None:
            return key
        pairs = zip(parts, key.split(":"), strict=True)
        return ":".join(name(part[1:], value) if part[0] == "@" else value for part, value in pairs)

    def _form(self, key: str) -> list[str] | None:
        for pattern, parts in self._begins.get(key.partition(":")[0], ()):
            if pattern.fullmatch(key):
                return parts
        return None


def _pattern(form: str) -> str:
    return ":".join(_part(part) for part in form.split(":"))


def _part(part: str) -> str:
    if part[0] in "@#":
        return r"-?\d+"
    return r"[^:]+" if part[0] == "*" else f"(?:{part})"


class Scripting:
    """What a game tells whoever writes scenarios. Every hook has a default: of a game without forms any key
    may be written."""

    forms: ClassVar[KeyForms] = KeyForms(())

    def knows(self, state: Any, key: str) -> bool:
        """Whether such a key can be offered in this game at all, at some time."""
        return not self.forms.forms or self.forms.fits(key)

    def meant(self, state: Any, key: str) -> str:
        """The key that is meant where this one is not offered: the game may take the number of a thing for
        what is printed on it."""
        return key

    def turn(self, state: Any) -> int | None:
        """The number of the turn; None in a game without turns."""
        return None

    def standing(self, state: Any) -> str:
        """Where the game stands, in a few words of scenario files; empty where there is nothing to add."""
        return ""

    def numbering(self, state: Any) -> Callable[[Any], Mapping[str, str]]:
        """Remembers what the numbers of things stand for. Called with the state after an answer, it gives
        the new number of each thing that was numbered anew, as by a shuffle."""
        return lambda after: {}


PLAIN_SCRIPTING = Scripting()
