"""The facts of a window that is open: who may use something, in which order."""

from __future__ import annotations

from msgspec import Struct

from nocturne.kernel.state import Frame
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


class Use(Struct, frozen=True):
    """Something a Methuselah may use: a card from hand (``mode``) or an ability of a card in play."""

    card: int
    mode: int
    minion: int = NONE
    ability: bool = False
    offer: str = ""
    """Something else: "kept-maneuver" or "kept-press" (an optional one), "maneuver" (of a weapon), "granted"
    (an ability given for a while); see ``combat_effects``."""
    aim: int = NONE
    """The retainer a strike card is aimed at."""
    weapon: int = NONE
    """The weapon a strike card uses, and which of its strikes."""
    strike: int = NONE


class OpportunityFacts(Frame):
    """A window being open. ``first`` is the acting Methuselah; ``second`` the defending one, if any."""

    window: Window
    first: int
    second: int = NONE
    only: tuple[int, ...] = ()
    """If set, nobody else may act in this window (the combatants, say)."""

    def order(self, g: VtesState) -> list[int]:
        """VTES-1.6.1.5-01, VTES-1.6.1.5-02."""
        seats = g.clockwise(self.first)
        if self.second != NONE and self.second in seats and self.second != self.first:
            seats.remove(self.second)
            seats.insert(1 if seats and seats[0] == self.first else 0, self.second)
        return [seat for seat in seats if seat in self.only] if self.only else seats
