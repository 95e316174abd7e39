"""Everything that happens in the journeys, the trail and the tracks, as typed events.

Fights, encounters and cards have their own events beside their rules. ``to`` and ``others`` of ``state.tell``
decide who sees a card; an event told to those who may not see it leaves that field at HIDDEN.
"""

from __future__ import annotations

from typing import Annotated

from nocturne.kernel.event import Event, Ref, Word

HunterRef = Annotated[int, Ref("hunter")]
PlaceRef = Annotated[int, Ref("place")]
At = Annotated[int, Ref("at")]  # "in London", "à Londres"
From = Annotated[int, Ref("from")]
To = Annotated[int, Ref("to")]
RegionRef = Annotated[str, Ref("region")]
LinkRef = Annotated[int, Ref("link")]
EventCard = Annotated[int, Ref("event")]
ItemCard = Annotated[int, Ref("item")]
EncounterCard = Annotated[int, Ref("encounter")]
CombatCard = Annotated[int, Ref("combat")]  # one of Dracula's combat cards, by number
TicketRef = Annotated[int, Ref("ticket")]
PowerRef = Annotated[str, Ref("power")]

HIDDEN = -1
"""A card or place that those who are told may not know: named "an item", "a hidden location"."""


# -- set-up and time


class HunterStarted(Event, frozen=True):
    """A hunter's figure is put on its first city."""

    hunter: HunterRef
    place: At


class DraculaStarted(Event, frozen=True):
    """Dracula's first location card lies on space 1; others see only that."""

    place: At = HIDDEN


class TimeAdvanced(Event, frozen=True):
    """The time marker moves: ``weekday`` and ``part`` are messages, ``time`` the space."""

    heading = 1
    weekday: Word
    part: Word
    time: int
    round: int


class DaySkipped(Event, frozen=True):
    """Darkness Returns: dusk follows at once."""


class DespairAdded(Event, frozen=True):
    """A week has gone by."""

    total: int


class RumorGained(Event, frozen=True):
    """Dracula gets a rumor token."""

    total: int


class FightDeclined(Event, frozen=True):
    """In fog Dracula leaves a hunter alone (FOD-FOG-04)."""

    hunter: HunterRef


class PhaseBegan(Event, frozen=True):
    """A step of the round without a move of the marker: Dracula's phase."""

    heading = 2
    phase: Word


# -- hunters


class HunterMoved(Event, frozen=True):
    """A figure goes from one place to another. ``way``: road, rail, sea, leaves_hospital, carried."""

    hunter: HunterRef
    origin: From
    place: To
    way: str


class JourneyEnded(Event, frozen=True):
    """A journey leads nowhere: no way was open after all."""

    hunter: HunterRef


class HunterPassed(Event, frozen=True):
    hunter: HunterRef


class HunterStood(Event, frozen=True):
    """A delayed hunter stands up instead of acting."""

    hunter: HunterRef


class HunterDelayed(Event, frozen=True):
    hunter: HunterRef


class HunterRested(Event, frozen=True):
    hunter: HunterRef
    amount: int


class HunterHealed(Event, frozen=True):
    hunter: HunterRef
    amount: int
    total: int


class TicketSpent(Event, frozen=True):
    """A ticket is shown and goes back to the pool."""

    reveals = True
    hunter: HunterRef
    ticket: TicketRef


class TicketDrawn(Event, frozen=True):
    """A hunter draws a ticket, as the others see it."""

    hunter: HunterRef


class TicketSeen(Event, frozen=True):
    """The ticket drawn, for those who play the hunter."""

    reveals = True
    hunter: HunterRef
    ticket: TicketRef


class TicketsDiscarded(Event, frozen=True):
    """Tickets go back to the pool face down."""

    hunter: HunterRef
    count: int


class ItemDrawn(Event, frozen=True):
    """A hunter draws an item, as the others see it."""

    hunter: HunterRef


class ItemSeen(Event, frozen=True):
    """The item drawn, for those who play the hunter."""

    reveals = True
    hunter: HunterRef
    item: ItemCard


class ItemsDiscarded(Event, frozen=True):
    """Items go from a hand to the discard, where everybody sees them."""

    reveals = True
    hunter: HunterRef
    items: tuple[ItemCard, ...]


class ItemRevealed(Event, frozen=True):
    """An item of a hand is shown to all and stays there."""

    reveals = True
    hunter: HunterRef
    item: ItemCard


class HandRevealed(Event, frozen=True):
    """A hunter shows all items and events; ``cards`` are references such as ``item:12``."""

    reveals = True
    hunter: HunterRef
    cards: tuple[str, ...]
    count: int


class EventDrawn(Event, frozen=True):
    """A hunter draws an event of the hunters."""

    reveals = True
    hunter: HunterRef
    card: EventCard = HIDDEN


class EventGone(Event, frozen=True):
    """By day the top event was Dracula's: discarded face down (FOD-SUPP-04)."""

    reveals = True
    hunter: HunterRef


class DraculaDrewEvent(Event, frozen=True):
    reveals = True
    card: EventCard = HIDDEN


class EventsDiscarded(Event, frozen=True):
    """Events go face up from a hand to the discard (``hunter`` -1: Dracula's)."""

    reveals = True
    cards: tuple[EventCard, ...]
    hunter: HunterRef = -1


class NightToll(Event, frozen=True):
    """A Long Night costs the hunters an event, drawn from the bottom and discarded."""

    reveals = True
    card: EventCard


class Reshuffled(Event, frozen=True):
    """A discard becomes a new deck: ``deck`` is a message."""

    reveals = True
    deck: Word


class ItemShown(Event, frozen=True):
    """A weakened hunter keeps this item revealed."""

    reveals = True
    hunter: HunterRef
    item: ItemCard


class EventShown(Event, frozen=True):
    """A weakened hunter keeps this event revealed."""

    reveals = True
    hunter: HunterRef
    card: EventCard


class TradeBegan(Event, frozen=True):
    """Two hunters trade, in secret. ``far`` is Leader."""

    hunter: HunterRef
    other: HunterRef
    far: bool = False


class HandShownInTrade(Event, frozen=True):
    """A hunter lets the other look at everything; only the two see it. ``cards`` are references."""

    reveals = True
    hunter: HunterRef
    cards: tuple[str, ...]
    count: int


class ItemTraded(Event, frozen=True):
    reveals = True
    giver: HunterRef
    taker: HunterRef
    item: ItemCard


class TicketTraded(Event, frozen=True):
    reveals = True
    giver: HunterRef
    taker: HunterRef
    ticket: TicketRef


class EventTraded(Event, frozen=True):
    reveals = True
    giver: HunterRef
    taker: HunterRef
    card: EventCard


class TradeEnded(Event, frozen=True):
    hunter: HunterRef
    other: HunterRef


class SearchBegan(Event, frozen=True):
    hunter: HunterRef
    place: At


class PsychicBond(Event, frozen=True):
    """Dracula says whether he is in Mina's region."""

    reveals = True
    region: RegionRef
    there: bool


class WentToHospital(Event, frozen=True):
    hunter: HunterRef
    place: To


class BatsCarried(Event, frozen=True):
    """Dracula moves a hunter with a bats token."""

    hunter: HunterRef
    place: To


# -- trail


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


# -- tracks


class DraculaHurt(Event, frozen=True):
    amount: int
    total: int


class DraculaHealed(Event, frozen=True):
    amount: int
    total: int


class InfluenceChanged(Event, frozen=True):
    """``amount`` may be negative."""

    amount: int
    total: int


class DraculaWon(Event, frozen=True):
    """Influence has reached 13."""


class HuntersWon(Event, frozen=True):
    """Dracula is defeated."""


class HuntersGaveUp(Event, frozen=True):
    """The hunters concede: Dracula has won."""


class DraculaGaveUp(Event, frozen=True):
    """Dracula concedes: the hunters have won."""


# -- tokens


class StormPlaced(Event, frozen=True):
    place: PlaceRef


class StormRemoved(Event, frozen=True):
    place: PlaceRef


class RoadblockPlaced(Event, frozen=True):
    link: LinkRef


class RoadblockRemoved(Event, frozen=True):
    link: LinkRef


class FogPlaced(Event, frozen=True):
    place: At
    count: int


class FogLifted(Event, frozen=True):
    """One fog token leaves a city; ``left`` remain."""

    place: At
    left: int


class HolyPlaced(Event, frozen=True):
    """``token``: the message of Consecrated Ground or Heavenly Host."""

    token: Word
    place: At


class HolyRemoved(Event, frozen=True):
    token: Word
    place: At
