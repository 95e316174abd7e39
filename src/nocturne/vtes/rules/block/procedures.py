"""Blocking: who may try, stealth against intercept, and what an attempt comes to (VTES-6.2.2)."""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.decision import Choice, Note, Question
from nocturne.kernel.memo import unchanged
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards.faces import own_key
from nocturne.vtes.frames.action import ActionFacts, AttemptFacts, Stage
from nocturne.vtes.rules.action.effects.stages import breaks_off, go_on_to
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.action.queries import bleed
from nocturne.vtes.rules.block.effects import be, rise
from nocturne.vtes.rules.block.queries import (
    block_cost,
    block_cost_in_cards,
    guards,
    intercept,
    is_attempting,
    is_guard,
    may_go_on,
    next_to_block,
    stealth,
    why_not_block,
    yet_to_block,
)
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.effects.piles import mill
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region, Window


class BlockStep(IntEnum):
    """How far the block attempts of an action have come."""

    BEGIN = 0
    ASK = 1


class BlockAttempts(Frame, kw_only=True):
    """The stage of an action in which each Methuselah entitled to block, in order, attempts or declines
    (VTES-6.2.2.1).

    Who is entitled is asked anew each time, because an action may get another target on the way
    (VTES-6.2.2.2-08). A decline is final for the action (VTES-6.2.2.1-05).
    """

    step: BlockStep = BlockStep.BEGIN

    def run(self, g: VtesState) -> Question | None:
        action = action_queries.current(g)
        blocking = action.blocking
        if self.step is BlockStep.BEGIN:
            if not breaks_off(g, action):
                self.step = BlockStep.ASK
                blocking.reopened = False
        elif not action.stands(g) or blocking.blocked:
            self._close(g, action)
        elif blocking.forced:
            minion, *rest = blocking.forced
            blocking.forced = tuple(rest)
            if why_not_block(g, minion) is None:
                begin_attempt(g, minion)
        elif (seat := next_to_block(g)) != NONE:
            return self._ask(g, seat)
        else:
            self._close(g, action)
        return None

    def _close(self, g: VtesState, action: ActionFacts) -> None:
        """The action is blocked, or all have declined."""
        if not breaks_off(g, action):
            go_on_to(g, action, Stage.BLOCKED if action.blocking.blocked else Stage.RESOLUTION)

    def upcoming(self, g: VtesState) -> list[Question]:
        return [self._ask(g, seat) for seat in yet_to_block(g)][1:]

    def _ask(self, g: VtesState, seat: int) -> Question:
        action = action_queries.current(g)
        needed = stealth(g)
        question = Question(
            seat,
            "vtes-ask-block",
            minion=f"card:{action.minion}",
            action=f"word:vtes-action-{action.kind.value}",
            bleed=bleed.bleed_amount(g, action) if action.kind is ActionKind.BLEED else 0,
            stealth=needed,
        )
        question.offer("decline", "vtes-do-decline")
        with unchanged(g):
            for minion in traits.ready_minions(g, seat):
                self._offer(question, minion, g, needed)
        for guard in guards(g, seat):
            risen = g.copy()  # whether it could is a question to the vampire it would be
            rise(risen, guard)
            self._offer(question, guard, risen, stealth(risen))
        return question

    def _offer(self, question: Question, minion: int, g: VtesState, needed: int) -> None:
        ref = f"card:{minion}"
        able = intercept(g, minion)
        futile = None
        if able < needed:
            futile = Note("vtes-note-block-fails", {"intercept": able, "stealth": needed}, against=True)
        question.offer(
            f"block:{minion}",
            "vtes-do-block",
            minion,
            note=futile,
            args={"minion": ref, "intercept": able},
            subjects=(ref,),
            rules=("VTES-6.2.2.1-02" if action_queries.current(g).directed_at else "VTES-6.2.2.1-03",),
            unless=why_not_block(g, minion),
        )

    def take(self, g: VtesState, choice: Choice) -> None:
        action = action_queries.current(g)
        if choice.value is None:
            action.blocking.decline(choice.seat)
            g.emit(events.BlockDeclined(choice.seat))
            # Declining is an effect: everybody may use something again (VTES-6.2.2.2-07). When nobody is left
            # to block, the window after the block step is that moment (VTES-6.2.2.1-08).
            if next_to_block(g) != NONE:
                open_window(g, Window.ACTION, action.seat, action.second(g))
            return
        begin_attempt(g, choice.value)


def _lie_down(g: VtesState, card: int) -> None:
    """The attempt is over: what blocks, or does not, is a card like any other again."""
    if card in g.play and is_guard(g, card):
        be(g, card, own_key(g.printed[card]), Region.AREA)


def begin_attempt(g: VtesState, minion: int) -> None:
    """A minion attempts to block, having burned what that takes."""
    if g.face(minion).guards:
        rise(g, minion)
    cost = block_cost(g, minion)
    if cost:
        counters.burn_blood(g, minion, cost)
        counters.check_life(g, minion)
    cards = block_cost_in_cards(g, minion)
    if cards:
        mill(g, traits.controller(g, minion), cards)
    g.push(Attempt(minion=minion, seat=traits.controller(g, minion), paid=cost))


class AttemptStep(IntEnum):
    """How far an attempt to block has come."""

    ANNOUNCE = 0
    COMPARE = 1


class Attempt(AttemptFacts, kw_only=True):
    """A minion attempts to block: stealth and intercept are added in a window, then compared. After a failed
    attempt everybody may use something before the next decision (VTES-6.2.2.2-07)."""

    step: AttemptStep = AttemptStep.ANNOUNCE

    def run(self, g: VtesState) -> Question | None:
        action = action_queries.current(g)
        announcing = self.step is AttemptStep.ANNOUNCE
        if announcing and not traits.is_ready(g, self.minion):
            g.pop()  # what he had to burn for it was his last life
            _lie_down(g, self.minion)
            return None
        if announcing:
            self.step = AttemptStep.COMPARE
            action.blocking.blocker = self.minion
            g.emit(events.BlockAttempted(self.minion, action.minion))
            self._open_window(g, action)
            return None
        if self._may_pay_more(g, action):
            return self._ask_to_pay(g)
        self._compare(g, action)
        return None

    def _open_window(self, g: VtesState, action: ActionFacts) -> None:
        """Only directed actions have a defending Methuselah before combat (VTES-1.6.1.5-02); of several, she
        who attempts to block."""
        second = self.seat if self.seat in action.directed_at else action.second(g)
        open_window(g, Window.ATTEMPT, action.seat, second)

    def _compare(self, g: VtesState, action: ActionFacts) -> None:
        # Whoever was locked meanwhile can no longer block (VTES-1.1-02), nor who is not ready any more.
        able = (
            action.stands(g) and is_attempting(g, self) and why_not_block(g, self.minion, paid=True) is None
        )
        blocks = able and intercept(g, self.minion) >= stealth(g)  # VTES-6.2.2.2-01
        g.pop()
        _lie_down(g, self.minion)
        if blocks:
            action.blocking.succeed()
            return
        action.blocking.fail(self.minion)
        g.emit(events.BlockFailed(self.minion))  # she may try again, or decline (VTES-6.2.2.2-06)
        if action.stands(g) and next_to_block(g) != NONE:
            open_window(g, Window.ACTION, action.seat, action.second(g))

    def _may_pay_more(self, g: VtesState, action: ActionFacts) -> bool:
        """Whether an effect has made the attempt cost more, and there is enough to pay for it."""
        if self.failed or not action.stands(g) or not traits.is_ready(g, self.minion):
            return False
        due = block_cost(g, self.minion) - self.paid
        return 0 < due <= g.play[self.minion].blood and may_go_on(g, self)

    def _ask_to_pay(self, g: VtesState) -> Question:
        """A minion who already attempts to block pays what it costs now, or gives up for nothing."""
        due, ref = block_cost(g, self.minion) - self.paid, f"card:{self.minion}"
        question = Question(
            traits.controller(g, self.minion), "vtes-ask-pay-to-block", minion=ref, amount=due
        )
        question.offer("no", "vtes-do-give-up-block")
        question.offer(
            "yes", "vtes-do-pay-to-block", due, args={"minion": ref, "amount": due}, subjects=(ref,)
        )
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if choice.value is None:
            self.failed = True
            return
        self.paid += choice.value
        counters.burn_blood(g, self.minion, choice.value)
        counters.check_life(g, self.minion)
        self._open_window(g, action_queries.current(g))
