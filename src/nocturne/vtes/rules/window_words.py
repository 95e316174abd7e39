"""What the question of a window tells: of damage, whose it is, how much, and where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nocturne.kernel.later import later
from nocturne.vtes.frames.combat import DamageFacts
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window

if TYPE_CHECKING:
    from nocturne.vtes.rules import damage as damages
else:  # it imports the windows
    (damages,) = later("nocturne.vtes.rules", "damage")


def about(g: VtesState, window: Window) -> dict[str, Any]:
    """The arguments of the question beyond its kind."""
    damage = g.frame_of(DamageFacts) if window is Window.DAMAGE else None
    if damage is None or damage.victim == NONE:
        return {}
    by, weapon = damages.origin(g, [hit for hit in damage.hits if hit.victim == damage.victim])
    return {
        "told": "yes",
        "victim": f"card:{damage.victim}",
        "amount": damage.left(damage.victim),
        "source": "none" if by == NONE else f"card:{by}",
        "weapon": "none" if weapon == NONE else f"card:{weapon}",
    }
