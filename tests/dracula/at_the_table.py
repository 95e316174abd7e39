"""A table of Dracula for tests: in any position, in the words of scenario files, or after random play."""

from __future__ import annotations

from typing import Any

import msgspec

from nocturne.dracula.game import game
from nocturne.dracula.options import DraculaOptions
from nocturne.dracula.position.written import DraculaPosition
from nocturne.dracula.state import DraculaState
from nocturne.kernel import record
from nocturne.kernel.chance import Chance
from nocturne.kernel.record import Head
from nocturne.kernel.table import Table, new_game
from nocturne.lab.play import random_answer

DRACULA, HUNTERS = 0, 1

FAR_AWAY: dict[str, Any] = {
    "godalming": {"at": "london"},
    "seward": {"at": "edinburgh"},
    "van_helsing": {"at": "rome"},
    "mina": {"at": "rome"},
}


def position(
    seats: int = 2, options: dict[str, Any] | None = None, seed: int = 0, **written: Any
) -> DraculaState:
    """The state of a position; hunters who are not mentioned are far away."""
    written["hunters"] = {**FAR_AWAY, **written.get("hunters", {})}
    written.setdefault("trail", ["strasbourg"])
    placed = msgspec.convert(written, DraculaPosition)
    chosen = msgspec.convert(options or {}, DraculaOptions)
    state: DraculaState = game.set_up(placed, chosen, seats, Chance.seeded(seed)).state
    return state


def sit_down(seats: int = 2, options: dict[str, Any] | None = None, seed: int = 0, **written: Any) -> Table:
    """The table in such a position."""
    head = Head(record.FORMAT, "test", game.id, seats, str(seed), {}, "", {})
    return Table(game, position(seats, options, seed, **written), head)


def played(seed: int, answers: int, seats: int = 3) -> Table:
    """A table after so many random answers, or at its end."""
    table = new_game("dracula", seats=seats, seed=f"played {seed}", snapshots=False)
    chance = Chance.seeded(seed)
    while table.questions and table.number < answers:
        table.answer(*random_answer(table, chance))
    return table


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
