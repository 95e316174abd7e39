"""After an action: what may be used once it is wholly completed, and what ends with it (VTES-6.2.3-07)."""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.state import Frame
from nocturne.vtes.frames.action import ActionFacts, Stage
from nocturne.vtes.records import THIS_ACTION
from nocturne.vtes.rules.action.effects.stages import go_on_to, put_card_away
from nocturne.vtes.rules.action.queries.action import current
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.turn.effects import expiry, limits
from nocturne.vtes.rules.turn.procedures.delay import drop_scheduled, run_due
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Window


class Step(IntEnum):
    """How far the end of an action has come."""

    WINDOW = 0
    END = 1


class AfterAction(Frame, kw_only=True):
    """The action has succeeded, or was blocked, or has ended otherwise."""

    step: Step = Step.WINDOW

    def run(self, g: VtesState) -> None:
        action = current(g)
        if self.step is Step.WINDOW:
            self.step = Step.END
            self._open_window(g, action)
        else:
            go_on_to(g, action, Stage.OVER)
            run_due(g, "end-of-action")

    def _open_window(self, g: VtesState, action: ActionFacts) -> None:
        outcome = action.outcome
        usable = not outcome.over or outcome.failing  # nothing is used after an action that was ended
        if usable:
            open_window(g, Window.AFTER_ACTION, action.seat, action.second(g))
        if outcome.resolved and run_due(g, "after-resolution") and usable:
            # What happens by itself after resolution leaves room before it, too (Force of Will).
            open_window(g, Window.AFTER_ACTION, action.seat, action.second(g))


def close(g: VtesState, action: ActionFacts) -> None:
    """Everything about an action is over: what lasted until then is forgotten, owed cards are drawn."""
    g.pop()
    put_card_away(g, action)
    limits.close(g, THIS_ACTION)
    expiry.expire(g, THIS_ACTION)
    drop_scheduled(g, "resolution", "after-resolution")
    release_owed(g, "after-action")
    for seat in list(g.alive()):
        release_owed(g, "weakened", seat)
