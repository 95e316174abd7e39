"""Which rules are proven: the checklists, and the rule ids that passed tests carry.

A checklist (``nocturne/checklists/<game>.csv``) has one row for each atomic rule of a game. A test or
scenario names the ids it proves; a run of all tests writes ``build/rules.json``, from which the tables are
made. A row that repeats another counts with it; a row that cannot apply to a digital table is listed, with
its reason, in ``<game>.not-applicable.csv``. ``<language>/`` has the words of both in another language.

>>> [rule.id for rule in read_checklist("candles")][:2]
['CANDLES-01', 'CANDLES-02']
>>> find_rule("CANDLES-03").said("fr")
'La carte la plus haute prend autant de chandelles que le numéro de la manche.'
"""

from __future__ import annotations

import csv
import difflib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from nocturne.kernel.errors import NocturneError

CHECKLISTS = Path(__file__).resolve().parent.parent / "checklists"
_NOT_APPLICABLE = ".not-applicable"

RULINGS = "rulings"
"""The key of the official rulings among the results; see ``nocturne.lab.rulings``."""


class Rule(Struct, frozen=True):
    """One atomic rule. ``status``: ``book`` for a printed rule, ``ruling``, ``derived``, ``designed`` for
    our own resolution of a gap, ``example``."""

    id: str
    rule: str
    source: str = ""
    repeats: str = ""
    note: str = ""
    status: str = ""

    def said(self, lang: str) -> str:
        """Its words in a language; in English where nobody has written them in that one."""
        return _said(lang).get(self.id, self.rule)


class RulesTable(Struct, frozen=True):
    """How much of a checklist is proven."""

    total: int
    proven: tuple[str, ...]
    open: tuple[str, ...]
    not_applicable: dict[str, str]


class UnknownRule(NocturneError):
    """A rule id that is in no checklist."""


def checklists() -> list[str]:
    """The games that have a checklist."""
    return _lists_in(CHECKLISTS)


def _lists_in(folder: Path) -> list[str]:
    return sorted(file.stem for file in folder.glob("*.csv") if not file.stem.endswith(_NOT_APPLICABLE))


@cache
def read_checklist(game: str) -> tuple[Rule, ...]:
    """The rules of a game."""
    return tuple(msgspec.convert(_rows(game), list[Rule]))


@cache
def not_applicable(game: str, lang: str = "en") -> dict[str, str]:
    """The rules that cannot apply to a digital table, with the reason; in English where nobody has written it
    in that language."""
    name = f"{game}{_NOT_APPLICABLE}"
    said = _rows(f"{lang}/{name}") if _file(f"{lang}/{name}").is_file() else []
    reasons = {row["id"]: row["reason"] for row in said}
    return {row["id"]: reasons.get(row["id"], row["reason"]) for row in _rows(name)}


def _file(name: str) -> Path:
    return CHECKLISTS / f"{name}.csv"


def _rows(name: str) -> list[dict[str, str]]:
    path = _file(name)
    if not path.is_file():
        raise NocturneError("lab-no-checklist", game=name, games=", ".join(checklists()))
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def find_rule(ident: str) -> Rule:
    """The rule with this id, of whatever game."""
    every = _every_rule()
    if ident not in every:
        near = difflib.get_close_matches(ident, every, n=1)
        raise UnknownRule("lab-no-rule", rule=ident, near=near[0] if near else "none")
    return every[ident]


def rule_text(ident: str, lang: str) -> str:
    """The words of a rule in a language; nothing for an id that is in no checklist, as a game from elsewhere
    may have."""
    rule = _every_rule().get(ident)
    return "" if rule is None else rule.said(lang)


@cache
def _said(lang: str) -> dict[str, str]:
    """The words of every rule that is written in a language other than English."""
    return {
        row["id"]: row["rule"] for game in _lists_in(CHECKLISTS / lang) for row in _rows(f"{lang}/{game}")
    }


@cache
def _every_rule() -> dict[str, Rule]:
    return {rule.id: rule for game in checklists() for rule in read_checklist(game)}


def table_of(game: str, proven: Iterable[str]) -> RulesTable:
    """The table of a game when these ids are proven."""
    rules = read_checklist(game)
    excused = not_applicable(game)
    known = {rule.id: rule for rule in rules}

    def root(ident: str) -> str:
        seen = {ident}
        while (above := known[ident].repeats) and above not in seen:
            seen.add(above)
            ident = above
        return ident

    roots = {root(ident) for ident in proven if ident in known}
    done = tuple(rule.id for rule in rules if root(rule.id) in roots)
    left = {rule.id: excused[rule.id] for rule in rules if rule.id in excused and rule.id not in done}
    still_open = tuple(rule.id for rule in rules if rule.id not in done and rule.id not in left)
    return RulesTable(len(rules), done, still_open, left)


def results_file() -> Path:
    """Where a run of all tests writes what it proved: in the working tree this code is part of."""
    return Path(__file__).resolve().parents[3] / "build" / "rules.json"


def tables_of(proven: Iterable[str]) -> dict[str, RulesTable]:
    """The table of every game when these ids are proven."""
    ids = list(proven)
    return {game: table_of(game, ids) for game in checklists()}


def write_results(proven: Iterable[str], path: Path, rulings: Struct | None = None) -> None:
    """Keep what a run of all tests proved: the table of each game, and that of the official rulings."""
    tables: dict[str, Struct] = {**tables_of(proven)}
    if rulings is not None:
        tables[RULINGS] = rulings
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(tables), indent=1) + b"\n")


def read_results(path: Path | None = None) -> Mapping[str, RulesTable]:
    """What the latest run of all tests proved; without one, nothing is proven."""
    file = path or results_file()
    if not file.is_file():
        return tables_of(())
    kept = msgspec.json.decode(file.read_bytes(), type=dict[str, msgspec.Raw])
    return {
        game: msgspec.json.decode(table, type=RulesTable) for game, table in kept.items() if game != RULINGS
    }


def rules_table(game: str, path: Path | None = None) -> RulesTable:
    """Which rules of a game are proven, open and not applicable, by the latest run of all tests. The
    checklist is the present one: a rule added since is open."""
    read_checklist(game)
    kept = read_results(path).get(game)
    return table_of(game, kept.proven if kept is not None else ())
