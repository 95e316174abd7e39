"""The main sequence: rounds in which every player takes one turn, in order of Initiative (CHA-GEN-06)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache

from nocturne.chapters.components.hexes import Hex, name_of
from nocturne.chapters.events.tile import ActionTriggered, RoundBegun
from nocturne.chapters.rules.combat.combat import start_combat
from nocturne.chapters.rules.dialogue.begin import begin_dialogue, begin_investigation
from nocturne.chapters.rules.dialogue.pages import Reading
from nocturne.chapters.rules.exploration.feeding import Feed, capture, offer_captures, offer_feeding
from nocturne.chapters.rules.exploration.stealth import (
    StealthTests,
    dangerous_hexes,
    declare_stealth,
    stealthy,
    watch,
    why_no_stealth,
)
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.rules.table.board import (
    Around,
    around,
    beside_hex,
    sight_of,
    token_hexes,
    where,
)
from nocturne.chapters.rules.table.frames import Asked, in_chapter
from nocturne.chapters.rules.table.modifiers import Totals
from nocturne.chapters.rules.table.references import argument, subject
from nocturne.chapters.rules.tile.placing import remove_token
from nocturne.chapters.rules.tile.prey import Flee
from nocturne.chapters.rules.tile.rounds import SpreadFire, tick_trackers
from nocturne.chapters.rules.tile.triggers import set_off
from nocturne.chapters.rules.turns.blood import UseBlood, offer_blood
from nocturne.chapters.rules.turns.items import Trade, UseItem, offer_items, offer_trades
from nocturne.chapters.rules.turns.ruling import Ruling, offer_ruling
from nocturne.chapters.rules.turns.turn import Turn
from nocturne.chapters.state import ChaptersState, Token
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.state import Frame

_ONLY_FOOD = Why("chapters-why-only-food", "CHA-FEED-20")
_TOO_FAR_TO_TALK = Why("chapters-why-not-beside", "CHA-DLG-01")
_TOO_FAR_TO_SEARCH = Why("chapters-why-not-beside", "CHA-INV-01")
_TOO_FAR_TO_FIGHT = Why("chapters-why-not-beside", "CHA-GAP-27")
_NOT_IN_SIGHT = Why("chapters-why-not-in-sight", "CHA-CMB-02")
_FRIEND = Why("chapters-why-friend", "CHA-CARD-05")
_TALKED = Why("chapters-why-talked", "CHA-GAP-49")

_END = Prepared("end", "chapters-do-end-turn", ("end",))
_STEALTH = Prepared("stealth", "chapters-do-stealth", ("stealth",), rules=("CHA-STL-01",))


@cache
def _talk(ident: str) -> Prepared:
    return Prepared(
        f"talk:{ident}",
        "chapters-do-talk",
        ("talk", ident),
        args=argument("npc", "figure", ident),
        subjects=subject("figure", ident),
        rules=("CHA-DLG-01",),
    )


@cache
def _no_talk(ident: str) -> Why:
    return Why("chapters-why-no-talk", "CHA-DLG-01", argument("npc", "figure", ident))


@cache
def _fight(ident: str) -> Prepared:
    return Prepared(
        f"fight:{ident}",
        "chapters-do-fight",
        ("fight", ident),
        args=argument("npc", "figure", ident),
        subjects=subject("figure", ident),
        rules=("CHA-CMB-02",),
    )


@cache
def _no_fighter(ident: str) -> Why:
    return Why("chapters-why-no-fighter", "CHA-NPC-01", argument("npc", "figure", ident))


@lru_cache(maxsize=2_000)
def _investigate(token: Token) -> Prepared:
    return Prepared(
        f"investigate:{token.n}",
        "chapters-do-investigate",
        ("investigate", token),
        args={"zone": token.n},
        subjects=(f"hex:{name_of(token.hex)}",),
        rules=("CHA-INV-01",),
    )


class RoundStep(IntEnum):
    """The steps of a main round."""

    ROUND = 0
    TURNS = 1
    ROUND_END = 2


class MainSequence(Frame, kw_only=True):
    """The rounds of a chapter until it is over."""

    acted: list[str] = []
    tied: list[str] = []

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        if self.step == RoundStep.ROUND:
            self.step = RoundStep.TURNS
            self.acted = []
            state.play.round += 1
            state.emit(RoundBegun(state.play.round))
            state.push(SpreadFire())
            return None
        if self.step == RoundStep.ROUND_END:
            self.step = RoundStep.ROUND
            state.push(Flee())
            tick_trackers(state, combat=False)
            return None
        if set_off(state):
            return None
        if self.tied:
            return self._ask_order(state)
        if watch(state):
            return None
        waiting = [who for who in state.active() if who not in self.acted]
        if not waiting:
            self.step = RoundStep.ROUND_END
            return None
        highest = max(character_values.main_initiative(state, who) for who in waiting)
        first = [who for who in waiting if character_values.main_initiative(state, who) == highest]
        if len(first) > 1:
            self.tied = first
        else:
            self._turn(state, first[0])
        return None

    def _turn(self, state: ChaptersState, who: str) -> None:
        self.acted.append(who)
        state.push(MainTurn(who=who, combats=state.play.combats))

    def _ask_order(self, state: ChaptersState) -> Question:
        """CHA-INI-05: of players with the same Initiative, the first in the order of seats goes or lets
        another go."""
        question = Question(min(state.seat_of(who) for who in self.tied), "chapters-ask-order")
        for who in self.tied:
            question.offer(
                f"first:{who}",
                "chapters-do-first",
                who,
                args={"who": f"figure:{who}"},
                subjects=(f"figure:{who}",),
                rules=("CHA-INI-05",),
            )
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        self.tied = []
        self._turn(state, choice.value)


class TurnStep(IntEnum):
    """The steps of a turn in the main sequence."""

    BEGIN = 0
    ASK = 1
    LAST_LOOK = 2
    FINISH = 3
    OVER = 4


class MainTurn(Turn, kw_only=True):
    """CHA-MAIN-01: move, use the Blood and do one action, each once, in any order; or nothing."""

    combats: int = 0  # how many there had been when the turn began
    sneaked: bool = False  # stealth was tested for this turn's movement

    @in_chapter
    def run(self, state: ChaptersState) -> Asked:
        over = state.play.combats != self.combats  # a combat came out of this turn: it ends with it
        if state.vampire(self.who).state != "active" or (over and self.step < TurnStep.LAST_LOOK):
            self.step = max(self.step, TurnStep.FINISH)
        match self.step:
            case TurnStep.BEGIN:
                self.step = TurnStep.ASK
                self.begin(state)
            case TurnStep.ASK:
                return self._ask(state)
            case TurnStep.LAST_LOOK:
                self.step = TurnStep.FINISH
                self._last_look(state)
            case TurnStep.FINISH:
                self.step = TurnStep.OVER
                self.finish(state)
                state.push(Flee(who=self.who))  # CHA-FLEE-06
            case _:
                state.pop()
        return None

    def _ask(self, state: ChaptersState) -> Asked:
        if set_off(state):
            return None
        if self.moving and self.points <= 0:
            self._movement_over(state)
            return None
        waiting = stealthy(state, self.who) or (self.moving and state.options.noticed_at == "after_move")
        if watch(state, self.who if waiting else ""):
            return None
        if self.moving and stealthy(state, self.who):
            return self._sneaking_question(state)
        return self._question(state)

    def _sneaking_question(self, state: ChaptersState) -> Question:
        """Who sneaks goes on or stops; the tests come before anything else is done (CHA-STL-12,
        CHA-GAP-32)."""
        question = Question(state.seat_of(self.who), "chapters-ask-sneak", who=f"figure:{self.who}")
        question.offer("stop", "chapters-do-stop", ("stop",), rules=("CHA-GAP-32",))
        self.offer_moves(question, state)
        return question

    def _movement_over(self, state: ChaptersState) -> None:
        """CHA-GAP-32: after the whole move, one test for each NPC on the hexes entered."""
        if not self.moving:
            return
        self.end_movement()
        if stealthy(state, self.who) and self.path:
            self.sneaked = True
            state.push(StealthTests(who=self.who, path=self.path[:]))

    def _last_look(self, state: ChaptersState) -> None:
        """CHA-GAP-32: who stays in sight tests again each round, at the end of its turn."""
        here = where(state, self.who)
        again = state.options.stealth_again == "each_round"
        if again and not self.sneaked and here is not None and stealthy(state, self.who):
            state.push(StealthTests(who=self.who, path=[here]))

    def ends(self, state: ChaptersState, cards: Totals) -> list[Hex]:
        """CHA-TER-10: beside an action token; CHA-NPC-04: in the sight of an aggressive NPC."""
        tile = lookup.tile_of(state)
        found = super().ends(state, cards)
        found += [near for hex_ in token_hexes(state, "action") for near in tile.ways_from(hex_)]
        visible = not stealthy(state, self.who) and not cards.unseen
        if visible and state.options.noticed_at == "once":
            found += dangerous_hexes(state, self.who, cards)
        return found

    # -- what is offered

    def _question(self, state: ChaptersState) -> Question:
        who = self.who
        question = Question(state.seat_of(who), "chapters-ask-main-turn", who=f"figure:{who}")
        acted = self.why_not_act(state, "CHA-MAIN-01")
        no_more_blood = self.no_more_blood(state)
        question.offer_prepared(_END)
        here = around(state, who)
        if acted is None:
            self._offer_talks(question, state, here)
        else:
            question.offer_all([_talk(ident) for ident, _ in here.npcs], acted)
        self._offer_zones(question, state, here, acted)
        if acted is None:
            self._offer_fights(question, state, here)
        else:
            question.offer_all([_fight(ident) for ident, _ in here.npcs], acted)
        offer_captures(question, state, here, acted, no_more_blood)
        offer_feeding(question, state, here, acted)
        self.offer_moves(question, state, here.cards)
        question.offer_prepared(_STEALTH, acted or why_no_stealth(state, who, here.cards))
        offer_blood(question, state, who, "main", no_more_blood, here.cards)
        offer_items(question, state, who, "main", acted)
        offer_trades(question, state, who, acted, self.refused)
        self.offer_facings(question, state)
        offer_ruling(question, state)
        return question

    def _offer_talks(self, question: Question, state: ChaptersState, here: Around) -> None:
        """CHA-DLG-01."""
        for ident, npc in here.npcs:
            if npc.prey:
                why: Why | None = _ONLY_FOOD
            elif not npc.talk:
                why = _no_talk(ident)
            elif npc.hex not in here.near:
                why = _TOO_FAR_TO_TALK
            else:
                why = self._why_no_second_talk(state, npc.talk)
            question.offer_prepared(_talk(ident), why)

    def _why_no_second_talk(self, state: ChaptersState, page: str) -> Why | None:
        held = page in state.play.talked
        return _TALKED if held and not lookup.chapter_book(state).pages[page].repeatable else None

    def _offer_zones(self, question: Question, state: ChaptersState, here: Around, acted: Why | None) -> None:
        """CHA-INV-01."""
        for token in state.play.tokens:
            if token.type == "investigation":
                apart = None if token.hex in here.near else _TOO_FAR_TO_SEARCH
                question.offer_prepared(_investigate(token), acted or apart)

    def _offer_fights(self, question: Question, state: ChaptersState, here: Around) -> None:
        """CHA-CMB-02, CHA-GAP-27."""
        sees = sight_of(state, self.who)
        for ident, npc in here.npcs:
            place = npc.hex
            assert place is not None
            why = None
            if npc.side == "friend":
                why = _FRIEND
            elif npc.kind != "profile":
                why = _no_fighter(ident)
            elif state.options.declare_combat == "adjacent":
                if place not in here.near:
                    why = _TOO_FAR_TO_FIGHT
            elif not sees(place, state.options.character_sight):
                why = _NOT_IN_SIGHT
            question.offer_prepared(_fight(ident), why)

    # -- what is done

    def take(self, state: ChaptersState, choice: Choice) -> None:
        verb, *what = choice.value
        if verb == "move":
            self.move(state, *what)
            self._trigger(state)
            return
        if verb == "face":
            self.face(state, what[0])
            return
        if verb == "ruling":
            state.push(Ruling(seat=choice.seat))
            return
        self.turned = False
        self._movement_over(state)
        if verb == "stop":
            return
        if verb == "end":
            self.step = TurnStep.LAST_LOOK
        elif verb in ("mend", "surge", "power"):
            self.blood = True
            state.push(UseBlood(who=self.who, way=verb, what=what[0], place="main"))
        else:
            self.end_action()
            self._act(state, verb, what)

    def _act(self, state: ChaptersState, verb: str, what: list[str]) -> None:
        who = self.who
        match verb:
            case "talk":
                begin_dialogue(state, who, what[0])
            case "investigate":
                token = what[0]
                assert isinstance(token, Token)
                begin_investigation(state, who, token)
            case "fight":
                start_combat(state, by=what[0], declarer=who)
            case "feed":
                state.push(Feed(who=who, npc=what[0], attr=what[1]))
            case "capture":
                if capture(state, who, what[0], what[1]):
                    self.blood = True
            case "stealth":
                declare_stealth(state, who)
            case "use":
                state.push(UseItem(who=who, item=what[0]))
            case _:
                item, giver, taker = what
                state.push(Trade(giver=giver, taker=taker, item=item, asker=who))

    def _trigger(self, state: ChaptersState) -> None:
        """CHA-TER-09, CHA-TER-10: an action token beside the hex entered is triggered, and the movement is
        over."""
        near = [t for t in state.play.tokens if t.type == "action" and beside_hex(state, self.who, t.hex)]
        if not near or state.vampire(self.who).state != "active":
            return
        token = min(near, key=lambda t: t.n)
        self.points = 0
        self._movement_over(state)
        state.emit(ActionTriggered(self.who, token.n))
        if not token.keep and state.options.action_tokens == "once":  # CHA-GAP-52
            remove_token(state, token)
        state.play.last_actor = state.play.last_actor or self.who
        state.push(
            Reading(page=token.page, kind="event", involved=state.active(), actor=self.who, starter=self.who)
        )
