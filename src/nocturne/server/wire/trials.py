"""What came of a deck that bots have played."""

from __future__ import annotations

from msgspec import Struct


class Between(Struct, frozen=True):
    """A mean, and between what the truth lies with 95 % confidence; null where too few games were played."""

    mean: float
    low: float | None
    high: float | None


class CardTried(Struct, frozen=True):
    """What a card of the deck did in the games against other decks, in copies."""

    name: str
    copies: int
    drawn: int
    played: int
    discarded: int
    held: int


class DeckTrial(Struct, frozen=True, kw_only=True):
    """How a deck does: alone against somebody who stands still, and at tables with ready-made decks."""

    level: str
    """Of the bots that play all seats."""
    seats: int
    field: int
    """How many decks the opponents' are drawn from."""
    alone: int
    won: int
    """How many of the games alone were won."""
    median: float | None
    """In how many turns, in the median; null where less than half were won."""
    games: int
    points: Between
    victories: Between
    turns: float
    cards: list[CardTried]
    never: list[str]
    """Cards that were drawn and never played."""
