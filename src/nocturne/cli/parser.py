"""How the command reads its arguments: argparse in the language of the person, and the kinds of values.

argparse speaks English; its sentences are replaced here by those of ``cli.ftl``, so that an error or a
help page is in one language from top to bottom.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import NoReturn

from nocturne.cli.static import Static

#: argparse's own sentences that a person can meet, and the messages that say them here.
_ARGPARSE = {
    "usage: ": "cli-argparse-usage",
    "positional arguments": "cli-argparse-positional",
    "options": "cli-argparse-options",
    "show this help message and exit": "cli-argparse-help",
    "argument %(argument_name)s: %(message)s": "cli-argparse-argument",
    "expected one argument": "cli-argparse-one",
    "expected at least one argument": "cli-argparse-some",
    "the following arguments are required: %s": "cli-argparse-required",
    "unrecognized arguments: %s": "cli-argparse-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-argparse-choice",
    "not allowed with argument %s": "cli-argparse-exclusive",
    "ignored explicit argument %r": "cli-argparse-explicit",
    "ambiguous option: %(option)s could match %(matches)s": "cli-argparse-ambiguous",
}


def speak(static: Static) -> None:
    """Give argparse this language. It looks its sentences up under the name ``_`` at every use."""

    def translate(sentence: str) -> str:
        message = _ARGPARSE.get(sentence)
        if message is None:
            return sentence
        # Files do not keep a space at the end of a message; the usage line needs one.
        return static(message) + (" " if sentence.endswith(" ") else "")

    vars(argparse)["_"] = translate


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line and tell where the help is."""

    def __init__(self, prog: str, static: Static) -> None:
        super().__init__(
            prog=prog,
            formatter_class=lambda prog: argparse.HelpFormatter(prog, max_help_position=26, width=_width()),
            allow_abbrev=False,
        )
        self.static = static

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} ({self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def _width() -> int:
    import shutil

    return min(shutil.get_terminal_size((80, 24)).columns - 1, 100)


def at_least(least: int, static: Static) -> Callable[[str], int]:
    """A whole number, not below ``least``."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise argparse.ArgumentTypeError(static("cli-arg-number", text, least))
        return number

    return read


def seconds(static: Static) -> Callable[[str], float]:
    """A duration longer than nothing and shorter than an hour."""

    def read(text: str) -> float:
        try:
            duration = float(text)
        except ValueError:
            duration = 0
        if not 0 < duration < 3600:
            raise argparse.ArgumentTypeError(static("cli-arg-duration", text))
        return duration

    return read


def pair(static: Static) -> Callable[[str], tuple[str, str]]:
    """``name=value``."""

    def read(text: str) -> tuple[str, str]:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise argparse.ArgumentTypeError(static("cli-arg-pair", text))
        return name.strip(), value

    return read


def names(static: Static) -> Callable[[str], list[str]]:
    """``a,b,c``."""

    def read(text: str) -> list[str]:
        found = [name.strip() for name in text.split(",")]
        if not all(found):
            raise argparse.ArgumentTypeError(static("cli-arg-names", text))
        return found

    return read
