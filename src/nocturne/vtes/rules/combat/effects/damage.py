"""Suffering damage, and healing (VTES-6.4.6)."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.frames.combat import CombatFacts, Hit
from nocturne.vtes.frames.torpor import Fate
from nocturne.vtes.records import THIS_COMBAT, Lasting
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.combat.queries.damage import LEFT_OVER, origin
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.torpor.queries import is_wounded, lost_last_life
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def suffer(g: VtesState, victim: int, hits: list[Hit]) -> tuple[Fate, ...]:
    """Damage is successfully inflicted: a vampire heals, an ally or retainer loses life. What becomes of the
    victim is given back; it happens when all damage has been handled."""
    normal, aggravated = sum(hit.normal for hit in hits), sum(hit.aggravated for hit in hits)
    combat = current_combat(g)
    by, weapon = origin(g, hits)
    in_combat = combat is not None and bool(combat.sides)
    g.emit(
        events.DamageInflicted(
            victim,
            normal + aggravated,
            aggravated,
            None if by == NONE else by,
            in_combat,
            None if weapon == NONE else weapon,
        )
    )
    if g.face(victim).vampire:
        lost, fates = _heal(g, victim, normal, aggravated, by)
    else:
        # VTES-6.4.6-16: to allies and retainers all damage is alike, 1 life a point.
        lost = counters.burn_blood(g, victim, normal + aggravated)
        fates = lost_last_life(g, victim, by)
    if combat is not None and combat.sides:
        _count(combat, victim, hits, lost)
        if _beyond_endurance(g, combat, victim):
            return (Fate(victim, "burn", by),)
    return fates


def _beyond_endurance(g: VtesState, combat: CombatFacts, victim: int) -> bool:
    """Whether a text burns a combatant for the damage inflicted on him in this combat."""
    if victim not in combat.minions() or not modified.is_modified(g, "endures", victim):
        return False
    return combat.side(victim).taken_combat > modified.modified(g, "endures", victim, 0)


def _heal(g: VtesState, vampire: int, normal: int, aggravated: int, by: int) -> tuple[int, tuple[Fate, ...]]:
    """Normal damage first (VTES-6.4.6-11): 1 blood heals a point (VTES-6.4.6-04). What cannot be healed
    wounds (VTES-6.4.6-05); so does the first aggravated point on a healthy vampire, each further one
    costs a blood or destroys him (VTES-6.4.6-06 to -08, VTES-FR-17)."""
    blood = g.play[vampire].blood
    healed = min(normal, blood)
    was_wounded = is_wounded(g, vampire)
    wounded = was_wounded or normal > healed
    threats = aggravated if wounded else max(0, aggravated - 1)
    wounded = wounded or aggravated > 0
    averted = min(threats, blood - healed)
    lost = counters.burn_blood(g, vampire, healed + averted)
    if threats > averted:
        return lost, (Fate(vampire, "burn", by),)  # VTES-6.4.6-13: without passing through torpor
    if not wounded or was_wounded:
        return lost, ()
    g.emit(events.Wounded(vampire))
    return lost, (Fate(vampire, "torpor", by),)


def _count(combat: CombatFacts, victim: int, hits: list[Hit], lost: int) -> None:
    """What the combat remembers about damage: who inflicted and who lost how much."""
    total = sum(hit.total for hit in hits)
    if victim in combat.minions():
        side = combat.side(victim)
        side.taken_round += total
        side.taken_combat += total
        side.lost_strike += lost
        side.lost_round += lost
        side.lost_combat += lost
    for hit in hits:
        if hit.dealer in combat.minions() and hit.victim == combat.other(hit.dealer):
            dealer = combat.side(hit.dealer)
            dealer.inflicted_round += hit.total
            dealer.inflicted_combat += hit.total
            if hit.strike:
                dealer.inflicted_strike += hit.total
                dealer.struck_round += hit.total


def left_over(g: VtesState, minion: int, key: int, path: str, points: int) -> None:
    """What a prevention did not use up can be used on later damage of the combat."""
    g.lasting = [
        e
        for e in g.lasting
        if not (e.what == LEFT_OVER and e.card == minion and (e.source, e.path) == (key, path))
    ]
    if points > 0 and current_combat(g) is not None:
        g.lasting.append(Lasting(LEFT_OVER, points, card=minion, until=THIS_COMBAT, source=key, path=path))


def less_by(g: VtesState, hit: Hit, effect: Lasting) -> Hit:
    which = effect.prevents
    assert which is not None
    if not hit.preventable or ((which.strike or which.kinds) and not hit.strike):
        return hit
    if which.kinds and not set(which.kinds) & set(hit.kinds):
        return hit
    normal = hit.normal if which.normal else 0
    aggravated = hit.aggravated if which.aggravated else 0
    there = normal + aggravated
    points = (there + 1) // 2 if which.half else there if effect.amount < 0 else min(there, effect.amount)
    if points:
        g.emit(events.DamagePrevented(hit.victim, points))
    gone = min(points, aggravated)  # the worse points first
    return hit.less(points - gone, gone)
