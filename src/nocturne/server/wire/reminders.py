"""What is said and asked about reminders of one's turn by correspondence, and about vacations."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from nocturne.server.wire.forms import Form

Endpoint = Annotated[str, Meta(min_length=1, max_length=1000)]


class Vacation(Struct, frozen=True):
    """Days in which my clocks stand: how many I may take in a year, how many are left, and the vacation that
    is or comes, in seconds of the epoch."""

    days: int
    left: int
    begins: float | None
    ends: float | None


class ReminderWays(Struct, frozen=True):
    """How this server reminds people. ``push_key`` is what a browser must be told to take its notices; empty
    where there are none. ``webhook_hosts``: where webhooks may lead."""

    mail: bool
    push_key: str
    webhook_hosts: list[str]


class Reminders(Struct, frozen=True):
    """How I am reminded of my turn. ``email``: whether I have a confirmed address; ``browsers``: the ids of
    those that show notices; ``hours``: at least so long between two reminders."""

    ways: ReminderWays
    mail: bool
    email: bool
    webhook: str
    hours: int
    browsers: list[str]
    vacation: Vacation


class RemindersWanted(Form):
    """By letter, by a call of this address (none if empty), and at least so many hours between two."""

    mail: bool
    webhook: Annotated[str, Meta(max_length=1000)] = ""
    hours: Annotated[int, Meta(ge=0, le=168)] = 0


class BrowserToRemind(Form):
    """A browser's subscription, as the browser gives it."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class BrowserToDrop(Form):
    """A browser that is not reminded any more."""

    endpoint: Endpoint


class VacationWanted(Form):
    """I am away for so many days (0: I am back, or do not go), from this moment on (0: now)."""

    days: Annotated[int, Meta(ge=0, le=365)]
    begins: Annotated[float, Meta(ge=0, le=1e11)] = 0.0
