"""Clocks: how long people may think. They run only while a seat is asked, and survive a restart.

At a live table every question gives so many seconds, and what is needed beyond that comes out of a bank for
the whole game; a bot plays for whoever has no time left. By correspondence every question gives
days; then it is answered as usual, or by a bot where there is no such answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from nocturne.kernel.record import Head
from nocturne.server.wire import calls, update

_DAY = 86_400.0
#: When somebody is warned: so many seconds before their time is up; by correspondence, a quarter of it.
_WARNING = 10.0
_WARNING_SHARE = 0.25


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays; without any clock unless told."""

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 30
    bank: Annotated[int, Meta(ge=0, le=36_000)] = 600
    days: Annotated[int, Meta(ge=1, le=30)] = 3

    def to_wire(self) -> calls.Pace:
        """What matters of it."""
        if self.kind == "live":
            return calls.LivePace(self.seconds, self.bank)
        if self.kind == "correspondence":
            return calls.CorrespondencePace(self.days)
        return calls.NoPace()


class Clock(Struct):
    """One seat's clock. ``since`` is the moment its question was put, in seconds of the epoch; it stands
    still where there is none. ``lapsed``: their time is up and a bot plays."""

    bank: float
    since: float | None = None
    number: int = -1
    lapsed: bool = False


#: How many messages are remembered over a restart, for all the people at a table.
_HEARD = 64


class Wish(Struct):
    """Somebody would like the game to be over: ended as it stands, or given up for their side. ``needs``: the
    seats that must agree."""

    kind: Literal["end", "concede"]
    seat: int
    needs: list[int]
    agreed: list[int] = []


class TableMemory(Struct):
    """What the table keeps of its people beside their answers: clocks, the moves they had taken back, and the
    messages that must not count again when they are sent again after a restart. (An answer tells by its
    number which question it is to.)"""

    clocks: dict[int, Clock] = field(default_factory=dict)
    taken_back: dict[int, int] = field(default_factory=dict)
    heard: list[tuple[str, str]] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    """The seats that people have left to bots until they come back."""
    wish: Wish | None = None
    muted: dict[str, list[str]] = field(default_factory=dict)
    """Whom each person does not want to hear."""
    reported: dict[str, int] = field(default_factory=dict)
    """How many lines of chat each person has reported."""
    removed: list[str] = field(default_factory=list)
    """Whom the host does not want to watch."""
    hushed: bool = False
    """Those who watch may not speak."""

    def remember(self, person: str, message: str) -> None:
        """A message has counted for good."""
        if message:
            self.heard = [*self.heard, (person, message)][-_HEARD:]


def extension_of(head: Head) -> float:
    """By how many seconds a judge has extended the time of a whole game."""
    extended = head.note.get("extended", 0)
    return extended if isinstance(extended, (int, float)) else 0


Vacations = dict[int, list[tuple[float, float]]]
"""When the people on some seats are away, from and to, in order."""


def _after(since: float, seconds: float, away: Iterable[tuple[float, float]]) -> float:
    """The moment so many seconds later, not counting those in which somebody is away."""
    due = since + seconds
    for begins, ends in away:
        if ends > since and begins < due:
            due += ends - max(begins, since)
    return due


class Clocks:
    """The clocks of a table. Times are seconds of the epoch, handed in. ``vacations``: by correspondence the
    clock of somebody who is away stands."""

    def __init__(self, pace: Pace, clocks: dict[int, Clock], now: float) -> None:
        self.pace = pace
        self.vacations: Vacations = {}
        self._clocks = clocks
        if pace.kind == "live":
            for clock in clocks.values():  # nobody pays for the time the server was away
                clock.since = None if clock.since is None else now

    def of(self, seat: int) -> Clock:
        """A seat's clock."""
        return self._clocks.setdefault(seat, Clock(float(self.pace.bank)))

    def run(self, asked: dict[int, int], seats: Iterable[int], now: float) -> None:
        """Let the clocks of those run who are asked, by the number of their question, and stop the others."""
        if self.pace.kind == "none":
            return
        for seat in seats:
            clock = self.of(seat)
            number = asked.get(seat, -1)
            if clock.since is not None and number != clock.number:
                self._stop(clock, now)
            if number >= 0 and clock.since is None:
                clock.since, clock.number = now, number

    def _stop(self, clock: Clock, now: float) -> None:
        if clock.since is not None and self.pace.kind == "live":
            clock.bank = max(0.0, clock.bank - max(0.0, now - clock.since - self.pace.seconds))
        clock.since, clock.number = None, -1

    def due(self, seat: int) -> float | None:
        """When a seat's time is up; None while its clock stands still."""
        clock = self._clocks.get(seat)
        if clock is None or clock.since is None:
            return None
        if self.pace.kind == "live":
            return clock.since + self.pace.seconds + clock.bank
        return _after(clock.since, self.pace.days * _DAY, self.vacations.get(seat, ()))

    def warns_at(self, seat: int) -> float | None:
        """When a seat is warned."""
        due = self.due(seat)
        if due is None:
            return None
        early = _WARNING if self.pace.kind == "live" else self.pace.days * _DAY * _WARNING_SHARE
        return due - early

    def away_until(self, seat: int, now: float) -> float | None:
        """Until when somebody is away; None for who is not."""
        return next((ends for begins, ends in self.vacations.get(seat, ()) if begins <= now < ends), None)

    def is_up(self, seat: int, number: int, now: float) -> bool:
        """Whether a seat has no time left for the question of this number."""
        due = self.due(seat)
        return due is not None and now >= due and self.of(seat).number == number

    def is_lapsed(self, seat: int) -> bool:
        """Whether a bot plays for somebody whose time was up."""
        clock = self._clocks.get(seat)
        return clock is not None and clock.lapsed

    def lapse(self, seat: int, now: float) -> None:
        """A seat's time is up at a live table: a bot plays from here on."""
        clock = self.of(seat)
        self._stop(clock, now)
        clock.lapsed = True

    def come_back(self, seat: int) -> bool:
        """They are back; whether that changes anything."""
        was = self.is_lapsed(seat)
        if was:
            self.of(seat).lapsed = False
        return was

    def first_due(self) -> float | None:
        """When the next clock of a game by correspondence runs out: somebody must look at it then."""
        if self.pace.kind != "correspondence":
            return None
        return min((due for seat in self._clocks if (due := self.due(seat)) is not None), default=None)

    def to_wire(self, seat: int, now: float) -> update.Clock:
        """A seat's clock as it is shown: moments, not seconds, so that it does not change by itself."""
        due, warns = self.due(seat), self.warns_at(seat)
        return update.Clock(
            seat,
            None if due is None else round(due, 1),
            round(self.of(seat).bank, 1),
            warns is not None and now >= warns,
            self.is_lapsed(seat),
        )
