"""What a game in progress is made of.

A state is plain data: the seats, the random source, the stack of procedures in progress and whatever the
game adds. Nothing of a game lives anywhere else, so at any decision it can be copied, compared, hashed
and written out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct, field

from nocturne.kernel.chance import Chance
from nocturne.kernel.event import EVERYONE, Emitted, Event
from nocturne.kernel.plain import Plain

if TYPE_CHECKING:
    from nocturne.kernel.decision import Choice, Question


class Frame(Plain, tag=True, tag_field="frame", kw_only=True):
    """A procedure in progress: a turn, a combat, a vote.

    It holds ids and numbers, never objects of the state, so a copy cannot reach into the original. The
    frame on top of the stack is ``run`` until it asks, pushes another frame, or pops itself. ``step`` is
    the usual way to remember how far it has come.
    """

    step: int = 0

    def run(self, state: Any) -> Question | list[Question] | None:
        """Go on. Return a question to wait for its answer (several: they are answered in secret and
        revealed together), or None to let the kernel run whatever is now on top. A call that returns
        a question must not change the state: it is made again after loading or copying."""
        raise NotImplementedError

    def upcoming(self, state: Any) -> list[Question]:
        """What other seats will be asked next, in this order, when the one question of ``run`` is answered as
        usual and nothing comes of it: where people play, they are asked at the same time and answered in
        turn. Who is named here depends on public facts only; the state must not change."""
        return []

    def take(self, state: Any, choice: Choice) -> None:
        """The answer to the question of ``run``. A procedure that asks now one seat and now several needs
        only ``take_all``."""
        self.take_all(state, [choice])

    def take_all(self, state: Any, choices: list[Choice]) -> None:
        """The answers to a list of questions, in the order of the questions."""
        raise NotImplementedError(f"{type(self).__name__} asked but does not take answers")


class Result(Struct, frozen=True):
    """How a game ended: points by seat (more is better) and the seats that won, none for a draw."""

    points: tuple[float, ...]
    winners: tuple[int, ...]


class Sealed(Struct, frozen=True):
    """An answer given but not yet revealed: to which of the questions, by whom."""

    question: int
    seat: int
    key: str


class State(Plain, kw_only=True):
    """The base of every game's state. ``stack`` is typed loosely because its frames are of many classes;
    the codec turns them back into their own class by their tag."""

    seats: int
    chance: Chance
    stack: list[Any]
    queue: list[Any] = []
    sealed: list[Sealed] = []
    emitted: list[Emitted] = field(default_factory=list, name="told")
    result: Result | None = None

    #: Set by a game that wants to react to events while they happen (triggers).
    listens: ClassVar[bool] = False

    def add_asides(self, question: Question) -> None:
        """Offer what a seat may do at any time, beside what it is asked (``Aside``). Called for every
        question that is not answered in secret, and after its other options; the state must not change."""

    def push(self, frame: Frame) -> None:
        """Begin a procedure; it runs before the one that began it goes on."""
        self.stack.append(frame)

    def pop(self) -> None:
        """End the procedure on top."""
        self.stack.pop()

    def enqueue(self, frame: Frame) -> None:
        """Begin a procedure as soon as the one that runs now stops running, before whatever it pushed.
        For triggers, which must not disturb the procedure whose event set them off."""
        self.queue.append(frame)

    def emit(self, event: Event, to: int = EVERYONE, others: Event | None = None) -> None:
        """Something happened. ``to`` is a bitmask of the seats that see it whole; everybody else,
        spectators included, sees ``others`` instead, or nothing."""
        self.emitted.append(Emitted(event, to, others))
        if self.listens:
            self.on_event(event)

    def on_event(self, event: Event) -> None:
        """Triggers: called at once for every event when the game ``listens``."""

    def finish(self, points: tuple[float, ...], winners: tuple[int, ...]) -> None:
        """End the game; nothing is pending any more."""
        # As they are read back: 3 and 3.0 are equal, but not written alike, and the digest would differ.
        self.result = Result(tuple(map(float, points)), winners)
        self.stack.clear()
        self.queue.clear()
