"""What happens to the two tracks and to the tokens on the board."""

from __future__ import annotations

from nocturne.dracula.events.references import At, LinkRef, PlaceRef
from nocturne.kernel.event import Event, Word

# -- tracks


class DraculaHurt(Event, frozen=True):
    amount: int
    total: int


class DraculaHealed(Event, frozen=True):
    amount: int
    total: int


class InfluenceChanged(Event, frozen=True):
    """``amount`` may be negative."""

    amount: int
    total: int


class DraculaWon(Event, frozen=True):
    """Influence has reached 13."""


class HuntersWon(Event, frozen=True):
    """Dracula is defeated."""


class HuntersGaveUp(Event, frozen=True):
    """The hunters concede: Dracula has won."""


class DraculaGaveUp(Event, frozen=True):
    """Dracula concedes: the hunters have won."""


class EndAgreed(Event, frozen=True):
    """All players have agreed to end the game as it stands."""


# -- tokens


class StormPlaced(Event, frozen=True):
    place: PlaceRef


class StormRemoved(Event, frozen=True):
    place: PlaceRef


class RoadblockPlaced(Event, frozen=True):
    link: LinkRef


class RoadblockRemoved(Event, frozen=True):
    link: LinkRef


class FogPlaced(Event, frozen=True):
    place: At
    count: int


class FogLifted(Event, frozen=True):
    """One fog token leaves a city; ``left`` remain."""

    place: At
    left: int


class HolyPlaced(Event, frozen=True):
    """``token``: the message of Consecrated Ground or Heavenly Host."""

    token: Word
    place: At


class HolyRemoved(Event, frozen=True):
    token: Word
    place: At
