"""What happens on the trail and in the lairs."""

from __future__ import annotations

from nocturne.dracula.events.references import HIDDEN, At, EncounterCard, PlaceRef
from nocturne.kernel.event import Event


class LocationRevealed(Event, frozen=True):
    """A location card is turned up. ``space`` 1-6, or 0 for a lair; ``current``: Dracula is there."""

    reveals = True
    place: PlaceRef
    space: int
    current: bool


class NothingRevealed(Event, frozen=True):
    """There was no location card to turn up on that trail space."""

    reveals = True
    space: int


class CityNotFound(Event, frozen=True):
    """A city was named, and its card lies neither on the trail nor in a lair."""

    reveals = True
    place: PlaceRef


class HideRevealed(Event, frozen=True):
    reveals = True
    space: int


class EncounterRevealed(Event, frozen=True):
    reveals = True
    card: EncounterCard
    place: At = HIDDEN


class EncountersDiscarded(Event, frozen=True):
    """Encounters go to the discard, where everybody sees them."""

    reveals = True
    cards: tuple[EncounterCard, ...]


class EncounterTakenBack(Event, frozen=True):
    """An encounter returns from a hideout or lair to Dracula's hand."""

    card: EncounterCard = HIDDEN


class EncountersDrawn(Event, frozen=True):
    """Dracula draws encounters, as the others see it."""

    count: int


class EncountersSeen(Event, frozen=True):
    """The encounters drawn, for Dracula."""

    reveals = True
    cards: tuple[EncounterCard, ...]


class HideoutCleared(Event, frozen=True):
    """Everything leaves a trail space (0: a lair). Only Dracula sees a card that was face down."""

    space: int
    place: PlaceRef = HIDDEN


class TrailSlid(Event, frozen=True):
    """Every hideout goes one space on."""


class LairOpened(Event, frozen=True):
    """One of the lairs becomes a hideout again; everybody sees which."""

    reveals = True
    number: int


class LocationPlaced(Event, frozen=True):
    """Dracula puts a card on space 1. Others see its back, what it does in the open, and its face only when
    hunters are there. ``back``: common, castle, sea."""

    back: str
    power: str = "none"
    place: PlaceRef = HIDDEN
    cleared: int = 0  # Misdirect: the space it took
    lair: bool = False  # the card came from a lair


class EncounterPlaced(Event, frozen=True):
    """An encounter goes face down on a trail space (0: a lair)."""

    space: int
    card: EncounterCard = HIDDEN


class RumorPlaced(Event, frozen=True):
    space: int


class LairMade(Event, frozen=True):
    """A hideout past space 6 becomes a lair."""

    place: PlaceRef = HIDDEN


class HideoutMatured(Event, frozen=True):
    """A hideout past space 6 matures."""

    place: PlaceRef = HIDDEN


class DraculaErred(Event, frozen=True):
    """No legal play: the penalty (FOD-ERRO-02)."""

    reveals = True
