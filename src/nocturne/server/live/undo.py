"""The way back: where a seat may go back to on its own, and a game that goes back."""

from __future__ import annotations

from nocturne.kernel.record import Answer
from nocturne.server.live.asking import Asking
from nocturne.server.live.clocks import Clocks
from nocturne.server.live.seats import Seats
from nocturne.server.live.session import Session


class Undo:
    """Takes answers back."""

    def __init__(self, session: Session, seats: Seats, asking: Asking, clocks: Clocks) -> None:
        self._session = session
        self._seats = seats
        self._asking = asking
        self._clocks = clocks

    def point(self, seat: int) -> int | None:
        """Where a seat may go back to on its own. While others answer in secret it may only take back what it
        has answered beside them: whether they have must not be told."""
        table, automatic = self._session.table, self._session.automatic
        if not self._asking.is_secret():
            return table.undo_point(seat, automatic)
        first = self._asking.first_number()
        for point in range(table.number - 1, first - 1, -1):
            if table.answers[point].seat == seat and point not in automatic:
                return point
        if any(question.seat != seat for question in table.questions) or table.number > first:
            return None
        return table.undo_point(seat, automatic)

    def is_possible(self, seat: int) -> bool:
        """Whether a seat may take its last answer back."""
        if self._clocks.is_lapsed(seat):
            return False  # a bot has answered meanwhile; the person takes the seat back first
        if self._session.is_held(seat):
            return False
        return self._asking.keeps_early(seat) or self.point(seat) is not None

    def is_early(self, seat: int, point: int | None) -> bool:
        """Whether only what a seat said before its turn would be taken back."""
        first = self._asking.first_number()
        return point is None or (point < first and self._asking.keeps_early(seat))

    def take_back(self, seat: int, point: int) -> bool:
        """Take an answer back; those that others gave in secret beside it stay. Whether it was secret."""
        table, automatic = self._session.table, self._session.automatic
        secret = point >= self._asking.first_number()
        beside: list[tuple[bool, Answer]] = [
            (number in automatic, given)
            for number, given in enumerate(table.answers[point:], start=point)
            if secret and given.seat != seat
        ]
        self.rewind(point)
        for was_automatic, given in beside:
            if was_automatic:
                self._session.automatic.add(table.number)
            table.answer(given.seat, given.key)
        return secret

    def rewind(self, point: int) -> None:
        """Go back to an answer, as if it had not been given."""
        session = self._session
        if point < self._asking.first_number():
            session.held = None
            self._asking.rewind()
        session.table.undo_to(point)
        session.automatic = {number for number in session.automatic if number < point}
        session.saved = min(session.saved, point)
        self._seats.forget_bots()
