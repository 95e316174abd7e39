"""The turn, the influence phase, oustings and the end of the game."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId


class TurnBegan(Event, frozen=True):
    heading = 1
    seat: Seat
    turn: int


class PhaseBegan(Event, frozen=True):
    heading = 2
    seat: Seat
    phase: Word


class UnlockedAll(Event, frozen=True):
    faint = True
    seat: Seat


class Transferred(Event, frozen=True):
    """Counters went from a pool to an uncontrolled card."""

    seat: Seat
    card: CardId
    amount: int


class TransferredBack(Event, frozen=True):
    """Counters went from an uncontrolled card back to a pool."""

    seat: Seat
    card: CardId
    amount: int


class Influenced(Event, frozen=True):
    """A crypt card was moved from the uncontrolled region to the ready region."""

    reveals = True
    seat: Seat
    card: CardId


class CameOut(Event, frozen=True):
    """A card has come into play from an uncontrolled region, by whatever means. Nobody is told: what
    happened tells itself, and cards in play wait for it."""

    card: CardId
    seat: Seat


class Merged(Event, frozen=True):
    """Base and advanced version of a vampire became one card."""

    reveals = True
    seat: Seat
    card: CardId


class Rolled(Event, frozen=True):
    """A die, or with two sides a coin."""

    reveals = True
    seat: Seat
    sides: int
    shown: int


class MasterActionsGained(Event, frozen=True):
    seat: Seat
    amount: int


class Ousted(Event, frozen=True):
    seat: Seat


class PreyOusted(Event, frozen=True):
    """The prey of a Methuselah has been ousted. For cards in play: nobody is told, it is no news."""

    seat: Seat


class Withdrew(Event, frozen=True):
    seat: Seat


class WithdrawalAnnounced(Event, frozen=True):
    seat: Seat


class WithdrawalFailed(Event, frozen=True):
    seat: Seat


class Conceded(Event, frozen=True):
    """She gives the game up, and leaves it at the end of this turn."""

    seat: Seat


class TimeOut(Event, frozen=True):
    """The time limit is reached with several Methuselahs left."""


class GainedPoints(Event, frozen=True):
    seat: Seat
    points: float


class GameOver(Event, frozen=True):
    pass
