"""Pool gained, burned and moved; a Methuselah without pool is ousted (VTES-1-02)."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.rules.counters.effects.counters import spoil_withdrawal
from nocturne.vtes.rules.oust import effects as oust_effects
from nocturne.vtes.rules.politics.effects import votes
from nocturne.vtes.state import VtesState


def gain_pool(g: VtesState, seat: int, amount: int) -> None:
    """Pool from the bank; what she is short of is made up first."""
    if amount <= 0 or g.players[seat].out:
        return
    made_up = min(amount, g.players[seat].short)
    g.players[seat].short -= made_up
    amount -= made_up
    if not amount:
        return
    g.players[seat].pool += amount
    g.bank -= amount
    g.emit(events.GainedPool(seat, amount))


def burn_pool(g: VtesState, seat: int, amount: int) -> int:
    """Pool to the bank, as far as there is any; without pool she is ousted (VTES-1-02). Gives what was
    burned.

    The ousting waits until the effect that burns is complete, so several can be ousted together
    (VTES-9.1-06).
    """
    player = g.players[seat]
    burned = min(amount, player.pool)
    if burned <= 0:
        return 0
    player.pool -= burned
    g.bank += burned
    spoil_withdrawal(g, seat)
    g.emit(events.BurnedPool(seat, burned))
    votes.note_loss(g, seat, burned)
    oust_effects.check_ousted(g, seat)
    return burned


def lose_pool(g: VtesState, seat: int, amount: int) -> int:
    """Pool an effect burns, be it more than she has: then she is short of the rest. Gives what was burned."""
    burned = burn_pool(g, seat, amount)
    player = g.players[seat]
    if not player.out and amount > burned:
        player.short += amount - max(0, burned)
    return burned


def move_pool(g: VtesState, source: int, to: int, amount: int) -> int:
    """Pool from one Methuselah to another, as far as there is any; it counts as burned and gained."""
    moved = burn_pool(g, source, amount)
    gain_pool(g, to, moved)
    return moved


def pool_to_card(g: VtesState, seat: int, card: int, amount: int) -> int:
    """Counters move from a pool to an uncontrolled card, as far as there are any. Gives how many moved."""
    player = g.players[seat]
    moved = min(amount, player.pool)
    if moved > 0:
        player.pool -= moved
        g.put(card, blood=g.play[card].blood + moved)
        spoil_withdrawal(g, seat)
        g.emit(events.Transferred(seat, card, moved))
        oust_effects.check_ousted(g, seat)  # VTES-7-13
    return moved
