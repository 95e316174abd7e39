"""Combat: its rounds and their steps (VTES-6.4.1).

``Combat`` is the procedure of one combat: before range, range, before strikes, the pairs of strikes,
presses, end of round, and what follows its end. Strikes are chosen and resolved in ``strike``, damage is
handled in ``damage``, what becomes of a vampire who cannot heal in ``torpor``; maneuvers, presses and the
other effects that steer a combat are in ``combat_effects``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.event import Event
from nocturne.kernel.frames import start
from nocturne.kernel.later import later
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.context import taken_up
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import FIGHTING, CombatFacts, Side, Stage
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.frames.torpor import Fate
from nocturne.vtes.rules import counters, limits, queries
from nocturne.vtes.rules.effects.open_hands import show_open_hands
from nocturne.vtes.rules.hand import release_owed
from nocturne.vtes.rules.opening import open_window
from nocturne.vtes.rules.perform import push_effects
from nocturne.vtes.state import Deed, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Window

if TYPE_CHECKING:
    from nocturne.vtes.rules import action as actions
    from nocturne.vtes.rules import strike as striking
    from nocturne.vtes.rules import torpor as torpors
else:  # they import this module
    actions, striking, torpors = later("nocturne.vtes.rules", "action", "strike", "torpor")


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
                g.emit(events.CombatEnded(self.acting, self.defending))
                happen_at(g, self, "end-of-combat")
                for deed in reversed(self.aftermath):
                    push_effects(g, taken_up(deed))
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
        g.emit(events.RoundBegan(self.round))
        open_combat_window(g, self, Window.BEFORE_RANGE)
        happen_at(g, self, "before-range")
        for deed in reversed(self.opening):
            push_effects(g, taken_up(deed))
        self.opening = ()
        hear_both(g, self, events.RoundOpened)

    def _strike(self, g: VtesState) -> None:
        g.push(striking.Pair())

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

    def _next_round_or_end(self, g: VtesState) -> None:
        limits.close(g, "round")
        limits.expire(g, "round")
        self.kept = tuple(kept for kept in self.kept if kept.until != "round")
        self.standing = tuple(standing for standing in self.standing if standing.until != "round")
        if not is_ending(g, self):
            _promote(g, self)
            self._begin_round(g)
            return
        self.stage = Stage.END_OF_COMBAT
        self.continuing = False
        open_combat_window(g, self, Window.END_OF_COMBAT)

    def _close(self, g: VtesState) -> None:
        self.stage = Stage.AFTER_COMBAT
        limits.close(g, "combat")
        limits.expire(g, "combat")
        limits.expire(g, "next-round")
        open_combat_window(g, self, Window.AFTER_COMBAT)
        hands_in_combat(g)
        hear_both(g, self, events.CombatOver)
        if self.delayed:
            g.push(torpors.Fates(fates=tuple(Fate(card, "torpor") for card in self.delayed)))

    def _follow(self, g: VtesState) -> None:
        if self.queued is not None:
            acting, defending = self.queued
            g.push(Combat(acting=acting, defending=defending, opening=self.queued_opening))


def hands_in_combat(g: VtesState) -> None:
    """A combat has begun or is over: some cards in play change the hand of whoever fights their bearer, or of
    their controller as long as somebody fights."""
    if any(
        modifier.party == "opponent" or modifier.when is not None
        for source in g.speakers.get("hand-size", ())
        for modifier in g.face(source).statics
    ):
        g.enqueue(start(Kind.SETTLE_HANDS))
    show_open_hands(g)


def _promote(g: VtesState, combat: CombatFacts) -> None:
    """What was to hold in the next round holds from now on until that round ends."""
    combat.kept = tuple(
        replace(kept, until="round") if kept.until == "next-round" else kept for kept in combat.kept
    )
    if any(effect.until == "next-round" for effect in g.lasting):
        g.lasting = [
            replace(effect, until="round") if effect.until == "next-round" else effect for effect in g.lasting
        ]


def range_word(long: bool) -> str:
    """The word for a range."""
    return "vtes-range-long" if long else "vtes-range-close"


def current_combat(g: VtesState) -> CombatFacts | None:
    """The combat in progress, if there is one."""
    combat: CombatFacts | None = g.frame_of(CombatFacts)
    return combat


def card_played(g: VtesState) -> None:
    """A card is played, by anybody: if there is a combat, its round is not a quiet one."""
    combat = current_combat(g)
    if combat is not None:
        combat.quiet = False


def no_continuation(g: VtesState) -> None:
    """The blocked action will not go on as if unblocked (VTES-6.2.4-03, VTES-6.2.4-04)."""
    action = g.frame_of(ActionFacts)
    if action is not None:
        action.continues = False


def strike_canceled(g: VtesState, minion: int) -> None:
    """VTES-T-25: a canceled strike card is no strike: the minion has none yet and is asked for one again."""


# -- how combats begin


def is_broken(g: VtesState, combat: CombatFacts) -> bool:
    """Whether it ends at once: by an effect, or because a combatant is not ready (VTES-6.4.3.2-05)
    or has come under the other's control (VTES-6.4-03)."""
    if combat.ended or not (queries.is_ready(g, combat.acting) and queries.is_ready(g, combat.defending)):
        return True
    return g.play[combat.acting].controller == g.play[combat.defending].controller


def is_ending(g: VtesState, combat: CombatFacts) -> bool:
    """Whether it is about to end, as things stand."""
    return is_broken(g, combat) or not combat.continuing


def open_combat_window(g: VtesState, combat: CombatFacts, window: Window) -> None:
    """A window in which the acting side comes first."""
    first, second = combat.seats(g)
    open_window(g, window, first, second)


def happen_at(g: VtesState, combat: CombatFacts, at: str) -> None:
    """Carry out what happens every round at a step; what was played first comes first."""
    for standing in reversed(combat.standing):
        if standing.at == at and standing.first <= combat.round:
            push_effects(g, combat.deed(standing))


def hear_both(g: VtesState, combat: CombatFacts, kind: type[events.CombatMoment]) -> None:
    """Cards in play that listen for a moment of the combat are told of it, once for each combatant.
    Nothing is logged: by itself it is no event of the table."""
    if g.lasting or kind.__name__ in g.ears:
        for minion in combat.minions():
            moment: Event = kind(minion, combat.other(minion))
            g.on_event(moment)


def prolong(g: VtesState, combat: CombatFacts) -> None:
    """It would end but goes on with a new round: what was to follow its end does not (VTES-6.2.4-03)."""
    combat.ended = False
    combat.continuing = True
    combat.aftermath = ()
    combat.reserved = False
    no_continuation(g)


def begin_block_combat(g: VtesState, action: Any) -> None:
    """What a successful block leads to (VTES-6.4-01, VTES-6.5.2-03); it begins when the frames above are
    done."""
    g.push(BlockCombat())
    may_send_slave(g, action)


class BlockCombat(Frame):
    """The combat after a block begins, with a slave in the place of the blocked vampire if one was sent."""

    def run(self, g: VtesState) -> None:
        g.pop()
        action = actions.current(g)
        acting, blocker = action.minion, action.blocker
        if acting not in g.play or blocker not in g.play or action.no_combat:
            return
        if action.kind is ActionKind.LEAVE_TORPOR:
            # A vampire in torpor cannot fight: the blocker may diablerize him instead.
            g.push(torpors.BlockedInTorpor(victim=acting, blocker=blocker))
        elif action.slave == NONE:
            g.push(Combat(acting=acting, defending=blocker, after_block=True, by_block=True))
        elif queries.is_ready(g, action.slave):
            g.push(Combat(acting=action.slave, defending=blocker, after_block=True))


def may_send_slave(g: VtesState, action: Any) -> None:
    """A slave may take the place of a blocked vampire of his master clan (VTES-T-13): as soon as he is
    blocked, before anybody else uses something, or once that is over. Nobody is asked again if nothing was
    used in between."""
    if action.kind is ActionKind.LEAVE_TORPOR or action.slave != NONE or action.no_combat:
        return
    if action.slave_refused == len(action.used) or not queries.is_ready(g, action.blocker):
        return
    if action.minion in g.play and willing_slaves(g, action.minion):
        g.push(SendSlave())


class SendSlave(Frame):
    """Whether a slave takes the place of the blocked vampire, who unlocks."""

    def run(self, g: VtesState) -> Question:
        action = actions.current(g)
        question = Question(action.seat, "vtes-ask-slave", minion=f"card:{action.minion}")
        question.offer("pass", "vtes-do-no-slave")
        for slave in willing_slaves(g, action.minion):
            ref = f"card:{slave}"
            question.offer(
                f"slave:{slave}", "vtes-do-slave", slave, args={"minion": ref}, subjects=(ref,),
                rules=("VTES-T-13",),
            )  # fmt: skip
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        action, slave = actions.current(g), choice.value
        if slave is None:
            action.slave_refused = len(action.used)
            return
        action.slave = slave
        counters.lock(g, slave)
        counters.unlock(g, action.minion)
        g.emit(events.SlaveSent(slave, action.minion))


def willing_slaves(g: VtesState, blocked: int) -> list[int]:
    """Ready unlocked slaves of the blocked vampire's clan with the same controller."""
    if not g.face(blocked).vampire:
        return []
    clan = queries.clan(g, blocked)
    found = []
    for minion in queries.ready_minions(g, g.play[blocked].controller):
        crypt = g.face(minion).crypt
        if crypt is not None and crypt.slave_of == clan and minion != blocked and not g.play[minion].locked:
            found.append(minion)
    return found


def begin_combat(
    g: VtesState, one: int, other: int, opening: tuple[Deed, ...] = (), acts: int = NONE
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
        g.push(Combat(acting=acting, defending=defending, opening=opening))
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
