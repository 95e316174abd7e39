"""The short way in which trees are written in the files of ``stored/``, turned into the full one.

A node is its name with its fields: ``BurnPool: {party: prey, amount: 1}``, with the fields in order:
``BurnPool: [prey, 1]``, with only the first: ``Lock: target``, or with none: ``Bleed``. Disciplines a mode
needs are codes, in capitals at the superior level: ``needs: DOM``, ``needs: cel+pre``. Nothing else is
abbreviated.

>>> full([{"BurnPool": ["prey", 1]}, "Bleed"], "effects")
[{'is': 'BurnPool', 'party': 'prey', 'amount': 1}, {'is': 'Bleed'}]
>>> full({"needs": "DOM"})
{'needs': [{'discipline': 'dom', 'level': 2}]}
"""

from __future__ import annotations

from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from nocturne.vtes.cards import vocabulary

NODES: Final = {
    name: kind
    for name, kind in vars(vocabulary).items()
    if isinstance(kind, type) and issubclass(kind, vocabulary.Tree) and kind is not vocabulary.Tree
}
"""Every word of the vocabulary by name."""

_BARE: Final = frozenset(
    {
        "effects",
        "do",
        "alike",
        "passes",
        "fails",
        "otherwise",
        "anyway",
        "inflicted",
        "afterwards",
        "first",
        "meanwhile",
    }
)
"""The fields in which a node without fields may be written as its bare name: all of them hold effects."""


def full(value: Any, key: str = "") -> Any:
    """A value of a tree file in the full notation, ready for conversion into structs."""
    if isinstance(value, dict):
        if name := _name(value):
            return _node(name, value[name])
        return {inner: _field(inner, value[inner]) for inner in value}
    if isinstance(value, list):
        return [full(item, key) for item in value]
    if key in _BARE and value in NODES:
        return _node(value, None)
    return value


def _field(key: str, value: Any) -> Any:
    return _needs(value) if key == "needs" and isinstance(value, str) else full(value, key)


def _needs(codes: str) -> list[dict[str, Any]]:
    return [{"discipline": code.lower(), "level": 1 + code.isupper()} for code in codes.split("+")]


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
    return {"is": name, **{key: _field(key, inner) for key, inner in given.items()}}


def _holds_many(name: str, field: str) -> bool:
    """Whether a field of a node is a list: then a list stands for that field, not for all fields in order."""
    hint = get_type_hints(NODES[name])[field]
    options = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return any(get_origin(option) is tuple for option in options)
