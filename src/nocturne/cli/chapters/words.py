"""``nocturne chapters words``: how many words each chapter has in both languages."""

from __future__ import annotations

import argparse

from rich.table import Table as Grid

from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.authoring.wording import Wording, count_words
from nocturne.chapters.content.pack import content
from nocturne.cli.chapters.finding import choose_pack
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.words import words


def run(arguments: argparse.Namespace) -> int:
    """The action."""
    name, folder = choose_pack(arguments.pack)
    book = content(name)
    found = count_words(Pack(folder, book))
    if arguments.json:
        print_json(found)
        return 0
    out, say = console(), words()
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(say("cli-words-chapter"))
    for heading in ("pages", "fr", "en", "ratio"):
        grid.add_column(say(f"cli-words-{heading}"), justify="right")
    for one in found:
        title = book.chapters[one.chapter].title.in_language(say.lang) if one.chapter else ""
        _row(grid, title or say("cli-words-rest"), one)
    total = Wording("", *(sum(getattr(one, key) for one in found) for key in ("pages", "texts", "fr", "en")))
    _row(grid, say("cli-words-total"), total)
    out.print(grid)
    return 0


def _row(grid: Grid, title: str, one: Wording) -> None:
    grid.add_row(title, str(one.pages or ""), f"{one.fr:,}", f"{one.en:,}", f"{one.ratio:.2f}")
