"""The facts of a window that is open: who may use something, in which order."""

from __future__ import annotations

from nocturne.kernel.state import Frame
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


class OpportunityFacts(Frame):
    """A window being open. ``first`` is the acting Methuselah; ``second`` the defending one, if any."""

    window: Window
    first: int
    second: int = NONE
    only: tuple[int, ...] = ()
    """If set, nobody else may act in this window (the combatants, say)."""

    def order(self, g: VtesState) -> list[int]:
        """VTES-1.6.1.5-01, VTES-1.6.1.5-02."""
        seats = list(g.clockwise(self.first))
        if self.second != NONE and self.second in seats and self.second != self.first:
            seats.remove(self.second)
            seats.insert(1 if seats and seats[0] == self.first else 0, self.second)
        return [seat for seat in seats if not self.only or seat in self.only]
