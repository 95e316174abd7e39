"""More answers to "why can't I?": about moves that the question at hand did not consider."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.chapters.components.hexes import Hex, hex_of
from nocturne.chapters.components.movement import ways
from nocturne.chapters.rules.combat.fight_turn import FightTurn
from nocturne.chapters.rules.exploration.main_sequence import MainTurn
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.board import ground_for, where
from nocturne.chapters.rules.turns.turn import Turn
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.decision import Refusal, Why


def more_reasons(state: ChaptersState, seat: int, about: str) -> Iterator[Refusal]:
    """Reasons against going to a hex (``move:C4``, ``hex:C4``) and against acting during a sequence."""
    if state.chapter is None or not state.stack:
        return
    turn = state.stack[-1]
    kind, _, name = about.partition(":")
    if isinstance(turn, Turn) and state.seat_of(turn.who) == seat and kind in ("move", "hex"):
        why = _why_not_there(state, turn, name)
        if why is not None:
            yield Refusal(
                f"move:{name}", "chapters-do-move", why, {"hex": f"hex:{name}", "cost": 0, "fires": 0}
            )
    elif not isinstance(turn, (MainTurn, FightTurn)) and kind in (
        "move",
        "talk",
        "fight",
        "give",
        "take",
        "use",
    ):
        why = Why("chapters-why-sequence", "CHA-GEN-07")
        yield Refusal(about, "chapters-do-anything-else", why)


def _why_not_there(state: ChaptersState, turn: Turn, name: str) -> Why | None:
    why = turn.why_not_move(state)
    if why is not None:
        return why
    try:
        place: Hex = hex_of(name)
    except (ValueError, IndexError):
        return Why("chapters-why-no-such-hex", "CHA-TILE-02")
    here = where(state, turn.who)
    if here is None or place not in lookup.tile_of(state):
        return Why("chapters-why-no-such-hex", "CHA-TILE-02")
    if place in turn.ways(state):
        return None
    ground = ground_for(state, turn.who)
    if place in ground.passed:
        return Why("chapters-why-occupied-friend", "CHA-MOV-02")
    if place in ground.blocked:
        return Why("chapters-why-blocked", "CHA-POS-02")
    way = ways(here, ground).get(place)
    if way is None:
        return Why("chapters-why-no-way", "CHA-TILE-03")
    points = turn.movement_points(state)
    if way.cost > points:
        return Why("chapters-why-too-far", "CHA-MOV-01", {"cost": way.cost, "points": points})
    return Why("chapters-why-way-ends", "CHA-TER-10")
