"""A card that an effect has found is equipped, employed or recruited by a minion as if he had played it.

Its way of being played, its targets and its cost are settled as for any card (VTES-6.1.3-06), but it is not
played: nobody can cancel it, and it is not replaced.
"""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.rules import queries
from nocturne.vtes.rules.effects import discount, funding
from nocturne.vtes.rules.effects.by_effect import PlayByEffect
from nocturne.vtes.rules.effects.playing import why_not_bear
from nocturne.vtes.rules.pay import pay, printed_cost, reckon, why_not_pay
from nocturne.vtes.rules.perform import card_of, has_target, performs, push_effects
from nocturne.vtes.rules.play import Play
from nocturne.vtes.rules.requirement import why_not_meeting
from nocturne.vtes.state import VtesState


def ways_to_bring(g: VtesState, seat: int, card: int, minion: int, anyhow: bool, more: int = 0) -> list[int]:
    """The modes in which a minion can bring a found card into play. Whatever it requires (``anyhow``), a
    mode he does not qualify for is only taken where there is no other: then it is the basic one. ``more``:
    so much more pool, or less pool or blood, than it costs."""
    face = g.face(card)
    if minion not in g.play or why_not_bear(g, card, minion) is not None:
        return []
    # Who may not play a type of card neither recruits nor employs one in any other way.
    if any(queries.modified(g, "may-play", minion, 0, note=kind.value) < 0 for kind in face.types):
        return []
    if any(mode.once_per == "game" for mode in face.modes) and face.key in g.events_seen:
        return []
    ways = [i for i, mode in enumerate(face.modes) if why_not_meeting(g, card, mode, minion) is None]
    if not ways and anyhow:
        ways = [0]
    return [way for way in ways if _can_be_brought(g, seat, card, way, minion, more)]


def _can_be_brought(g: VtesState, seat: int, card: int, way: int, minion: int, more: int) -> bool:
    face = g.face(card)
    mode = face.modes[way]
    cost = printed_cost(face, mode)
    if more:
        blood, pool = reckon(g, seat, cost, minion, card, mode=mode)
        of_pool = pool > 0 or more > 0
        blood, pool = (blood, max(0, pool + more)) if of_pool else (max(0, blood + more), pool)
        if blood > g.play[minion].blood or pool > g.players[seat].pool:
            return False
    elif why_not_pay(g, seat, cost, minion, card, mode=mode) is not None:
        bill = funding.Bill(seat, card, mode, cost, minion, played=False)
        if not funding.payable(g, bill):
            return False
    roles = Play(seat=seat, card=card, mode=way, minion=minion).roles(g)
    return all(has_target(g, roles, target) for target in mode.targets)


class Found(PlayByEffect):
    """A found card being brought into play; it lies in limbo meanwhile."""

    anyhow: bool = False
    from_hand: bool = False
    extra: int = 0
    """So much pool more than it costs."""

    def cost(self, g: VtesState) -> v.Cost:
        cost = super().cost(g)
        return cost if not self.extra else replace(cost, pool=v.Sum((cost.pool, self.extra)))

    def ways(self, g: VtesState) -> list[int]:
        return ways_to_bring(g, self.seat, self.card, self.minion, self.anyhow)

    def carry_out(self, g: VtesState) -> None:
        mode = g.face(self.card).modes[self.mode]
        if not self.funded:
            self.funded = True
            bill = replace(self.bill(g), played=False)
            if funding.begin(g, bill, funding.needed(g, bill)):
                self.step = 0  # it is carried out once that is settled
                return
        if mode.once_per == "game":
            g.events_seen.append(g.printed[self.card])
        self.tell_choices(g)
        if pay(g, self.seat, self.cost(g), self.minion, self.card, self.x, self.targets, mode):
            push_effects(g, self.roles(g))

    def _leave_limbo(self, g: VtesState) -> None:
        """What came to nothing is burned."""
        if self.card in g.limbo:
            g.limbo.remove(self.card)
            g.to_ash(self.card)


@performs(v.Bring)
def _bring(g: VtesState, r: EffectContext, effect: v.Bring) -> None:
    card = card_of(g, r, effect.who)
    heap = g.players[g.owner[card]].ash
    if card not in heap or not ways_to_bring(g, r.seat, card, r.minion, False, effect.more):
        return
    heap.remove(card)
    g.limbo.append(card)
    if effect.more < 0:
        face = g.face(card)
        _blood, pool = reckon(
            g, r.seat, printed_cost(face, face.modes[0]), r.minion, card, mode=face.modes[0]
        )
        discount.save(g, card, "pool" if pool else "blood", -effect.more)
    g.push(Found(seat=r.seat, card=card, minion=r.minion, extra=max(0, effect.more)))
