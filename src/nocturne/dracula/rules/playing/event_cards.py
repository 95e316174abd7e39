"""Playing event cards: the windows in which they may be played, cancelling, and what becomes of the card.

What each card does is in ``rules.event_effects``: an effect registers itself here under the id of its card.
A window asks those who, as far as everybody knows, could hold a fitting card; it closes when all have passed
in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import IntEnum
from functools import cache
from typing import Any

from msgspec import Struct

from nocturne.dracula.components.box import EventId, Side, Timing, components
from nocturne.dracula.events.cards import EventCancelled, EventPlayed
from nocturne.dracula.rules.questions.asking import (
    PASS_KEY,
    events_named,
    events_with,
    hunters_who_may_hold,
    may_hold_event,
    offer_pass,
)
from nocturne.dracula.rules.questions.offering import kinds_of, offer
from nocturne.dracula.rules.table.alliances import become_ally
from nocturne.dracula.rules.table.cards import discard_event, event_hand, spend_lucy
from nocturne.dracula.rules.table.holding import Holder
from nocturne.dracula.rules.table.melee import Harm, lucys_revenge
from nocturne.dracula.rules.table.showing import show_settled
from nocturne.dracula.state import COUNT, DRACULA, HUNTERS, NO_CARD, DraculaState, Phase
from nocturne.kernel.decision import Choice, Option, Question, Why
from nocturne.kernel.state import Frame

#: Windows in which one card settles the matter.
_SETTLED_BY_ONE = (
    Timing.HUNTER_MOVED_BY_ROAD,
    Timing.HUNTER_HURT,
    Timing.EVENT_PLAYED,
    Timing.HUNTER_SEARCHES,
    Timing.COMBAT_CARD_CANCELLED,
)
_FOR_HUNTERS = (Timing.DAWN, Timing.DAY, Timing.DUSK, Timing.HUNTER_HURT)


# -- what each card does

Begin = Callable[[DraculaState, "PlayEvent"], None]
WhyNot = Callable[[DraculaState, int], Why | None]


class Effect(Struct, frozen=True):
    """``begin`` starts the effect (it may push procedures that ask); ``why_not`` tells, for a hunter or
    Dracula, what the card lacks right now."""

    begin: Begin
    why_not: WhyNot | None = None


_effects: dict[EventId, Effect] = {}


def effect(*kinds: EventId, why_not: WhyNot | None = None) -> Callable[[Begin], Begin]:
    """Register the function below as the effect of these cards."""

    def register(begin: Begin) -> Begin:
        for kind in kinds:
            if kind in _effects:
                raise ValueError(f"two effects for the event {kind}")
            _effects[kind] = Effect(begin, why_not)
        return begin

    return register


def effect_of(kind: EventId) -> Effect:
    """The effect of a kind of event."""
    return _effects[kind]


# -- may it be played?


def why_not(
    state: DraculaState, who: int, card: int, open_now: tuple[Timing, ...], against: int = NO_CARD
) -> Why | None:
    """What speaks against playing an event at one of these timings, or in answer to the event ``against``;
    None when it may be played (FOD-EVNT-01)."""
    event = components().event_cards[card]
    if event.only is not None and (who == COUNT or HUNTERS[who] is not event.only):
        return _for_another(who, card)
    if against != NO_CARD:
        if components().event_cards[against].id not in event.cancels:
            return _cannot_cancel(who, card, against)
        return None
    for timing in open_now:
        if timing in event.timing:
            break
    else:
        return _wrong_time(who, card)
    effect = effect_of(event.id)
    return effect.why_not(state, who) if effect.why_not is not None else None


# Reasons are made once for each card and holder: a refusal is used again as long as its reason is the same
# object, and it names both.


@cache
def _for_another(who: int, card: int) -> Why:
    only = components().event_cards[card].only
    assert only is not None
    return Why("dracula-why-only", "FOD-EVNT-01", {"hunter": f"hunter:{HUNTERS.index(only)}"})


@cache
def _cannot_cancel(who: int, card: int, against: int) -> Why:
    return Why("dracula-why-cannot-cancel", "FOD-CANC-01", {"card": f"event:{against}"})


@cache
def _wrong_time(who: int, card: int) -> Why:
    timings = components().event_cards[card].timing
    words = [f"word:dracula-timing-{timing.value}" for timing in timings]
    return Why("dracula-why-timing", "FOD-EVNT-01", {"timing": words})


def playable_now(state: DraculaState, who: int) -> list[int]:
    """The events of a hand whose timing is open at this moment and which need no action, for somebody who
    holds too many (FOD-EVNT-06)."""
    open_now = _open_without_window(state, who)
    return [card for card in event_hand(state, who) if why_not(state, who, card, open_now) is None]


def timing_when_drawn(state: DraculaState, who: int, card: int) -> Timing | None:
    """At which timing an event that somebody has just drawn may be played at once: because it says so, or
    because its moment happens to be open (FOD-EVNT-04)."""
    if Timing.DRAWN in components().event_cards[card].timing:
        return Timing.DRAWN
    open_now = _open_without_window(state, who)
    return next((timing for timing in open_now if why_not(state, who, card, (timing,)) is None), None)


def timing_now(state: DraculaState, who: int, card: int) -> Timing:
    """At which timing an event that is ``playable_now`` is played."""
    timings = components().event_cards[card].timing
    return next(timing for timing in _open_without_window(state, who) if timing in timings)


def _open_without_window(state: DraculaState, who: int) -> tuple[Timing, ...]:
    if who == COUNT:
        return (Timing.DRACULA_PHASE,) if state.phase is Phase.DRACULA else ()
    by_phase = {Phase.DAWN: Timing.DAWN, Phase.DAY: Timing.DAY, Phase.DUSK: Timing.DUSK}
    return (by_phase[state.phase],) if state.phase in by_phase else ()


# -- windows


class EventWindow(Frame):
    """A moment at which events may be played. ``hunter`` is the one it is about: who moved, spent a ticket,
    searches or is about to be harmed; ``against`` is an event that may be cancelled."""

    timing: Timing
    hunter: int = COUNT
    against: int = NO_CARD
    passed: int = 0  # seats that have passed since the last card, as a bit mask
    closed: bool = False

    def run(self, state: DraculaState) -> Question | None:
        for seat, players in self._still_asked(state):
            return self._question(state, seat, players)
        state.pop()
        return None

    def upcoming(self, state: DraculaState) -> list[Question]:
        return [self._question(state, seat, players) for seat, players in self._still_asked(state)][1:]

    def _still_asked(self, state: DraculaState) -> Iterator[tuple[int, list[int]]]:
        if not self.closed:
            for seat, players in self._asked(state):
                if not self.passed >> seat & 1:
                    yield seat, players

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            self.passed |= 1 << choice.seat
            return
        self.passed = 0
        self.closed = self.timing in _SETTLED_BY_ONE
        if choice.value is None:
            _spend_lucys_revenge(state, self.hunter)
        else:
            who, card = choice.value
            state.push(PlayEvent(who=who, card=card, timing=self.timing))

    def _asked(self, state: DraculaState) -> Iterator[tuple[int, list[int]]]:
        """The seats to ask, each with those it plays who could hold a fitting card."""
        if self.timing is Timing.DAY and not state.roadblocks and state.dracula_ally == NO_CARD:
            return  # everybody sees that Good Luck could do nothing
        side, cards = _fitting(self.timing, self.against)
        if side is Side.DRACULA:
            if may_hold_event(state, COUNT, cards):
                yield DRACULA, [COUNT]
            return
        players = hunters_who_may_hold(state, cards)
        hurt = self.timing is Timing.HUNTER_HURT and self.hunter not in players
        if hurt and lucys_revenge(state, self.hunter) is not None:
            players = sorted([*players, self.hunter])
        by_seat: dict[int, list[int]] = {}
        for hunter in players:
            by_seat.setdefault(state.holder[hunter], []).append(hunter)
        yield from by_seat.items()

    def _question(self, state: DraculaState, seat: int, players: list[int]) -> Question:
        args: dict[str, Any] = {}
        if self.hunter != COUNT:
            args["hunter"] = f"hunter:{self.hunter}"
        if self.against != NO_CARD:
            args["card"] = f"event:{self.against}"
        harm = self.timing is Timing.HUNTER_HURT
        if harm:
            args["bite"] = state.nearest(Harm).is_bite
        question = Question(seat, f"dracula-ask-window-{self.timing.value}", **args)
        offer_pass(question)
        if harm and lucys_revenge(state, self.hunter) is not None and self.hunter in players:
            question.offer("lucys_revenge", "dracula-do-lucys-revenge", None, rules=("FOD-EVNT-01",))
        for who in players:
            offer_events(state, question, who, _open_in(self.timing), self.against)
        return question


def offer_events(
    state: DraculaState, question: Question, who: int, open_now: tuple[Timing, ...], against: int = NO_CARD
) -> None:
    """Offer the events of a hand; the value is ``(who, card)``. When another hunter of the same seat holds
    the same kind, the key of the second names the hunter as well: ``event:good_luck:mina``."""
    kinds = kinds_of("event")
    mine: set[str] = set()
    taken = {option.key for option in question.options}
    for card in event_hand(state, who):
        kind = kinds[card]
        if kind in mine:
            continue
        mine.add(kind)
        twice = f"event:{kind}" in taken
        offer(
            question,
            _event_option(who, card, twice),
            (who, card),
            why_not(state, who, card, open_now, against),
        )


@cache
def _event_option(who: int, card: int, twice: bool) -> Option:
    ref = f"event:{card}"
    if who == COUNT:
        return Option(f"event:{kinds_of('event')[card]}", "dracula-do-event", {"card": ref}, (ref,))
    owner = f"hunter:{who}"
    key = f"event:{kinds_of('event')[card]}" + (f":{HUNTERS[who].value}" if twice else "")
    return Option(key, "dracula-do-event-of", {"card": ref, "hunter": owner}, (ref, owner))


@cache
def cancelling(kind: EventId) -> frozenset[int]:
    """The events that can cancel this kind as it is played. False Tip is none of them: it waits until the
    ticket is spent, and has its own window."""
    answers = [event for event in components().events if kind in event.cancels]
    return events_named(*(event.id for event in answers if Timing.TICKET_SPENT not in event.timing))


@cache
def _open_in(window: Timing) -> tuple[Timing, ...]:
    """The timings that are open in a window."""
    if window is Timing.DRACULA_PHASE_END:  # it is still his phase
        return (Timing.DRACULA_PHASE_END, Timing.DRACULA_PHASE)
    return (window,)


@cache
def _fitting(window: Timing, against: int) -> tuple[Side, frozenset[int]]:
    """The side that may play something in a window, and every event of theirs that fits."""
    if against != NO_CARD:
        played = components().event_cards[against]
        side = Side.DRACULA if played.side is Side.HUNTERS else Side.HUNTERS
        return side, cancelling(played.id)
    side = Side.HUNTERS if window in _FOR_HUNTERS else Side.DRACULA
    return side, frozenset(card for timing in _open_in(window) for card in events_with(timing, side))


def _spend_lucys_revenge(state: DraculaState, hunter: int) -> None:
    """Lucy's Revenge, lying before Godalming in a fight, saves him."""
    fight = lucys_revenge(state, hunter)
    if fight is not None:
        spend_lucy(state, fight)
        state.nearest(Harm).prevented = True


# -- playing one


class Step(IntEnum):
    """How far the playing of an event has come."""

    SHOW = 0
    CANCEL = 1
    RESOLVE = 2
    PUT_AWAY = 3


class PlayEvent(Holder):
    """An event is played: shown, perhaps cancelled, resolved, and put away.

    ``drawn``: it comes straight from a deck or discard instead of the hand. ``free`` tells the hunters' turn
    that no action is spent. ``kept`` is set by effects that leave the card elsewhere than in the discard."""

    who: int
    card: int
    timing: Timing
    drawn: bool = False
    free: bool = False
    mode: str = ""  # "ally" or "effect", for cards that have both (FOD-EVNT-08)
    cancelled: bool = False
    kept: bool = False

    def held(self) -> list[tuple[str, int]]:
        return [] if self.kept or (self.step == Step.SHOW and not self.drawn) else [("event", self.card)]

    def run(self, state: DraculaState) -> Question | None:
        event = components().event_cards[self.card]
        if self.step == Step.SHOW:
            self.step = Step.CANCEL
            if not self.drawn:
                event_hand(state, self.who).remove(self.card)
                _unshow(state, self.who, self.card)
            state.known_events.pop(self.card, None)
            state.emit(EventPlayed(self.card, "dracula" if self.who == COUNT else HUNTERS[self.who].value))
        elif self.step == Step.CANCEL:
            if event.ally and not self.mode:
                return self._ask_mode(state)
            self.step = Step.RESOLVE
            if self.mode != "ally" and cancelling(event.id):
                state.push(EventWindow(timing=Timing.EVENT_PLAYED, hunter=self.who, against=self.card))
        elif self.step == Step.RESOLVE:
            self.step = Step.PUT_AWAY
            if self.cancelled:
                state.emit(EventCancelled(self.card))
            elif self.mode == "ally":
                self.kept = True
                become_ally(state, self.card)
            else:
                effect_of(event.id).begin(state, self)
        else:
            state.pop()
            if not self.kept:
                discard_event(state, self.card)
            if self.who != COUNT:
                show_settled(state, self.who)  # another event may have to be revealed instead
        return None

    def _ask_mode(self, state: DraculaState) -> Question:
        question = Question(state.seat_of(self.who), "dracula-ask-ally", card=f"event:{self.card}")
        args = {"card": f"event:{self.card}"}
        question.offer("effect", "dracula-do-ally-effect", "effect", args=args, rules=("FOD-EVNT-08",))
        question.offer("ally", "dracula-do-ally", "ally", args=args, rules=("FOD-ALLY-01",))
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        self.mode = choice.value


def _unshow(state: DraculaState, who: int, card: int) -> None:
    """A card that was kept revealed has left the hand."""
    if who != COUNT and state.hunters[who].shown_event == card:
        state.hunters[who].shown_event = NO_CARD


def played_below(state: DraculaState, play: PlayEvent) -> PlayEvent:
    """The event in answer to which this one was played."""
    plays = [frame for frame in state.stack if isinstance(frame, PlayEvent)]
    return plays[plays.index(play) - 1]


FRAMES: tuple[type[Frame], ...] = (EventWindow, PlayEvent)
