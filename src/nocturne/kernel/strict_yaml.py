"""Strict YAML: the text files people write (scenarios, positions, content), read without surprises.

Anchors, aliases, tags, repeated keys and control characters are errors; only ``true`` and ``false`` are
booleans, so ``no`` and ``on`` stay text. The document remembers the line of everything in it, so a mistake
found later, when the data is turned into the structs of a game, is still reported with its file and line.
Size and depth are limited: hostile text costs a fraction of a second, never more.

>>> document = parse("title: A quiet night\\nguests: [no, 3, true]", "night.yaml")
>>> document.value
{'title': 'A quiet night', 'guests': ['no', 3, True]}
>>> document.line(("guests", 1))
2
"""

from __future__ import annotations

import difflib
import enum
import re
import types
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec
import yaml
from msgspec import Struct

from nocturne.kernel.errors import BadFile

T = TypeVar("T")
Where = tuple[str | int, ...]
"""The way to a value inside a document: ``("moves", 3, "expect")``."""

MOST_BYTES = 1 << 20
MOST_DEPTH = 40

# The C parser is ten times faster; the other one reads the same language where libyaml is missing.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f]")
_INT = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_FLOAT = re.compile(r"[-+]?[0-9]{1,40}\.[0-9]{1,40}([eE][-+]?[0-9]{1,3})?")
_WORDS: dict[str, Any] = {"true": True, "false": False, "null": None, "~": None, "": None}


class Document:
    """What a file says, and in which line. ``value`` is plain data: mappings with text keys, lists, text,
    numbers, booleans, None."""

    def __init__(self, file: str, value: Any, lines: Mapping[Where, int]) -> None:
        self.file = file
        self.value = value
        self.lines = lines

    def line(self, where: Where = ()) -> int:
        """The line of a value, or of the nearest thing around it."""
        while where not in self.lines and where:
            where = where[:-1]
        return self.lines.get(where, 1)

    def at(self, where: Where) -> Any:
        """The value at a place; KeyError or IndexError when there is none."""
        value = self.value
        for step in where:
            value = value[step]
        return value

    def error(self, where: Where, message: str, **args: object) -> BadFile:
        """A mistake at a place of this file, to be raised."""
        return BadFile(message, file=self.file, line=str(self.line(where)), **args)

    def convert(self, where: Where, kind: type[T]) -> T:
        """The value at a place as a struct (or any type msgspec knows). What does not fit is a ``BadFile``
        that names the line and what would be right."""
        value = self.at(where)
        try:
            return msgspec.convert(value, kind, str_keys=True)
        except msgspec.ValidationError as error:
            raise self._explain(where, value, kind, str(error)) from None

    def mistake(self, where: Where, kind: Any) -> BadFile:
        """What is wrong with the value at a place, which does not fit this type."""
        value = self.at(where)
        try:
            msgspec.convert(value, kind, str_keys=True)
        except msgspec.ValidationError as error:
            return self._explain(where, value, kind, str(error))
        raise ValueError("the value fits")

    def mistake_of_key(self, where: Where, kind: Any) -> BadFile:
        """What is wrong with a name, which cannot stand in a block of this type."""
        try:
            msgspec.convert({where[-1]: None}, kind, str_keys=True)
        except msgspec.ValidationError as error:
            return self.error(
                where, "kernel-yaml-wrong-key", key=where[-1], at=spell(where[:-1]) or self.file,
                detail=_pattern(str(error)) or str(error),
            )  # fmt: skip
        raise ValueError("the name fits")

    def unknown_key(self, where: Where, known: list[str]) -> BadFile:
        """A name that nothing knows, with those that could stand there."""
        near = difflib.get_close_matches(str(where[-1]), known, n=1)
        return self.error(
            where, "kernel-yaml-unknown-key", key=where[-1], known=", ".join(sorted(known)) or "-",
            near=near[0] if near else "none",
        )  # fmt: skip

    def missing_key(self, where: Where, key: str) -> BadFile:
        """A name that should stand in a block."""
        return self.error(where, "kernel-yaml-missing", key=key, at=spell(where) or self.file)

    def _limit(self, where: Where, length: bool, kind: str, sign: str, limit: int) -> BadFile:
        """A number, a text or a list beyond its limit."""
        what = kind if length else "number"
        return self.error(
            where, "kernel-yaml-limit", at=spell(where) or self.file, what=what,
            side="least" if sign == ">=" else "most", limit=limit,
        )  # fmt: skip

    def overlaid(self, base: Where, over: Where) -> Document:
        """The value at ``base`` with the value at ``over`` laid on it: mappings are joined key by key,
        anything else replaces what it covers. Lines stay those of the file."""
        return Document(self.file, _lay(self.at(base), self.at(over)), _LaidLines(self.lines, base, over))

    def _explain(self, where: Where, value: Any, kind: Any, text: str) -> BadFile:
        problem, _, place = text.partition(" - at ")
        steps, in_key = _steps(place)
        inner, key = _resolve(value, kind, text, steps, in_key)
        here = where + inner
        shown = spell(here) or self.file
        if found := re.fullmatch(r"Object contains unknown field `(.*)`", problem):
            name = found[1]
            known = sorted(_known_keys(kind, value, inner))
            return self.unknown_key((*here, name), known)
        if key is not None:
            detail = _pattern(problem) or problem
            return self.error((*here, key), "kernel-yaml-wrong-key", key=key, at=shown, detail=detail)
        if found := re.fullmatch(r"Object missing required field `(.*)`", problem):
            return self.missing_key(here, found[1])
        if found := re.fullmatch(r"Expected `(\w+)` (of length )?([<>]=) (\d+).*", problem):
            return self._limit(here, found[2] is not None, found[1], found[3], int(found[4]))
        if pattern := _pattern(problem):
            written = str(_get(value, inner))
            return self.error(here, "kernel-yaml-form", at=shown, value=written, detail=pattern)
        if found := re.fullmatch(r"Expected `([^`]*)`, got `([^`]*)`", problem):
            expected = found[1].removesuffix(" | null")  # what may be left out is not written as nothing
            return self.error(here, "kernel-yaml-type", at=shown, expected=expected, got=found[2])
        if found := re.fullmatch(r"Invalid (?:enum )?value '?(.*?)'?", problem):
            choices = list(_choices(kind, value, inner))
            near = difflib.get_close_matches(found[1], choices, n=1)
            return self.error(
                here, "kernel-yaml-choice", at=shown, value=found[1], known=", ".join(choices) or "-",
                near=near[0] if near else "none",
            )  # fmt: skip
        return self.error(here, "kernel-yaml-wrong", at=shown, detail=problem)


class _LaidLines(Mapping[Where, int]):
    """The lines of a value laid on another: looked up where they stand, for they are asked for only where
    something is wrong, and a file may lay many values on one."""

    def __init__(self, lines: Mapping[Where, int], base: Where, over: Where) -> None:
        self._lines, self._base, self._over = lines, base, over

    def __getitem__(self, where: Where) -> int:
        line = self._lines.get(self._over + where)
        return self._lines[self._base + where] if line is None else line

    def __iter__(self) -> Iterator[Where]:
        starts = (self._over, self._base)
        return iter({at[len(s) :]: None for at in self._lines for s in starts if at[: len(s)] == s})

    def __len__(self) -> int:
        return sum(1 for _ in self)


def read(path: Path, *, most: int = MOST_BYTES) -> Document:
    """The document in a file. ``most`` is the largest size accepted, in bytes."""
    try:
        if not path.is_file():
            raise BadFile("kernel-yaml-no-file", file=str(path))
        size = path.stat().st_size
        if size > most:
            raise BadFile("kernel-yaml-too-large", file=str(path), size=-(-size >> 10), most=most >> 10)
        with path.open("rb") as file:
            packed = file.read(most + 1)
    except OSError as error:
        raise BadFile(
            "kernel-file-unreadable", file=str(path), detail=error.strerror or str(error)
        ) from error
    return parse(packed, str(path), most=most)


def parse(text: str | bytes, name: str, *, most: int = MOST_BYTES) -> Document:
    """The document in some text; ``name`` is how errors call it."""
    packed = text.encode() if isinstance(text, str) else text
    if len(packed) > most:
        raise BadFile("kernel-yaml-too-large", file=name, size=-(-len(packed) >> 10), most=most >> 10)
    try:
        decoded = packed.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = packed[: error.start].count(b"\n") + 1
        raise BadFile("kernel-yaml-not-text", file=name, line=str(line)) from None
    lines: dict[Where, int] = {(): 1}
    try:
        value = _document(yaml.parse(decoded, Loader=_Loader), name, lines)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = min(mark.line, decoded.count("\n")) + 1 if mark else 1
        raise BadFile(
            "kernel-yaml-syntax", file=name, line=str(line), detail=_kind_of_mistake(error)
        ) from None
    except yaml.reader.ReaderError as error:
        line = decoded[: error.position].count("\n") + 1
        raise BadFile("kernel-yaml-not-text", file=name, line=str(line)) from None
    return Document(name, value, lines)


def spell(where: Where) -> str:
    """A place as people write it: ``moves[3].expect``, the list counted from 1."""
    text = ""
    for step in where:
        text += f"[{step + 1}]" if isinstance(step, int) else f".{step}" if text else step
    return text


# -- from YAML events to plain data


def _document(events: Iterator[Any], name: str, lines: dict[Where, int]) -> Any:
    value: Any = None
    documents = 0
    for event in events:
        line = event.start_mark.line + 1
        if isinstance(event, yaml.DocumentStartEvent):
            documents += 1
            if documents > 1:
                raise BadFile("kernel-yaml-several", file=name, line=str(line))
        elif isinstance(event, yaml.NodeEvent):
            lines[()] = line
            value = _node(event, events, (), name, lines)
    return value


def _node(event: Any, events: Iterator[Any], where: Where, name: str, lines: dict[Where, int]) -> Any:
    line = event.start_mark.line + 1
    if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
        raise BadFile("kernel-yaml-alias", file=name, line=str(line))
    if event.tag is not None:
        raise BadFile("kernel-yaml-tag", file=name, line=str(line), tag=event.tag)
    if isinstance(event, yaml.ScalarEvent):
        if _CONTROL.search(event.value):  # could speak to the terminal of whoever reads it
            raise BadFile("kernel-yaml-control", file=name, line=str(line))
        return event.value if event.style else _scalar(event.value)
    if len(where) >= MOST_DEPTH:
        raise BadFile("kernel-yaml-deep", file=name, line=str(line))
    if isinstance(event, yaml.SequenceStartEvent):
        items: list[Any] = []
        while not isinstance(inner := next(events), yaml.SequenceEndEvent):
            here = (*where, len(items))
            lines[here] = inner.start_mark.line + 1
            items.append(_node(inner, events, here, name, lines))
        return items
    mapping: dict[str, Any] = {}
    while not isinstance(key_event := next(events), yaml.MappingEndEvent):
        key_line = key_event.start_mark.line + 1
        if isinstance(key_event, yaml.AliasEvent):
            raise BadFile("kernel-yaml-alias", file=name, line=str(key_line))
        if not isinstance(key_event, yaml.ScalarEvent):
            raise BadFile("kernel-yaml-key", file=name, line=str(key_line))
        _node(key_event, events, where, name, lines)  # refuses anchors and tags
        key = key_event.value
        here = (*where, key)
        if key in mapping:
            raise BadFile(
                "kernel-yaml-duplicate", file=name, line=str(key_line), key=key, first=str(lines[here])
            )
        lines[here] = key_line
        mapping[key] = _node(next(events), events, here, name, lines)
    return mapping


def _scalar(text: str) -> Any:
    if text in _WORDS:
        return _WORDS[text]
    if _INT.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    return text


def _kind_of_mistake(error: yaml.MarkedYAMLError) -> str:
    """The parser's complaint as one of a few words that the message translates."""
    text = f"{error.context or ''} {error.problem or ''}"
    for pattern, kind in (
        (r"cannot start any token|found character", "start"),
        (r"quoted scalar", "quote"),
        (r"flow (sequence|mapping)", "bracket"),
        (r"mapping values are not allowed", "colon"),
        (r"expected ':'|simple key", "key"),
        (r"block (sequence|collection|mapping)|expected key|not allowed", "indent"),
    ):
        if re.search(pattern, text):
            return kind
    return "other"


def _lay(base: Any, over: Any) -> Any:
    if isinstance(base, dict) and isinstance(over, dict):
        return {**base, **{key: _lay(base.get(key), value) for key, value in over.items()}}
    return over


# -- from msgspec's errors to places in the file


def _pattern(problem: str) -> str:
    """The pattern a text does not match, as it was written; empty when something else is wrong."""
    found = re.search(r"matching regex '(.*)'", problem)
    return found[1].replace("\\\\", "\\") if found else ""


def _steps(place: str) -> tuple[list[str | int | None], bool]:
    """``$.a[0][...]`` as steps, None for "some key of this mapping"; and whether a key itself is wrong."""
    in_key = place.startswith("`key`")
    path = place.removeprefix("`key` in ").strip("`").removeprefix("$")
    steps: list[str | int | None] = []
    for name, index in re.findall(r"\.([^.\[]+)|\[([^\]]*)\]", path):
        steps.append(name if name else None if index == "..." else int(index))
    return steps, in_key


def _resolve(value: Any, kind: Any, text: str, steps: list[Any], in_key: bool) -> tuple[Where, str | None]:
    """Which keys stand behind msgspec's ``[...]``: the mapping is cut down until the same complaint comes
    from a single key."""
    found: list[Any] = []
    whole = value
    for step in steps:
        if step is None:
            step = _first_wrong_key(whole, found, kind, text)
            if step is None:
                return tuple(found), None
            whole = _only(whole, found, [step])
        found.append(step)
    return tuple(found), _first_wrong_key(whole, found, kind, text) if in_key else None


def _first_wrong_key(whole: Any, where: list[Any], kind: Any, text: str) -> str | None:
    """msgspec complains about the first key that does not fit, so the shortest beginning of the mapping that
    makes it complain ends with that key; it is found by halving, however many keys there are."""
    keys = list(_get(whole, where))
    low, high = 0, len(keys)  # the beginning of length ``high`` complains, or none does
    while low + 1 < high:
        middle = (low + high) // 2
        if _complains(whole, where, keys[:middle], kind, text):
            high = middle
        else:
            low = middle
    return keys[low] if keys and _complains(whole, where, [keys[low]], kind, text) else None


def _get(value: Any, where: Iterable[Any]) -> Any:
    for step in where:
        value = value[step]
    return value


def _only(value: Any, where: list[Any], keys: list[str]) -> Any:
    """The same data, with the mapping at ``where`` cut down to some keys."""
    if not where:
        return {key: value[key] for key in keys}
    if isinstance(value, list):
        return [_only(item, where[1:], keys) if i == where[0] else item for i, item in enumerate(value)]
    return {k: _only(item, where[1:], keys) if k == where[0] else item for k, item in value.items()}


def _complains(value: Any, where: list[Any], keys: list[str], kind: Any, text: str) -> bool:
    try:
        msgspec.convert(_only(value, where, keys), kind, str_keys=True)
    except msgspec.ValidationError as error:
        return str(error) == text
    return False


# -- which types may stand at a place: for the words a message suggests


def _kinds(kind: Any, value: Any, where: Where) -> list[Any]:
    """The types that may stand at a place, unions taken apart. On the way, of several structs only those
    count whose tag is the one written there."""
    kinds = alternatives(kind)
    for step in where:
        inner = [part for one in kinds if tag_fits(one, value) for part in _inside(one, step)]
        kinds = [part for one in inner for part in alternatives(one)]
        value = _get(value, [step])
    return kinds


def _inside(kind: Any, step: str | int) -> list[Any]:
    """The type of one item of a list, mapping or struct."""
    origin, args = get_origin(kind), get_args(kind)
    if is_struct(kind):
        return [field.type for field in msgspec.structs.fields(kind) if field.encode_name == step]
    if origin is tuple and Ellipsis not in args and isinstance(step, int):
        return list(args[step : step + 1])
    if origin in (list, tuple, set, frozenset):
        return list(args[:1])
    return list(args[1:2])  # dict and Mapping


def alternatives(kind: Any) -> list[Any]:
    """The types a union is made of; a plain type alone."""
    if get_origin(kind) is Annotated:
        return alternatives(get_args(kind)[0])
    if get_origin(kind) is Union or isinstance(kind, types.UnionType):
        return [part for arg in get_args(kind) for part in alternatives(arg)]
    return [kind]


def is_struct(kind: Any) -> bool:
    """Whether a type is a msgspec struct."""
    return isinstance(kind, type) and issubclass(kind, Struct)


def tag_fits(kind: Any, value: Any) -> bool:
    """Whether a block says that it is this one of several structs, or need not say."""
    if not is_struct(kind) or kind.__struct_config__.tag is None or not isinstance(value, dict):
        return True
    return bool(value.get(kind.__struct_config__.tag_field) == kind.__struct_config__.tag)


def _known_keys(kind: Any, value: Any, where: Where) -> set[str]:
    """The keys of the struct at a place."""
    inside = _get(value, where)
    structs = [one for one in _kinds(kind, value, where) if is_struct(one) and tag_fits(one, inside)]
    return {key for one in structs for key in one.__struct_encode_fields__}


def _choices(kind: Any, value: Any, where: Where) -> Iterator[str]:
    """The values accepted at a place that takes one of a few: of an enumeration, a literal, or a tag."""
    for one in _kinds(kind, value, where):
        if isinstance(one, type) and issubclass(one, enum.Enum):
            yield from (str(member.value) for member in one)
        elif get_origin(one) is Literal:
            yield from (str(choice) for choice in get_args(one))
    for one in _kinds(kind, value, where[:-1]):
        if is_struct(one) and where and one.__struct_config__.tag_field == where[-1]:
            yield str(one.__struct_config__.tag)
