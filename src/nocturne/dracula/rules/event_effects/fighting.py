"""Events of fights, ambushes and searches, and those that prevent harm."""

from __future__ import annotations

from nocturne.dracula.components.box import EventId, components
from nocturne.dracula.events.cards import ItemKept, ItemsLookedAt, Seduced, TopItemsDiscarded
from nocturne.dracula.rules.combat.steps import Fight
from nocturne.dracula.rules.encounters.meeting import MeetEncounter, Search
from nocturne.dracula.rules.harm.hurt import Bite, Hurt
from nocturne.dracula.rules.playing.event_cards import PlayEvent, effect
from nocturne.dracula.rules.questions.asking import offer_cards, offer_hunters
from nocturne.dracula.rules.supplies.supply import ItemLimit
from nocturne.dracula.rules.table.cards import take_item
from nocturne.dracula.rules.table.holding import Holder
from nocturne.dracula.rules.table.melee import Harm, leave_fight
from nocturne.dracula.rules.table.trail import laid_at, take_back
from nocturne.dracula.state import DRACULA, NO_CARD, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.event import audience
from nocturne.kernel.state import Frame

# -- at the start of a fight


@effect(EventId.ESCAPE_ROUTE)
def escape_route(state: DraculaState, play: PlayEvent) -> None:
    """One hunter leaves the fight."""
    state.push(TakeRoute(hunter=play.who))


class TakeRoute(Frame):
    """The player picks who leaves."""

    hunter: int

    def run(self, state: DraculaState) -> Question:
        question = Question(state.holder[self.hunter], "dracula-ask-route", hunter=f"hunter:{self.hunter}")
        offer_hunters(question, state.nearest(Fight).hunters, "dracula-do-circle")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        leave_fight(state, choice.value)


@effect(EventId.PLANNED_AMBUSH)
def planned_ambush(state: DraculaState, play: PlayEvent) -> None:
    """In the first round the player may change the card after all are revealed."""
    state.nearest(Fight).planned |= 1 << play.who


@effect(EventId.LUCYS_REVENGE)
def lucys_revenge(state: DraculaState, play: PlayEvent) -> None:
    """It lies before Lord Godalming until it is used or the fight ends."""
    play.kept = True
    state.nearest(Fight).lucy = play.card


@effect(EventId.HEROIC_LEAP)
def heroic_leap(state: DraculaState, play: PlayEvent) -> None:
    """No round is fought: the vampire suffers 5 damage, then the player does."""
    damage = components().event(EventId.HEROIC_LEAP).damage
    fight = state.nearest(Fight)
    fight.hurt_vampire(state, damage)
    if state.result is None:
        fight.over = fight.over or "dracula-end-leap"
        state.push(Hurt(hunter=play.who, amount=damage))


@effect(EventId.LUCKY_FIND)
def lucky_find(state: DraculaState, play: PlayEvent) -> None:
    """Look at the top 5 items, keep one, discard the others."""
    found: list[int] = []
    while len(found) < components().event(EventId.LUCKY_FIND).cards:
        card = take_item(state)
        if card == NO_CARD:
            break
        found.append(card)
    if found:
        whole = ItemsLookedAt(play.who, len(found), tuple(found), seen=True)
        to = audience(state.holder[play.who])
        state.emit(whole, to=to, others=ItemsLookedAt(play.who, len(found)))
        state.push(KeepFind(hunter=play.who, found=tuple(found)))


class KeepFind(Holder):
    """Which of the items is kept."""

    hunter: int
    found: tuple[int, ...]

    def held(self) -> list[tuple[str, int]]:
        return [("item", card) for card in self.found]

    def run(self, state: DraculaState) -> Question:
        question = Question(state.holder[self.hunter], "dracula-ask-find", hunter=f"hunter:{self.hunter}")
        offer_cards(question, "item", self.found, "dracula-do-keep")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        state.hunters[self.hunter].items.append(choice.value)
        to = audience(state.holder[self.hunter])
        state.emit(ItemKept(self.hunter, choice.value, seen=True), to=to, others=ItemKept(self.hunter))
        rest = tuple(card for card in self.found if card != choice.value)
        if rest:
            state.item_discard += rest
            state.emit(TopItemsDiscarded(rest))
        state.push(ItemLimit(hunter=self.hunter))


# -- preventing harm, and keeping a card from being cancelled


@effect(EventId.GREAT_STRENGTH)
def great_strength(state: DraculaState, play: PlayEvent) -> None:
    """The bite, or all of the damage, does not happen (FOD-GSTR-01, FOD-GSTR-03)."""
    state.nearest(Harm).prevented = True


@effect(EventId.ENRAGED)
def enraged(state: DraculaState, play: PlayEvent) -> None:
    """Dracula's combat card is not cancelled; he cannot flee from this fight any more."""
    fight = state.nearest(Fight)
    fight.enraged = fight.saved = True


# -- ambushes and searches


@effect(EventId.FOREWARNED)
def forewarned(state: DraculaState, play: PlayEvent) -> None:
    """The ambushing encounter is discarded before it does anything."""
    state.nearest(MeetEncounter).foiled = "dracula-card-forewarned"


def _vampires(state: DraculaState) -> list[int]:
    """The vampires where a hunter searches."""
    place = state.hunters[state.nearest(Search).hunter].place
    printed = components().encounter_cards
    return [laid.card for _, laid in laid_at(state, place) if printed[laid.card].vampire]


def _why_no_seduction(state: DraculaState, who: int) -> Why | None:
    return None if _vampires(state) else Why("dracula-why-no-vampire", "FOD-BITE-01")


@effect(EventId.SEDUCTION, why_not=_why_no_seduction)
def seduction(state: DraculaState, play: PlayEvent) -> None:
    """A vampire goes back to Dracula's hand, and the hunter is bitten."""
    state.push(Seduce(hunter=state.nearest(Search).hunter))


class Seduce(Frame):
    """Of several vampires Dracula picks one."""

    hunter: int

    def run(self, state: DraculaState) -> Question | None:
        vampires = _vampires(state)
        if len({components().encounter_cards[card].id for card in vampires}) == 1:
            self._bite(state, vampires[0])
            return None
        question = Question(DRACULA, "dracula-ask-seduction", hunter=f"hunter:{self.hunter}")
        offer_cards(question, "encounter", vampires, "dracula-do-take-back")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        self._bite(state, choice.value)

    def _bite(self, state: DraculaState, card: int) -> None:
        state.pop()
        state.emit(Seduced(self.hunter))
        take_back(state, card)
        state.push(Bite(hunter=self.hunter))


FRAMES: tuple[type[Frame], ...] = (TakeRoute, KeepFind, Seduce)
