"""What lasts for a span ends with it, loans included."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.frames import start
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import THIS_ACTION, Until
from nocturne.vtes.rules.control.effects import control
from nocturne.vtes.state import VtesState

NEXT_ACTION = Until("next-action")


def expire(g: VtesState, until: Until) -> None:
    """Passing effects that last until now end; what was lent goes back."""
    if not g.lasting:
        return  # nearly always
    control.loans_over(g, until)
    if any(effect.until == until for effect in g.lasting):
        if any(effect.until == until and effect.what == "hand-size" for effect in g.lasting):
            g.enqueue(start(Kind.SETTLE_HANDS))
        g.lasting = [effect for effect in g.lasting if effect.until != until]
    if until == THIS_ACTION and any(effect.until == NEXT_ACTION for effect in g.lasting):
        g.lasting = [
            replace(effect, until=THIS_ACTION) if effect.until == NEXT_ACTION else effect
            for effect in g.lasting
        ]
