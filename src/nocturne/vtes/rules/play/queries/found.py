"""How a found card can be brought into play."""

from __future__ import annotations

from functools import cache

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.frames.play import PlayFacts
from nocturne.vtes.rules.cost.queries import discount, funding
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import amount_due, why_not_pay
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.play.queries.playing import why_not_bear
from nocturne.vtes.rules.play.queries.requirement import why_not_meeting
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.printed import as_printed
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.text.queries.targets import has_target
from nocturne.vtes.state import VtesState


@cache
def named_ahead(key: int, path: str) -> v.Fetch | v.Exchange | None:
    """What brings a card from hand into play, or exchanges one: that card is named as this is announced,
    before the card played is replaced (rulings G00128, G00125). ``path`` leads to the effects."""
    if path.partition(".")[0] not in ("modes", "abilities", "actions"):
        return None
    for effect in effects_at(key, path):
        if isinstance(effect, v.Exchange):
            return effect
        if isinstance(effect, v.Fetch) and effect.zones == ("hand",) and effect.to == "equip":
            return effect
    return None


def can_be_named(g: VtesState, r: EffectContext, effect: v.Fetch | v.Exchange, card: int) -> bool:
    """Whether a card in hand can be exchanged, or brought into play: then its requirements and its cost apply
    to the minion who equips with it, employs or recruits it (VTES-6.1.3-06)."""
    if isinstance(effect, v.Exchange):
        return True
    if not matches(g, r, effect.what, card) or not as_printed(g.face(card), effect.what.kind):
        return False
    return bool(ways_to_bring(g, r.seat, card, card_of(g, r, effect.minion), effect.anyhow, by=r.key))


def ways_to_bring(
    g: VtesState, seat: int, card: int, minion: int, anyhow: bool, more: int = 0, by: int = 0
) -> list[int]:
    """The modes in which a minion can bring a found card into play. Whatever it requires (``anyhow``), a
    mode he does not qualify for is only taken where there is no other: then it is the basic one. ``more``:
    so much more pool, or less pool or blood, than it costs. ``by``: the printed card that brings it."""
    face = g.face(card)
    if minion not in g.play or why_not_bear(g, card, minion) is not None:
        return []
    # Who may not play a type of card neither recruits nor employs one in any other way.
    if any(modified.modified(g, "may-play", minion, 0, note=kind.value) < 0 for kind in face.types):
        return []
    if any(mode.once_per == "game" for mode in face.modes) and face.key in g.events_seen:
        return []
    # It is not played, so nobody brings it "as if" they were somebody else (ruling G00072).
    ways = [
        i
        for i, mode in enumerate(face.modes)
        if why_not_meeting(g, card, mode, minion, in_earnest=True, by=by) is None
    ]
    if not ways and anyhow:
        ways = [0]
    return [way for way in ways if _can_be_brought(g, seat, card, way, minion, more)]


def _can_be_brought(g: VtesState, seat: int, card: int, way: int, minion: int, more: int) -> bool:
    face = g.face(card)
    mode = face.modes[way]
    cost = printed_cost(face, mode)
    if more:
        blood, pool = amount_due(g, Bill(seat, cost, minion, card, mode=mode))
        of_pool = pool > 0 or more > 0
        blood, pool = (blood, max(0, pool + more)) if of_pool else (max(0, blood + more), pool)
        if blood > g.play[minion].blood or pool > g.players[seat].pool:
            return False
    elif why_not_pay(g, Bill(seat, cost, minion, card, mode=mode)) is not None:
        bill = Bill(seat, cost, minion, card, mode=mode, played=False)
        if not discount.payable(g, bill) and not funding.payable(g, bill):
            return False
    roles = PlayFacts(seat=seat, card=card, mode=way, minion=minion).roles(g)
    return all(has_target(g, roles, target) for target in mode.targets)
