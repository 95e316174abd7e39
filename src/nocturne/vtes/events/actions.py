"""Actions, blocks, bleeds and hunts."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId


class ActionAnnounced(Event, frozen=True):
    minion: CardId
    seat: Seat
    action: Word
    stealth: int
    target: CardId | None = None
    victim: Seat | None = None
    card: CardId | None = None


class BlockAttempted(Event, frozen=True):
    minion: CardId
    acting: CardId


class BlockFailed(Event, frozen=True):
    minion: CardId


class BlockDeclined(Event, frozen=True):
    faint = True
    passes = True
    seat: Seat


class Blocked(Event, frozen=True):
    minion: CardId
    acting: CardId


class StealthAdded(Event, frozen=True):
    minion: CardId
    amount: int
    total: int


class StealthReduced(Event, frozen=True):
    minion: CardId
    amount: int
    total: int


class InterceptAdded(Event, frozen=True):
    minion: CardId
    amount: int
    total: int


class BleedChanged(Event, frozen=True):
    minion: CardId
    total: int


class Redirected(Event, frozen=True):
    seat: Seat


class Masked(Event, frozen=True):
    """A vampire goes on with the action in the place of the acting minion."""

    minion: CardId
    acting: CardId


class ActionSucceeded(Event, frozen=True):
    faint = True
    minion: CardId


class ActionFizzled(Event, frozen=True):
    minion: CardId


class ActionEnded(Event, frozen=True):
    """The action was stopped before it could succeed."""

    minion: CardId


class BleedSucceeding(Event, frozen=True):
    """A bleed is about to succeed. Nobody is told: it is a moment that cards in play wait for."""

    minion: CardId
    seat: Seat


class Bled(Event, frozen=True):
    minion: CardId
    seat: Seat
    amount: int


class Hunted(Event, frozen=True):
    """A hunt that brings blood."""

    faint = True
    minion: CardId


class Woke(Event, frozen=True):
    minion: CardId


class Attached(Event, frozen=True):
    card: CardId
    host: CardId


class Brought(Event, frozen=True):
    """A minion has equipped with, employed or recruited a card (``thing``), by whatever means. Nobody is
    told: what happened tells itself, and cards in play wait for it."""

    minion: CardId
    thing: CardId


class BroughtFromHand(Brought, frozen=True):
    """And that from his controller's hand."""
