"""What holds chapters together: the pack, the campaign's order, hunts and the shop."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from nocturne.chapters.content.conditional_texts import Recalled
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect
from nocturne.chapters.content.model import Attr, Id, Model, Positive, Text

FORMAT = 1
"""The version of this format that the engine reads."""


class PackHead(Model, frozen=True, kw_only=True):
    """``pack.yaml``"""

    id: Id
    version: Annotated[str, Meta(min_length=1, max_length=20)]
    format: int = FORMAT
    title: Text
    about: Text | None = None
    uses: tuple[Id, ...] = ()  # packs read before this one, whose things it may name
    authors: tuple[str, ...] = ()
    licence: str | None = None


class Interlude(Model, frozen=True, kw_only=True):
    """A scene between chapters, told once: after the first of its chapters that is completed while its
    condition holds. Saves know interludes by their place in the list: new ones come last."""

    after: Id | Annotated[tuple[Id, ...], Meta(min_length=1)]  # a chapter, or any of several
    if_: Condition | None = field(default=None, name="if")
    title: Text
    text: Text
    texts: tuple[Recalled, ...] = ()
    effects: tuple[Effect, ...] = ()
    allies_level: Literal[1, 2] | None = None  # CHA-ALLY-05

    def chapters(self) -> tuple[str, ...]:
        """The chapters after which it can be told."""
        return (self.after,) if isinstance(self.after, str) else self.after


class Envelope(Model, frozen=True, kw_only=True):
    """CHA-MASQ-04, CHA-MASQ-07: opened when the breaches reach its number. If a chapter is due at the same
    number, the envelope is opened before it."""

    text: Text
    texts: tuple[Recalled, ...] = ()
    effects: tuple[Effect, ...] = ()
    ending: Id | None = None  # CHA-GAP-43: the bad ending


class Ending(Model, frozen=True, kw_only=True):
    """How a campaign can end."""

    title: Text
    text: Text
    texts: tuple[Recalled, ...] = ()
    good: bool = True


class Fact(Model, frozen=True, kw_only=True):
    """A person or thing that no text may name before it was met: the words that name it in each language.
    Where the ``flag`` is set it is known, and after the chapters of ``told_in``."""

    fr: tuple[str, ...]
    en: tuple[str, ...]
    flag: Id | None = None
    told_in: tuple[Id, ...] = ()


class Memory(Model, frozen=True, kw_only=True):
    """What the coterie reads between chapters about its past, while the condition holds: people it knows,
    what it did, who owes whom."""

    kind: Literal["people", "deeds", "debts"]
    if_: Condition = field(name="if")
    text: Text


class Campaign(Model, frozen=True, kw_only=True):
    """``campaign.yaml``"""

    title: Text
    intro: Text | None = None
    order: Annotated[tuple[Id, ...], Meta(min_length=1)]  # main chapters (CHA-CAMP-05)
    prologues: tuple[Id, ...] = ()
    optional: tuple[Id, ...] = ()  # playable once unlocked (CHA-CAMP-09)
    available: tuple[Id, ...] = ()  # optional chapters unlocked from the start
    interludes: tuple[Interlude, ...] = ()
    envelopes: dict[int, Envelope] = {}  # by number of breaches; in the book 1 and 4
    breach_chapters: dict[int, Id] = {}  # by number of breaches; in the book 2 and 3
    introduces: dict[Id, Id] = {}  # an expansion character and the chapter after which it is known
    endings: dict[Id, Ending] = {}
    kept_flags: tuple[Id, ...] = ()  # set for a part of the story that is not written yet
    memories: tuple[Memory, ...] = ()  # shown between chapters; what was missed is not hinted at
    facts: dict[Id, Fact] = {}  # for the checker: what texts may name only once it was told
    xp_band: tuple[int, int] | None = None  # experience a chapter may give, for the checker
    accepts: dict[str, str] = {}  # warnings about this file that are meant, by code, each with the reason


class District(Model, frozen=True, kw_only=True):
    """CHA-HUNT-02."""

    name: Text
    level: Annotated[int, Meta(ge=0, le=5)]


class Approach(Model, frozen=True, kw_only=True):
    """CHA-HUNT-07..09."""

    attr: Attr
    text: Text
    bonus_die: Id | None = None  # a character
    difficulty: dict[int, Positive]  # for 1 to 4 players (CHA-GAP-40)


class HuntEnd(Model, frozen=True, kw_only=True):
    text: Text
    effects: tuple[Effect, ...] = ()


class Hunt(Model, frozen=True, kw_only=True):
    district: Id
    title: Text
    text: Text
    approaches: Annotated[tuple[Approach, ...], Meta(min_length=2, max_length=2)]
    success: HuntEnd
    failure: HuntEnd


class HuntFile(Model, frozen=True, kw_only=True):
    """``hunts.yaml``"""

    districts: dict[Id, District] = {}
    hunts: dict[Id, Hunt] = {}


class Ware(Model, frozen=True, kw_only=True):
    item: Id
    price: Positive
    stock: Positive = 1
    if_: Condition | None = field(default=None, name="if")


class Shop(Model, frozen=True, kw_only=True):
    """``shop.yaml`` (CHA-FAV-03)"""

    name: Text
    wares: tuple[Ware, ...] = ()
