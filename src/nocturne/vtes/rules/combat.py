"""Combat: its rounds and their steps (VTES-6.4.1).

``Combat`` is the procedure of one combat, from the first round to the end-of-combat window: before range, range,
before strikes, the pairs of strikes, presses, end of round. Strikes are chosen and resolved in ``strike``, damage is
handled in ``damage``, what becomes of a vampire who cannot heal in ``torpor``.
"""

from __future__ import annotations

from typing import Any

from nocturne.kernel.state import Frame
from nocturne.vtes.rules import limits, queries
from nocturne.vtes.rules.window import Opportunity
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


class Combat(Frame):
    """One combat between two ready minions. ``acting`` has the first opportunity at every step (VTES-6.4.1-02)."""

    acting: int
    defending: int
    round: int = 0
    long: bool = False
    """The range of the round."""
    ended: bool = False
    """An effect has ended it."""
    continuing: bool = False
    """An unanswered press leads to another round."""

    def other(self, minion: int) -> int:
        """The opponent of a combatant; NONE for a card that is not in this combat."""
        if minion == self.acting:
            return self.defending
        return self.acting if minion == self.defending else NONE

    def minions(self) -> tuple[int, int]:
        """Both combatants, the acting one first."""
        return (self.acting, self.defending)

    def seats(self, g: VtesState) -> tuple[int, ...]:
        """The Methuselahs whose minions are fighting, the acting one first."""
        return tuple(g.play[minion].controller for minion in self.minions() if minion in g.play)

    def broken(self, g: VtesState) -> bool:
        """Whether it ends at once: by an effect, or because a combatant is not ready (VTES-6.4.3.2-05)."""
        return self.ended or not all(queries.is_ready(g, minion) for minion in self.minions())

    def run(self, g: VtesState) -> None:
        match self.step:
            case 0:
                self.step = 1
                self.round += 1
                self.long = self.continuing = False  # VTES-6.4.2-01
                self._open(g, Window.BEFORE_RANGE)
            case 1:
                self.step = 2
                self._open(g, Window.END_OF_ROUND)
            case 2:
                limits.expire(g, "round")
                limits.close(g, "round")
                self.step = 0 if self.continuing and not self.broken(g) else 3
                if self.step == 3:
                    self._open(g, Window.END_OF_COMBAT)
            case _:
                g.pop()
                limits.expire(g, "combat")
                limits.close(g, "combat")

    def _open(self, g: VtesState, window: Window) -> None:
        seats = self.seats(g)
        g.push(Opportunity(window=window, first=seats[0], second=seats[-1]))


def begin_block_combat(g: VtesState, action: Any) -> None:
    """The combat of a blocked action (VTES-6.4-01)."""
    if queries.is_ready(g, action.minion) and queries.is_ready(g, action.blocker):
        g.push(Combat(acting=action.minion, defending=action.blocker))


def strike_canceled(g: VtesState, minion: int) -> None:
    """VTES-T-25: the minion whose strike card was canceled must choose a strike; none is noted, so he is asked."""
