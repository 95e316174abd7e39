"""A weakened hunter chooses the item and the event to keep revealed (FOD-WEAK-02)."""

from __future__ import annotations

from nocturne.dracula.rules.questions.offering import card_option, kinds_of, offer, one_of_each
from nocturne.dracula.rules.table.showing import owes, show_event, show_item
from nocturne.dracula.state import NO_CARD, DraculaState
from nocturne.kernel.decision import Choice, Question
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
