"""What a strong player would do at a decision of VTES, and why: every kind of decision is looked ahead at.

The choices that look best are tried in imagined games to the end of the turn, like a strong bot does before
its actions. What is told of each is how the table stands then, compared with now (see ``reasons``).
"""

from __future__ import annotations

from statistics import fmean

import msgspec

from nocturne.kernel.advice import MOST_SUGGESTIONS, Advice, Suggestion, standings
from nocturne.kernel.decision import Decision, Note
from nocturne.kernel.knowledge import Knowledge
from nocturne.vtes.bot.reasons import Changes, Outlook, reasons
from nocturne.vtes.bot.search import Budget, Search, Tried, expected
from nocturne.vtes.view.table import VtesTable

_LOOK = Budget(options=5, worlds=4, answers=2500)
_CLOSE = 1.5
"""Less than so much pool behind the best is nearly as good: more cannot be told from so few games."""


def advise(decision: Decision, knows: Knowledge, taken: str = "") -> Advice | None:
    """The choices that end best, with what each of them brings by the end of the turn; after them the one
    that was taken, if it is not among them."""
    offered = msgspec.structs.replace(
        decision, options=tuple(option for option in decision.options if not option.aside)
    )
    view = knows()
    table, seat = view.table, decision.seat
    if len(offered.options) < 2 or not isinstance(table, VtesTable):
        return None
    # The seed is what the seat is asked: the same question gets the same advice.
    tried = Search(f"coach:{view.number}:{seat}", _LOOK).tried(offered, knows, taken)
    ranked = sorted(tried, key=lambda one: -expected(one, seat))
    best = ranked[:MOST_SUGGESTIONS] + [one for one in ranked[MOST_SUGGESTIONS:] if one.key == taken]
    usual = _usual(table, tried, seat)
    compared = standings([expected(one, seat) for one in best], _CLOSE)
    suggestions = tuple(
        Suggestion(one.key, standing, reasons(Outlook(table, one.ends, seat), usual))
        for one, standing in zip(best, compared, strict=True)
    )
    return Advice(Note("vtes-coach-basis", {"worlds": len(best[0].ends)}), suggestions)


def _usual(table: VtesTable, tried: list[Tried], seat: int) -> Changes:
    """By how much each term changes on average over all choices."""
    changes = [Outlook(table, one.ends, seat).changes() for one in tried]
    names = {name for change in changes for name in change}
    return {name: fmean(change.get(name, 0.0) for change in changes) for name in names}
