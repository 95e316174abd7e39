"""An archive of decks that somebody keeps: which of them play a card and with what, and what decks like one's
own also play. How a deck is read and compared is the game's affair; where the archive lies is the host's."""

from __future__ import annotations

from abc import ABC, abstractmethod
from datetime import date

from msgspec import Struct

from nocturne.kernel.problems import Problem


class ArchivedDeck(Struct, frozen=True):
    """A deck of the archive as it is listed. What the archive does not know is empty."""

    id: str
    name: str
    author: str
    event: str
    place: str
    held: str
    """When it was played, as the archive writes it."""
    players: int
    cards: int
    """How many cards it has."""


class ArchivedList(Struct, frozen=True):
    """A deck of the archive with its list."""

    about: ArchivedDeck
    text: str
    playable: bool


class PlayedWith(Struct, frozen=True):
    """A card, in how many of some decks it is, and how many copies of it those have on average."""

    id: int
    decks: int
    copies: float


class CardUse(Struct, frozen=True):
    """How a card is played in the archive."""

    decks: int
    """In how many decks it is."""
    of: int
    """How many decks the archive has."""
    copies: float
    """How many copies those have on average."""
    played_with: list[PlayedWith]
    """The cards that its decks play more often than all decks do, the most marked first."""
    examples: list[ArchivedDeck]
    """Some of its decks, those with most copies first."""


class Suggestions(Struct, frozen=True):
    """What the decks most like one also play, the most frequent first."""

    alike: list[ArchivedDeck]
    crypt: list[PlayedWith]
    library: list[PlayedWith]


class Archive(ABC):
    """Decks to learn from."""

    @abstractmethod
    def __len__(self) -> int:
        """How many decks it has."""

    @abstractmethod
    def find(self, ident: str) -> ArchivedList | None:
        """A deck by its id."""

    @abstractmethod
    def use(self, card: int) -> CardUse:
        """How a card is played."""

    @abstractmethod
    def suggest(self, text: str) -> tuple[Suggestions, tuple[Problem, ...]]:
        """What decks like a pasted one also play, and what in it was not understood."""

    @abstractmethod
    def of_the_week(self, day: date) -> ArchivedList | None:
        """The deck that everybody is shown in the week of a day; None for an empty archive."""
