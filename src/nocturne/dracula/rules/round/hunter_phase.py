"""The hunters' day and night: who acts, what each may do, and why not (FOD-ACT-01..07)."""

from __future__ import annotations

from functools import cache

from nocturne.dracula.components.board import (
    CASTLE,
    NOWHERE,
    Board,
    Mask,
    Place,
    hospital_city,
    is_hospital,
    is_sea,
    mask_of,
)
from nocturne.dracula.components.box import (
    PHYSICIAN_HEALING,
    REST_HEALING,
    EventId,
    Side,
    components,
)
from nocturne.dracula.events.hunters import (
    BatsCarried,
    HunterPassed,
    HunterRested,
    HunterStood,
    NightToll,
    PsychicBond,
    SearchBegan,
)
from nocturne.dracula.rules.encounters.meeting import Search
from nocturne.dracula.rules.journeys.travel import (
    FOG_HERE,
    FOG_THERE,
    RailJourney,
    RoadJourney,
    SeaJourney,
    adjacent_open,
    carry,
    rail_reach,
    sea_moves,
    why_not_by_road,
    why_not_by_sea,
)
from nocturne.dracula.rules.questions.offering import (
    PASS,
    card_option,
    hunter_option,
    kinds_of,
    offer,
    one_of_each,
    option,
    place_option,
)
from nocturne.dracula.rules.round.card_actions import offer_actions
from nocturne.dracula.rules.supplies.supply import ReceiveEvent, ReserveTicket, Supply
from nocturne.dracula.rules.supplies.trade import Trade, why_no_trade
from nocturne.dracula.rules.table.cards import delay, discard_event, heal_hunter, take_event
from nocturne.dracula.rules.table.sheets import weakened
from nocturne.dracula.rules.table.showing import show_event, show_item
from nocturne.dracula.rules.table.tokens import fogged
from nocturne.dracula.rules.table.trail import NO_SPOT, current_place, note_clue, spot_of, turn_up_location
from nocturne.dracula.state import COUNT, DRACULA, MINA, NO_CARD, SEWARD, VAN_HELSING, DraculaState
from nocturne.kernel.decision import Choice, Option, Question, Why
from nocturne.kernel.state import Frame

NIGHT = Why("dracula-why-night", "FOD-ACT-03")
AT_SEA = Why("dracula-why-at-sea", "FOD-ACT-04")
IN_HOSPITAL = Why("dracula-why-in-hospital", "FOD-HOSP-04")
SAME_ACTION = Why("dracula-why-same-action", "FOD-GOLD-02")
NO_WAY = Why("dracula-why-no-railway", "FOD-RAIL-02")
AT_CASTLE_SUPPLY = Why("dracula-why-castle-supply", "FOD-CAST-05")
AT_CASTLE_TICKET = Why("dracula-why-castle-ticket", "FOD-CAST-06")
NO_SUPPLY = Why("dracula-why-devilish-power", "FOD-GOLD-03")
UNHURT = Why("dracula-why-unhurt", "FOD-REST-01")
NO_TICKETS = Why("dracula-why-no-tickets", "FOD-TICK-01")
NOTHING_HERE = Why("dracula-why-nothing-here", "FOD-SRCH-01")
FOG_SEARCH = Why("dracula-why-fog-search", "FOD-FOG-06")
MUST_SAIL = Why("dracula-why-must-sail", "FOD-ACT-04")
ALONE = Why("dracula-why-alone", "FOD-HOSP-09")


class HunterPhase(Frame):
    """One day or one night: every hunter acts once, in activation order (FOD-ACT-02) or, after a Speedy
    Telegraph, in any order: each may wait for the others, but the last one waiting goes first."""

    left: tuple[int, ...] = (0, 1, 2, 3)
    waiting: tuple[int, ...] = ()

    def run(self, state: DraculaState) -> Question | None:
        able = [hunter for hunter in self.left if state.hunters[hunter].place != NOWHERE]
        if not able:
            state.pop()
            return None
        willing = [hunter for hunter in able if hunter not in self.waiting]
        if not state.lasting.free_order or len(able) == 1 or not willing:
            self._let_act(state, able[0])
            return None
        hunter = willing[0]
        question = Question(state.holder[hunter], "dracula-ask-act-now", hunter=f"hunter:{hunter}")
        offer(question, option("act", "dracula-do-act-now"), hunter)
        offer(question, option("wait", "dracula-do-wait"), NOWHERE)
        return question

    def take(self, state: DraculaState, choice: Choice) -> None:
        if choice.value == NOWHERE:
            willing = [hunter for hunter in self.left if hunter not in self.waiting]
            asked = next(hunter for hunter in willing if state.hunters[hunter].place != NOWHERE)
            self.waiting = (*self.waiting, asked)
        else:
            self._let_act(state, choice.value)

    def _let_act(self, state: DraculaState, hunter: int) -> None:
        self.left = tuple(other for other in self.left if other != hunter)
        self.waiting = ()
        state.push(HunterTurn(hunter=hunter))


class HunterTurn(Frame):
    """One hunter's action, or two different ones after Renewed Vigor."""

    hunter: int
    actions: int = 0  # taken so far
    first: str = ""  # what the first one was
    swapped_item: bool = False
    swapped_event: bool = False
    spared: bool = False  # Dracula leaves the bats alone this time, where the table lets him choose

    def run(self, state: DraculaState) -> Question | None:
        hunter = state.hunters[self.hunter]
        if self.actions >= self._allowed(state) or hunter.place == NOWHERE:
            state.pop()
        elif hunter.delayed:
            # FOD-ACT-06, FOD-DELA-02: standing up is all there is to the action.
            hunter.delayed = False
            state.emit(HunterStood(self.hunter))
            self.actions += 1 if state.options.vigor_delayed == "stands_then_acts" else 2
        elif hunter.bats and not self.spared and (places := self._bats_reach(state)):
            return self._ask_bats(state, places)
        elif is_sea(hunter.place) and not state.day:  # FOD-ACT-05
            state.emit(HunterPassed(self.hunter))
            state.pop()
        else:
            return self._ask(state)
        return None

    def _allowed(self, state: DraculaState) -> int:
        return 2 if state.lasting.vigor and state.day else 1

    # -- bats

    def _bats_reach(self, state: DraculaState) -> list[Place]:
        """Where bats can carry the hunter; nowhere while fog holds (FOD-BATS-05)."""
        return adjacent_open(state, self.hunter, state.options.bats_and_roadblocks == "ignored")

    def _ask_bats(self, state: DraculaState, places: list[Place]) -> Question:
        question = Question(DRACULA, "dracula-ask-bats", hunter=f"hunter:{self.hunter}")
        for place in places:
            option = place_option(state.board, "carry", "dracula-do-carry", place, "FOD-BATS-02")
            offer(question, option, ("bats", place))
        if state.options.bats_order == "may_move":
            offer(question, PASS, ("bats", NOWHERE))
        return question

    def _bats(self, state: DraculaState, place: Place) -> None:
        """Dracula moves the hunter, who is delayed there, instead of the action (FOD-BATS-03)."""
        if place == NOWHERE:
            self.spared = True
            return
        self.actions += 1
        state.hunters[self.hunter].bats = False
        state.emit(BatsCarried(self.hunter, place))
        delay(state, self.hunter)
        carry(state, self.hunter, place)

    # -- the hunter's own action

    def _ask(self, state: DraculaState) -> Question:
        question = Question(
            state.holder[self.hunter],
            "dracula-ask-action-day" if state.day else "dracula-ask-action-night",
            hunter=f"hunter:{self.hunter}",
            at=f"at:{state.hunters[self.hunter].place}",
        )
        place = state.hunters[self.hunter].place
        if is_hospital(place):
            self._offer_hospital(question, state)
        else:
            self._offer_moves(question, state)
            self._offer_rest(question, state)
            self._offer_cards(question, state)
        self._offer_shown(question, state)
        # With every way out closed a hunter at sea cannot but pass.
        must_sail = is_sea(place) and self.actions == 0 and bool(sea_moves(state, self.hunter))
        offer(question, PASS, ("pass", None), MUST_SAIL if must_sail else None)  # FOD-ACT-04, FOD-ACT-07
        return question

    def _again(self, action: str) -> Why | None:
        """Renewed Vigor: not the same action twice."""
        return SAME_ACTION if self.first == action else None

    def _offer_hospital(self, question: Question, state: DraculaState) -> None:
        """FOD-HOSP-04: only these two."""
        city = hospital_city(state.board, state.hunters[self.hunter].place)
        why = NIGHT if not state.day else FOG_THERE if fogged(state, city) else self._again("move")
        leave = place_option(state.board, "leave", "dracula-do-leave-hospital", city, "FOD-HOSP-06")
        offer(question, leave, ("leave", city), why)
        why = NO_SUPPLY if state.lasting.no_supply else self._again("supply")
        offer(question, option("supply", "dracula-do-supply", "FOD-HOSP-05"), ("supply", None), why)
        for key, label in _NOT_IN_HOSPITAL:
            offer(question, option(key, label), None, IN_HOSPITAL)

    def _offer_moves(self, question: Question, state: DraculaState) -> None:
        board = state.board
        here = state.hunters[self.hunter].place
        again = self._again("move")
        by_night = None if state.day else NIGHT
        if by_night is not None and not state.lasting.long_night:
            question.include(_not_by_night(board, here))
            if not is_sea(here):
                self._offer_rails(question, state, by_night)
            return
        if by_night is None and again is None and not (state.fog or state.roadblocks or state.storms):
            ways, values = _open_ways(board, here)
            question.options += ways
            question.values += values
            if not is_sea(here):
                self._offer_rails(question, state, None)
            return
        # A Long Night lifts the ban for roads alone.
        for there in board.roads[here]:
            why = again or why_not_by_road(state, self.hunter, there)
            way = place_option(board, "road", "dracula-do-road", there, "FOD-ROAD-01")
            offer(question, way, ("road", there), why)
        for there in board.seas[here]:
            why = by_night or again or why_not_by_sea(state, self.hunter, there)
            way = place_option(board, "sea", "dracula-do-sea", there, "FOD-SEA-01")
            offer(question, way, ("sea", there), why)
        if not is_sea(here):
            self._offer_rails(question, state, by_night or again)

    def _offer_rails(self, question: Question, state: DraculaState, why: Why | None) -> None:
        hunter = state.hunters[self.hunter]
        box = components()
        if why is None and fogged(state, hunter.place):
            why = FOG_HERE
        for ticket in one_of_each(hunter.tickets, kinds_of("ticket")):
            value = box.ticket_tokens[ticket]
            no_way = why
            if no_way is None and not rail_reach(state, self.hunter, value.white, value.yellow):
                no_way = NO_WAY
            way = card_option("ticket", "rail", "dracula-do-rail-with", ticket, "FOD-RAIL-01")
            offer(question, way, ("rail", (ticket, NO_CARD)), no_way)
        if not hunter.tickets:
            return
        printed = box.event_cards
        for card in hunter.events:
            if printed[card].id is EventId.CHARTERED_CARRIAGE:
                reach = printed[card].reach
                if why is None and not rail_reach(state, self.hunter, reach, reach):
                    why = NO_WAY
                for ticket in one_of_each(hunter.tickets, kinds_of("ticket")):
                    way = card_option("ticket", "carriage", "dracula-do-carriage", ticket, "FOD-EVNT-01")
                    offer(question, way, ("rail", (ticket, card)), why)
                break

    def _offer_rest(self, question: Question, state: DraculaState) -> None:
        """Everything that is neither a move nor a card."""
        hunter = state.hunters[self.hunter]
        place = hunter.place
        at_sea = AT_SEA if is_sea(place) else None
        why = at_sea or self._why_no_supply(state) or self._again("supply")
        offer(question, _SUPPLY, ("supply", None), why)
        why = at_sea or (None if hunter.damage else UNHURT) or self._again("rest")
        offer(question, _REST, ("rest", None), why)
        why = at_sea or (AT_CASTLE_TICKET if place == CASTLE else None) or self._again("reserve")
        if why is None and not state.ticket_pool and not hunter.tickets:
            why = NO_TICKETS
        offer(question, _RESERVE, ("reserve", None), why)
        why = at_sea or self._why_no_search(state) or self._again("search")
        offer(question, _SEARCH, ("search", None), why)
        self._offer_trades(question, state)
        if self.hunter == MINA:
            why = at_sea or self._why_no_bond(state) or self._again("special")
            bond = option("psychic-bond", "dracula-do-psychic-bond", "FOD-ABIL-02")
            offer(question, bond, ("bond", None), why)

    def _offer_trades(self, question: Question, state: DraculaState) -> None:
        again = self._again("trade")
        for other in _OTHERS[self.hunter]:
            why = why_no_trade(state, self.hunter, other, far=False) or again
            offer(question, _TRADE[other], ("trade", (other, False)), why)
            if self.hunter == VAN_HELSING:
                why = why_no_trade(state, self.hunter, other, far=True) or again
                offer(question, _LEADER[other], ("trade", (other, True)), why)

    def _offer_cards(self, question: Question, state: DraculaState) -> None:
        """Events and items that need an action (FOD-EVNT-12), and those that are free."""
        before = len(question.options)
        offer_actions(state, self.hunter, question)
        if self.first != "special":
            return
        offered = list(zip(question.options[before:], question.values[before:], strict=True))
        del question.options[before:], question.values[before:]
        for card, act in offered:
            offer(question, card, act, None if act.free else SAME_ACTION)

    def _why_no_supply(self, state: DraculaState) -> Why | None:
        if state.lasting.no_supply:
            return NO_SUPPLY
        return AT_CASTLE_SUPPLY if state.hunters[self.hunter].place == CASTLE else None

    def _why_no_search(self, state: DraculaState) -> Why | None:
        place = state.hunters[self.hunter].place
        if fogged(state, place):  # FOD-SRCH-05
            return FOG_SEARCH
        # A hideout or lair where a hunter stands is face up, so this gives nothing away. Whether a Hide that
        # nobody has seen adds encounters to it does not count.
        return NOTHING_HERE if spot_of(state, place) == NO_SPOT else None

    def _why_no_bond(self, state: DraculaState) -> Why | None:
        return None if len(state.hunters_at(state.hunters[MINA].place)) > 1 else ALONE

    def _offer_shown(self, question: Question, state: DraculaState) -> None:
        """A weakened hunter may change what is revealed (FOD-WEAK-04), once for each action."""
        if not weakened(state, self.hunter):
            return
        hunter = state.hunters[self.hunter]
        box = components()
        if hunter.shown_item != NO_CARD and not self.swapped_item:
            shown_item = box.item_cards[hunter.shown_item]
            for card in one_of_each(hunter.items, kinds_of("item")):
                if box.item_cards[card] is not shown_item:
                    change = card_option("item", "show-item", "dracula-do-show", card, "FOD-WEAK-04")
                    offer(question, change, ("show_item", card))
        if hunter.shown_event != NO_CARD and not self.swapped_event:
            shown_event = box.event_cards[hunter.shown_event]
            for card in one_of_each(hunter.events, kinds_of("event")):
                if box.event_cards[card] is not shown_event:
                    change = card_option("event", "show-event", "dracula-do-show", card, "FOD-WEAK-04")
                    offer(question, change, ("show_event", card))

    # -- doing it

    def take(self, state: DraculaState, choice: Choice) -> None:
        if isinstance(choice.value, Frame):  # an action of a card
            self._card(state, choice.value)
            return
        what, value = choice.value
        if what == "bats":
            self._bats(state, value)
        elif what == "show_item":
            self.swapped_item = True
            show_item(state, self.hunter, value)
        elif what == "show_event":
            self.swapped_event = True
            show_event(state, self.hunter, value)
        else:
            self._act(state, what, value)

    def _card(self, state: DraculaState, act: Frame) -> None:
        if not getattr(act, "free", False):
            self._count("special")
        state.push(act.copy())  # copies of a table share its questions

    def _count(self, action: str) -> None:
        self.actions += 1
        self.first = self.first or action
        self.swapped_item = self.swapped_event = False

    def _act(self, state: DraculaState, what: str, value: object) -> None:
        self._count(_ACTION_OF.get(what, what))
        hunter = self.hunter
        if what == "pass":
            self.actions = 2
            state.emit(HunterPassed(hunter))
        elif what == "road":
            if not state.day:
                state.push(LongNightToll())
            state.push(RoadJourney(hunter=hunter, place=_place(value)))
        elif what == "sea":
            state.push(SeaJourney(hunter=hunter, place=_place(value)))
        elif what == "leave":
            carry(state, hunter, _place(value), "leaves_hospital")
        elif what == "rail":
            assert isinstance(value, tuple)
            ticket, carriage = value
            state.push(RailJourney(hunter=hunter, ticket=ticket, carriage=carriage))
        elif what == "supply":
            state.push(Supply(hunter=hunter))
        elif what == "rest":
            self._rest(state)
        elif what == "reserve":
            state.push(ReserveTicket(hunter=hunter))
        elif what == "search":
            place = state.hunters[hunter].place
            state.emit(SearchBegan(hunter, place))
            turn_up_location(state, spot_of(state, place))  # the search uncovers a Hide tied to the place
            state.push(Search(hunter=hunter))
        elif what == "trade":
            assert isinstance(value, tuple)
            other, far = value
            state.push(Trade(hunter=hunter, other=other, far=far))
        else:
            psychic_bond(state)

    def _rest(self, state: DraculaState) -> None:
        """FOD-REST-01; with Dr. Seward there, himself included, twice as well (FOD-REST-02, FOD-REST-03)."""
        place = state.hunters[self.hunter].place
        physician = state.hunters[SEWARD].place == place
        amount = PHYSICIAN_HEALING if physician else REST_HEALING
        state.emit(HunterRested(self.hunter, amount))
        heal_hunter(state, self.hunter, amount)


@cache
def _not_by_night(board: Board, here: Place) -> Question:
    """The moves nobody makes by night (FOD-ACT-03, FOD-SEA-08): the same at every table."""
    question = Question(0, "")
    for there in board.roads[here]:
        offer(question, place_option(board, "road", "dracula-do-road", there, "FOD-ROAD-01"), None, NIGHT)
    for there in board.seas[here]:
        offer(question, place_option(board, "sea", "dracula-do-sea", there, "FOD-SEA-01"), None, NIGHT)
    return question


@cache
def _open_ways(board: Board, here: Place) -> tuple[list[Option], list[tuple[str, Place]]]:
    """The moves by road and sea when nothing lies on the board: options and their values."""
    question = Question(0, "")
    for there in board.roads[here]:
        way = place_option(board, "road", "dracula-do-road", there, "FOD-ROAD-01")
        offer(question, way, ("road", there))
    for there in board.seas[here]:
        offer(question, place_option(board, "sea", "dracula-do-sea", there, "FOD-SEA-01"), ("sea", there))
    return question.options, question.values


_SUPPLY = option("supply", "dracula-do-supply", "FOD-SUPP-01")
_REST = option("rest", "dracula-do-rest", "FOD-REST-01")
_RESERVE = option("reserve", "dracula-do-reserve", "FOD-TICK-01")
_SEARCH = option("search", "dracula-do-search", "FOD-SRCH-01")
_TRADE = [hunter_option("trade", "dracula-do-trade", other, "FOD-TRAD-02") for other in range(4)]
_LEADER = [hunter_option("leader", "dracula-do-leader", other, "FOD-TRAD-06") for other in range(4)]
_OTHERS = [[other for other in range(4) if other != hunter] for hunter in range(4)]

_ACTION_OF = {"road": "move", "sea": "move", "rail": "move", "leave": "move", "bond": "special"}
"""Which action a choice counts as when two must differ: all ways of moving are one."""

_NOT_IN_HOSPITAL = (
    ("rest", "dracula-do-rest"),
    ("reserve", "dracula-do-reserve"),
    ("search", "dracula-do-search"),
)


def _place(value: object) -> Place:
    assert isinstance(value, int)
    return Place(value)


class LongNightToll(Frame):
    """After a road move in a Long Night the bottom event is drawn: a hunters' card is discarded, a Dracula
    card goes to Dracula."""

    def run(self, state: DraculaState) -> None:
        state.pop()
        card = take_event(state, bottom=True)
        if card == NO_CARD:
            return
        if components().event_cards[card].side is Side.HUNTERS:
            discard_event(state, card)
            state.emit(NightToll(card))
        else:
            state.push(ReceiveEvent(who=COUNT, card=card))


def psychic_bond(state: DraculaState) -> None:
    """Dracula says truthfully whether he is in Mina's region; at sea he is in none."""
    board = state.board
    region = board.region[state.hunters[MINA].place]
    cities = mask_of(*board.region_cities[region])
    here = current_place(state)
    there = bool(cities >> here & 1)
    state.emit(PsychicBond(board.region_ids[region], there))
    note_clue(state, cities if there else Mask(_EVERYWHERE & ~cities))


_EVERYWHERE = (1 << 70) - 1
