"""Convictions gained and burned; an imbued is incapacitated and recovers (VTES-IMB-05)."""

from __future__ import annotations

from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.cost.queries.printed import convictions_on
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import Region

MOST_CONVICTIONS = 5


def give_conviction(g: VtesState, card: int, imbued: int) -> None:
    """A conviction card goes on an imbued; beyond the fifth it is burned instead (VTES-IMB-10). The card
    has been taken from where it was."""
    seat = g.play[imbued].controller
    if len(convictions_on(g, imbued)) >= MOST_CONVICTIONS:
        g.to_ash(card)
        g.emit(events.Burned(card, g.owner[card], seat))
        return
    g.enter(card, seat, Region.ATTACHED)
    g.attach(card, imbued)
    g.emit(events.Attached(card, imbued))


def burn_convictions(g: VtesState, imbued: int, number: int) -> bool:
    """Burn convictions as a cost; where they differ their controller chooses which. False when there are too
    few."""
    held = convictions_on(g, imbued) if imbued in g.play else []
    if len(held) <= number or len({g.printed[card] for card in held}) == 1:
        for card in held[:number]:
            leaving_play.burn_card(g, card)
        return len(held) >= number
    seat = g.play[imbued].controller
    g.enqueue(start(Kind.BURN_CONVICTIONS, seat=seat, imbued=imbued, number=number))
    return True


def incapacitate(g: VtesState, card: int) -> None:
    """An imbued without life is not burned but goes to the incapacitated region (VTES-IMB-05, VTES-IMB-20).
    The effect that took his last life is complete, so nothing that a burning ally could not use is left to
    him (VTES-IMB-21)."""
    if card not in g.play or g.play[card].region is not Region.READY:
        return
    g.shift(card, Region.INCAPACITATED)
    g.emit(events.Incapacitated(card))


def leave_incapacitated(g: VtesState, card: int) -> None:
    """Back to the ready region, by any effect: he gains 1 life, up to what he started with (VTES-IMB-24,
    VTES-IMB-25)."""
    if card not in g.play or g.play[card].region is not Region.INCAPACITATED:
        return
    g.shift(card, Region.READY)
    g.emit(events.Recovered(card))
    if g.play[card].blood < g.face(card).life:
        counters.gain_blood(g, card, 1)
