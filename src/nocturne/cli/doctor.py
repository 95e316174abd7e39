"""``nocturne doctor``: what is installed and in which version, what is missing and how to get it."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any

from rich.text import Text

from nocturne.cli import shelf
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.registry import find_game, games
from nocturne.kernel.words import LANGUAGES, files_for, preferred_language, words
from nocturne.version import __version__

#: What the project can do without, and the subcommand or check that wants it.
_OPTIONAL = ("pytest", "hypothesis", "mypy", "ruff", "import-linter")


def run(arguments: argparse.Namespace) -> int:
    """The subcommand; exit status 1 when something that is needed is missing."""
    found = examine()
    if arguments.json:
        print_json(found)
    else:
        _show(found)
    return 0 if found["well"] else 1


def examine() -> dict[str, Any]:
    """Everything there is to know, as plain data."""
    needed = {name: _version(name) for name in _requirements()}
    playable = {ident: _problem_with(ident) for ident in games()}
    home = shelf.home()
    home_writable = _can_write(home)
    unread = [lang for lang in LANGUAGES if not files_for("kernel", lang)]
    return {
        "nocturne": __version__,
        "python": platform.python_version(),
        "where": str(Path(sys.executable)),
        "needed": needed,
        "optional": {name: _version(name) for name in _OPTIONAL},
        "games": playable,
        "home": str(home),
        "home_writable": home_writable,
        "unfinished": len(shelf.unfinished()),
        "language": preferred_language(),
        "languages": [lang for lang in LANGUAGES if lang not in unread],
        "well": all(needed.values()) and not any(playable.values()) and home_writable and not unread,
    }


def _requirements() -> list[str]:
    """The packages Nocturne says it needs; those of extras are not among them."""
    try:
        lines = requires("nocturne") or []
    except PackageNotFoundError:  # run from the sources without being installed
        lines = ["msgspec", "fluent.runtime", "rich", "PyYAML"]
    return [_package_name(line) for line in lines if "extra ==" not in line]


def _package_name(line: str) -> str:
    name = ""
    for letter in line:
        if not (letter.isalnum() or letter in "._-"):
            break
        name += letter
    return name


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _problem_with(ident: str) -> str | None:
    try:
        find_game(ident)
    except Exception as error:  # whatever keeps a game from loading is what the person needs to read
        return str(error) if isinstance(error, NocturneError) else f"{type(error).__name__}: {error}"
    return None


def _can_write(folder: Path) -> bool:
    """Whether the folder, or the nearest one above it that exists, can be written in."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)


def _show(found: dict[str, Any]) -> None:
    say, out = words(), console()

    def line(good: bool | None, text: str) -> None:
        mark, style = {True: ("✓", "green"), False: ("✗", "bold red"), None: ("–", "dim")}[good]
        out.print(Text.assemble((f"{mark} ", style), text))

    line(
        True,
        say("cli-doctor-version", version=found["nocturne"], python=found["python"], where=found["where"]),
    )
    for name, installed in found["needed"].items():
        line(installed is not None, say("cli-doctor-package", name=name, version=installed or "none"))
    if None in found["needed"].values():
        line(False, say("cli-doctor-get-needed"))
    for name, installed in found["optional"].items():
        line(True if installed else None, say("cli-doctor-tool", name=name, version=installed or "none"))
    if None in found["optional"].values():
        line(None, say("cli-doctor-get-optional"))
    for ident, problem in found["games"].items():
        text = say("cli-doctor-game", game=ident, problem=problem or "none")
        line(problem is None, text)
    writable = "yes" if found["home_writable"] else "no"
    line(
        found["home_writable"],
        say("cli-doctor-home", home=found["home"], writable=writable, unfinished=found["unfinished"]),
    )
    line(
        len(found["languages"]) == len(LANGUAGES),
        say("cli-doctor-languages", languages=", ".join(found["languages"]), language=found["language"]),
    )
    out.print(say("cli-doctor-well" if found["well"] else "cli-doctor-unwell"), style="bold")
