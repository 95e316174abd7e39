"""Ousting everybody without pool at the same moment (VTES-9.1-06), and conceding."""

from __future__ import annotations

from enum import IntEnum

from nocturne.kernel.frames import starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.counters.effects import pool
from nocturne.vtes.rules.oust.effects import end_if_over, gain_points, leave_game
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window

POOL_FOR_OUSTING = 6


class OustingStep(IntEnum):
    """How far an ousting has come."""

    WINDOW = 0
    LEAVE = 1


@starts(Kind.OUST)
class Oustings(Frame, kw_only=True):
    """Everybody without pool is ousted, at the same time, unless somebody keeps her in the game."""

    step: OustingStep = OustingStep.WINDOW

    def run(self, g: VtesState) -> None:
        if self.step is OustingStep.WINDOW:
            self.step = OustingStep.LEAVE
            if any(g.players[seat].pool <= 0 for seat in g.alive()):
                open_window(g, Window.OUSTING, g.active)
                return
        g.pop()
        gone = [seat for seat in g.alive() if g.players[seat].pool <= 0]
        if not gone:
            return
        # Who preys on whom is settled before anybody leaves: a predator ousted together with her prey still
        # gets the point, and no pool (VTES-9.1-06). How it came about does not matter (VTES-9.1-04).
        predators = [g.predator(seat) for seat in gone]
        for seat in gone:
            g.emit(events.Ousted(seat))
            leave_game(g, seat, "ousted")
        for predator in predators:
            if predator == NONE:
                continue
            gain_points(g, predator, 1)
            pool.gain_pool(g, predator, POOL_FOR_OUSTING)  # nothing for those who are out
            if not g.players[predator].out:
                g.on_event(events.PreyOusted(predator))
        end_if_over(g)


def leave_conceding(g: VtesState) -> None:
    """The turn is over: whoever has given up goes, as somebody without pool does, or without a trace."""
    for seat in [seat for seat in g.alive() if g.players[seat].conceding]:
        if g.options.concession == "removed":
            leave_game(g, seat, "conceded")
            end_if_over(g)
        else:
            pool.burn_pool(g, seat, g.players[seat].pool)
