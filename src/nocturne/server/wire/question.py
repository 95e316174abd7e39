"""What somebody is asked, and what they can do about it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from nocturne.server.wire.text import Segment

Masking = Literal["fast", "masked", "strict"]
StopPreset = Literal["beginner", "usual", "everything"]
"""How often I am asked, as a whole."""


class Option(Struct, frozen=True):
    """An answer that may be given."""

    key: str
    label: list[Segment]
    args: dict[str, Any]
    """The references and numbers the label was made of."""
    subjects: list[str]
    """The things to light up."""
    rules: list[str]
    """Ids of the rules it comes from."""
    note: list[Segment] | None
    """What to know before choosing it."""
    against: bool
    """The note speaks against it as things stand: it is never shown first."""


class Refused(Struct, frozen=True):
    """Something that was considered and is not possible now."""

    key: str
    label: list[Segment]
    args: dict[str, Any]
    subjects: list[str]


class QuestionMoment(Struct, frozen=True):
    """The window a question belongs to, what I am in it, and what it is about."""

    window: str
    role: str
    card: str


class Question(Struct, frozen=True, kw_only=True):
    """What is being asked, and every answer that may be given."""

    number: int
    text: list[Segment]
    ask: str
    """The message id of the question: which kind of question it is."""
    args: dict[str, Any]
    """The references and numbers the sentence was made of."""
    options: list[Option]
    sealed: bool
    early: bool
    """It is not my turn yet: what I answer counts when it comes, if nothing happens until then."""
    usual: str | None
    """The key of the harmless answer (a pass); null when there is none."""
    moment: QuestionMoment | None
    """Only where there is one can more than the question be let go by."""
    refused: list[Refused] | UnsetType = UNSET
    """In some games, what cannot be chosen now; `why` tells the reason."""


class YieldedCard(Struct, frozen=True):
    """A card that is always let go by in a window."""

    window: str
    card: str


class Yields(Struct, frozen=True):
    """What I let go by."""

    full: bool
    turn: bool
    window: str | None
    action: bool
    cards: list[YieldedCard]
    stops: dict[str, bool]
    """Where I differ from the game's stops: `role/window` to whether I am asked."""


class Reason(Struct, frozen=True):
    """Why one thing cannot be done."""

    key: str
    what: list[Segment]
    reason: list[Segment]
    rule: str
    """The id of the rule behind it; empty where there is none."""
    rule_text: str
    """The words of that rule."""
