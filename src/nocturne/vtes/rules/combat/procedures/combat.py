"""A combat from its beginning to its end, round by round (VTES-6.4)."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, context_of, scheduled
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import (
    FIGHTING,
    CombatFacts,
    Side,
    Stage,
)
from nocturne.vtes.frames.torpor import Fate
from nocturne.vtes.records import THIS_COMBAT, THIS_ROUND, ScheduledEffects, Until
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.combat.effects.combat import (
    hands_in_combat,
    hear_both,
    no_continuation,
    open_combat_window,
)
from nocturne.vtes.rules.combat.procedures import strike
from nocturne.vtes.rules.combat.procedures.maneuvers import happen_at
from nocturne.vtes.rules.combat.procedures.slaves import may_send_slave
from nocturne.vtes.rules.combat.queries.combat import current_combat, is_broken, is_ending, range_word
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.torpor.procedures import torpor
from nocturne.vtes.rules.turn.effects import expiry, limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window


class Combat(CombatFacts):
    """One combat between two ready minions. ``acting`` has the first opportunity at every step
    (VTES-6.4.1-02)."""

    def run(self, g: VtesState) -> None:
        if self.stage in FIGHTING and is_broken(g, self):
            self._end_round(g)
            return
        match self.stage:
            case Stage.BEGIN:
                self._begin(g)
            case Stage.BEFORE_COMBAT:
                self._enter(g)
            case Stage.BEFORE_RANGE:
                self.stage = Stage.RANGE
                if not self.range_set:
                    open_combat_window(g, self, Window.RANGE)
            case Stage.RANGE:
                self.stage = Stage.BEFORE_STRIKES
                g.emit(events.RangeDetermined(range_word(self.long)))
                open_combat_window(g, self, Window.BEFORE_STRIKES)  # VTES-FR-14
                hear_both(g, self, events.StrikesComing)
            case Stage.BEFORE_STRIKES:
                self.stage = Stage.STRIKES
                self._strike(g)
            case Stage.STRIKES:
                self._after_pair(g)
            case Stage.ADDITIONAL:
                self._after_gaining(g)
            case Stage.PRESS:
                self._end_round(g)
            case Stage.END_OF_ROUND:
                self._next_round_or_end(g)
            case Stage.END_OF_COMBAT if not is_ending(g, self):
                self._next_round_or_end(g)  # prolonged at the last moment
            case Stage.END_OF_COMBAT:
                self.stage = Stage.AFTERMATH
                self._close_round(g)
                g.emit(events.CombatEnded(self.acting, self.defending))
                if self.queued is not None:
                    self.aftermath = ()  # what follows a combat is lost when another one does
                self._do_aftermath(g)
                happen_at(g, self, "end-of-combat")  # put on top: the end comes before what is after it
            case Stage.AFTERMATH if self.aftermath:
                self._do_aftermath(g)  # what came after the combat has set off more of it
            case Stage.AFTERMATH:
                self._close(g)
            case Stage.AFTER_COMBAT:
                self.stage = Stage.OVER
                release_owed(g, "after-combat")
            case Stage.OVER:
                g.pop()
                self._follow(g)

    def _begin(self, g: VtesState) -> None:
        """A block has its own window before the combat; other combats have one here."""
        if self.after_block:
            self._enter(g)
            return
        self.stage = Stage.BEFORE_COMBAT
        if not is_broken(g, self):
            open_combat_window(g, self, Window.BEFORE_COMBAT)

    def _enter(self, g: VtesState) -> None:
        if is_broken(g, self):  # VTES-6.4-02, VTES-6.4-03
            g.pop()
            return
        first, second = self.seats(g)
        self.sides = [Side(minion=self.acting, seat=first), Side(minion=self.defending, seat=second)]
        for seat in (first, second):
            counters.spoil_withdrawal(g, seat)
        g.emit(events.CombatBegan(self.acting, self.defending))
        self._begin_round(g)
        hands_in_combat(g)

    def _begin_round(self, g: VtesState) -> None:
        """A round opens with the window before range, after what happens by itself (VTES-FR-13)."""
        self.stage = Stage.BEFORE_RANGE
        self.round += 1
        self.long = (
            self.long_by_default if self.next_range == NONE else bool(self.next_range)
        )  # VTES-6.4.2-01
        self.range_set = self.next_range != NONE
        self.next_range = self.last_maneuver = self.last_press = NONE
        self.pair = 0
        self.continuing = False
        self.quiet_rounds = self.quiet_rounds + 1 if self.quiet and self.round > 1 else 0
        self.quiet = True
        for side in self.sides:
            side.blow = side.committed = None
            side.additional = 0
            side.only = ()
            side.inflicted_round = side.lost_round = side.taken_round = side.taken_normal_round = 0
            side.struck_round = 0
        g.emit(events.RoundBegan(self.round))
        open_combat_window(g, self, Window.BEFORE_RANGE)
        happen_at(g, self, "before-range")
        for effects in reversed(self.opening):
            push_effects(g, context_of(effects))
        self.opening = ()
        hear_both(g, self, events.RoundOpened)

    def _strike(self, g: VtesState) -> None:
        g.push(strike.Pair())

    def _after_pair(self, g: VtesState) -> None:
        """A pair is over: the strikes still to be made come first (VTES-6.4.3.3-06), then more may be
        gained."""
        if any(side.additional for side in self.sides):
            self._strike(g)
            return
        self.stage = Stage.ADDITIONAL
        open_combat_window(g, self, Window.ADDITIONAL)

    def _after_gaining(self, g: VtesState) -> None:
        if any(side.additional for side in self.sides):
            self.stage = Stage.STRIKES
            self._strike(g)
            return
        self.stage = Stage.PRESS
        open_combat_window(g, self, Window.PRESS)
        happen_at(g, self, "press")
        hear_both(g, self, events.PressStep)

    def _end_round(self, g: VtesState) -> None:
        """After all presses, or at once when the round breaks off (VTES-6.4.4-04, VTES-FR-15)."""
        self.stage = Stage.END_OF_ROUND
        open_combat_window(g, self, Window.END_OF_ROUND)
        happen_at(g, self, "end-of-round")
        hear_both(g, self, events.RoundClosing)

    def _do_aftermath(self, g: VtesState) -> None:
        due, self.aftermath = self.aftermath, ()
        for effects in reversed(due):
            push_effects(g, context_of(effects))

    def _close_round(self, g: VtesState) -> None:
        limits.close(g, THIS_ROUND)
        expiry.expire(g, THIS_ROUND)
        self.optional_moves = tuple(move for move in self.optional_moves if move.until != "round")
        self.recurring = tuple(recurring for recurring in self.recurring if recurring.until != "round")

    def _next_round_or_end(self, g: VtesState) -> None:
        """What is used at the end of a round may also be used when the combat would end, so that the round is
        closed only after that."""
        if not is_ending(g, self):
            self._close_round(g)
            _promote(g, self)
            self._begin_round(g)
            return
        self.stage = Stage.END_OF_COMBAT
        self.continuing = False
        open_combat_window(g, self, Window.END_OF_COMBAT)

    def _close(self, g: VtesState) -> None:
        self.stage = Stage.AFTER_COMBAT
        limits.close(g, THIS_COMBAT)
        expiry.expire(g, THIS_COMBAT)
        expiry.expire(g, Until("next-round"))
        open_combat_window(g, self, Window.AFTER_COMBAT)
        hands_in_combat(g)
        hear_both(g, self, events.CombatOver)
        if self.delayed:
            g.push(torpor.Fates(fates=tuple(Fate(card, "torpor") for card in self.delayed)))

    def _follow(self, g: VtesState) -> None:
        if self.queued is not None:
            acting, defending = self.queued
            g.push(Combat(acting=acting, defending=defending, opening=self.queued_opening))


def _promote(g: VtesState, combat: CombatFacts) -> None:
    """What was to hold in the next round holds from now on until that round ends."""
    combat.optional_moves = tuple(
        replace(move, until="round") if move.until == "next-round" else move for move in combat.optional_moves
    )
    coming = Until("next-round")
    if any(effect.until == coming for effect in g.lasting):
        g.lasting = [
            replace(effect, until=THIS_ROUND) if effect.until == coming else effect for effect in g.lasting
        ]


def begin_block_combat(g: VtesState, action: ActionFacts) -> None:
    """What a successful block leads to (VTES-6.4-01, VTES-6.5.2-03); it begins when the frames above are
    done."""
    g.push(BlockCombat())
    may_send_slave(g, action)


class BlockCombat(Frame):
    """The combat after a block begins, with a slave in the place of the blocked vampire if one was sent."""

    def run(self, g: VtesState) -> None:
        g.pop()
        action = action_queries.current(g)
        acting, blocker, slave = action.minion, action.blocking.blocker, action.blocking.slave
        if acting not in g.play or blocker not in g.play or action.blocking.no_combat:
            return
        if action.kind is ActionKind.LEAVE_TORPOR:
            # A vampire in torpor cannot fight: the blocker may diablerize him instead.
            g.push(torpor.BlockedInTorpor(victim=acting, blocker=blocker))
        elif slave == NONE:
            g.push(Combat(acting=acting, defending=blocker, after_block=True, by_block=True))
        elif traits.is_ready(g, slave):
            g.push(Combat(acting=slave, defending=blocker, after_block=True))


def begin_combat(
    g: VtesState, one: int, other: int, opening: tuple[ScheduledEffects, ...] = (), acts: int = NONE
) -> None:
    """An effect causes a combat. During a combat it is queued, unless one is queued already
    (VTES-6.4.4-05). ``acts``: who is considered the acting minion, if the effect says so."""
    if NONE in (one, other) or one == other:
        return
    acting, defending = _who_is_acting(g, one, other)
    if acts == defending:
        acting, defending = defending, acting
    combat = current_combat(g)
    if combat is None:
        considered = acts != NONE and acts == acting
        g.push(Combat(acting=acting, defending=defending, considered=considered, opening=opening))
        return
    no_continuation(g)
    if combat.queued is None:
        combat.queued = (acting, defending)
        combat.queued_opening = opening
        g.emit(events.CombatQueued(acting, defending))


def _who_is_acting(g: VtesState, one: int, other: int) -> tuple[int, int]:
    """The acting minion keeps the first opportunity; else the minion of the acting Methuselah has it."""
    action = g.frame_of(ActionFacts)
    if action is not None and action.minion in (one, other):
        return (one, other) if action.minion == one else (other, one)
    first = g.active if action is None else action.seat
    now = g.play.get(other)
    return (other, one) if now is not None and now.controller == first else (one, other)


@performs(v.EnterCombat)
def _enter_combat(g: VtesState, r: EffectContext, effect: v.EnterCombat) -> None:
    opening = (scheduled(r, r.part("first")),) if effect.first else ()
    other = card_of(g, r, effect.who)
    acting = other if effect.as_acting else NONE
    begin_combat(g, card_of(g, r, effect.minion), other, opening, acting)
