"""Dracula's phase: the trail slides, a card is placed on it, an encounter on the card (FOD-DPHA-01, -02)."""

from __future__ import annotations

from enum import IntEnum

from msgspec.structs import replace

from nocturne.dracula.components.board import CASTLE, NOWHERE, Mask, Place, as_wolf, is_sea, places_in
from nocturne.dracula.components.box import (
    CASTLE_HEALING,
    ERROR_DAMAGE,
    PORT_TO_SEA_DAMAGE,
    SEA_TO_SEA_DAMAGE,
    TRAIL_SPACES,
    EventId,
    Power,
    PowerId,
    Timing,
    components,
)
from nocturne.dracula.events.hunters import PhaseBegan
from nocturne.dracula.events.trail import (
    DraculaErred,
    LairOpened,
    LocationPlaced,
    LocationRevealed,
    RumorPlaced,
    TrailSlid,
)
from nocturne.dracula.rules.encounters.allies import AllyStep
from nocturne.dracula.rules.encounters.maturing import MatureHideout, looks_like_a_location, offer_encounters
from nocturne.dracula.rules.playing.event_cards import EventWindow
from nocturne.dracula.rules.questions.offering import PASS, offer, option, place_option
from nocturne.dracula.rules.table.alliances import is_ally
from nocturne.dracula.rules.table.cards import draw_encounters
from nocturne.dracula.rules.table.time import advance_time
from nocturne.dracula.rules.table.tokens import holy_at
from nocturne.dracula.rules.table.trail import (
    LAIRS,
    NO_SPOT,
    clear,
    closed,
    current_place,
    current_spot,
    hideout,
    lay,
    may_hold_encounter,
    occupied,
    powers_out,
    spot_of,
    tied_hide,
    turn_up_location,
    untie,
)
from nocturne.dracula.rules.table.victory import fury, fury_of_place, heal_dracula, hurt_dracula
from nocturne.dracula.state import DRACULA, DraculaState, Hideout, Phase
from nocturne.kernel.decision import Choice, Option, Question, Why
from nocturne.kernel.event import EVERYONE, audience
from nocturne.kernel.state import Frame

ON_TRAIL = Why("dracula-why-card-on-trail", "FOD-POWR-06")
HOLY = Why("dracula-why-holy", "FOD-CONS-02")
HOLY_HERE = Why("dracula-why-holy-here", "FOD-CONS-03")
NOT_AT_SEA = Why("dracula-why-power-at-sea", "FOD-SEA-14")
NOT_BY_RAIL = Why("dracula-why-dracula-rail", "FOD-MOVE-02")
TOO_FAR_AS_WOLF = Why("dracula-why-wolf", "FOD-WOLF-03")
NO_HIDEOUT = Why("dracula-why-nothing-to-misdirect", "FOD-MISD-02")
IS_CASTLE = Why("dracula-why-misdirect-castle", "FOD-MISD-04")
HAS_POWER = Why("dracula-why-misdirect-power", "FOD-MISD-05")
IS_TIED = Why("dracula-why-misdirect-tied", "FOD-MISD-06")
NO_WAY_ON = Why("dracula-why-no-location", "FOD-POWR-02")


class PhaseStep(IntEnum):
    """How far Dracula's phase has come."""

    ALLY = 0
    EVENTS = 1
    SLIDE = 2
    MOVE = 3
    LAST_EVENTS = 4
    END = 5


class DraculaPhase(Frame):
    """Ally, events, movement step, encounter step, and again after an Unearthly Swiftness."""

    def run(self, state: DraculaState) -> None:
        step, self.step = self.step, self.step + 1
        if step == PhaseStep.ALLY:
            state.phase = Phase.DRACULA
            state.emit(PhaseBegan("dracula-phase-dracula"))
            state.push(AllyStep())
        elif step == PhaseStep.EVENTS:
            state.push(EventWindow(timing=Timing.DRACULA_PHASE))
        elif step == PhaseStep.SLIDE:
            slide(state)
        elif step == PhaseStep.MOVE:
            state.push(Movement())
        elif step == PhaseStep.LAST_EVENTS:
            state.push(EventWindow(timing=Timing.DRACULA_PHASE_END))
        elif state.lasting.swiftness:
            state.lasts(swiftness=state.lasting.swiftness - 1)
            if state.options.swiftness_time == "advances":
                advance_time(state)
                advance_time(state)
            self.step = PhaseStep.ALLY
        else:
            state.pop()


# -- sliding


def slide(state: DraculaState) -> None:
    """Every hideout goes one space on (FOD-DPHA-03, FOD-HIDO-03); the one that leaves the trail matures or
    becomes a lair (FOD-MATU-01)."""
    last = state.trail.pop()
    state.trail.insert(0, None)
    state.emit(TrailSlid())
    if last is not None:
        untie(state, last.place)  # FOD-HIDE-03
        state.push(MatureHideout(hideout=last))
    if is_ally(state, EventId.JONATHAN_HARKER):
        for number in components().event(EventId.JONATHAN_HARKER).spaces:
            arrived = state.trail[number - 1]
            if arrived is not None and not arrived.face_up and looks_like_a_location(arrived):
                turn_up_location(state, number - 1)


# -- the movement step


class MoveStep(IntEnum):
    """How far the movement step has come."""

    BEGIN = 0
    ASK = 1
    ASK_LOCATION = 2
    ENCOUNTER = 3
    END = 4


class Movement(Frame):
    """Dracula chooses a location or power card and places it (FOD-DPHA-05); then the encounter step.

    ``origin`` is where he moves from: Misdirect may clear the very card that says so."""

    origin: Place = NOWHERE
    misdirected: int = NO_SPOT
    encounter: bool = False  # whether the card placed is followed by the encounter step

    def run(self, state: DraculaState) -> Question | None:
        if self.step == MoveStep.BEGIN:
            self.origin = current_place(state)
            self.step = MoveStep.ASK
            return None
        if self.step == MoveStep.ASK:
            question = self._ask(state)
            if question.options:
                return question
            self._err(state)
            return None
        if self.step == MoveStep.ASK_LOCATION:
            return self._ask_location(state)
        if self.step == MoveStep.ENCOUNTER:
            self.step = MoveStep.END
            if self.encounter and state.encounter_hand:
                state.push(EncounterStep())
            return None
        state.pop()
        return None

    # -- what may be placed

    def _ask(self, state: DraculaState) -> Question:
        question = Question(DRACULA, "dracula-ask-movement", at=f"at:{self.origin}")
        board = state.board
        for place in board.adjacent[self.origin]:  # FOD-DPHA-06..09
            offer(question, _move_option(state, place), ("move", place), self._why_not_enter(state, place))
        box = components()
        out = powers_out(state)
        for ident in (PowerId.DARK_CALL, PowerId.FEED, PowerId.HIDE):
            power = option(ident.value, f"dracula-do-{ident.value}", _POWER_RULES[ident])
            offer(question, power, ("power", ident), self._why_no_power(state, box.power(ident), out))
        self._offer_wolf(question, state, out)
        self._offer_misdirect(question, state, out)
        return question

    def _why_not_enter(self, state: DraculaState, place: Place) -> Why | None:
        if holy_at(state, place):
            return HOLY
        spot = spot_of(state, place)
        return ON_TRAIL if 0 <= spot < LAIRS else None  # a lair may be moved to (FOD-LAIR-09)

    def _why_no_power(self, state: DraculaState, power: Power, out: set[PowerId]) -> Why | None:
        if power.id in out:
            return ON_TRAIL
        if is_sea(self.origin) and not power.at_sea:
            return NOT_AT_SEA  # not Misdirect, but Dark Call and Feed (FOD-SEA-15, FOD-DARK-06, FOD-FEED-04)
        return HOLY_HERE if holy_at(state, self.origin) and not power.on_consecrated else None

    def _offer_wolf(self, question: Question, state: DraculaState, out: set[PowerId]) -> None:
        power = components().power(PowerId.WOLF_FORM)
        why = self._why_no_power(state, power, out)
        if why is not None:
            offer(question, option("wolf_form", "dracula-do-wolf_form"), None, why)
            return
        from_holy = state.options.wolf_from_consecrated == "allowed"
        reached = as_wolf(state.board, self.origin, state.holy, power.reach, from_holy)
        if not reached:
            offer(question, option("wolf_form", "dracula-do-wolf_form"), None, TOO_FAR_AS_WOLF)
        for place in places_in(reached):
            verb = "wolf_form:lair" if spot_of(state, place) >= LAIRS else "wolf_form"
            wolf = place_option(state.board, verb, "dracula-do-wolf-to", place, "FOD-WOLF-03")
            offer(question, wolf, ("wolf", place), self._why_not_enter(state, place))
        # FOD-WOLF-06, FOD-HIDE-07: the wolf may also stay where he is, under Hide.
        hide = components().power(PowerId.HIDE)
        stay = option("wolf_form:hide", "dracula-do-wolf-hide", "FOD-WOLF-06")
        offer(question, stay, ("wolf", NOWHERE), self._why_no_power(state, hide, out))

    def _offer_misdirect(self, question: Question, state: DraculaState, out: set[PowerId]) -> None:
        why = self._why_no_power(state, components().power(PowerId.MISDIRECT), out)
        if why is None and all(there is None for there in state.trail):
            why = NO_HIDEOUT
        if why is not None:
            offer(question, option("misdirect", "dracula-do-misdirect"), None, why)
            return
        for spot, there in enumerate(state.trail):
            if there is not None:
                offer(
                    question,
                    _misdirect_option(spot),
                    ("misdirect", spot),
                    self._why_not_clear(state, spot, there),
                )

    def _why_not_clear(self, state: DraculaState, spot: int, there: Hideout) -> Why | None:
        if there.powers:
            return HAS_POWER
        if there.place == CASTLE:
            return IS_CASTLE
        if tied_hide(state, there.place) != NO_SPOT:
            return IS_TIED
        # The card that is cleared comes back to the deck in time to be placed again.
        freed = there.place
        for place in state.board.adjacent[self.origin]:
            why = self._why_not_enter(state, place)
            if why is None or (why is ON_TRAIL and place == freed):
                return None
        return NO_WAY_ON

    def _ask_location(self, state: DraculaState) -> Question:
        """After Misdirect a location follows as usual (FOD-POWR-02)."""
        question = Question(DRACULA, "dracula-ask-location", at=f"at:{self.origin}")
        for place in state.board.adjacent[self.origin]:
            offer(question, _move_option(state, place), ("move", place), self._why_not_enter(state, place))
        return question

    # -- placing it

    def take(self, state: DraculaState, choice: Choice) -> None:
        what, value = choice.value
        if what == "misdirect":
            self._misdirect(state, value)
            return
        self.step = MoveStep.ENCOUNTER
        if what == "move":
            self._place(state, value)
        elif what == "power":
            self._play_power(state, value)
        elif value == NOWHERE:
            self._hide(state, (PowerId.WOLF_FORM, PowerId.HIDE))
        else:
            self._place(state, value, PowerId.WOLF_FORM)

    def _place(self, state: DraculaState, place: Place, power: PowerId | None = None) -> None:
        """A location card goes on space 1, from the deck or, with all that lies on it, from a lair
        (FOD-LAIR-10). A city with hunters is placed face up (FOD-DPHA-10). Wolf Form lies on the same space
        (FOD-WOLF-04)."""
        met = occupied(state) >> place & 1 == 1
        spot = spot_of(state, place)
        powers = () if power is None else (power,)
        there = Hideout(place)
        if spot != NO_SPOT:
            there = state.lairs.pop(spot - LAIRS)
            state.emit(LairOpened(spot - LAIRS + 1))
        state.placements += 1
        known = there.face_up
        there = replace(
            there,
            powers=powers,
            face_up=known or met,
            ruled_out=Mask(there.ruled_out | closed(state)),
            never_hide=spot != NO_SPOT,
            serial=state.placements,
        )
        state.trail[0] = there
        back = back_of(state, place)
        form = "none" if power is None else power.value
        open_event = LocationPlaced(back, form, lair=spot != NO_SPOT)
        whole = LocationPlaced(back, form, place, lair=spot != NO_SPOT)
        state.emit(whole, to=EVERYONE if there.face_up else audience(DRACULA), others=open_event)
        if met and not known:
            state.emit(LocationRevealed(place, 1, True))
        self.encounter = not met and not is_sea(place)  # FOD-DPHA-16, FOD-DPHA-17, FOD-SEA-17, FOD-WOLF-07
        # FOD-WIN-02: what hurts Dracula comes before what he gains.
        hurt_dracula(state, self._cost(state, place, power))
        if place == CASTLE:
            heal_dracula(state, CASTLE_HEALING)  # FOD-CAST-03
        fury_of_place(state, place)

    def _cost(self, state: DraculaState, place: Place, power: PowerId | None) -> int:
        """The damage of the journey (FOD-SEA-12, FOD-SEA-13, FOD-WOLF-02)."""
        if power is not None:
            return components().power(power).damage
        if not is_sea(place):
            return 0
        if not is_sea(self.origin):
            return PORT_TO_SEA_DAMAGE
        if is_ally(state, EventId.RUFUS_SMITH):
            return components().event(EventId.RUFUS_SMITH).ally_damage
        return SEA_TO_SEA_DAMAGE

    def _play_power(self, state: DraculaState, ident: PowerId) -> None:
        """Dark Call, Feed or Hide, placed instead of a location (FOD-DARK-04, FOD-FEED-02, FOD-HIDE-11). On
        the first two goes no encounter (FOD-DARK-05, FOD-FEED-03)."""
        if ident is PowerId.HIDE:
            self._hide(state, (PowerId.HIDE,))
            return
        power = components().power(ident)
        state.placements += 1
        state.trail[0] = Hideout(powers=(ident,), face_up=True, serial=state.placements)
        state.emit(LocationPlaced("common", ident.value))
        hurt_dracula(state, power.damage)  # FOD-DARK-01
        heal_dracula(state, power.heals)  # FOD-FEED-01
        if power.encounters and state.result is None:
            draw_encounters(state, power.encounters)  # FOD-DARK-02, FOD-DARK-03

    def _hide(self, state: DraculaState, powers: tuple[PowerId, ...]) -> None:
        """Hide is tied to the leftmost location (FOD-HIDE-02) and takes an encounter (FOD-HIDE-12). To the
        others it is a card like any other."""
        state.placements += 1
        state.trail[0] = Hideout(
            powers=powers, tied=self.origin, ruled_out=closed(state), serial=state.placements
        )
        wolf = PowerId.WOLF_FORM if PowerId.WOLF_FORM in powers else None
        whole = LocationPlaced("common", PowerId.HIDE.value)
        seen = LocationPlaced("common", "none" if wolf is None else wolf.value)
        state.emit(whole, to=audience(DRACULA), others=seen)
        self.encounter = True
        if wolf is not None:
            hurt_dracula(state, components().power(wolf).damage)
        if state.options.fury_counts == "cities_and_hide":
            fury(state)

    def _misdirect(self, state: DraculaState, spot: int) -> None:
        """FOD-MISD-02, FOD-MISD-03."""
        clear(state, spot)
        state.placements += 1
        state.trail[spot] = Hideout(powers=(PowerId.MISDIRECT,), face_up=True, serial=state.placements)
        state.emit(LocationPlaced("common", PowerId.MISDIRECT.value, cleared=spot + 1))
        self.step = MoveStep.ASK_LOCATION

    def _err(self, state: DraculaState) -> None:
        """No card can be played: the penalty (FOD-ERRO-02..05). His location ends on space 1."""
        self.step = MoveStep.ENCOUNTER
        state.emit(DraculaErred())
        spot = current_spot(state)
        turn_up_location(state, spot)
        kept = hideout(state, spot)
        for other in range(TRAIL_SPACES):
            if other != spot and state.trail[other] is not None:
                clear(state, other)
        state.trail[spot] = None
        state.trail[0] = kept
        hurt_dracula(state, ERROR_DAMAGE)


_POWER_RULES = {
    PowerId.DARK_CALL: "FOD-DARK-01",
    PowerId.FEED: "FOD-FEED-01",
    PowerId.HIDE: "FOD-HIDE-01",
}
_MISDIRECT = tuple(
    Option(
        f"misdirect:{number}",
        "dracula-do-misdirect-space",
        {"space": number},
        (f"space:{number}",),
        ("FOD-MISD-02",),
    )
    for number in range(1, TRAIL_SPACES + 1)
)


def _misdirect_option(spot: int) -> Option:
    return _MISDIRECT[spot]


def _move_option(state: DraculaState, place: Place) -> Option:
    """``city:london`` or ``sea:north_sea``; ``lair:london`` where a lair becomes a hideout again."""
    if is_sea(place):
        return place_option(state.board, "", "dracula-do-sail", place, "FOD-SEA-02")
    if spot_of(state, place) >= LAIRS:
        return place_option(state.board, "lair", "dracula-do-return-to-lair", place, "FOD-LAIR-10")
    return place_option(state.board, "", "dracula-do-go", place, "FOD-DPHA-07")


def back_of(state: DraculaState, place: Place) -> str:
    """What the back of a location card tells (FOD-CAST-02)."""
    if place == CASTLE:
        return "castle"
    return "sea" if is_sea(place) and state.options.sea_card_backs == "own" else "common"


# -- the encounter step


class LayStep(IntEnum):
    """How far the encounter step has come."""

    ASK = 0
    END = 1


class EncounterStep(Frame):
    """An encounter goes face down on space 1 (FOD-DPHA-14); then Dracula may put a rumor on one of the first
    three spaces that holds an encounter (FOD-DPHA-15)."""

    def run(self, state: DraculaState) -> Question | None:
        if self.step == LayStep.ASK:
            if not may_hold_encounter(state, 0):
                self.step = LayStep.END
                return None
            question = Question(DRACULA, "dracula-ask-encounter")
            offer_encounters(question, state, "FOD-DPHA-14")
            return question
        spots = self._rumor_spots(state)
        if not state.rumors or not spots:
            state.pop()
            return None
        question = Question(DRACULA, "dracula-ask-rumor", count=state.rumors)
        offer(question, PASS, ("pass", None))
        for spot in spots:
            offer(question, _RUMORS[spot], ("rumor", spot))
        return question

    def _rumor_spots(self, state: DraculaState) -> list[int]:
        """FOD-RUMO-04, FOD-RUMO-05."""
        return [
            spot
            for spot, there in enumerate(state.trail[:3])
            if there is not None and there.encounters and not there.rumor
        ]

    def take(self, state: DraculaState, choice: Choice) -> None:
        what, value = choice.value
        if what == "encounter":
            lay(state, 0, value)
            self.step = LayStep.END
            return
        state.pop()
        if what == "rumor":
            state.rumors -= 1
            state.trail[value] = replace(hideout(state, value), rumor=True)
            state.emit(RumorPlaced(value + 1))


_RUMORS = tuple(
    Option(f"rumor:{number}", "dracula-do-rumor", {"space": number}, (f"space:{number}",), ("FOD-DPHA-15",))
    for number in (1, 2, 3)
)
