"""The blood hunt, or wild hunt (VTES-6.5.6): after a diablerie the table votes on the diablerist's life."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.rules import counters, queries
from nocturne.vtes.rules.poll import Referendum
from nocturne.vtes.state import VtesState


def call_blood_hunt(g: VtesState, diablerist: int) -> bool:
    """A vampire has committed diablerie: a referendum on his life follows by itself (VTES-6.5.6-01), unless
    a blood hunt cannot be called on him (VTES-6.5.6-05). Gives whether there is one."""
    from nocturne.vtes.rules.play import priority

    if diablerist not in g.play or queries.modified(g, "blood-hunt", diablerist, 0) < 0:
        return False
    g.push(Referendum(seat=priority(g)[0], kind="blood-hunt", subject=diablerist))
    return True


def hunt_down(g: VtesState, diablerist: int) -> None:
    """The blood hunt is called and the vampire burned (VTES-6.5.6-02)."""
    if diablerist in g.play:
        g.emit(events.BloodHunted(diablerist))
        counters.burn_card(g, diablerist)
