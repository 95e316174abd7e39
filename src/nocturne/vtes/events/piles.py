"""Hands, libraries, crypts and ash heaps."""

from __future__ import annotations

from nocturne.kernel.event import Event, Seat, Word
from nocturne.vtes.terms import CardId, CardKey


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


class Discarded(Event, frozen=True):
    reveals = True
    seat: Seat
    card: CardId


class DiscardSpent(Event, frozen=True):
    """A discard phase action was used to discard a card. Nobody is told: the discard tells itself, and cards
    in play wait for it."""

    seat: Seat
    card: CardId


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
