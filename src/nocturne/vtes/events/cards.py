"""Cards that enter, leave or move in play."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId


class Burned(Event, frozen=True):
    card: CardId
    owner: Seat
    seat: Seat
    """Who controlled it."""


class BeingBurned(Event, frozen=True):
    """A card in play is just being burned. Nobody is told: what happens tells itself, and cards in play wait
    for it."""

    card: CardId
    seat: Seat


class Removed(Event, frozen=True):
    """Removed from the game."""

    card: CardId


class EnteredPlay(Event, frozen=True):
    reveals = True
    faint = True
    card: CardId
    seat: Seat


class LaidOn(Event, frozen=True):
    """A card was put on a card in play, itself out of play. Face down, somebody may get to know it so."""

    reveals = True

    card: CardId
    host: CardId


class LeavingReady(Event, frozen=True):
    """A minion is just leaving the ready region, whichever way. Nobody is told, either."""

    minion: CardId
    seat: Seat


class LeftPlay(Event, frozen=True):
    """A card has left play, whichever way: burned, removed, to a hand or deck, or contested (VTES-4.1-02).
    Nobody is told, either."""

    card: CardId
    seat: Seat


class OpponentLeaving(Event, frozen=True):
    """The minion opposing this one in combat is just leaving the ready region. Nobody is told, either."""

    minion: CardId
    seat: Seat


class CardMoved(Event, frozen=True):
    """A card went to a pile: ``place`` is hand, top, bottom, library, crypt, uncontrolled ..."""

    reveals = True
    card: CardId
    owner: Seat
    place: Word


class Concerned(Event, frozen=True):
    """How many of the face-down cards an effect concerns: which they are tells something about each."""

    reveals = True
    seat: Seat
    number: int
