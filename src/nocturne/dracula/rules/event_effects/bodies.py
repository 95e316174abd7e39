"""Events that wound, heal, weaken or move a hunter."""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.box import EventId, ItemId, components
from nocturne.dracula.events.fights import BiteHealed
from nocturne.dracula.rules.encounters.allies import WolfStrikes
from nocturne.dracula.rules.harm.hurt import Hurt
from nocturne.dracula.rules.journeys.travel import adjacent_open, carry
from nocturne.dracula.rules.playing.event_cards import PlayEvent, effect
from nocturne.dracula.rules.questions.asking import in_play, offer_cards, offer_hunters, offer_places
from nocturne.dracula.rules.table.cards import (
    delay,
    discard_events,
    discard_items,
    items_of_kind,
    reveal_hand,
)
from nocturne.dracula.rules.table.sheets import weakened
from nocturne.dracula.rules.table.showing import show_settled
from nocturne.dracula.rules.table.victory import gain_influence
from nocturne.dracula.state import DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame

# -- Blood Transfusion


def _bitten_beside(state: DraculaState, hunter: int) -> list[int]:
    """Weakened hunters in the same city with a bite that can be healed; Mina's mark is none."""
    here = state.hunters_at(state.hunters[hunter].place)
    return [other for other in here if other != hunter and state.hunters[other].bites > 0]


def _why_no_transfusion(state: DraculaState, who: int) -> Why | None:
    if weakened(state, who):
        return Why("dracula-why-weakened", "FOD-WEAK-01")
    return None if _bitten_beside(state, who) else Why("dracula-why-nobody-bitten", "FOD-HOSP-09")


@effect(EventId.BLOOD_TRANSFUSION, why_not=_why_no_transfusion)
def blood_transfusion(state: DraculaState, play: PlayEvent) -> None:
    """The player suffers 1 damage, a weakened hunter there loses a bite."""
    state.push(GiveBlood(hunter=play.who))


class GiveBlood(Frame):
    """The player picks who is healed."""

    hunter: int

    def run(self, state: DraculaState) -> Question | None:
        bitten = _bitten_beside(state, self.hunter)
        if len(bitten) == 1:
            self._heal(state, bitten[0])
            return None
        question = Question(state.holder[self.hunter], "dracula-ask-blood", hunter=f"hunter:{self.hunter}")
        offer_hunters(question, bitten, "dracula-do-target")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        self._heal(state, choice.value)

    def _heal(self, state: DraculaState, other: int) -> None:
        state.pop()
        damage = components().event(EventId.BLOOD_TRANSFUSION).damage
        state.push(Hurt(hunter=self.hunter, amount=damage))
        state.hunters[other].bites -= 1
        state.emit(BiteHealed(other, state.hunters[other].bites))
        show_settled(state, other)


# -- Vampire Lair


def _why_no_lair(state: DraculaState, who: int) -> Why | None:
    return None if items_of_kind(state, who, ItemId.STAKE) else Why("dracula-why-no-stake", "FOD-GOLD-02")


@effect(EventId.VAMPIRE_LAIR, why_not=_why_no_lair)
def vampire_lair(state: DraculaState, play: PlayEvent) -> None:
    """Discard a Stake and become delayed: influence goes down by 2."""
    delay(state, play.who)
    gain_influence(state, components().event(EventId.VAMPIRE_LAIR).influence)
    discard_items(state, play.who, items_of_kind(state, play.who, ItemId.STAKE)[:1])


# -- Great Wolf


@effect(EventId.GREAT_WOLF)
def great_wolf(state: DraculaState, play: PlayEvent) -> None:
    """A hunter suffers 4 damage unless a Crucifix or Heavenly Host is revealed."""
    if in_play(state):
        state.push(SendWolf())


class SendWolf(Frame):
    """Dracula picks the hunter."""

    def run(self, state: DraculaState) -> Question:
        damage = components().event(EventId.GREAT_WOLF).damage
        question = Question(DRACULA, "dracula-ask-wolf", amount=damage)
        offer_hunters(question, in_play(state), "dracula-do-target")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        damage = components().event(EventId.GREAT_WOLF).damage
        state.push(WolfStrikes(hunter=choice.value, amount=damage))


# -- Vampiric Influence


def _weakened_hunters(state: DraculaState) -> list[int]:
    return [hunter for hunter in in_play(state) if weakened(state, hunter)]


@effect(EventId.VAMPIRIC_INFLUENCE)
def vampiric_influence(state: DraculaState, play: PlayEvent) -> None:
    """A weakened hunter shows both hands, loses a card and is moved to an adjacent city."""
    if _weakened_hunters(state):
        state.push(Influence())


class Step(IntEnum):
    """How far the event has come."""

    VICTIM = 0
    DISCARD = 1
    MOVE = 2


class Influence(Frame):
    """Dracula picks the hunter, the card and the city."""

    hunter: int = -1

    def run(self, state: DraculaState) -> Question | None:
        if self.step == Step.VICTIM:
            question = Question(DRACULA, "dracula-ask-influence")
            offer_hunters(question, _weakened_hunters(state), "dracula-do-target")
            return question
        victim = state.hunters[self.hunter]
        name = f"hunter:{self.hunter}"
        if self.step == Step.DISCARD:
            if not victim.items and not victim.events:
                self.step = Step.MOVE
                return None
            question = Question(DRACULA, "dracula-ask-influence-discard", hunter=name)
            offer_cards(question, "item", sorted(victim.items), "dracula-do-discard")
            offer_cards(question, "event", sorted(victim.events), "dracula-do-discard")
            return question
        cities = adjacent_open(state, self.hunter)
        if not cities:
            state.pop()
            return None
        question = Question(DRACULA, "dracula-ask-carry", hunter=name)
        offer_places(question, state, cities, "dracula-do-carry")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if self.step == Step.VICTIM:
            self.step = Step.DISCARD
            self.hunter = choice.value
            reveal_hand(state, self.hunter)
        elif self.step == Step.DISCARD:
            self.step = Step.MOVE
            if choice.key.startswith("item:"):
                discard_items(state, self.hunter, [choice.value])
            else:
                discard_events(state, self.hunter, [choice.value])
        else:
            state.pop()
            carry(state, self.hunter, choice.value)


FRAMES: tuple[type[Frame], ...] = (GiveBlood, SendWolf, Influence)
