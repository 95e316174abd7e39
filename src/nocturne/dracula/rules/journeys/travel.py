"""How hunters get about: by road, rail and sea, carried by others, and what meets them where they arrive.

A journey has the same parts whatever the way: the figure moves, Dracula may answer the move, and then the
place is reached (``Arrival``). A hunter who is moved by an effect only arrives (FOD-AMBU-06).
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.board import (
    CASTLE,
    NOWHERE,
    UNREACHABLE,
    Mask,
    Place,
    by_rail,
    by_road,
    is_hospital,
    is_sea,
    places_in,
    road_distances,
)
from nocturne.dracula.components.box import EventId, Timing, components
from nocturne.dracula.events.hunters import HunterMoved, JourneyEnded, TicketSpent
from nocturne.dracula.rules.encounters.meeting import Ambush
from nocturne.dracula.rules.playing.event_cards import EventWindow, PlayEvent
from nocturne.dracula.rules.questions.offering import PASS, offer, place_option
from nocturne.dracula.rules.table.tokens import fogged
from nocturne.dracula.rules.table.trail import (
    LAIRS,
    NO_SPOT,
    clear,
    hideout,
    laid_at,
    rule_out,
    spot_of,
    turn_up_location,
)
from nocturne.dracula.state import DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame

FOG_HERE = Why("dracula-why-fog-here", "FOD-FOG-05")
FOG_THERE = Why("dracula-why-fog-there", "FOD-FOG-05")
STORM_THERE = Why("dracula-why-storm", "FOD-STOR-03")
BLOCKED = Why("dracula-why-roadblock", "FOD-BLOC-03")


# -- where a hunter may go


def why_not_by_road(state: DraculaState, hunter: int, there: Place) -> Why | None:
    """Why the road to an adjacent city is closed to a hunter, if it is."""
    here = state.hunters[hunter].place
    if fogged(state, here):
        return FOG_HERE
    if fogged(state, there):
        return FOG_THERE
    board = state.board
    link = board.road_links[here][board.roads[here].index(there)]
    return BLOCKED if link in state.roadblocks else None


def why_not_by_sea(state: DraculaState, hunter: int, there: Place) -> Why | None:
    """Why a sea zone, or a port from the sea, cannot be reached."""
    if fogged(state, state.hunters[hunter].place):
        return FOG_HERE
    if there in state.storms:
        return STORM_THERE
    return FOG_THERE if fogged(state, there) else None


def sea_moves(state: DraculaState, hunter: int) -> list[Place]:
    """Where one sea move can end (FOD-SEA-01..03)."""
    here = state.hunters[hunter].place
    if here == NOWHERE or is_hospital(here):
        return []
    return [there for there in state.board.seas[here] if why_not_by_sea(state, hunter, there) is None]


def road_reach(state: DraculaState, hunter: int, reach: int) -> list[Place]:
    """Cities a road journey of at most ``reach`` roads can end in."""
    here = state.hunters[hunter].place
    if here == NOWHERE or is_hospital(here) or fogged(state, here):
        return []
    reached = by_road(state.board, here, reach, state.blocked)
    return [there for there in places_in(reached) if not fogged(state, there)]


def rail_reach(state: DraculaState, hunter: int, white: int, yellow: int) -> list[Place]:
    """Cities a rail journey can end in; those on the way are not entered (FOD-RAIL-06)."""
    here = state.hunters[hunter].place
    if here == NOWHERE or is_hospital(here) or is_sea(here) or fogged(state, here):
        return []
    reached = by_rail(state.board, here, white, yellow, state.blocked)
    return [there for there in places_in(reached) if not fogged(state, there)]


def adjacent_open(state: DraculaState, hunter: int, over_roadblocks: bool = False) -> list[Place]:
    """The adjacent cities a hunter can be moved to by somebody else: fog holds (FOD-FOG-05), and so does a
    roadblock unless it is told otherwise. A port is adjacent to its sea (FOD-ADJ-03)."""
    here = state.hunters[hunter].place
    if here == NOWHERE or is_hospital(here) or fogged(state, here):
        return []
    board = state.board
    if is_sea(here):
        return [there for there in board.seas[here] if not is_sea(there) and not fogged(state, there)]
    found = []
    for there, link in zip(board.roads[here], board.road_links[here], strict=True):
        if not fogged(state, there) and (over_roadblocks or link not in state.roadblocks):
            found.append(there)
    return found


def changes_region(state: DraculaState, origin: Place, place: Place) -> bool:
    """Whether a move goes from one region to another; the sea has none, unless the table says so."""
    board = state.board
    one, other = board.region_of(origin), board.region_of(place)
    if is_hospital(origin) or is_hospital(place) or origin == NOWHERE or place == NOWHERE:
        return False
    if one is None or other is None:
        return state.options.customs_at_sea == "own_region" and one != other
    return one != other


# -- moving the figure


def shift(state: DraculaState, hunter: int, place: Place, way: str = "carried") -> None:
    """Move a figure; whatever waits there is not met yet (FOD-MOVE-03)."""
    origin = state.hunters[hunter].place
    state.hunters[hunter].place = place
    state.emit(HunterMoved(hunter, origin, place, way))


def carry(state: DraculaState, hunter: int, place: Place, way: str = "carried") -> None:
    """An effect moves a hunter, who arrives there as after any move (FOD-AMBU-06)."""
    shift(state, hunter, place, way)
    state.push(Arrival(hunter=hunter))


class ArrivalStep(IntEnum):
    """How far an arrival has come."""

    MEET = 0
    SETTLE = 1


class Arrival(Frame):
    """A hunter has reached a place: its hideout or lair is revealed and may ambush (FOD-AMBU-02, FOD-HIDO-06,
    FOD-LAIR-07). At sea and in hospital nothing is revealed (FOD-SEA-11, FOD-HOSP-10)."""

    hunter: int

    def run(self, state: DraculaState) -> None:
        place = state.hunters[self.hunter].place
        if self.step == ArrivalStep.MEET and 0 <= place <= CASTLE:
            self.step = ArrivalStep.SETTLE
            spot = spot_of(state, place)
            if spot == NO_SPOT:
                rule_out(state, Mask(1 << place))
            else:
                turn_up_location(state, spot)
                if laid_at(state, place):
                    state.push(Ambush(hunter=self.hunter))
                    return
        if 0 <= place <= CASTLE:
            spot = spot_of(state, place)
            if spot >= LAIRS and not hideout(state, spot).encounters:
                clear(state, spot)  # FOD-LAIR-08
        state.pop()


# -- journeys


class Journey(Frame, kw_only=True):
    """The parts all journeys share, once the destination is known."""

    hunter: int
    place: Place = NOWHERE  # where to; nowhere while it is still to be asked
    origin: Place = NOWHERE

    def set_out(self, state: DraculaState, way: str) -> None:
        """The figure moves to the destination."""
        self.origin = state.hunters[self.hunter].place
        shift(state, self.hunter, self.place, way)

    def at_customs(self, state: DraculaState) -> None:
        """Dracula may answer a move from one region to another, wherever it ended in the end."""
        if changes_region(state, self.origin, state.hunters[self.hunter].place):
            self.open_window(state, Timing.HUNTER_CHANGED_REGION)

    def open_window(self, state: DraculaState, timing: Timing) -> None:
        """Dracula may answer the journey with an event."""
        state.push(EventWindow(timing=timing, hunter=self.hunter))

    def held(self, state: DraculaState) -> bool:
        """Whether a journey of several moves stops here: the hunter has fallen or fog has come up."""
        place = state.hunters[self.hunter].place
        return place == NOWHERE or is_hospital(place) or fogged(state, place)


class RoadStep(IntEnum):
    """How far a journey by road has come."""

    ASK = 0
    SET_OUT = 1
    CUSTOMS = 2
    ARRIVE = 3
    GO_ON = 4


class RoadJourney(Journey, kw_only=True):
    """A move along at most ``reach`` roads (FOD-ROAD-01). The cities on the way are passed, or entered one
    by one if the table plays so."""

    reach: int = 1

    def run(self, state: DraculaState) -> Question | None:
        if self.step == RoadStep.ASK:
            if self.place != NOWHERE:
                self.step = RoadStep.SET_OUT
                return None
            return self._ask(state)
        if self.step == RoadStep.SET_OUT:
            self.reach -= self._roads(state)
            self.set_out(state, "road")
            self.step = RoadStep.CUSTOMS
            self.open_window(state, Timing.HUNTER_MOVED_BY_ROAD)
        elif self.step == RoadStep.CUSTOMS:
            self.step = RoadStep.ARRIVE
            self.at_customs(state)
        elif self.step == RoadStep.ARRIVE:
            self.step = RoadStep.GO_ON
            state.push(Arrival(hunter=self.hunter))
        elif self._by_stages(state) and self.reach > 0 and not self.held(state):
            self.step, self.place = RoadStep.ASK, NOWHERE
            if not road_reach(state, self.hunter, 1):
                state.pop()
        else:
            state.pop()
        return None

    def _by_stages(self, state: DraculaState) -> bool:
        return state.options.crossed_cities == "entered"

    def _roads(self, state: DraculaState) -> int:
        """How many roads of the reach this part of the journey uses."""
        if self._by_stages(state):
            return 1
        away = road_distances(state.board)[state.hunters[self.hunter].place][self.place]
        return self.reach if away == UNREACHABLE else max(1, away)

    def _ask(self, state: DraculaState) -> Question | None:
        stages = self._by_stages(state)
        reached = road_reach(state, self.hunter, 1 if stages else self.reach)
        if not reached:
            state.emit(JourneyEnded(self.hunter))
            state.pop()
            return None
        question = Question(state.holder[self.hunter], "dracula-ask-road", hunter=f"hunter:{self.hunter}")
        for place in reached:
            offer(question, place_option(state.board, "road", "dracula-do-road", place, "FOD-ROAD-01"), place)
        if stages and self.origin != NOWHERE:
            offer(question, PASS, NOWHERE)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.value == NOWHERE:
            state.pop()
            return
        self.place = choice.value
        self.step = RoadStep.SET_OUT


class SeaStep(IntEnum):
    """How far a journey by sea has come."""

    ASK = 0
    SET_OUT = 1
    ARRIVE = 2
    GO_ON = 3


class SeaJourney(Journey, kw_only=True):
    """One or more sea moves in a row (FOD-SEA-01..03)."""

    moves: int = 1

    def run(self, state: DraculaState) -> Question | None:
        if self.step == SeaStep.ASK:
            if self.place != NOWHERE:
                self.step = SeaStep.SET_OUT
                return None
            reached = [] if self.held(state) else sea_moves(state, self.hunter)
            if not reached:
                state.pop()
                return None
            question = Question(state.holder[self.hunter], "dracula-ask-sea", hunter=f"hunter:{self.hunter}")
            for place in reached:
                offer(
                    question, place_option(state.board, "sea", "dracula-do-sea", place, "FOD-SEA-02"), place
                )
            return question
        if self.step == SeaStep.SET_OUT:
            self.set_out(state, "sea")
            self.moves -= 1
            self.step = SeaStep.ARRIVE
            self.at_customs(state)
        elif self.step == SeaStep.ARRIVE:
            self.step = SeaStep.GO_ON
            state.push(Arrival(hunter=self.hunter))
        elif self.moves > 0:
            self.step, self.place = SeaStep.ASK, NOWHERE
        else:
            state.pop()
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        self.place = choice.value
        self.step = SeaStep.SET_OUT


class RailStep(IntEnum):
    """How far a journey by rail has come."""

    CARRIAGE = 0
    TICKET = 1
    ASK = 2
    CUSTOMS = 3
    ARRIVE = 4
    END = 5


class RailJourney(Journey, kw_only=True):
    """A move by rail. The ticket is spent first (FOD-RAIL-01), so that Dracula can answer it: False Tip sets
    ``misled``, or takes back what Chartered Carriage had set in ``chartered``."""

    ticket: int
    carriage: int = -1  # the Chartered Carriage to be played for it
    chartered: bool = False
    misled: bool = False

    def run(self, state: DraculaState) -> Question | None:
        if self.step == RailStep.CARRIAGE:
            self.step = RailStep.TICKET
            if self.carriage >= 0:
                state.push(PlayEvent(who=self.hunter, card=self.carriage, timing=Timing.RAIL_MOVE))
        elif self.step == RailStep.TICKET:
            self.step = RailStep.ASK
            spend_ticket(state, self.hunter, self.ticket)
            self.open_window(state, Timing.TICKET_SPENT)
        elif self.step == RailStep.ASK:
            reached = self._reached(state)
            if not reached:  # the carriage was cancelled and the ticket alone leads nowhere
                state.emit(JourneyEnded(self.hunter))
                state.pop()
                return None
            seat = DRACULA if self.misled else state.holder[self.hunter]
            label = "dracula-ask-rail-misled" if self.misled else "dracula-ask-rail"
            question = Question(seat, label, hunter=f"hunter:{self.hunter}", ticket=f"ticket:{self.ticket}")
            for place in reached:
                offer(
                    question,
                    place_option(state.board, "rail", "dracula-do-rail", place, "FOD-RAIL-02"),
                    place,
                )
            return question
        elif self.step == RailStep.CUSTOMS:
            self.step = RailStep.ARRIVE
            self.at_customs(state)
        elif self.step == RailStep.ARRIVE:
            self.step = RailStep.END
            state.push(Arrival(hunter=self.hunter))
        else:
            state.pop()
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        self.place = choice.value
        self.set_out(state, "rail")
        self.step = RailStep.CUSTOMS

    def _reached(self, state: DraculaState) -> list[Place]:
        if self.chartered:
            reach = components().event(EventId.CHARTERED_CARRIAGE).reach
            return rail_reach(state, self.hunter, reach, reach)
        ticket = components().ticket_tokens[self.ticket]
        return rail_reach(state, self.hunter, ticket.white, ticket.yellow)


def spend_ticket(state: DraculaState, hunter: int, ticket: int) -> None:
    """A ticket is shown and goes back to the pool, which is mixed (FOD-RAIL-01)."""
    state.hunters[hunter].tickets.remove(ticket)
    state.known_tickets.pop(ticket, None)
    state.ticket_pool = sorted([*state.ticket_pool, ticket])
    state.emit(TicketSpent(hunter, ticket))
