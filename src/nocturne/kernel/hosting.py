"""What a game tells whoever hosts it for others: a server, a lesson, a printed rulebook.

A host knows no game. It asks the game for everything beyond the rules: which options a stranger may set, what
a client needs beside the view, which decks people bring, what is printed on cards. Every hook has a default,
so a game that has nothing to say implements none of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from nocturne.kernel.archive import Archive
from nocturne.kernel.decision import Decision
from nocturne.kernel.event import Emitted
from nocturne.kernel.limited import LimitedRules
from nocturne.kernel.problems import Problem
from nocturne.kernel.tournament import TournamentRules
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

D = TypeVar("D", bound=Struct)


class CardUse(Struct, frozen=True):
    """What became of a card of a deck, in copies."""

    drawn: int = 0
    played: int = 0
    discarded: int = 0
    held: int = 0
    """Still in hand when the game ended, or when its player left it."""

    def plus(self, other: CardUse) -> CardUse:
        """This and what became of the card elsewhere."""
        return CardUse(
            self.drawn + other.drawn,
            self.played + other.played,
            self.discarded + other.discarded,
            self.held + other.held,
        )


class Odds(Struct, frozen=True):
    """How likely something is when a game begins with a deck."""

    label: str
    share: float


HouseDecks = Literal["", "house", "random"]
"""Which decks seats without one get: as the options say, those of the house, or drawn at random."""


class Decks(ABC, Generic[D]):
    """The decks of a game that people bring to a table. A deck is plain data of the game's own type: the host
    stores it and hands it back."""

    #: The type of a deck, and the name of the option that holds them by seat.
    kind: type[D]
    option: ClassVar[str] = "decks"
    #: A deck with more cards would make every answer slow; the host refuses it.
    largest: ClassVar[int] = 400

    @abstractmethod
    def ready_made(self) -> Mapping[str, D]:
        """The decks that can be chosen by a code."""

    @abstractmethod
    def house(self) -> tuple[str, ...]:
        """The codes of the decks that seats without a deck get."""

    @abstractmethod
    def read(self, text: str) -> tuple[D, tuple[Problem, ...]]:
        """The deck in a pasted list, and what in it was not understood. Never reads a file."""

    #: The formats in which a deck can be written.
    formats: ClassVar[tuple[str, ...]] = ()

    def write(self, deck: D, form: str) -> str:
        """The deck in one of the formats, for other programs."""
        raise NotImplementedError

    @abstractmethod
    def name(self, deck: D) -> str:
        """What a deck is called."""

    @abstractmethod
    def size(self, deck: D) -> int:
        """How many cards it has."""

    @abstractmethod
    def missing(self, deck: D) -> int:
        """How many different cards of it cannot be played here."""

    @abstractmethod
    def problems(self, deck: D, seats: int, options: Mapping[str, Any]) -> tuple[Problem, ...]:
        """What keeps a deck from being played at a table with these options."""

    @abstractmethod
    def usual_problems(self, deck: D) -> tuple[Problem, ...]:
        """What keeps a deck from being played at a table of the usual size with the usual options."""

    @abstractmethod
    def report(
        self, deck: D, unread: tuple[Problem, ...], problems: tuple[Problem, ...], words: Words
    ) -> Struct:
        """A deck as its owner is told of it, with everything that is wrong."""

    def card_names(self, deck: D) -> Mapping[int, str]:
        """The cards of a deck that are drawn to a hand, by number, with their names."""
        return {}

    def copies(self, deck: D) -> Mapping[int, int]:
        """How often each of those cards is in the deck."""
        return {}

    def opening(self, deck: D, words: Words) -> tuple[Odds, ...]:
        """What a game with the deck begins with, and how likely."""
        return ()

    def uses(self, state: Any, log: Sequence[Emitted], seat: int) -> Mapping[int, CardUse]:
        """What became in a game of the cards that a seat drew, by number. For whoever plays both sides of a
        table: it reads the state and everything that happened."""
        return {}

    @abstractmethod
    def with_decks(
        self, options: Mapping[str, Any], decks: Sequence[D | None], others: HouseDecks
    ) -> dict[str, Any]:
        """The options of a game in which the seats play these decks."""

    def seated(self, options: Mapping[str, Any], seats: int) -> tuple[D, ...]:
        """The decks that the seats of a game play, those of the house included. ``options`` are those a
        record keeps; empty where a game begins with a position and not with decks."""
        return ()


class RuledCard(Struct, frozen=True):
    """A printed card and an official ruling on it."""

    card: str
    """The card's name, which no other card has."""
    ruling: str
    """The id of the ruling; one on a group of cards has the same id on each of them."""
    text: str
    group: str = ""
    """What the group is called that the ruling is on."""
    playable: bool = True

    @property
    def name(self) -> str:
        """The pair in a word."""
        return f"{self.card} {self.ruling}"


class CardListing(Struct, frozen=True):
    """Every card of a game as JSON, for a client that searches them by itself: whole and compressed, with a
    tag that changes with it."""

    plain: bytes
    packed: bytes
    tag: str


class CardsFound(Struct, frozen=True):
    """The numbers of the cards that a question asks for, in its order, and what in it was not understood."""

    cards: list[int]
    problems: tuple[Problem, ...] = ()


class Cards(ABC):
    """The printed cards of a game, by number."""

    def listing(self) -> CardListing | None:
        """The list of all cards; None for a game whose cards cannot be searched."""
        return None

    def search(self, question: str) -> CardsFound:
        """The cards that a question in one line asks for."""
        return CardsFound([])

    def page(self, key: int, words: Words) -> Struct | None:
        """All that can be told of a card; None for a number that is no card, or a game that has no more to
        tell than its face."""
        return None

    def rulings(self) -> Iterable[RuledCard]:
        """Every official ruling on every card, in the order of the cards."""
        return ()

    @abstractmethod
    def face(self, key: int, words: Words) -> Struct | None:
        """What is printed on a card, beside what it does here; None for a number that is no card."""

    @abstractmethod
    def picture_names(self, key: int) -> tuple[str, str] | None:
        """How a picture of a card is named in files: by its number, and by its name."""


class Preset(Struct, frozen=True):
    """Options that belong together and that people know by a name. The messages ``GAME-preset-NAME`` and
    ``GAME-preset-NAME-about`` say which."""

    name: str
    options: Mapping[str, Any]
    """What it changes."""


class Hosting:
    """What a game tells a host. Subclass it and return it from ``Game.hosting``."""

    # -- options

    def is_checked(self, option: str) -> bool:
        """Whether ``check_options`` makes an option safe that somebody elsewhere has set. Without it a host
        takes only options whose type cannot name a file: switches, numbers, choices."""
        return False

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options that somebody elsewhere has set, without any way to name a file of this machine; refuses
        what is unsafe or would slow the table down."""
        return options

    def check_recorded(self, options: Mapping[str, Any]) -> None:
        """The same for the options of a record that somebody elsewhere has written, which are kept as they
        are."""
        self.check_options(dict(options))

    def presets(self) -> tuple[Preset, ...]:
        """Sets of options a table can be opened with, by the option ``preset``; the default first."""
        return ()

    #: The preset that is proposed to people who do not choose; empty for the default.
    proposed: ClassVar[str] = ""

    # -- what a client needs beside the view

    #: Show what cannot be chosen beside the options of a question.
    shows_refused: ClassVar[bool] = False
    #: The kinds of events that are read again when one leafs back through the story.
    story: ClassVar[frozenset[str]] = frozenset()

    def refs_shown(self, view: View) -> Iterable[str]:
        """References to things in a view, beyond those that stand in it as references."""
        return ()

    def names_shown(self, view: View, words: Words) -> Mapping[str, str]:
        """What things in a view are called, for a game whose tables are large: it makes only those names anew
        that may have changed since these ``words`` were last asked for them. What is not among them is asked
        for one by one (``Game.name``)."""
        return {}

    def refs_in(self, part: bytes) -> Iterable[str]:
        """The same for a part of a view, written as JSON."""
        return ()

    def beside_view(
        self, view: View, refs: set[str], decision: Decision | None, state: Any, lang: str
    ) -> Any:
        """What a client needs to draw the view, such as what is printed on the things in it. May tell no more
        than the view; None where there is nothing."""
        return None

    # -- decks and cards

    def decks(self) -> Decks[Any] | None:
        """The decks people bring; None for a game without decks."""
        return None

    def cards(self) -> Cards | None:
        """The printed cards that can be looked up by number; None for a game without such cards."""
        return None

    def archive(self, folder: Path) -> Archive | None:
        """The archive of decks in a folder of this machine; None for a game that has no decks to compare. May
        take a minute."""
        return None

    # -- limited games

    def limited(self) -> LimitedRules | None:
        """How decks are made of boosters; None for a game without any."""
        return None

    # -- tournaments

    def tournaments(self) -> TournamentRules | None:
        """The form of its tournaments; None for a game without any."""
        return None

    # -- lessons

    #: What the names of a position stand for in a lesson: ``figure:14``.
    named_kind: ClassVar[str] = "figure"

    def lesson_facts(self, refs: Mapping[str, str], view: View) -> dict[str, Any]:
        """The numbers that the texts of a lesson name, read off what the learner sees. ``refs``: the things
        that have a name in the lesson."""
        return {}


NOTHING_TO_SAY = Hosting()
