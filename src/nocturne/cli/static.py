"""The command's fixed sentences (help, usage errors), read without the Fluent runtime.

The Fluent runtime takes six times as long to load as Python itself takes to start, and help must answer
at once. Messages without placeables are plain text in the same files, and this reads only those.
"""

from __future__ import annotations

from functools import cache

from nocturne.kernel.words import files_for


@cache
def static_messages(lang: str) -> dict[str, str]:
    """The command's messages that need no argument, by their id."""
    found: dict[str, str] = {}
    for file in files_for("cli", lang):
        found.update(read_static(file.read_text("utf-8")))
    return found


def read_static(text: str) -> dict[str, str]:
    """The messages of a Fluent file that are plain text, with the indentation of their lines removed as
    Fluent does."""
    found: dict[str, str] = {}
    ident, lines = "", list[str]()
    for line in [*text.splitlines(), "end ="]:
        if line[:1] in (" ", "\t") or not line.strip():
            lines.append(line.rstrip())
            continue
        if ident and not any("{" in part for part in lines):
            found[ident] = _dedent(lines)
        name, equals, value = line.partition("=")
        comment = line.startswith("#") or not equals
        ident, lines = ("", []) if comment else (name.strip(), [value.strip()])
    return found


def _dedent(lines: list[str]) -> str:
    first, rest = lines[0], lines[1:]
    while rest and not rest[-1]:
        rest.pop()
    margin = min((len(line) - len(line.lstrip()) for line in rest if line), default=0)
    body = [line[margin:] for line in rest]
    return "\n".join([first, *body] if first else body)


class Static:
    """Fixed sentences of one language; ``%`` arguments are filled in the plain way."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._messages = static_messages(lang)

    def __call__(self, message: str, *args: object) -> str:
        text = self._messages.get(message)
        if text is None:
            return f"⟦{message}⟧"  # shows where a sentence is missing, as Words does
        return text % args if args else text
