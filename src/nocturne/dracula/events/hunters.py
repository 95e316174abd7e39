"""What happens to time and to the hunters: journeys, hands, tickets and trade."""

from __future__ import annotations

from nocturne.dracula.events.references import (
    HIDDEN,
    At,
    EventCard,
    From,
    HunterRef,
    ItemCard,
    RegionRef,
    TicketRef,
    To,
)
from nocturne.kernel.event import Event, Word

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
