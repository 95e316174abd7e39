"""Paying a cost, and using what makes a card cheaper (VTES-1.6.1.1-11, VTES-1.6.1.1-12).

What is saved is a lasting effect on the card that is played, until it leaves the table: an action card is
paid for only when its action succeeds.
"""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.records import THIS_TURN, Lasting
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import amount_due, passing_costs, roles_of
from nocturne.vtes.rules.cost.queries.savings import PLEDGED, SAVED, Discount, pledge_left
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.counters.effects import pool as counters_pool
from nocturne.vtes.rules.hand.effects.piles import discard_at_random
from nocturne.vtes.rules.imbued.effects import burn_convictions
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.state import VtesState


def use(g: VtesState, card: int, one: Discount) -> None:
    """It is used for a card: from now on that costs less."""
    if one.pledged:
        g.lasting.append(Lasting(PLEDGED, one.amount, card=card, until=THIS_TURN, this=one.source))
        return
    save(g, card, one.of, one.amount)
    if one.burns:
        leaving_play.burn_card(g, one.source)
    elif not one.kept:
        counters.lock(g, one.source)


def save(g: VtesState, card: int, of: str, amount: int) -> None:
    """A card being played costs so much less blood, or pool."""
    g.lasting.append(Lasting(SAVED, amount, card=card, until=THIS_TURN, note=of))


def settle(g: VtesState, one: Discount) -> None:
    """The card was not canceled: what waited for that is locked."""
    if one.kept and one.source in g.play:
        counters.lock(g, one.source)


def redeem(g: VtesState, card: int) -> None:
    """A card is being paid for: the counters announced for it are taken."""
    for effect in [one for one in g.lasting if one.what == PLEDGED and one.card == card]:
        g.lasting.remove(effect)
        given = pledge_left(g, effect)
        if given:
            save(g, card, "blood", given)
            counters.remove_counters(g, effect.this, given)


def forget(g: VtesState, card: int) -> None:
    """The card has left the table."""
    if any(effect.what in (SAVED, PLEDGED) and effect.card == card for effect in g.lasting):
        g.lasting = [
            effect for effect in g.lasting if effect.what not in (SAVED, PLEDGED) or effect.card != card
        ]


def spend_next_cost(g: VtesState, minion: int, card: int, mode: v.Mode) -> None:
    """Such a card was played: what made the next one dearer is over."""
    if not any(effect.what == "next-cost" for effect in g.lasting):
        return
    spent = [e for e in passing_costs(g, minion, card, mode) if e.what == "next-cost"]
    g.lasting = [effect for effect in g.lasting if not any(effect is one for one in spent)]


def pay(g: VtesState, bill: Bill) -> bool:
    """Pay a cost. When it can no longer be met in full, what there is is paid and False is given
    (VTES-1.6.1.1-12, VTES-6.2.3-05)."""
    seat, cost, minion, source = bill.seat, bill.cost, bill.minion, bill.card
    if g.lasting:
        redeem(g, source)
    blood, pool = amount_due(g, bill)
    whole = True
    if blood:
        whole &= minion in g.play and counters.burn_blood(g, minion, blood) == blood
        counters.check_life(g, minion)  # an ally pays with life (VTES-1.6.3-05)
    if pool:
        whole &= counters_pool.burn_pool(g, seat, pool) == pool
    if cost.conviction:
        whole &= burn_convictions(g, minion, cost.conviction)  # VTES-IMB-09
    g.players[seat].transfers -= cost.transfers
    if cost.lock:
        counters.lock(g, source)
    if cost.lock_minion:
        counters.lock(g, minion)
    if cost.edge:
        counters.burn_edge(g)
    if cost.counters:
        counters.remove_counters(g, source, cost.counters)
    if cost.burning or cost.life:
        r = roles_of(g, bill)
        burning, life = amount(g, r, cost.burning), amount(g, r, cost.life)
        if burning:
            whole &= minion in g.play and counters.burn_blood(g, minion, burning) == burning
            counters.check_life(g, minion)
        if life:
            whole &= source in g.play and counters.burn_blood(g, source, life) == life
            counters.check_life(g, source)
    if cost.random:
        discard_at_random(g, seat, cost.random)
    if cost.burn:
        leaving_play.burn_card(g, source)
    return whole
