"""A chapter: its narrative page, its set-up and its booklet of pages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from nocturne.chapters.content.conditional_texts import Recalled
from nocturne.chapters.content.conditions import Condition
from nocturne.chapters.content.effects import Effect, Terrain, Trigger
from nocturne.chapters.content.model import Attitude, Facing, HexName, Id, Model, NpcType, PageId, Text
from nocturne.chapters.content.pages import Page


class SetUpNpc(Model, frozen=True, kw_only=True):
    """An NPC of the chapter. Without ``profile`` it cannot be fought (CHA-NPC-01) and needs ``name`` and
    ``type``. Without ``at`` it waits until a page places it."""

    id: Id
    profile: Id | None = None
    name: Text | None = None
    type: NpcType | None = None
    at: HexName | None = None
    if_: Condition | None = field(default=None, name="if")  # stands at ``at`` only if this holds
    facing: Facing = "S"
    prey: bool = False  # CHA-START-03: a red base
    dialogue: PageId | None = None  # a dialogue NPC, and its page 1 (CHA-BOOK-02)
    speak: PageId | None = None  # in combat, to speak to it is an action; the page that is then read
    side: Literal["enemy", "ally"] = "enemy"  # ``ally``: a temporary ally (CHA-ALLY-01)
    attitude: Attitude | None = None  # instead of the profile's
    joins_combat: Literal["always", "if_attacked", "never"] = "always"  # CHA-GAP-28
    filled: tuple[PageId, ...] = ()  # a boss: the page read when the first (second ...) track is full
    defeated: PageId | None = None  # read when it is defeated
    fled: PageId | None = None  # read when it has fled the tile


class SetUp(Model, frozen=True, kw_only=True):
    """CHA-START-01."""

    tokens: tuple[Terrain, ...] = ()
    npcs: tuple[SetUpNpc, ...] = ()
    triggers: tuple[Trigger, ...] = ()


class EndingIf(Model, frozen=True, kw_only=True):
    """An ending of the campaign, taken if its condition holds (always, without one)."""

    if_: Condition | None = field(default=None, name="if")
    ending: Id


class NextIf(Model, frozen=True, kw_only=True):
    """A chapter that is offered next only if its condition holds."""

    chapter: Id
    if_: Condition | None = field(default=None, name="if")


class Conclusion(Model, frozen=True, kw_only=True):
    """CHA-START-05, CHA-END-05: read after a success. ``texts`` are read after ``text``, each whose condition
    holds. ``next`` are the chapters to choose from (CHA-CAMP-08), each whose condition holds once the effects
    are done; if there is none the campaign's order decides.
    ``endings`` end the campaign with the first that fits, else ``ending`` does, if there is one."""

    text: Text
    texts: tuple[Recalled, ...] = ()
    tells: tuple[Id, ...] = ()  # facts of the campaign
    effects: tuple[Effect, ...] = ()
    next: tuple[Id | NextIf, ...] = ()
    ending: Id | None = None
    endings: tuple[EndingIf, ...] = ()

    def offers(self) -> list[NextIf]:
        """Every chapter that can be offered next."""
        return [one if isinstance(one, NextIf) else NextIf(chapter=one) for one in self.next]

    def all_endings(self) -> list[str]:
        """Every ending the campaign can come to here."""
        found = [one.ending for one in self.endings]
        return found if self.ending is None else [*found, self.ending]


Share = Annotated[int, Meta(ge=0, le=100)]
"""Per cent of games."""
Party = Annotated[int, Meta(ge=1, le=4)]
"""How many players there are."""


class Band(Model, frozen=True, kw_only=True):
    """How many games in a hundred players with judgement are to win at the first try: a guard for those who
    change numbers. ``parties`` says it anew for some numbers of players. Where a defeat goes on with less,
    ``aim`` says what winning means: it must hold when the chapter is over."""

    win: tuple[Share, Share] = (0, 100)
    parties: dict[Party, tuple[Share, Share]] = {}
    aim: Condition | None = None

    def of(self, players: int) -> tuple[int, int]:
        """The lowest and the highest share of wins for so many players."""
        return self.parties.get(players, self.win)


class Chapter(Model, frozen=True, kw_only=True):
    """``chapters/<name>/chapter.yaml``; long booklets go on in ``pages*.yaml`` beside it."""

    id: Id
    title: Text
    kind: Literal["main", "prologue", "optional", "breach"] = "main"
    party: Literal["any", "solo", "team"] = "any"  # CHA-CAMP-11
    character: Id | None = None  # whose prologue it is (CHA-CAMP-06)
    tile: Id
    tags: tuple[Literal["aesthetic"], ...] = ()  # CHA-FLAW-05
    hunt: bool = True  # ``false`` forbids the hunt before it (CHA-HUNT-01)
    objective: Text
    intro: Text
    intro_texts: tuple[Recalled, ...] = ()
    tells: tuple[Id, ...] = ()  # facts of the campaign that the intro makes known
    start: Annotated[tuple[HexName, ...], Meta(min_length=1, max_length=26)]
    first: PageId
    first_for: dict[Id, PageId] = {}  # CHA-START-06: a character's own introduction, read before ``first``
    setup: SetUp = SetUp()
    won: PageId | None = None  # read after a combat that no page started
    lost: PageId | None = None  # instead of failing the chapter (CHA-CMB-09)
    pages: dict[PageId, Page]
    conclusion: Conclusion
    band: Band | None = None
    accepts: dict[str, str] = {}  # warnings of the checker that are meant, by code, each with the reason


class MorePages(Model, frozen=True, kw_only=True):
    """``chapters/<name>/pages*.yaml``"""

    pages: dict[PageId, Page]
