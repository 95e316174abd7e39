"""The events of a VTES game: what is told to the table, and what triggers listen to.

One small struct each; the sentence is the message ``vtes-log-<name>``. Fields that name a card or a seat are
shown by name. An event that shows a hidden card, or what chance decided, has ``reveals``.
"""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId, CardKey, Power, Way


class TurnBegan(Event, frozen=True):
    heading = 1
    seat: Seat
    turn: int


class PhaseBegan(Event, frozen=True):
    heading = 2
    seat: Seat
    phase: Word


class DrewKept(Event, frozen=True):
    """A card that lay on a card in play was drawn; only who draws sees which."""

    reveals = True
    seat: Seat
    host: CardId
    card: CardId | None = None


class Drew(Event, frozen=True):
    """A library card was drawn; only its owner sees which."""

    reveals = True
    faint = True
    seat: Seat
    card: CardId | None = None


class HandShown(Event, frozen=True):
    """Cards in a hand that is open for everybody to see."""

    reveals = True
    seat: Seat
    cards: tuple[CardId, ...]


class CryptDrawn(Event, frozen=True):
    """A crypt card was dealt to an uncontrolled region."""

    reveals = True
    faint = True
    seat: Seat
    card: CardId | None = None


class LibraryShown(Event, frozen=True):
    """The top card of a library was shown to everybody."""

    reveals = True
    seat: Seat
    printed: CardKey


class CryptShown(Event, frozen=True):
    """The top card of a crypt was shown to everybody."""

    reveals = True
    seat: Seat
    printed: CardKey


class Played(Event, frozen=True):
    """A card was played; ``minion`` is -1 for a card the Methuselah plays herself."""

    reveals = True
    seat: Seat
    printed: CardKey
    card: CardId
    minion: CardId | None = None
    mode: int = 0
    way: Way | None = None


class PlayOver(Event, frozen=True):
    """A card that was played has taken effect, or has been canceled, and was played all the same. Nobody is
    told: it is a moment that cards in play wait for."""

    seat: Seat
    card: CardId


class Aimed(Event, frozen=True):
    """A card was chosen as a target, when something was announced."""

    seat: Seat
    source: CardId
    target: CardId


class AimedAt(Event, frozen=True):
    """A Methuselah was chosen as a target, when something was announced."""

    seat: Seat
    source: CardId
    victim: Seat


class NumberNamed(Event, frozen=True):
    """A number was chosen, when something was announced."""

    seat: Seat
    source: CardId
    number: int


class WordNamed(Event, frozen=True):
    """A word (a clan) was named, when something was announced."""

    seat: Seat
    source: CardId
    word: str


class AbilityUsed(Event, frozen=True):
    """An ability of a card in play was used."""

    seat: Seat
    card: CardId
    minion: CardId | None = None
    power: Power | None = None
    """Which of the card's abilities; None for one that was given for a while."""


class WantsToUse(Event, frozen=True):
    """Out of several who were asked in secret, this one uses something: what, is told when all choices that
    belong to it are made."""

    reveals = True
    faint = True
    seat: Seat


class Canceled(Event, frozen=True):
    seat: Seat
    card: CardId


class Discarded(Event, frozen=True):
    reveals = True
    seat: Seat
    card: CardId


class DiscardSpent(Event, frozen=True):
    """A discard phase action was used to discard a card. Nobody is told: the discard tells itself, and cards
    in play wait for it."""

    seat: Seat
    card: CardId


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


class CountersChanged(Event, frozen=True):
    """Counters other than blood or life came on a card or left it."""

    card: CardId
    amount: int
    """How many more; below 0: how many fewer; 0: a card that should have come with some has none."""


class Exchanged(Event, frozen=True):
    """A card from hand was exchanged for one in the ash heap."""

    seat: Seat
    card: CardId
    """The card that went to the ash heap."""
    taken: CardId


class Emptied(Event, frozen=True):
    """The last card that lay on a card in play has been played from there."""

    faint = True
    card: CardId


class LaidOn(Event, frozen=True):
    """A card was put on a card in play, itself out of play. Face down, somebody may get to know it so."""

    reveals = True

    card: CardId
    host: CardId


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


class UnlockedAll(Event, frozen=True):
    faint = True
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


class EdgeLost(Event, frozen=True):
    """A Methuselah has the Edge no more. Nobody is told: who gets it, or that it is burned, tells it."""

    seat: Seat


class EdgeBurned(Event, frozen=True):
    reveals = True  # for a vote, the decision was secret
    seat: Seat


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


class WentToTorpor(Event, frozen=True):
    minion: CardId


class Fallen(Event, frozen=True):
    """A ready minion is just being burned or sent to torpor. Nobody is told: what happens tells itself, and
    cards in play wait for it."""

    minion: CardId
    seat: Seat


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


class LeftTorpor(Event, frozen=True):
    minion: CardId


class Incapacitated(Event, frozen=True):
    """An imbued without life went to the incapacitated region."""

    minion: CardId


class Recovered(Event, frozen=True):
    """An imbued left the incapacitated region."""

    minion: CardId


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


class Marked(Event, frozen=True):
    """A Red List minion was marked for this turn."""

    seat: Seat
    card: CardId


class CardMoved(Event, frozen=True):
    """A card went to a pile: ``place`` is hand, top, bottom, library, crypt, uncontrolled ..."""

    reveals = True
    card: CardId
    owner: Seat
    place: Word


class PutBack(Event, frozen=True):
    """Somebody put a card somewhere, and the table does not see which."""

    seat: Seat
    place: Word


class Milled(Event, frozen=True):
    """A card was burned from the top of a library."""

    reveals = True
    seat: Seat
    card: CardId


class Shown(Event, frozen=True):
    """A card that some could not know is turned up for everybody, on its way to where all may see it."""

    reveals = True
    seat: Seat
    card: CardId


class Concerned(Event, frozen=True):
    """How many of the face-down cards an effect concerns: which they are tells something about each."""

    reveals = True
    seat: Seat
    number: int


class Shuffled(Event, frozen=True):
    faint = True
    seat: Seat
    pile: Word


class LibrarySearched(Event, frozen=True):
    """Somebody looks through her own library, and so learns what is left in it."""

    reveals = True
    seat: Seat


class Looked(Event, frozen=True):
    """Somebody looked at hidden cards of somebody."""

    reveals = True
    seat: Seat
    victim: Seat
    cards: tuple[CardId, ...] = ()


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


# -- politics


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


# -- combat


class CombatBegan(Event, frozen=True):
    acting: CardId
    defending: CardId


class CombatQueued(Event, frozen=True):
    """Another combat will follow the one in progress."""

    acting: CardId
    defending: CardId


class SlaveSent(Event, frozen=True):
    """A slave fights in the place of a blocked vampire (VTES-T-13)."""

    minion: CardId
    acting: CardId


class RoundBegan(Event, frozen=True):
    number: int


class Maneuvered(Event, frozen=True):
    minion: CardId
    range: Word


class RangeSet(Event, frozen=True):
    """An effect sets the range."""

    range: Word


class RangeDetermined(Event, frozen=True):
    range: Word


class StrikeChosen(Event, frozen=True):
    """A strike that needs no card in play."""

    minion: CardId
    strike: Word


class StrikeWith(Event, frozen=True):
    """A strike with a weapon, or another card in play."""

    minion: CardId
    strike: Word
    card: CardId


class StrikeAimed(Event, frozen=True):
    """The strike just chosen is aimed at a retainer."""

    minion: CardId
    target: CardId


class StrikeForgone(Event, frozen=True):
    """He has no strike, or chooses to make none."""

    minion: CardId


class StrikeCanceled(Event, frozen=True):
    minion: CardId


class StrikeOutOfRange(Event, frozen=True):
    minion: CardId


class StrikeDodged(Event, frozen=True):
    minion: CardId
    by: CardId


class StrikeLost(Event, frozen=True):
    """His weapon is gone before the strike could resolve (VTES-6.4.5.4-02)."""

    minion: CardId


class CombatEndedBy(Event, frozen=True):
    """A strike, or another effect, ends the combat."""

    minion: CardId


class BloodStolen(Event, frozen=True):
    minion: CardId
    victim: CardId
    amount: int


class CardTaken(Event, frozen=True):
    """Equipment goes to another minion."""

    minion: CardId
    card: CardId


class DamagePrevented(Event, frozen=True):
    card: CardId
    amount: int


class DamageInflicted(Event, frozen=True):
    """Damage was successfully inflicted (VTES-6.4.6-03). ``source`` is the minion who dealt it; environmental
    damage has none. ``weapon`` is the card in play it came from, if that is another."""

    card: CardId
    amount: int
    aggravated: int
    source: CardId | None = None
    combat: bool = False
    weapon: CardId | None = None


class Wounded(Event, frozen=True):
    card: CardId


class StrikesGained(Event, frozen=True):
    minion: CardId
    amount: int


class Pressed(Event, frozen=True):
    minion: CardId
    press: Word


class CombatProlonged(Event, frozen=True):
    """A combat that would have ended goes on."""

    minion: CardId


class CombatEnded(Event, frozen=True):
    acting: CardId
    defending: CardId


class CombatMoment(Event, frozen=True):
    """A moment of a combat that cards in play wait for, once for each combatant. Nobody is told: it is no
    news."""

    minion: CardId
    opponent: CardId


class RoundOpened(CombatMoment, frozen=True):
    """Before range is determined."""


class StrikesComing(CombatMoment, frozen=True):
    """The range is determined and no strike is chosen."""


class StrikesResolving(CombatMoment, frozen=True):
    """The initial strikes without first strike resolve."""


class PressStep(CombatMoment, frozen=True):
    pass


class RoundClosing(CombatMoment, frozen=True):
    pass


class CombatOver(CombatMoment, frozen=True):
    pass


class OpponentBurned(CombatMoment, frozen=True):
    """The minion in combat with this one has been burned."""


# -- torpor and diablerie


class BurnedInCombat(Event, frozen=True):
    """A minion was burned in combat by the opposing one."""

    minion: CardId
    card: CardId


class Rescued(Event, frozen=True):
    minion: CardId
    by: CardId


class Diablerized(Event, frozen=True):
    """``minion`` has diablerized ``victim``."""

    minion: CardId
    victim: CardId


class OlderDiablerized(Event, frozen=True):
    """``minion`` has diablerized an older vampire, whom ``seat`` controlled. Nobody is told: that of the
    diablerie is enough."""

    minion: CardId
    seat: Seat


class DisciplineTaken(Event, frozen=True):
    """A Discipline card was put on the diablerist (VTES-6.5.5-05)."""

    reveals = True
    minion: CardId
    card: CardId
