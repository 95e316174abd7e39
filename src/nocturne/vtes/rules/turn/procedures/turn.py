"""A turn: the five phases in order, what ends with the turn, and whose turn is next (VTES-3)."""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.records import THIS_PHASE, THIS_TURN, Until
from nocturne.vtes.rules.action.effects.equip import end_waiting
from nocturne.vtes.rules.action.procedures.minion import MinionPhase
from nocturne.vtes.rules.control.effects.control import borrowed_back, loans_over
from nocturne.vtes.rules.hand.effects.replacing import release_owed
from nocturne.vtes.rules.hand.queries import MINION_PHASE
from nocturne.vtes.rules.influence.procedures.influence import InfluencePhase
from nocturne.vtes.rules.oust.effects import time_out, withdraw_or_fail
from nocturne.vtes.rules.oust.procedures import leave_conceding
from nocturne.vtes.rules.turn.effects import expiry, limits
from nocturne.vtes.rules.turn.procedures.delay import run_due
from nocturne.vtes.rules.turn.procedures.discard import DiscardPhase
from nocturne.vtes.rules.turn.procedures.master import MasterPhase
from nocturne.vtes.rules.turn.procedures.unlock import UnlockPhase
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Phase


class Step(IntEnum):
    """How far a turn has come: what begins next."""

    BEGIN = 0
    UNLOCK = 1
    MASTER = 2
    MINION = 3
    INFLUENCE = 4
    DISCARD = 5
    CLOSE = 6
    PASS_ON = 7


PHASES: dict[Step, tuple[Phase, type[Frame], Step]] = {
    Step.UNLOCK: (Phase.UNLOCK, UnlockPhase, Step.MASTER),
    Step.MASTER: (Phase.MASTER, MasterPhase, Step.MINION),
    Step.MINION: (Phase.MINION, MinionPhase, Step.INFLUENCE),
    Step.INFLUENCE: (Phase.INFLUENCE, InfluencePhase, Step.DISCARD),
    Step.DISCARD: (Phase.DISCARD, DiscardPhase, Step.CLOSE),
}
"""The phases in order (VTES-3-02), each with the step after it."""

_BEGINNING = {phase: f"vtes-phase-{phase}" for phase in Phase}


class Turn(Frame, kw_only=True):
    """One Methuselah's turn: its beginning, its phases, then what ends with it."""

    step: Step = Step.BEGIN
    seat: int

    def run(self, g: VtesState) -> None:
        limits.close(g, THIS_PHASE)
        if g.players[self.seat].out and self.step < Step.CLOSE:
            self.step = Step.CLOSE
        if self.step is Step.BEGIN:
            self._begin(g)
        elif self.step is Step.UNLOCK and withdraw_or_fail(g, self.seat):
            return  # VTES-9.2-06: her unlock phase would start now
        elif self.step in PHASES:
            phase, frame, self.step = PHASES[self.step]
            g.phase = phase
            if phase is not Phase.MINION:
                release_owed(g, MINION_PHASE)
            g.emit(events.PhaseBegan(self.seat, _BEGINNING[phase]))
            g.push(frame(seat=self.seat))  # type: ignore[call-arg]  # every phase has a seat
        elif self.step is Step.CLOSE:
            self.step = Step.PASS_ON
            self._close(g)
        else:
            self._pass_on(g)

    def _begin(self, g: VtesState) -> None:
        self.step = Step.UNLOCK
        g.turn += 1
        g.active = self.seat
        g.phase = Phase.UNLOCK
        release_owed(g, MINION_PHASE)  # of somebody who was ousted in hers
        g.emit(events.TurnBegan(self.seat, g.turn))

    def _close(self, g: VtesState) -> None:
        """What was to last until the end of the turn is over; what was to happen then happens."""
        end_waiting(g, self.seat)
        run_due(g, "end-of-turn", self.seat)
        run_due(g, "end-of-turn")

    def _pass_on(self, g: VtesState) -> None:
        g.players[self.seat].last_turn = g.turn
        loans_over(g, THIS_TURN)
        borrowed_back(g, self.seat)
        limits.close(g, THIS_TURN)
        limits.close(g, Until("own-turn", self.seat))
        expiry.expire(g, THIS_TURN)
        g.pop()
        if g.options.turn_limit is not None and g.turn >= g.options.turn_limit:
            time_out(g)  # VTES-FR-01
            return
        leave_conceding(g)
        if g.result is not None:
            return
        g.push(Turn(seat=g.prey(self.seat)))  # VTES-3-01
        release_owed(g, "after-turn")


def turn_at(seat: int, phase: Phase) -> Turn:
    """A turn about to begin one of its phases, for positions set up in the middle of a turn."""
    return Turn(seat=seat, step=next(step for step, (known, *_rest) in PHASES.items() if known is phase))
