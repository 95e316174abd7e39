"""The influence phase."""

from __future__ import annotations

from nocturne.kernel.state import Frame
from nocturne.vtes.state import VtesState


class InfluencePhase(Frame):
    """The influence phase of a turn."""

    seat: int

    def run(self, g: VtesState) -> None:
        g.pop()
