"""``nocturne chapters odds``: how likely every test of a pack succeeds, character by character."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table as Grid

from nocturne.chapters.authoring.chances import Chance, TestOdds, pack_odds
from nocturne.chapters.authoring.walking import Pack
from nocturne.chapters.content.book import Content
from nocturne.chapters.content.pack import content
from nocturne.chapters.view.naming import name
from nocturne.cli.chapters.finding import choose_pack
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.words import Words, words

_COLUMN = 10
_LABELS = 44


def run(arguments: argparse.Namespace) -> int:
    """The action."""
    pack, folder = choose_pack(arguments.pack)
    book = content(pack)
    found = pack_odds(Pack(folder, book), hunger=arguments.hunger)
    if arguments.json:
        print_json(found)
        return 0
    out, say = console(), words()
    for chapter in dict.fromkeys(one.chapter for one in found):
        out.print(book.chapters[chapter].title.in_language(say.lang), style="bold")
        _show([one for one in found if one.chapter == chapter], book, out, say)
        out.print()
    out.print(say("cli-odds-legend", hunger=arguments.hunger), style="dim")
    return 0


def _show(tests: list[TestOdds], book: Content, out: Console, say: Words) -> None:
    """A table of tests by characters, cut into as many tables as the window needs."""
    people = list(dict.fromkeys(who for test in tests for who in test.chances))
    room = max(1, (out.width - _LABELS) // _COLUMN)
    for at in range(0, len(people), room):
        group = people[at : at + room]
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
        for heading in ("page", "test", "difficulty"):
            grid.add_column(say(f"cli-odds-{heading}"), no_wrap=heading != "test")
        for who in group:
            grid.add_column(book.characters[who].name.in_language(say.lang).split()[0], justify="right")
        for test in tests:
            _rows(grid, test, group, say)
        out.print(grid)


def _rows(grid: Grid, test: TestOdds, group: list[str], say: Words) -> None:
    page = test.page if test.option < 0 else f"{test.page} ({test.option + 1})"
    skill = say(
        "cli-odds-skill",
        attr=name(f"attr:{test.attr}", say, None),
        skill=name(f"skill:{test.skill}", say, None),
    )
    steps = next((list(chance.steps) for chance in test.chances.values() if chance.steps), [])
    if steps:
        for i, step in enumerate(steps):
            cells = [_percent(test.chances[who].steps[step]) if who in test.chances else "" for who in group]
            grid.add_row(page if i == 0 else "", skill if i == 0 else "", step, *cells)
        return
    cells = [_cell(test.chances.get(who)) for who in group]
    grid.add_row(page, skill, str(test.difficulty), *cells)


def _cell(chance: Chance | None) -> str:
    if chance is None:
        return ""
    return f"{_percent(chance.success)}/{_percent(chance.with_willpower)}"


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
