"""A weakened hunter chooses the item and the event to keep revealed (FOD-WEAK-02), and may choose others at
any time (FOD-WEAK-04): whatever their player is asked, outside a fight of theirs."""

from __future__ import annotations

from functools import lru_cache

from nocturne.dracula.components.board import NOWHERE
from nocturne.dracula.rules.questions.offering import card_option, kinds_of, offer, one_of_each
from nocturne.dracula.rules.table.melee import fight_of
from nocturne.dracula.rules.table.sheets import weakened
from nocturne.dracula.rules.table.showing import owes, show_event, show_item
from nocturne.dracula.state import DRACULA, HUNTERS, NO_CARD, DraculaState
from nocturne.kernel.decision import Aside, Choice, Prepared, Question
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
    if question.seat == DRACULA:
        return
    acts = question.args.get("hunter") if question.label in _ACTIONS else None
    for hunter, sheet in enumerate(state.hunters):
        item, event = sheet.shown_item, sheet.shown_event
        if item == event == NO_CARD or state.holder[hunter] != question.seat or sheet.place == NOWHERE:
            continue
        if acts == f"hunter:{hunter}" or not weakened(state, hunter):
            continue
        if fight_of(state, hunter) is not None:
            continue  # in a fight nothing is kept revealed (FOD-REVE-04)
        if item != NO_CARD and len(sheet.items) > 1:
            question.offer_all(_other_items(hunter, tuple(sheet.items), item))
        if event != NO_CARD and len(sheet.events) > 1:
            question.offer_all(_other_events(hunter, tuple(sheet.events), event))


_ACTIONS = ("dracula-ask-action-day", "dracula-ask-action-night")

# A hand stays the same for many questions, and this is offered beside each of them.


@lru_cache(maxsize=1024)
def _other_items(hunter: int, hand: tuple[int, ...], shown: int) -> list[Prepared]:
    return [_shows("item", hunter, card, ShowItem(hunter, card)) for card in _others("item", hand, shown)]


@lru_cache(maxsize=1024)
def _other_events(hunter: int, hand: tuple[int, ...], shown: int) -> list[Prepared]:
    return [_shows("event", hunter, card, ShowEvent(hunter, card)) for card in _others("event", hand, shown)]


def _others(family: str, hand: tuple[int, ...], shown: int) -> list[int]:
    """One card of every other kind in the hand than the one that is revealed."""
    kinds = kinds_of(family)
    return [card for card in one_of_each(hand, kinds) if kinds[card] != kinds[shown]]


def _shows(family: str, hunter: int, card: int, change: Aside) -> Prepared:
    """``show-item:mina:knife``: the hunter stands in the key, because several may have such a card."""
    key = f"show-{family}:{HUNTERS[hunter].value}:{kinds_of(family)[card]}"
    args = {"hunter": f"hunter:{hunter}", "card": f"{family}:{card}"}
    subjects = (f"{family}:{card}", f"hunter:{hunter}")
    return Prepared(
        key, "dracula-do-show-of", change, args=args, subjects=subjects, rules=("FOD-WEAK-04",), aside=True
    )


DraculaState.asides.append(offer_other_cards)
