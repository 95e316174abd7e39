"""Plain data with a fast, complete copy.

``Plain`` is a msgspec Struct whose ``copy`` is generated once per class from its field types: immutable
fields are shared, lists and dictionaries are copied, nested mutable structs are copied in turn. No field
can be forgotten, because no copy is written by hand.

What changes rarely is best written as a tuple or a ``Mapping`` and replaced when it changes: copies share it,
and mypy refuses whoever would change it in place.
"""

from __future__ import annotations

import enum
import types
from collections.abc import Callable, Mapping
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct

_SCALARS = (int, float, str, bool, bytes, type(None))

SHARED = "shared"
"""Annotation of a field whose value is never changed in place, although its type would allow it: copies share
it. ``before: Annotated[Campaign, SHARED]``."""


class Plain(Struct, gc=False):
    """Base of everything mutable in a state. It holds ids, never other things that could lead back to it, so
    the garbage collector need not look for cycles."""

    def __init_subclass__(cls) -> None:
        # A class must not inherit the copy that was generated for the class above it.
        cls.copy = Plain.copy  # type: ignore[method-assign]

    def copy(self) -> Self:
        """An independent copy: nothing done to it can be seen in the original."""
        cls = type(self)
        cls.copy = _make_copier(cls)  # type: ignore[method-assign, assignment]  # found at once from now on
        return self.copy()

    def change(self, **changes: object) -> None:
        """Set several fields at once; unknown names are errors."""
        for name, value in changes.items():
            setattr(self, name, value)


FrozenT = TypeVar("FrozenT", bound=Struct)


def is_immutable(kind: Any) -> bool:
    """Whether values of this annotated type can be shared between copies."""
    if isinstance(kind, NewType):
        return is_immutable(kind.__supertype__)
    if kind in _SCALARS:
        return True
    origin = get_origin(kind)
    if origin is Annotated:
        return SHARED in get_args(kind)[1:] or is_immutable(get_args(kind)[0])
    if origin is Literal:
        return True
    if origin is Union or origin is types.UnionType:
        return all(is_immutable(arg) for arg in get_args(kind))
    if origin is tuple:
        return all(arg is Ellipsis or is_immutable(arg) for arg in get_args(kind))
    if origin is Mapping:
        return is_immutable(get_args(kind)[1])
    if origin is frozenset:
        return True
    if isinstance(kind, type):
        if issubclass(kind, enum.Enum):
            return True
        if issubclass(kind, Struct) and kind.__struct_config__.frozen:
            hints = get_type_hints(kind, include_extras=True)
            return all(is_immutable(hints[name]) for name in kind.__struct_fields__)
    return False


def _copy_code(kind: Any, value: str) -> str | None:
    """Python source that copies ``value`` of the given type, or None when it can be shared."""
    if is_immutable(kind):
        return None
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _copy_code(args[0], value)
    if origin is list or kind is list:
        if args and args[0] is Any:
            inner: str | None = "x.copy()"  # frames: structs of many classes
        else:
            inner = _copy_code(args[0], "x") if args else None
        return f"{value}[:]" if inner is None else f"[{inner} for x in {value}]"
    if origin is dict:
        inner = _copy_code(args[1], "x")
        return f"{value}.copy()" if inner is None else f"{{k: {inner} for k, x in {value}.items()}}"
    if origin is Union or origin is types.UnionType:
        rest = [arg for arg in args if not is_immutable(arg)]
        if len(rest) == 1 and type(None) in args and len(args) == 2:
            return f"(None if {value} is None else {_copy_code(rest[0], value)})"
        plain = all(isinstance(arg, type) and issubclass(arg, Plain) for arg in rest)
        if plain and len(args) - len(rest) <= 1:
            return f"(None if {value} is None else {value}.copy())"
    if isinstance(kind, type) and issubclass(kind, Plain):
        return f"{value}.copy()"
    raise TypeError(f"a state cannot hold {kind!r}: use plain data, frozen structs, lists or dicts of them")


def _make_copier(cls: type[Plain]) -> Callable[[Any], Any]:
    hints = get_type_hints(cls, include_extras=True)
    if all(is_immutable(hints[name]) for name in cls.__struct_fields__):
        shallow: Callable[[Any], Any] = cls.__copy__  # type: ignore[attr-defined]  # every Struct has it
        return shallow
    lines = ["def copier(a):", "    b = a.__copy__()"]
    for field in msgspec.structs.fields(cls):
        code = _copy_code(hints[field.name], f"a.{field.name}")
        if code is not None:
            lines.append(f"    b.{field.name} = {code}")
    lines.append("    return b")
    space: dict[str, Callable[[Any], Any]] = {}
    exec("\n".join(lines), {}, space)
    return space["copier"]
