"""What a game must provide to be played, watched, saved, searched, fuzzed and taught.

A game is one object that knows its classes and answers the kernel's few questions. It is found through the
``nocturne.games`` entry points (see ``registry``); the kernel names no game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct, field

from nocturne.kernel.advice import Advice
from nocturne.kernel.chance import Chance
from nocturne.kernel.decision import Decision, Refusal
from nocturne.kernel.encoding import Encoding, PlainEncoding
from nocturne.kernel.errors import BadAnswer
from nocturne.kernel.hosting import NOTHING_TO_SAY, Hosting
from nocturne.kernel.scripting import PLAIN_SCRIPTING, Scripting
from nocturne.kernel.state import Frame, State
from nocturne.kernel.view import View
from nocturne.kernel.words import Words

S = TypeVar("S", bound=State)


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class NoPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """The position format of a game whose scenarios only start from the beginning."""


class Position(Struct, frozen=True):
    """A state set up by a scenario, and the names by which its moves may call things:
    ``names["anson"] = "14"`` lets a move say ``bleed:@anson``."""

    state: Any
    names: Mapping[str, str] = {}


class QuestionWindow(Struct, frozen=True):
    """What an opportunity that is offered to many belongs to, told from what its seat may know and from
    nothing in any hand. By it a person says what she lets go by, and where she wants to be asked."""

    name: str = field(name="window")
    """Which window: ``block``, ``as-played``."""
    role: str
    """What the seat is in it: ``target``, ``other``."""
    card: str = ""
    """What it is about, if there is one such thing: ``printed:100123``."""
    facts: tuple[object, ...] = ()
    """A pass stands for as long as these stay the same; without any it stands for nothing but itself."""


class Stop(Struct, frozen=True):
    """Whether a person in a role is asked in a window unless they have said otherwise. ``easy``: whether a
    beginner is, who asks for less; never where nobody is asked by default."""

    role: str
    window: str
    on: bool
    easy: bool = True


class Game(ABC, Generic[S]):
    """A game. Subclass it, fill in the class attributes, implement the abstract methods."""

    id: ClassVar[str]
    #: Smallest and largest number of seats, and the usual one.
    seats: ClassVar[tuple[int, int]]
    usual_seats: ClassVar[int]
    #: The number for somebody who begins at once and without company, where it is not the usual one.
    first_seats: ClassVar[int | None] = None
    #: The state class, and every class of frame that can be on its stack.
    state: type[S]
    frames: tuple[type[Frame], ...]
    #: Named options of the game with their defaults; unknown names are refused.
    options: type[Struct] = NoOptions
    #: What a scenario may write under ``position:``.
    position: type[Struct] = NoPosition
    #: Where the game's Fluent files are, when they are not among Nocturne's own.
    locale: ClassVar[Path | None] = None
    #: True where the drawing is a board: when it changes it is shown whole, for a single row of it says
    #: nothing. Of other large tables only the lines that changed are shown.
    whole_table: ClassVar[bool] = False
    #: True where figures that nobody plays act between two decisions (NPCs in a combat): whoever watches is
    #: then shown every moment of that. ``look`` must work between any two runs of its frames.
    shows_between: ClassVar[bool] = False
    #: The longest a game may last, in answers; more is a fault that fuzzing reports.
    longest: ClassVar[int] = 100_000

    @abstractmethod
    def new(self, options: Any, seats: int, chance: Chance) -> S:
        """A game about to begin: the first frame is on the stack, nothing has been asked."""

    @abstractmethod
    def look(self, state: S, seat: int | None) -> Struct:
        """What a seat (None: a spectator) may see, as plain data. The only door out of a state."""

    def looking(self) -> AbstractContextManager[None]:
        """Entered while several look at one state, which does not change meanwhile: a game may make once what
        all of them see."""
        return nullcontext()

    @abstractmethod
    def check(self, state: S) -> Iterable[str]:
        """Every invariant that does not hold, in words for an engineer; nothing when all is well."""

    @abstractmethod
    def sample(self, state: S, seat: int | None, chance: Chance) -> S:
        """Another state that agrees with everything the seat knows and redraws the rest. For search
        under hidden information, and for the proof that views leak nothing. Sealed answers of others are
        redrawn by the kernel (``Table.imagine``)."""

    def guess(self, state: S, seat: int, chance: Chance) -> S:
        """A state as the seat imagines it, for bots that look ahead. Unlike ``sample`` it depends on what the
        seat knows and on ``chance`` alone. Only a game with such bots needs it."""
        raise NotImplementedError

    def inspect(self, state: S) -> dict[str, Any]:
        """The whole truth as nested plain data, for scenarios' expectations. Never sent to anybody."""
        truth: dict[str, Any] = msgspec.to_builtins(state)
        return truth

    def read_options(self, options: Mapping[str, Any]) -> Any:
        """The options from plain data, as written by a person or by a record."""
        return msgspec.convert(dict(options), self.options)

    def settle(self, options: Any, seats: int, chance: Chance) -> Any:
        """The options as a record keeps them: what is drawn for them by chance is written down, so that a
        later version, which may draw otherwise, begins the same game. ``new`` takes them as they are."""
        return options

    def set_up(self, position: Any, options: Any, seats: int, chance: Chance) -> Position:
        """The state of a scenario's ``position``."""
        return Position(self.new(options, seats, chance))

    def why(self, state: S, seat: int, about: str) -> Iterable[Refusal]:
        """More reasons about a thing (``card:14``) or a move that the pending question did not consider."""
        return ()

    def name(self, ref: str, words: Words, view: View | None) -> str:
        """How a thing such as ``card:14`` is called, by someone who sees ``view``."""
        kind, _, ident = ref.partition(":")
        return words(f"{self.id}-{kind}-{ident}")

    def find(self, text: str, words: Words, view: View) -> Iterable[str]:
        """What a person who types ``text`` (part of a card's name, say) may mean: references such as
        ``card:14``, for ``why`` and ``describe``. Only things the view shows or everybody knows."""
        return ()

    def describe(self, ref: str, words: Words, view: View, width: int) -> Any:
        """A thing in full, such as what a card does: rich markup or a rich renderable, None for nothing."""
        return None

    def draw(self, view: View, words: Words, width: int) -> Any:
        """The table as text for a terminal: a string with rich markup, or a rich renderable."""
        from nocturne.kernel.words import outline

        return outline(view.table)

    def ending(self, state: S) -> str:
        """The message id of how a finished game ended, for reports; empty where there is only one way."""
        return ""

    def hosting(self) -> Hosting:
        """What the game tells a host beyond its rules: safe options, decks, cards, facts for lessons."""
        return NOTHING_TO_SAY

    def scripting(self) -> Scripting:
        """What the game tells those who write scenarios: the forms of its option keys, names after a
        shuffle."""
        return PLAIN_SCRIPTING

    def grown(self) -> Mapping[int, Callable[[], dict[str, Any]]]:
        """Positions of growing size, by how much lies on the table: what the bench measures growth with."""
        return {}

    def bots(self) -> Mapping[str, Callable[[int | str], Any]]:
        """Players of its own beyond the kernel's: name -> factory taking a seed."""
        return {}

    def blunder(self, decision: Decision, key: str, look: Callable[[], View]) -> str:
        """The name of a blunder, if a choice is plainly bad whatever the plan: the arena counts them. Its
        message is ``bots-blunder-<name>``."""
        return ""

    def advise(self, decision: Decision, look: Callable[[], View], taken: str = "") -> Advice | None:
        """What the game would choose, with what each choice is expected to bring; None where it has no
        opinion. ``look`` is a ``Knowledge``, as bots are given it. ``taken`` is the key of a choice that was
        made: it is judged too where the game can judge any choice. It may take seconds. The same decision
        gets the same advice, and nothing in it may come from what the seat does not know."""
        return None

    def chances(self, views: Sequence[View]) -> tuple[float, ...] | None:
        """How likely each seat is to win, or what part of the points it can expect, by what all seats
        together see; at the end, how it came. For whoever looks at a finished game. None where the game makes
        no estimate."""
        return None

    def encoding(self) -> Encoding:
        """How a view becomes numbers, for programs that learn."""
        return PlainEncoding()

    def default_answer(self, decision: Decision) -> str | None:
        """The harmless answer (a pass) a scenario may skip over, or None if this must be answered."""
        option = decision.option("pass")
        return option.key if option else None

    def known_to_all(self, ref: str) -> bool:
        """Whether a thing can be asked about although the view does not show it: a place of the board, a
        kind of card. Nothing whose description depends on what is hidden."""
        return False

    def partners(self, seat: int, seats: int) -> frozenset[int]:
        """The seats that plan with this one, itself among them, unseen by the others: they share marks.
        Empty where nobody marks."""
        return frozenset()

    def is_out(self, state: S, seat: int) -> bool:
        """Whether a seat has left the game before its end and will not be asked again."""
        return False

    def markable(self, ref: str) -> bool:
        """Whether those who plan together may put a mark on a thing. Only what everybody knows of."""
        return False

    def hides_choice(self, state: S, decision: Decision) -> bool:
        """Whether the others cannot tell if the seat has more than one answer, because that depends on what
        is hidden. Such a question is answered at a moment that tells nothing either. From public facts only:
        say no where two answers lie open, or where nothing is hidden."""
        return True

    def needs_attention(self, decision: Decision, view: View) -> bool:
        """Whether a person who lets things go by (answers as usual until something concerns her) should be
        asked this all the same. Only a game that asks often in vain has reason to say no."""
        return True

    def pauses(self, decision: Decision) -> bool:
        """Whether a question also gives the person time: a page to read, dice to roll. It is put to them
        even where there is but one answer; in a browser any other question with one answer is answered
        for them."""
        return False

    def minutes(self, state: S) -> int | None:
        """How long the whole game may last by the clock on the wall, if its options say so."""
        return None

    def call_time(self, state: S) -> None:
        """That time is up: end the game. Called by whoever keeps the clock, never by a player."""
        raise BadAnswer("kernel-answer-no-time-limit")

    def end(self, state: S) -> None:
        """All people at the table have agreed to end the game: it is over as it stands, and nobody wins."""
        state.finish((0.0,) * state.seats, ())

    def side(self, seat: int, seats: int) -> frozenset[int]:
        """The seats that win or lose together with this one, itself among them: they concede together."""
        return frozenset({seat})

    def concession(self, state: S, seat: int) -> str:
        """What it would mean if a seat gave the game up for its side, by the rules of the table: a word of
        the game's own, such as ``ousted``. Empty where it may not."""
        return ""

    def concede(self, state: S, seat: int) -> None:
        """A seat's side gives the game up. Called by whoever keeps the table, never by a player."""
        raise BadAnswer("kernel-answer-no-concession")

    def window(self, decision: Decision, view: View) -> QuestionWindow | None:
        """Which window a question belongs to; None for a choice that is always put to the person."""
        return None

    def activity(self, state: S) -> str:
        """What is going on that a person may let go by as a whole, an action say; empty when nothing is.
        From public facts only."""
        return ""

    def stops(self) -> tuple[Stop, ...]:
        """Where a person is asked by default, for every role and window of ``Game.window``."""
        return ()
