"""A table in the middle of CHAPTERS, for tests: positions as plain data, dice as faces, answers by key.

>>> night = at(characters=[{"character": "thomas", "at": "C4"}], turn="thomas")
>>> night.do("end").asked()
'chapters-ask-main-turn'
"""

from __future__ import annotations

from typing import Any

import msgspec

from nocturne.chapters.game import game
from nocturne.chapters.options import ChaptersOptions
from nocturne.chapters.position.written import ChaptersPosition
from nocturne.chapters.state import ChaptersState, Coterie
from nocturne.kernel import record
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision
from nocturne.kernel.event import Event
from nocturne.kernel.record import Head
from nocturne.kernel.table import Table

BLACK = {"blank": 0, "ankh": 5, "double": 9}
RED = {"skull": 0, "blank": 1, "ankh": 5, "double": 9}


class Night:
    """A table being played by a test. The invariants are checked after every answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.since = 0

    @property
    def state(self) -> ChaptersState:
        state = self.table.state
        assert isinstance(state, ChaptersState)
        return state

    # -- answering

    def do(self, *keys: str, seat: int | None = None) -> Night:
        """Give answers, each to whoever is asked (or by this seat)."""
        self.since = len(self.table.log)
        for key in keys:
            asked = self.decision(key, seat)
            self.table.answer(asked.seat, key)
            faults = list(game.check(self.state))
            assert not faults, faults
        return self

    def decision(self, key: str = "", seat: int | None = None) -> Decision:
        decisions = [d for d in self.table.decisions() if seat is None or d.seat == seat]
        assert decisions, f"nobody is asked {key}"
        for one in decisions:
            if not key or one.option(key) is not None:
                return one
        offered = [option.key for option in decisions[0].options]
        reasons = [(r.key, r.why.message, r.why.rule) for r in self.table.why(decisions[0].seat, key)]
        raise AssertionError(f"{key} is not offered by {decisions[0].question}: {offered} {reasons}")

    def all(self, key: str) -> Night:
        """Everybody who is asked gives the same answer."""
        for seat in [d.seat for d in self.table.decisions()]:
            self.table.answer(seat, key)
        return self

    def passes(self, until: str = "", most: int = 200) -> Night:
        """Harmless answers until a question comes (or nobody has one)."""
        for _ in range(most):
            decisions = self.table.decisions()
            if not decisions or (until and any(d.question == until for d in decisions)):
                return self
            key = game.default_answer(decisions[0])
            if key is None:
                assert not until, f"stuck at {decisions[0].question}"
                return self
            self.do(key, seat=decisions[0].seat)
        raise AssertionError("too many passes")

    def black(self, *faces: str) -> Night:
        """What the next black dice show."""
        self.state.chance.force(*(BLACK[face] for face in faces))
        return self

    def red(self, *faces: str) -> Night:
        """What the next red dice show."""
        self.state.chance.force(*(RED[face] for face in faces))
        return self

    # -- looking

    def asked(self) -> str:
        decisions = self.table.decisions()
        return decisions[0].question if decisions else ""

    def who_is_asked(self) -> list[int]:
        return [decision.seat for decision in self.table.decisions()]

    def offered(self, start: str = "") -> list[str]:
        """The options that are offered, those that begin so."""
        return [
            option.key
            for decision in self.table.decisions()
            for option in decision.options
            if option.key.startswith(start)
        ]

    def refused(self, key: str) -> str:
        """The rule for which something is refused; it must not be offered."""
        assert key not in self.offered(), f"{key} is offered"
        for decision in self.table.decisions():
            for refusal in self.table.why(decision.seat, key):
                return refusal.why.rule
        return ""

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of a kind since the last answers were given."""
        return [told.event for told in self.table.log[self.since :] if isinstance(told.event, kind)]

    def ever(self, kind: type[Event]) -> list[Any]:
        """All events of a kind."""
        return [told.event for told in self.table.log if isinstance(told.event, kind)]

    def __getitem__(self, ident: str) -> dict[str, Any]:
        """A character or NPC as ``inspect`` tells it."""
        truth = game.inspect(self.state)
        found: dict[str, Any] = truth["characters"].get(ident) or truth["npcs"][ident]
        return found

    @property
    def coterie(self) -> Coterie:
        return self.state.campaign.coterie

    def left_to_roll(self) -> int:
        """Forced faces that nobody has rolled."""
        return len(self.state.chance.forced)


def at(
    *, options: dict[str, Any] | None = None, seed: int = 0, pack: str = "arena", **position: Any
) -> Night:
    """The table of a position, in the chapter ``ch.arena`` unless another is named."""
    position.setdefault("chapter", "ch.arena")
    written = msgspec.convert(position, ChaptersPosition)
    chosen = msgspec.convert({"pack": pack, "table_rulings": False, **(options or {})}, ChaptersOptions)
    state = game.set_up(written, chosen, len(written.characters), Chance.seeded(seed)).state
    return Night(_table(state, chosen, seed))


def begin(
    *, seats: int = 1, options: dict[str, Any] | None = None, seed: int = 0, pack: str = "arena"
) -> Night:
    """A campaign from its beginning."""
    chosen = msgspec.convert({"pack": pack, "table_rulings": False, **(options or {})}, ChaptersOptions)
    return Night(_table(game.new(chosen, seats, Chance.seeded(seed)), chosen, seed))


def _table(state: ChaptersState, options: ChaptersOptions, seed: int) -> Table:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return Table(game, state, Head(record.FORMAT, "0", game.id, state.seats, str(seed), plain, ""))


def one(character: str, at: str = "C4", **more: Any) -> dict[str, Any]:
    """A character of a position."""
    return {"character": character, "at": at, **more}


def turn(*characters: dict[str, Any], who: str = "", **more: Any) -> Night:
    """The turn of ``who`` (the first character unless named), with nobody else on the tile than is listed."""
    more.setdefault("only_listed", True)
    more.setdefault("tokens", [])
    return at(characters=list(characters), turn=who or characters[0]["character"], **more)


def fighting(
    *characters: dict[str, Any],
    who: str = "",
    enemies: list[str] | None = None,
    npcs: dict[str, Any] | None = None,
    **more: Any,
) -> Night:
    """A combat in the turn of ``who`` (the first character unless named)."""
    more.setdefault("only_listed", True)
    more.setdefault("tokens", [])
    npcs = npcs if npcs is not None else {"brute": {"at": "D4", "facing": "NW"}}
    combat = {
        "enemies": enemies if enemies is not None else [n for n in npcs if n not in ("bouncer",)],
        "turn": who or characters[0]["character"],
        **more.pop("combat", {}),
    }
    return at(characters=list(characters), npcs=npcs, combat=combat, **more)


def laying(*characters: dict[str, Any], npcs: dict[str, Any] | None = None, **more: Any) -> Night:
    """A combat at the moment when cards are laid."""
    return fighting(*characters, npcs=npcs, combat={"turn": ""}, **more)
