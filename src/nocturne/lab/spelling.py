"""How a failed scenario shows what there was: with the names of the position in the place of numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from nocturne.kernel.event import Emitted, Event, refs_of
from nocturne.kernel.scripting import KeyForms
from nocturne.lab.compare import Names, show

_SEAT = "seat"


class Spelling:
    """Puts ``@names`` where numbers stand for things, and follows what is numbered anew."""

    def __init__(
        self, names: Names, seats: Sequence[str], forms: KeyForms, meant: Callable[[str], str]
    ) -> None:
        self.names = names
        self.forms = forms
        self.meant = meant
        self._seats = {str(number): name for number, name in enumerate(seats)}
        self._seat_names = {*seats, *(f"{_SEAT}{number + 1}" for number in range(len(seats)))}
        self._things = [name for name in names.names if name not in self._seat_names]
        self._read()

    def _read(self) -> None:
        self._called: dict[str, str] = {}
        for name in self._things:
            self._called.setdefault(self.names.names[name], f"@{name}")

    def renumber(self, moved: Mapping[str, str]) -> None:
        """Names go on to mean what they meant when things get new numbers."""
        if moved:
            for name in self._things:
                number = self.names.names[name]
                self.names.names[name] = moved.get(number, number)
            self._read()

    def key(self, key: str) -> str:
        """A key as a scenario writes it."""
        spelled = self.forms.spell(key, self._name)
        word, _, number = key.partition(":")
        if spelled != key or not number.isdecimal():
            return spelled
        # The game asks for something by another number than that of the thing.
        other = (name for name in self._things if self.meant(f"{word}:{self.names.names[name]}") == key)
        found = next(other, None)
        return key if found is None or self.names.names[found] == number else f"{word}:@{found}"

    def _name(self, kind: str, number: str) -> str:
        if kind == _SEAT:
            return f"@{self._seats[number]}" if number in self._seats else number
        return self._called.get(number, number)

    def event(self, event: Event) -> str:
        """An event as a scenario writes it."""
        fields = msgspec.to_builtins(event)
        fields.pop("event", None)
        for field, kind in refs_of(type(event)).items():
            if kind in (_SEAT, "card") and field in fields:
                fields[field] = self._named(kind, fields[field])
        return f"{type(event).__name__} {show(fields)}"

    def events(self, told: Iterable[Emitted]) -> str:
        """Some events, one after the other."""
        return "; ".join(self.event(entry.event) for entry in told) or "-"

    def _named(self, kind: str, value: Any) -> Any:
        if isinstance(value, list):
            return [self._named(kind, one) for one in value]
        return self._name(kind, str(value)) if isinstance(value, int) else value

    def value(self, value: Any, expected: Any = None) -> str:
        """A value that was found; where a name was expected, with the name of what was there."""
        names = isinstance(expected, str) and expected.startswith("@")
        if not names or isinstance(value, bool) or not isinstance(value, int):
            return show(value)
        return self._name(_SEAT if expected[1:] in self._seat_names else "card", str(value))
