"""Views: the only thing a player, a bot or a spectator is ever given."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from nocturne.kernel.decision import Decision
from nocturne.kernel.state import Result


class View(Struct, frozen=True):
    """What one seat may know. ``table`` is the game's own struct; ``decision`` is there when this seat
    must choose; ``waiting`` names the seats that owe an answer."""

    game: str
    seat: int | None
    seats: int
    number: int
    table: Any
    decision: Decision | None
    waiting: tuple[int, ...]
    result: Result | None
