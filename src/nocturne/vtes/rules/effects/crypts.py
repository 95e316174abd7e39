"""Crypts: showing the card on top of them and comparing what the cards cost, taking cards from them,
shuffling them."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, Share
from nocturne.vtes.rules import counters
from nocturne.vtes.rules.contest import enter_play
from nocturne.vtes.rules.perform import judges, matches, performs, push_effects, seats_of
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Region


@performs(v.ShowCrypt)
def _show_crypt(g: VtesState, r: EffectContext, effect: v.ShowCrypt) -> None:
    """What an imbued costs is compared like a capacity (VTES-IMB-30). An empty crypt shows nothing."""
    shares: list[Share] = []
    for seat in seats_of(g, r, effect.party):
        crypt = g.players[seat].crypt
        if not crypt:
            continue
        top = crypt[-1]
        g.knows[top] = EVERYBODY
        g.emit(events.CryptShown(seat, g.printed[top]))
        printed = g.face(top).crypt
        assert printed is not None  # only crypt cards are in a crypt
        shares.append(Share(printed.capacity, top, seat))
    if effect.do:
        alone = shares[0].card if len(shares) == 1 else NONE
        push_effects(g, r.inner("do", shares=tuple(shares), chosen=alone))


@performs(v.TakeFromCrypt)
def _take_from_crypt(g: VtesState, r: EffectContext, effect: v.TakeFromCrypt) -> None:
    """He comes without blood; an imbued, who has no life then, is incapacitated at once (VTES-IMB-34)."""
    crypt = g.players[r.seat].crypt
    if effect.bottom and crypt:
        crypt.append(crypt.pop(0))
    if effect.to == "removed":
        _remove_top(g, r, effect)
        return
    if effect.only is not None and crypt:
        g.knows[crypt[-1]] = EVERYBODY
        g.emit(events.CryptShown(r.seat, g.printed[crypt[-1]]))
        if not matches(g, r, effect.only, crypt[-1]):
            g.shuffle(crypt)
            g.emit(events.Shuffled(r.seat, "vtes-shuffled-crypt"))
            return
    card = g.deal_crypt(r.seat)
    if card == NONE:
        return
    if effect.do:
        push_effects(g, r.inner("do", chosen=card))
    if effect.to == "ready" and enter_play(g, card, r.seat, Region.READY, contests=effect.contests):
        counters.check_life(g, card)


def _remove_top(g: VtesState, r: EffectContext, effect: v.TakeFromCrypt) -> None:
    player = g.players[r.seat]
    if not player.crypt:
        return
    card = player.crypt.pop()
    g.knows[card] = EVERYBODY
    g.emit(events.CryptShown(r.seat, g.printed[card]))
    player.removed.append(card)
    g.emit(events.Removed(card))
    if effect.do:
        push_effects(g, r.inner("do", chosen=card))


@performs(v.DealAnew)
def _deal_anew(g: VtesState, r: EffectContext, effect: v.DealAnew) -> None:
    for seat in seats_of(g, r, effect.party):
        player = g.players[seat]
        waiting = [card for card in player.uncontrolled if g.face(card).crypt is not None]
        for card in waiting:
            counters.gain_pool(g, seat, _strip(g, card))
        # A card goes to the crypt of its owner, whoever's region it was in.
        for card in waiting:
            g.players[g.owner[card]].crypt.append(card)
            g.knows[card] = 0
        g.shuffle(player.crypt)
        g.emit(events.Shuffled(seat, "vtes-shuffled-crypt"))
        for _ in waiting:
            g.deal_crypt(seat)


def _strip(g: VtesState, card: int) -> int:
    """An uncontrolled card leaves its region; what is on it is burned. Gives the counters it had, which go
    back to the bank."""
    for attached in g.play[card].attached:
        counters.burn_card(g, attached)
    left = g.leave(card)
    g.bank += left.blood + left.counters
    return left.blood


@performs(v.ShuffleCrypt)
def _shuffle_crypt(g: VtesState, r: EffectContext, effect: v.ShuffleCrypt) -> None:
    for seat in seats_of(g, r, effect.party):
        g.shuffle(g.players[seat].crypt)
        g.emit(events.Shuffled(seat, "vtes-shuffled-crypt"))


@judges(v.Tied)
def _tied(g: VtesState, r: EffectContext, condition: v.Tied) -> bool:
    points = [share.points for share in r.shares]
    if not points:
        return False
    return points.count((max if condition.which == "most" else min)(points)) > 1
