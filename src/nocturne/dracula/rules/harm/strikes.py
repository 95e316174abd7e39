"""What encounters do to hunters, each as a procedure of its own, so that a matured card can do the same to
others and elsewhere.

Revealing a weapon or another item is always the hunter's choice; everybody who could hold one is asked.
"""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.box import Encounter, EncounterId, ItemId, TokenId, components
from nocturne.dracula.events.cards import BatsPlaced
from nocturne.dracula.rules.harm.hurt import Hurt
from nocturne.dracula.rules.questions.asking import (
    PASS_KEY,
    items_named,
    may_hold_item,
    offer_cards,
    offer_pass,
    out_of_play,
)
from nocturne.dracula.rules.questions.offering import offer, option
from nocturne.dracula.rules.table.cards import (
    delay,
    discard_encounters_from_hand,
    discard_items,
    discard_tickets,
    draw_encounters,
    refill_encounters,
    reveal_hand,
    reveal_item,
)
from nocturne.dracula.rules.table.tokens import left_in_box
from nocturne.dracula.state import DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame

WEAPONS = (ItemId.RIFLE, ItemId.PISTOL, ItemId.KNIFE)


def kind(ident: EncounterId) -> Encounter:
    """The numbers of a kind of encounter."""
    return components().encounter(ident)


def reveal_question(
    state: DraculaState, hunter: int, label: str, kinds: tuple[ItemId, ...], without: tuple[int, ...] = ()
) -> Question:
    """Whether a hunter reveals an item of these kinds; ``without`` are cards already revealed for it."""
    question = Question(state.holder[hunter], label, hunter=f"hunter:{hunter}")
    offer_pass(question)
    items = components().item_cards

    def why(card: int) -> Why | None:
        return None if items[card].id in kinds else WRONG_ITEM

    cards = [card for card in state.hunters[hunter].items if card not in without]
    offer_cards(question, "item", cards, "dracula-do-reveal", why=why)
    return question


WRONG_ITEM = Why("dracula-why-item-no-help", "FOD-GOLD-02")


class AskStep(IntEnum):
    """What a hunter is still asked before the blow falls."""

    ASK = 0
    STRIKE = 1


class Mob(Frame):
    """Szgany Mob: each of these hunters may discard items, then suffers 1 damage for each item left."""

    hunters: tuple[int, ...]

    def run(self, state: DraculaState) -> Question | None:
        if not self.hunters:
            state.pop()
            return None
        hunter = self.hunters[0]
        items = state.hunters[hunter].items
        if self.step == AskStep.ASK and items and not out_of_play(state, hunter):
            question = Question(
                state.holder[hunter], "dracula-ask-mob", hunter=f"hunter:{hunter}", count=len(items)
            )
            offer_pass(question)
            offer_cards(question, "item", items, "dracula-do-discard")
            return question
        self.hunters, self.step = self.hunters[1:], AskStep.ASK
        amount = len(items) * kind(EncounterId.SZGANY_MOB).damage
        if not out_of_play(state, hunter):
            state.push(Hurt(hunter=hunter, amount=amount))
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.step = AskStep.STRIKE
        else:
            discard_items(state, self.hunters[0], [choice.value])


class WolfPack(Frame):
    """Wolves: each of these hunters suffers 4 damage, less 2 for each weapon revealed."""

    hunters: tuple[int, ...]
    revealed: tuple[int, ...] = ()

    def run(self, state: DraculaState) -> Question | None:
        if not self.hunters:
            state.pop()
            return None
        hunter = self.hunters[0]
        wolves = kind(EncounterId.WOLVES)
        left = wolves.damage - wolves.per_weapon * len(self.revealed)
        hidden = len(state.hunters[hunter].items) - len(self.revealed)
        if (
            self.step == AskStep.ASK
            and left > 0
            and hidden
            and may_hold_item(state, hunter, items_named(*WEAPONS))
        ):
            return reveal_question(state, hunter, "dracula-ask-wolves", WEAPONS, self.revealed)
        self.hunters, self.revealed, self.step = self.hunters[1:], (), AskStep.ASK
        state.push(Hurt(hunter=hunter, amount=max(0, left)))
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.step = AskStep.STRIKE
        else:
            self.revealed = (*self.revealed, choice.value)
            reveal_item(state, self.hunters[0], choice.value)


class GuardStep(IntEnum):
    """How far the bodyguards have come."""

    STRIKE = 0
    ASK = 1
    UNARMED = 2
    ARMED = 3


class Bodyguards(Frame):
    """Szgany Bodyguards: 2 damage; without a weapon revealed 2 more, and the hunter is delayed."""

    hunter: int

    def run(self, state: DraculaState) -> Question | None:
        guards = kind(EncounterId.SZGANY_BODYGUARDS)
        if self.step == GuardStep.STRIKE:
            self.step = GuardStep.ASK
            state.push(Hurt(hunter=self.hunter, amount=guards.damage))
        elif self.step == GuardStep.ASK:
            if may_hold_item(state, self.hunter, items_named(*WEAPONS)):
                return reveal_question(state, self.hunter, "dracula-ask-guards", WEAPONS)
            self.step = GuardStep.UNARMED
        else:
            state.pop()
            if self.step == GuardStep.UNARMED and not out_of_play(state, self.hunter):
                delay(state, self.hunter)
                state.push(Hurt(hunter=self.hunter, amount=guards.unarmed_damage))
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.step = GuardStep.UNARMED
        else:
            self.step = GuardStep.ARMED
            reveal_item(state, self.hunter, choice.value)


class SpyReport(Frame):
    """Spy: the hunter discards a weapon to be rid of it, or shows both hands and loses all tickets."""

    hunter: int

    def run(self, state: DraculaState) -> Question | None:
        if self.step == AskStep.ASK and may_hold_item(state, self.hunter, items_named(*WEAPONS)):
            question = Question(state.holder[self.hunter], "dracula-ask-spy", hunter=f"hunter:{self.hunter}")
            offer(question, option("reveal", "dracula-do-spy-reveal"))
            items = components().item_cards
            offer_cards(
                question,
                "item",
                state.hunters[self.hunter].items,
                "dracula-do-discard",
                why=lambda card: None if items[card].weapon else WRONG_ITEM,
            )
            return question
        state.pop()
        if not out_of_play(state, self.hunter):
            reveal_hand(state, self.hunter)
            discard_tickets(state, self.hunter, list(state.hunters[self.hunter].tickets))
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == "reveal":
            self.step = AskStep.STRIKE
        else:
            state.pop()
            discard_items(state, self.hunter, [choice.value])


class SoilStep(IntEnum):
    """How far Desecrated Soil has come."""

    DRAW = 0
    DISCARD = 1


class FreshSoil(Frame):
    """Desecrated Soil: Dracula draws 3 encounters, then discards up to 3 from his hand."""

    left: int = 0

    def run(self, state: DraculaState) -> Question | None:
        if self.step == SoilStep.DRAW:
            self.step = SoilStep.DISCARD
            self.left = kind(EncounterId.DESECRATED_SOIL).cards
            draw_encounters(state, self.left)
            return None
        if self.left and state.encounter_hand:
            question = Question(DRACULA, "dracula-ask-soil", count=self.left)
            offer_pass(question)
            offer_cards(question, "encounter", state.encounter_hand, "dracula-do-discard")
            return question
        state.pop()
        refill_encounters(state)  # FOD-ENCO-09
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.left = 0
        else:
            self.left -= 1
            discard_encounters_from_hand(state, [choice.value])


def send_bats(state: DraculaState, hunter: int) -> None:
    """Bats: a token under the hunter's figure (FOD-BATS-01), if one is left."""
    if not state.hunters[hunter].bats and left_in_box(state, TokenId.BATS) > 0:
        state.hunters[hunter].bats = True
        state.emit(BatsPlaced(hunter))


FRAMES: tuple[type[Frame], ...] = (Mob, WolfPack, Bodyguards, SpyReport, FreshSoil)
