"""Trees written down in the short notation of ``stored/``: a part in each line, always in the same order."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.cards.notation import NODES
from nocturne.vtes.cards.printed import LibraryCard

_PARTS: Final = frozenset(
    {"Filter", "Target", "Number", "Modifier", "Cost", "Ability", "ActionAbility", "Trigger", "Need", "Mode"}
    | {"MergedTree", "Branch", "Name"}
)
"""Words that are known by the field they stand in and need no name of their own."""

_PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9'_. -]*(?<! )")
_NOT_TEXT: Final = frozenset({"true", "false", "null", "on", "off", "yes", "no"})


def written(trees: Iterable[v.CardTree]) -> str:
    """Trees as the text of a file."""
    return "\n".join(_card(tree) for tree in trees)


def _card(tree: v.CardTree) -> str:
    card = catalogue()[tree.card]
    lines = [f"# {card.unique_name}", f"- card: {tree.card}", f"  text: {_word(tree.text)}"]
    plain: dict[str, Any] = msgspec.to_builtins(tree)
    drop_type = isinstance(card, LibraryCard) and len(card.types) == 1
    for field, value in plain.items():
        if field in ("card", "text"):
            continue
        if isinstance(value, tuple) and value and isinstance(value[0], dict):
            lines.append(f"  {field}:")
            for item in value:
                if field == "modes" and drop_type:
                    item = {key: inner for key, inner in item.items() if key != "type"}
                lines.append(f"    - {_flow(item)}")
        else:
            lines.append(f"  {field}: {_flow(value)}")
    return "\n".join(lines) + "\n"


def _flow(value: Any, within: str = "") -> str:
    """A value in one line."""
    if isinstance(value, dict):
        name = value.get("is", "")
        if name == "Filter":
            value = _filter(value)
        inner = {
            key: one for key, one in value.items() if key != "is" and one != _usual(name).get(key, _SAID)
        }
        body = "{" + ", ".join(f"{_word(key)}: {_field(key, one)}" for key, one in inner.items()) + "}"
        if not name or (name in _PARTS and within != "terms"):
            return body
        return f"{{{name}: {body}}}" if inner or within not in _EFFECTS else str(name)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_flow(one, within) for one in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    return _word(value) if isinstance(value, str) else str(value)


def _filter(value: dict[str, Any]) -> dict[str, Any]:
    """A filter as one mapping, with the fields of its predicates; a predicate without fields is a flag."""
    said = {word: inner for word, inner in value.items() if word != "such"}
    for predicate in value.get("such", ()):
        flags = NODES[predicate["is"]].__struct_fields__ if len(predicate) == 1 else ()
        said |= dict.fromkeys(flags, True)
        said |= {word: inner for word, inner in predicate.items() if word != "is"}
    return said


_SAID: Final = object()
"""What no field ever is: fields without a default are always written."""


@cache
def _usual(name: str) -> dict[str, Any]:
    """The fields of a node that go without saying, and what they are then."""
    if name not in NODES:
        return {}
    kind = NODES[name]
    fields = kind.__struct_fields__[len(kind.__struct_fields__) - len(kind.__struct_defaults__) :]
    return {
        field: msgspec.to_builtins(default)
        for field, default in zip(fields, kind.__struct_defaults__, strict=True)
        if default is not msgspec.NODEFAULT
    }


_EFFECTS: Final = frozenset({"effects", "do", "passes", "fails", "otherwise", "anyway", "inflicted"})


def _field(key: str, value: Any) -> str:
    if key == "needs":
        return "+".join(
            need["discipline"].upper() if need.get("level", 1) > 1 else need["discipline"] for need in value
        )
    return _flow(value, key)


def _word(text: str) -> str:
    """A word that YAML reads back as the same text."""
    if _PLAIN.fullmatch(text) and text.lower() not in _NOT_TEXT:
        return text
    return json.dumps(text, ensure_ascii=False)
