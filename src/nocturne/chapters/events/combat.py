"""Events of combat."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.chapters.events.references import (
    CardRef,
    HexRef,
    SummonRef,
    TextRef,
    Who,
    Whos,
)
from nocturne.kernel.event import Event, Ref


class ChampionChosen(Event, frozen=True):
    who: Who


class SpokenTo(Event, frozen=True):
    """Somebody speaks in a combat."""

    who: Who
    npc: Who


class CombatBegun(Event, frozen=True):
    reveals: ClassVar[bool] = True
    enemies: Whos


class CombatEnded(Event, frozen=True):
    won: bool


class ProfileRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    npc: Who


class HandChosen(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    cards: Annotated[tuple[str, ...], Ref("card")]


class CardsTakenBack(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    free: bool


class CardLaid(Event, frozen=True):
    """CHA-CMB-10: all cards are laid at once; the kind is there when it was announced."""

    faint: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    who: Who
    card: CardRef | None = None
    kind: Annotated[str, Ref("kind")] | None = None


class CardUsed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    card: CardRef
    target: Who | None = None


class CardDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    card: CardRef


class NpcCardShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    npc: Who
    card: Annotated[str, Ref("npccard")]


class NpcCardDiscarded(Event, frozen=True):
    """A card nobody had seen goes to the discards, where all can see it."""

    reveals: ClassVar[bool] = True
    npc: Who
    card: Annotated[str, Ref("npccard")]


class SpecialUsed(Event, frozen=True):
    npc: Who
    text: TextRef


class InitiativeChanged(Event, frozen=True):
    who: Who
    now: int


class InitiativeSuspended(Event, frozen=True):
    who: Who
    now: int


class Attacked(Event, frozen=True):
    attacker: Who
    target: Who
    damage: int
    behind: bool = False


class Defended(Event, frozen=True):
    who: Who
    tokens: int


class ResistanceSpent(Event, frozen=True):
    who: Who
    tokens: int


class NpcWaits(Event, frozen=True):
    npc: Who


class Defeated(Event, frozen=True):
    npc: Who


class PhaseBegun(Event, frozen=True):
    boss: Who
    phase: int


class Summoned(Event, frozen=True):
    who: Who
    summon: SummonRef
    at: HexRef


class DeckReshuffled(Event, frozen=True):
    faint: ClassVar[bool] = True
    deck: Annotated[str, Ref("deck")]
