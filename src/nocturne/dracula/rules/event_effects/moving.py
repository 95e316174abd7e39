"""Events about journeys: the hunters' own, and Dracula's answers to them."""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.box import EventId, components
from nocturne.dracula.events.cards import EventCancelled
from nocturne.dracula.rules.harm.hurt import Hurt
from nocturne.dracula.rules.journeys.travel import (
    RailJourney,
    RoadJourney,
    SeaJourney,
    adjacent_open,
    road_reach,
    sea_moves,
    shift,
)
from nocturne.dracula.rules.playing.event_cards import EventWindow, PlayEvent, effect
from nocturne.dracula.rules.questions.asking import offer_places, out_of_play
from nocturne.dracula.rules.questions.offering import offer, option
from nocturne.dracula.rules.table.cards import delay, discard_items
from nocturne.dracula.state import DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame


@effect(EventId.CHARTERED_CARRIAGE)
def chartered_carriage(state: DraculaState, play: PlayEvent) -> None:
    """Any ticket takes the hunter as far as four railways."""
    state.nearest(RailJourney).chartered = True


def _why_no_sailing(state: DraculaState, who: int) -> Why | None:
    return None if sea_moves(state, who) else Why("dracula-why-no-sea-move", "FOD-SEA-01")


@effect(EventId.EXCELLENT_WEATHER, why_not=_why_no_sailing)
def excellent_weather(state: DraculaState, play: PlayEvent) -> None:
    """Two sea moves in a row."""
    moves = components().event(EventId.EXCELLENT_WEATHER).reach
    state.push(SeaJourney(hunter=play.who, moves=moves))


def _why_no_ride(state: DraculaState, who: int) -> Why | None:
    return None if road_reach(state, who, 1) else Why("dracula-why-no-road", "FOD-ROAD-01")


@effect(EventId.SENSE_OF_EMERGENCY, why_not=_why_no_ride)
def sense_of_emergency(state: DraculaState, play: PlayEvent) -> None:
    """2 damage, then up to three roads."""
    state.push(EmergencyRide(hunter=play.who))


class Step(IntEnum):
    """How far the ride has come."""

    HURT = 0
    RIDE = 1


class EmergencyRide(Frame):
    """The hunter is hurt first, and rides only if still standing."""

    hunter: int

    def run(self, state: DraculaState) -> None:
        card = components().event(EventId.SENSE_OF_EMERGENCY)
        if self.step == Step.HURT:
            self.step = Step.RIDE
            state.push(Hurt(hunter=self.hunter, amount=card.damage))
        else:
            state.pop()
            if not out_of_play(state, self.hunter):
                state.push(RoadJourney(hunter=self.hunter, reach=card.reach))


# -- Dracula's answers


def _traveller(state: DraculaState) -> int:
    """The hunter the window is about."""
    return state.nearest(EventWindow).hunter


def _why_no_horses(state: DraculaState, who: int) -> Why | None:
    if adjacent_open(state, _traveller(state)):
        return None
    return Why("dracula-why-nowhere-to-carry", "FOD-ADJ-01")


@effect(EventId.WILD_HORSES, why_not=_why_no_horses)
def wild_horses(state: DraculaState, play: PlayEvent) -> None:
    """The hunter ends up in a city adjacent to the one reached; only that one counts."""
    state.push(HorsesBolt(hunter=_traveller(state)))


class HorsesBolt(Frame):
    """Dracula picks where the hunter ends up."""

    hunter: int

    def run(self, state: DraculaState) -> Question:
        question = Question(DRACULA, "dracula-ask-carry", hunter=f"hunter:{self.hunter}")
        offer_places(question, state, adjacent_open(state, self.hunter), "dracula-do-carry")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        shift(state, self.hunter, choice.value)


def _why_no_tip(state: DraculaState, who: int) -> Why | None:
    return Why("dracula-why-misled-already", "FOD-GOLD-02") if state.nearest(RailJourney).misled else None


@effect(EventId.FALSE_TIP, why_not=_why_no_tip)
def false_tip(state: DraculaState, play: PlayEvent) -> None:
    """A Chartered Carriage is cancelled; without one Dracula chooses where the train stops."""
    journey = state.nearest(RailJourney)
    if journey.chartered:
        journey.chartered = False
        state.emit(EventCancelled(journey.carriage))
    else:
        journey.misled = True


@effect(EventId.CUSTOMS_SEARCH)
def customs_search(state: DraculaState, play: PlayEvent) -> None:
    """The hunter is delayed, and loses all items or suffers 3 damage."""
    hunter = _traveller(state)
    delay(state, hunter)
    state.push(AtCustoms(hunter=hunter))


NOTHING_TO_DISCARD = Why("dracula-why-no-items", "FOD-GOLD-02")


class AtCustoms(Frame):
    """The hunter chooses. Somebody without items has none to give up."""

    hunter: int

    def run(self, state: DraculaState) -> Question:
        card = components().event(EventId.CUSTOMS_SEARCH)
        question = Question(
            state.holder[self.hunter],
            "dracula-ask-customs",
            hunter=f"hunter:{self.hunter}",
            amount=card.damage,
        )
        items = state.hunters[self.hunter].items
        free = state.options.customs_without_items == "nothing_lost"
        why = None if items or free else NOTHING_TO_DISCARD
        offer(question, option("discard", "dracula-do-customs-discard"), unless=why)
        offer(question, option("suffer", "dracula-do-customs-suffer"))
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        if choice.key == "discard":
            discard_items(state, self.hunter, list(state.hunters[self.hunter].items))
        else:
            damage = components().event(EventId.CUSTOMS_SEARCH).damage
            state.push(Hurt(hunter=self.hunter, amount=damage))


FRAMES: tuple[type[Frame], ...] = (EmergencyRide, HorsesBolt, AtCustoms)
