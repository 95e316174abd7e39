"""Events of stealth and of prey."""

from __future__ import annotations

from typing import ClassVar

from nocturne.chapters.events.references import (
    Who,
)
from nocturne.kernel.event import Event


class StealthDeclared(Event, frozen=True):
    who: Who


class Unnoticed(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    npc: Who


class Noticed(Event, frozen=True):
    who: Who
    npc: Who


class PreyAlarmed(Event, frozen=True):
    npc: Who
    who: Who


class PreyEscaped(Event, frozen=True):
    npc: Who


class PreyStuck(Event, frozen=True):
    npc: Who


class PreyCalmed(Event, frozen=True):
    npc: Who
    who: Who


class PreyKilled(Event, frozen=True):
    npc: Who
    who: Who


class AnimalRan(Event, frozen=True):
    npc: Who


class Fed(Event, frozen=True):
    who: Who
    npc: Who


class FeedingFailed(Event, frozen=True):
    who: Who
    npc: Who
