"""Damage: prevention, then healing or loss of life (VTES-6.4.6-01).

``Damage`` handles all damage that is inflicted at the same time, on however many victims. Each victim's
controller may prevent, card by card; what is left is successfully inflicted and dealt with in one go,
without interruption (VTES-6.4.6-18). Then come the consequences: torpor and burning, in ``torpor``.
"""

from __future__ import annotations

from enum import IntEnum

from msgspec.structs import replace

from nocturne.kernel.state import Frame
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.combat import DamageFacts, Hit
from nocturne.vtes.rules.combat.effects.combat import open_combat_window
from nocturne.vtes.rules.combat.effects.damage import less_by, suffer
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.play.effects.playing import open_window
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.effects.resolve import performs
from nocturne.vtes.rules.text.procedures.resolve import push_effects
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.modifiers import amount_for, as_seen_by, holds_for
from nocturne.vtes.rules.torpor.procedures.torpor import Fates
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Region, Window


class Step(IntEnum):
    """How far the handling of damage has come."""

    BEGIN = 0
    PREVENTION = 1
    INFLICTION = 2
    OVER = 3


class Damage(DamageFacts, kw_only=True):
    """Damage being resolved. ``victim`` is the one whose damage may be prevented now."""

    step: Step = Step.BEGIN

    def run(self, g: VtesState) -> None:
        match self.step:
            case Step.BEGIN:
                self.step = Step.PREVENTION
                self._begin(g)
            case Step.PREVENTION:
                self._next_victim(g)
            case Step.INFLICTION:
                self.step = Step.OVER
                self._handle(g)
            case Step.OVER:
                g.pop()

    def _begin(self, g: VtesState) -> None:
        self.hits = tuple(
            changed
            for hit in self.hits
            if _can_be_damaged(g, hit.victim) and (changed := _changed(g, hit)).total > 0
        )
        _count_dealt(g, self.hits)
        self.hits = tuple(_standing_prevention(g, hit) for hit in self.hits)
        self.victims = _in_order(g, {hit.victim for hit in self.hits})

    def _next_victim(self, g: VtesState) -> None:
        """VTES-6.4.6-02: the acting minion's damage first, then the other's, then that of others."""
        if self.at >= len(self.victims):
            self.step = Step.INFLICTION
            return
        self.at += 1
        if not self.left(self.victim) or self.victim not in g.play:
            return
        combat = current_combat(g)
        if combat is not None and combat.sides:
            first, second = combat.seats(g)
        else:
            first, second = g.play[self.victim].controller, NONE
        open_window(g, Window.DAMAGE, first, second)

    def _handle(self, g: VtesState) -> None:
        """VTES-6.4.6-03: what is left is successfully inflicted, on all victims at once."""
        fates = self.fates
        inflicted: tuple[int, ...] = ()
        for victim in self.victims:
            hits = [hit for hit in self.hits if hit.victim == victim and _as_taken(g, hit).total > 0]
            # A limit prevents damage as it is dealt: who treats aggravated damage as normal does not make it
            # normal for that (ruling 100749:4991929f).
            hits = [_as_taken(g, hit) for hit in _at_most(g, victim, hits)]
            if hits and victim in g.play:
                inflicted = (*inflicted, victim)
                fates += suffer(g, victim, hits)
        if inflicted:
            combat = current_combat(g)
            if combat is not None and combat.sides:
                combat.hurt = inflicted
                open_combat_window(g, combat, Window.INFLICTED)
        if fates:
            g.push(Fates(fates=fates))


def _count_dealt(g: VtesState, hits: tuple[Hit, ...]) -> None:
    """What the combatants' strikes would inflict, prevented or not."""
    combat = current_combat(g)
    if combat is None or not combat.sides:
        return
    for hit in hits:
        if hit.strike and hit.dealer in combat.minions():
            combat.side(hit.dealer).dealt_strike += hit.total


def _can_be_damaged(g: VtesState, victim: int) -> bool:
    """VTES-6.4.6-26: damage to an uncontrolled vampire is ignored; so is damage to what is out of play."""
    now = g.play.get(victim)
    return now is not None and now.region is not Region.UNCONTROLLED and not now.contested


def _in_order(g: VtesState, victims: set[int]) -> tuple[int, ...]:
    combat = current_combat(g)
    first = () if combat is None else tuple(m for m in combat.minions() if m in victims)
    return (*first, *sorted(victims.difference(first)))


def _changed(g: VtesState, hit: Hit) -> Hit:
    """More or less of every strike or damaging effect against the victim, before anybody prevents any. What
    an aim adds belongs to the same strike and is not changed once more (ruling 101272:f76ad1c0)."""
    if hit.further:
        return hit
    change = modified.modified(g, "damage-taken", hit.victim, 0, note="")
    combat = current_combat(g)
    if combat is not None and hit.dealer != NONE and combat.other(hit.victim) == hit.dealer:
        change += modified.modified(g, "damage-taken", hit.victim, 0, note="opponent")
    if change > 0 and hit.total:
        return hit.less(0, -change) if hit.aggravated and not hit.normal else hit.less(-change)
    if change < 0:
        normal = min(-change, hit.normal)
        return hit.less(normal, min(-change - normal, hit.aggravated))
    return hit


def _as_taken(g: VtesState, hit: Hit) -> Hit:
    """How the victim takes the damage: immunities, aggravated taken as normal or normal as aggravated."""
    if hit.normal and _has(g, "takes-aggravated", hit):
        hit = hit.less(hit.normal, -hit.normal)
    if hit.aggravated and _has(g, "as-normal", hit):
        hit = hit.less(-hit.aggravated, hit.aggravated)
    if hit.normal and _has(g, "immune-normal", hit):
        hit = hit.less(hit.normal)
    if hit.aggravated and _has(g, "immune-aggravated", hit):
        hit = hit.less(0, hit.aggravated)
    return hit


def _has(g: VtesState, query: v.Query, hit: Hit) -> bool:
    """Whether the victim has a property towards this damage; the note of an effect may ask for damage
    from a strike, or from a kind of strike."""
    words = {*hit.kinds, "strike"} if hit.strike else set()
    total = 0
    for modifier, source in modified.modifiers(g, query, hit.victim):
        if (
            words.issuperset(modifier.note.split())
            and (modifier.when is None or holds_for(g, modifier.when, source, hit.victim))
            and (modifier.against is None or _comes_from(g, source, modifier.against, hit))
        ):
            total += amount_for(g, modifier.amount, source, hit.victim)
    for effect in modified.passing(g, query, hit.victim):
        if words.issuperset(effect.words()):
            total += effect.amount
    return total > 0


def _comes_from(g: VtesState, speaker: int, wanted: v.Filter, hit: Hit) -> bool:
    """Whether damage is dealt by such a minion, or comes from such a card (a retainer)."""
    r = as_seen_by(g, speaker, hit.victim)
    return any(card != NONE and matches(g, r, wanted, card) for card in (hit.dealer, hit.source))


def _at_most(g: VtesState, victim: int, hits: list[Hit]) -> list[Hit]:
    """What goes beyond the most that can be inflicted on a minion in a round is prevented by itself."""
    limits = [(effect.amount, effect.note) for effect in modified.passing(g, "most-damage", victim)]
    limits += [
        (amount_for(g, modifier.amount, source, victim), modifier.note)
        for modifier, source in modified.modifiers(g, "most-damage", victim)
    ]
    if not limits:
        return hits
    combat = current_combat(g)
    taken = 0
    if combat is not None and victim in combat.minions() and combat.sides:
        taken = combat.side(victim).taken_round
    most = min(amount for amount, _ in limits)
    spare_aggravated = all(note == "normal" for _, note in limits)
    room = max(0, most - taken)
    found = []
    for hit in hits:
        if not hit.preventable:  # what cannot be prevented at all is not by itself either
            room = max(0, room - hit.total)
            found.append(hit)
            continue
        normal = min(hit.normal, room)
        room -= normal
        aggravated = hit.aggravated if spare_aggravated else min(hit.aggravated, room)
        room = max(0, room - aggravated)
        found.append(replace(hit, normal=normal, aggravated=aggravated))
    return [hit for hit in found if hit.total > 0]


class Gathering(Frame):
    """Effects whose damage is handled together (``AtOnce``)."""

    hits: tuple[Hit, ...] = ()

    def run(self, g: VtesState) -> None:
        g.pop()
        if self.hits:
            g.push(Damage(hits=self.hits))


@performs(v.AtOnce)
def _at_once(g: VtesState, r: EffectContext, effect: v.AtOnce) -> None:
    g.push(Gathering())
    push_effects(g, r.inner("do"))


def _standing_prevention(g: VtesState, hit: Hit) -> Hit:
    """What earlier effects prevent of every strike from now on."""
    for effect in g.lasting:
        if effect.what == "prevent" and effect.card == hit.victim:
            hit = less_by(g, hit, effect)
    return hit
