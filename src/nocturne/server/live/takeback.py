"""Taking a move back by consent: what is proposed, who must agree, and what is told of it.

A move is named by what each viewer was shown of it at the time, so naming it tells nobody anything new.
"""

from __future__ import annotations

from msgspec import Struct

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.table import Table
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import log_of
from nocturne.server.wire import stream as wire
from nocturne.server.wire.stream import TakeBack
from nocturne.server.wire.update import Outcome

#: Moves one seat may have taken back in a game, and lines that name a move.
MOST = 3
_LINES = 4


class Proposal(Struct):
    """Somebody would like to go back to before one of their answers. ``at`` is the number of the questions
    that were put when they asked: once the table has gone on, it is void."""

    seat: int
    point: int
    at: int
    needs: list[int]
    agreed: list[int]

    @property
    def settled(self) -> bool:
        """Whether everybody has agreed."""
        return set(self.needs) <= set(self.agreed)


def propose(table: Table, seat: int, given: set[int], people: list[int], at: int) -> Proposal:
    """Take back the latest answer that somebody gave themselves."""
    for point in range(table.number - 1, -1, -1):
        if table.answers[point].seat == seat and point not in given:
            return Proposal(seat, point, at, [other for other in people if other != seat], [])
    raise NocturneError("server-takeback-nothing")


def proposal_to_wire(
    proposal: Proposal | Outcome, table: Table, seat: int | None, left: int, teller: MarkingTeller
) -> TakeBack:
    """A proposal as one viewer is told it, or what became of it."""
    if not isinstance(proposal, Proposal):
        return TakeBack(None, proposal)
    since = table.log_at(proposal.point)
    shown = table.events(seat, since)
    return TakeBack(
        wire.Proposal(
            proposal.seat,
            max(1, proposal.at - proposal.point),
            log_of(shown[:_LINES], table.view(seat), teller),
            any(event.reveals for event in shown),
            proposal.needs,
            proposal.agreed,
            seat is not None and seat in proposal.needs and seat not in proposal.agreed,
            left,
        )
    )
