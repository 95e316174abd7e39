"""Strikes: resolving them pair by pair, and inflicting their damage (VTES-6.4.3, VTES-6.4.5).

``Pair`` is the procedure of one pair of strikes. Each combatant chooses in turn (``ChooseStrike``); then
strikes that end the combat resolve, then those with first strike, then the others.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from msgspec.structs import replace

from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, context_of, scheduled
from nocturne.vtes.frames.combat import Blow, CombatFacts, Hit, Side
from nocturne.vtes.frames.torpor import Fate
from nocturne.vtes.records import THIS_ROUND, Lasting, Until
from nocturne.vtes.rules.combat.effects.combat import hear_both, open_combat_window
from nocturne.vtes.rules.combat.effects.more_strikes import gain_strikes
from nocturne.vtes.rules.combat.procedures.choose_strike import ChooseStrike
from nocturne.vtes.rules.combat.procedures.damage import Damage, Gathering
from nocturne.vtes.rules.combat.procedures.maneuvers import happen_at
from nocturne.vtes.rules.combat.procedures.taking import TakeFrom
from nocturne.vtes.rules.combat.queries.blow import changes, is_dodged, is_kept_off, strikes_first
from nocturne.vtes.rules.combat.queries.choose_strike import has_weapon, roles, why_not_more
from nocturne.vtes.rules.combat.queries.combat import current_combat, is_broken
from nocturne.vtes.rules.combat.queries.strike import has_hit, more_of, parts_with_paths, roles_at
from nocturne.vtes.rules.combat.queries.strikes import parts_of, strike_of, works
from nocturne.vtes.rules.counters.effects import counters
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.torpor.queries import lost_last_life
from nocturne.vtes.rules.turn.effects import expiry, limits
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


@performs(v.Inflict)
def _inflict(g: VtesState, r: EffectContext, effect: v.Inflict) -> None:
    """During strike resolution it joins the damage of the strikes; otherwise it is handled now."""
    victim, points = card_of(g, r, effect.who), amount(g, r, effect.amount)
    if victim not in g.play or points < 1:
        return
    dealer = _dealer(g, r, effect)
    hit = Hit(
        victim, 0 if effect.aggravated else points, points if effect.aggravated else 0, dealer,
        strike=effect.from_strike, preventable=effect.preventable,
        source=r.source if r.source in g.play else NONE,
    )  # fmt: skip
    combat = current_combat(g)
    blow = None if combat is None or r.minion not in combat.minions() else combat.side(r.minion).blow
    if effect.from_strike and combat is not None and blow is not None:
        hit = replace(more_of(g, combat, blow, victim, points), further=True)
    for frame in reversed(g.stack):
        if isinstance(frame, Gathering) or (isinstance(frame, Pair) and frame.collecting):
            frame.hits += (hit,)
            return
    g.push(Damage(hits=(hit,)))


def _dealer(g: VtesState, r: EffectContext, effect: v.Inflict) -> int:
    """Who deals damage that is not environmental: the minion whose own text inflicts it, though another one
    is in the combat (Gianna di Canneto); else the one who uses the card."""
    if effect.from_strike:
        return r.minion
    if effect.environmental or effect.by_this:
        return NONE
    return r.source if r.source in g.play and g.face(r.source).minion else r.minion


class Step(IntEnum):
    """How far a pair of strikes has come."""

    BEGIN = 0
    CHOOSE = 1
    RESOLVE = 2
    PREPARE = 3
    TAKE_EFFECT = 4
    DAMAGE = 5
    AFTERWARDS = 6
    NEXT_GROUP = 7
    FINISH = 8


class Pair(Frame, kw_only=True):
    """One pair of strikes; with additional strikes only those who have some take part (VTES-6.4.3.3-03).
    ``_STEPS`` below is its table of contents."""

    step: Step = Step.BEGIN
    collecting: bool = False
    """Strikes are taking effect: damage and its like are handled together afterwards."""
    hits: tuple[Hit, ...] = ()
    fates: tuple[Fate, ...] = ()
    group: tuple[int, ...] = ()
    """Whose strikes are resolving."""
    normal: bool = False
    """The strikes without first strike are resolving."""

    def run(self, g: VtesState) -> None:
        combat = current_combat(g)
        assert combat is not None
        _STEPS[self.step](self, g, combat)

    def begin(self, g: VtesState, combat: CombatFacts) -> None:
        """Nothing is chosen, and nothing counted."""
        self.step = Step.CHOOSE
        for side in combat.sides:
            side.blow = None
            side.inflicted_strike = side.lost_strike = side.dealt_strike = 0

    def choose(self, g: VtesState, combat: CombatFacts) -> None:
        """VTES-6.4.3-04: the acting minion chooses first, then the other."""
        if is_broken(g, combat):
            self.finish(g, combat)
            return
        order = list(combat.minions())
        if combat.chooses_first == combat.defending:
            order.reverse()
        for minion in order:
            side = combat.side(minion)
            if side.blow is not None:
                continue
            if combat.pair and not side.additional:
                side.blow = Blow(minion, side.seat, none=True)
                continue
            g.push(ChooseStrike(minion=minion))
            return
        self.step = Step.RESOLVE
        open_combat_window(g, combat, Window.BEFORE_RESOLUTION)

    def resolve(self, g: VtesState, combat: CombatFacts) -> None:
        """Strikes that end the combat come first, then those with first strike, then the others."""
        if is_broken(g, combat):
            self.finish(g, combat)
            return
        if any(side.blow is None for side in combat.sides):
            self.step = Step.CHOOSE  # a strike was canceled and must be chosen anew
            return
        enders = [side.blow for side in combat.sides if side.blow is not None and _ends(g, side.blow)]
        if enders:
            self.step = Step.FINISH
            self._end_combat(g, combat, enders)
            return
        self.step = Step.PREPARE
        self.group = tuple(
            side.minion
            for side in combat.sides
            if side.blow is not None and not side.blow.none and strikes_first(g, combat, side.blow)
        )
        if not self.group:
            self.normal = True
            self.group = combat.minions()

    def _end_combat(self, g: VtesState, combat: CombatFacts, enders: list[Blow]) -> None:
        """VTES-6.4.5.6-01: before everything else. What else the strike does comes after the combat, but
        for an unlock, which comes before (VTES-6.4.5.6-04). What it does to the opposing minion a dodge
        keeps off (VTES-6.4.5.5-01; ruling 101334:ddef5ed6)."""
        combat.ended = True
        for blow in enders:
            g.emit(events.CombatEndedBy(blow.minion))
        for blow in reversed(enders):
            strike = strike_of(blow)
            kept_off = is_kept_off(g, combat, blow)
            for index, effect in reversed(list(enumerate(strike.effects))):
                if kept_off and _reaches_opponent(effect):
                    continue
                path = f"{blow.path}.effects.{index}:{index + 1}"
                if _unlocks(effect):
                    push_effects(g, roles(blow, path))
                else:
                    combat.aftermath = (scheduled(roles(blow), path), *combat.aftermath)

    def prepare(self, g: VtesState, combat: CombatFacts) -> None:
        """The amount of damage is settled as resolution begins. What happens by itself in every round
        joins the initial strikes that have no first strike."""
        self.step = Step.TAKE_EFFECT
        self.collecting = True
        self._spoil_weapons(g, combat)
        for minion in self.group:
            blow = combat.side(minion).blow
            if blow is not None and _lands(g, combat, blow):
                hit = has_hit(g, combat, blow)
                if hit is not None:
                    self.hits += (hit,)
        if self.normal and combat.pair == 0:
            open_combat_window(g, combat, Window.RESOLUTION)
            happen_at(g, combat, "resolution")
            hear_both(g, combat, events.StrikesResolving)

    def _spoil_weapons(self, g: VtesState, combat: CombatFacts) -> None:
        """Some strikes make the opposing vampire's weapons harmless as they land, for the rest of the
        round."""
        for minion in self.group:
            blow, other = combat.side(minion).blow, combat.other(minion)
            if blow is None or not traits.is_vampire(g, other) or not _lands(g, combat, blow):
                continue
            if any(part.no_weapon_damage for part in parts_of(g, blow)):
                g.lasting.append(
                    Lasting("forbid", 1, card=other, until=THIS_ROUND, source=blow.key, note="weapon-damage")
                )

    def take_effect(self, g: VtesState, combat: CombatFacts) -> None:
        """What the strikes do, damage aside."""
        self.step = Step.DAMAGE
        blows = [blow for m in self.group if (blow := combat.side(m).blow) is not None and not blow.none]
        landed = [blow for blow in blows if _lands(g, combat, blow)]
        for blow in blows:
            _tell_outcome(g, combat, blow)
        self._steal_blood(g, combat, landed)
        for blow in reversed(blows):
            for part, path in parts_with_paths(g, blow):
                if blow in landed:
                    if part.effects:
                        push_effects(g, roles_at(g, blow, part, f"{path}.effects"))
                    for how, what in (("steal", part.steal), ("destroy", part.destroy)):
                        if what:
                            g.push(TakeFrom(striker=blow.minion, seat=blow.seat, how=how, what=what))
                if part.anyway:
                    push_effects(g, roles_at(g, blow, part, f"{path}.anyway"))
        for blow in blows:
            for tied in blow.tied:
                if tied.when == "dodged" and is_dodged(g, combat, blow):
                    push_effects(g, context_of(tied.effects))

    def _steal_blood(self, g: VtesState, combat: CombatFacts, landed: list[Blow]) -> None:
        """VTES-6.4.5.7-01: counters move before damage is handled; two who steal from each other do so
        at once."""
        taken: list[tuple[Blow, int, int]] = []
        for blow in landed:
            wanted = sum(amount(g, roles(blow), part.steal_blood) for part in parts_of(g, blow))
            if wanted > 0:
                wanted += sum(changes(g, "steal", combat, blow))
            target = blow.aim if blow.aim != NONE else combat.other(blow.minion)
            if wanted > 0 and target in g.play:
                taken.append((blow, target, counters.burn_blood(g, target, wanted)))
        for blow, target, stolen in taken:
            g.emit(events.BloodStolen(blow.minion, target, stolen))
            if blow.minion in g.play:
                counters.gain_blood(g, blow.minion, stolen)
            self.fates += lost_last_life(g, target, blow.minion)

    def damage(self, g: VtesState, combat: CombatFacts) -> None:
        """Their damage is handled together (VTES-6.4.6-02)."""
        self.step = Step.AFTERWARDS
        self.collecting = False
        hits, fates = self.hits, self.fates
        self.hits, self.fates = (), ()
        if hits or fates:
            g.push(Damage(hits=hits, fates=fates))

    def afterwards(self, g: VtesState, combat: CombatFacts) -> None:
        """What follows from the strikes, or from the damage they have inflicted."""
        self.step = Step.NEXT_GROUP
        self.collecting = False
        expiry.expire(g, Until("resolution"))
        for minion in reversed(self.group):
            side = combat.side(minion)
            blow = side.blow
            if blow is None or blow.none:
                continue
            inflicted = side.inflicted_strike > 0
            for part, path in parts_with_paths(g, blow):
                if part.afterwards:
                    push_effects(g, roles_at(g, blow, part, f"{path}.afterwards"))
                if part.inflicted and inflicted:
                    push_effects(g, roles_at(g, blow, part, f"{path}.inflicted"))
            for tied in reversed(blow.tied):
                if tied.when == "resolved" or (tied.when == "inflicted" and inflicted):
                    push_effects(g, context_of(tied.effects))

    def next_group(self, g: VtesState, combat: CombatFacts) -> None:
        """After the strikes with first strike come the others."""
        if self.normal or is_broken(g, combat):
            self.finish(g, combat)
        else:
            self.step = Step.PREPARE
            self.normal = True
            self.group = tuple(m for m in combat.minions() if m not in self.group)

    def finish(self, g: VtesState, combat: CombatFacts) -> None:
        """The pair is over; strikes it provided are gained now (VTES-6.4.3.3-01)."""
        g.pop()
        if combat.pair:
            for side in combat.sides:
                side.additional = max(0, side.additional - 1)
        combat.pair += 1
        combat.chooses_first = NONE
        limits.close(g, Until("strike"))
        expiry.expire(g, Until("strike"))
        if is_broken(g, combat):
            return
        for side in combat.sides:
            if side.blow is not None and not side.blow.none:
                self._gain(g, combat, side, side.blow)

    def _gain(self, g: VtesState, combat: CombatFacts, side: Side, blow: Blow) -> None:
        for part, path in parts_with_paths(g, blow):
            if part.more is None or why_not_more(g, combat, side.minion, part.more) is not None:
                continue
            given = None
            if part.more.strike is not None:
                given = Blow(side.minion, blow.seat, blow.key, f"{path}.more.strike", blow.source)
            gain_strikes(g, combat, side.minion, part.more, amount(g, roles(blow), part.more.amount), given)


_STEPS: dict[Step, Callable[[Pair, VtesState, CombatFacts], None]] = {
    Step.BEGIN: Pair.begin,
    Step.CHOOSE: Pair.choose,
    Step.RESOLVE: Pair.resolve,
    Step.PREPARE: Pair.prepare,
    Step.TAKE_EFFECT: Pair.take_effect,
    Step.DAMAGE: Pair.damage,
    Step.AFTERWARDS: Pair.afterwards,
    Step.NEXT_GROUP: Pair.next_group,
    Step.FINISH: Pair.finish,
}


def _unlocks(effect: v.Effect) -> bool:
    """Whether an effect only unlocks, perhaps at a choice or on a condition."""
    if isinstance(effect, v.May | v.If):
        return all(_unlocks(inner) for inner in effect.do)
    return isinstance(effect, v.Unlock)


def _reaches_opponent(effect: v.Effect) -> bool:
    """Whether an effect does something to the opposing minion, perhaps at a choice or on a condition."""
    if isinstance(effect, v.May | v.If):
        return any(_reaches_opponent(inner) for inner in effect.do)
    return getattr(effect, "who", "") == "opponent"


def _ends(g: VtesState, blow: Blow) -> bool:
    return not blow.none and any(part.ends_combat for part in parts_of(g, blow))


def _lands(g: VtesState, combat: CombatFacts, blow: Blow) -> bool:
    """Whether a strike has its effect on its target: it works at this range, is not dodged, and the
    weapon is still his (VTES-6.4.5.4-02)."""
    if blow.none or not works(g, combat, blow) or is_dodged(g, combat, blow):
        return False
    if blow.weapon != NONE and not has_weapon(g, blow):
        return False
    if modified.forbidden(g, blow.minion, "strike"):
        return False  # a first strike has kept him from striking
    return blow.aim == NONE or blow.aim in g.play


def _tell_outcome(g: VtesState, combat: CombatFacts, blow: Blow) -> None:
    if not works(g, combat, blow):
        g.emit(events.StrikeOutOfRange(blow.minion))
    elif is_dodged(g, combat, blow):
        g.emit(events.StrikeDodged(blow.minion, combat.other(blow.minion)))
    elif not _lands(g, combat, blow):
        g.emit(events.StrikeLost(blow.minion))
