"""The board: places, links, regions, and how far things are.

Places are small integers: cities 0-58, Castle Dracula 59, sea zones 60-69, and the three hospital spaces
70-72, where only defeated hunters stand. Roads and railways are links, numbered so that a set of roadblocks,
like any set of places, fits in the bits of one integer.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Literal, NewType

from msgspec import Struct

from nocturne.dracula.components.box import Ticket, read_data
from nocturne.dracula.options import DraculaOptions

Place = NewType("Place", int)
Mask = NewType("Mask", int)  # a set of places or of links, one bit each
Link = NewType("Link", int)

CASTLE = Place(59)
FIRST_SEA = Place(60)
PLACES = 70
HOSPITAL_SPACES = (Place(70), Place(71), Place(72))
NOWHERE = Place(-1)  # a defeated hunter until the next dawn
UNREACHABLE = 255
NO_PLACES = Mask(0)
NO_LINKS = Mask(0)


class UnknownPlace(LookupError):
    """No place has this id; ``nearest`` are the ids that look like it."""

    def __init__(self, asked: str, nearest: list[str]) -> None:
        super().__init__(asked, nearest)
        self.asked = asked
        self.nearest = nearest

    def __str__(self) -> str:
        hint = f"; did you mean {' or '.join(self.nearest)}?" if self.nearest else ""
        return f"no place on the board has the id {self.asked!r}{hint}"


class PlaceInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """A place as the data file describes it, for drawing and for the rules that look at one place."""

    id: str
    kind: Literal["city", "castle", "sea"]
    lat: float
    lon: float
    region: str | None = None
    size: Literal["small", "large"] | None = None
    seas: tuple[str, ...] = ()
    hospital: bool = False
    consecratable: bool = True


class Bend(Struct, frozen=True, forbid_unknown_fields=True):
    """Points (latitude, longitude) through which a road is drawn instead of straight."""

    road: tuple[str, str]
    through: tuple[tuple[float, float], ...]


class LinkInfo(Struct, frozen=True):
    """A road or a railway between two cities."""

    kind: Literal["road", "white", "yellow"]
    a: Place
    b: Place


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    regions: tuple[str, ...]
    places: tuple[PlaceInfo, ...]
    roads: tuple[tuple[str, str], ...]
    white_railways: tuple[tuple[str, str], ...]
    yellow_railways: tuple[tuple[str, str], ...]
    sea_borders: tuple[tuple[str, str], ...]
    bends: tuple[Bend, ...]


Neighbours = tuple[tuple[Place, ...], ...]


class Board(Struct, frozen=True, eq=False):
    """The map. Tuples are indexed by place; seas have no roads, inland cities no seas.

    There is one board for each reading of its uncertain links, so boards are compared by identity.
    """

    ids: tuple[str, ...]  # hospital spaces included
    refs: tuple[str, ...]  # how messages and options call them: city:london, sea:north_sea, hospital:rome
    info: tuple[PlaceInfo, ...]
    region_ids: tuple[str, ...]
    region: tuple[int, ...]  # index into region_ids; -1 for a sea zone (FOD-REGI-01 to -06)
    region_cities: Neighbours  # by region: its cities, the castle included
    large: tuple[bool, ...]
    port: tuple[bool, ...]  # FOD-SEA-04
    consecratable: tuple[bool, ...]
    hospitals: tuple[Place, ...]  # the cities they are attached to, in the order of HOSPITAL_SPACES
    links: tuple[LinkInfo, ...]
    roads: Neighbours
    road_links: tuple[tuple[Link, ...], ...]  # parallel to roads: which link leads there
    white_rails: Neighbours
    white_links: tuple[tuple[Link, ...], ...]
    rails: Neighbours  # white and yellow
    rail_links: tuple[tuple[Link, ...], ...]
    seas: Neighbours  # from a port: its seas; from a sea: the seas and ports around it (FOD-ADJ-02)
    # By road or sea, never by rail: where Dracula may go, and what cards call adjacent (FOD-ADJ-04).
    # Roadblocks change nothing here (FOD-ADJ-05); ``rules.journeys.travel`` stops the hunters at them.
    adjacent: Neighbours
    bends: tuple[Bend, ...]

    def place(self, ident: str) -> Place:
        """The place with this id."""
        try:
            return Place(self.ids.index(ident))
        except ValueError:
            raise UnknownPlace(ident, get_close_matches(ident, self.ids, 3)) from None

    def region_of(self, place: Place) -> str | None:
        """The region's id, or None at sea and in a hospital."""
        if place >= PLACES or self.region[place] < 0:
            return None
        return self.region_ids[self.region[place]]


def is_sea(place: Place) -> bool:
    """Whether it is a sea zone."""
    return FIRST_SEA <= place < PLACES


def is_hospital(place: Place) -> bool:
    """Whether it is a hospital space, which rules do not treat as a location (FOD-LOCA-04)."""
    return place >= PLACES


def mask_of(*places: int) -> Mask:
    """The set of these places (or links)."""
    bits = 0
    for place in places:
        bits |= 1 << place
    return Mask(bits)


def places_in(mask: Mask) -> Iterator[Place]:
    """The places of a set, in order."""
    bits = int(mask)
    while bits:
        low = bits & -bits
        yield Place(low.bit_length() - 1)
        bits ^= low


def board_for(options: DraculaOptions) -> Board:
    """The board as a table's options read it."""
    return board(options.northern_passage, options.berlin_prague_railway)


def board(northern_passage: bool = True, berlin_prague: Literal["yellow", "white"] = "yellow") -> Board:
    """The board. The two parameters are its uncertain links (docs/dracula-options.md)."""
    return _read_board(northern_passage, berlin_prague)


@cache
def _read_board(northern_passage: bool, berlin_prague: Literal["yellow", "white"]) -> Board:
    file = read_data("board.json", _File)
    number = {info.id: Place(i) for i, info in enumerate(file.places)}
    edges: dict[str, list[tuple[Place, Place]]] = {
        kind: [(number[a], number[b]) for a, b in pairs]
        for kind, pairs in (
            ("road", file.roads),
            ("white", file.white_railways),
            ("yellow", file.yellow_railways),
            ("border", file.sea_borders),
        )
    }
    if not northern_passage:
        edges["border"].remove((number["north_atlantic"], number["north_sea"]))
    if berlin_prague == "white":
        disputed = (number["berlin"], number["prague"])
        edges["yellow"].remove(disputed)
        edges["white"].append(disputed)
    anchors = [(number[info.id], number[sea]) for info in file.places for sea in info.seas]
    links = (
        *(LinkInfo("road", a, b) for a, b in edges["road"]),
        *(LinkInfo("white", a, b) for a, b in edges["white"]),
        *(LinkInfo("yellow", a, b) for a, b in edges["yellow"]),
    )
    roads, road_links = _neighbours(links, "road")
    white, white_links = _neighbours(links, "white")
    rails, rail_links = _neighbours(links, "white", "yellow")
    waters = [LinkInfo("road", a, b) for a, b in (*anchors, *edges["border"])]
    seas, _ = _neighbours(tuple(waters), "road")
    region = tuple(file.regions.index(info.region) if info.region else -1 for info in file.places)
    by_region: list[list[Place]] = [[] for _ in file.regions]
    for place, number_of_region in enumerate(region):
        if number_of_region >= 0:
            by_region[number_of_region].append(Place(place))
    wards = [info.id for info in file.places if info.hospital]
    return Board(
        ids=(*(info.id for info in file.places), *(f"hospital_{city}" for city in wards)),
        refs=(
            *(f"{'sea' if info.kind == 'sea' else 'city'}:{info.id}" for info in file.places),
            *(f"hospital:{city}" for city in wards),
        ),
        info=file.places,
        region_ids=file.regions,
        region=region,
        region_cities=tuple(tuple(cities) for cities in by_region),
        large=tuple(info.size == "large" for info in file.places),
        port=tuple(bool(info.seas) for info in file.places),
        consecratable=tuple(info.kind != "sea" and info.consecratable for info in file.places),
        hospitals=tuple(number[city] for city in wards),
        links=links,
        roads=roads,
        road_links=road_links,
        white_rails=white,
        white_links=white_links,
        rails=rails,
        rail_links=rail_links,
        seas=seas,
        adjacent=tuple((*by_road, *by_sea) for by_road, by_sea in zip(roads, seas, strict=True)),
        bends=file.bends,
    )


def _neighbours(links: tuple[LinkInfo, ...], *kinds: str) -> tuple[Neighbours, tuple[tuple[Link, ...], ...]]:
    """For every place its neighbours by links of these kinds, and the links that lead there."""
    ends: list[list[tuple[Place, Link]]] = [[] for _ in range(PLACES)]
    for i, link in enumerate(links):
        if link.kind in kinds:
            ends[link.a].append((link.b, Link(i)))
            ends[link.b].append((link.a, Link(i)))
    for around in ends:
        around.sort()
    return (
        tuple(tuple(place for place, _ in around) for around in ends),
        tuple(tuple(link for _, link in around) for around in ends),
    )


# Journeys. Blocked links are roadblocks, which stop hunters only (FOD-BLOC-03).


def _within(
    start: Place,
    steps: int,
    neighbours: Neighbours,
    links: tuple[tuple[Link, ...], ...],
    blocked: Mask,
    closed: Mask,
) -> Mask:
    """Places at most so many links away, without those blocked and without touching a closed place."""
    seen = fresh = 1 << start
    for _ in range(steps):
        found = 0
        for place in places_in(Mask(fresh)):
            for i, there in enumerate(neighbours[place]):
                if not blocked >> links[place][i] & 1:
                    found |= 1 << there
        fresh = found & ~seen & ~closed
        if not fresh:
            break
        seen |= fresh
    return Mask(seen & ~(1 << start))


@lru_cache(4096)
def by_road(
    board: Board, start: Place, steps: int = 1, blocked: Mask = NO_LINKS, closed: Mask = NO_PLACES
) -> Mask:
    """Cities a road journey of at most ``steps`` roads can end in (FOD-ROAD-01); none passes through or
    ends in a ``closed`` one."""
    return _within(start, steps, board.roads, board.road_links, blocked, closed)


@lru_cache(4096)
def by_rail(board: Board, start: Place, white: int, yellow: int, blocked: Mask = NO_LINKS) -> Mask:
    """Cities a ticket reaches: by white railways alone within the white value, by any railways within the
    yellow one (FOD-RAIL-02, FOD-RAIL-04, FOD-RAIL-05)."""
    by_white = _within(start, white, board.white_rails, board.white_links, blocked, NO_PLACES)
    return Mask(by_white | _within(start, yellow, board.rails, board.rail_links, blocked, NO_PLACES))


def by_ticket(board: Board, start: Place, ticket: Ticket, blocked: Mask = NO_LINKS) -> Mask:
    """Cities this very ticket reaches."""
    return by_rail(board, start, ticket.white, ticket.yellow, blocked)


@lru_cache(4096)
def as_wolf(board: Board, start: Place, holy: Mask, steps: int, from_holy: bool = False) -> Mask:
    """Cities Dracula reaches on four paws, or as a bat: so many roads, none of which touches a ``holy``
    city (FOD-WOLF-03, FOD-CONS-04, FOD-BAT-05). From a sea zone the way to a port counts as the first
    road (FOD-WOLF-08). ``from_holy`` forgives the city he leaves."""
    if holy >> start & 1 and not from_holy:
        return NO_PLACES
    if not is_sea(start):
        return by_road(board, start, steps, closed=holy)
    reached = 0
    for port in board.seas[start]:
        if not is_sea(port) and not holy >> port & 1:
            reached |= 1 << port | by_road(board, port, steps - 1, closed=holy)
    return Mask(reached)


# Distances, worked out once for each board.


@cache
def _distances(board: Board, by: Literal["roads", "adjacent"]) -> tuple[bytes, ...]:
    """For every place the number of steps to every other; UNREACHABLE where no way leads."""
    neighbours: Neighbours = board.roads if by == "roads" else board.adjacent
    rows = []
    for start in range(PLACES):
        row = bytearray([UNREACHABLE] * PLACES)
        row[start] = 0
        edge = [Place(start)]
        while edge:
            ahead = []
            for place in edge:
                for there in neighbours[place]:
                    if row[there] == UNREACHABLE:
                        row[there] = row[place] + 1
                        ahead.append(there)
            edge = ahead
        rows.append(bytes(row))
    return tuple(rows)


def road_distances(board: Board) -> tuple[bytes, ...]:
    """``road_distances(board)[a][b]``: fewest roads from a to b, or UNREACHABLE."""
    return _distances(board, "roads")


def step_distances(board: Board) -> tuple[bytes, ...]:
    """Fewest moves by road and sea together, as Dracula travels."""
    return _distances(board, "adjacent")


@cache
def nearest_hospitals(
    board: Board, place: Place, from_sea: Literal["dracula_chooses", "nearest"] = "dracula_chooses"
) -> tuple[Place, ...]:
    """The hospital spaces a hunter defeated here may be brought to; of several Dracula picks one
    (FOD-DEFE-05, FOD-DEFE-07)."""
    if is_hospital(place):
        return (place,)
    spaces = dict(zip(board.hospitals, HOSPITAL_SPACES, strict=True))
    madrid, rome = board.place("madrid"), board.place("rome")
    if board.region_of(place) == "great_britain":
        return (spaces[madrid],)  # FOD-DEFE-08
    if place == board.place("cagliari"):
        return (spaces[rome],)  # FOD-DEFE-09
    if is_sea(place) and from_sea == "dracula_chooses":
        return HOSPITAL_SPACES
    away = (step_distances if is_sea(place) else road_distances)(board)[place]
    least = min(away[city] for city in board.hospitals)
    return tuple(spaces[city] for city in board.hospitals if away[city] == least)


def hospital_city(board: Board, space: Place) -> Place:
    """The city a hospital space is attached to, the only way out of it (FOD-HOSP-06)."""
    return board.hospitals[HOSPITAL_SPACES.index(space)]
