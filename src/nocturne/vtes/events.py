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


# -- contests, titles, sects, control


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
    place: str = ""


class TitleLost(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = ""


class TitleContested(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = ""


class TitleContestPaid(Event, frozen=True):
    minion: CardId
    amount: int


class TitleYielded(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = ""


class TitleRegained(Event, frozen=True):
    minion: CardId
    title: Word
    place: str = ""


class SectChanged(Event, frozen=True):
    minion: CardId
    sect: Word


class ClanChanged(Event, frozen=True):
    minion: CardId
    clan: str


class BecameAnarch(Event, frozen=True):
    minion: CardId


class AnarchNoMore(Event, frozen=True):
    minion: CardId


class ControlTaken(Event, frozen=True):
    card: CardId
    seat: Seat
    former: Seat
    until: Word


class ControlReturned(Event, frozen=True):
    card: CardId
    seat: Seat


class Banished(Event, frozen=True):
    """Moved from play to an uncontrolled region."""

    card: CardId
    seat: Seat


# -- politics


class ReferendumCalled(Event, frozen=True):
    """``minion`` and ``card`` only where there are such."""

    seat: Seat
    by: Word
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
    """All the points given to one Methuselah, or one card."""

    seat: Seat
    points: int
    chosen: Seat | None = None
    card: CardId | None = None


class PassesAutomatically(Event, frozen=True):
    seat: Seat


class VotesGained(Event, frozen=True):
    seat: Seat
    votes: int
    ballots: int
    card: CardId | None = None


class VoteBought(Event, frozen=True):
    """A political card from hand was burned for a vote."""

    reveals = True
    seat: Seat
    card: CardId


class VotesCast(Event, frozen=True):
    seat: Seat
    side: Word
    source: Word
    votes: int
    ballots: int
    card: CardId | None = None


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


class BloodHunted(Event, frozen=True):
    minion: CardId
