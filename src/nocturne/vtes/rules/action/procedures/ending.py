"""Effects that end an action in progress."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import BEGINNING, CombatFacts
from nocturne.vtes.rules.action.queries.action import current, limits_of
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import Resolve
from nocturne.vtes.rules.turn.effects import limits
from nocturne.vtes.state import VtesState


@performs(v.EndAction)
def _end_action(g: VtesState, r: EffectContext, effect: v.EndAction) -> None:
    # With ``bar`` or without, the no-repeat words noted when it was announced stand (VTES-6.1.6-06 to -08).
    action = current(g)
    outcome = action.outcome
    outcome.over = True
    outcome.succeeded = False
    if effect.fails:
        outcome.failing = outcome.resolved = True
    if effect.canceled and not action.blocking.was_blocked:
        for taken in limits_of(g, action):
            limits.forget(g, taken)
    _call_off_combat(g)


def _call_off_combat(g: VtesState) -> None:
    """A combat that was about to begin does not, and with it goes whatever else the action was to do."""
    for index in range(len(g.stack) - 1, -1, -1):
        frame = g.stack[index]
        if isinstance(frame, ActionFacts):
            return
        if isinstance(frame, CombatFacts) and frame.stage in BEGINNING:
            frame.ended = True
            for below in g.stack[:index]:
                if isinstance(below, Resolve):
                    below.cut_off()
