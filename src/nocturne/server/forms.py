"""The bodies of calls: what may be sent, and how much of it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from nocturne.server.waiting import DecksAllowed, First, Order
from nocturne.server.windows import Masking


class Form(BaseModel):
    """A body; names it does not know are refused."""

    model_config = ConfigDict(extra="forbid", str_max_length=200_000)


class Guest(Form):
    nickname: str = Field(max_length=100)


class Account(Form):
    name: str = Field(max_length=100)
    password: str = Field(max_length=400)


class GameChoice(Form):
    game: str = Field(max_length=32)


class SeatChoice(Form):
    kind: Literal["me", "open", "bot"]
    bot: str = Field("", max_length=32)


class PaceChoice(Form):
    kind: Literal["none", "live", "correspondence"] = "none"
    seconds: int = Field(30, ge=5, le=3600)
    bank: int = Field(600, ge=0, le=36_000)
    days: int = Field(3, ge=1, le=30)


class NewTable(Form):
    game: str = Field(max_length=32)
    seats: list[SeatChoice] = Field(max_length=12)
    options: dict[str, Any] = Field(default_factory=dict, max_length=100)
    private: bool = False
    masking: Masking | None = None
    pace: PaceChoice | None = None
    decks: DecksAllowed = "any"
    order: Order = "seats"
    first: First = "seats"


class RecordText(BaseModel):
    model_config = ConfigDict(extra="forbid")
    record: str = Field(max_length=500_000)
    seat: int = Field(0, ge=0, le=20)


class SeatWanted(Form):
    seat: int | None = Field(None, ge=0, le=20)


class SeatSetting(Form):
    seat: int = Field(0, ge=0, le=20)
    kind: Literal["open", "bot", "none", "more"]
    bot: str = Field("", max_length=32)


class BotChoice(Form):
    bot: str = Field("", max_length=32)


class TwoSeats(Form):
    seat: int = Field(ge=0, le=20)
    other: int = Field(ge=0, le=20)


class Settings(Form):
    """What the host changes; what is not named stays as it is. ``chosen``: a seat, or null for nobody."""

    decks: DecksAllowed = "any"
    order: Order = "seats"
    first: First = "seats"
    chosen: int | None = Field(None, ge=0, le=20)
    private: bool = False


class Ready(Form):
    on: bool = True


class Moment(Form):
    """A moment of a finished game, and a seat in it."""

    at: int = Field(ge=0, le=1_000_000)
    seat: int = Field(ge=0, le=20)


class DeckText(Form):
    text: str = ""
    precon: str = Field("", max_length=32)
    table: str = Field("", max_length=16)


class DeckBrought(Form):
    """A deck for a seat at a table, in one of three ways; none of them takes it back."""

    text: str = ""
    precon: str = Field("", max_length=32)
    saved: str = Field("", max_length=16)
    seat: int | None = Field(None, ge=0, le=20)


class DeckSaved(Form):
    text: str
    name: str = Field("", max_length=200)
