"""``nocturne rules rulings``: every official ruling on every playable card, with what is said to it here.

A word after it narrows the list: a card's name, the id of a ruling or group, a verdict. What a test must
prove counts as proven by the latest run of all tests; without one the verdicts are shown as they are written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from nocturne.cli.terminal import console, print_json
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.words import Words, words
from nocturne.lab.rulings import Judged, RulingsTable, State, judged, pairs, read_table, table_of_rulings

_STYLES: dict[State, str] = {"proven": "green", "open": "yellow"}


def show_rulings(wanted: str | None, *, as_json: bool) -> int:
    """The subcommand."""
    known = pairs()
    every = judged(known)
    run = read_table()
    table = run or table_of_rulings(_as_written(every), known)
    still_open = frozenset(table.open)
    rows = [(one, _state(one, still_open)) for one in every]
    if wanted is not None:
        rows = [row for row in rows if _matches(row, wanted)]
        if not rows:
            raise NocturneError("cli-rulings-none", wanted=wanted)
    if as_json:
        print_json({"run": run is not None, "rulings": _plain(table), "pairs": list(_described(rows))})
        return 0
    say = words()
    out = console()
    for one, state in rows:
        said = (_said(one, state, say), _STYLES.get(state, "dim"))
        line = Text.assemble((one.pair.card, "bold"), f"  {one.pair.ruling}  ", said)
        out.print(line, soft_wrap=True)
        if wanted is not None:
            out.print(f"  {one.pair.text}", style="dim", soft_wrap=True)
    if wanted is None:
        out.print()
        out.print(_totals(table, say))
        groups = table.groups
        counts = {"total": groups.total, "covered": groups.covered, "test": groups.by_test}
        out.print(say("cli-rulings-groups", **counts, without=len(groups.without_playable_card)))
    if run is None:
        out.print(say("cli-rulings-never"), style="yellow")
    return 0


def _as_written(every: list[Judged]) -> set[str]:
    """The ids that are proven if every row is right."""
    return {ident for one in every for ident in (*one.verdict.carried, *one.verdict.names)}


def _state(one: Judged, still_open: frozenset[str]) -> State:
    if one.pair.name in still_open:
        return "open"
    return one.state((*one.verdict.carried, *one.verdict.names))


def _matches(row: tuple[Judged, State], wanted: str) -> bool:
    pair, state, sought = row[0].pair, row[1], wanted.casefold()
    return sought in (state, row[0].verdict.verdict) or any(
        sought in text.casefold() for text in (pair.card, pair.ruling, pair.group)
    )


def _said(one: Judged, state: State, say: Words) -> str:
    by = "; ".join(one.verdict.names) or "none"
    text = say(f"cli-rulings-state-{state.replace('_', '-')}", by=by)
    return " ".join(part for part in (text, one.verdict.note) if part)


def _described(rows: list[tuple[Judged, State]]) -> Iterator[dict[str, Any]]:
    for one, state in rows:
        yield {
            "card": one.pair.card,
            "ruling": one.pair.ruling,
            "group": one.pair.group,
            "state": state,
            "verdict": one.verdict.verdict,
            "by": list(one.verdict.names),
            "option": one.verdict.option,
            "note": one.verdict.note,
        }


def _plain(table: RulingsTable) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


def _totals(table: RulingsTable, say: Words) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    counts = {
        "total": table.total,
        "proven": table.proven,
        "by-rule": table.by_rule,
        "descriptive": table.descriptive,
        "superseded": table.superseded,
        "open": len(table.open),
        "unplayable": table.unplayable,
    }
    for name in counts:
        grid.add_column(say(f"cli-rulings-{name}"), justify="right")
    grid.add_row(*map(str, counts.values()))
    return grid
