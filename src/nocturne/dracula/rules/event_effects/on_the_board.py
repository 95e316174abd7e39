"""Events that put tokens on the board or take them away."""

from __future__ import annotations

from enum import IntEnum

from nocturne.dracula.components.board import CASTLE, FIRST_SEA, NOWHERE, PLACES, Place
from nocturne.dracula.components.box import EventId, ItemId, Side, Timing, TokenId, components
from nocturne.dracula.rules.encounters.matured import free_links
from nocturne.dracula.rules.harm.strikes import reveal_question
from nocturne.dracula.rules.playing.event_cards import PlayEvent, effect, played_below
from nocturne.dracula.rules.questions.asking import (
    PASS_KEY,
    in_play,
    items_named,
    may_hold_item,
    offer_links,
    offer_pass,
    offer_places,
)
from nocturne.dracula.rules.questions.offering import offer, option
from nocturne.dracula.rules.table.alliances import drop_ally
from nocturne.dracula.rules.table.cards import reveal_item
from nocturne.dracula.rules.table.tokens import (
    holy_at,
    left_in_box,
    place_holy,
    place_roadblock,
    place_storm,
    remove_consecrated,
    remove_roadblock,
)
from nocturne.dracula.state import DRACULA, NO_CARD, DraculaState
from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame

# -- Summon Storms and Roadblock


@effect(EventId.SUMMON_STORMS)
def summon_storms(state: DraculaState, play: PlayEvent) -> None:
    """Up to three storms, each on a different sea zone (FOD-STOR-01, FOD-STOR-02)."""
    state.push(RaiseStorms(left=components().event(EventId.SUMMON_STORMS).tokens))


class RaiseStorms(Frame):
    """Dracula puts down one storm after another, and may stop."""

    left: int

    def run(self, state: DraculaState) -> Question | None:
        calm = [Place(sea) for sea in range(FIRST_SEA, PLACES) if sea not in state.storms]
        if not self.left or not calm or left_in_box(state, TokenId.STORM) <= 0:
            state.pop()
            return None
        question = Question(DRACULA, "dracula-ask-storm", left=self.left)
        offer_pass(question)
        offer_places(question, state, calm, "dracula-do-storm", "FOD-STOR-02")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.key == PASS_KEY:
            state.pop()
        else:
            self.left -= 1
            place_storm(state, choice.value)


@effect(EventId.ROADBLOCK)
def roadblock(state: DraculaState, play: PlayEvent) -> None:
    """Three roadblocks, split as he likes between roads and railways (FOD-BLOC-06)."""
    state.push(BlockRoads(left=components().event(EventId.ROADBLOCK).tokens))


class BlockRoads(Frame):
    """Dracula puts down one roadblock after another."""

    left: int

    def run(self, state: DraculaState) -> Question | None:
        if not self.left or left_in_box(state, TokenId.ROADBLOCK) <= 0:
            state.pop()
            return None
        question = Question(DRACULA, "dracula-ask-roadblocks", left=self.left)
        offer_links(question, state, free_links(state), "dracula-do-roadblock", "FOD-BLOC-05")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        self.left -= 1
        place_roadblock(state, choice.value)


# -- Consecrated Ground


@effect(EventId.CONSECRATED_GROUND)
def consecrated_ground(state: DraculaState, play: PlayEvent) -> None:
    """The token on a city; then each hunter may reveal a Heavenly Host for another (FOD-CONS-01)."""
    state.push(Consecrate(hunter=play.who))


class Step(IntEnum):
    """How far the event has come."""

    CITY = 0
    HOST = 1


class Consecrate(Frame):
    """The Consecrated Ground is placed first; then the hunters are asked in turn. ``host`` is the Heavenly
    Host just revealed, whose token is still to be placed."""

    hunter: int
    turn: int = 0
    host: int = NO_CARD

    def run(self, state: DraculaState) -> Question | None:
        if self.step == Step.CITY:
            return self._ask_city(state, self.hunter, TokenId.CONSECRATED_GROUND)
        waiting = [hunter for hunter in in_play(state) if hunter >= self.turn]
        if not waiting or left_in_box(state, TokenId.HEAVENLY_HOST) <= 0:
            state.pop()
            return None
        hunter = self.turn = waiting[0]
        if self.host != NO_CARD:
            return self._ask_city(state, hunter, TokenId.HEAVENLY_HOST)
        if may_hold_item(state, hunter, items_named(ItemId.HEAVENLY_HOST)):
            return reveal_question(state, hunter, "dracula-ask-host", (ItemId.HEAVENLY_HOST,))
        self.turn += 1
        return None

    def _ask_city(self, state: DraculaState, hunter: int, token: TokenId) -> Question:
        question = Question(
            state.holder[hunter],
            "dracula-ask-consecrate",
            hunter=f"hunter:{hunter}",
            token=f"word:dracula-token-{token.value}",
        )
        # "On another city": where no such token lies yet.
        taken = token is TokenId.HEAVENLY_HOST
        cities = [
            Place(city)
            for city in range(CASTLE)
            if state.board.consecratable[city] and not (taken and holy_at(state, Place(city)))
        ]
        offer_places(question, state, cities, "dracula-do-consecrate", "FOD-CONS-01")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if self.step == Step.CITY:
            self.step = Step.HOST
            remove_consecrated(state)  # there is one such token in the box
            place_holy(state, TokenId.CONSECRATED_GROUND, choice.value)
        elif self.host != NO_CARD:
            place_holy(state, TokenId.HEAVENLY_HOST, choice.value)
            self.host = NO_CARD
            self.turn += 1
        elif choice.key == PASS_KEY:
            self.turn += 1
        else:
            self.host = choice.value
            reveal_item(state, self.turn, choice.value)


# -- Good Luck and Devilish Power


def _why_no_luck(state: DraculaState, who: int) -> Why | None:
    if state.roadblocks or state.dracula_ally != NO_CARD:
        return None
    return Why("dracula-why-no-luck", "FOD-GOLD-02")


@effect(EventId.GOOD_LUCK, why_not=_why_no_luck)
def good_luck(state: DraculaState, play: PlayEvent) -> None:
    """Played against a False Tip, it cancels it; otherwise a roadblock or Dracula's ally goes."""
    if play.timing is Timing.EVENT_PLAYED:
        played_below(state, play).cancelled = True
    else:
        state.push(UseLuck(hunter=play.who))


class UseLuck(Frame):
    """What Good Luck removes."""

    hunter: int

    def run(self, state: DraculaState) -> Question:
        question = Question(state.holder[self.hunter], "dracula-ask-luck", hunter=f"hunter:{self.hunter}")
        if state.dracula_ally != NO_CARD:
            offer(question, option("ally", "dracula-do-drop-ally"))
        offer_links(question, state, state.roadblocks, "dracula-do-remove-roadblock")
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        if choice.key == "ally":
            drop_ally(state, Side.DRACULA)
        else:
            remove_roadblock(state, choice.value)


@effect(EventId.DEVILISH_POWER)
def devilish_power(state: DraculaState, play: PlayEvent) -> None:
    """Consecrated Ground goes, or the hunters' ally, or they cannot supply in their next phase."""
    state.push(UsePower())


NO_TOKEN = Why("dracula-why-no-consecrated", "FOD-CONS-06")
NO_ALLY = Why("dracula-why-no-ally", "FOD-ALLY-05")


class UsePower(Frame):
    """What Devilish Power does."""

    def run(self, state: DraculaState) -> Question:
        question = Question(DRACULA, "dracula-ask-power")
        token = None if state.consecrated != NOWHERE else NO_TOKEN
        ally = None if state.hunter_ally != NO_CARD else NO_ALLY
        offer(question, option("consecrated", "dracula-do-remove-consecrated"), unless=token)
        offer(question, option("ally", "dracula-do-drop-ally"), unless=ally)
        offer(question, option("no_supply", "dracula-do-no-supply"))
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        state.pop()
        if choice.key == "consecrated":
            remove_consecrated(state)
        elif choice.key == "ally":
            drop_ally(state, Side.HUNTERS)
        else:
            state.lasts(no_supply=True)


FRAMES: tuple[type[Frame], ...] = (RaiseStorms, BlockRoads, Consecrate, UseLuck, UsePower)
