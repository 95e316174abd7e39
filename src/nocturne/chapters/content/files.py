"""A file of a pack as what it should hold. What does not fit is told all at once, in a writer's words."""

from __future__ import annotations

from typing import Any, TypeVar, get_args

import msgspec

from nocturne.chapters.content.model import HexName, Id, PageId
from nocturne.chapters.content.pages import Ladder
from nocturne.kernel.errors import BadFile
from nocturne.kernel.strict_yaml import Document, is_struct
from nocturne.kernel.yaml_mistakes import mistakes

T = TypeVar("T")


def _pattern(kind: Any) -> str:
    pattern: str = next(meta.pattern for meta in get_args(kind)[1:] if meta.pattern)
    return pattern


_FORMS = {_pattern(Id): "id", _pattern(PageId): "page", _pattern(HexName): "hex", _pattern(Ladder): "ladder"}
"""How names are written: the pattern that checks it, and the word by which the message explains it."""


class Mistakes(BadFile):
    """All mistakes of one file; by itself it tells the first."""

    def __init__(self, all_: list[BadFile]) -> None:
        super().__init__(all_[0].message, **all_[0].args_for_message)
        self.all = all_


def read_as(document: Document, kind: type[T]) -> T:
    """What a file holds. Raises all mistakes at once."""
    try:
        return document.convert((), kind)
    except BadFile as first:
        wrapper = _wrapper(document.value, kind)
        if wrapper is not None:
            raise document.error((wrapper,), "chapters-content-wrapper", key=wrapper) from None
        raise Mistakes([_in_words(one) for one in mistakes(document, kind) or [first]]) from None


def _wrapper(value: Any, kind: Any) -> str | None:
    """The name of a block around everything that should stand at the top of the file."""
    if not isinstance(value, dict) or len(value) != 1:
        return None
    key, inner = str(next(iter(value))), next(iter(value.values()))
    if not isinstance(inner, dict) or not inner:
        return None
    if is_struct(kind):
        known = set(kind.__struct_encode_fields__)
        return key if key not in known and len(known & set(inner)) > 1 else None
    try:
        msgspec.convert(inner, kind, str_keys=True)
    except msgspec.ValidationError:
        return key if "." not in key and all("." in name for name in inner) else None
    return key


def _in_words(mistake: BadFile) -> BadFile:
    """A name in the wrong form, explained instead of quoted as a pattern."""
    args = mistake.args_for_message
    form = _FORMS.get(str(args.get("detail", "")))
    if form is None:
        return mistake
    written = args["key"] if mistake.message == "kernel-yaml-wrong-key" else args["value"]
    return BadFile("chapters-content-form", file=args["file"], line=args["line"], value=written, form=form)
