"""Scenarios: files with a position, the moves, what must hold and what must be refused.

A scenario proves a rule, reports a bug, sets a puzzle or teaches a lesson; ``docs/scenarios.md`` tells how to
write one. It is strict: a move that is not offered, a question the script did not foresee or a forced roll
nobody made fails it.

>>> case, = parse_scenarios('''
... title: The higher card takes the candles
... game: candles
... rules: [CANDLES-03]
... names: [Alice, Bob]
... position: {round: 2, hands: [[9], [4]], candles: [0, 0]}
... moves:
...   - {Alice: play:9, Bob: play:4}
...   - expect: {candles.@Alice: 2}
... ''', "example.yaml")
>>> run_scenario(case).passed
True
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.kernel import codec, record, strict_yaml
from nocturne.kernel.chance import Chance
from nocturne.kernel.errors import BadOptions, BadPosition, NocturneError
from nocturne.kernel.record import Head
from nocturne.kernel.registry import find_game
from nocturne.kernel.strict_yaml import Document, Where
from nocturne.kernel.table import Table, read_options
from nocturne.kernel.words import Words, words
from nocturne.lab.moves import VERBS, move_forms
from nocturne.lab.player import Failed, Player
from nocturne.version import __version__

_MOST_SEATS = 9


class Scenario:
    """One case of a scenario file, ready to be run. ``document`` holds what the file says of it."""

    def __init__(self, document: Document, base: Where) -> None:
        self.document = document
        self.base = base
        head = document.convert((), _Head)
        self.title = head.title
        self.game = head.game
        self.rules = head.rules
        self.names = head.names
        self.seats = head.seats
        self.seed = head.seed
        self.options = head.options
        self.rolls = head.rolls
        for i, name in enumerate(self.names):
            if name in VERBS or name.isdigit() or not name.replace("_", "a").replace("-", "a").isalnum():
                raise document.error(("names", i), "lab-name-taken", name=name)
        move_forms(document, self.names)
        if "position" in document.value:
            # Positions count seats from 1, as people do; by its name a seat is the same everywhere.
            most = len(self.names) or self.seats or _MOST_SEATS
            numbers = {f"@seat{seat}": seat for seat in range(1, most + 1)}
            numbers |= {f"@{name}": seat for seat, name in enumerate(self.names, start=1)}
            document.value["position"] = _with_seats(document.value["position"], numbers)

    @property
    def file(self) -> str:
        """The file it was written in."""
        return self.document.file

    def start(self, changed: Mapping[str, Any] | None = None) -> tuple[Table, dict[str, str]]:
        """The table in the scenario's position, and what its ``@names`` stand for. ``changed`` are options
        that come before its own."""
        game = find_game(self.game)
        options = read_options(game, {**self.options, **(changed or {})})
        seats = self.seats or len(self.names) or game.usual_seats
        chance = Chance.seeded(self.seed)
        names: dict[str, str] = {}
        if "position" in self.document.value:
            position = self.document.convert(("position",), game.position)
            try:
                set_up = game.set_up(position, options, seats, chance)
            except BadPosition as error:
                where = ("position", *error.at)
                raise self.document.error(where, "lab-position-wrong", detail=str(error)) from error
            state = set_up.state
            names.update(set_up.names)
        else:
            least, most = game.seats
            if not least <= seats <= most:
                raise self.document.error(("seats",), "lab-seats-wrong", seats=seats, least=least, most=most)
            state = game.new(options, seats, chance)
        if self.names and len(self.names) != state.seats:
            raise self.document.error(("names",), "lab-names-count", names=len(self.names), seats=state.seats)
        for seat in range(state.seats):
            for name in (f"seat{seat + 1}", *self.names[seat : seat + 1]):
                if names.setdefault(name, str(seat)) != str(seat):
                    raise self.document.error(("names",), "lab-name-twice", name=name)
        if self.rolls:
            state.chance.force(*(roll - 1 for roll in self.rolls))
        plain: dict[str, Any] = msgspec.to_builtins(options)
        note = {"scenario": self.file, "title": self.title}
        head = Head(
            record.FORMAT,
            __version__,
            self.game,
            state.seats,
            str(self.seed),
            plain,
            codec.digest(state),
            note,
        )
        return Table(game, state, head), names


def _with_seats(value: Any, numbers: Mapping[str, int]) -> Any:
    if isinstance(value, dict):
        return {key: _with_seats(inner, numbers) for key, inner in value.items()}
    if isinstance(value, list):
        return [_with_seats(inner, numbers) for inner in value]
    return numbers.get(value, value) if isinstance(value, str) else value


class _Head(Struct, forbid_unknown_fields=True):
    """What stands above the moves."""

    title: str
    game: str
    moves: list[Any]
    rules: list[str] = []
    names: list[str] = []
    seats: int = 0
    seed: int | str = 0
    options: dict[str, Any] = {}
    rolls: list[int] = []
    position: Any = None
    about: str = ""


class Failure(Struct, frozen=True):
    """Why a case failed: a message with its arguments, and where in the file."""

    file: str
    line: int
    message: str
    args: dict[str, Any]

    def text(self, language: Words | None = None) -> str:
        """The failure as a sentence."""
        say = language or words()
        detail = say(self.message, **self.args)
        if "file" in self.args:  # mistakes in the file name their own place
            return detail
        return say("lab-failure", file=self.file, line=str(self.line), detail=detail)


class Outcome(Struct, frozen=True):
    """What came of one case."""

    file: str
    title: str
    game: str
    rules: tuple[str, ...]
    passed: bool
    answers: int
    failure: Failure | None = None

    def plain(self, language: Words | None = None) -> dict[str, Any]:
        """The outcome as plain data for JSON, the failure also as a sentence."""
        data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        if self.failure is not None:
            data["failure"]["text"] = self.failure.text(language)
        return data


def read_scenarios(path: Path | str) -> list[Scenario]:
    """The cases in a file. A mistake in it is a ``BadFile`` with its line."""
    return _cases(strict_yaml.read(Path(path)))


def parse_scenarios(text: str, name: str) -> list[Scenario]:
    """The cases in some text; ``name`` is how errors call it."""
    return _cases(strict_yaml.parse(text, name))


def _cases(document: Document) -> list[Scenario]:
    head = document.value
    if not isinstance(head, dict):
        raise document.error((), "kernel-yaml-type", at=document.file, expected="object", got="str")
    if "cases" not in head:
        return [Scenario(document, ())]
    if not isinstance(head["cases"], list) or not head["cases"]:
        raise document.error(("cases",), "kernel-yaml-type", at="cases", expected="array", got="null")
    if "moves" in head:
        raise document.error(("moves",), "lab-moves-and-cases")
    found = []
    for i, case in enumerate(head["cases"]):
        if not isinstance(case, dict):
            raise document.error(
                ("cases", i), "kernel-yaml-type", at=f"cases[{i + 1}]", expected="object", got="str"
            )
        own = document.overlaid((), ("cases", i))
        del own.value["cases"]
        # A case proves what the whole file proves and what it names itself.
        shared, more = head.get("rules", []), case.get("rules", [])
        if isinstance(shared, list) and isinstance(more, list) and "rules" in case:
            own.value["rules"] = [*shared, *more]
        found.append(Scenario(own, ("cases", i)))
    return found


def run_scenario(
    scenario: Scenario,
    watch: Callable[[int, Table], None] | None = None,
    *,
    options: Mapping[str, Any] | None = None,
) -> Outcome:
    """Play a case. Mistakes in the file are failures of the case, like expectations that do not hold.
    ``watch`` is called after every move with its line in the file and the table. With ``options`` it is
    played at a table that asks more people than its own: who has but one answer there gives it unasked."""
    table: Table | None = None
    failure: Failure | None = None
    where: Where = ("game",)
    try:
        table, names = scenario.start(options)
        model = None if options is None else scenario.start()[0]
        player = Player(scenario.document, table, names, scenario.names, model=model)
        for where in player.places():
            player.play(where)
            if watch is not None:
                watch(scenario.document.line(where), table)
        where = ("moves",)
        player.finish()
    except Failed as failed:
        place = failed.where or where
        failure = Failure(
            scenario.file, scenario.document.line(place), failed.message, failed.args_for_message
        )
    except NocturneError as error:
        if isinstance(error, BadOptions):
            where = ("options",)
        line = error.args_for_message.get("line")
        at = int(str(line)) if line is not None else scenario.document.line(where)
        failure = Failure(scenario.file, at, error.message, error.args_for_message)
    except Exception as error:
        # The engine itself broke: the scenario is the report of it, with the place in the code.
        spot = traceback.extract_tb(error.__traceback__)[-1]
        detail = f"{type(error).__name__}: {error} ({Path(spot.filename).name}:{spot.lineno} {spot.name})"
        failure = Failure(
            scenario.file, scenario.document.line(where), "lab-engine-fault", {"detail": detail}
        )
    answers = table.number if table is not None else 0
    rules = tuple(scenario.rules)
    return Outcome(scenario.file, scenario.title, scenario.game, rules, failure is None, answers, failure)


def run_file(path: Path | str) -> list[Outcome]:
    """Play every case of a file; a file that cannot be read gives one failed outcome."""
    try:
        cases = read_scenarios(path)
    except NocturneError as error:
        line = int(str(error.args_for_message.get("line", 1)))
        failure = Failure(str(path), line, error.message, error.args_for_message)
        return [Outcome(str(path), "", "", (), False, 0, failure)]
    return [run_scenario(case) for case in cases]


def find_scenarios(places: Iterable[Path | str]) -> Iterator[Path]:
    """The scenario files among some files and folders, in order of name."""
    for place in map(Path, places):
        if place.is_dir():
            yield from sorted(p for p in place.rglob("*") if p.suffix in (".yaml", ".yml"))
        else:
            yield place


__all__ = [
    "Failure",
    "Outcome",
    "Scenario",
    "find_scenarios",
    "parse_scenarios",
    "read_scenarios",
    "run_file",
    "run_scenario",
]
