"""Effects on a combat: maneuvers, presses, its range, what is forbidden or given for a while
(VTES-6.4.2)."""

from __future__ import annotations

from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, scheduled
from nocturne.vtes.frames.combat import Blow, CombatFacts, MoveUntil, OptionalMove, Recurring, Side, Stage
from nocturne.vtes.records import Lasting, Until
from nocturne.vtes.rules.combat.effects.combat import prolong
from nocturne.vtes.rules.combat.queries.choose_strike import blows_in_play
from nocturne.vtes.rules.combat.queries.combat import current_combat, is_broken, range_word
from nocturne.vtes.rules.combat.queries.maneuvers import why_not_maneuver, why_not_press, why_not_prolong
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def maneuver(g: VtesState, combat: CombatFacts, minion: int) -> None:
    """VTES-6.4.2-03: from close to long, or back."""
    combat.long = not combat.long
    combat.last_maneuver = minion
    g.emit(events.Maneuvered(minion, range_word(combat.long)))


def commit(g: VtesState, side: Side, blow: Blow) -> None:
    """His initial strike of the round is settled (VTES-6.4.2-09). Only what lets him not strike later on
    frees him from it."""
    side.committed = blow
    side.bound = modified.modified(g, "not-strike", side.minion, 0) > 0


def press(g: VtesState, combat: CombatFacts, minion: int) -> None:
    """VTES-6.4.4-02: to continue, or against the opponent's press."""
    combat.continuing = not combat.continuing
    combat.last_press = minion
    g.emit(events.Pressed(minion, "vtes-press-continue" if combat.continuing else "vtes-press-end"))
    if combat.continuing:
        g.on_event(events.PressedOn(minion, combat.other(minion)))


def keep(
    combat: CombatFacts, minion: int, what: str, only: str, until: MoveUntil, source: int = NONE
) -> None:
    """A combatant has an optional maneuver or press (VTES-6.4.2-11)."""
    combat.optional_moves = (*combat.optional_moves, OptionalMove(minion, what, only, until, source))


@performs(v.Maneuver)
def _maneuver(g: VtesState, r: EffectContext, effect: v.Maneuver) -> None:
    combat, minion = _fighter(g, r)
    if combat is not None and why_not_maneuver(g, combat, minion, effect.to) is None:
        maneuver(g, combat, minion)


@performs(v.Press)
def _press(g: VtesState, r: EffectContext, effect: v.Press) -> None:
    combat, minion = _fighter(g, r)
    if combat is None:
        return
    if effect.automatic:
        # Nobody's press: either combatant may press against it.
        if combat.stage is Stage.PRESS and not is_broken(g, combat) and not combat.continuing:
            combat.continuing = True
            combat.last_press = NONE
            g.emit(events.Pressed(minion, "vtes-press-continue"))
    elif why_not_press(g, combat, minion, effect.only) is None:
        press(g, combat, minion)


@performs(v.Keep)
def _keep(g: VtesState, r: EffectContext, effect: v.Keep) -> None:
    combat, minion = current_combat(g), card_of(g, r, effect.who)
    if combat is not None and minion in combat.minions():
        keep(combat, minion, effect.what, effect.only, effect.until)


def _fighter(g: VtesState, r: EffectContext) -> tuple[CombatFacts | None, int]:
    """The combat, and the combatant an effect is for: who uses it, or who bears the card."""
    combat = current_combat(g)
    if combat is None:
        return None, NONE
    if r.minion in combat.minions():
        return combat, r.minion
    bearer = card_of(g, r, "bearer")
    if bearer in combat.minions():
        return combat, bearer
    for minion in combat.minions():  # a card in play that helps its controller's combatant
        if combat.seat(g, minion) == r.seat:
            return combat, minion
    return None, NONE


def set_range(g: VtesState, combat: CombatFacts, long: bool, next_round: bool = False) -> None:
    """VTES-6.4.2-06: no maneuvers, and nothing else can set it again this round."""
    if next_round:
        combat.next_range = int(long)
    elif not combat.range_set and combat.stage in (Stage.BEFORE_RANGE, Stage.RANGE):
        combat.long = long
        combat.range_set = True
        g.emit(events.RangeSet(range_word(long)))


@performs(v.Commit)
def _commit(g: VtesState, r: EffectContext, effect: v.Commit) -> None:
    combat, minion = _fighter(g, r)
    if combat is None:
        return
    for blow in blows_in_play(g, combat, minion):
        if blow.weapon == r.source and blow.aim == NONE:
            commit(g, combat.side(minion), blow)
            return


@performs(v.EndCombat)
def _end_combat(g: VtesState, r: EffectContext, effect: v.EndCombat) -> None:
    combat = current_combat(g)
    if combat is not None and not combat.ended and combat.sides:
        combat.ended = True
        minion = r.minion if r.minion in combat.minions() else combat.acting
        g.emit(events.CombatEndedBy(minion))


@performs(v.LetEnd)
def _let_end(g: VtesState, r: EffectContext, effect: v.LetEnd) -> None:
    combat = current_combat(g)
    if combat is not None:
        combat.let_end = True


@performs(v.NewRound)
def _new_round(g: VtesState, r: EffectContext, effect: v.NewRound) -> None:
    combat, minion = _fighter(g, r)
    if combat is not None and why_not_prolong(g, combat) is None:
        prolong(g, combat)
        g.emit(events.CombatProlonged(minion))


@performs(v.AfterCombat)
def _after_combat(g: VtesState, r: EffectContext, effect: v.AfterCombat) -> None:
    combat = current_combat(g)
    if combat is None:
        return
    effects = scheduled(r, r.part("do"))
    if effect.queues:
        combat.reserved = True
    if effect.prolonged:
        combat.recurring = (*combat.recurring, Recurring("end-of-combat", effects, "combat", 0))
    else:
        combat.aftermath = (*combat.aftermath, effects)


@performs(v.Forbid)
def _forbid(g: VtesState, r: EffectContext, effect: v.Forbid) -> None:
    combat = current_combat(g)
    minions: tuple[int, ...]
    if effect.who == "both":
        minions = () if combat is None else combat.minions()
    else:
        minions = (card_of(g, r, effect.who),)
    for minion in minions:
        if minion != NONE:
            g.lasting += [
                Lasting("forbid", 1, card=minion, until=Until(effect.until), source=r.key, note=what)
                for what in effect.what
            ]


@performs(v.Grant)
def _grant(g: VtesState, r: EffectContext, effect: v.Grant) -> None:
    minion = card_of(g, r, effect.who)
    if minion == NONE:
        return
    # The number tells two grants of one card apart, each with its own limit.
    number = 1 + max((effect.amount for effect in g.lasting if effect.what == "ability"), default=0)
    g.lasting.append(
        Lasting(
            "ability", number, card=minion, until=Until(effect.until), source=r.key, path=r.part("ability")
        )
    )
