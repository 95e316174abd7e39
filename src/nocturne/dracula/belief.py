"""Belief: where Dracula may be, reckoned from what everybody at the table can see.

The trail tells much: how many moves ago he was somewhere known, whether each card since shows a city's or
a sea's back, which places are already on the trail and so closed to him, and where hunters stand whom he
would have met. From the last place known (or from anywhere) the belief walks card by card to the present.
"""

from __future__ import annotations

from nocturne.dracula.board import Board, Place, is_hospital, is_sea
from nocturne.dracula.view import DraculaTable, SeenHideout

Belief = dict[Place, float]

_POWER_CARD = 0.12
"""How likely a face-down card is a power that left him where he was."""


Visits = dict[Place, int]
"""By place: the last round in which a hunter stood there. What was laid before would have been found."""


def believe(table: DraculaTable, board: Board, visits: Visits | None = None) -> Belief:
    """A probability for every place where Dracula may be now; sums to 1."""
    index = {ref: Place(place) for place, ref in enumerate(board.refs)}
    if table.dracula.place is not None:
        return {index[table.dracula.place]: 1.0}
    steps = along_the_trail(table, board, visits)
    return steps[0] if steps else _anywhere(board, _standing(table, index))


def along_the_trail(table: DraculaTable, board: Board, visits: Visits | None = None) -> list[Belief]:
    """The same for every card of the trail, the newest first: where each hideout may be."""
    index = {ref: Place(place) for place, ref in enumerate(board.refs)}
    trail = [hideout for hideout in table.trail if hideout is not None]
    taken = {index[h.place] for h in (*trail, *table.lairs) if h.place is not None and h.place in index}
    hunters = _standing(table, index)

    def found_empty(age: int) -> set[Place]:
        # The newest card was laid as the last round ended, the one before a round earlier, and so on.
        laid = table.round - 1 - age
        return hunters | {place for place, seen in (visits or {}).items() if seen > laid}

    known = [age for age, hideout in enumerate(trail) if hideout.place in index]
    beliefs: list[Belief] = [{} for _ in trail]
    for age in known:
        beliefs[age] = {index[str(trail[age].place)]: 1.0}
    start = known[0] if known else len(trail)
    belief = beliefs[start] if known else _anywhere(board, hunters)
    for age in range(start - 1, -1, -1):  # from the newest known place to the present
        belief = _walk(board, belief, trail[age], taken)
        beliefs[age] = belief = _without(belief, found_empty(age))
    for at, age in enumerate(known):  # and back in time from each known place
        oldest = known[at + 1] if at + 1 < len(known) else len(trail)
        belief = beliefs[age]
        for older in range(age + 1, oldest):
            belief = _walk(board, belief, trail[older], taken)
            beliefs[older] = belief = _without(belief, found_empty(older))
    return beliefs


def _standing(table: DraculaTable, index: dict[str, Place]) -> set[Place]:
    return {index[h.place] for h in table.hunters if h.place in index}


def _without(belief: Belief, hunters: set[Place]) -> Belief:
    """He, or his hideout, would have been met where a hunter stands."""
    left = {
        place: weight for place, weight in belief.items() if weight > 0 and place not in hunters
    } or belief
    total = sum(left.values())
    return {place: weight / total for place, weight in left.items()}


def _anywhere(board: Board, hunters: set[Place]) -> Belief:
    places = [
        p for p in map(Place, range(len(board.refs))) if not (is_hospital(p) or is_sea(p) or p in hunters)
    ]
    return {place: 1.0 / len(places) for place in places}


def _walk(board: Board, belief: Belief, card: SeenHideout, taken: set[Place]) -> Belief:
    """One card further along the trail."""
    after: Belief = {}
    sea = card.back == "sea"
    # A sea is only distinct where its back says so; a card that shows powers alone left him where he was.
    stays = 1.0 if card.face_up and card.powers and card.place is None else _POWER_CARD
    for place, weight in belief.items():
        after[place] = after.get(place, 0.0) + weight * stays
        ways = [there for there in board.adjacent[place] if there not in taken and (not sea or is_sea(there))]
        for there in ways:
            after[there] = after.get(there, 0.0) + weight * (1.0 - stays) / len(ways)
    return after or belief
