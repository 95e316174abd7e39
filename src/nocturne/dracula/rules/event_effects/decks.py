"""Events about cards: other events, the event deck and its discard, Dracula's encounters."""

from __future__ import annotations

from nocturne.dracula.components.box import EventId, Side, Timing, components
from nocturne.dracula.events.cards import BacksSeen, EventsUncovered
from nocturne.dracula.rules.event_effects.searching import space_option
from nocturne.dracula.rules.playing.event_cards import PlayEvent, effect, played_below
from nocturne.dracula.rules.questions.asking import PASS_KEY, offer_cards, offer_pass
from nocturne.dracula.rules.questions.offering import offer
from nocturne.dracula.rules.supplies.supply import ReceiveEvent
from nocturne.dracula.rules.table.cards import discard_event, take_event
from nocturne.dracula.rules.table.holding import Holder
from nocturne.dracula.rules.table.trail import lay, may_hold_encounter
from nocturne.dracula.state import COUNT, DRACULA, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame

# -- Mystic Research


@effect(EventId.MYSTIC_RESEARCH)
def mystic_research(state: DraculaState, play: PlayEvent) -> None:
    """The backs of the bottom 6 events are seen: Dracula's are discarded face down, the others stay in their
    order. From then on everybody knows that they are the hunters'."""
    printed = components().event_cards
    bottom = state.event_deck[: components().event(EventId.MYSTIC_RESEARCH).cards]
    gone = [card for card in bottom if printed[card].side is Side.DRACULA]
    stay = [card for card in bottom if printed[card].side is Side.HUNTERS]
    state.event_deck = [*stay, *state.event_deck[len(bottom) :]]
    state.hunter_backs = max(state.hunter_backs - len(gone), len(stay))
    for card in gone:
        discard_event(state, card, face_up=False)
    state.emit(BacksSeen(len(bottom), len(gone)))


# -- Surprising Return


def _allies_in_discard(state: DraculaState) -> list[int]:
    """The ally cards Surprising Return may fetch; a card lying face down is not looked at (FOD-SECR-03)."""
    printed = components().event_cards
    both = state.options.surprising_return_allies == "both_sides"
    return [
        lying.card
        for lying in state.event_discard
        if lying.face_up and printed[lying.card].ally and (both or printed[lying.card].side is Side.HUNTERS)
    ]


def _why_no_return(state: DraculaState, who: int) -> Why | None:
    return None if _allies_in_discard(state) else Why("dracula-why-no-ally-discarded", "FOD-ALLY-01")


@effect(EventId.SURPRISING_RETURN, why_not=_why_no_return)
def surprising_return(state: DraculaState, play: PlayEvent) -> None:
    """An ally card of the discard is played."""
    state.push(FetchAlly(hunter=play.who))


class FetchAlly(Frame):
    """The player picks the ally card."""

    hunter: int

    def run(self, state: DraculaState) -> Question:
        question = Question(state.holder[self.hunter], "dracula-ask-return", hunter=f"hunter:{self.hunter}")
        offer_cards(question, "event", _allies_in_discard(state), "dracula-do-event")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        card = choice.value
        state.event_discard = [lying for lying in state.event_discard if lying.card != card]
        theirs = components().event_cards[card].side is Side.DRACULA
        # A Dracula ally that hunters fetch can only come into play: its other effect is not theirs to use.
        only_ally = theirs or state.options.surprising_return_effect == "ally_only"
        mode = "ally" if only_ally else ""
        state.push(PlayEvent(who=self.hunter, card=card, timing=Timing.DRAWN, drawn=True, mode=mode))


# -- Sensationalist Press


@effect(EventId.SENSATIONALIST_PRESS)
def sensationalist_press(state: DraculaState, play: PlayEvent) -> None:
    """The hunters' event has no effect (FOD-CANC-01)."""
    played_below(state, play).cancelled = True


# -- Hidden Schemes and Dracula's Brides


def _why_no_schemes(state: DraculaState, who: int) -> Why | None:
    (number,) = components().event(EventId.HIDDEN_SCHEMES).spaces
    if not may_hold_encounter(state, number - 1):
        return Why("dracula-why-no-room", "FOD-ENCO-02", {"space": number})
    return None if state.encounter_hand else Why("dracula-why-no-encounters", "FOD-ENCO-01")


@effect(EventId.HIDDEN_SCHEMES, why_not=_why_no_schemes)
def hidden_schemes(state: DraculaState, play: PlayEvent) -> None:
    """An encounter from the hand goes on space 3."""
    (number,) = components().event(EventId.HIDDEN_SCHEMES).spaces
    state.push(AddEncounters(spots=(number - 1,), left=1, must=True))


@effect(EventId.DRACULAS_BRIDES)
def draculas_brides(state: DraculaState, play: PlayEvent) -> None:
    """An encounter from the hand goes on each of one or two hideouts of spaces 1 to 3."""
    card = components().event(EventId.DRACULAS_BRIDES)
    spots = tuple(number - 1 for number in card.spaces if may_hold_encounter(state, number - 1))
    state.push(AddEncounters(spots=spots, left=card.cards, must=True))


class AddEncounters(Frame):
    """Dracula adds an encounter to some of these spaces, one to each. The first is not optional."""

    spots: tuple[int, ...]
    left: int
    must: bool
    spot: int = -1  # chosen, and waiting for its encounter

    def run(self, state: DraculaState) -> Question | None:
        if not self.left or not self.spots or not state.encounter_hand:
            state.pop()
            return None
        if self.spot < 0 and self.must and len(self.spots) == 1:
            self.spot = self.spots[0]
            return None
        if self.spot < 0:
            question = Question(DRACULA, "dracula-ask-add-space", left=self.left)
            if not self.must:
                offer_pass(question)
            for spot in self.spots:
                offer(question, space_option(spot, "dracula-do-add-space"), spot)
            return question
        question = Question(DRACULA, "dracula-ask-add-encounter", space=self.spot + 1)
        offer_cards(question, "encounter", sorted(state.encounter_hand), "dracula-do-lay")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            state.pop()
        elif self.spot < 0:
            self.spot = choice.value
        else:
            spot, self.spot = self.spot, -1
            self.spots = tuple(other for other in self.spots if other != spot)
            self.left -= 1
            self.must = False
            lay(state, spot, choice.value)


# -- Immanuel Hildesheim


@effect(EventId.IMMANUEL_HILDESHEIM)
def immanuel_hildesheim(state: DraculaState, play: PlayEvent) -> None:
    """Of the top 6 events Dracula takes his own; the others are discarded face up."""
    printed = components().event_cards
    taken: list[int] = []
    discarded: list[int] = []
    for _ in range(min(components().event(EventId.IMMANUEL_HILDESHEIM).cards, len(state.event_deck))):
        card = take_event(state)
        (taken if printed[card].side is Side.DRACULA else discarded).append(card)
    for card in discarded:
        discard_event(state, card)
    state.emit(EventsUncovered(len(taken), tuple(discarded), len(discarded)))
    state.push(TakeEvents(cards=tuple(taken)))


class TakeEvents(Holder):
    """Dracula receives several events, one after the other."""

    cards: tuple[int, ...]

    def held(self) -> list[tuple[str, int]]:
        return [("event", card) for card in self.cards]

    def run(self, state: DraculaState) -> None:
        if not self.cards:
            state.pop()
            return
        card, self.cards = self.cards[0], self.cards[1:]
        state.push(ReceiveEvent(who=COUNT, card=card))


FRAMES: tuple[type[Frame], ...] = (FetchAlly, AddEncounters, TakeEvents)
