"""What calls of the API answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from nocturne.kernel.archive import ArchivedList, Suggestions
from nocturne.kernel.state import Result
from nocturne.server.wire.question import Masking
from nocturne.server.wire.stream import Problem
from nocturne.server.wire.text import GameId, Lang

TableStatus = Literal["open", "playing", "finished"]
DecksAllowed = Literal["any", "precon", "house", "random"]
"""Any deck the rules allow; ready-made ones; those of the house; or a random one for every seat."""
Order = Literal["drawn", "seats"]
First = Literal["seats", "drawn", "person", "bot"]
"""Who takes the first seat: as seated, anybody, a person or a bot by lot."""


class Nothing(Struct, frozen=True):
    """It is done."""


class Failure(Struct, frozen=True):
    """Why a call was refused."""

    error: Problem


class Health(Struct, frozen=True):
    """Whether the server works. ``checks``: what was looked at (``database``, ``disk``, ``loop``), and the
    cause of what is not ``ok``."""

    well: bool
    version: str
    checks: dict[str, str] = {}


class Readiness(Struct, frozen=True):
    """Whether the server takes people in now."""

    ready: bool


# -- people


class Person(Struct, frozen=True):
    """Somebody with a session."""

    name: str
    guest: bool


class AccountDetails(Struct, frozen=True):
    """The confirmed address of my account, empty if there is none, and whether this server sends letters."""

    email: str
    mail: bool


class OpenSession(Struct, frozen=True):
    """A browser in which I am logged in. ``seen`` is exact to the hour; ``current``: the one that asks."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class OpenSessions(Struct, frozen=True):
    """My sessions, the one used last first."""

    sessions: list[OpenSession]


class Me(Struct, frozen=True):
    """Who calls, and in what language they are answered."""

    me: Person | None
    lang: Lang


class Reach(Struct, frozen=True):
    """From where the server is reached."""

    here_only: bool
    """Nobody on another machine can come."""
    addresses: list[str]
    """By which others in the network come."""
    command: str
    """It lets them in."""


class ReachAnswer(Struct, frozen=True):
    """Null where the server does not know."""

    reach: Reach | None


# -- games


class SwitchOption(Struct, frozen=True, tag="switch", tag_field="kind"):
    """On or off."""

    name: str
    default: Any
    about: str


class ChoiceOption(Struct, frozen=True, tag="choice", tag_field="kind"):
    """One of several values."""

    name: str
    default: Any
    about: str
    choices: list[str | int]
    labels: list[str]


class NumberOption(Struct, frozen=True, tag="number", tag_field="kind"):
    """A number, or none where it is optional."""

    name: str
    default: Any
    about: str
    least: int | float | None
    most: int | float | None
    optional: bool


class TextOption(Struct, frozen=True, tag="text", tag_field="kind"):
    """Some text."""

    name: str
    default: Any
    about: str


class DecksOption(Struct, frozen=True, tag="decks", tag_field="kind"):
    """The decks by seat."""

    name: str
    default: Any
    about: str


class OtherOption(Struct, frozen=True, tag="other", tag_field="kind"):
    """Anything else."""

    name: str
    default: Any
    about: str


GameOption = SwitchOption | ChoiceOption | NumberOption | TextOption | DecksOption | OtherOption


class SeatCount(Struct, frozen=True):
    """How many may play."""

    least: int
    most: int
    usual: int


class BotPlayer(Struct, frozen=True):
    """A bot one may sit down against: its level, and how it plays."""

    name: str
    title: str
    about: str


class StopRole(Struct, frozen=True):
    """Whether somebody in a role is asked by default, and whether a beginner is."""

    role: str
    about: str
    on: bool
    easy: bool


class Stop(Struct, frozen=True):
    """A window of a game, and in which roles one is asked there by default."""

    window: str
    about: str
    roles: list[StopRole]


class DeckName(Struct, frozen=True):
    """A ready-made deck."""

    code: str
    name: str


class RulesPreset(Struct, frozen=True):
    """A set of options of the rules, by name."""

    name: str
    title: str
    about: str
    options: dict[str, Any]
    """What it changes."""
    proposed: bool
    """Whether it is what people play by who do not choose."""


class Game(Struct, frozen=True):
    """A game that can be played."""

    id: GameId
    title: str
    about: str
    seats: SeatCount
    bots: list[BotPlayer]
    """The players one may sit down against, the usual one first."""
    options: list[GameOption]
    stops: list[Stop]
    house_decks: list[DeckName] | UnsetType = UNSET
    presets: list[RulesPreset] | UnsetType = UNSET
    """The rules one may play by, the default first."""


class Games(Struct, frozen=True):
    """Every game."""

    games: list[Game]


class Lesson(Struct, frozen=True):
    """A lesson that can be taken."""

    id: str
    game: GameId
    title: str
    about: str
    steps: int
    number: int
    """Its place among the lessons of its game."""


class Lessons(Struct, frozen=True):
    """Every lesson."""

    lessons: list[Lesson]


# -- tables


class NoPace(Struct, frozen=True, tag="none", tag_field="kind"):
    """No clock."""


class LivePace(Struct, frozen=True, tag="live", tag_field="kind"):
    """Seconds for every question, and more for the whole game."""

    seconds: int
    bank: int


class CorrespondencePace(Struct, frozen=True, tag="correspondence", tag_field="kind"):
    """Days for every question."""

    days: int


Pace = NoPace | LivePace | CorrespondencePace
"""How fast a table plays."""


class TableSeat(Struct):
    """A seat of a table."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    me: bool
    ready: bool | UnsetType = UNSET
    """In a waiting room: ready to begin."""
    here: bool | UnsetType = UNSET
    """In a waiting room: looking at it now."""
    host: bool | UnsetType = UNSET
    deck: bool | UnsetType = UNSET
    """In a waiting room: with a deck of their own."""


class RoomSettings(Struct, frozen=True):
    """What the host has settled."""

    decks: DecksAllowed
    order: Order
    first: First
    chosen: int | None
    """The seat whose holder takes the first one of the game."""


class OwnDeck(Struct, frozen=True):
    """The deck I have brought; nobody else is told."""

    name: str
    precon: str
    cards: int
    problems: list[str]


class Table(Struct):
    """A table as somebody may know it."""

    table: str
    code: str | None
    game: GameId
    title: str
    status: TableStatus
    private: bool
    masking: Masking | Literal[""]
    """Empty: not settled before the game begins."""
    pace: Pace
    seats: list[TableSeat]
    host: bool
    created: float
    touched: float
    result: Result | None
    settings: RoomSettings | UnsetType = UNSET
    """Of a waiting room, as are options, deck and bot_decks."""
    options: dict[str, Any] | UnsetType = UNSET
    """Those that were changed."""
    deck: OwnDeck | UnsetType | None = UNSET
    bot_decks: list[str | None] | UnsetType | None = UNSET
    """The names of the bots' decks, to the host."""
    watching: int | UnsetType = UNSET
    """In the list of running games: how many watch."""
    asked: bool | UnsetType | None = UNSET
    """Whether I am asked there now; null where that is not known, or not mine to know."""
    club: str = ""
    """The club whose table it is."""


class Tables(Struct, frozen=True):
    """Several tables."""

    tables: list[Table]


# -- decks and cards


class Precon(Struct, frozen=True):
    """A ready-made deck; `missing` counts the cards not playable here."""

    code: str
    name: str
    missing: int


class Precons(Struct, frozen=True):
    """Every ready-made deck of a game."""

    precons: list[Precon]


class DeckBrought(Struct, frozen=True):
    """The table a deck was brought to, and why it was not if there are problems."""

    table: Table
    problems: list[str]


Visibility = Literal["private", "link", "public"]
"""Who may see a saved deck: its owner, whoever has its link, or everybody."""


class SavedDeck(Struct, frozen=True, kw_only=True):
    """A saved deck: mine, or one that its owner shows."""

    id: str
    name: str
    cards: int
    changed: float
    text: str | UnsetType = UNSET
    notes: str | UnsetType = UNSET
    tags: list[str]
    visibility: Visibility
    owner: str | UnsetType = UNSET
    """The name of whoever saved it; not told of my own."""


class WrittenDeck(Struct, frozen=True):
    """A deck in a format of the community."""

    text: str


class SavedDecks(Struct, frozen=True):
    """Several decks, without their lists and notes."""

    decks: list[SavedDeck]


class ArchiveShown(Struct, frozen=True):
    """How many decks the server's archive has, and the one of this week; none where it has no archive."""

    decks: int
    week: ArchivedList | None


class DeckSuggestions(Struct, frozen=True):
    """What decks like mine also play, and what in mine was not understood."""

    found: Suggestions
    problems: list[str]


class Faces(Struct, frozen=True):
    """Cards in full, each as its game has it, and the addresses of pictures by number."""

    cards: Annotated[list[Raw], Meta(extra={"typescript": "Face[]"})]
    pictures: dict[str, str]


class CardsFound(Struct, frozen=True):
    """What a search has found: how many cards, the numbers of the first thousand, and what was not
    understood."""

    count: int
    cards: list[int]
    problems: list[str]


class PictureSource(Struct, frozen=True):
    """Where pictures of printed cards come from: nowhere, this server, or another, which `host` names."""

    source: Literal["none", "folder", "remote"]
    host: str
    shown: bool
    """Whether I am shown them."""


# -- ratings


class Rating(Struct, frozen=True):
    """How I am rated in a game, at tables without a clock (`free`), with one, by correspondence, or in
    tournaments. The rating lies as much higher or lower as `unsure` says, nineteen times of twenty."""

    title: str
    kind: Literal["free", "live", "correspondence", "tournament"]
    rating: int
    unsure: int
    games: int


class Ratings(Struct, frozen=True):
    """Whether I want ratings, and mine."""

    on: bool
    ratings: list[Rating]
