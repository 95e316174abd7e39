"""The short way in which trees are written in the files of ``stored/``, turned into the full one.

A node is its name with its fields: ``BurnPool: {party: prey, amount: 1}``, with the fields in order:
``BurnPool: [prey, 1]``, with only the first: ``Lock: target``, or with none: ``Bleed``. Disciplines a mode
needs are codes, in capitals at the superior level: ``needs: DOM``, ``needs: cel+pre``. A filter is one
mapping with the fields of all its predicates: ``{kind: vampire, clans: [Brujah], locked: false}``. Nothing
else is abbreviated.

>>> full([{"BurnPool": ["prey", 1]}, "Bleed"], tuple[vocabulary.Effect, ...])
[{'is': 'BurnPool', 'party': 'prey', 'amount': 1}, {'is': 'Bleed'}]
>>> full({"needs": "DOM"}, vocabulary.Mode)
{'needs': [{'discipline': 'dom', 'level': 2}]}
>>> full({"kind": "vampire", "locked": False}, vocabulary.Filter)
{'kind': 'vampire', 'such': [{'is': 'Locked', 'locked': False}]}
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from nocturne.vtes.cards import vocabulary

NODES: Final = {
    name: kind
    for name, kind in vars(vocabulary).items()
    if isinstance(kind, type) and issubclass(kind, vocabulary.Tree) and kind is not vocabulary.Tree
}
"""Every word of the vocabulary by name."""


def full(value: Any, expected: Any = vocabulary.CardTree) -> Any:
    """A value of a tree file in the full notation, ready for conversion into what is expected."""
    kinds = _options(expected)
    if isinstance(value, dict):
        if name := _name(value):
            return _node(name, value[name])
        if vocabulary.Filter in kinds:
            return _filter(value)
        struct = next((kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)), None)
        return value if struct is None else _fields(struct, value)
    if isinstance(value, list):
        items = next((get_args(kind)[0] for kind in kinds if get_origin(kind) is tuple), Any)
        return [full(item, items) for item in value]
    if isinstance(value, str) and NODES.get(value) in kinds:
        return _node(value, None)
    if isinstance(value, str) and tuple[vocabulary.Need, ...] in kinds:
        return [{"discipline": code.lower(), "level": 1 + code.isupper()} for code in value.split("+")]
    return value


@cache
def _options(expected: Any) -> tuple[Any, ...]:
    """What may stand at a place: the members of a union, or the one thing."""
    return get_args(expected) if get_origin(expected) in (Union, UnionType) else (expected,)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _fields(kind: type, value: dict[str, Any]) -> dict[str, Any]:
    hints = _hints(kind)
    return {field: full(inner, hints.get(field, Any)) for field, inner in value.items()}


def _filter(value: dict[str, Any]) -> dict[str, Any]:
    """A filter with its predicates. What is a field of none of them stays, to be refused."""
    own = {word: inner for word, inner in value.items() if word not in vocabulary.WORDS}
    such: dict[type, dict[str, Any]] = {}
    for word, inner in value.items():
        if word in vocabulary.WORDS:
            such.setdefault(vocabulary.WORDS[word], {})[word] = inner
    in_order = [kind for kind in get_args(vocabulary.Predicate) if kind in such]
    made = [{"is": kind.__name__, **_fields(kind, such[kind])} for kind in in_order]
    return {**own, "such": made} if made else own


def _name(value: dict[str, Any]) -> str:
    """The name of the node a mapping stands for; empty when it is an ordinary mapping."""
    if len(value) == 1:
        (name,) = value
        if name in NODES:
            return name
    return ""


def _node(name: str, value: Any) -> dict[str, Any]:
    fields = NODES[name].__struct_fields__
    if value is None:
        given: dict[str, Any] = {}
    elif isinstance(value, dict) and not _name(value):
        given = value
    elif isinstance(value, list) and not _holds_many(name, fields[0]):
        given = dict(zip(fields, value, strict=False))
    else:
        given = {fields[0]: value}
    return {"is": name, **_fields(NODES[name], given)}


def _holds_many(name: str, field: str) -> bool:
    """Whether a field of a node is a list: then a list stands for that field, not for all fields in order."""
    return any(get_origin(option) is tuple for option in _options(_hints(NODES[name])[field]))
