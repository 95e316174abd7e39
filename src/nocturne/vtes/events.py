"""The events of a VTES game: what is told to the table, and what triggers listen to.

One small struct each; the sentence is the message ``vtes-log-<name>``. Fields that name a card or a seat are
shown by name. An event that shows a hidden card, or what chance decided, has ``reveals``.
"""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId, CardKey


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class PhaseBegan(Event, frozen=True):
    seat: Seat
    phase: Word


class Drew(Event, frozen=True):
    """A library card was drawn; only its owner sees which."""

    seat: Seat
    card: CardId | None = None


class CryptDrawn(Event, frozen=True):
    """A crypt card was dealt to an uncontrolled region."""

    seat: Seat
    card: CardId | None = None


class Played(Event, frozen=True):
    """A card was played; ``minion`` is -1 for a card the Methuselah plays herself."""

    reveals = True
    seat: Seat
    printed: CardKey
    card: CardId
    minion: CardId | None = None
    mode: int = 0


class AbilityUsed(Event, frozen=True):
    """An ability of a card in play was used."""

    seat: Seat
    card: CardId
    minion: CardId | None = None


class Canceled(Event, frozen=True):
    seat: Seat
    card: CardId


class Discarded(Event, frozen=True):
    reveals = True
    seat: Seat
    card: CardId


class Burned(Event, frozen=True):
    card: CardId
    owner: Seat
    seat: Seat
    """Who controlled it."""


class Removed(Event, frozen=True):
    """Removed from the game."""

    card: CardId


class EnteredPlay(Event, frozen=True):
    reveals = True
    card: CardId
    seat: Seat


class Locked(Event, frozen=True):
    card: CardId


class Unlocked(Event, frozen=True):
    card: CardId


class UnlockedAll(Event, frozen=True):
    seat: Seat


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


class EdgeBurned(Event, frozen=True):
    seat: Seat


class ActionAnnounced(Event, frozen=True):
    minion: CardId
    seat: Seat
    action: Word
    stealth: int
    target: CardId | None = None
    victim: Seat | None = None


class BlockAttempted(Event, frozen=True):
    minion: CardId
    acting: CardId


class BlockFailed(Event, frozen=True):
    minion: CardId


class BlockDeclined(Event, frozen=True):
    seat: Seat


class Blocked(Event, frozen=True):
    minion: CardId
    acting: CardId


class StealthAdded(Event, frozen=True):
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


class ActionSucceeded(Event, frozen=True):
    minion: CardId


class ActionFizzled(Event, frozen=True):
    minion: CardId


class ActionEnded(Event, frozen=True):
    """The action was stopped before it could succeed."""

    minion: CardId


class Bled(Event, frozen=True):
    minion: CardId
    seat: Seat
    amount: int


class Hunted(Event, frozen=True):
    minion: CardId


class Woke(Event, frozen=True):
    minion: CardId


class Attached(Event, frozen=True):
    card: CardId
    host: CardId


class WentToTorpor(Event, frozen=True):
    minion: CardId


class LeftTorpor(Event, frozen=True):
    minion: CardId


class Ousted(Event, frozen=True):
    seat: Seat


class Withdrew(Event, frozen=True):
    seat: Seat


class WithdrawalAnnounced(Event, frozen=True):
    seat: Seat


class WithdrawalFailed(Event, frozen=True):
    seat: Seat


class TimeOut(Event, frozen=True):
    """The time limit is reached with several Methuselahs left."""


class GainedPoints(Event, frozen=True):
    seat: Seat
    points: float


class GameOver(Event, frozen=True):
    pass
