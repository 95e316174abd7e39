"""Values with every dictionary and set in them in order, so that equal states are written alike.

The order in which a dictionary was filled is not part of a state. For each class a function is generated
once that sorts only what needs it; everything else stays as it is.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Annotated, Any, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

_orderers: dict[type, Callable[[Any], Any]] = {}


def ordered(value: Any) -> Any:
    """The value with every dictionary and set in it as a sorted list."""
    kind = type(value)
    orderer = _orderers.get(kind)
    if orderer is None:
        orderer = _orderers[kind] = _make_orderer(kind)
    return orderer(value)


def _make_orderer(kind: type) -> Callable[[Any], Any]:
    if issubclass(kind, Struct):
        hints = get_type_hints(kind, include_extras=True)
        parts = [repr(kind.__struct_config__.tag)]
        changed = False
        for name in kind.__struct_fields__:
            part = _order_code(hints[name], f"a.{name}", (kind,))
            changed = changed or part is not None
            parts.append(part or f"a.{name}")
        code = f"({', '.join(parts)},)" if changed else "a"
    else:
        code = next((code for known, code in _SORTED.items() if issubclass(kind, known)), "a")
    space: dict[str, Any] = {"ordered": ordered}
    exec(f"def orderer(a):\n    return {code}", space)
    made: Callable[[Any], Any] = space["orderer"]
    return made


#: How values are put in order whose annotation says no more than this.
_SORTED: dict[type, str] = {
    dict: "[(k, ordered(a[k])) for k in sorted(a)]",
    set: "sorted(a)",
    frozenset: "sorted(a)",
    list: "[ordered(x) for x in a]",
    tuple: "[ordered(x) for x in a]",
}


def _order_code(kind: Any, value: str, above: tuple[type, ...]) -> str | None:
    """Python source that puts ``value`` of the given type in order, or None where nothing is to be done."""
    if isinstance(kind, NewType):
        return _order_code(kind.__supertype__, value, above)
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _order_code(args[0], value, above)
    if kind is Any or kind in _SORTED:
        return f"ordered({value})"
    if origin in (dict, Mapping):
        inner = _order_code(args[1], "x", above)
        items = f"{value}.items()" if inner is None else f"(k, {inner}) for k, x in {value}.items()"
        return f"sorted({items})"  # keys differ, so values are never compared
    if origin in (set, frozenset):
        return f"sorted({value})"
    if origin is list or (origin is tuple and Ellipsis in args):
        inner = _order_code(args[0], "x", above)
        return None if inner is None else f"[{inner} for x in {value}]"
    if origin is tuple or origin is Union or origin is types.UnionType:
        needed = any(_order_code(arg, "x", above) is not None for arg in args)
        return f"ordered({value})" if needed else None
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in above:
        hints = get_type_hints(kind, include_extras=True)
        within = (*above, kind)
        needed = any(_order_code(hints[name], "x", within) is not None for name in kind.__struct_fields__)
        return f"ordered({value})" if needed else None
    return None
