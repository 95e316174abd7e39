"""Announcing a strike (VTES-6.4.3.1)."""

from __future__ import annotations

import msgspec

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import PressedWith
from nocturne.vtes.frames.combat import Blow, CombatFacts, Side, Stage
from nocturne.vtes.records import THIS_COMBAT
from nocturne.vtes.rules.combat.effects.maneuvers import commit, keep, maneuver
from nocturne.vtes.rules.combat.queries.choose_strike import surcharge
from nocturne.vtes.rules.combat.queries.combat import current_combat, is_broken
from nocturne.vtes.rules.combat.queries.strikes import name_of, parts_of, strike_of
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def announce(g: VtesState, side: Side, blow: Blow) -> None:
    """A strike is chosen; its target is named with it (VTES-6.4.7-03)."""
    side.blow = blow
    if blow.none:
        g.emit(events.StrikeForgone(blow.minion))
        return
    word = "vtes-strike-hand" if not blow.key else name_of(strike_of(blow))
    source = blow.weapon if blow.weapon != NONE else blow.source
    if source in g.play and source != blow.minion:
        g.emit(events.StrikeWith(blow.minion, word, source))
    else:
        g.emit(events.StrikeChosen(blow.minion, word))
    if blow.aim != NONE:
        g.emit(events.StrikeAimed(blow.minion, blow.aim))
    combat = current_combat(g)
    if combat is not None and not blow.card:
        _keep_press_of_weapon(g, combat, blow)
    more = 0 if combat is None else surcharge(g, combat, blow)
    if more:
        counters.burn_blood(g, blow.minion, more)
        counters.check_life(g, blow.minion)


@performs(v.Strike)
def _strike_card(g: VtesState, r: EffectContext, effect: v.Strike) -> None:
    """A strike card was played, or an ability that strikes was used. In the range step its maneuver is
    made and commits him to it (VTES-6.4.2-08, VTES-6.4.2-09); else it is his strike for the pair."""
    combat = current_combat(g)
    if combat is None or r.minion not in combat.minions():
        return
    blow = Blow(
        r.minion, r.seat, r.key, r.part(), r.source, card=r.source not in g.play, weapon=r.weapon,
        weapon_strike=r.weapon_strike, aim=r.aim, targets=r.targets, victims=r.victims, x=r.x,
    )  # fmt: skip
    if isinstance(effect.damage, v.WeaponDamage):
        blow = msgspec.structs.replace(blow, fixed=amount(g, r, effect.damage))
    side = combat.side(r.minion)
    if combat.stage is Stage.RANGE:
        commit(g, side, blow)
        maneuver(g, combat, r.minion)
    elif side.blow is None and not is_broken(g, combat):
        announce(g, side, blow)
    else:
        return
    for part in parts_of(g, blow):
        if part.press and part == effect:
            keep(combat, r.minion, "press", part.press_only, "round", r.source)
    _keep_press_of_weapon(g, combat, blow)


def _keep_press_of_weapon(g: VtesState, combat: CombatFacts, blow: Blow) -> None:
    """Who strikes with a weapon has its optional press this round, once each combat."""
    source = blow.weapon if blow.weapon != NONE else blow.source
    if source not in g.play or turn_queries.used(g, PressedWith(source), THIS_COMBAT):
        return
    if any(move.source == source for move in combat.optional_moves):
        return
    offered = g.face(source).strikes
    for part in parts_of(g, blow):
        if part.press and part in offered:
            keep(combat, blow.minion, "press", part.press_only, "round", source)
