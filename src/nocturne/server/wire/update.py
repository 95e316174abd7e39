"""The table as one viewer sees it: everything they may know now, and what has happened since."""

from __future__ import annotations

from typing import Annotated, Any, Generic, Literal, TypeVar

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from nocturne.kernel.state import Result
from nocturne.server.wire.question import Question, Yields
from nocturne.server.wire.text import GameId, Segment

T = TypeVar("T")

Path = list[str | int]
Change = tuple[Path] | tuple[Path, Any] | tuple[Path, int, int, list[Any]]
"""A change to a view: `[path, value]` sets a value, `[path]` takes a key away, `[path, at, count, items]`
replaces items of a list."""


class LogLine(Struct, frozen=True):
    """Something that happened."""

    line: int
    """Its number among all that I was shown, from 0."""
    event: str
    """The kind of event, for those who animate it."""
    data: dict[str, Any]
    """The fields of the event."""
    text: list[Segment]
    faint: bool
    heading: int
    """0 for what happened; 1 for what opens a long stretch (a turn), 2 for what opens a part of it."""


class Step(Struct, frozen=True):
    """What I saw between the last update and this one, after one of the answers it groups."""

    lines: int
    """How many lines of the update's log had been told by then."""
    changes: Annotated[Raw, Meta(extra={"typescript": "Change[]"})]
    """They make the table of that moment out of the one before it."""
    waiting: list[int]
    names: dict[str, str] | UnsetType = UNSET
    """What neither the update nor an earlier step names."""


class Out(Struct, frozen=True):
    """Out of the game before its end: whether only bots are left, who may then finish at once, and whether
    they do."""

    finish: bool
    finishing: bool


class Clock(Struct, frozen=True):
    """The clock of a seat."""

    seat: int
    due: float | None
    """When its time is up, in seconds of the epoch; null: it stands still."""
    bank: float
    """Seconds left for the game."""
    warned: bool
    """Little is left."""
    lapsed: bool
    """A bot plays for it."""


class LessonStep(Struct, frozen=True):
    """What a lesson says now."""

    id: str
    step: int
    steps: int
    text: list[Segment]
    hint: str | None
    """Why the last choice was not the step; null when there is nothing to say."""
    expects: list[str] | None
    """The keys that are the step; null: any."""
    points: list[str]
    """What the text is about: references, `key:` and an answer, `hex:`, or `ui:` and a part of the page."""
    done: bool


class Viewed(Struct, Generic[T], kw_only=True):
    """A table as a viewer sees it at some moment. `T` is the game's own view."""

    game: GameId
    seat: int | None
    """My seat; null: I watch."""
    number: int
    """Answers given so far."""
    table: T
    names: dict[str, str]
    """What the things in the view are called, by reference."""
    question: Question | None
    log: list[LogLine]
    waiting: list[int]
    """The seats that owe an answer."""
    result: Result | None
    shown: Any | UnsetType = UNSET
    """What a game needs to draw its view, such as what is printed on the things in it."""
    book: list[LogLine] | UnsetType = UNSET
    """The lines of the log that tell the story so far, in fresh updates of a game that is a book."""
    masked: bool | UnsetType = UNSET
    """The table waits for somebody, and who it is is not told."""


class Update(Viewed[T], Generic[T], kw_only=True, tag="frame"):
    """Everything a viewer may know now."""

    fresh: bool = False
    steps: list[Step] | UnsetType = UNSET
    """What was between the last update and this one, where it groups several answers."""
    lesson: LessonStep | UnsetType = UNSET
    clocks: list[Clock] | UnsetType = UNSET
    """At a table with clocks."""
    now: float | UnsetType = UNSET
    """At a table with clocks, the server's time in seconds of the epoch."""
    yields: Yields | None = None
    """Null for spectators."""
    undo: bool = False
    """Whether I may take my last answer back."""
    concession: str | UnsetType = UNSET
    """What giving the game up would mean for me, as a word of the game; empty where I may not."""
    out: Out | UnsetType = UNSET
    """Only where I have left the game before its end."""


class ReplayedMoment(Viewed[T], Generic[T], kw_only=True, tag="frame"):
    """A moment of a finished game."""

    answers: int
    """How many there are in all."""
    answered: list[Segment] | None
    """What the seat whose eyes one looks with answered next; null for everybody else."""


class Report(Viewed[Any], kw_only=True, tag="report"):
    """A table as somebody sees it, for a report of a fault."""

    answers: list[str]
    """The keys they answered."""
    nocturne: str
    """The version."""
    masking: str
    record: str | UnsetType = UNSET
    """The whole record, once the game is over."""


class CourseLine(Struct, frozen=True):
    """A line of the log of a game looked at again: it was told with the answer of this number."""

    at: int
    text: list[Segment]
    faint: bool
    heading: int


class Course(Struct, frozen=True):
    """The whole log of a game looked at again."""

    answers: int
    lines: list[CourseLine]


class LogPage(Struct, frozen=True, rename={"start": "from"}):
    """Earlier lines of the log, and the number from which they are."""

    start: int
    lines: list[LogLine]


Outcome = Literal["agreed", "refused", "withdrawn", "past"]
"""What became of a wish to take a move back. `past`: the game has gone on."""
