"""The end of the trail: a hideout that slides past space 6 matures or becomes a lair (FOD-MATU-01)."""

from __future__ import annotations

from enum import IntEnum

from msgspec.structs import replace

from nocturne.dracula.components.board import NOWHERE, is_sea
from nocturne.dracula.components.box import LAIR_SPACES, TRAIL_SPACES, Matured, PowerId, components
from nocturne.dracula.events.references import HIDDEN
from nocturne.dracula.events.trail import EncounterRevealed, HideoutMatured, LairMade, LocationRevealed
from nocturne.dracula.rules.questions.offering import (
    card_option,
    kinds_of,
    offer,
    one_of_each,
    option,
    place_option,
)
from nocturne.dracula.rules.table.holding import Holder
from nocturne.dracula.rules.table.trail import LAIRS, NO_SPOT, clear, lay, put_away
from nocturne.dracula.state import DRACULA, NO_CARD, DraculaState, Hideout, Laid
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.event import audience
from nocturne.kernel.frames import start

POWER_NO_LAIR = Why("dracula-why-power-lair", "FOD-POWR-04")
SEA_NO_LAIR = Why("dracula-why-sea-lair", "FOD-ENCO-02")
HIDE_NEVER_MATURES = Why("dracula-why-hide-matures", "FOD-HIDE-06")
NO_MATURED_EFFECT = Why("dracula-why-no-matured-effect", "FOD-ENCO-04")

PAST_THE_TRAIL = TRAIL_SPACES + 1
"""How events call the space a hideout has slid to when it leaves the trail."""


def looks_like_a_location(there: Hideout) -> bool:
    """Face down as far as everybody can see: not one of the powers that are known by what they do."""
    return there.place != NOWHERE or PowerId.HIDE in there.powers


class Step(IntEnum):
    """How far the end of a hideout has come."""

    FATE = 0
    MATURE = 1
    FINISH = 2
    FURNISH_LAIR = 3


class MatureHideout(Holder):
    """A hideout has slid past space 6. It is still whole here: matured effects find its cards in
    ``hideout``."""

    hideout: Hideout
    matured: tuple[int, ...] = ()  # the encounters already resolved

    def held(self) -> list[tuple[str, int]]:
        return (
            []
            if self.step == Step.FURNISH_LAIR
            else [("encounter", laid.card) for laid in self.hideout.encounters]
        )

    def run(self, state: DraculaState) -> Question | None:
        if self.step == Step.FATE:
            if not looks_like_a_location(
                self.hideout
            ):  # Dark Call, Feed, Misdirect: nothing to choose, nothing to see
                self._finish(state)
                return None
            return self._ask_fate(state)
        if self.step == Step.MATURE:
            if not self.hideout.encounters:
                self.step = Step.FINISH
                return None
            return self._ask_matured(state)
        if self.step == Step.FINISH:
            self._finish(state)
            return None
        return self._ask_encounter(state)

    # -- lair or maturing

    def _ask_fate(self, state: DraculaState) -> Question:
        there = self.hideout
        question = Question(DRACULA, "dracula-ask-fate", **_location_args(there))
        offer(question, option("mature", "dracula-do-mature", "FOD-MATU-01"), ("mature", NO_SPOT))
        why = None
        if there.place == NOWHERE:
            why = POWER_NO_LAIR
        elif is_sea(there.place) or (not state.encounter_hand and not there.encounters):
            why = SEA_NO_LAIR
        if len(state.lairs) < LAIR_SPACES:
            offer(question, option("lair", "dracula-do-lair", "FOD-LAIR-03"), ("lair", NO_SPOT), why)
        else:
            for i, lair in enumerate(state.lairs):  # FOD-LAIR-04
                room = place_option(state.board, "lair-for", "dracula-do-lair-for", lair.place, "FOD-LAIR-04")
                offer(question, room, ("lair", LAIRS + i), why)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        what, value = choice.value
        if what == "mature":
            self.step = Step.MATURE
            self._tell(state, HideoutMatured(), HideoutMatured(self.hideout.place))
        elif what == "lair":
            self._become_lair(state, value)
        elif what == "encounter":
            state.pop()
            lay(state, LAIRS + len(state.lairs) - 1, value)
        elif what == "resolve":
            self._resolve(state, value)
        else:
            self.step = Step.FINISH

    def _tell(
        self, state: DraculaState, open_event: LairMade | HideoutMatured, whole: LairMade | HideoutMatured
    ) -> None:
        if self.hideout.place == NOWHERE:
            state.emit(open_event)
        elif self.hideout.face_up:
            state.emit(whole)
        else:
            state.emit(whole, to=audience(DRACULA), others=open_event)

    def _become_lair(self, state: DraculaState, instead: int) -> None:
        """The location and its encounters go to a lair space, that of another lair if there is no free one;
        Wolf Form and Escape as Bat return to their decks (FOD-WOLF-05, FOD-BAT-09), and Dracula adds an
        encounter (FOD-LAIR-06)."""
        there = self.hideout
        state.lairs.append(replace(there, powers=(), bat=NO_CARD))
        if instead != NO_SPOT:
            # Only now: if the other lay face up, everybody knows that this one is another city.
            clear(state, instead)
        self._tell(state, LairMade(), LairMade(there.place))
        if state.encounter_hand:
            self.step = Step.FURNISH_LAIR
        else:
            state.pop()

    def _ask_encounter(self, state: DraculaState) -> Question:
        question = Question(DRACULA, "dracula-ask-lair-encounter", **_location_args(self.hideout))
        offer_encounters(question, state, "FOD-LAIR-06")
        return question

    # -- matured effects

    def _ask_matured(self, state: DraculaState) -> Question:
        question = Question(DRACULA, "dracula-ask-matured", **_location_args(self.hideout))
        printed = components().encounter_cards
        on_hide = HIDE_NEVER_MATURES if self.hideout.place == NOWHERE else None
        left = [laid.card for laid in self.hideout.encounters if laid.card not in self.matured]
        for card in one_of_each(left, kinds_of("encounter")):
            why = on_hide or (NO_MATURED_EFFECT if printed[card].matured is Matured.NOTHING else None)
            resolve = card_option("encounter", "resolve", "dracula-do-resolve-matured", card, "FOD-MATU-02")
            offer(question, resolve, ("resolve", card), why)
        offer(question, option("done", "dracula-do-matured-done"), ("done", None))
        return question

    def _resolve(self, state: DraculaState, card: int) -> None:
        """Reveal an encounter and resolve its matured effect (FOD-MATU-02)."""
        self.matured = (*self.matured, card)
        self.turn_up(state, card)
        effect = start("dracula/mature", card=card, place=self.hideout.place, rumor=self.hideout.rumor)
        state.push(effect)

    def turn_up(self, state: DraculaState, card: int) -> None:
        """Reveal one of the encounters."""
        turned = tuple(
            Laid(laid.card, laid.face_up or laid.card == card, laid.damage)
            for laid in self.hideout.encounters
        )
        if turned != self.hideout.encounters:
            self.hideout = replace(self.hideout, encounters=turned)
            place = self.hideout.place if self.hideout.face_up else HIDDEN
            state.emit(EncounterRevealed(card, place))

    def turn_up_place(self, state: DraculaState) -> None:
        """Reveal the location, as most matured effects demand."""
        if self.hideout.place != NOWHERE and not self.hideout.face_up:
            self.hideout = replace(self.hideout, face_up=True)
            state.emit(LocationRevealed(self.hideout.place, PAST_THE_TRAIL, False))

    def take_out(self, card: int) -> None:
        """An encounter is kept elsewhere and not discarded with the others."""
        kept = tuple(laid for laid in self.hideout.encounters if laid.card != card)
        self.hideout = replace(self.hideout, encounters=kept)

    def cut_short(self) -> None:
        """A matured vampire clears this hideout at once: nothing else in it matures any more."""
        self.step = Step.FINISH

    def _finish(self, state: DraculaState) -> None:
        """What is left is discarded and the hideout cleared (FOD-MATU-03..06)."""
        state.pop()
        put_away(state, self.hideout, PAST_THE_TRAIL)


def _location_args(there: Hideout) -> dict[str, str]:
    place = f"place:{there.place}" if there.place != NOWHERE else "word:dracula-card-hide"
    return {"location": place}


def offer_encounters(question: Question, state: DraculaState, rule: str) -> None:
    for card in one_of_each(state.encounter_hand, kinds_of("encounter")):
        lay_it = card_option("encounter", "encounter", "dracula-do-lay", card, rule)
        offer(question, lay_it, ("encounter", card))
