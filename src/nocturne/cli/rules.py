"""``nocturne rules``: which rules are proven by tests, chapter by chapter, and the words of each.

The figures come from the latest run of all tests (``build/rules.json``); without one nothing counts as
proven, and that is said. ``nocturne rules rulings`` is about the official rulings on cards.
"""

from __future__ import annotations

import argparse
import re
import time
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from nocturne.cli.games import title
from nocturne.cli.rulings import show_rulings
from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import Words, words
from nocturne.lab.rules import (
    RULINGS,
    Rule,
    RulesTable,
    checklists,
    find_rule,
    not_applicable,
    read_checklist,
    results_file,
    rules_table,
)


def run(arguments: argparse.Namespace) -> int:
    """The subcommand."""
    game, rule = arguments.game, arguments.rule
    if game == RULINGS:
        return show_rulings(rule, as_json=arguments.json)
    if game is not None and rule is None and game not in checklists() and re.search(r"[-/]", game):
        game, rule = None, game  # nocturne rules VTES-6.2-03, nocturne rules "Bum's Rush/2"
    if rule is not None:
        return _show_rules(game, rule, as_json=arguments.json)
    chosen = checklists() if game is None else [game]
    tables = {name: rules_table(name) for name in chosen}
    if arguments.json:
        print_json({"made": _made(), "games": {n: _plain(t) for n, t in tables.items()}})
    elif game is None:
        _show_all(tables)
    else:
        _show_game(game, tables[game])
    return 0


def chapter(ident: str) -> str:
    """The chapter a rule belongs to: ``VTES-6.2.2.2-03`` -> ``VTES-6``, ``FOD-TRAIL-04`` -> ``FOD-TRAIL``."""
    if "/" in ident:  # a ruling on a card, by the card's first letter
        return ident[0]
    stem = re.sub(r"-?[0-9]+[a-z]?$", "", ident)
    return stem.partition(".")[0] or ident


def _plain(table: RulesTable) -> dict[str, Any]:
    return {
        "total": table.total,
        "proven": list(table.proven),
        "open": list(table.open),
        "not_applicable": table.not_applicable,
    }


def _made() -> str | None:
    """When all tests were last run."""
    file: Path = results_file()
    if not file.is_file():
        return None
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))


def _grid(say: Words, first: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(say(first))
    for heading in ("cli-rules-total", "cli-rules-proven", "cli-rules-open", "cli-rules-excused"):
        grid.add_column(say(heading), justify="right")
    return grid


def _show_made(say: Words) -> None:
    made = _made()
    out = console()
    out.print()
    out.print(
        say("cli-rules-made", when=made) if made else say("cli-rules-never"),
        style="dim" if made else "yellow",
    )


def _show_all(tables: dict[str, RulesTable]) -> None:
    say = words()
    grid = _grid(say, "cli-rules-game")
    for name, table in tables.items():
        grid.add_row(
            title(name, say),
            str(table.total),
            str(len(table.proven)),
            str(len(table.open)),
            str(len(table.not_applicable)),
        )
    console().print(grid)
    _show_made(say)


def _show_game(game: str, table: RulesTable) -> None:
    say = words()
    chapters: dict[str, list[int]] = {}
    proven, excused = set(table.proven), table.not_applicable
    for rule in read_checklist(game):
        counts = chapters.setdefault(chapter(rule.id), [0, 0, 0, 0])
        counts[0] += 1
        counts[1 if rule.id in proven else 3 if rule.id in excused else 2] += 1
    grid = _grid(say, "cli-rules-chapter")
    for name, counts in chapters.items():
        grid.add_row(name, *map(str, counts))
    whole = (table.total, len(table.proven), len(table.open), len(excused))
    grid.add_row(Text(title(game, say), "bold"), *(Text(str(count), "bold") for count in whole))
    console().print(grid)
    _show_made(say)


def _show_rules(game: str | None, wanted: str, *, as_json: bool) -> int:
    """The rule with this id, or all whose ids begin so."""
    say = words()
    found = _matching(game, wanted.upper(), say.lang)
    if as_json:
        described = [
            {
                "id": rule.id,
                "rule": rule.said(say.lang),
                "source": rule.source,
                "state": state,
                "reason": reason,
            }
            for rule, state, reason in found
        ]
        print_json(described)
        return 0
    out = console()
    for rule, state, reason in found:
        style = {"proven": "green", "open": "yellow"}.get(state, "dim")
        out.print(
            Text.assemble((rule.id, "bold"), "  ", (say(f"cli-rules-state-{state}", reason=reason), style))
        )
        out.print(_indented(rule.said(say.lang)))
        source = say("cli-rules-source", source=rule.source or "none", repeats=rule.repeats or "none")
        if source.strip():
            out.print(_indented(source), style="dim")
        if rule.note:
            out.print(_indented(rule.note), style="dim")
    return 0


def _indented(text: str) -> Padding:
    return Padding(Text(text), (0, 0, 0, 2))


def _matching(game: str | None, wanted: str, lang: str) -> list[tuple[Rule, str, str]]:
    found: list[tuple[Rule, str, str]] = []
    for name in checklists() if game is None else [game]:
        rules = [r for r in read_checklist(name) if r.id.upper() == wanted]
        rules = rules or [r for r in read_checklist(name) if _begins(r.id.upper(), wanted)]
        if rules:
            table = rules_table(name)
            proven = set(table.proven)
            for rule in rules:
                excused = rule.id in table.not_applicable
                reason = not_applicable(name, lang).get(rule.id, "") if excused else ""
                state = "proven" if rule.id in proven else "excused" if excused else "open"
                found.append((rule, state, reason))
    if not found:
        find_rule(wanted)  # says that there is none, and which is near
        raise NocturneError("cli-rules-other-game", rule=wanted, game=game or "")
    return found


def _begins(ident: str, wanted: str) -> bool:
    """``VTES-6.2`` begins ``VTES-6.2-03`` and ``VTES-6.2.1-01``, but not ``VTES-6.21-01``."""
    return ident.startswith(wanted) and (ident[len(wanted) :][:1] in ("-", ".") or not wanted[-1].isalnum())
