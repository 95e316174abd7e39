"""Events that tell the hunters where Dracula is or was. The engine answers for him, truthfully."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.dracula.components.board import (
    CASTLE,
    FIRST_SEA,
    NOWHERE,
    PLACES,
    Mask,
    Place,
    hospital_city,
    is_hospital,
    is_sea,
    mask_of,
)
from nocturne.dracula.components.box import TRAIL_SPACES, EventId, PowerId, Timing, components
from nocturne.dracula.events.cards import (
    AdjacentToDracula,
    CitiesNamed,
    EncountersOutOfReach,
    EventReturned,
    HideInDeck,
    NoHideoutNear,
    NoSeaFound,
    RegionDeclared,
    VeilLifted,
)
from nocturne.dracula.events.trail import HideRevealed
from nocturne.dracula.rules.playing.event_cards import PlayEvent, effect
from nocturne.dracula.rules.questions.asking import offer_cards, offer_places
from nocturne.dracula.rules.questions.offering import offer, option
from nocturne.dracula.rules.table.cards import delay, discard_encounters_from_hand, refill_encounters
from nocturne.dracula.rules.table.trail import (
    current_place,
    hide_is_in_the_deck,
    hideout,
    name_city,
    note_clue,
    put,
    rule_out,
    space,
    spot_of,
    spots,
    turn_up_encounters,
    turn_up_location,
)
from nocturne.dracula.state import DRACULA, HUNTERS, MINA, DraculaState, Hideout
from nocturne.kernel.decision import Choice, Option, Question, Why
from nocturne.kernel.event import EVERYONE, audience
from nocturne.kernel.state import Frame


def space_option(spot: int, label: str) -> Option:
    """The option to pick a trail space: ``space:3``."""
    return Option(f"space:{spot + 1}", label, {"space": spot + 1}, (f"space:{spot + 1}",))


# -- Newspaper Reports


@effect(EventId.NEWSPAPER_REPORTS)
def newspaper_reports(state: DraculaState, play: PlayEvent) -> None:
    """Drawn: the location of space 3. Kept for a dawn or dusk: of space 5 or 6."""
    card = components().event(EventId.NEWSPAPER_REPORTS)
    if play.timing is Timing.DRAWN:
        for number in card.spaces:
            turn_up_location(state, number - 1)
    else:
        state.push(ReadReports(hunter=play.who, spaces=card.later_spaces))


class ReadReports(Frame):
    """The hunter picks the trail space whose location is turned up."""

    hunter: int
    spaces: tuple[int, ...]

    def run(self, state: DraculaState) -> Question:
        question = Question(state.holder[self.hunter], "dracula-ask-reports", hunter=f"hunter:{self.hunter}")
        for number in self.spaces:
            offer(question, space_option(number - 1, "dracula-do-turn-up"), number - 1)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        turn_up_location(state, choice.value)


# -- cities named: Hired Scouts and the hunters' allies


@effect(EventId.HIRED_SCOUTS, EventId.RUFUS_SMITH, EventId.SISTER_AGATHA, EventId.JONATHAN_HARKER)
def name_cities(state: DraculaState, play: PlayEvent) -> None:
    """Dracula turns up the location cards of the cities named."""
    state.push(NameCities(hunter=play.who, left=components().event_cards[play.card].cities))


class NameCities(Frame):
    """All cities are named before Dracula answers."""

    hunter: int
    left: int
    cities: tuple[int, ...] = ()

    def run(self, state: DraculaState) -> Question | None:
        if self.left:
            question = Question(
                state.holder[self.hunter], "dracula-ask-city", hunter=f"hunter:{self.hunter}", left=self.left
            )
            every = [Place(city) for city in range(CASTLE) if city not in self.cities]
            offer_places(question, state, every, "dracula-do-name-city")
            return question
        state.pop()
        state.emit(CitiesNamed(self.cities))
        for city in self.cities:
            name_city(state, Place(city))
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        self.cities = (*self.cities, choice.value)
        self.left -= 1


# -- Local Rumors and Evil Presence


def around(state: DraculaState, place: Place) -> tuple[Place, ...]:
    """The locations adjacent to a place; a hospital is adjacent to its city only (FOD-HOSP-07)."""
    if place == NOWHERE:
        return ()
    if is_hospital(place):
        return (hospital_city(state.board, place),)
    return state.board.adjacent[place]


@effect(EventId.LOCAL_RUMORS)
def local_rumors(state: DraculaState, play: PlayEvent) -> None:
    """Every hideout on a location adjacent to the player's is turned up."""
    near = around(state, state.hunters[play.who].place)
    found = False
    for place in near:
        spot = spot_of(state, place)
        if 0 <= spot < TRAIL_SPACES and turn_up_location(state, spot):
            found = True
    if not found:
        state.emit(NoHideoutNear(play.who))
    cities = mask_of(*(place for place in near if not is_sea(place)))
    rule_out(state, cities, range(TRAIL_SPACES))


@effect(EventId.EVIL_PRESENCE)
def evil_presence(state: DraculaState, play: PlayEvent) -> None:
    """Dracula names the hunters adjacent to him."""
    named = felt_from(state, current_place(state))
    state.emit(AdjacentToDracula(named, len(named)))
    possible = [place for place in range(PLACES) if felt_from(state, Place(place)) == named]
    note_clue(state, mask_of(*possible))


def felt_from(state: DraculaState, place: Place) -> tuple[int, ...]:
    """The hunters on locations adjacent to this one."""
    return tuple(
        hunter for hunter in range(len(HUNTERS)) if place in around(state, state.hunters[hunter].place)
    )


# -- Hypnosis


def _why_no_hypnosis(state: DraculaState, who: int) -> Why | None:
    place = state.hunters[MINA].place
    if is_hospital(place) or len(state.hunters_at(place)) < 2:
        return Why("dracula-why-alone", "FOD-HOSP-09")
    return None


@effect(EventId.HYPNOSIS, why_not=_why_no_hypnosis)
def hypnosis(state: DraculaState, play: PlayEvent) -> None:
    """Dracula names the region he is in; Mina is delayed."""
    here = current_place(state)
    seas = mask_of(*range(FIRST_SEA, PLACES))
    region = state.board.region_of(here)
    if region is None and state.options.hypnosis_at_sea == "last_region":
        region = _last_region(state)
    state.emit(RegionDeclared(region, at_sea=region is None))
    if region is None:
        note_clue(state, seas)
    else:
        cities = mask_of(*state.board.region_cities[state.board.region_ids.index(region)])
        at_sea_too = state.options.hypnosis_at_sea == "last_region"
        note_clue(state, Mask(cities | seas) if at_sea_too else cities)
    delay(state, MINA)


def _last_region(state: DraculaState) -> str | None:
    """The region of the last city on Dracula's way to the sea."""
    for there in state.trail:
        if there is not None and there.place != NOWHERE and not is_sea(there.place):
            return state.board.region_of(there.place)
    return None


# -- Wax Cylinders


@effect(EventId.WAX_CYLINDERS)
def wax_cylinders(state: DraculaState, play: PlayEvent) -> None:
    """Deduce or analyse, as Dr. Seward chooses."""
    state.push(PlayCylinders(hunter=play.who))


NO_ENCOUNTER = Why("dracula-why-no-encounter", "FOD-SRCH-02")


class PlayCylinders(Frame):
    """Deduce: the encounters of a hideout are turned up. Analyse: Dracula shows Hide; the card returns."""

    hunter: int

    def run(self, state: DraculaState) -> Question:
        question = Question(
            state.holder[self.hunter], "dracula-ask-cylinders", hunter=f"hunter:{self.hunter}"
        )
        for spot, there in enumerate(state.trail):
            if there is not None:
                hidden = any(not laid.face_up for laid in there.encounters)
                offer(
                    question, space_option(spot, "dracula-do-deduce"), spot, None if hidden else NO_ENCOUNTER
                )
        offer(question, option("analyse", "dracula-do-analyse"))
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        if choice.key != "analyse":
            _deduce(state, choice.value)
            return
        _show_hide(state)
        play = state.nearest(PlayEvent)
        play.kept = True
        state.hunters[self.hunter].events.append(play.card)
        state.known_events[play.card] = (1 << state.seats) - 1
        state.emit(EventReturned(play.card, self.hunter))


def _deduce(state: DraculaState, spot: int) -> None:
    there = hideout(state, spot)
    if there.place == NOWHERE and there.tied == NOWHERE:  # FOD-HIDE-09: a Hide that stands alone
        state.emit(EncountersOutOfReach(space(spot)))
        _turn_up_hide(state, spot, there)
    else:
        turn_up_encounters(state, spot)


def _show_hide(state: DraculaState) -> None:
    for spot, there in spots(state):
        if PowerId.HIDE in there.powers:
            _turn_up_hide(state, spot, there)
            return
    state.emit(HideInDeck())
    hide_is_in_the_deck(state)


def _turn_up_hide(state: DraculaState, spot: int, there: Hideout) -> None:
    if not there.face_up:
        put(state, spot, replace(there, face_up=True))
    state.emit(HideRevealed(space(spot)))


# -- Money Trail


def _why_no_money_trail(state: DraculaState, who: int) -> Why | None:
    if state.options.sea_card_backs == "own" and not _hidden_seas(state):
        return Why("dracula-why-no-sea", "FOD-SEA-11")
    return None


def _hidden_seas(state: DraculaState) -> list[int]:
    return [
        spot
        for spot, there in enumerate(state.trail)
        if there is not None and is_sea(there.place) and not there.face_up
    ]


@effect(EventId.MONEY_TRAIL, why_not=_why_no_money_trail)
def money_trail(state: DraculaState, play: PlayEvent) -> None:
    """A sea zone of the trail is turned up: the player's choice if the backs tell them, else Dracula's."""
    if not _hidden_seas(state):
        state.emit(NoSeaFound())
    else:
        own = state.options.sea_card_backs == "own"
        state.push(FollowMoney(seat=state.holder[play.who] if own else DRACULA))


class FollowMoney(Frame):
    """Which sea zone is turned up."""

    seat: int

    def run(self, state: DraculaState) -> Question:
        question = Question(self.seat, "dracula-ask-money")
        for spot in _hidden_seas(state):
            offer(question, space_option(spot, "dracula-do-turn-up"), spot)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        turn_up_location(state, choice.value)


# -- Behind the Veil


@effect(EventId.BEHIND_THE_VEIL)
def behind_the_veil(state: DraculaState, play: PlayEvent) -> None:
    """Dracula shows his events and encounters; the player discards one of those encounters."""
    seat = state.holder[play.who]
    everyone = state.options.behind_the_veil == "everyone"
    seen = (1 << state.seats) - 1 if everyone else 1 << seat
    for card in state.event_hand:
        state.known_events[card] = state.known_events.get(card, 0) | seen
    for card in state.encounter_hand:
        state.known_encounters[card] = state.known_encounters.get(card, 0) | seen
    events, encounters = tuple(state.event_hand), tuple(state.encounter_hand)
    shown = VeilLifted(play.who, events, encounters, len(events), seen=True)
    to = EVERYONE if everyone else audience(seat, DRACULA)
    state.emit(shown, to=to, others=VeilLifted(play.who))
    if state.encounter_hand:
        state.push(LiftVeil(hunter=play.who))


class LiftVeil(Frame):
    """Which of Dracula's encounters is discarded."""

    hunter: int

    def run(self, state: DraculaState) -> Question:
        question = Question(state.holder[self.hunter], "dracula-ask-veil", hunter=f"hunter:{self.hunter}")
        offer_cards(question, "encounter", sorted(state.encounter_hand), "dracula-do-discard")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        discard_encounters_from_hand(state, [choice.value])
        refill_encounters(state)


FRAMES: tuple[type[Frame], ...] = (ReadReports, NameCities, PlayCylinders, FollowMoney, LiftVeil)
