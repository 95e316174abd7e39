"""Positions: any moment of the game written down by readable ids, and the whole truth read back the same way.

A position names what matters; cards it does not mention fill the decks in random order, below the cards
written on top. ``docs/dracula-positions.md`` lists every field.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from nocturne.dracula.components.box import PowerId
from nocturne.dracula.position.fight import FightPosition
from nocturne.dracula.state import (
    Lasting,
)


class _Written(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of what a position may hold: a misspelt field is an error."""


class HunterPosition(_Written, frozen=True, kw_only=True):
    """A hunter. ``at`` is a city, a sea, ``hospital_rome`` or, for one who was defeated, empty."""

    at: str = ""
    damage: int = 0
    bites: int = 0
    items: list[str] = []
    events: list[str] = []
    tickets: list[str] = []
    shown_item: str = ""
    shown_event: str = ""
    delayed: bool = False
    bats: bool = False
    hospital: str = ""


class EncounterPosition(_Written, frozen=True, kw_only=True):
    """An encounter lying in a hideout or lair; a bare id stands for one that lies face down."""

    card: str
    face_up: bool = False
    damage: int = 0


class HideoutPosition(_Written, frozen=True, kw_only=True):
    """A trail space or lair; a bare id stands for a location, or for a power, and nothing else on it."""

    at: str = ""
    powers: list[PowerId] = []
    encounters: list[str | EncounterPosition] = []
    face_up: bool = False
    rumor: bool = False
    bat: bool = False
    tied: str = ""


class DiscardPosition(_Written, frozen=True, kw_only=True):
    """An event in the discard; a bare id stands for one that lies face up."""

    card: str
    face_up: bool = True


Begin = Literal["dawn", "day", "dusk", "night", "dracula"]


class DraculaPosition(_Written, frozen=True, kw_only=True):
    """A moment of the game. ``begin`` is what happens next: a day or night starts with the hunter ``acting``;
    dawn and dusk begin by moving the time marker."""

    begin: Begin = "day"
    acting: str = ""
    time: str = "monday day"
    round: int = 2
    despair: int = 0
    influence: int = 0
    lasting: Lasting = Lasting()
    hunters: dict[str, HunterPosition] = {}
    hunter_ally: str = ""
    damage: int = 0
    events: list[str] = []
    encounters: list[str] | None = None
    rumors: int = 1
    dracula_ally: str = ""
    bodyguards: int = 0
    trail: list[str | HideoutPosition | None] = []
    lairs: list[str | HideoutPosition] = []
    event_deck: list[str] = []
    event_deck_bottom: list[str] = []
    event_discard: list[str | DiscardPosition] = []
    item_deck: list[str] = []
    item_discard: list[str] = []
    encounter_deck: list[str] = []
    encounter_discard: list[str] = []
    storms: list[str] = []
    fog: dict[str, int] = {}
    roadblocks: list[str] = []
    consecrated: str = ""
    hosts: list[str] = []
    fight: FightPosition | None = None
