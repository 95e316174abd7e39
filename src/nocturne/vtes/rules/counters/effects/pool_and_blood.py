"""Effects on pool, the Edge, blood and counters; cards that are locked, unlocked and burned."""

from __future__ import annotations

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules.counters.effects import counters, pool
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount, amount_for_seat
from nocturne.vtes.rules.text.queries.roles import as_vampire, card_of, seats_of
from nocturne.vtes.rules.text.queries.untouched import untouched
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@performs(v.BurnPool)
def _burn_pool(g: VtesState, r: EffectContext, effect: v.BurnPool) -> None:
    # All amounts are computed before anything is burned, and nobody is ousted before all have burned
    # (VTES-9.1-06).
    due = [(seat, amount_for_seat(g, r, effect.amount, seat)) for seat in seats_of(g, r, effect.party)]
    for seat, burned in due:
        pool.lose_pool(g, seat, burned)


@performs(v.GainPool)
def _gain_pool(g: VtesState, r: EffectContext, effect: v.GainPool) -> None:
    due = [(seat, amount_for_seat(g, r, effect.amount, seat)) for seat in seats_of(g, r, effect.party)]
    for seat, gained in due:
        pool.gain_pool(g, seat, gained)


@performs(v.TakeEdge)
def _take_edge(g: VtesState, r: EffectContext, effect: v.TakeEdge) -> None:
    for seat in seats_of(g, r, effect.party)[:1]:
        counters.take_edge(g, seat)


@performs(v.BurnEdge)
def _burn_edge(g: VtesState, r: EffectContext, effect: v.BurnEdge) -> None:
    counters.burn_edge(g)


@performs(v.BurnBlood)
def _burn_blood(g: VtesState, r: EffectContext, effect: v.BurnBlood) -> None:
    card = card_of(g, r, effect.who)
    # Allies ignore it (VTES-6.1.5-09), but for what they play as a vampire (VTES-1.6.3-06).
    if card in g.play and (effect.life or g.face(card).vampire or as_vampire(g, r, card)):
        counters.burn_blood(g, card, amount(g, r, effect.amount))
        counters.check_life(g, card)


@performs(v.BurnLife)
def _burn_life(g: VtesState, r: EffectContext, effect: v.BurnLife) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play and holds_blood(g, card) and not g.face(card).vampire:
        counters.burn_blood(g, card, amount(g, r, effect.amount))
        counters.check_life(g, card)


@performs(v.GainBlood)
def _gain_blood(g: VtesState, r: EffectContext, effect: v.GainBlood) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        counters.gain_blood(g, card, amount(g, r, effect.amount))


@performs(v.MoveBlood)
def _move_blood(g: VtesState, r: EffectContext, effect: v.MoveBlood) -> None:
    wanted = amount(g, r, effect.amount)
    source = NONE if effect.source == "pool" else card_of(g, r, effect.source)
    to = NONE if effect.to == "pool" else card_of(g, r, effect.to)
    if (effect.source != "pool" and source not in g.play) or (effect.to != "pool" and to not in g.play):
        return  # there is nobody to take them from, or to give them to
    if source in g.play and to in g.play and untouched(g, to, r.key):
        _take_from(g, source, wanted)  # it goes to the bank (ruling 200753:75364263)
        return
    if source in g.play and to in g.play and holds_blood(g, source) and holds_blood(g, to):
        counters.move_blood(g, source, to, wanted)
        counters.check_life(g, source)
        return
    pools = seats_of(g, r, effect.party)
    if not pools and "pool" in (effect.source, effect.to):
        return
    if source != NONE:
        taken = _take_from(g, source, wanted)
    else:
        taken = pool.burn_pool(g, pools[0], wanted)
    if to == NONE:
        pool.gain_pool(g, pools[0], taken)
    elif to in g.play and holds_blood(g, to):
        counters.gain_blood(g, to, taken)
    elif to in g.play:
        counters.add_counters(g, to, taken)


def holds_blood(g: VtesState, card: int) -> bool:
    """Whether the counters of a card are blood or life: a crypt card's, an ally's or a retainer's."""
    face = g.face(card)
    return face.crypt is not None or face.minion or CardType.RETAINER in face.types


def _take_from(g: VtesState, card: int, wanted: int) -> int:
    if card not in g.play:
        return 0
    if not holds_blood(g, card):
        return counters.remove_counters(g, card, wanted)
    taken = counters.burn_blood(g, card, wanted)
    counters.check_life(g, card)
    return taken


@performs(v.AddCounters)
def _add_counters(g: VtesState, r: EffectContext, effect: v.AddCounters) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        counters.add_counters(g, card, amount(g, r, effect.amount))


@performs(v.Lock)
def _lock(g: VtesState, r: EffectContext, effect: v.Lock) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        counters.lock(g, card)


@performs(v.Unlock)
def _unlock(g: VtesState, r: EffectContext, effect: v.Unlock) -> None:
    card = card_of(g, r, effect.who)
    if card in g.play:
        counters.unlock(g, card)
