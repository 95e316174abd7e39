"""Counters: pool, blood and life, and the bank they come from and go to (VTES-1.1-05, VTES-2.2-01).

The bank never runs out, but it is counted: what all Methuselahs and cards hold, plus the bank, never changes.
A counter that is paid or spent is burned for every effect that watches for burning (VTES-1.2-06).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from nocturne.kernel.event import Event
from nocturne.kernel.frames import start
from nocturne.kernel.later import later
from nocturne.vtes import events
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.rules import queries
from nocturne.vtes.rules.queries import capacity
from nocturne.vtes.state import InPlay, VtesState
from nocturne.vtes.terms import NONE, Region

if TYPE_CHECKING:
    from nocturne.vtes.rules import hand as hands
    from nocturne.vtes.rules import oust as ousting
    from nocturne.vtes.rules import poll as polls
    from nocturne.vtes.rules import titles as titling
    from nocturne.vtes.rules import torpor as torpors
    from nocturne.vtes.rules import trigger as triggers
else:  # they import this module
    hands, ousting, polls, titling, torpors, triggers = later(
        "nocturne.vtes.rules", "hand", "oust", "poll", "titles", "torpor", "trigger"
    )


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
    polls.note_loss(g, seat, burned)
    ousting.check_ousted(g, seat)
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


def spoil_withdrawal(g: VtesState, seat: int) -> None:
    """A withdrawing Methuselah lost or spent something, or one of her minions fought (VTES-9.2-03 to -06)."""
    player = g.players[seat]
    if player.withdrawing:
        player.withdrawal_spoiled = True


def _spoil_by_blood(g: VtesState, card: int) -> None:
    """Only a minion's loss counts, not counters taken back from an uncontrolled card (VTES-9.2-04)."""
    now = g.play[card]
    if g.face(card).minion and now.region is not Region.UNCONTROLLED:
        spoil_withdrawal(g, now.controller)


def gain_blood(g: VtesState, card: int, amount: int) -> None:
    """Blood (or life) from the bank; a vampire's surplus goes straight back (VTES-1.5.2-03)."""
    if amount <= 0 or card not in g.play or not _may_gain(g, card):
        return
    g.bank -= amount
    g.put(card, blood=g.play[card].blood + amount)
    g.emit(events.GainedBlood(card, amount))
    drain(g, card)


def _may_gain(g: VtesState, card: int) -> bool:
    """Whether an ally or retainer can gain life at all; what others cannot gain goes to the bank."""
    return g.face(card).vampire or queries.modified(g, "may-gain-life", card, 0) >= 0


def drain(g: VtesState, card: int) -> None:
    """Blood over a controlled vampire's capacity goes to the bank at once (VTES-1.5.2-03). While he is
    contested, and so are the cards on him, he is out of play and keeps it (VTES-4.1-02)."""
    now = g.play[card]
    if now.region is Region.UNCONTROLLED or now.contested or not g.face(card).vampire:
        return
    over = now.blood - capacity(g, card)
    if over > 0:
        g.put(card, blood=now.blood - over)
        g.bank += over
        g.emit(events.Drained(card, over))


def burn_blood(g: VtesState, card: int, amount: int) -> int:
    """Blood (or life) to the bank, as far as there is any. Gives what was burned."""
    now = g.play[card]
    burned = min(amount, now.blood)
    if burned <= 0:
        return 0
    g.put(card, blood=now.blood - burned)
    g.bank += burned
    _spoil_by_blood(g, card)
    g.emit(events.BurnedBlood(card, burned))
    return burned


def check_life(g: VtesState, card: int) -> None:
    """An ally or retainer who has lost the last life otherwise than by damage is burned, an imbued is
    incapacitated (VTES-6.1.4-06, VTES-6.1.5-07, VTES-IMB-05)."""
    now, face = g.play.get(card), g.face(card)
    if now is None or now.blood or face.vampire or not (face.ally or CardType.RETAINER in face.types):
        return
    if now.region in (Region.READY, Region.ATTACHED):
        g.enqueue(start(Kind.DOOM, card=card, kind="no-life"))


def move_blood(g: VtesState, source: int, to: int, amount: int) -> int:
    """Blood from one card to another, as far as there is any (VTES-6.4.5.7-05); a surplus drains at once."""
    taken = min(amount, g.play[source].blood)
    if taken <= 0:
        return 0
    g.put(source, blood=g.play[source].blood - taken)
    _spoil_by_blood(g, source)
    g.emit(events.BurnedBlood(source, taken))
    if not _may_gain(g, to):
        g.bank += taken
        return taken
    g.put(to, blood=g.play[to].blood + taken)
    g.emit(events.GainedBlood(to, taken))
    drain(g, to)
    return taken


def add_counters(g: VtesState, card: int, amount: int) -> None:
    """Counters of any other kind, from the bank."""
    g.put(card, counters=g.play[card].counters + amount)
    g.bank -= amount
    _changed(g, card, amount)


def remove_counters(g: VtesState, card: int, amount: int) -> int:
    """Counters of any other kind, to the bank, as far as there are any."""
    gone = min(amount, g.play[card].counters)
    g.put(card, counters=g.play[card].counters - gone)
    g.bank += gone
    _changed(g, card, -gone)
    return gone


def _changed(g: VtesState, card: int, amount: int) -> None:
    if not amount:
        return
    g.emit(events.CountersChanged(card, amount))
    if "hand-size" in g.face(card).speaks_of:
        hands.settle_hands(g)


def lock(g: VtesState, card: int) -> None:
    """Lock a card (VTES-1.1-01)."""
    if not g.play[card].locked:
        g.put(card, locked=True)
        g.emit(events.Locked(card))


def unlock(g: VtesState, card: int) -> None:
    """Unlock a card (VTES-1.1-01), unless an effect forbids it."""
    if g.play[card].locked and queries.modified(g, "may-unlock", card, 0) >= 0:
        g.put(card, locked=False)
        g.emit(events.Unlocked(card))


def burn_card(g: VtesState, card: int) -> None:
    """Burn a card in play with everything on it: counters to the bank, cards to their own owners' ash heaps
    (VTES-1.1-03, VTES-1.1-07)."""
    if card not in g.play:
        return
    _leave_with_all(g, card, removed=False)


def remove_card(g: VtesState, card: int) -> None:
    """Remove a card in play from the game (VTES-1.1-06); what is on it is burned."""
    if card in g.play:
        _leave_with_all(g, card, removed=True)


def leave_play(g: VtesState, card: int) -> InPlay:
    """A card leaves play for somewhere: what is on it is burned, its counters go to the bank
    (VTES-1.1-07)."""
    before = g.play[card]
    if before.region is Region.READY:
        g.on_event(events.LeavingReady(card, before.controller))
    for attached in before.attached:
        burn_card(g, attached)
    now = g.leave(card)
    g.bank += now.blood + now.counters
    if now.on in g.play and "title" in g.face(card).keywords:
        titling.title_card_gone(g, now.on)  # VTES-T-15
    release_while_in_play(g, card)
    if "replaces-after-minion-phase" in g.face(card).speaks_of:
        hands.release_owed(g, hands.MINION_PHASE)
    if not now.contested:
        left_play(g, card, now.controller, now.on)
    return now


def left_play(g: VtesState, card: int, seat: int, host: int = NONE) -> None:
    """What the text of a card does about its leaving play; contested it had left before."""
    _part(g, card, events.LeftPlay(card, seat), seat, host)


def _leave_with_all(g: VtesState, card: int, removed: bool) -> None:
    before = g.play[card]
    if not removed:
        g.on_event(events.BeingBurned(card, before.controller))
        if before.region is Region.READY:
            g.on_event(events.Fallen(card, before.controller))
    if not removed and before.attached:
        triggers.outlive(g, card)
    now = leave_play(g, card)
    for gone in (card, now.base):
        if gone == NONE:
            continue
        if removed:
            g.show(gone)
            g.players[g.owner[gone]].removed.append(gone)
            removal = events.Removed(gone)
            g.emit(removal)
            _part(g, gone, removal, now.controller, now.on)
        else:
            g.to_ash(gone)
            burned = events.Burned(gone, g.owner[gone], now.controller)
            g.emit(burned)
            _part(g, gone, burned, now.controller, now.on)
    settle_capacities(g, card, now.on)


def _part(g: VtesState, card: int, event: Event, seat: int, host: int) -> None:
    """What the text of a card does about its leaving play."""
    face = g.face(card)
    if event.__class__.__name__ in face.leaves_with:
        triggers.part(g, card, event, seat, host)


def settle_capacities(g: VtesState, card: int, host: int) -> None:
    """A card that made vampires hold more blood has come or gone (VTES-1.5.2-03)."""
    face = g.face(card)
    if host in g.play:
        drain(g, host)
    elif "capacity" in face.speaks_of:
        for other in list(g.play):
            drain(g, other)


def release_while_in_play(g: VtesState, card: int) -> None:
    """A card that was not to be replaced as long as it is in play has left it."""
    hands.release_owed(g, f"in-play:{card}")


def pool_to_card(g: VtesState, seat: int, card: int, amount: int) -> int:
    """Counters move from a pool to an uncontrolled card, as far as there are any. Gives how many moved."""
    player = g.players[seat]
    moved = min(amount, player.pool)
    if moved > 0:
        player.pool -= moved
        g.put(card, blood=g.play[card].blood + moved)
        spoil_withdrawal(g, seat)
        g.emit(events.Transferred(seat, card, moved))
        ousting.check_ousted(g, seat)  # VTES-7-13
    return moved


def card_to_pool(g: VtesState, seat: int, card: int, amount: int) -> int:
    """Counters move from an uncontrolled card back to a pool. Gives how many moved."""
    moved = min(amount, g.play[card].blood)
    if moved > 0:
        g.put(card, blood=g.play[card].blood - moved)
        g.players[seat].pool += moved
        g.emit(events.TransferredBack(seat, card, moved))
    return moved


def take_edge(g: VtesState, seat: int) -> None:
    """The Edge goes to a Methuselah (VTES-1.2-08); one who cannot get it burns it."""
    if queries.seat_modified(g, "may-take-edge", seat, 0) < 0:
        burn_edge(g)
    elif g.edge != seat:
        former, g.edge = g.edge, seat
        g.emit(events.EdgeTaken(seat))
        if former != NONE:
            g.on_event(events.EdgeLost(former))


def burn_edge(g: VtesState) -> None:
    """The Edge becomes uncontrolled (VTES-6.3.3.3-01)."""
    if g.edge != NONE:
        former, g.edge = g.edge, NONE
        g.emit(events.EdgeBurned(former))
        g.on_event(events.EdgeLost(former))
