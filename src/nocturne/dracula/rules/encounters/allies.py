"""Dracula's allies at work: what Brides, Great Wolf and Hildesheim do at the start of each of his phases.

The hunters' allies act where the rules they change are: Rufus Smith at sea, Jonathan Harker on the trail,
Sister Agatha in fights.
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.box import EventId, ItemId, Side, components
from nocturne.dracula.rules.harm.hurt import Hurt
from nocturne.dracula.rules.harm.strikes import reveal_question
from nocturne.dracula.rules.questions.asking import (
    PASS_KEY,
    in_play,
    items_named,
    may_hold_item,
    offer_cards,
    offer_hunters,
    offer_pass,
)
from nocturne.dracula.rules.supplies.supply import ReceiveEvent
from nocturne.dracula.rules.table.alliances import is_ally
from nocturne.dracula.rules.table.cards import (
    discard_encounters_from_hand,
    draw_encounters,
    reveal_item,
    take_event,
)
from nocturne.dracula.state import COUNT, DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame

WARDS = (ItemId.CRUCIFIX, ItemId.HEAVENLY_HOST)
"""The items the Great Wolf shrinks from."""


class Step(IntEnum):
    """How far the start of a Dracula phase has come."""

    HILDESHEIM = 0
    ASK = 1
    DONE = 2


class AllyStep(Frame):
    """The start of a Dracula phase: his ally acts."""

    def run(self, state: DraculaState) -> Question | None:
        if self.step == Step.HILDESHEIM:
            self.step = Step.ASK
            if is_ally(state, EventId.IMMANUEL_HILDESHEIM):
                self._take_top_event(state)
            return None
        if self.step == Step.ASK and is_ally(state, EventId.DRACULAS_BRIDES) and state.encounter_hand:
            question = Question(DRACULA, "dracula-ask-brides-cycle")
            offer_pass(question)
            offer_cards(question, "encounter", state.encounter_hand, "dracula-do-discard")
            return question
        if self.step == Step.ASK and is_ally(state, EventId.GREAT_WOLF) and in_play(state):
            question = Question(DRACULA, "dracula-ask-wolf", amount=_wolf_damage())
            offer_hunters(question, in_play(state), "dracula-do-target")
            return question
        state.pop()
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        self.step = Step.DONE
        if is_ally(state, EventId.GREAT_WOLF):
            state.push(WolfStrikes(hunter=choice.value, amount=_wolf_damage()))
        elif choice.key != PASS_KEY:
            discard_encounters_from_hand(state, [choice.value])
            draw_encounters(state, 1)

    def _take_top_event(self, state: DraculaState) -> None:
        """Hildesheim: the top event is Dracula's, as its back shows: he takes it."""
        deck = state.event_deck
        if deck and components().event_cards[deck[-1]].side is Side.DRACULA:
            state.push(ReceiveEvent(who=COUNT, card=take_event(state)))


def _wolf_damage() -> int:
    return components().event(EventId.GREAT_WOLF).ally_damage


class WolfStrikes(Frame):
    """The Great Wolf attacks a hunter, who is hurt unless a Crucifix or Heavenly Host is revealed."""

    hunter: int
    amount: int

    def run(self, state: DraculaState) -> Question | None:
        if may_hold_item(state, self.hunter, items_named(*WARDS)):
            return reveal_question(state, self.hunter, "dracula-ask-ward", WARDS)
        self._strike(state)
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self._strike(state)
        else:
            state.pop()
            reveal_item(state, self.hunter, choice.value)

    def _strike(self, state: DraculaState) -> None:
        state.pop()
        state.push(Hurt(hunter=self.hunter, amount=self.amount))


FRAMES: tuple[type[Frame], ...] = (AllyStep, WolfStrikes)
