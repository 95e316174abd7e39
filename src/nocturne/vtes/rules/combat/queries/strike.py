"""What a resolved strike refers to: its parts and their roles."""

from __future__ import annotations

import msgspec

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.combat import Blow, CombatFacts, Hit
from nocturne.vtes.rules.combat.queries.blow import damage_of
from nocturne.vtes.rules.combat.queries.choose_strike import roles
from nocturne.vtes.rules.combat.queries.strikes import kinds_of, parts_of, strike_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def parts_with_paths(g: VtesState, blow: Blow) -> list[tuple[v.Strike, str]]:
    """The strike and, if it uses a weapon, the weapon's, each with the path to it in its own card's tree."""
    parts = parts_of(g, blow)
    paths = [blow.path, f"strikes.{blow.weapon_strike}"]
    return list(zip(parts, paths, strict=False))


def roles_at(g: VtesState, blow: Blow, part: v.Strike, path: str) -> EffectContext:
    """The effects of a part of a strike; those of a weapon are read off the weapon."""
    r = roles(blow, path)
    if blow.key and part is strike_of(blow):
        return r
    r.key, r.source = g.printed[blow.weapon], blow.weapon
    return r


def has_hit(g: VtesState, combat: CombatFacts, blow: Blow) -> Hit | None:
    """The damage a strike deals."""
    target = blow.aim if blow.aim != NONE else combat.other(blow.minion)
    dealt = damage_of(g, combat, blow, target)
    if dealt is None:
        return None
    normal, aggravated = dealt
    parts = parts_of(g, blow)
    return Hit(
        target, normal, aggravated, blow.minion, strike=True, kinds=tuple(sorted(kinds_of(g, combat, blow))),
        preventable=not any(part.unpreventable for part in parts),
        barred=tuple(word for part in parts for word in part.not_prevented_by),
        only=tuple(word for part in parts for word in part.only_prevented_by),
        source=blow.weapon if blow.weapon in g.play else NONE,
    )  # fmt: skip


def more_of(g: VtesState, combat: CombatFacts, blow: Blow, victim: int, points: int) -> Hit:
    """More damage of a strike that has been made: it has all properties of the base damage
    (VTES-6.4.6-22)."""
    base = has_hit(g, combat, blow)
    if base is None:
        return Hit(victim, points, 0, blow.minion, strike=True)
    worse = base.aggravated > 0 and base.normal == 0
    return msgspec.structs.replace(
        base, victim=victim, normal=0 if worse else points, aggravated=points if worse else 0
    )
