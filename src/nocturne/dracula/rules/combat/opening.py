"""The opening of a fight: events for its start, and the Garlic Wreath."""

from __future__ import annotations

from nocturne.dracula.components.box import ItemId, Side, Timing, components
from nocturne.dracula.events.fights import WreathShown
from nocturne.dracula.rules.combat.fight import Combat
from nocturne.dracula.rules.playing.event_cards import PlayEvent, offer_events
from nocturne.dracula.rules.questions.asking import (
    PASS_KEY,
    events_with,
    items_named,
    may_hold_event,
    may_hold_item,
    offer_cards,
    offer_pass,
)
from nocturne.dracula.state import DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame


class Opening(Frame):
    """Before the first cards are chosen: events for the start of a fight, and the Garlic Wreath. It closes
    when every hunter in the fight has passed in turn."""

    passed: int = 0  # hunters, as a bit mask

    def run(self, state: DraculaState) -> Question | None:
        fight = state.nearest(Combat)
        if not fight.over:
            for hunter in fight.hunters:
                if not self.passed >> hunter & 1 and self._could_play(state, hunter):
                    return self._question(state, hunter)
        state.pop()
        return None

    def _could_play(self, state: DraculaState, hunter: int) -> bool:
        return may_hold_event(state, hunter, events_with(Timing.COMBAT_START, Side.HUNTERS)) or may_hold_item(
            state, hunter, items_named(ItemId.GARLIC_WREATH)
        )

    def _question(self, state: DraculaState, hunter: int) -> Question:
        question = Question(state.holder[hunter], "dracula-ask-fight-opens", hunter=f"hunter:{hunter}")
        offer_pass(question)
        offer_events(state, question, hunter, (Timing.COMBAT_START,))
        items = components().item_cards
        offer_cards(
            question,
            "item",
            state.hunters[hunter].items,
            "dracula-do-wreath",
            why=lambda card: None if items[card].id is ItemId.GARLIC_WREATH else NOT_AT_START,
        )
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        fight = state.nearest(Combat)
        hunter = next(hunter for hunter in fight.hunters if self._is_asked(state, hunter))
        if choice.key == PASS_KEY:
            self.passed |= 1 << hunter
            return
        self.passed = 0
        if isinstance(choice.value, tuple):
            who, card = choice.value
            state.push(PlayEvent(who=who, card=card, timing=Timing.COMBAT_START))
            return
        state.hunters[hunter].items.remove(choice.value)
        state.known_items.pop(choice.value, None)
        fight.wreaths = (*fight.wreaths, (hunter, choice.value))
        state.emit(WreathShown(hunter, choice.value))

    def _is_asked(self, state: DraculaState, hunter: int) -> bool:
        return not self.passed >> hunter & 1 and self._could_play(state, hunter)


NOT_AT_START = Why("dracula-why-not-at-start", "FOD-EVNT-01")
