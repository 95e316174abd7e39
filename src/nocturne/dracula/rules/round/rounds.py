"""The round: dawn, day, dusk, night and Dracula's phase, and the fights when hunters and Dracula meet."""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.board import NOWHERE, Place, is_sea
from nocturne.dracula.components.box import PowerId, Timing
from nocturne.dracula.events.hunters import DaySkipped, EventsDiscarded, FightDeclined, WentToHospital
from nocturne.dracula.rules.combat.steps import Fight
from nocturne.dracula.rules.playing.event_cards import EventWindow
from nocturne.dracula.rules.questions.offering import PASS, hunter_option, link_option, offer, place_option
from nocturne.dracula.rules.round.dracula_phase import DraculaPhase
from nocturne.dracula.rules.round.hunter_phase import HunterPhase
from nocturne.dracula.rules.table.cards import discard_event, discard_items
from nocturne.dracula.rules.table.time import advance_time
from nocturne.dracula.rules.table.tokens import (
    fogged,
    lift_fog,
    remove_hosts,
    remove_roadblock,
    remove_storm,
)
from nocturne.dracula.rules.table.trail import (
    could_be_hide,
    current_place,
    current_spot,
    hideout,
    turn_up_location,
)
from nocturne.dracula.state import COUNT, DRACULA, NO_CARD, DraculaState, Hideout, Phase
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame


class RoundStep(IntEnum):
    """What comes next in a round."""

    DAWN = 0
    DAY = 1
    DUSK = 2
    NIGHT = 3
    DRACULA = 4
    END = 5


class Round(Frame):
    """The whole game after set-up: one round after another (FOD-DAWN-01, FOD-DPHA-01)."""

    def run(self, state: DraculaState) -> None:
        step, self.step = self.step, self.step + 1
        if step == RoundStep.DAWN:
            state.push(Dawn(first=state.round == 1 and state.phase is Phase.SET_UP))
        elif step == RoundStep.DAY:
            if state.lasting.no_day:  # Darkness Returns
                state.lasts(no_day=False)
                state.emit(DaySkipped())
            else:
                state.phase = Phase.DAY
                state.push(HunterPhase())
                state.push(EventWindow(timing=Timing.DAY))
        elif step == RoundStep.DUSK:
            state.push(Dusk())
        elif step == RoundStep.NIGHT:
            state.phase = Phase.NIGHT
            state.push(HunterPhase())
        elif step == RoundStep.DRACULA:
            state.lasts(long_night=False, free_order=False, no_supply=False)
            state.push(DraculaPhase())
        else:
            state.round += 1
            self.step = RoundStep.DAWN


def into_hospital(state: DraculaState) -> None:
    """The hunters defeated since the last dawn wake in hospital, healed and empty-handed (FOD-DEFE-11..13,
    FOD-HOSP-03). Their tickets are kept: only items and events are named."""
    for i, hunter in enumerate(state.hunters):
        if hunter.place != NOWHERE or hunter.hospital == NOWHERE:
            continue
        hunter.place, hunter.hospital = hunter.hospital, NOWHERE
        hunter.damage = hunter.bites = 0
        hunter.shown_item = hunter.shown_event = NO_CARD
        state.emit(WentToHospital(i, hunter.place))
        events, hunter.events = hunter.events, []
        for card in events:
            discard_event(state, card)
        if events:
            state.emit(EventsDiscarded(tuple(events), i))
        discard_items(state, i, hunter.items[:])


class DawnStep(IntEnum):
    """What comes next at dawn."""

    TIME = 0
    EVENTS = 1
    FIGHT = 2
    HOSTS = 3


class Dawn(Frame):
    """Before the day: the marker moves, dawn events, a fight where hunters and Dracula meet (FOD-DAWN-06,
    FOD-DAWN-07), and at its end the Heavenly Hosts go (FOD-CONS-05).

    The first round opens on Monday's day without a dawn, unless the table wants its windows."""

    first: bool = False

    def run(self, state: DraculaState) -> None:
        step, self.step = self.step, self.step + 1
        skipped = state.lasting.no_day and state.options.darkness_dawn == "skipped"
        if step == DawnStep.TIME:
            state.phase = Phase.DAWN
            if self.first:
                if state.options.first_dawn == "skipped":
                    state.pop()
                return
            advance_time(state)
            into_hospital(state)
        elif step == DawnStep.EVENTS:
            if not skipped:
                state.push(EventWindow(timing=Timing.DAWN))
        elif step == DawnStep.FIGHT:
            if not skipped:
                state.push(Confrontation())
        else:
            remove_hosts(state)
            state.pop()


class DuskStep(IntEnum):
    """What comes next at dusk."""

    TIME = 0
    EVENTS = 1
    FIGHT = 2
    ROADBLOCK = 3
    STORM = 4
    FOG = 5


class Dusk(Frame):
    """Before the night: the marker moves, dusk events, a fight; at its end Dracula takes up a roadblock, a
    storm and one fog of every city (FOD-BLOC-04, FOD-STOR-05, FOD-FOG-07)."""

    def run(self, state: DraculaState) -> Question | None:
        if self.step == DuskStep.TIME:
            state.phase = Phase.DUSK
            state.lasts(vigor=False, like_night=False)
            advance_time(state)
            self.step = DuskStep.EVENTS
        elif self.step == DuskStep.EVENTS:
            self.step = DuskStep.FIGHT
            state.push(EventWindow(timing=Timing.DUSK))
        elif self.step == DuskStep.FIGHT:
            self.step = DuskStep.ROADBLOCK
            state.push(Confrontation())
        elif self.step == DuskStep.ROADBLOCK:
            if len(state.roadblocks) > 1:
                return self._ask_roadblock(state)
            for link in state.roadblocks:
                remove_roadblock(state, link)
            self.step = DuskStep.STORM
        elif self.step == DuskStep.STORM:
            if len(state.storms) > 1:
                return self._ask_storm(state)
            for place in state.storms:
                remove_storm(state, place)
            self.step = DuskStep.FOG
        else:
            lift_fog(state)
            state.pop()
        return None

    def _ask_roadblock(self, state: DraculaState) -> Question:
        question = Question(DRACULA, "dracula-ask-remove-roadblock")
        for link in state.roadblocks:
            option = link_option(state.board, "remove", "dracula-do-remove-roadblock", link, "FOD-BLOC-04")
            offer(question, option, link)
        return question

    def _ask_storm(self, state: DraculaState) -> Question:
        question = Question(DRACULA, "dracula-ask-remove-storm")
        for place in state.storms:
            option = place_option(state.board, "remove", "dracula-do-remove-storm", place, "FOD-STOR-05")
            offer(question, option, place)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if self.step == DuskStep.ROADBLOCK:
            self.step = DuskStep.STORM
            remove_roadblock(state, choice.value)
        else:
            self.step = DuskStep.FOG
            remove_storm(state, choice.value)


# -- meeting Dracula


class Confrontation(Frame):
    """At dawn and at dusk hunters on Dracula's location must fight him (FOD-COMB-03), a delayed hunter too
    (FOD-DELA-03). In fog he may leave any of them alone (FOD-FOG-04).

    While hunters in fog cannot tell whether he is still there, under a Hide, he is asked all the same."""

    spared: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()

    def run(self, state: DraculaState) -> Question | None:
        place = self._suspected(state)
        for hunter in state.hunters_at(place) if place != NOWHERE else []:
            if hunter not in self.asked:
                return self._ask(state, hunter, current_place(state) == place)
        state.pop()
        here = current_place(state)
        met = tuple(hunter for hunter in state.hunters_at(here) if hunter not in self.spared)
        if met and not (is_sea(here) and not self._fight_at_sea(state)):
            turn_up_location(state, current_spot(state))
            state.push(Fight(hunters=met, vampire=COUNT))
        return None

    def _fight_at_sea(self, state: DraculaState) -> bool:
        """Being in the same sea zone reveals nothing (FOD-SEA-11); the table's option says what follows."""
        if state.options.fight_at_sea == "if_revealed":
            return hideout(state, current_spot(state)).face_up
        return state.options.fight_at_sea == "always"

    def _suspected(self, state: DraculaState) -> Place:
        """The city in fog where, as far as the hunters there know, Dracula is or may be."""
        hidden = False
        for there in state.trail:
            if there is None or (there.place == NOWHERE and PowerId.HIDE not in there.powers):
                continue
            if there.face_up:
                if there.place == NOWHERE:  # a Hide that has been revealed
                    continue
                return there.place if fogged(state, there.place) else NOWHERE
            if hidden or not could_be_hide(state, there):
                return NOWHERE
            hidden = True
        return NOWHERE

    def _ask(self, state: DraculaState, hunter: int, there: bool) -> Question:
        question = Question(DRACULA, "dracula-ask-fight-in-fog", hunter=f"hunter:{hunter}")
        if there:
            offer(
                question, hunter_option("fight", "dracula-do-fight", hunter, "FOD-COMB-03"), ("fight", hunter)
            )
        offer(question, PASS, ("spare", hunter))
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        what, hunter = choice.value
        self.asked = (*self.asked, hunter)
        if what == "spare":
            self.spared = (*self.spared, hunter)
            if self._certain(state):
                state.emit(FightDeclined(hunter))

    def _certain(self, state: DraculaState) -> bool:
        """Whether everybody knows that Dracula is there."""
        first = next((there for there in state.trail if there is not None and _unknown_or_place(there)), None)
        return first is not None and first.face_up and first.place != NOWHERE


def _unknown_or_place(there: Hideout) -> bool:
    """Not one of the powers everybody sees for what they are, nor a Hide that has been revealed."""
    if there.place != NOWHERE:
        return True
    return PowerId.HIDE in there.powers and not there.face_up
