"""A weakened hunter chooses the item and the event to keep revealed (FOD-WEAK-02), and may choose others at
any time (FOD-WEAK-04): whatever their player is asked, outside a fight of theirs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from nocturne.dracula.components.board import NOWHERE
from nocturne.dracula.rules.questions.offering import card_option, kinds_of, offer, one_of_each
from nocturne.dracula.rules.table.melee import fight_of
from nocturne.dracula.rules.table.sheets import weakened
from nocturne.dracula.rules.table.showing import owes, show_event, show_item
from nocturne.dracula.state import HUNTERS, NO_CARD, DraculaState
from nocturne.kernel.decision import Aside, Choice, Option, Question
from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame


@starts("dracula/show-cards")
class ShowCards(Frame):
    """A weakened hunter chooses what to keep revealed."""

    hunter: int

    def run(self, state: DraculaState) -> Question | None:
        sheet = state.hunters[self.hunter]
        if owes(sheet.items, sheet.shown_item):
            question = Question(
                state.holder[self.hunter], "dracula-ask-show-item", hunter=f"hunter:{self.hunter}"
            )
            for card in one_of_each(sheet.items, kinds_of("item")):
                option = card_option("item", "show-item", "dracula-do-show", card, "FOD-WEAK-02")
                offer(question, option, (card, NO_CARD))
            return question
        if owes(sheet.events, sheet.shown_event):
            question = Question(
                state.holder[self.hunter], "dracula-ask-show-event", hunter=f"hunter:{self.hunter}"
            )
            for card in one_of_each(sheet.events, kinds_of("event")):
                option = card_option("event", "show-event", "dracula-do-show", card, "FOD-WEAK-02")
                offer(question, option, (NO_CARD, card))
            return question
        state.pop()
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        item, event = choice.value
        if item != NO_CARD:
            show_item(state, self.hunter, item)
        else:
            show_event(state, self.hunter, event)


class ShowItem(Aside, frozen=True):
    """Another item is kept revealed."""

    hunter: int
    card: int

    def carry_out(self, state: DraculaState) -> None:
        show_item(state, self.hunter, self.card)


class ShowEvent(Aside, frozen=True):
    """Another event is kept revealed."""

    hunter: int
    card: int

    def carry_out(self, state: DraculaState) -> None:
        show_event(state, self.hunter, self.card)


def offer_other_cards(state: DraculaState, question: Question) -> None:
    """Whatever a player is asked, their weakened hunters may reveal other cards (FOD-WEAK-04). The hunter who
    acts has the same choice among the actions."""
    acts = question.args.get("hunter") if question.label in _ACTIONS else None
    for hunter, sheet in enumerate(state.hunters):
        if state.holder[hunter] != question.seat or acts == f"hunter:{hunter}" or sheet.place == NOWHERE:
            continue
        if sheet.shown_item == sheet.shown_event == NO_CARD or not weakened(state, hunter):
            continue
        if fight_of(state, hunter) is not None:
            continue  # in a fight nothing is kept revealed (FOD-REVE-04)
        for card in _others("item", sheet.items, sheet.shown_item):
            offer(question, _shows("item", hunter, card), ShowItem(hunter, card))
        for card in _others("event", sheet.events, sheet.shown_event):
            offer(question, _shows("event", hunter, card), ShowEvent(hunter, card))


_ACTIONS = ("dracula-ask-action-day", "dracula-ask-action-night")


def _others(family: str, hand: list[int], shown: int) -> Iterator[int]:
    """One card of every other kind in the hand than the one that is revealed."""
    if shown == NO_CARD or len(hand) < 2:
        return
    kinds = kinds_of(family)
    for card in one_of_each(hand, kinds):
        if kinds[card] != kinds[shown]:
            yield card


@cache
def _shows(family: str, hunter: int, card: int) -> Option:
    """``show-item:mina:knife``: the hunter stands in the key, because several may have such a card."""
    key = f"show-{family}:{HUNTERS[hunter].value}:{kinds_of(family)[card]}"
    args = {"hunter": f"hunter:{hunter}", "card": f"{family}:{card}"}
    subjects = (f"{family}:{card}", f"hunter:{hunter}")
    return Option(key, "dracula-do-show-of", args, subjects, ("FOD-WEAK-04",), aside=True)


DraculaState.asides.append(offer_other_cards)
