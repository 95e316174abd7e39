"""A table of Dracula in any position, for tests: the same words as in scenario files."""

from __future__ import annotations

from typing import Any

import msgspec

from nocturne.dracula.game import game
from nocturne.dracula.options import DraculaOptions
from nocturne.dracula.position import DraculaPosition
from nocturne.dracula.state import DraculaState
from nocturne.kernel import record
from nocturne.kernel.chance import Chance
from nocturne.kernel.record import Head
from nocturne.kernel.table import Table

DRACULA, HUNTERS = 0, 1

FAR_AWAY: dict[str, Any] = {
    "godalming": {"at": "london"},
    "seward": {"at": "edinburgh"},
    "van_helsing": {"at": "rome"},
    "mina": {"at": "rome"},
}


def sit_down(seats: int = 2, options: dict[str, Any] | None = None, seed: int = 0, **position: Any) -> Table:
    """The table in this position; hunters who are not mentioned are far away."""
    position["hunters"] = {**FAR_AWAY, **position.get("hunters", {})}
    position.setdefault("trail", ["strasbourg"])
    written = msgspec.convert(position, DraculaPosition)
    chosen = msgspec.convert(options or {}, DraculaOptions)
    state = game.set_up(written, chosen, seats, Chance.seeded(seed)).state
    head = Head(record.FORMAT, "test", game.id, seats, str(seed), {}, "", {})
    return Table(game, state, head)


def answer(table: Table, seat: int, *keys: str) -> None:
    """Several answers of one seat in a row."""
    for key in keys:
        table.answer(seat, key)
        assert not list(game.check(state_of(table)))


def asked(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(decision.seat, decision.question) for decision in table.decisions()]


def keys(table: Table, seat: int) -> list[str]:
    """What a seat may answer."""
    decision = table.pending(seat)
    return [] if decision is None else [option.key for option in decision.options]


def truth(table: Table) -> dict[str, Any]:
    """The whole truth by readable ids."""
    return game.inspect(state_of(table))


def state_of(table: Table) -> DraculaState:
    """The state behind the table."""
    assert isinstance(table.state, DraculaState)
    return table.state
