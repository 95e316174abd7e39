"""Torpor, diablerie, the incapacitated and the marked."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat
from nocturne.vtes.terms import CardId


class WentToTorpor(Event, frozen=True):
    minion: CardId


class Fallen(Event, frozen=True):
    """A ready minion is just being burned or sent to torpor. Nobody is told: what happens tells itself, and
    cards in play wait for it."""

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


class Marked(Event, frozen=True):
    """A Red List minion was marked for this turn."""

    seat: Seat
    card: CardId


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
