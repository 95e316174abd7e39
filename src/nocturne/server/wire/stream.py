"""What a table tells its viewers beside updates of the game."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from nocturne.kernel.advice import Standing
from nocturne.server.wire.question import Question, Reason
from nocturne.server.wire.text import Segment
from nocturne.server.wire.update import LogLine, Outcome

MarkKind = Literal["suspect", "watch", "cleared"]
"""What the players of one side put on places for each other's eyes: the enemy may be here, keep an eye on it,
they are not here."""


class Player(Struct, frozen=True):
    """Who is on a seat."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    here: bool
    """Whether a person is at the table now."""
    left: bool
    """They have left the seat to a bot until they come back."""
    vacation: float | None = None
    """Until when they are on vacation, in seconds of the epoch: their clock by correspondence stands."""


class Players(Struct, frozen=True, tag="players"):
    """Everybody at the table."""

    players: list[Player]
    watching: int
    watchers: list[str] = []
    """The names of those who watch, the first fifty."""
    hushed: bool = False
    """Those who watch may not speak."""
    host: int | None = None
    """The seat of whoever opened the table: they may remove a watcher."""


class ChatLine(Struct, frozen=True):
    """What somebody said. ``role`` is empty for what was said before it was noted."""

    name: str
    text: str
    at: float
    seat: int | None = None
    role: Literal["", "player", "watcher"] = ""
    host: bool = False


class Chat(Struct, frozen=True, tag="chat"):
    """Lines of the chat; `fresh`: these are all, without those of whom I have muted."""

    lines: list[ChatLine]
    fresh: bool
    muted: list[str] = []
    """Whom I have muted; told where `fresh`."""


class Mark(Struct, frozen=True):
    """A mark on a place."""

    ref: str
    kind: MarkKind
    name: str
    """Who put it there."""


class Marks(Struct, frozen=True, tag="marks"):
    """All that my side has marked."""

    marks: list[Mark]


class Ack(Struct, frozen=True, tag="ack"):
    """A message has counted."""

    id: str


class Why(Struct, frozen=True, tag="why"):
    """Why something is not possible."""

    about: str
    reasons: list[Reason]
    possible: list[str]


class AdvisedNote(Struct, frozen=True):
    """What a choice is expected to bring, or what its judgement goes by."""

    text: list[Segment]
    against: bool
    """It speaks against the choice."""


class Suggested(Struct, frozen=True):
    """One of the choices that look best."""

    key: str
    label: list[Segment]
    standing: Standing
    """How it compares; `next`: ranked only, without a measure."""
    notes: list[AdvisedNote]


class Advised(Struct, frozen=True, tag="advice"):
    """What the game would choose at the question of this number, the best first; nothing where it has no
    opinion."""

    number: int
    basis: list[Segment]
    """What it is based on."""
    suggestions: list[Suggested]


class Reconsidered(Struct, frozen=True):
    """A decision of a finished game looked at again: what the game would choose, and what was chosen."""

    advice: Advised
    taken: str
    """The key of the choice that was made."""


class Described(Struct, frozen=True, tag="card"):
    """A thing in full."""

    ref: str
    name: str
    lines: list[str]


class Replayed(Struct, frozen=True):
    """A thing of a finished game at some moment; a seat that was asked is told why nothing could be done."""

    described: Described
    explained: Why | None


class Problem(Struct, frozen=True):
    """What was wrong: the id of a message, and what it says."""

    code: str
    text: str


class Error(Struct, frozen=True, tag="error"):
    """A message was refused; after a refused answer with the question that stands now."""

    id: str
    error: Problem
    question: Question | UnsetType | None = UNSET


class Proposal(Struct, frozen=True):
    """Somebody asks to take a move back."""

    seat: int
    answers: int
    move: list[LogLine]
    """The lines of the log that name the move."""
    reveals: bool
    """Something hidden or random has come to light since."""
    needs: list[int]
    agreed: list[int]
    mine: bool
    """Whether it is for me to say."""
    left: int
    """How many the seat has left."""


class TakeBack(Struct, frozen=True, tag="takeback"):
    """A proposal to take a move back, or what became of it."""

    proposal: Proposal | None
    outcome: Outcome | UnsetType = UNSET


class Wish(Struct, frozen=True):
    """Somebody would like to end the game, or to give it up for their side."""

    kind: Literal["end", "concede"]
    seat: int
    needs: list[int]
    agreed: list[int]
    mine: bool
    """Whether it is for me to say."""


class Ending(Struct, frozen=True, tag="ending"):
    """A wish to be over, or what became of it."""

    wish: Wish | None
    outcome: Literal["agreed", "refused", "withdrawn"] | UnsetType = UNSET


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


FromTable = Players | Chat | Marks | Ack | Why | Advised | Described | Error | TakeBack | Ending | Pong
"""Everything a table sends but updates."""
