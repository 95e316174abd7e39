"""Equipping, employing, recruiting, gaining powers: where the card goes when the action succeeds."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules.perform import Resolve, performs
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region


def put_on(g: VtesState, card: int, host: int, seat: int, mode: int = 0) -> None:
    """Bring a card that is not in play into play on another card (VTES-T-31)."""
    g.enter(card, seat, Region.ATTACHED, mode=mode)
    g.attach(card, host)


@performs(v.Equip)
def _equip(g: VtesState, r: Resolve, effect: v.Equip) -> None:
    if r.source in g.limbo and r.minion != NONE:
        g.limbo.remove(r.source)
        put_on(g, r.source, r.minion, r.seat)
