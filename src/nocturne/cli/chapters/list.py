"""``nocturne chapters list``: the packs that are found, and where."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from nocturne.chapters.content.book import Content
from nocturne.chapters.content.pack import find_pack, load_folder, pack_names, places
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import BadFile
from nocturne.kernel.words import words


def run(arguments: argparse.Namespace) -> int:
    """The action. A pack that cannot be read is shown all the same."""
    say = words()
    found = {name: find_pack(name) for name in pack_names()}
    read = {name: _read(folder) for name, folder in found.items()}
    if arguments.json:
        print_json([_plain(name, found[name], read[name]) for name in found])
        return 0
    out = console()
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("pack", "title", "chapters", "folder"):
        grid.add_column(say(f"cli-list-{heading}"), no_wrap=heading == "pack", overflow="fold")
    for name, folder in found.items():
        book = read[name]
        title = (
            book.head.title.in_language(say.lang) if book is not None else say("cli-list-broken", pack=name)
        )
        grid.add_row(name, title, str(len(book.chapters)) if book is not None else "–", str(folder))
    out.print(grid)
    out.print(say("cli-list-places", places=[str(place) for place in places()]), style="dim", soft_wrap=True)
    return 0


def _read(folder: Path) -> Content | None:
    try:
        return load_folder(folder)
    except BadFile:
        return None


def _plain(name: str, folder: Path, book: Content | None) -> dict[str, Any]:
    title = {"fr": book.head.title.fr, "en": book.head.title.en} if book is not None else None
    chapters = list(book.chapters) if book is not None else []
    playable = book is not None and book.campaign is not None
    return {"pack": name, "title": title, "folder": str(folder), "chapters": chapters, "playable": playable}
