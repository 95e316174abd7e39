"""Events of figures: damage, Hunger, Willpower, tokens, cards, items, the Blood."""

from __future__ import annotations

from typing import ClassVar

from nocturne.chapters.events.references import (
    Attr,
    EffectRef,
    ItemRef,
    PowerRef,
    TokenRef,
    Who,
)
from nocturne.kernel.event import Event


class HungerChanged(Event, frozen=True):
    who: Who
    by: int
    now: int


class WillpowerChanged(Event, frozen=True):
    who: Who
    by: int
    spent: int


class Fatigued(Event, frozen=True):
    who: Who


class Damaged(Event, frozen=True):
    who: Who
    amount: int
    unavoidable: bool = False


class Healed(Event, frozen=True):
    who: Who
    amount: int


class HumanityLost(Event, frozen=True):
    who: Who
    now: int


class LostToTheBeast(Event, frozen=True):
    who: Who


class TorporEntered(Event, frozen=True):
    who: Who


class FrenzyEntered(Event, frozen=True):
    who: Who


class FrenzyStopped(Event, frozen=True):
    who: Who
    item: ItemRef


class SuccumbedToFrenzy(Event, frozen=True):
    who: Who


class CharacterRemoved(Event, frozen=True):
    who: Who


class TokensGiven(Event, frozen=True):
    who: Who
    token: TokenRef
    n: int


class TokensLost(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    token: TokenRef
    n: int


class EffectGained(Event, frozen=True):
    who: Who | None
    effect: EffectRef


class EffectLost(Event, frozen=True):
    who: Who | None
    effect: EffectRef


class ItemGained(Event, frozen=True):
    who: Who | None
    item: ItemRef


class ItemLost(Event, frozen=True):
    who: Who | None
    item: ItemRef


class ItemUsed(Event, frozen=True):
    who: Who
    item: ItemRef


class ItemTraded(Event, frozen=True):
    giver: Who
    taker: Who
    item: ItemRef


class TradeRefused(Event, frozen=True):
    giver: Who
    taker: Who
    item: ItemRef


class Mended(Event, frozen=True):
    who: Who


class Surged(Event, frozen=True):
    who: Who
    attr: Attr


class PowerUsed(Event, frozen=True):
    who: Who
    power: PowerRef
    target: Who | None = None


class PowerEnded(Event, frozen=True):
    who: Who
    power: PowerRef
