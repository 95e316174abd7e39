"""Cards played, abilities used, and what is named with them."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat
from nocturne.vtes.terms import CardId, CardKey, Power, Way


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
