"""Clubs as somebody may know them: strangers are told no more than what a club is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nocturne.server.wire.calls import Table

ClubRoleName = Literal["owner", "operator", "member", "removed"]


class ClubEntry(Struct, frozen=True):
    """A club in the list, or behind an invitation."""

    id: str
    name: str
    about: str
    members: int
    mine: bool
    """I am a member."""


class ClubList(Struct, frozen=True):
    """My clubs, and those that anybody may find."""

    clubs: list[ClubEntry]


class ClubMember(Struct, frozen=True):
    """Somebody in a club; those who were removed, to its operators."""

    number: int
    name: str
    role: ClubRoleName
    muted: bool
    me: bool
    below: bool
    """I may remove and mute them."""
    since: float


class ClubSaid(Struct, frozen=True):
    """A line of a club's chat."""

    id: int
    name: str
    text: str
    at: float
    me: bool
    mine: bool
    """I may take it away."""


class ClubEvent(Struct, frozen=True):
    """An entry of a club's calendar."""

    id: str
    title: str
    place: str
    note: str
    starts: float
    """In seconds of the epoch."""
    minutes: int
    name: str
    """Who entered it."""
    mine: bool
    """I may change it."""


class Club(Struct, frozen=True, kw_only=True):
    """A club. What only members may know is empty for strangers."""

    id: str
    name: str
    about: str
    listed: bool
    created: float
    count: int
    """How many members it has."""
    role: Literal["owner", "operator", "member"] | None
    """Mine; null for a stranger."""
    muted: bool
    """I may not speak."""
    code: str
    """Of its invitation."""
    feed: str
    """The address of my calendar of it, a secret of mine."""
    members: list[ClubMember]
    said: list[ClubSaid]
    calendar: list[ClubEvent]
    tables: list[Table]
