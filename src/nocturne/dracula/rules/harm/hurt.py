"""Wounds and bites of the hunters, and what follows when there are too many.

``Hurt`` and ``Bite`` are the only ways a hunter is harmed, so whatever prevents harm is asked here, and a
defeat always follows at once.
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.board import NOWHERE, Place, nearest_hospitals
from nocturne.dracula.components.box import DEFEAT_INFLUENCE, Timing
from nocturne.dracula.events.fights import (
    HarmPrevented,
    HospitalSet,
    HunterBitten,
    HunterDefeated,
    HunterHurt,
)
from nocturne.dracula.rules.playing.event_cards import EventWindow
from nocturne.dracula.rules.questions.asking import offer_places, out_of_play
from nocturne.dracula.rules.table.melee import Harm, fight_of, leave_fight
from nocturne.dracula.rules.table.sheets import sheet
from nocturne.dracula.rules.table.showing import show_settled
from nocturne.dracula.rules.table.victory import gain_influence
from nocturne.dracula.state import DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame


def ask_prevention(state: DraculaState, hunter: int) -> None:
    """Everybody who could prevent harm to this hunter is asked."""
    state.push(EventWindow(timing=Timing.HUNTER_HURT, hunter=hunter))


class HarmStep(IntEnum):
    """How far harm has come, be it damage or a bite."""

    PREVENT = 0
    STRIKE = 1


class Hurt(Harm, kw_only=True):
    """A hunter takes damage (FOD-DAMG-02). All of it is prevented or none (FOD-GSTR-03)."""

    amount: int

    def run(self, state: DraculaState) -> None:
        hunter = state.hunters[self.hunter]
        health = sheet(self.hunter).health
        if self.step == HarmStep.PREVENT:
            self.step = HarmStep.STRIKE
            if self.amount <= 0 or out_of_play(state, self.hunter):
                state.pop()
            elif hunter.damage + self.amount >= health:  # only damage that would defeat can be prevented
                ask_prevention(state, self.hunter)
            return
        state.pop()
        if self.prevented:
            state.emit(HarmPrevented(self.hunter, False))
            return
        hunter.damage = min(health, hunter.damage + self.amount)
        state.emit(HunterHurt(self.hunter, self.amount, hunter.damage))
        self.struck(state)
        if hunter.damage == health and state.result is None:  # FOD-DEFE-02
            state.push(Defeat(hunter=self.hunter, fell=hunter.place))

    def struck(self, state: DraculaState) -> None:
        """What happens in the same instant as the damage, before a defeat counts (FOD-WIN-02)."""


class Bite(Harm):
    """A hunter is bitten (FOD-BITE-02)."""

    is_bite = True

    def run(self, state: DraculaState) -> None:
        if self.step == HarmStep.PREVENT:
            self.step = HarmStep.STRIKE
            if out_of_play(state, self.hunter):
                state.pop()
            else:
                ask_prevention(state, self.hunter)
            return
        state.pop()
        hunter = state.hunters[self.hunter]
        if self.prevented:
            state.emit(HarmPrevented(self.hunter, True))
            self.spared(state)
        elif hunter.bites < sheet(self.hunter).bite_spaces:
            hunter.bites += 1
            state.emit(HunterBitten(self.hunter, hunter.bites))
            if fight_of(state, self.hunter) is None:  # FOD-REVE-04: in a fight nothing is kept revealed
                show_settled(state, self.hunter)
        else:  # FOD-BITE-04; FOD-WEAK-07: Mina has no free space
            state.emit(HunterBitten(self.hunter, 0))
            state.push(Defeat(hunter=self.hunter, fell=hunter.place))

    def spared(self, state: DraculaState) -> None:
        """Called when the bite was prevented."""


class DefeatStep(IntEnum):
    """How far a defeat has come."""

    FALL = 0
    HOSPITAL = 1


class Defeat(Frame):
    """A hunter is defeated: off the board, and Dracula gains influence (FOD-DEFE-04, FOD-DEFE-06)."""

    hunter: int
    fell: Place

    def run(self, state: DraculaState) -> Question | None:
        hospitals = nearest_hospitals(state.board, self.fell, state.options.hospital_from_sea)
        hunter = state.hunters[self.hunter]
        if self.step == DefeatStep.FALL:
            self.step = DefeatStep.HOSPITAL
            hunter.place = NOWHERE
            hunter.delayed = False
            hunter.bats = False
            state.emit(HunterDefeated(self.hunter, self.fell))
            leave_fight(state, self.hunter)
            gain_influence(state, DEFEAT_INFLUENCE + state.despair)
            return None
        if len(hospitals) == 1:  # FOD-DEFE-05
            self._settle(state, hospitals[0])
            return None
        # FOD-DEFE-07: Dracula picks among equally near ones.
        question = Question(DRACULA, "dracula-ask-hospital", hunter=f"hunter:{self.hunter}")
        offer_places(question, state, hospitals, "dracula-do-hospital", "FOD-DEFE-07")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        self._settle(state, choice.value)

    def _settle(self, state: DraculaState, space: Place) -> None:
        state.hunters[self.hunter].hospital = space
        state.emit(HospitalSet(self.hunter, space))
        state.pop()


FRAMES: tuple[type[Frame], ...] = (Hurt, Bite, Defeat)
