"""An action that is blocked (VTES-6.2.3-02): the blocker locks and fights, and none of its effects occur,
unless it goes on as if unblocked (VTES-6.2.4)."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.done import Blocked
from nocturne.vtes.frames.action import ActionFacts, Stage
from nocturne.vtes.records import THIS_ACTION
from nocturne.vtes.rules.action.effects.stages import breaks_off, bring_card_back, go_on_to, put_card_away
from nocturne.vtes.rules.action.queries.action import current
from nocturne.vtes.rules.combat.procedures import combat, slaves
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.rules.turn.procedures.delay import run_due
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


class Step(IntEnum):
    """How far a block has come."""

    BLOCKED = 0
    WINDOW = 1
    RESOLUTION = 2
    COMBAT = 3
    AFTER_COMBAT = 4


class BlockedAction(Frame, kw_only=True):
    """The last stage of an action that is blocked. ``_STEPS`` below is its table of contents."""

    step: Step = Step.BLOCKED

    def run(self, g: VtesState) -> None:
        action = current(g)
        if self.step in _MAY_BREAK_OFF and breaks_off(g, action):
            return
        _STEPS[self.step](self, g, action)

    def blocked(self, g: VtesState, action: ActionFacts) -> None:
        """Everybody hears of it."""
        self.step = Step.WINDOW
        blocking = action.blocking
        action.outcome.resolved = blocking.was_blocked = True
        blocking.slave = blocking.slave_refused = NONE
        blocking.no_combat = False
        limits.note(g, Blocked(blocking.blocker), THIS_ACTION)
        g.emit(events.Blocked(blocking.blocker, action.minion))

    def window(self, g: VtesState, action: ActionFacts) -> None:
        """What is used when an action is blocked; before all that, a slave may be sent (VTES-T-13)."""
        self.step = Step.RESOLUTION
        open_window(g, Window.BLOCKED, action.seat, action.second(g))
        slaves.may_send_slave(g, action)

    def resolution(self, g: VtesState, action: ActionFacts) -> None:
        """The block resolves, unless it has failed after all or the action goes on without a combat."""
        if not action.blocking.blocked:
            go_on_to(g, action, Stage.BLOCK_ATTEMPTS)
        elif action.blocking.continues:  # before block resolution: no combat (Crypt's Sons)
            _continue_as_if_unblocked(g, action)
        else:
            self.step = Step.COMBAT
            run_due(g, "resolution")

    def combat(self, g: VtesState, action: ActionFacts) -> None:
        """VTES-6.2.3-02: the card goes to the ash heap, the blocker locks and fights."""
        self.step = Step.AFTER_COMBAT
        put_card_away(g, action)
        blocker = action.blocking.blocker
        if blocker in g.play:
            if modified.modified(g, "locks-to-block", blocker, 0) >= 0:
                counters.lock(g, blocker)  # VTES-6-03
            combat.begin_block_combat(g, action)

    def after_combat(self, g: VtesState, action: ActionFacts) -> None:
        """The action ends here, or goes on."""
        if action.blocking.continues and bring_card_back(g, action):
            _continue_as_if_unblocked(g, action)
        else:
            go_on_to(g, action, Stage.AFTER)


def _continue_as_if_unblocked(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.2.4-01: who has declined to block cannot change her mind, the others may try again. Before that
    everybody may use something, as after the announcement."""
    go_on_to(g, action, Stage.BLOCK_ATTEMPTS)
    action.outcome.resolved = False
    action.blocking.continues = action.blocking.blocked = False
    action.blocking.blocker = NONE
    open_window(g, Window.ACTION, action.seat, action.second(g))


_MAY_BREAK_OFF = frozenset({Step.WINDOW, Step.RESOLUTION})
_STEPS: dict[Step, Callable[[BlockedAction, VtesState, ActionFacts], None]] = {
    Step.BLOCKED: BlockedAction.blocked,
    Step.WINDOW: BlockedAction.window,
    Step.RESOLUTION: BlockedAction.resolution,
    Step.COMBAT: BlockedAction.combat,
    Step.AFTER_COMBAT: BlockedAction.after_combat,
}
