"""Supplies: drawing items and events, receiving an event, hand limits, and reserving tickets."""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.board import is_hospital
from nocturne.dracula.components.box import Side, Timing, components
from nocturne.dracula.events.hunters import DraculaDrewEvent, EventDrawn, EventGone, TicketDrawn, TicketSeen
from nocturne.dracula.rules.playing.event_cards import PlayEvent, playable_now, timing_now, timing_when_drawn
from nocturne.dracula.rules.questions.offering import card_option, kinds_of, offer, one_of_each, option
from nocturne.dracula.rules.table.cards import (
    discard_event,
    discard_events,
    discard_items,
    discard_tickets,
    event_hand,
    event_limit,
    give_item,
    take_event,
    take_ticket,
)
from nocturne.dracula.rules.table.holding import Holder
from nocturne.dracula.rules.table.sheets import sheet
from nocturne.dracula.rules.table.showing import show_settled
from nocturne.dracula.state import COUNT, DRACULA, GODALMING, NO_CARD, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame


class SupplyStep(IntEnum):
    """How far the supply action has come."""

    ITEM = 0
    EVENT = 1


class Supply(Frame):
    """The supply action: in a large city an item first, then an event (FOD-SUPP-01, FOD-QREF-07); in a
    hospital one item and never an event (FOD-HOSP-05)."""

    hunter: int

    def run(self, state: DraculaState) -> None:
        place = state.hunters[self.hunter].place
        hospital = is_hospital(place)
        if self.step == SupplyStep.ITEM:
            self.step = SupplyStep.EVENT
            if hospital or state.board.large[place]:  # FOD-SUPP-02
                state.push(ItemLimit(hunter=self.hunter))
                give_item(state, self.hunter)
        else:
            state.pop()
            if not hospital:
                self._draw_event(state)

    def _draw_event(self, state: DraculaState) -> None:
        night = not state.day
        card = take_event(state, bottom=night)
        if card == NO_CARD:
            return
        if components().event_cards[card].side is Side.HUNTERS:  # FOD-SUPP-03, FOD-SUPP-05
            state.push(ReceiveEvent(who=self.hunter, card=card))
        elif night:  # FOD-SUPP-06
            state.push(ReceiveEvent(who=COUNT, card=card))
        else:  # FOD-SUPP-04, FOD-EVNT-11
            discard_event(state, card, face_up=False)
            state.emit(EventGone(self.hunter))


class ReceiveStep(IntEnum):
    """How far the receiving of an event has come. Saved games hold these numbers, so 2 stays unused."""

    TELL = 0
    ASK = 1
    LIMIT = 3


class ReceiveEvent(Holder):
    """Somebody gets an event and reads it (FOD-EVNT-04): one that must be played at once is played, any other
    goes to the hand (FOD-EVNT-05), unless it may be played now and its owner wants to.

    That question is put for every card that is kept, so that being asked says nothing about it."""

    who: int
    card: int

    def held(self) -> list[tuple[str, int]]:
        return [("event", self.card)] if self.step < ReceiveStep.LIMIT else []

    def run(self, state: DraculaState) -> Question | None:
        kind = components().event_cards[self.card]
        if self.step == ReceiveStep.TELL:
            self.step = ReceiveStep.ASK
            self._tell(state)
            if kind.must_be_played:
                self.step = ReceiveStep.LIMIT
                self._play(state)
            return None
        if self.step == ReceiveStep.ASK:
            seat = state.seat_of(self.who)
            who = "character:dracula" if self.who == COUNT else f"hunter:{self.who}"
            question = Question(seat, "dracula-ask-received", who=who, card=f"event:{self.card}")
            offer(question, card_option("event", "keep", "dracula-do-keep", self.card, "FOD-EVNT-05"), False)
            playable = self._timing(state) is not None
            why = None if playable else Why("dracula-why-not-when-drawn", "FOD-EVNT-01")
            offer(
                question,
                card_option("event", "play", "dracula-do-play-now", self.card, "FOD-EVNT-04"),
                True,
                why,
            )
            return question
        state.pop()
        if len(event_hand(state, self.who)) > event_limit(self.who):
            state.push(EventLimit(who=self.who))
        return None

    def take(self, state: DraculaState, choice: Choice) -> None:
        self.step = ReceiveStep.LIMIT
        if choice.value:
            self._play(state)
            return
        event_hand(state, self.who).append(self.card)
        if self.who != COUNT:
            show_settled(state, self.who)

    def _timing(self, state: DraculaState) -> Timing | None:
        return timing_when_drawn(state, self.who, self.card)

    def _play(self, state: DraculaState) -> None:
        timing = self._timing(state) or Timing.DRAWN
        state.push(PlayEvent(who=self.who, card=self.card, timing=timing, drawn=True))

    def _tell(self, state: DraculaState) -> None:
        if self.who == COUNT:
            state.emit(DraculaDrewEvent(self.card), to=audience(DRACULA), others=DraculaDrewEvent())
        else:
            to = audience(state.holder[self.who])
            state.emit(EventDrawn(self.who, self.card), to=to, others=EventDrawn(self.who))


class EventLimit(Frame):
    """Too many events in hand: some may be played if their moment allows it (FOD-EVNT-06), then the hand is
    discarded down to the limit (FOD-EVNT-07)."""

    who: int

    def run(self, state: DraculaState) -> Question | None:
        hand = event_hand(state, self.who)
        if len(hand) <= event_limit(self.who):
            state.pop()
            return None
        who = "character:dracula" if self.who == COUNT else f"hunter:{self.who}"
        question = Question(
            state.seat_of(self.who), "dracula-ask-event-limit", who=who, limit=event_limit(self.who)
        )
        kinds = kinds_of("event")
        playable = playable_now(state, self.who)
        for card in one_of_each(hand, kinds):
            discard = card_option("event", "discard", "dracula-do-discard", card, "FOD-EVNT-07")
            offer(question, discard, (card, False))
        for card in one_of_each(playable, kinds):
            offer(
                question,
                card_option("event", "play", "dracula-do-play-now", card, "FOD-EVNT-06"),
                (card, True),
            )
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        card, play = choice.value
        if play:
            state.push(PlayEvent(who=self.who, card=card, timing=timing_now(state, self.who, card)))
        else:
            discard_events(state, self.who, [card])


class ItemLimit(Frame):
    """Too many items in hand: discard down to the number on the sheet. Combat cards do not count
    (FOD-BANN-06)."""

    hunter: int

    def run(self, state: DraculaState) -> Question | None:
        hand = state.hunters[self.hunter].items
        limit = sheet(self.hunter).items
        if len(hand) <= limit:
            state.pop()
            return None
        question = Question(
            state.holder[self.hunter], "dracula-ask-item-limit", hunter=f"hunter:{self.hunter}", limit=limit
        )
        for card in one_of_each(hand, kinds_of("item")):
            offer(question, card_option("item", "discard", "dracula-do-discard", card, "FOD-EVNT-07"), card)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        discard_items(state, self.hunter, [choice.value])


# -- tickets


def ticket_limit(state: DraculaState, hunter: int) -> int:
    """How many tickets a hunter may hold (FOD-TICK-05)."""
    return state.options.godalming_ticket_limit if hunter == GODALMING else sheet(hunter).tickets


class TicketStep(IntEnum):
    """How far the reserve action has come."""

    DISCARD_FIRST = 0
    KEEP = 1


class ReserveTicket(Frame):
    """The reserve action (FOD-TICK-01). A hunter at the limit discards one first (FOD-TICK-06); what was
    drawn may be kept or discarded (FOD-TICK-04), and nobody keeps more than the limit."""

    hunter: int
    drawn: tuple[int, ...] = ()

    def run(self, state: DraculaState) -> Question | None:
        held = state.hunters[self.hunter].tickets
        limit = ticket_limit(state, self.hunter)
        if self.step == TicketStep.DISCARD_FIRST and len(held) < limit:
            self._draw(state)
            return None
        who = f"hunter:{self.hunter}"
        if self.step == TicketStep.DISCARD_FIRST:
            question = Question(state.holder[self.hunter], "dracula-ask-ticket-first", hunter=who)
            may_go = held
        else:
            if not held:
                state.pop()
                return None
            question = Question(state.holder[self.hunter], "dracula-ask-ticket-keep", hunter=who, limit=limit)
            over = Why("dracula-why-too-many-tickets", "FOD-TICK-05") if len(held) > limit else None
            offer(question, option("keep", "dracula-do-keep-tickets", "FOD-TICK-04"), NO_CARD, over)
            # Over the limit any ticket may go; within it, only one just drawn. The hunter is asked until
            # content, so that the number of questions tells nothing of the tickets.
            may_go = held if over is not None else [ticket for ticket in held if ticket in self.drawn]
        for ticket in one_of_each(may_go, kinds_of("ticket")):
            rule = "FOD-TICK-06" if self.step == TicketStep.DISCARD_FIRST else "FOD-TICK-04"
            offer(question, card_option("ticket", "discard", "dracula-do-discard", ticket, rule), ticket)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.value == NO_CARD:
            state.pop()
            return
        discard_tickets(state, self.hunter, [choice.value])
        self.drawn = tuple(ticket for ticket in self.drawn if ticket != choice.value)
        if self.step == TicketStep.DISCARD_FIRST:
            self._draw(state)

    def _draw(self, state: DraculaState) -> None:
        self.step = TicketStep.KEEP
        count = sheet(self.hunter).tickets_drawn
        if self.hunter == GODALMING:
            count = state.options.godalming_tickets_drawn
        drawn = []
        for _ in range(count):
            ticket = take_ticket(state)
            if ticket != NO_CARD:
                drawn.append(ticket)
                state.hunters[self.hunter].tickets.append(ticket)
                to = audience(state.holder[self.hunter])
                state.emit(TicketSeen(self.hunter, ticket), to=to, others=TicketDrawn(self.hunter))
        self.drawn = tuple(drawn)
