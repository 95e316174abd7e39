"""The discard phase."""

from __future__ import annotations

from nocturne.kernel.state import Frame
from nocturne.vtes.state import VtesState


class DiscardPhase(Frame):
    """The discard phase of a turn."""

    seat: int

    def run(self, g: VtesState) -> None:
        g.pop()
