"""Write the page's types (``web/src/lib/protocol.ts``) from those of ``nocturne.server.wire``.

    python -m tools.protocol            # write the file
    python -m tools.protocol --check    # exit status 1 if it is not as it would be written

A docstring of a structure or a field becomes a comment. What only the page knows (the games it can draw, what
a table's component is given) is written by hand in ``web/src/lib/page.ts``.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct, UnsetType

from nocturne.kernel import archive, limited, state
from nocturne.server.wire import (
    analysis,
    calls,
    clubs,
    drafts,
    forms,
    messages,
    question,
    reminders,
    rulebook,
    stream,
    text,
    tournaments,
    trials,
    update,
)
from nocturne.vtes.cards import listing
from nocturne.vtes.hosting import cards, decks

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
#: The modules in the order of the file, with the structures to take; None takes all.
MODULES: tuple[tuple[str, ModuleType, tuple[str, ...] | None], ...] = (
    ("sentences", text, None),
    ("questions", question, None),
    ("the table", state, ("Result",)),
    ("the table, as one viewer sees it", update, None),
    ("what else a table tells", stream, None),
    ("the analysis of a game", analysis, None),
    ("what a client sends", messages, None),
    (
        "the archive of decks",
        archive,
        ("ArchivedDeck", "ArchivedList", "PlayedWith", "CardUse", "Suggestions"),
    ),
    ("calls", calls, None),
    ("the rules as a book", rulebook, None),
    ("tournaments", tournaments, None),
    ("reminders", reminders, None),
    ("clubs", clubs, None),
    ("decks on trial", trials, None),
    ("drafts", limited, ("BoosterSource",)),
    ("drafts, as one person sees them", drafts, None),
    ("decks and cards", decks, ("CardCopies", "MissingCard", "DeckReport")),
    ("decks and cards, printed", cards, ("Price", "Face", "Printing", "CardPage")),
    ("every card, to be searched", listing, ("ListedCard", "ListedSet", "CardList")),
    ("bodies of calls", forms, None),
)
#: What clients send: a field with a default may be left out.
SENT = (messages, forms)
#: Structures and aliases that have another name on the page.
NAMES = {
    "Update": "Frame",
    "ReplayedMoment": "ReplayFrame",
    "DeckReport": "Deck",
    "AnyMessage": "ToServer",
}
#: Bases, and answers that are one field around another.
LEFT_OUT = {"Form", "Message", "Viewed", "Path", "Raw"}
#: Lists of the values of an alias, for whoever offers them.
LISTS = {
    "Lang": "LANGS",
    "Masking": "MASKINGS",
    "StopPreset": "STOP_PRESETS",
    "MarkKind": "MARK_KINDS",
    "DecksAllowed": "DECKS_ALLOWED",
}
HEAD = """\
/** What the server tells and is told, as docs/server.md describes it. The page knows no rule of any game.
 *  Written by `python -m tools.protocol` from src/nocturne/server/wire: change it there. */
import type { GameId } from "./page";

export { GAMES, type Acting, type GameId } from "./page";
"""
TAIL = """\
export type FromServer = Frame | FromTable;
"""


def written() -> str:
    """The whole file."""
    return "\n".join([HEAD, *("\n".join(_section(*one)) for one in MODULES), TAIL])


def _section(title: str, module: ModuleType, wanted: tuple[str, ...] | None) -> Iterator[str]:
    yield f"/* -- {title} */\n"
    for name, doc in _defined(module):
        value = getattr(module, name)
        if name in LEFT_OUT or name.startswith("_") or (wanted is not None and name not in wanted):
            continue
        if isinstance(value, type) and issubclass(value, Struct):
            yield from _interface(value, sent=module in SENT)
        elif wanted is None and _is_alias(value):
            yield from _comment(doc)
            yield f"export type {NAMES.get(name, name)} = {_union(value)};"
            if name in LISTS:
                listed = ", ".join(_literal(one) for one in get_args(value))
                yield f"export const {LISTS[name]}: readonly {name}[] = [{listed}];"
            yield ""


def _defined(module: ModuleType) -> Iterator[tuple[str, str]]:
    """The names a module defines, in order, each with the docstring after it."""
    body = ast.parse(inspect.getsource(module)).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            yield node.name, ""
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, _string(after)


def _string(node: ast.stmt | None) -> str:
    """The text of a statement that is nothing but a docstring."""
    value = node.value if isinstance(node, ast.Expr) else None
    found = value.value if isinstance(value, ast.Constant) else None
    return " ".join(found.split()) if isinstance(found, str) else ""


def _is_alias(value: Any) -> bool:  # anything a module may hold
    return get_origin(value) in (Literal, Union, UnionType)


def _interface(struct: type[Struct], *, sent: bool) -> Iterator[str]:
    name = NAMES.get(struct.__name__, struct.__name__)
    generic = "<T = unknown>" if getattr(struct, "__parameters__", ()) else ""
    yield from _comment(" ".join((inspect.getdoc(struct) or "").split()))
    yield f"export interface {name}{generic} {{"
    config = struct.__struct_config__
    if config.tag is not None:
        yield f"  {config.tag_field}: {_literal(config.tag)};"
    if struct is update.Update or struct in get_args(stream.FromTable):
        yield from _comment("Grows by one with everything that is sent.", "  ")
        yield "  seq?: number;"
    kinds, docs = get_type_hints(struct, include_extras=True), _field_docs(struct)
    for field in msgspec.structs.fields(struct):
        kind = kinds[field.name]
        optional = UnsetType in get_args(kind) or (sent and not field.required)
        yield from _comment(docs.get(field.name, ""), "  ")
        shown = "unknown" if isinstance(kind, TypeVar) and not generic else _type(kind)
        yield f"  {field.encode_name}{'?' if optional else ''}: {shown};"
    yield "}\n"


def _field_docs(struct: type[Struct]) -> dict[str, str]:
    """The docstrings after the fields of a structure and its bases."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if base is Struct or not issubclass(base, Struct):
            continue
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
        assert isinstance(tree, ast.ClassDef)
        for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and (doc := _string(after))
            ):
                found[node.target.id] = doc
    return found


def _comment(text: str, indent: str = "") -> Iterator[str]:
    if not text:
        return
    lines = textwrap.wrap(text, 112)
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
        return
    yield f"{indent}/** {lines[0]}"
    yield from (f"{indent} *  {line}" for line in lines[1:-1])
    yield f"{indent} *  {lines[-1]} */"


# -- types


def _aliases() -> dict[Any, str]:
    found = {}
    for _, module, wanted in MODULES:
        for name, _doc in _defined(module) if wanted is None else ():
            value = getattr(module, name)
            if _is_alias(value) and name not in LEFT_OUT:
                found[value] = NAMES.get(name, name)
    return found


def _type(kind: Any) -> str:  # an annotation
    """An annotation as TypeScript has it."""
    if kind in _ALIASES:
        return _ALIASES[kind]
    return _union(kind) if _is_alias(kind) else _single(kind)


def _union(kind: Any) -> str:  # an annotation
    if get_origin(kind) is Literal:
        return " | ".join(map(_literal, get_args(kind)))
    parts = [part for part in get_args(kind) if part is not UnsetType]
    rest = [part for part in parts if part is not NoneType]
    # A union of an alias with null is flattened by Python: the alias is found again.
    named = next(
        (alias for alias in _ALIASES if _is_alias(alias) and set(get_args(alias)) == set(rest)), None
    )
    if named is not None and len(rest) < len(get_args(kind)):
        found = [_ALIASES[named]]
    else:
        found = list(dict.fromkeys(map(_type, rest)))
    return " | ".join([*found, *(["null"] if NoneType in parts else [])])


_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}


def _single(kind: Any) -> str:  # an annotation
    if kind in _PLAIN:
        return _PLAIN[kind]
    if isinstance(kind, NewType):
        return kind.__name__
    if isinstance(kind, TypeVar):
        return "T"
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        extra = next((mark.extra for mark in args[1:] if isinstance(mark, Meta) and mark.extra), None)
        return str(extra["typescript"]) if extra else _type(args[0])
    if origin is dict:
        return f"Record<string, {_type(args[1])}>"
    if origin is list or (origin is tuple and args[1:] == (Ellipsis,)):
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, args))}]"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return NAMES.get(kind.__name__, kind.__name__)
    raise TypeError(f"no TypeScript for {kind}")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


_ALIASES = _aliases()


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only compare")
    chosen = parser.parse_args(arguments)
    if not chosen.check:
        FILE.write_text(written(), "utf-8")
        return 0
    if FILE.read_text("utf-8") == written():
        return 0
    print(f"{FILE.name} differs from nocturne.server.wire: run python -m tools.protocol", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
