"""The numbers a lesson speaks of, read off what the learner sees: a text never says what the table does not.

Every argument of the question is one (``$favor``, ``$points``). VTES adds the pool of every seat
(``$pool_0``), blood and capacity of every card with a name in the lesson (``$blood_kalila``), and stealth,
intercept and bleed of the action in progress.
"""

from __future__ import annotations

from typing import Any

from nocturne.kernel.view import View
from nocturne.lessons import Lesson
from nocturne.vtes.naming import register
from nocturne.vtes.view import VtesTable


def facts(lesson: Lesson, view: View) -> dict[str, Any]:
    """The numbers for the texts of a lesson."""
    found: dict[str, Any] = {}
    if view.decision is not None:
        found |= {name: value for name, value in view.decision.args.items() if isinstance(value, int)}
    if isinstance(view.table, VtesTable):
        found |= _of_vtes(lesson, view, view.table)
    return found


def _of_vtes(lesson: Lesson, view: View, table: VtesTable) -> dict[str, Any]:
    found: dict[str, Any] = {f"pool_{player.seat}": player.pool for player in table.players}
    cards = register(view)
    for name, ref in lesson.refs.items():
        kind, _, ident = ref.partition(":")
        lying = cards.in_play.get(int(ident)) if kind == "card" else None
        if lying is not None:
            found |= {f"blood_{name}": lying.seen.blood, f"capacity_{name}": lying.seen.capacity}
    if table.action is not None:
        found |= {name: getattr(table.action, name) for name in ("stealth", "intercept", "bleed")}
    return found
