"""Trading: two hunters pass each other items and tickets, or events with Leader, unseen by Dracula.

Each in turn passes one thing, shows what they hold, or is done; the trade ends when both are done in a row.
Nothing goes back and forth: what has been passed stays where it is for the rest of the trade. Two hunters who
both hold all the tickets they may can still swap some: whoever has one too many passes one back next.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

from nocturne.dracula.components.board import CASTLE, PLACES, Place
from nocturne.dracula.events.hunters import (
    EventTraded,
    HandShownInTrade,
    ItemTraded,
    TicketTraded,
    TradeBegan,
    TradeEnded,
)
from nocturne.dracula.rules.questions.offering import card_option, kinds_of, offer, one_of_each, option
from nocturne.dracula.rules.supplies.supply import EventLimit, ItemLimit, ticket_limit
from nocturne.dracula.rules.table.cards import event_limit, hand_refs
from nocturne.dracula.rules.table.showing import show_settled
from nocturne.dracula.state import NO_CARD, VAN_HELSING, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame

Family = Literal["item", "ticket", "event"]

AT_SEA = Why("dracula-why-trade-at-sea", "FOD-TRAD-05")
IN_HOSPITAL = Why("dracula-why-trade-hospital", "FOD-HOSP-09")
ELSEWHERE = Why("dracula-why-trade-elsewhere", "FOD-TRAD-02")
NOT_LEADER = Why("dracula-why-not-leader", "FOD-TRAD-06")
FULL = Why("dracula-why-too-many-tickets", "FOD-TICK-05")
OWES_TICKET = Why("dracula-why-pass-a-ticket-back", "FOD-TICK-05")
PASSED = Why("dracula-why-already-passed", "FOD-TRAD-03")


def why_no_trade(state: DraculaState, hunter: int, other: int, far: bool) -> Why | None:
    """Why two hunters cannot trade, if they cannot; ``far`` with Leader."""
    here, there = state.hunters[hunter].place, state.hunters[other].place
    if not _in_a_city(here):
        return AT_SEA if 0 <= here < PLACES else IN_HOSPITAL
    if not _in_a_city(there):  # FOD-HOSP-09; « any city » leaves out the sea (FOD-TRAD-06)
        return AT_SEA if 0 <= there < PLACES else IN_HOSPITAL
    if far:
        return None if hunter == VAN_HELSING else NOT_LEADER
    return None if here == there else ELSEWHERE


def _in_a_city(place: Place) -> bool:
    return 0 <= place <= CASTLE


class Step(IntEnum):
    """How far a trade has come."""

    BEGIN = 0
    ASK = 1


class Trade(Frame):
    """A trade in progress. ``passed`` holds what has changed hands, by family and number."""

    hunter: int
    other: int
    far: bool = False  # Leader: events only (FOD-TRAD-07)
    turn: int = 0  # 0: the hunter who acts, 1: the other
    done: int = 0  # how many have been done in a row
    shown: tuple[bool, bool] = (False, False)
    passed: tuple[tuple[Family, int], ...] = ()

    def run(self, state: DraculaState) -> Question | None:
        if self.step == Step.BEGIN:
            self.step = Step.ASK
            state.emit(TradeBegan(self.hunter, self.other, self.far))
            return None
        if self.done < 2:
            return self._ask(state)
        state.pop()
        state.emit(TradeEnded(self.hunter, self.other))
        for hunter in (self.other, self.hunter):
            show_settled(state, hunter)
            if len(state.hunters[hunter].events) > event_limit(hunter):
                state.push(EventLimit(who=hunter))
            state.push(ItemLimit(hunter=hunter))
        return None

    def _ask(self, state: DraculaState) -> Question:
        giver, taker = self._pair()
        question = Question(
            state.holder[giver], "dracula-ask-trade", hunter=f"hunter:{giver}", other=f"hunter:{taker}"
        )
        if len(state.hunters[giver].tickets) > ticket_limit(state, giver):
            offer(question, option("done", "dracula-do-trade-done"), None, OWES_TICKET)
            self._offer(question, "ticket", state.hunters[giver].tickets, NO_CARD)
            return question
        offer(question, option("done", "dracula-do-trade-done"), None)
        if not self.shown[self.turn]:
            offer(question, option("show", "dracula-do-trade-show", "FOD-SECR-07"), "show")
        hands = state.hunters[giver]
        if self.far:
            self._offer(question, "event", hands.events, hands.shown_event)
        else:
            self._offer(question, "item", hands.items, hands.shown_item)
            room = self._has_room(state, taker) or self._may_swap(state, giver, taker)
            self._offer(question, "ticket", hands.tickets, NO_CARD, None if room else FULL)
        return question

    def _has_room(self, state: DraculaState, hunter: int) -> bool:
        return len(state.hunters[hunter].tickets) < ticket_limit(state, hunter)

    def _may_swap(self, state: DraculaState, giver: int, taker: int) -> bool:
        """Whether neither has room for a ticket (FOD-TICK-05), but the taker has one to pass back."""
        fresh = any(("ticket", ticket) not in self.passed for ticket in state.hunters[taker].tickets)
        return fresh and not self._has_room(state, giver)

    def _offer(
        self, question: Question, family: Family, hand: list[int], shown: int, why: Why | None = None
    ) -> None:
        """Copies are one choice, but a card kept revealed is another: everybody sees it go."""
        rule = "FOD-TRAD-07" if self.far else "FOD-TRAD-03"
        kinds = kinds_of(family)
        hidden = [card for card in hand if card != shown]
        fresh = one_of_each([card for card in hidden if (family, card) not in self.passed], kinds)
        for card in fresh:
            offer(question, card_option(family, "give", "dracula-do-give", card, rule), (family, card), why)
        offered = {kinds[card] for card in fresh}
        stale = one_of_each([card for card in hidden if (family, card) in self.passed], kinds)
        for card in stale:
            if kinds[card] not in offered:
                offer(question, card_option(family, "give", "dracula-do-give", card, rule), None, PASSED)
        if shown in hand:
            given = card_option(family, "give-shown", "dracula-do-give", shown, rule)
            offer(question, given, (family, shown), PASSED if (family, shown) in self.passed else why)

    def take(self, state: DraculaState, choice: Choice) -> None:
        giver, taker = self._pair()
        if choice.value is None:
            self.done += 1
        else:
            self.done = 0
            if choice.value == "show":
                self._show(state, giver, taker)
            else:
                self._pass(state, giver, taker, *choice.value)
        self.turn = 1 - self.turn

    def _pair(self) -> tuple[int, int]:
        return (self.hunter, self.other) if self.turn == 0 else (self.other, self.hunter)

    def _show(self, state: DraculaState, giver: int, taker: int) -> None:
        """Let the other look, in private (FOD-TRAD-03, FOD-TRAD-09, FOD-SECR-07)."""
        self.shown = (True, self.shown[1]) if self.turn == 0 else (self.shown[0], True)
        seen = 1 << state.holder[taker]
        hands = state.hunters[giver]
        for known, held in (
            (state.known_items, hands.items),
            (state.known_tickets, hands.tickets),
            (state.known_events, hands.events),
        ):
            for card in held:
                known[card] = known.get(card, 0) | seen
        cards = (*hand_refs(state, giver), *(f"ticket:{ticket}" for ticket in hands.tickets))
        whole = HandShownInTrade(giver, cards, len(cards))
        state.emit(whole, to=audience(state.holder[giver], state.holder[taker]))

    def _pass(self, state: DraculaState, giver: int, taker: int, family: Family, card: int) -> None:
        """One thing changes hands; Dracula sees neither what nor which way (FOD-TRAD-04). Whoever had seen a
        card in either hand can no longer be sure of it, the two traders excepted."""
        self.passed = (*self.passed, (family, card))
        mine, yours = state.hunters[giver], state.hunters[taker]
        both = audience(state.holder[giver], state.holder[taker])
        if family == "item":
            mine.items.remove(card)
            yours.items.append(card)
            _keep_known(state.known_items, (*mine.items, *yours.items), card, both)
            if mine.shown_item == card:
                mine.shown_item = NO_CARD
                state.known_items[card] = (1 << state.seats) - 1  # it was seen to go
            state.emit(ItemTraded(giver, taker, card), to=both)
        elif family == "ticket":
            mine.tickets.remove(card)
            yours.tickets.append(card)
            _keep_known(state.known_tickets, (*mine.tickets, *yours.tickets), card, both)
            state.emit(TicketTraded(giver, taker, card), to=both)
        else:
            mine.events.remove(card)
            yours.events.append(card)
            _keep_known(state.known_events, (*mine.events, *yours.events), card, both)
            if mine.shown_event == card:
                mine.shown_event = NO_CARD
                state.known_events[card] = (1 << state.seats) - 1
            state.emit(EventTraded(giver, taker, card), to=both)


def _keep_known(known: dict[int, int], cards: tuple[int, ...], passed: int, both: int) -> None:
    for card in cards:
        kept = known.pop(card, 0) & both
        if card == passed:
            kept = both
        if kept:
            known[card] = kept
