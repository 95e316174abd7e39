"""What lasts for a span ends with it, loans included."""

from __future__ import annotations

from nocturne.kernel.frames import start
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import Until
from nocturne.vtes.rules.control.effects import control
from nocturne.vtes.state import VtesState


def expire(g: VtesState, until: Until) -> None:
    """Passing effects that last until now end; what was lent goes back."""
    if not g.lasting:
        return  # nearly always
    control.loans_over(g, until)
    if any(effect.until == until for effect in g.lasting):
        if any(effect.until == until and effect.what == "hand-size" for effect in g.lasting):
            g.enqueue(start(Kind.SETTLE_HANDS))
        g.lasting = [effect for effect in g.lasting if effect.until != until]
