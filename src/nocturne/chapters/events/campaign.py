"""Events of the campaign: characters, chapters, hunts, the shop, votes."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.chapters.events.references import (
    CardRef,
    ChapterRef,
    DifficultyRef,
    Faces,
    HuntRef,
    ItemRef,
    PowerRef,
    RulingRef,
    TextRef,
    Trait,
    Who,
)
from nocturne.kernel.event import Event, Ref, Seat


class CharacterChosen(Event, frozen=True):
    seat: Seat
    character: Who


class CharacterLeft(Event, frozen=True):
    seat: Seat
    character: Who


class TraitRaised(Event, frozen=True):
    seat: Seat
    trait: Trait
    level: int
    cost: int


class PowerTaken(Event, frozen=True):
    seat: Seat
    power: PowerRef


class ChapterChosen(Event, frozen=True):
    chapter: ChapterRef


class ChapterBegun(Event, frozen=True):
    reveals: ClassVar[bool] = True
    chapter: ChapterRef
    intro: TextRef
    objective: TextRef


class ChapterWon(Event, frozen=True):
    reveals: ClassVar[bool] = True
    chapter: ChapterRef
    conclusion: TextRef


class ChapterFailed(Event, frozen=True):
    chapter: ChapterRef


class ChapterRetried(Event, frozen=True):
    chapter: ChapterRef


class CampaignEnded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    title: TextRef
    text: TextRef


class CampaignGivenUp(Event, frozen=True):
    pass


class EndAgreed(Event, frozen=True):
    """All players have agreed to end the game as it stands."""


class StoryTold(Event, frozen=True):
    """An interlude, an envelope, a hunt's ending: prose between chapters."""

    reveals: ClassVar[bool] = True
    text: TextRef


class ItemBought(Event, frozen=True):
    seat: Seat
    item: ItemRef
    price: int


class PurchaseRefused(Event, frozen=True):
    item: ItemRef


class ItemTaken(Event, frozen=True):
    seat: Seat
    item: ItemRef


class AllyChosen(Event, frozen=True):
    ally: Who


class DifficultyChosen(Event, frozen=True):
    modifier: DifficultyRef


class HuntBegun(Event, frozen=True):
    hunt: HuntRef
    text: TextRef


class HuntRolled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    faces: Faces
    successes: int


class HuntEnded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    successes: int
    difficulty: int
    success: bool


class XpGained(Event, frozen=True):
    amount: int


class BoonsChanged(Event, frozen=True):
    by: int
    now: int


class StatusChanged(Event, frozen=True):
    by: int
    now: int


class BreachRaised(Event, frozen=True):
    now: int


class EnvelopeOpened(Event, frozen=True):
    number: int


class ChapterUnlocked(Event, frozen=True):
    chapter: ChapterRef


class CardUnlocked(Event, frozen=True):
    card: CardRef


class Voted(Event, frozen=True):
    """A sealed vote, shown when all are in."""

    faint: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Seat
    choice: Annotated[str, Ref("vote")]


class TableRuled(Event, frozen=True):
    """CHA-GEN-02"""

    seat: Seat
    ruling: RulingRef
    confirmed: bool
