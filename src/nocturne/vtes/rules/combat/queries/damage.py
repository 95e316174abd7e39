"""Where damage comes from, and what can prevent it (VTES-6.4.6)."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, needs_of, node_at
from nocturne.vtes.frames.combat import DamageFacts, Hit
from nocturne.vtes.records import Lasting, Passing
from nocturne.vtes.rules import why
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def _caps(effect: Lasting, victim: int) -> bool:
    return effect.what == "most-damage" and effect.card == victim


def origin(g: VtesState, hits: list[Hit]) -> tuple[int, int]:
    """The minion who deals some damage and the card in play it comes from; NONE where there is not one."""
    dealers = {hit.dealer for hit in hits} - {NONE}
    by = dealers.pop() if len(dealers) == 1 else NONE
    cards = {hit.source for hit in hits if hit.source in g.play} - {NONE, by}
    return by, cards.pop() if len(cards) == 1 else NONE


def can_prevent(g: VtesState, effect: v.Prevent, hit: Hit, disciplines: frozenset[str], source: int) -> bool:
    """Whether an effect can prevent points of some damage."""
    if not hit.preventable or (traits.is_retainer(g, hit.victim) and not g.options.retainer_protection):
        return False
    if not ((hit.normal and effect.normal) or (hit.aggravated and effect.aggravated)):
        return False
    if (effect.strike or effect.kinds) and not hit.strike:
        return False
    if effect.kinds and not set(effect.kinds) & set(hit.kinds):
        return False
    if set(effect.not_kinds) & set(hit.kinds):
        return False
    if disciplines & set(hit.barred) or ("equipment" in hit.barred and traits.is_equipment(g, source)):
        return False
    return not hit.only or bool(disciplines & set(hit.only))


def protects(g: VtesState, r: EffectContext, effect: v.Prevent, victim: int) -> bool:
    """Whether a prevention is for damage to this victim: to who uses it, to such minions, to anybody."""
    if effect.whom is not None:
        return matches(g, r, effect.whom, victim)
    return effect.anyone or victim == r.minion


def why_not_prevent(g: VtesState, r: EffectContext, effect: v.Prevent) -> Why | None:
    """Why prevention cannot be used: it needs at least one point it can prevent (VTES-6.4.6-27)."""
    damage: DamageFacts | None = g.frame_of(DamageFacts)
    if effect.until and damage is None:
        return None  # ahead of any damage
    if damage is None or damage.victim == NONE:
        return why.NOTHING_TO_PREVENT
    if not protects(g, r, effect, damage.victim):
        return why.NOT_YOUR_DAMAGE
    if modified.forbidden(g, r.minion, "prevent"):
        return why.MINION_BARRED
    needs = needs_of(r.key, r.path)
    if any(h.victim == damage.victim and can_prevent(g, effect, h, needs, r.source) for h in damage.hits):
        return None
    return why.NOTHING_TO_PREVENT


LEFT_OVER: Passing = "prevention"
"""A passing effect: points of a prevention that can still be used in this combat (``Prevent.carries``)."""


def usable_left_over(g: VtesState, seat: int) -> Iterator[int]:
    """The points of earlier preventions a Methuselah may use on the damage being resolved, by place in
    the list of passing effects."""
    damage: DamageFacts | None = g.frame_of(DamageFacts)
    now = None if damage is None else g.play.get(damage.victim)
    if damage is None or now is None or now.controller != seat:
        return
    for index, effect in enumerate(g.lasting):
        if effect.what != LEFT_OVER or effect.card != damage.victim:
            continue
        prevent: v.Prevent = node_at(effect.source, effect.path)
        if any(
            hit.victim == damage.victim and can_prevent(g, prevent, hit, frozenset(), NONE)
            for hit in damage.hits
        ):
            yield index
