"""Comparing plain data: the expectations of scenarios, and where two things differ.

A path such as ``minions.@anson.blood`` goes through mappings and lists; ``@names`` stand for what the
position called so.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import NocturneError

_NAME = re.compile(r"@(\w[\w-]*)")
_COMPARISONS = frozenset({"at_least", "at_most", "has", "lacks", "length", "not", "one_of"})
_NOTHING = object()


class UnknownName(NocturneError):
    """An ``@name`` that the position does not know."""


class Names:
    """What the ``@names`` of a scenario stand for."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def fill(self, text: str) -> str:
        """The text with every ``@name`` replaced."""
        return _NAME.sub(self._one, text) if "@" in text else text

    def _one(self, match: re.Match[str]) -> str:
        # In "@anson-2" the name is "anson-2" if there is one, else "anson".
        name, rest = match[1], ""
        while name not in self.names and "-" in name:
            name, _, tail = name.rpartition("-")
            rest = f"-{tail}{rest}"
        if name not in self.names:
            near = difflib.get_close_matches(match[1], self.names, n=1)
            raise UnknownName(
                "lab-no-name",
                name=match[1],
                known=", ".join(sorted(self.names)),
                near=near[0] if near else "none",
            )
        return self.names[name] + rest


class Reached(Struct, frozen=True):
    """What a path leads to. When it leads nowhere, ``step`` is where it stopped and ``known`` what is
    there instead."""

    there: bool
    value: Any = None
    step: str = ""
    known: str = ""


def reach(data: Any, path: str, names: Names) -> Reached:
    """Follow a dotted path. Lists are counted from 0, or from the end with -1."""
    value = data
    for written in path.split("."):
        step = names.fill(written)
        inner = _step(value, step)
        if inner is _NOTHING:
            return Reached(False, None, step, _contents(value))
        value = inner
    return Reached(True, value)


def _step(value: Any, step: str) -> Any:
    number = int(step) if re.fullmatch(r"-?\d{1,9}", step) else None
    if isinstance(value, dict):
        for key in (step, number):
            if key is not None and key in value:
                return value[key]
    elif isinstance(value, (list, tuple)) and number is not None and -len(value) <= number < len(value):
        return value[number]
    return _NOTHING


def _contents(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(map(str, value)) or "{}"
    if isinstance(value, (list, tuple)):
        return f"0 … {len(value) - 1}" if value else "[]"
    return show(value)


def holds(actual: Any, expected: Any, names: Names) -> bool:
    """Whether a value is what was expected: equal, or as a comparison such as ``{at_least: 3}`` says."""
    if not (isinstance(expected, dict) and expected and _COMPARISONS.issuperset(expected)):
        return same(actual, expected, names)
    tests: dict[str, Callable[[], bool]] = {
        "at_least": lambda: _is_number(actual) and actual >= expected["at_least"],
        "at_most": lambda: _is_number(actual) and actual <= expected["at_most"],
        "has": lambda: all(_contains(actual, item, names) for item in _listed(expected["has"])),
        "lacks": lambda: not any(_contains(actual, item, names) for item in _listed(expected["lacks"])),
        "length": lambda: hasattr(actual, "__len__") and holds(len(actual), expected["length"], names),
        "not": lambda: not same(actual, expected["not"], names),
        "one_of": lambda: any(same(actual, item, names) for item in _listed(expected["one_of"])),
    }
    return all(tests[word]() for word in expected)


def same(actual: Any, expected: Any, names: Names) -> bool:
    """Equality after filling in ``@names``; a name may stand for a number."""
    if isinstance(expected, str) and "@" in expected:
        filled = names.fill(expected)
        return bool(actual == filled) or (_is_number(actual) and str(actual) == filled)
    if isinstance(expected, list) and isinstance(actual, (list, tuple)):
        return len(actual) == len(expected) and all(
            same(a, e, names) for a, e in zip(actual, expected, strict=True)
        )
    if isinstance(expected, dict) and isinstance(actual, dict):
        mine = {str(key): value for key, value in actual.items()}
        theirs = {names.fill(key): value for key, value in expected.items()}
        return mine.keys() == theirs.keys() and all(same(mine[key], theirs[key], names) for key in mine)
    # True is not 1 here: a scenario that says one does not mean the other.
    return isinstance(actual, bool) == isinstance(expected, bool) and bool(actual == expected)


def _contains(actual: Any, item: Any, names: Names) -> bool:
    if isinstance(actual, str):
        return isinstance(item, str) and names.fill(item) in actual
    if isinstance(actual, (dict, list, tuple, set, frozenset)):
        return any(same(one, item, names) or same(str(one), item, names) for one in actual)
    return False


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def show(value: Any, most: int = 400) -> str:
    """A value as short text."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= most else f"{text[:most]}…"


def first_difference(one: Any, other: Any, path: str = "") -> tuple[str, str, str] | None:
    """Where two pieces of plain data differ first, and the values there; None when they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            here = f"{path}.{key}" if path else str(key)
            if key not in one or key not in other:
                return here, show(one.get(key, "-")), show(other.get(key, "-"))
            if found := first_difference(one[key], other[key], here):
                return found
        return None
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        for i, (mine, theirs) in enumerate(zip(one, other, strict=False)):
            if found := first_difference(mine, theirs, f"{path}[{i}]"):
                return found
        if len(one) != len(other):
            return f"{path}[{min(len(one), len(other))}]", show(one), show(other)
        return None
    return None if one == other and type(one) is type(other) else (path, show(one), show(other))
