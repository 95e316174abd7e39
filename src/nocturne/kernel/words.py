"""Words: messages in French and English, from the Fluent files shared by terminal, server and browser.

A message id begins with the room it belongs to (``vtes-log-bled`` is found in ``vtes*.ftl``), so only the
files a sentence needs are read.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
_HERE = Path(__file__).resolve().parent.parent / "locale"
_NO_VARIABLE = "Unknown external: "  # how the Fluent runtime complains
_LONGEST = 2000  # the Fluent runtime gives up on longer arguments
_more_places: list[Path] = []


def add_place(folder: Path) -> None:
    """Also look for messages in this folder (which has ``en`` and ``fr`` inside)."""
    if folder not in _more_places:
        _more_places.append(folder)
        _bundle.cache_clear()
        _sentence.cache_clear()


def preferred_language() -> str:
    """The language the person's environment asks for: French or, failing that, English."""
    for name in ("NOCTURNE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def files_for(room: str, lang: str) -> list[Path]:
    """The Fluent files of a room such as ``vtes``: ``vtes.ftl``, ``vtes-cards.ftl`` and so on."""
    found: list[Path] = []
    for place in (_HERE, *_more_places):
        folder = place / lang
        files = sorted(folder.glob(f"{room}*.ftl"))
        found += [file for file in files if file.stem == room or file.stem.startswith(f"{room}-")]
    return found


@cache
def _bundle(room: str, lang: str) -> Any:
    # The Fluent runtime takes longer to import than all of the kernel; only those who speak pay for it.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for file in files_for(room, lang):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Words:
    """Turns message ids into sentences of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang if lang in LANGUAGES else "en"

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(_bundle(message.partition("-")[0], self.lang).has_message(message))

    def __call__(self, message: str, /, **args: object) -> str:
        plain = {name: _plain(arg, self) for name, arg in args.items()}
        if all(type(value) in (str, int) for value in plain.values()):
            return _sentence(self.lang, message, tuple(plain.items()))
        return _format(self.lang, message, plain)

    def say(self, message: str, args: dict[str, Any], name: Callable[[str], str]) -> str:
        """A sentence whose arguments may name things: ``card:14`` is replaced by ``name("card:14")``."""
        return self(message, **{key: self._named(value, name) for key, value in args.items()})

    def faults(self, message: str, args: dict[str, Any], name: Callable[[str], str]) -> list[str]:
        """What would be missing from the sentence ``say`` makes; a variable that only selects among variants
        may be missing. For the tests that keep gaps from landing."""
        bundle = _bundle(message.partition("-")[0], self.lang)
        if not bundle.has_message(message):
            return [f"no message {message}"]
        given = {key: _plain(self._named(value, name), self) for key, value in args.items()}
        value = bundle.get_message(message).value
        _text, errors = bundle.format_pattern(value, given)
        found = [str(error) for error in errors if not str(error).startswith(_NO_VARIABLE)]
        lacking = [str(error) for error in errors if str(error).startswith(_NO_VARIABLE)]
        unknown = list(dict.fromkeys(text.removeprefix(_NO_VARIABLE) for text in lacking))
        text, _errors = bundle.format_pattern(value, given | {key: f"⟦${key}⟧" for key in unknown})
        found += [f"no variable ${key}" for key in unknown if f"⟦${key}⟧" in text]
        if "⟦" in text and not found:
            found.append(f"something without a name: {text}")
        return found

    def _named(self, value: object, name: Callable[[str], str]) -> object:
        if isinstance(value, (list, tuple)):
            return self.listing([str(self._named(item, name)) for item in value])
        if isinstance(value, str):
            kind, colon, ident = value.partition(":")
            if colon and kind.isidentifier() and ident and not ident.startswith(" "):
                return self(ident) if kind == "word" else name(value)
        return value

    def listing(self, items: list[str]) -> str:
        """``a, b and c`` in the language's way."""
        if len(items) < 2:
            return "".join(items)
        return self("kernel-list", head=", ".join(items[:-1]), last=items[-1])


def _format(lang: str, message: str, args: dict[str, object]) -> str:
    bundle = _bundle(message.partition("-")[0], lang)
    if not bundle.has_message(message):
        return f"⟦{message}⟧"  # shows where a sentence is missing; a test keeps this from landing
    text, _errors = bundle.format_pattern(bundle.get_message(message).value, args)
    return str(text)


# A sentence depends on nothing but its language, its message and its arguments, and a table says the same
# ones again and again; the Fluent runtime takes a tenth of a millisecond for one.
@lru_cache(maxsize=16_384)
def _sentence(lang: str, message: str, args: tuple[tuple[str, object], ...]) -> str:
    return _format(lang, message, dict(args))


def _plain(arg: object, words: Words) -> object:
    if isinstance(arg, bool):
        return "true" if arg else "false"
    if isinstance(arg, (list, tuple)):
        arg = words.listing([str(item) for item in arg])
    if isinstance(arg, str) and len(arg) > _LONGEST:
        return f"{arg[:_LONGEST]}…"
    return arg


@cache
def words(lang: str | None = None) -> Words:
    """The words of a language; by default the one the environment asks for."""
    return Words(lang or preferred_language())


def outline(table: object, indent: str = "") -> str:
    """Any plain data as an indented outline: the table of a game that draws none of its own."""
    import msgspec  # here only: the command's help speaks without it, and starts twice as fast

    plain = msgspec.to_builtins(table)
    lines: list[str] = []

    def walk(value: object, name: str, depth: int) -> None:
        pad = indent + "  " * depth
        if isinstance(value, dict):
            lines.append(f"{pad}{name}")
            for key, inner in value.items():
                walk(inner, str(key), depth + 1)
        elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
            lines.append(f"{pad}{name}")
            for i, inner in enumerate(value):
                walk(inner, str(i), depth + 1)
        else:
            lines.append(f"{pad}{name}: {value}")

    walk(plain, "", -1)
    return "\n".join(line for line in lines if line.strip())
