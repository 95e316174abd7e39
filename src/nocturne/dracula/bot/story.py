"""What the hunters were told of Dracula, read off the events: what he said of where he is, and when.

His cards are numbered by how often the trail had slid when they were laid: the card on space s was laid at
slide ``slides - s``. So a clue keeps its meaning while the card it was about goes down the trail.
"""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.dracula.components.board import Board, Place, hospital_city, is_hospital, is_sea
from nocturne.dracula.events.cards import AdjacentToDracula, RegionDeclared
from nocturne.dracula.events.hunters import (
    BatsCarried,
    HunterMoved,
    HunterStarted,
    PsychicBond,
    WentToHospital,
)
from nocturne.dracula.events.trail import HideoutCleared, TrailSlid
from nocturne.kernel.event import Event

Places = frozenset[Place]


class Story:
    """What was told so far."""

    def __init__(self) -> None:
        self.slides = 0
        self.clues: dict[int, Places] = {}
        """By slide: where he could be, by his own words, while the card laid then was his newest."""
        self._standing: dict[int, Place] = {}

    def hear(self, events: Iterable[Event], board: Board) -> None:
        """Go on with what was told since."""
        for event in events:
            match event:
                case TrailSlid():
                    self.slides += 1
                case HunterStarted() | HunterMoved() | BatsCarried() | WentToHospital():
                    self._standing[event.hunter] = Place(event.place)
                case HideoutCleared(space=1):
                    # He fled from there: what he said before is about a card that is gone.
                    self.clues.pop(self.slides, None)
                case AdjacentToDracula():
                    self._note(board, self._felt_by(event.hunters, board))
                case RegionDeclared():
                    self._note(board, _in_region(event.region, board))
                case PsychicBond():
                    within = _in_region(event.region, board)
                    self._note(board, within if event.there else _everywhere(board) - within)

    def _note(self, board: Board, possible: Places) -> None:
        before = self.clues.get(self.slides, _everywhere(board))
        self.clues[self.slides] = before & possible or possible

    def _felt_by(self, hunters: tuple[int, ...], board: Board) -> Places:
        """The places adjacent to exactly these hunters."""
        around = {
            hunter: frozenset((hospital_city(board, place),) if is_hospital(place) else board.adjacent[place])
            for hunter, place in self._standing.items()
        }
        return frozenset(
            place
            for place in _everywhere(board)
            if all((place in near) == (hunter in hunters) for hunter, near in around.items())
        )


def _everywhere(board: Board) -> Places:
    return frozenset(Place(place) for place in range(len(board.refs)) if not is_hospital(Place(place)))


def _in_region(region: str | None, board: Board) -> Places:
    """The cities of a region. None is the sea: without a region he is at sea."""
    if region is None:
        return frozenset(place for place in _everywhere(board) if is_sea(place))
    return frozenset(board.region_cities[board.region_ids.index(region)])
