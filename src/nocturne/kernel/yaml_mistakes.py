"""Every mistake of a document at once: what does not fit a type, found part by part.

``Document.convert`` stops at the first thing that does not fit. A writer wants them all, so each part of the
value is held against its own type: unknown and missing names of a block, then what stands behind each name.

>>> from nocturne.kernel.strict_yaml import parse
>>> class Guest(Struct, forbid_unknown_fields=True):
...     name: str
...     age: int = 0
>>> document = parse("- {name: Ann, age: old}\\n- {nam: Bob}", "guests.yaml")
>>> [mistake.message for mistake in mistakes(document, list[Guest])]
['kernel-yaml-type', 'kernel-yaml-unknown-key']
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import Document, Where, alternatives, is_struct, tag_fits

MOST = 100
"""Nobody reads more mistakes of one file."""


def mistakes(document: Document, kind: Any, where: Where = ()) -> list[BadFile]:
    """Every part of a document that does not fit a type, at most a hundred."""
    found: list[BadFile] = []
    for mistake in _wrong(document, document.at(where), kind, where):
        found.append(mistake)
        if len(found) >= MOST:
            break
    return found


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError:
        return False
    return True


def _wrong(document: Document, value: Any, kind: Any, where: Where) -> Iterator[BadFile]:
    if _fits(value, kind):
        return
    found = False
    for mistake in _inside(
        document, value, kind, where
    ):  # a hostile file has very many: only some are wanted
        found = True
        yield mistake
    if not found:
        yield document.mistake(where, kind)


def _inside(document: Document, value: Any, kind: Any, where: Where) -> Iterator[BadFile]:
    """The mistakes of the parts; none where the value itself is wrong."""
    fitting = [one for one in alternatives(kind) if _same_shape(one, value)]
    if len(fitting) != 1:
        return
    (one,) = fitting
    if is_struct(one):
        yield from _in_struct(document, value, one, where)
    elif isinstance(value, list):
        args = get_args(one)
        each = args[0] if args and (get_origin(one) is not tuple or args[-1] is Ellipsis) else None
        for i, item in enumerate(value):
            if each is not None or i < len(args):
                yield from _wrong(document, item, args[i] if each is None else each, (*where, i))
    elif isinstance(value, dict):
        names, values = get_args(one)
        for key, item in value.items():
            if not _fits({key: None}, dict[names, Any]):  # type: ignore[valid-type]
                yield document.mistake_of_key((*where, key), dict[names, Any])  # type: ignore[valid-type]
            yield from _wrong(document, item, values, (*where, key))


def _same_shape(kind: Any, value: Any) -> bool:
    if is_struct(kind):
        return isinstance(value, dict) and tag_fits(kind, value)
    origin = get_origin(kind)
    if origin in (list, tuple, set, frozenset):
        return isinstance(value, list)
    return isinstance(value, dict) and origin is dict


def _in_struct(
    document: Document, value: dict[str, Any], kind: type[Struct], where: Where
) -> Iterator[BadFile]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    tag = kind.__struct_config__.tag_field
    misspelt: set[str] = set()
    for key in value:
        if key not in fields and key != tag and kind.__struct_config__.forbid_unknown_fields:
            misspelt.update(difflib.get_close_matches(key, fields, n=1))
            yield document.unknown_key((*where, key), list(fields))
    for name, field in fields.items():
        if name in value:
            yield from _wrong(document, value[name], field.type, (*where, name))
        elif field.required and name not in misspelt:
            yield document.missing_key(where, name)
