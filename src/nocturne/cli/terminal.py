"""The terminal: where words are shown and lines are read, in a window as well as through a pipe."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from rich.console import Console
from rich.segment import Segment, Segments
from rich.text import Text


def console(*, error: bool = False) -> Console:
    """A console that colours only where a person looks, and never reads our sentences as markup."""
    return Console(stderr=error, highlight=False, emoji=False, markup=False)


def print_json(value: Any) -> None:  # whatever msgspec can make plain
    """What ``--json`` prints: for programs, and still readable."""
    print(json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2))


class Terminal:
    """Shows and asks. Through a pipe the answer is shown after the prompt, so that what comes out reads
    like a session in a window."""

    def __init__(self) -> None:
        self.console = console()
        self.interactive = sys.stdin is not None and sys.stdin.isatty()  # None: started without one
        self._completions: Sequence[str] = ()
        if self.interactive:
            with suppress(ImportError):  # gives input() line editing, a history and completion
                import readline

                readline.set_completer_delims("")
                readline.set_completer(self._complete)
                readline.parse_and_bind("tab: complete")

    def _complete(self, begun: str, place: int) -> str | None:
        """What Tab offers: everything that can be typed here and begins so."""
        found = [text for text in self._completions if text.casefold().startswith(begun.casefold())]
        return found[place] if place < len(found) else None

    @property
    def width(self) -> int:
        """The columns there are."""
        return self.console.width

    def show(self, what: Any = "", style: str | None = None) -> None:
        """Print a line, or anything rich can draw."""
        self.console.print(what, style=style)

    def line(self, text: str, style: str | None = None) -> None:
        """Print one line that is never broken: it may hold a path somebody will copy."""
        self.console.print(text, style=style, soft_wrap=True)

    def markup(self, text: str) -> None:
        """Print text with rich markup, as games draw it."""
        self.console.print(Text.from_markup(text))

    def lines(self, what: Any) -> list[str]:
        """What would be printed, as lines of bare text."""
        return ["".join(part.text for part in line).rstrip() for line in self.console.render_lines(what)]

    def show_lines(self, what: Any, numbers: Sequence[int]) -> None:
        """Print only some lines of something, counted from 0."""
        lines = self.console.render_lines(what, pad=False)
        for number in numbers:
            self.console.print(Segments([*lines[number], Segment.line()]), end="")

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str | None:
        """A line from the person, or None when there will be no more."""
        self._completions = completions
        self.console.file.flush()
        try:
            if self.interactive:
                return input(prompt)
            line = "" if sys.stdin is None else sys.stdin.readline()
        except EOFError:
            self.show()
            return None
        self.show(prompt + line.rstrip("\n"))
        return line.rstrip("\n") if line else None
