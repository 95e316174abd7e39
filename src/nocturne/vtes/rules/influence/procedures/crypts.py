"""Crypts: showing, taking and shuffling their cards; a card in play that becomes a vampire."""

from __future__ import annotations

from collections.abc import Callable

from nocturne.kernel.decision import Choice, Question
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of, own_key, stand_in_key
from nocturne.vtes.cards.lexicon import DISCIPLINES
from nocturne.vtes.context import EffectContext, Share
from nocturne.vtes.rules.contest.effects import enter_play
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.play.queries.announce import disciplines_to_name
from nocturne.vtes.rules.table.effects import leaving_play
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.conditions import Test, judges
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.roles import seats_of
from nocturne.vtes.state import EVERYBODY, VtesState
from nocturne.vtes.terms import NONE, Region


@performs(v.Arise)
def _arise(g: VtesState, r: EffectContext, effect: v.Arise) -> None:
    """What was on the card is burned, its counters go to the bank; one of the same name may contest it."""
    card, key = r.source, own_key(r.key)
    if card not in g.play:
        return
    seat = g.play[card].controller
    for attached in g.play[card].attached:
        leaving_play.burn_card(g, attached)
    now = g.leave(card)
    tree = face_of(key).tree
    assert tree is not None
    assert tree.stand_in is not None
    stood_for = tree.stand_in
    g.printed[card] = stand_in_key(key, key)
    g.bank += now.blood + now.counters - effect.blood
    enter_play(
        g, card, seat, Region.READY, blood=effect.blood, clan=stood_for.clan, sect=stood_for.sect
    )  # fmt: skip
    if card not in g.play:  # she has one of that name
        g.printed[card] = key
        g.bank += effect.blood
    elif effect.disciplines:
        g.push(ChooseDisciplines(seat=seat, card=card, number=effect.disciplines))


class ChooseDisciplines(Frame):
    """Which Disciplines a vampire has at the superior level, one after the other."""

    seat: int
    card: int
    number: int

    def run(self, g: VtesState) -> Question | None:
        if not self.number or self.card not in g.play or g.players[self.seat].out:
            g.pop()
            return None
        question = Question(self.seat, "vtes-ask-name-discipline", card=f"card:{self.card}")
        known = {code for code, _level in g.play[self.card].taught}
        for code in disciplines_to_name(g, NONE, v.Name("discipline")):
            if code not in known:
                args = {"discipline": DISCIPLINES[code], "code": code.upper()}
                question.offer(f"discipline:{code}", "vtes-do-discipline", code, args=args)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        self.number -= 1
        g.put(self.card, taught=(*g.play[self.card].taught, (choice.value, 2)))


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
            pool.gain_pool(g, seat, _strip(g, card))
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
        leaving_play.burn_card(g, attached)
    left = g.leave(card)
    g.bank += left.blood + left.counters
    return left.blood


@performs(v.ShuffleCrypt)
def _shuffle_crypt(g: VtesState, r: EffectContext, effect: v.ShuffleCrypt) -> None:
    for seat in seats_of(g, r, effect.party):
        g.shuffle(g.players[seat].crypt)
        g.emit(events.Shuffled(seat, "vtes-shuffled-crypt"))


@judges(v.Tied)
def _tied(wanted: v.Tied) -> Test:
    extreme: Callable[[list[int]], int] = max if wanted.which == "most" else min

    def is_so(g: VtesState, r: EffectContext) -> bool:
        points = [share.points for share in r.shares]
        return bool(points) and points.count(extreme(points)) > 1

    return is_so
