"""A turn: the five phases in order, what ends with the turn, and whose turn is next (VTES-3)."""

from __future__ import annotations

from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.rules import limits
from nocturne.vtes.rules.discard import DiscardPhase
from nocturne.vtes.rules.influence import InfluencePhase
from nocturne.vtes.rules.master import MasterPhase
from nocturne.vtes.rules.minion import MinionPhase
from nocturne.vtes.rules.oust import time_out, withdraw_or_fail
from nocturne.vtes.rules.unlock import UnlockPhase
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Phase

PHASES: tuple[tuple[Phase, type[Frame]], ...] = (
    (Phase.UNLOCK, UnlockPhase),
    (Phase.MASTER, MasterPhase),
    (Phase.MINION, MinionPhase),
    (Phase.INFLUENCE, InfluencePhase),
    (Phase.DISCARD, DiscardPhase),
)
"""VTES-3-02."""

_END = len(PHASES) + 1


class Turn(Frame):
    """One Methuselah's turn. ``step`` 0 is its beginning, n the n-th phase."""

    seat: int

    def run(self, g: VtesState) -> None:
        if self.step:
            limits.close(g, "phase")
        if self.step > _END - 1 or g.players[self.seat].out:
            self._end(g)
            return
        if self.step == 0:
            self._begin(g)
            return
        if self.step == 1 and withdraw_or_fail(g, self.seat):
            return  # VTES-9.2-06: her unlock phase would start now
        phase, frame = PHASES[self.step - 1]
        self.step += 1
        g.phase = phase
        g.tell(events.PhaseBegan(self.seat, f"vtes-phase-{phase.value}"))
        g.push(frame(seat=self.seat))  # type: ignore[call-arg]  # every phase has a seat

    def _begin(self, g: VtesState) -> None:
        self.step = 1
        g.turn += 1
        g.active = self.seat
        g.phase = Phase.UNLOCK
        g.tell(events.TurnBegan(self.seat, g.turn))

    def _end(self, g: VtesState) -> None:
        limits.close(g, "turn")
        limits.expire(g, "turn")
        g.pop()
        if g.options.turn_limit is not None and g.turn >= g.options.turn_limit:
            time_out(g)  # VTES-FR-01
            return
        g.push(Turn(seat=g.prey(self.seat)))  # VTES-3-01


def turn_at(seat: int, phase: Phase) -> Turn:
    """A turn about to begin one of its phases, for positions set up in the middle of a turn."""
    return Turn(seat=seat, step=[known for known, _frame in PHASES].index(phase) + 1)
