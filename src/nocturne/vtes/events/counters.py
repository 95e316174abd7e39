"""Pool, blood, other counters, locked cards and the Edge."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId


class CountersChanged(Event, frozen=True):
    """Counters other than blood or life came on a card or left it."""

    card: CardId
    amount: int
    """How many more; below 0: how many fewer; 0: a card that should have come with some has none."""


class CountersNamed(Event, frozen=True):
    """Counters with a name of their own were put on a card, or burned from it."""

    card: CardId
    word: Word
    amount: int


class Locked(Event, frozen=True):
    faint = True
    card: CardId


class Unlocked(Event, frozen=True):
    faint = True
    card: CardId


class GainedPool(Event, frozen=True):
    seat: Seat
    amount: int


class BurnedPool(Event, frozen=True):
    seat: Seat
    amount: int


class GainedBlood(Event, frozen=True):
    card: CardId
    amount: int


class BurnedBlood(Event, frozen=True):
    card: CardId
    amount: int


class Drained(Event, frozen=True):
    """Blood over capacity went back to the bank (VTES-1.5.2-03)."""

    card: CardId
    amount: int


class EdgeTaken(Event, frozen=True):
    seat: Seat


class EdgeLost(Event, frozen=True):
    """A Methuselah has the Edge no more. Nobody is told: who gets it, or that it is burned, tells it."""

    seat: Seat


class EdgeBurned(Event, frozen=True):
    reveals = True  # for a vote, the decision was secret
    seat: Seat
