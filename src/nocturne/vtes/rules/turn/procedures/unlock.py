"""The unlock phase: unlock everything, then whatever the phase requires or allows, in the order the active
Methuselah chooses (VTES-4). Anybody may discard a burn-option card she has no use for (VTES-1.6.1.3-05).
"""

from __future__ import annotations

from typing import ClassVar

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards.faces import FACES
from nocturne.vtes.cards.lexicon import Trait
from nocturne.vtes.cards.vocabulary import Query
from nocturne.vtes.done import BurnOptionUsed, EdgePool, StaysLocked
from nocturne.vtes.records import THIS_PHASE, Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.contest import effects as contest_effects
from nocturne.vtes.rules.contest import queries as contest_queries
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.hand.effects.hand import discard, settle_hand
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.imbued.procedures import imbued
from nocturne.vtes.rules.play.queries.requirement import why_not_meeting
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.rules.turn.effects import expiry, limits
from nocturne.vtes.rules.turn.procedures.delay import run_due
from nocturne.vtes.rules.turn.procedures.phase import PhaseFrame, anybody
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region, Window

NOT_WITHDRAWING = Why("vtes-why-not-withdrawing", "VTES-9.2-01")


MEETS_REQUIREMENT = Why("vtes-why-meets-requirement", "VTES-1.6.1.3-05")


ONE_BURN_OPTION = Why("vtes-why-one-burn-option", "VTES-1.6.1.3-06")


class UnlockPhase(PhaseFrame):
    """The first phase of a turn."""

    short_hand: bool = False
    """She began her turn with an empty library and less than a full hand (VTES-9.2-01)."""

    window: ClassVar[Window] = Window.UNLOCK

    def begin(self, g: VtesState) -> None:
        player = g.players[self.seat]
        self.short_hand = not player.library and len(player.hand) < modified.hand_size(g, self.seat)
        expiry.expire(g, Until("before-unlock", self.seat))
        release_owed(g, "unlock", self.seat)  # cards are replaced before anything unlocks
        if STAYS in g.modifier_sources:
            g.push(Unlocking(seat=self.seat))
        else:
            self.unlock(g)

    def unlock(self, g: VtesState) -> None:
        """Her cards unlock, and what waited for that comes."""
        unlock_all(g, self.seat)
        limits.close(g, Until("unlock", self.seat))
        run_due(g, "unlock", self.seat)
        if g.options.edge_pool == "automatic" and traits.edge_holder(g) == self.seat:
            gain_edge_pool(g, self.seat)  # VTES-FR-05

    def offer(self, g: VtesState, question: Question) -> None:
        contest_queries.offer_contests(g, self.seat, question)
        if traits.edge_holder(g) == self.seat:
            used = turn_queries.used(g, EdgePool(), THIS_PHASE)
            question.offer(
                "edge", "vtes-do-edge-pool", "edge", subjects=(f"edge:{self.seat}",), rules=("VTES-4-03",),
                unless=why.USED_ALREADY if used else None,
            )  # fmt: skip
        offer_infernal(g, self.seat, question)
        imbued.offer_convictions(g, self.seat, question)
        imbued.offer_returns(g, self.seat, question)
        player = g.players[self.seat]
        if not player.library and not player.withdrawing:
            question.offer(
                "withdraw", "vtes-do-withdraw", "withdraw", rules=("VTES-9.2-02",),
                unless=None if self.short_hand else NOT_WITHDRAWING,
            )  # fmt: skip

    def why_not_end(self, g: VtesState) -> Why | None:
        """Every contest must be paid for or yielded (VTES-4-04)."""
        return why.CONTEST_DUE if contest_queries.contests_due(g, self.seat) else None

    def choose(self, g: VtesState, choice: Choice) -> None:
        if isinstance(choice.value, contest_queries.Settling):
            contest_effects.settle(g, choice.value)
        elif choice.value == "edge":
            gain_edge_pool(g, self.seat)
        elif choice.value == "withdraw":
            player = g.players[self.seat]
            player.withdrawing, player.withdrawal_spoiled = True, False
            g.emit(events.WithdrawalAnnounced(self.seat))

    def end(self, g: VtesState) -> None:
        expiry.expire(g, Until("unlock", self.seat))


STAYS: Query = "may-stay-locked"


class Unlocking(Frame):
    """Before anything unlocks: of some cards their controller chooses whether they do."""

    seat: int
    asked: tuple[int, ...] = ()

    def run(self, g: VtesState) -> Question | None:
        for card, now in sorted(g.play.items()):
            if card not in self.asked and now.locked and now.controller == self.seat and _may_stay(g, card):
                ref = f"card:{card}"
                question = Question(self.seat, "vtes-ask-unlock-him", card=ref)
                question.offer("yes", "vtes-do-unlock-him", card, args={"card": ref}, subjects=(ref,))
                question.offer("no", "vtes-do-stay-locked", card, args={"card": ref}, subjects=(ref,))
                return question
        g.pop()
        phase = g.stack[-1]
        assert isinstance(phase, UnlockPhase)
        phase.unlock(g)
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        self.asked = (*self.asked, choice.value)
        if choice.key == "no":
            limits.note(g, StaysLocked(choice.value), THIS_PHASE)


def _may_stay(g: VtesState, card: int) -> bool:
    """Whether a card that would unlock as normal need not."""
    now = g.play[card]
    if now.contested or now.region is Region.UNCONTROLLED or not unlocks_by_itself(g, card):
        return False
    return modified.modified(g, STAYS, card, 0) > 0


def unlock_all(g: VtesState, seat: int) -> None:
    """All her cards unlock, wherever they lie (VTES-4-01), except infernal ones (VTES-T-02) and those that an
    effect keeps locked."""
    heard = "Unlocked" in g.listeners or any(effect.event == "Unlocked" for effect in g.lasting)
    any_of_them = False
    for card in [card for card, now in g.play.items() if now.locked and now.controller == seat]:
        now = g.play[card]
        if now.contested or now.region is Region.UNCONTROLLED or not unlocks_by_itself(g, card):
            continue
        any_of_them = True
        g.put(card, locked=False)
        if heard:
            g.emit(events.Unlocked(card))
    if any_of_them:
        g.emit(events.UnlockedAll(seat))


def unlocks_by_itself(g: VtesState, card: int) -> bool:
    """Whether a card unlocks as normal in the unlock phase."""
    if traits.has_trait(g, card, Trait.INFERNAL) or turn_queries.used(g, StaysLocked(card), THIS_PHASE):
        return False
    return modified.modified(g, "unlocks", card, 0) >= 0


def gain_edge_pool(g: VtesState, seat: int) -> None:
    """1 pool from the bank for the holder of the Edge (VTES-4-03), once a phase."""
    limits.note(g, EdgePool(), THIS_PHASE)
    pool.gain_pool(g, seat, 1)


def offer_infernal(g: VtesState, seat: int, question: Question) -> None:
    """1 pool unlocks an infernal minion, whatever else keeps him locked (VTES-T-02, VTES-4-05)."""
    player = g.players[seat]
    for card in (*player.ready, *player.torpor, *player.incapacitated):
        now = g.play[card]
        if now.locked and not now.contested and traits.has_trait(g, card, Trait.INFERNAL):
            ref = f"card:{card}"
            question.offer(
                f"infernal:{card}", "vtes-do-unlock-infernal", UnlockInfernal(seat=seat, card=card),
                args={"card": ref}, subjects=(ref,), rules=("VTES-T-02",),
            )  # fmt: skip


class UnlockInfernal(Frame):
    """An infernal minion is unlocked for 1 pool."""

    seat: int
    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        burned = pool.burn_pool(g, self.seat, 1)
        for keeper in g.modifier_sources.get("keeps-infernal-pool", ()):
            now = g.play[keeper]
            if now.controller == self.seat and not now.contested:
                counters.add_counters(g, keeper, burned)
                break
        counters.unlock(g, self.card)


@anybody(Window.UNLOCK)
def offer_burn_options(g: VtesState, seat: int, question: Question) -> None:
    """A card with the burn option may be discarded by a Methuselah who controls no minion that meets its
    requirement, one each unlock phase (VTES-1.6.1.3-05, VTES-1.6.1.3-06)."""
    held = [card for card in g.players[seat].hand if FACES[g.printed[card]].burn_option]
    for card in g.one_of_each(held) if held else ():
        ref = f"card:{card}"
        question.offer(
            f"burn-option:{card}", "vtes-do-burn-option", BurnOption(seat=seat, card=card), args={"card":
            ref}, subjects=(ref,), rules=("VTES-1.6.1.3-05",), unless=why_not_burn_option(g, seat, card),
        )  # fmt: skip


def why_not_burn_option(g: VtesState, seat: int, card: int) -> Why | None:
    """Why a burn-option card may not be discarded now."""
    if turn_queries.used(g, BurnOptionUsed(seat), THIS_PHASE):
        return ONE_BURN_OPTION
    player = g.players[seat]
    # Read to the letter a minion in torpor meets the requirement too; newer rules want a ready one.
    torpid = (*player.torpor, *player.incapacitated) if g.options.burn_option_torpor else ()
    minions = [minion for minion in (*player.ready, *torpid) if not g.play[minion].contested]
    for mode in g.face(card).modes:
        if any(why_not_meeting(g, card, mode, minion, in_earnest=True) is None for minion in minions):
            return MEETS_REQUIREMENT
    return None


class BurnOption(Frame):
    """A burn-option card is discarded and replaced."""

    seat: int
    card: int

    def run(self, g: VtesState) -> None:
        g.pop()
        limits.note(g, BurnOptionUsed(self.seat), THIS_PHASE)
        discard(g, self.seat, self.card)
        settle_hand(g, self.seat)
