"""Combats, rounds, strikes and damage."""

from __future__ import annotations

from nocturne.kernel.event import Event, Word
from nocturne.vtes.terms import CardId


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


class PressedOn(CombatMoment, frozen=True):
    """He has used a press to continue the combat."""


class RoundClosing(CombatMoment, frozen=True):
    pass


class CombatOver(CombatMoment, frozen=True):
    pass


class OpponentBurned(CombatMoment, frozen=True):
    """The minion in combat with this one has been burned."""
