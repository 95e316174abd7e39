"""Ways out of a game under way: a side concedes, or all agree to end it.

An offer to end the game stands until it is refused or withdrawn, whatever is played meanwhile, and survives a
restart. Those whose seats bots hold are not waited for.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET

from nocturne.kernel.errors import NocturneError
from nocturne.kernel.table import CONCEDE, END, HOST
from nocturne.server.live.clocks import Wish
from nocturne.server.live.seats import Seats
from nocturne.server.live.session import Session
from nocturne.server.live.streams import Stream
from nocturne.server.wire import stream as wire
from nocturne.server.wire.messages import Message

WishOutcome = Literal["agreed", "refused", "withdrawn"]


class Endings:
    """Wishes to end the game."""

    def __init__(self, session: Session, seats: Seats) -> None:
        self._session = session
        self._seats = seats

    def check_leaving(self) -> None:
        """Refuse what is only for a game under way that is no lesson."""
        if self._session.teaching is not None or self._session.table.result() is not None:
            raise NocturneError("server-leave-not")

    def wish_for(self, kind: Literal["end", "concede"], seat: int, message: Message) -> None:
        """Offer to end the game, or to concede: at once where nobody else has to agree."""
        session = self._session
        game, state = session.table.game, session.table.state
        self.check_leaving()
        if kind == "concede" and not game.concession(state, seat):
            raise NocturneError("server-concede-not")
        asked = [other for other in session.people() if other != seat and not self._seats.by_bot(other)]
        if kind == "concede":
            side = game.side(seat, len(session.players))
            asked = [other for other in asked if other in side]
        session.memory.remember(session.players[seat].person, message.id)
        session.memory.wish = Wish(kind, seat, asked)
        self._settle()

    def answer(self, seat: int, message: Message, *, agrees: bool) -> None:
        """Agree or not; whoever wished may think better of it."""
        memory = self._session.memory
        wish = memory.wish
        if wish is None or seat not in (*wish.needs, wish.seat):
            raise NocturneError("server-wish-none")
        memory.remember(self._session.players[seat].person, message.id)
        if not agrees:
            memory.wish = None
            self._tell_all("withdrawn" if seat == wish.seat else "refused")
            return
        if seat in wish.needs and seat not in wish.agreed:
            wish.agreed = [*wish.agreed, seat]
        self._settle()

    def forget_seat(self, seat: int) -> None:
        """A bot holds a seat now: its person is not waited for."""
        wish = self._session.memory.wish
        if wish is not None and seat in wish.needs:
            wish.needs = [one for one in wish.needs if one != seat]
            self._settle()

    def _settle(self) -> None:
        session, wish = self._session, self._session.memory.wish
        if wish is None or not set(wish.needs) <= set(wish.agreed):
            self._tell_all()
            return
        session.memory.wish = None
        session.held = None
        session.table.answer(HOST, END if wish.kind == "end" else f"{CONCEDE}{wish.seat}")
        if wish.kind == "concede" and session.table.result() is None:
            # They are out of it; until the rules let them go a bot finishes what is under way.
            self._seats.leave_to_bot(wish.seat)
        self._tell_all("agreed")

    def _tell_all(self, outcome: WishOutcome | None = None) -> None:
        for stream in self._session.streams.values():
            if stream.outboxes:
                stream.tell(self._ending(stream, outcome))

    def tell_fresh(self, stream: Stream) -> None:
        """The wish that stands, to somebody who is shown the table afresh."""
        if self._session.memory.wish is not None and stream.outboxes:
            stream.tell(self._ending(stream, None))

    def _ending(self, stream: Stream, outcome: WishOutcome | None) -> wire.Ending:
        wish = self._session.memory.wish
        if wish is None:
            return wire.Ending(None, outcome or UNSET)
        mine = stream.seat in wish.needs and stream.seat not in wish.agreed
        return wire.Ending(wire.Wish(wish.kind, wish.seat, wish.needs, wish.agreed, mine))
