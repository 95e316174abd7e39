"""What happens through event cards, encounters and items.

An event that not everybody sees whole says with ``seen`` which of its two sentences is told.
"""

from __future__ import annotations

from typing import Annotated

from nocturne.dracula.events.references import (
    At,
    EncounterCard,
    EventCard,
    HunterRef,
    ItemCard,
    RegionRef,
    TicketRef,
)
from nocturne.kernel.event import Event, Ref, Word

CharacterRef = Annotated[str, Ref("character")]

# -- event cards


class EventPlayed(Event, frozen=True):
    """Somebody plays an event: ``who`` is the id of a hunter, or ``dracula``."""

    reveals = True
    card: EventCard
    who: CharacterRef


class EventCancelled(Event, frozen=True):
    """FOD-CANC-01."""

    card: EventCard


class AllyJoined(Event, frozen=True):
    """An event stays in play as an ally (FOD-ALLY-02)."""

    card: EventCard


class AllyLeft(Event, frozen=True):
    """An ally is discarded: replaced, or driven off by a card."""

    card: EventCard


class EventReturned(Event, frozen=True):
    """Wax Cylinders go back to their owner's hand."""

    card: EventCard
    hunter: HunterRef


class CitiesNamed(Event, frozen=True):
    """Hired Scouts and allies: the cities asked about, before Dracula answers."""

    cities: tuple[At, ...]


class NoHideoutNear(Event, frozen=True):
    """Local Rumors turned up nothing new."""

    reveals = True
    hunter: HunterRef


class NoSeaFound(Event, frozen=True):
    """Money Trail: no sea zone lies face down on the trail."""

    reveals = True


class AdjacentToDracula(Event, frozen=True):
    """Evil Presence: the hunters on locations adjacent to Dracula's; perhaps none."""

    reveals = True
    hunters: tuple[HunterRef, ...]
    count: int


class RegionDeclared(Event, frozen=True):
    """Hypnosis: the region Dracula is in; None when he is at sea."""

    reveals = True
    region: RegionRef | None = None
    at_sea: bool = False


class HideInDeck(Event, frozen=True):
    """Wax Cylinders: Hide is not on the trail."""

    reveals = True


class EncountersOutOfReach(Event, frozen=True):
    """The encounters of a Hide whose location has left cannot be examined (FOD-HIDE-09)."""

    reveals = True
    space: int


class BacksSeen(Event, frozen=True):
    """Mystic Research: so many of the bottom cards were Dracula's and are discarded face down."""

    reveals = True
    looked: int
    discarded: int


class ItemsLookedAt(Event, frozen=True):
    """Lucky Find: the top items; only the player sees which."""

    reveals = True
    hunter: HunterRef
    count: int
    items: tuple[ItemCard, ...] = ()
    seen: bool = False


class ItemKept(Event, frozen=True):
    """Lucky Find: the item taken; the others see only that."""

    hunter: HunterRef
    item: ItemCard | None = None
    seen: bool = False


class TopItemsDiscarded(Event, frozen=True):
    """Items go from the deck to the discard, where everybody sees them."""

    reveals = True
    items: tuple[ItemCard, ...]


class VeilLifted(Event, frozen=True):
    """Behind the Veil: what Dracula holds, for those who may see it."""

    reveals = True
    hunter: HunterRef
    cards: tuple[EventCard, ...] = ()
    encounters: tuple[EncounterCard, ...] = ()
    count: int = 0  # of the events
    seen: bool = False


class EventsUncovered(Event, frozen=True):
    """Immanuel Hildesheim: how many of the top events Dracula takes; the others are discarded face up."""

    reveals = True
    taken: int
    discarded: tuple[EventCard, ...]
    count: int  # of the discarded


class EventsShuffledIn(Event, frozen=True):
    """Events of the discard go back into the event deck."""

    reveals = True
    count: int


class HorsesRan(Event, frozen=True):
    """Fast Horses: the ticket that tells how far; it stays in the pool."""

    reveals = True
    hunter: HunterRef
    ticket: TicketRef


# -- encounters


class Ambushed(Event, frozen=True):
    reveals = True
    hunter: HunterRef
    card: EncounterCard
    place: At


class AmbushFoiled(Event, frozen=True):
    """Forewarned or Dogs: the ambush has no effect. ``by``: a message."""

    hunter: HunterRef
    card: EncounterCard
    by: Word


class FoundNothing(Event, frozen=True):
    """A search found no encounter."""

    reveals = True
    hunter: HunterRef
    place: At


class EncounterMet(Event, frozen=True):
    """A search resolves an encounter."""

    hunter: HunterRef
    card: EncounterCard


class EncounterStays(Event, frozen=True):
    """The encounter remains where it lies, face up."""

    card: EncounterCard


class Seduced(Event, frozen=True):
    """Seduction: a vampire returns to Dracula's hand and the hunter is bitten instead."""

    hunter: HunterRef


class BatsPlaced(Event, frozen=True):
    hunter: HunterRef


class EncounterMatured(Event, frozen=True):
    """A matured effect is resolved."""

    reveals = True
    card: EncounterCard


class CityStruck(Event, frozen=True):
    """A matured encounter takes effect in a city."""

    card: EncounterCard
    place: At


class BodyguardsKept(Event, frozen=True):
    """Matured Szgany Bodyguards stay with Dracula, face up."""

    card: EncounterCard


class DiscardSearched(Event, frozen=True):
    """A matured Hoax: Dracula looks at the face-down events of the discard (FOD-SECR-04)."""

    reveals = True
    cards: tuple[EventCard, ...] = ()
    count: int = 0
    seen: bool = False


class EventFetched(Event, frozen=True):
    """A matured Hoax: Dracula secretly keeps one event of the discard."""

    reveals = True
    card: EventCard | None = None
    seen: bool = False
