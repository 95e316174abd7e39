"""What an action costs, and how much a bleed is worth (VTES-6.1.1)."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.cards.lexicon import CardType
from nocturne.vtes.context import EffectContext, effects_at
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.records import Lasting, Passing
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries.action import action_costs, current
from nocturne.vtes.rules.cost.queries.pay import (
    action_surcharge,
    cost_in_play,
    directed_blood,
    directed_surcharge,
)
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.play.queries.at_need import at_need
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.state import VtesState


def action_cost(g: VtesState, action: ActionFacts) -> v.Cost:
    """What it costs on success (VTES-6.2.1-04, VTES-6.2.3-01)."""
    cost, more = _own_cost(g, action), directed_surcharge(g, action.targets, action.directed_at)
    cost = cost if not more else replace(cost, pool=v.Sum((cost.pool, more)))
    blood = directed_blood(g, action.minion, action.targets, action.directed_at)
    return cost if not blood else replace(cost, blood=v.Sum((cost.blood, blood)))


def _own_cost(g: VtesState, action: ActionFacts) -> v.Cost:
    """What it costs whomever it is directed at."""
    said = action.announced
    if said.is_cardless():
        compute = action_costs.get(action.kind)
        cost = v.Cost() if compute is None else compute(g, action)
        more = action_surcharge(g, action.minion, action.kind)
        return cost if not more else replace(cost, blood=v.Sum((cost.blood, more)))
    face = said.face(g)
    if said.in_play:
        return cost_in_play(g, face.actions[said.mode], action.minion)
    return printed_cost(face, face.modes[said.mode])


def bleed_amount(g: VtesState, action: ActionFacts) -> int:
    """What a bleed would take now: the minion's bleed, the action's own, what modifies it."""
    more = sum(effect.amount for effect in bleed_bonuses(g))
    if action.directed_at:
        more = modified.seat_modified(g, "bleed-against", action.directed_at[0], more)
    return max(0, modified.bleed(g, action.minion) + action.bleed + more)


BONUS: Passing = "action-bleed"
LIMITED = "limited"


def bleed_bonuses(g: VtesState) -> list[Lasting]:
    """The increases of the current bleed that count now: some depend on a condition that may come and go."""
    return [effect for effect in g.lasting if effect.what == BONUS and _counts(g, effect)]


def _counts(g: VtesState, effect: Lasting) -> bool:
    by_equipment = (
        "equipment-bleed" in g.modifier_sources and CardType.EQUIPMENT in face_of(effect.source).types
    )
    if by_equipment and effect.amount > 0 and not modified.equipment_helps(g, current(g).minion):
        return False
    if not effect.path:
        return True
    listed, _, index = effect.path.rpartition(".")
    bonus = effects_at(effect.source, listed)[int(index)]
    assert isinstance(bonus, v.BleedMore)
    assert bonus.when is not None
    roles = EffectContext(
        seat=effect.player, key=effect.source, path="", source=effect.this, minion=effect.minion
    )
    return holds(g, roles, bonus.when)


def limited_in_force(g: VtesState) -> bool:
    """Whether a limited increase of the bleed counts already: no other can be used with it."""
    return any(effect.note == LIMITED for effect in bleed_bonuses(g))


@at_need(v.BleedMore)
def _why_no_more_bleed(g: VtesState, r: EffectContext, effect: v.BleedMore) -> Why | None:
    counts = effect.limited and (effect.when is None or holds(g, r, effect.when))
    return why.LIMITED_ALREADY if counts and limited_in_force(g) else None
