"""The bodies of calls: what may be sent, and how much of it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from nocturne.server.wire.calls import DecksAllowed, First, Order, Visibility
from nocturne.server.wire.question import Masking

Code = Annotated[str, Meta(max_length=32)]
Id = Annotated[str, Meta(max_length=16)]
Text = Annotated[str, Meta(max_length=200_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]


class Form(Struct, forbid_unknown_fields=True, kw_only=True):
    """A body; names it does not know are refused."""


class Guest(Form):
    """A nickname."""

    nickname: Annotated[str, Meta(max_length=100)]


class Account(Form):
    """A name and a password."""

    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=400)]


class SessionChoice(Form):
    """A session to end; all others than this one if none is named."""

    id: Id = ""


class PasswordChange(Form):
    """The password I have, and another."""

    password: Annotated[str, Meta(max_length=400)]
    new: Annotated[str, Meta(max_length=400)]


class Deletion(Form):
    """My password, to delete the account; a guest has none."""

    password: Annotated[str, Meta(max_length=400)] = ""


class EmailChange(Form):
    """The address letters go to, which is confirmed by one; none if empty. With my password."""

    email: Annotated[str, Meta(max_length=260)]
    password: Annotated[str, Meta(max_length=400)]


class MailCode(Form):
    """The code of a letter."""

    code: Annotated[str, Meta(max_length=64)]


class Forgotten(Form):
    """The name of an account whose password is forgotten."""

    name: Annotated[str, Meta(max_length=100)]


class PasswordReset(Form):
    """The code of a letter, and another password."""

    code: Annotated[str, Meta(max_length=64)]
    password: Annotated[str, Meta(max_length=400)]


class GameChoice(Form):
    """A game to play at once."""

    game: Code


class SeatWanted(Form):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: Code = ""


class PaceWanted(Form):
    """How fast a new table is to play."""

    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=3600)] = 30
    bank: Annotated[int, Meta(ge=0, le=36_000)] = 600
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class NewTable(Form):
    """A new table."""

    game: Code
    seats: Annotated[list[SeatWanted], Meta(max_length=12)]
    options: Annotated[dict[str, Any], Meta(max_length=100)] = {}
    private: bool = False
    masking: Masking | None = None
    pace: PaceWanted | None = None
    decks: DecksAllowed = "any"
    order: Order = "seats"
    first: First = "seats"
    club: Id = ""
    """Of which I am a member: the table is for its members."""


class RecordText(Form):
    """A record to look at or to go on with."""

    record: Annotated[str, Meta(max_length=500_000)]
    seat: SeatNumber = 0


class SeatTaken(Form):
    """The seat I would like; without one, the first that is open. ``code``: of my invitation, which a private
    table asks for."""

    seat: SeatNumber | None = None
    code: Annotated[str, Meta(max_length=32)] = ""


class SeatSetting(Form):
    """What the host does with a seat."""

    kind: Literal["open", "bot", "none", "more"]
    seat: SeatNumber = 0
    bot: Code = ""


class BotChoice(Form):
    """Which bot is to take the open seats."""

    bot: Code = ""


class TwoSeats(Form):
    """Two seats that change places."""

    seat: SeatNumber
    other: SeatNumber


class Settings(Form):
    """What the host changes; what is not named stays as it is."""

    decks: DecksAllowed | UnsetType = UNSET
    order: Order | UnsetType = UNSET
    first: First | UnsetType = UNSET
    chosen: SeatNumber | UnsetType | None = UNSET
    """The seat whose holder takes the first one of the game; null for nobody."""
    private: bool | UnsetType = UNSET


class Ready(Form):
    """Whether I am ready to begin."""

    on: bool = True


class BranchPoint(Form):
    """A moment of a finished game, and a seat in it."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


class DeckText(Form):
    """A deck to look at: as text or by code, and the table by whose rules."""

    text: Text = ""
    precon: Code = ""
    table: Id = ""


class DeckForTable(Form):
    """A deck for a seat at a table, in one of three ways; none of them takes it back."""

    text: Text = ""
    precon: Code = ""
    saved: Id = ""
    seat: SeatNumber | None = None


class DeckToSave(Form):
    """A deck to keep; notes, tags and visibility stay as they are where they are not named."""

    text: Text
    name: Annotated[str, Meta(max_length=200)] = ""
    notes: Annotated[str, Meta(max_length=20_000)] | UnsetType = UNSET
    tags: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=30)] | UnsetType = UNSET
    visibility: Visibility | UnsetType = UNSET


class DeckToCompare(Form):
    """A deck, to be told what decks like it also play, or to be tried."""

    text: Text


class DeckToWrite(Form):
    """A deck to be written in a format of the community."""

    form: Code
    text: Text = ""
    precon: Code = ""


class NewTournament(Form):
    """A new tournament."""

    game: Code
    name: Annotated[str, Meta(max_length=200)]
    place: Annotated[str, Meta(max_length=200)] = ""
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    minutes: Annotated[int, Meta(ge=1, le=525_600)] = 120
    """The time limit of each game."""
    pace: PaceWanted | None = None
    late: bool = True


class TournamentDeck(Form):
    """The deck I enter with, in one of three ways."""

    text: Text = ""
    precon: Code = ""
    saved: Id = ""


class EntryDropped(Form):
    """Who leaves the tournament: without a number, I do. Whoever organises it may also let them come back."""

    entry: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    on: bool = True


class JudgeNamed(Form):
    """The name of an account, and whether it is a judge."""

    name: Annotated[str, Meta(max_length=100)]
    on: bool = True


class FinalPlace(Form):
    """The finalist whose predator somebody becomes: me or, by whoever organises it, the next to choose."""

    prey: Annotated[int, Meta(ge=1, le=10_000)]


class MoreTime(Form):
    """By how many minutes the time of a game is extended."""

    minutes: Annotated[int, Meta(ge=1, le=10_080)]


class TableRuling(Form):
    """The points of a game by seat, as a judge rules them; null: as it was played."""

    points: Annotated[list[Annotated[float, Meta(ge=0, le=10)]], Meta(max_length=12)] | None


class RatingsWanted(Form):
    """Whether I want to be rated; what is known is forgotten when I do not."""

    on: bool


class NewDraft(Form):
    """A new draft or sealed game, of a set or of a cube: a list of cards."""

    game: Code
    name: Annotated[str, Meta(max_length=200)]
    kind: Literal["draft", "sealed"] = "draft"
    seats: Annotated[int, Meta(ge=1, le=12)] = 4
    source: Code = ""
    cube: Text = ""


class CardTaken(Form):
    """The card I take; ``number``: how many I have."""

    number: Annotated[int, Meta(ge=0, le=1000)]
    card: Annotated[int, Meta(ge=0, le=10_000_000)]


class DraftDeck(Form):
    """The cards of my deck, each as often as it is in it; null: made for me."""

    cards: Annotated[list[Annotated[int, Meta(ge=0, le=10_000_000)]], Meta(max_length=400)] | None = None


Number = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Line = Annotated[str, Meta(max_length=1000)]
Lines = Annotated[str, Meta(max_length=10_000)]


class ClubSettings(Form):
    """What a club is called, what is said of it, and whether strangers find it."""

    name: Annotated[str, Meta(max_length=200)]
    about: Lines = ""
    listed: bool = False


class ClubRole(Form):
    """What a member becomes, by their number: a member who was removed may come again."""

    member: Number
    role: Literal["owner", "operator", "member", "removed"]


class ClubMute(Form):
    """A member who may not speak any more, or may again."""

    member: Number
    on: bool


class ClubWords(Form):
    """What I say in a club."""

    text: Line


class ClubLine(Form):
    """A line of a club's chat, and why I report it."""

    line: Number
    reason: Line = ""


class ClubDate(Form):
    """An entry of a club's calendar: a new one, or another text of one I name."""

    title: Annotated[str, Meta(max_length=200)]
    starts: Annotated[float, Meta(ge=0, le=100_000_000_000)]
    """In seconds of the epoch."""
    place: Annotated[str, Meta(max_length=400)] = ""
    note: Lines = ""
    event: Id = ""
    minutes: Annotated[int, Meta(ge=1, le=44_640)] = 180


class ClubDateStruck(Form):
    """An entry to take out of the calendar."""

    event: Id


FORMS: tuple[type[Form], ...] = tuple(Form.__subclasses__())
