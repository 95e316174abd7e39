"""Referendums, votes and blood hunts."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId


class ReferendumCalled(Event, frozen=True):
    """``minion`` and ``card`` only where there are such."""

    seat: Seat
    by: str
    """``minion`` when his own text lets him call it, else ``card``."""
    minion: CardId | None = None
    card: CardId | None = None


class BloodHuntProposed(Event, frozen=True):
    minion: CardId


class TermsCard(Event, frozen=True):
    """A card is chosen in the terms of a referendum."""

    seat: Seat
    card: CardId


class TermsMethuselah(Event, frozen=True):
    seat: Seat
    chosen: Seat


class TermsNamed(Event, frozen=True):
    seat: Seat
    name: str


class TermsNumber(Event, frozen=True):
    seat: Seat
    number: int


class PointsAllotted(Event, frozen=True):
    """All the points given to one Methuselah, or to one card (``to``)."""

    seat: Seat
    points: int
    to: str
    chosen: Seat | None = None
    card: CardId | None = None


class PassesAutomatically(Event, frozen=True):
    seat: Seat


class VotesGained(Event, frozen=True):
    reveals = True  # the decision was secret
    seat: Seat
    votes: int
    ballots: int
    source: str
    card: CardId | None = None


class VoteBought(Event, frozen=True):
    """A political card from hand was burned for a vote."""

    reveals = True
    seat: Seat
    card: CardId


class WaitsToVote(Event, frozen=True):
    """Nothing was cast in a round of polling, and this Methuselah is not finished."""

    reveals = True
    faint = True
    seat: Seat


class VotesCast(Event, frozen=True):
    reveals = True  # the decision was secret
    seat: Seat
    side: Word
    source: str
    """minion, card, own, political, edge (see ``Cast``)."""
    votes: int
    ballots: int
    card: CardId | None = None


class EdgeVoted(Event, frozen=True):
    """The Edge was burned for a vote. Nobody is told: that it was burned is told already."""

    seat: Seat


class Abstained(Event, frozen=True):
    minion: CardId


class VotesChanged(Event, frozen=True):
    minion: CardId
    side: Word


class PrisciMoved(Event, frozen=True):
    """The block of the prisci goes to another side."""

    side: Word


class ReferendumPassed(Event, frozen=True):
    """``minion`` is the vampire who called it."""

    seat: Seat
    favor: int
    against: int
    minion: CardId | None = None


class ReferendumFailed(Event, frozen=True):
    seat: Seat
    favor: int
    against: int
    minion: CardId | None = None


class ReferendumCanceled(Event, frozen=True):
    seat: Seat
    minion: CardId | None = None


class ReferendumOver(Event, frozen=True):
    """What the referendum did is done. Nobody is told: it is a moment that cards in play wait for."""

    seat: Seat
    minion: CardId | None = None


class Changed(Event, frozen=True):
    """Something happened, whatever it was. Nobody is told: cards that watch how things stand ("if you control
    no ...") are asked after every event."""


class PlacesSwapped(Event, frozen=True):
    seat: Seat
    other: Seat


class BloodHunted(Event, frozen=True):
    minion: CardId
