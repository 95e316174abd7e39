"""Blood, life and other counters, and the bank they come from and go to (VTES-1.1-05, VTES-2.2-01).

The bank never runs out, but it is counted: what all Methuselahs and cards hold, plus the bank, never
changes. A counter that is paid or spent is burned for every effect that watches for burning (VTES-1.2-06).
"""

from __future__ import annotations

from nocturne.kernel.frames import start
from nocturne.vtes import events
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.kinds import Kind
from nocturne.vtes.rules.hand.effects import hand
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.table.queries.modified import capacity
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region


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
    return g.face(card).vampire or modified.modified(g, "may-gain-life", card, 0) >= 0


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
        hand.settle_hands(g)


def lock(g: VtesState, card: int) -> None:
    """Lock a card (VTES-1.1-01)."""
    if not g.play[card].locked:
        g.put(card, locked=True)
        g.emit(events.Locked(card))


def unlock(g: VtesState, card: int) -> None:
    """Unlock a card (VTES-1.1-01), unless an effect forbids it."""
    if g.play[card].locked and modified.modified(g, "may-unlock", card, 0) >= 0:
        g.put(card, locked=False)
        g.emit(events.Unlocked(card))


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
    if modified.seat_modified(g, "may-take-edge", seat, 0) < 0:
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
