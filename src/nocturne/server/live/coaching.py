"""The coach: what a game would do at a decision, for the one person at a table of bots.

It thinks where the bots think (see ``thinking``), on a copy of the table and from what the seat knows. What
it finds about a decision that has passed is dropped. Where other people play it says nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from nocturne.kernel.advice import Advice
from nocturne.kernel.decision import Decision
from nocturne.kernel.errors import NocturneError
from nocturne.kernel.knowledge import Knowledge
from nocturne.kernel.record import Answer
from nocturne.server.faults import log_fault
from nocturne.server.live.asking import Asking
from nocturne.server.live.session import Session
from nocturne.server.live.streams import Stream
from nocturne.server.live.thinking import thinkers
from nocturne.server.render.advising import advised
from nocturne.server.render.segments import MarkingTeller
from nocturne.server.render.views import question_number


class _Asked(NamedTuple):
    """A decision somebody wants advice on, and the game up to it."""

    decision: Decision
    answers: list[Answer]
    advice: asyncio.Future[Advice | None]


class Coach:
    """Gives advice on the decision a person is asked for."""

    def __init__(self, session: Session, asking: Asking, teller: Callable[[str], MarkingTeller]) -> None:
        self._session = session
        self._asking = asking
        self._teller = teller
        self._asked: _Asked | None = None

    def ask(self, stream: Stream, decision: Decision) -> None:
        """Think about a decision, and tell what was found. Asked twice about the same one, it thinks once."""
        session = self._session
        if len(session.people()) > 1:
            raise NocturneError("server-advice-company")
        if session.teaching is not None:
            raise NocturneError("server-advice-lesson")
        if session.table.pending(decision.seat) is None:
            raise NocturneError("server-advice-early")
        if self._asked is None or not self._stands(self._asked) or self._asked.advice.cancelled():
            self._asked = self._think(decision)
        asked = self._asked
        asked.advice.add_done_callback(lambda _: self._tell(stream, asked))

    def _think(self, decision: Decision) -> _Asked:
        if self._asked is not None:
            self._asked.advice.cancel()  # if nobody has begun to think about it yet
        table = self._session.table.copy()
        loop = asyncio.get_running_loop()
        advice = loop.run_in_executor(
            thinkers(), table.game.advise, decision, Knowledge(table, decision.seat)
        )
        return _Asked(decision, table.answers, advice)

    def _stands(self, asked: _Asked) -> bool:
        """Whether a decision is still asked, in the same game: it may have gone back meanwhile."""
        same_game = self._session.table.answers == asked.answers
        return same_game and self._asking.asked(asked.decision.seat) == asked.decision

    def _tell(self, stream: Stream, asked: _Asked) -> None:
        if asked.advice.cancelled() or not self._stands(asked):
            return
        fault = asked.advice.exception()
        if fault is not None:
            log_fault("coach", fault)
        advice = None if fault is not None else asked.advice.result()
        table, seat = self._session.table, asked.decision.seat
        number = question_number(table, seat)
        stream.tell(advised(advice, asked.decision, number, table.view(seat), self._teller(stream.lang)))
