"""Official rulings on single cards and on groups of cards: what this project says to each of them.

A *pair* is a printed card that can be played and a ruling on it, as ``Cards.rulings`` of a game lists them.
Every pair has a verdict in ``nocturne/checklists/rulings/<game>-*.csv``, in our own words. A row names a
ruling and applies to all cards the ruling is on, or only to those in ``cards``. ``verdict`` is one of:

- ``scenario``: scenarios carry one of the ids in ``by``, or without ``by`` the ruling's own id;
- ``test``: the structural test named in ``by`` goes over all these cards and carries the ruling's id;
- ``rule``: it follows from the rules of the checklist in ``by``;
- ``descriptive``: it leaves nothing to do at the table; where that is so only because certain cards cannot
  be played here, ``by`` names them, and the row must be judged anew once one of them can be;
- ``superseded``: a newer text or ruling replaced it; ``by`` is ``text``, ``ruling`` or an option;
- ``open``: nothing proves it yet; ``note`` says what is missing.

``option`` names the option that the ruling depends on, where the rule documents say otherwise.

>>> verdict = Verdict("G1:ab", "rule", by="VTES-1.1-01; VTES-1.1-02")
>>> verdict.names
('VTES-1.1-01', 'VTES-1.1-02')
"""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.hosting import RuledCard
from nocturne.kernel.registry import find_game, games
from nocturne.lab.rules import CHECKLISTS, RULINGS, find_rule, results_file, tables_of

FOLDER = CHECKLISTS / "rulings"

Kind = Literal["scenario", "test", "rule", "descriptive", "superseded", "open"]
State = Literal["proven", "by_rule", "descriptive", "superseded", "open"]
"""How a pair is counted."""

_COUNTED: dict[Kind, State] = {
    "scenario": "proven",
    "test": "proven",
    "rule": "by_rule",
    "descriptive": "descriptive",
    "superseded": "superseded",
    "open": "open",
}


class BadVerdict(NocturneError):
    """A row of a verdict file that cannot be read."""


class Verdict(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a verdict file."""

    ruling: str
    verdict: Kind
    cards: str = ""
    by: str = ""
    option: str = ""
    note: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """What ``by`` lists; ids of rulings on cards may have spaces in them."""
        return tuple(part.strip() for part in self.by.split(";") if part.strip())

    @property
    def only(self) -> tuple[str, ...]:
        """The cards the row is restricted to; none for all of them."""
        return tuple(part.strip() for part in self.cards.split(";") if part.strip())

    @property
    def carried(self) -> tuple[str, ...]:
        """The ids of which a test must carry one."""
        if self.verdict == "scenario":
            return self.names or (self.ruling,)
        return (self.ruling,) if self.verdict == "test" else ()


NO_VERDICT = Verdict("", "open")


class Judged(Struct, frozen=True):
    """A pair with its verdict."""

    pair: RuledCard
    verdict: Verdict

    def state(self, proven: Collection[str]) -> State:
        """How it is counted when tests prove these ids. What no passed test carries is open, whatever its
        row says; so is what follows from a rule that is not proven."""
        verdict = self.verdict
        if verdict.carried and not any(ident in proven for ident in verdict.carried):
            return "open"
        if verdict.verdict == "rule" and not all(ident in proven for ident in verdict.names):
            return "open"
        return _COUNTED[verdict.verdict]


class GroupsTable(Struct, frozen=True):
    """Groups of cards that rulings are on, by id. ``covered``: every pair of a playable card of the group has
    its verdict; ``by_test``: of those, a structural test goes over the cards. ``open`` names the others."""

    total: int = 0
    covered: int = 0
    by_test: int = 0
    open: tuple[str, ...] = ()
    without_playable_card: tuple[str, ...] = ()


class RulingsTable(Struct, frozen=True):
    """How many pairs have which verdict; ``open`` names those without one. ``unplayable``: pairs of cards
    that cannot be played yet, which need none."""

    total: int = 0
    proven: int = 0
    by_rule: int = 0
    descriptive: int = 0
    superseded: int = 0
    open: tuple[str, ...] = ()
    unplayable: int = 0
    groups: GroupsTable = GroupsTable()


@cache
def verdicts() -> tuple[Verdict, ...]:
    """Every row of every verdict file."""
    return tuple(row for file in sorted(FOLDER.glob("*.csv")) for row in read_verdicts(file))


def read_verdicts(path: Path) -> Iterator[Verdict]:
    """The rows of one file."""
    with path.open(encoding="utf-8", newline="") as file:
        for number, row in enumerate(csv.DictReader(file), start=2):
            try:
                yield msgspec.convert(row, Verdict)
            except msgspec.ValidationError as error:
                detail = f"{path.name}, {number}: {error}"
                raise BadVerdict("lab-bad-verdict", detail=detail) from error


def is_ruling(ident: str) -> bool:
    """Whether an id is that of a ruling with a verdict."""
    return ident in _by_ruling()


@cache
def _by_ruling() -> dict[str, tuple[Verdict, ...]]:
    found: dict[str, list[Verdict]] = {}
    for verdict in verdicts():
        found.setdefault(verdict.ruling, []).append(verdict)
    return {ruling: tuple(rows) for ruling, rows in found.items()}


def verdict_on(pair: RuledCard) -> Verdict:
    """The row that applies to a pair: one that names the card before one for all cards."""
    rows = _by_ruling().get(pair.ruling, ())
    named = (row for row in rows if pair.card in row.only)
    general = (row for row in rows if not row.only)
    return next(named, None) or next(general, NO_VERDICT)


def pairs() -> list[RuledCard]:
    """Every pair of every installed game, with those of cards that cannot be played."""
    found: list[RuledCard] = []
    for ident in games():
        cards = find_game(ident).hosting().cards()
        if cards is not None:
            found += cards.rulings()
    return found


def judged(of: Iterable[RuledCard] | None = None) -> list[Judged]:
    """The pairs of cards that can be played, each with its verdict."""
    return [Judged(pair, verdict_on(pair)) for pair in (pairs() if of is None else of) if pair.playable]


def table_of_rulings(proven: Collection[str], of: Iterable[RuledCard] | None = None) -> RulingsTable:
    """The counts when tests prove these ids."""
    known = list(pairs() if of is None else of)
    states = [(one.pair, one.state(proven)) for one in judged(known)]

    def count(wanted: State) -> int:
        return sum(state == wanted for _, state in states)

    return RulingsTable(
        total=len(states),
        proven=count("proven"),
        by_rule=count("by_rule"),
        descriptive=count("descriptive"),
        superseded=count("superseded"),
        open=tuple(pair.name for pair, state in states if state == "open"),
        unplayable=len(known) - len(states),
        groups=_groups_of(known, proven),
    )


def _groups_of(known: list[RuledCard], proven: Collection[str]) -> GroupsTable:
    every = {group_of(pair) for pair in known if pair.group}
    here = [one for one in judged(known) if one.pair.group]
    playable = {group_of(one.pair) for one in here}
    still_open = {group_of(one.pair) for one in here if one.state(proven) == "open"}
    tested = {group_of(one.pair) for one in here if one.verdict.verdict == "test"}
    return GroupsTable(
        total=len(every),
        covered=len(playable - still_open),
        by_test=len(tested - still_open),
        open=tuple(sorted(still_open)),
        without_playable_card=tuple(sorted(every - playable)),
    )


def group_of(pair: RuledCard) -> str:
    """The id of the group that a ruling is on."""
    return pair.ruling.partition(":")[0]


def with_rules(carried: Iterable[str]) -> set[str]:
    """The ids that tests carry, with the rules that are proven because they repeat a proven one."""
    ids = set(carried)
    return ids.union(*(table.proven for table in tables_of(ids).values()))


def read_table(path: Path | None = None) -> RulingsTable | None:
    """What the latest run of all tests said of the rulings; None without one."""
    file = path or results_file()
    if not file.is_file():
        return None
    kept = msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw])
    return msgspec.json.decode(kept[RULINGS], type=RulingsTable) if RULINGS in kept else None


def faults(of: Iterable[RuledCard]) -> Iterator[str]:
    """What is wrong with the verdict files: rows for rulings or cards there are not, two rows for one pair,
    rows that do not say what their verdict needs."""
    cards_of: dict[str, set[str]] = {}
    for pair in of:
        cards_of.setdefault(pair.ruling, set()).add(pair.card)
    seen: set[tuple[str, str]] = set()
    for row in verdicts():
        if row.ruling not in cards_of:
            yield f"{row.ruling}: there is no such ruling"
            continue
        for card in row.only or ("",):
            if card and card not in cards_of[row.ruling]:
                yield f"{row.ruling}: it is not on {card}"
            if (row.ruling, card) in seen:
                yield f"{row.ruling} {card}: two rows"
            seen.add((row.ruling, card))
        yield from _missing(row)


def waits_for(row: Verdict) -> tuple[str, ...]:
    """The cards that make a row untrue as soon as one of them can be played."""
    return row.names if row.verdict == "descriptive" else ()


def _missing(row: Verdict) -> Iterator[str]:
    if row.verdict in ("test", "rule", "superseded") and not row.names:
        yield f"{row.ruling}: {row.verdict} needs “by”"
    if row.verdict in ("descriptive", "superseded") and not row.note:
        yield f"{row.ruling}: {row.verdict} needs a note"
    if row.verdict == "rule":
        for ident in row.names:
            find_rule(ident)
