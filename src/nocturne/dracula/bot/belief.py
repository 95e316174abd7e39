"""Belief: where Dracula may be, computed from what everybody at the table can see.

The trail tells much: the order of his cards, whether each shows a city's, a sea's or the castle's back, which
have been turned up, and that no place lies there twice. Hunters add where they have been: a card laid before
they came would have been found, and what he said of where he is (see ``story``). The belief keeps whole ways
he may have gone, the likeliest of them, from the oldest card to the newest, so that what is learned of one
card tells something about all the others. What was believed of a card while older ones lay before it is kept
when those leave the trail: the belief of one day is where the next one begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import exp

from nocturne.dracula.bot.story import Story
from nocturne.dracula.components.board import (
    CASTLE,
    NO_PLACES,
    Board,
    Place,
    as_wolf,
    by_road,
    is_hospital,
    is_sea,
    places_in,
    step_distances,
)
from nocturne.dracula.components.box import PowerId
from nocturne.dracula.view.table import DraculaTable, SeenHideout

Belief = dict[Place, float]

Way = tuple[Place, ...]
"""Where he was at each card of the trail, the oldest first."""

Ways = list[tuple[Way, float]]
Steps = list[tuple[Place, float]]

Face = tuple[str, str | None, tuple[str, ...], bool]
"""What a card of the trail shows."""

_MANNERS = (0.0, 0.25)
"""How he may go about, as likely the one as the other: without a care, or shunning the hunters, by so much
for each of the squares of the steps by which they are near."""

_NEAR = 5
"""Hunters further away than this are not shunned."""

_SAILS = 0.35
"""How gladly a Dracula who takes care goes to sea: it costs him blood, and nothing ripens there."""

_ODD = 0.01
"""The weight of a step that should not have been possible, where the trail shows that it was taken."""

_KEPT = 6
"""So many ways to each place are kept in mind."""

_ALWAYS = 1_000_000
"""A moment after the end of every game."""

_STAYED = frozenset({PowerId.DARK_CALL.value, PowerId.FEED.value, PowerId.HIDE.value})


class Memory:
    """What a hunter remembers of the game: where the hunters have been, and where he was met. Moments count
    two to a round, the day and the night; he moves when the night is over."""

    def __init__(self) -> None:
        self.stood: dict[int, tuple[Place, ...]] = {}  # by round: where the hunters were at its end
        self.seen_empty: dict[Place, int] = {}  # the last moment at which a hunter knew what lies there
        self.met: dict[int, Place] = {}  # by round: where he was when everybody saw him
        self.story = Story()
        self.earlier: dict[tuple[int, float], Belief] = {}
        """By slide and manner: where the card laid then was believed to be, by all that lay before it."""
        self._ways: Ways = []
        self._of: object = None
        self._ruled: object = None  # what the ways have been checked against

    def note(self, table: DraculaTable, board: Board) -> None:
        """Where the hunters stand now."""
        index = on_the_map(board)
        here = tuple(index[hunter.place] for hunter in table.hunters if hunter.place in index)
        self.stood[table.round] = here
        for place in here:
            if not is_sea(place):  # a hunter at sea learns nothing (FOD-SEA-11)
                self.seen_empty[place] = _moment(table)
        if table.dracula.place in index:
            self.met[table.round] = index[table.dracula.place]

    def name(self, table: DraculaTable, board: Board, named: Iterable[str]) -> None:
        """Cities are named: a card of his that lies there will be turned up."""
        index = on_the_map(board)
        self.seen_empty.update((index[ref], _moment(table)) for ref in named if ref in index)

    def ways(self, table: DraculaTable, board: Board) -> Ways:
        """The ways he may have gone, with their weights. They are worked out once for each state of the
        trail; where hunters have been since only rules some of them out."""
        cards = _cards(table)
        state = (
            table.round,
            len(table.lairs),
            tuple((card.space, _face(card.seen)) for card in cards),
            dict(self.story.clues),
        )
        if state != self._of:
            self._of = state
            self._ways = _walked(table, board, cards, self)
            self._ruled = None
        ruled_out = [card.seen.ruled_out for card in cards]
        if self._ruled == (self.seen_empty, ruled_out):
            return self._ways
        self._ruled = (dict(self.seen_empty), ruled_out)
        laid = [card.laid if card.seen.place is None else _ALWAYS for card in cards]
        closed = [card.closed(board) for card in cards]
        left = [one for one in self._ways if not self._found_empty(one[0], laid, closed)]
        self._ways = left or self._ways
        return self._ways

    def _found_empty(self, way: Way, laid: list[int], closed: list[frozenset[Place]]) -> bool:
        """Whether a hunter has been where a card should lie, or it cannot lie there as everybody knows. Where
        he stayed there is none but the first."""
        before = None
        for place, moment, out in zip(way, laid, closed, strict=True):
            if place != before and (place in out or self.seen_empty.get(place, -1) > moment):
                return True
            before = place
        return False


class _Card:
    """A card of the trail: the space it lies on (0 is the newest), and when it was laid."""

    def __init__(self, space: int, seen: SeenHideout, table: DraculaTable) -> None:
        self.space = space
        self.seen = seen
        # The newest card was laid as the last round ended, or in a fight of this round by a flight.
        self.round = table.round - space - (0 if seen.bat else 1)
        self.laid = 2 * self.round + 1

    def closed(self, board: Board) -> frozenset[Place]:
        """The cities that everybody knows it is not."""
        index = on_the_map(board)
        return frozenset(index[ref] for ref in self.seen.ruled_out if ref in index)


def _cards(table: DraculaTable) -> list[_Card]:
    """The cards that tell where he was, the oldest first. Misdirect lies where one has been taken away."""
    cards = [
        _Card(space, seen, table)
        for space, seen in enumerate(table.trail)
        if seen is not None and PowerId.MISDIRECT not in seen.powers
    ]
    return cards[::-1]


def _moment(table: DraculaTable) -> int:
    return 2 * table.round + (table.phase in ("dusk", "night", "dracula"))


@cache
def on_the_map(board: Board) -> dict[str | None, Place]:
    """The places by their references; whoever lies in hospital is nowhere near."""
    return {ref: Place(place) for place, ref in enumerate(board.refs) if not is_hospital(Place(place))}


def _face(card: SeenHideout) -> Face:
    return (card.back, card.place, tuple(card.powers), card.face_up)


def believe(table: DraculaTable, board: Board, memory: Memory) -> Belief:
    """A probability for every place where Dracula may be now; sums to 1."""
    index = on_the_map(board)
    if table.dracula.place is not None:
        return {index[table.dracula.place]: 1.0}
    ways = memory.ways(table, board)
    if not ways or not ways[0][0]:
        standing = [index[hunter.place] for hunter in table.hunters if hunter.place in index]
        cities = [place for place in index.values() if place < CASTLE and place not in standing]
        return _summed((place, 1.0) for place in cities)
    return _summed((way[-1], weight) for way, weight in ways)


def along_the_trail(table: DraculaTable, board: Board, memory: Memory) -> list[Belief]:
    """The same for every space of the trail, the newest first: where each hideout may be."""
    ways = memory.ways(table, board)
    beliefs: list[Belief] = [{} for _ in table.trail]
    for at, card in enumerate(_cards(table)):
        beliefs[card.space] = _summed((way[at], weight) for way, weight in ways)
    return beliefs


def _summed(parts: Iterable[tuple[Place, float]]) -> Belief:
    belief: Belief = {}
    for place, weight in parts:
        belief[place] = belief.get(place, 0.0) + weight
    total = sum(belief.values())
    return {place: weight / total for place, weight in belief.items()} if total else {}


def _walked(table: DraculaTable, board: Board, cards: list[_Card], memory: Memory) -> Ways:
    """The likeliest ways along the trail, its oldest card first, over all manners of going. Every step has
    its probability, so that what is known of the trail also tells how he goes about."""
    index = on_the_map(board)
    possible = _possible(table, board, cards, memory)
    story = memory.story
    found: Ways = []
    for care in _MANNERS:
        ways: Ways = [((), 1.0)]
        before = -1
        for card, places in zip(cards, possible, strict=True):
            steps: dict[Place, Steps] = {}
            slide = story.slides - card.space
            said = story.clues.get(slide)
            shunned = _shunned(board, memory.stood.get(card.round, ()), care)
            gap = max(0, before - card.space - 1)
            known = index.get(card.seen.place) if card.seen.place is not None else None
            best: dict[Place, Ways] = {}
            for way, weight in ways:
                here = way[-1] if way else None
                if here is None:
                    likely = _first(memory.earlier.get((slide, care)), places, shunned)
                else:
                    if here not in steps:
                        met = memory.met.get(card.round) if card.seen.bat else None
                        steps[here] = _taken(board, met or here, card.seen, gap, shunned, care, places)
                    likely = steps[here]
                if known is not None and not likely:
                    likely = [(known, _ODD)]
                for place, chance in likely:
                    if place == here or place not in way or known is not None:
                        fits = 1.0 if said is None or place in said else _ODD
                        best.setdefault(place, []).append(((*way, place), weight * chance * fits))
            ways = [one for group in best.values() for one in _likeliest(group)]
            if story.slides:
                memory.earlier[slide, care] = _summed((way[-1], weight) for way, weight in ways)
            before = card.space
        found += ways
    return found


def _first(earlier: Belief | None, places: frozenset[Place], shunned: list[float]) -> Steps:
    """Where the oldest card may lie: as it was believed while others lay before it, else anywhere."""
    if earlier is not None:
        likely = [(place, earlier[place]) for place in places if earlier.get(place)]
        if likely:
            return likely
    return [(place, shunned[place] / len(places)) for place in places]


def _possible(
    table: DraculaTable, board: Board, cards: list[_Card], memory: Memory
) -> list[frozenset[Place]]:
    """For every card the places where it may lie, whatever the others are."""
    index = on_the_map(board)
    reach = step_distances(board)
    shown = {
        index[seen.place] for seen in (*table.lairs, *(card.seen for card in cards)) if seen.place in index
    }
    known = [(at, index[card.seen.place]) for at, card in enumerate(cards) if card.seen.place in index]
    found = []
    for at, card in enumerate(cards):
        seen = card.seen
        if seen.place in index:
            found.append(frozenset({index[seen.place]}))
            continue
        if _STAYED.intersection(seen.powers):  # wherever he was before
            found.append(frozenset(index.values()))
            continue
        places = [
            place
            for place in index.values()
            if place not in shown
            and _shows(place, seen.back, table.board.sea_card_backs)
            and memory.seen_empty.get(place, -1) <= card.laid
        ]
        for other, there in known:
            if other > at:  # two steps for each card: he may have gone as a wolf
                most = 2 * (card.space - cards[other].space) + cards[other].seen.bat
                places = [place for place in places if reach[place][there] <= most]
        found.append(frozenset(places))
    return found


def _shows(place: Place, back: str, sea_card_backs: str) -> bool:
    """Whether the card of a place has this back; at some tables a sea's is like any other."""
    if place == CASTLE:
        return back == "castle"
    return back == ("sea" if is_sea(place) and sea_card_backs == "own" else "common")


def _shunned(board: Board, hunters: Iterable[Place], care: float) -> list[float]:
    """By place: how gladly he goes there while the hunters stand where they do."""
    if not care:
        return [1.0] * len(board.refs)
    reach = [step_distances(board)[hunter] for hunter in hunters]
    gladly = []
    for place in range(len(reach[0]) if reach else len(board.refs)):
        near = sum(max(0, _NEAR - row[place]) ** 2 for row in reach)
        gladly.append(exp(-care * near) * (_SAILS if is_sea(Place(place)) else 1.0))
    return gladly


def _taken(
    board: Board,
    here: Place,
    card: SeenHideout,
    gap: int,
    shunned: list[float],
    care: float,
    places: frozenset[Place],
) -> Steps:
    """Where a card may have taken him from here, with the chance of each step."""
    steps = [(place, shunned[place]) for place in _open_to(board, here, card, gap)]
    total = sum(weight for _, weight in steps)
    if not total:
        return []
    return [(place, weight / total) for place, weight in steps if place in places]


def _open_to(board: Board, here: Place, card: SeenHideout, gap: int) -> Iterator[Place]:
    if _STAYED.intersection(card.powers):
        yield here
        return
    if card.bat:
        yield from places_in(by_road(board, here, 2))
        return
    if gap:  # cards have left the trail in between
        most = gap + (2 if PowerId.WOLF_FORM in card.powers else 1)
        reach = step_distances(board)[here]
        yield from (Place(place) for place, steps in enumerate(reach) if steps <= most)
        return
    if PowerId.WOLF_FORM in card.powers:
        yield from places_in(as_wolf(board, here, NO_PLACES, 2))
    else:
        yield from board.adjacent[here]
    if card.back == "common" and not is_sea(here) and not card.face_up:
        yield here  # under Hide, which nobody sees


def _likeliest(group: Ways) -> Ways:
    """The likeliest ways to a place; they stand for the others that lead there, so no place loses weight."""
    if len(group) <= _KEPT:
        return group
    group.sort(key=lambda one: (-one[1], one[0]))
    share = sum(weight for _, weight in group) / (sum(weight for _, weight in group[:_KEPT]) or 1.0)
    return [(way, weight * share) for way, weight in group[:_KEPT]]
