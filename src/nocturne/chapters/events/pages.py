"""Events of reading: pages, options, clues."""

from __future__ import annotations

from typing import ClassVar

from nocturne.chapters.events.references import (
    PageRef,
    TextRef,
    Who,
    Whos,
)
from nocturne.kernel.event import Event


class PageRead(Event, frozen=True):
    reveals: ClassVar[bool] = True
    page: PageRef


class PagePeeked(Event, frozen=True):
    reveals: ClassVar[bool] = True
    who: Who
    page: PageRef


class PeekedInSecret(Event, frozen=True):
    who: Who


class OptionTaken(Event, frozen=True):
    text: TextRef
    who: Who | None = None


class TimeRanOut(Event, frozen=True):
    """CHA-HGL-02"""


class DialogueBegun(Event, frozen=True):
    who: Whos
    npc: Who


class InvestigationBegun(Event, frozen=True):
    who: Whos
    zone: int


class SequenceStopped(Event, frozen=True):
    """CHA-TORP-03"""


class CluesFound(Event, frozen=True):
    clue: int


class SuccessTokensChanged(Event, frozen=True):
    by: int
    now: int
