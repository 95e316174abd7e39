"""Events of the tile: moves, tokens, trackers, rounds and turns."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.chapters.events.references import (
    HexRef,
    TerrainRef,
    TrackerRef,
    Who,
)
from nocturne.kernel.event import Event, Ref


class Moved(Event, frozen=True):
    who: Who
    to: HexRef
    path: tuple[str, ...]


class Turned(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    facing: str


class Placed(Event, frozen=True):
    faint: ClassVar[bool] = True
    who: Who
    at: HexRef


class Pushed(Event, frozen=True):
    who: Who
    to: HexRef


class Teleported(Event, frozen=True):
    who: Who
    to: HexRef


class LeftTile(Event, frozen=True):
    who: Who


class TileChanged(Event, frozen=True):
    tile: Annotated[str, Ref("tile")]


class TerrainPlaced(Event, frozen=True):
    terrain: TerrainRef
    at: HexRef


class TerrainCleared(Event, frozen=True):
    terrain: TerrainRef
    at: HexRef


class ActionTriggered(Event, frozen=True):
    who: Who
    n: int


class TrackerStarted(Event, frozen=True):
    tracker: TrackerRef
    left: int
    by_hand: bool = False


class TrackerMoved(Event, frozen=True):
    faint: ClassVar[bool] = True
    tracker: TrackerRef
    left: int
    by_hand: bool = False


class TrackerStopped(Event, frozen=True):
    tracker: TrackerRef


class TriggerSetOff(Event, frozen=True):
    """Somebody has come to where they were waited for."""


class RoundBegun(Event, frozen=True):
    heading: ClassVar[int] = 1
    round: int
    combat: bool = False


class TurnBegun(Event, frozen=True):
    heading: ClassVar[int] = 2
    who: Who


class AttitudeChanged(Event, frozen=True):
    npc: Who
    attitude: Annotated[str, Ref("attitude")]


class SideChanged(Event, frozen=True):
    npc: Who
    friend: bool
