"""Before a chapter: experience, the shop, a hunt, items, allies and difficulty, in this order
(CHA-PREP-01)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache

from nocturne.chapters.content.campaign import Ware
from nocturne.chapters.events.campaign import AllyChosen, BoonsChanged, ItemBought, ItemTaken, PurchaseRefused
from nocturne.chapters.rules.campaign.creation import become, offer_characters, replace_the_lost
from nocturne.chapters.rules.campaign.difficulty import MOST_PARTICIPANTS, ChooseDifficulty
from nocturne.chapters.rules.campaign.experience import cost_of, raise_trait, traits_of, why_not_raise
from nocturne.chapters.rules.campaign.hunts import ChooseHunt
from nocturne.chapters.rules.campaign.masquerade import due_breach_chapter, open_due_envelope
from nocturne.chapters.rules.campaign.play import PlayChapter
from nocturne.chapters.rules.table import character_values, lookup
from nocturne.chapters.rules.table.conditions import fits
from nocturne.chapters.rules.table.page_options import facts_known
from nocturne.chapters.rules.table.votes import ask, ask_alike, decided, emit_votes, most_agree
from nocturne.chapters.state import ChaptersState, without
from nocturne.kernel.decision import Choice, Prepared, Question, Why
from nocturne.kernel.state import Frame

MOST_ITEMS = 3
"""CHA-ITM-04."""


@cache
def _raise(trait: str, level: int, cost: int) -> Prepared:
    return Prepared(
        f"raise:{trait}",
        "chapters-do-raise",
        trait,
        args={"trait": f"trait:{trait}", "level": level, "cost": cost},
        rules=("CHA-XP-05",),
    )


_NO_SWITCH_YET = Why("chapters-why-no-switch-yet", "CHA-SWI-01")
_SWITCHED = Why("chapters-why-switched", "CHA-SWI-02")


class SpendXp(Frame, kw_only=True):
    """CHA-XP-01: the step in which a player raises traits, or switches character (CHA-SWI-01, CHA-GAP-46)."""

    seat: int
    switched: bool = False

    def run(self, state: ChaptersState) -> Question:
        player = state.campaign.players[self.seat]
        question = Question(self.seat, "chapters-ask-xp", who=f"figure:{player.character}", xp=player.xp)
        question.offer("done", "chapters-do-done", "")
        for trait in traits_of(player):
            level = character_values.level(player, trait) + 1
            choice = _raise(trait, level, cost_of(state, player, trait))
            question.offer_prepared(choice, why_not_raise(state, player, trait))
        offer_characters(question, state, self.seat, self._why_no_switch(state))
        return question

    def _why_no_switch(self, state: ChaptersState) -> Why | None:
        campaign = lookup.book(state).campaign
        assert campaign is not None
        first_done = any(chapter in state.campaign.coterie.completed for chapter in campaign.order)
        if state.options.switch_after == "never" or not first_done:
            return _NO_SWITCH_YET
        return _SWITCHED if self.switched else None

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if choice.key == "done":
            state.pop()
        elif choice.key.startswith("raise:"):
            raise_trait(state, self.seat, choice.value)
        else:
            self.switched = True
            become(state, self.seat, choice.value)


class Shopping(Frame, kw_only=True):
    """CHA-FAV-01, CHA-FAV-03: one player after the other may propose to buy; most of the coterie must agree,
    also those who sit a solo chapter out."""

    seats: tuple[int, ...]
    turn: int = 0
    wanted: str = ""

    def run(self, state: ChaptersState) -> Question | list[Question] | None:
        shop = lookup.book(state).shop
        if shop is None or self.turn >= len(self.seats) or not self._affordable(state):
            state.pop()
            return None
        seat = self.seats[self.turn]
        if self.wanted:
            others = [one for one in range(state.seats) if one != seat]
            return ask(others, lambda one: self._vote(state, one))
        question = Question(seat, "chapters-ask-shop", boons=state.campaign.coterie.boons)
        question.offer("done", "chapters-do-done", "")
        hidden = [ware for ware in shop.wares if ware.if_ is not None and not facts_known(state, ware.if_)]
        for ware in shop.wares:
            if ware in hidden:
                continue
            question.offer(
                f"buy:{ware.item}",
                "chapters-do-buy",
                ware.item,
                args={"item": f"item:{ware.item}", "price": ware.price},
                subjects=(f"item:{ware.item}",),
                rules=("CHA-FAV-02", "CHA-FAV-03"),
                unless=self._why_not(state, ware),
            )
        if hidden:  # their names would tell what may happen in the story
            unknown = Why("chapters-why-unknown", "CHA-FAV-03")
            question.offer("ware:unknown", "chapters-do-option-unknown", unless=unknown)
        return question

    def _affordable(self, state: ChaptersState) -> bool:
        shop = lookup.book(state).shop
        return shop is not None and any(self._why_not(state, ware) is None for ware in shop.wares)

    def _why_not(self, state: ChaptersState, ware: Ware) -> Why | None:
        coterie = state.campaign.coterie
        if ware.if_ is not None and not fits(state, ware.if_, None):
            return Why("chapters-why-not-for-sale", "CHA-FAV-03")
        if coterie.sold.get(ware.item, 0) >= ware.stock:
            return Why("chapters-why-sold-out", "CHA-ITM-09")
        if coterie.boons < ware.price:
            return Why("chapters-why-no-boons", "CHA-FAV-02", {"boons": ware.price})
        return None

    def _vote(self, state: ChaptersState, seat: int) -> Question:
        question = Question(
            seat,
            "chapters-ask-buy",
            proposer=f"seat:{self.seats[self.turn]}",
            item=f"item:{self.wanted}",
            price=self._price(state),
        )
        question.offer("yes", "chapters-do-agree", True, rules=("CHA-FAV-01",))
        question.offer("no", "chapters-do-refuse", False, rules=("CHA-FAV-01",))
        return question

    def _price(self, state: ChaptersState) -> int:
        shop = lookup.book(state).shop
        assert shop is not None
        return next(ware.price for ware in shop.wares if ware.item == self.wanted)

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if self.wanted:
            self.take_all(state, [choice])
        elif not choice.value:
            self.turn += 1
        else:
            self.wanted = choice.value
            if state.seats == 1:
                self._buy(state)

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        emit_votes(state, choices)
        proposer = Choice(self.seats[self.turn], "yes", True)
        if most_agree([proposer, *choices], state.seats):
            self._buy(state)
        else:
            state.emit(PurchaseRefused(self.wanted))
            self.wanted = ""
            self.turn += 1

    def _buy(self, state: ChaptersState) -> None:
        coterie, price = state.campaign.coterie, self._price(state)
        coterie.boons -= price
        coterie.items += (self.wanted,)
        coterie.sold = {**coterie.sold, self.wanted: coterie.sold.get(self.wanted, 0) + 1}
        state.emit(ItemBought(self.seats[self.turn], self.wanted, price))
        state.emit(BoonsChanged(-price, coterie.boons))
        self.wanted = ""


class TakeItems(Frame, kw_only=True):
    """CHA-ITM-03, CHA-ITM-04: every player takes up to 3 items of the coterie's."""

    seat: int

    def run(self, state: ChaptersState) -> Question | None:
        player, coterie = state.campaign.players[self.seat], state.campaign.coterie
        if not coterie.items or len(player.items) >= MOST_ITEMS:
            state.pop()
            return None
        question = Question(
            self.seat,
            "chapters-ask-items",
            who=f"figure:{player.character}",
            left=MOST_ITEMS - len(player.items),
        )
        question.offer("done", "chapters-do-done", "")
        for item in sorted(set(coterie.items)):
            question.offer(
                f"item:{item}",
                "chapters-do-take-item",
                item,
                args={"item": f"item:{item}"},
                subjects=(f"item:{item}",),
                rules=("CHA-ITM-04",),
            )
        return question

    def take(self, state: ChaptersState, choice: Choice) -> None:
        if not choice.value:
            state.pop()
            return
        coterie = state.campaign.coterie
        coterie.items = without(coterie.items, choice.value)
        state.campaign.players[self.seat].items += (choice.value,)
        state.emit(ItemTaken(self.seat, choice.value))


_ALLY_PLAYED = Why("chapters-why-ally-played", "CHA-ALLY-06")
_ALLY_CHOSEN = Why("chapters-why-chosen", "CHA-ALLY-02")


@cache
def _ally(ally: str) -> Prepared:
    return Prepared(
        f"ally:{ally}",
        "chapters-do-ally",
        ally,
        args={"who": f"figure:{ally}", "passive": f"text:passive/{ally}"},
        subjects=(f"figure:{ally}",),
        rules=("CHA-ALLY-03",),
    )


class ChooseAllies(Frame, kw_only=True):
    """CHA-PLAY-04, CHA-ALLY-02, CHA-ALLY-06: coterie allies fill up the four participants."""

    seats: tuple[int, ...]

    def run(self, state: ChaptersState) -> Question | list[Question] | None:
        left = MOST_PARTICIPANTS - len(self.seats) - len(state.campaign.coterie.allies)
        if left <= 0 or all(self._why_not(state, ally) for ally in lookup.book(state).allies):
            state.pop()
            return None
        part = Question(0, "")
        part.offer("done", "chapters-do-done", "")
        for ally in lookup.book(state).allies:
            part.offer_prepared(_ally(ally), self._why_not(state, ally))
        return ask_alike(self.seats, part, "chapters-ask-ally", left=left)

    def _why_not(self, state: ChaptersState, ally: str) -> Why | None:
        if any(player.character == ally for player in state.campaign.players):
            return _ALLY_PLAYED
        return _ALLY_CHOSEN if ally in state.campaign.coterie.allies else None

    def take_all(self, state: ChaptersState, choices: list[Choice]) -> None:
        chosen = decided(state, choices)
        if not chosen:
            state.pop()
            return
        state.campaign.coterie.allies += (chosen,)
        state.emit(AllyChosen(chosen))


class PreparationStep(IntEnum):
    """The steps before a chapter, in their order (CHA-PREP-01)."""

    RESET = 0
    EXPERIENCE = 1
    SHOP = 2
    HUNT = 3
    ITEMS = 4
    ALLIES = 5
    DIFFICULTY = 6


class Preparation(Frame, kw_only=True):
    """The steps before one chapter; each is optional."""

    chapter: str
    seats: tuple[int, ...]

    def run(self, state: ChaptersState) -> None:
        step, self.step = self.step, self.step + 1
        match step:
            case PreparationStep.RESET:
                self._reset(state)
            case PreparationStep.EXPERIENCE:
                for seat in reversed(self.seats):
                    state.push(SpendXp(seat=seat))
                replace_the_lost(state, self.seats)
            case PreparationStep.SHOP:
                state.push(Shopping(seats=self.seats))
            case PreparationStep.HUNT:
                state.push(ChooseHunt(chapter=self.chapter, seats=self.seats))
            case PreparationStep.ITEMS:
                for seat in reversed(self.seats):
                    state.push(TakeItems(seat=seat))
            case PreparationStep.ALLIES:
                state.push(ChooseAllies(seats=self.seats))
            case PreparationStep.DIFFICULTY:
                state.push(ChooseDifficulty(chapter=self.chapter, seats=self.seats))
            case _:
                self._ready(state)

    def _reset(self, state: ChaptersState) -> None:
        """CHA-HUN-02, CHA-GAP-40: the tracks are set before the hunt."""
        state.campaign.coterie.change(allies=(), difficulty=(), tries=0)
        for seat in self.seats:
            state.campaign.players[seat].change(hunger=1, willpower=0, fatigued=False)

    def _ready(self, state: ChaptersState) -> None:
        state.pop()
        everybody = len(self.seats) == len(state.campaign.players)
        due = due_breach_chapter(state) if everybody else ""  # CHA-MASQ-03: a hunt may have raised the marker
        state.push(PlayChapter(chapter=due or self.chapter, seats=self.seats))
        if due:
            open_due_envelope(state, self.seats)
