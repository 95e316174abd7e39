"""Contests, titles, clans, sects and control."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId


class ContestBegan(Event, frozen=True):
    """A copy of a unique card joins a contest, face down (VTES-4.1-01)."""

    reveals = True
    card: CardId
    seat: Seat


class ContestPaid(Event, frozen=True):
    seat: Seat
    card: CardId
    amount: int


class Yielded(Event, frozen=True):
    seat: Seat
    card: CardId


class ContestWon(Event, frozen=True):
    seat: Seat
    card: CardId


class TitleGained(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = "none"


class TitleLost(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = "none"


class TitleContested(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = "none"


class TitleContestPaid(Event, frozen=True):
    minion: CardId
    amount: int


class TitleYielded(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = "none"


class TitleRegained(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = "none"


class SectChanged(Event, frozen=True):
    minion: CardId
    sect: Word


class ClanChanged(Event, frozen=True):
    minion: CardId
    clan: str


class CircleJoined(Event, frozen=True):
    """A vampire belongs to a circle from now on."""

    minion: CardId
    circle: str


class CircleShared(Event, frozen=True):
    """A vampire is in the circle of one who had none."""

    minion: CardId
    card: CardId


class TraitGained(Event, frozen=True):
    """A vampire gets one of the special words: Black Hand ..."""

    minion: CardId
    trait: str


class BecameAnarch(Event, frozen=True):
    minion: CardId


class AnarchNoMore(Event, frozen=True):
    minion: CardId


class ControlTaken(Event, frozen=True):
    card: CardId
    seat: Seat
    former: Seat
    until: str
    """``good``, or the moment until which it is lent: ``turn``, ``action`` ..."""


class ControlReturned(Event, frozen=True):
    card: CardId
    seat: Seat


class Banished(Event, frozen=True):
    """Moved from play to an uncontrolled region."""

    card: CardId
    seat: Seat
