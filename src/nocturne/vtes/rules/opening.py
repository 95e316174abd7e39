"""Opening a window: everybody may use what fits the moment, before the procedure goes on."""

from __future__ import annotations

from nocturne.kernel.frames import start
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


def open_window(g: VtesState, window: Window, first: int, second: int = NONE) -> None:
    """Open a window: ``first`` is the acting Methuselah, ``second`` the defending one (VTES-1.6.1.5-01)."""
    g.push(start(Kind.OPPORTUNITY, window=window, first=first, second=second))
