"""What a strike does: its damage, whether it is dodged, whether it strikes first (VTES-6.4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.combat import Blow, CombatFacts
from nocturne.vtes.rules.combat.queries.combat import current_combat
from nocturne.vtes.rules.combat.queries.strikes import is_vulnerable, kinds_of, parts_of, works
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import Number, amount, computes
from nocturne.vtes.rules.text.queries.conditions import Test, judges
from nocturne.vtes.rules.text.queries.modifiers import amount_for, holds_for
from nocturne.vtes.rules.text.queries.roles import ROLES
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def is_dodged(g: VtesState, combat: CombatFacts, blow: Blow) -> bool:
    """VTES-6.4.5.5-01: a dodge protects the opposing minion and the cards on him, but no retainer
    (VTES-6.4.5.5-02). It does not keep a strike from ending the combat (VTES-6.4.5.6-03)."""
    return is_kept_off(g, combat, blow) and not any(part.ends_combat for part in parts_of(g, blow))


def is_kept_off(g: VtesState, combat: CombatFacts, blow: Blow) -> bool:
    """Whether a dodge protects the opposing minion from what a strike would do to them."""
    other = combat.side(combat.other(blow.minion)).blow
    if other is None or other.none or blow.aim != NONE:
        return False
    if not any(part.dodge for part in parts_of(g, other)):
        return False
    return not (any(part.undodgeable for part in parts_of(g, blow)) or has(g, "undodgeable", combat, blow))


def strikes_first(g: VtesState, combat: CombatFacts, blow: Blow) -> bool:
    """Whether a strike is made with first strike."""
    return any(part.first for part in parts_of(g, blow)) or has(g, "first-strike", combat, blow)


def has(g: VtesState, query: v.Query, combat: CombatFacts, blow: Blow) -> bool:
    """Whether an effect gives the strike a property."""
    return sum(changes(g, query, combat, blow)) > 0


def changes(g: VtesState, query: v.Query, combat: CombatFacts, blow: Blow) -> Iterator[int]:
    """What effects change about a combatant's strikes, as far as they concern strikes of these kinds.
    The note of an effect lists the kinds it needs; ``this-weapon`` is the card that speaks."""
    kinds = kinds_of(g, combat, blow)
    minion = blow.minion
    for modifier, source in modified.modifiers(g, query, minion):
        if _fits(modifier.note.split(), kinds, source, blow) and (
            modifier.when is None or holds_for(g, modifier.when, source, minion)
        ):
            yield amount_for(g, modifier.amount, source, minion)
    for effect in modified.passing(g, query, minion):
        if _fits(effect.words(), kinds, NONE, blow):
            yield effect.amount


def _fits(words: Iterable[str], kinds: frozenset[str], source: int, blow: Blow) -> bool:
    return all(word in kinds or (word == "this-weapon" and source == blow.weapon) for word in words)


def damage_of(g: VtesState, combat: CombatFacts, blow: Blow, victim: int) -> tuple[int, int] | None:
    """The normal and aggravated damage a strike deals; None when it is not of the kind that deals any,
    whatever is added (VTES-6.4.6-21). What is added takes on the properties of the base damage
    (VTES-6.4.6-22), not the other way round (VTES-6.4.6-23)."""
    parts = parts_of(g, blow)
    r = EffectContext(
        seat=blow.seat, key=blow.key, path="", source=blow.source, minion=blow.minion, targets=blow.targets,
        x=blow.x,
    )  # fmt: skip
    base: int | None = None
    for part in parts:
        if blow.fixed != NONE:
            base = blow.fixed
        elif part.damage is not None:
            base = amount(g, r, part.damage)
        elif part.strength is not None:
            base = modified.strength(g, blow.minion) + amount(g, r, part.strength)
    if base is None:
        return None
    if blow.weapon != NONE and modified.forbidden(g, blow.minion, "weapon-damage"):
        return (0, 0)
    aggravated = (
        any(part.aggravated for part in parts)
        or has(g, "aggravated", combat, blow)
        or is_vulnerable(g, victim, blow.weapon)
    )
    more = sum(amount(g, r, part.plus) for part in parts)
    more += sum(extra.amount for extra in blow.extras if not extra.aggravated)
    more += sum(changes(g, "damage", combat, blow))
    worse = sum(extra.amount for extra in blow.extras if extra.aggravated)
    worse += sum(changes(g, "aggravated-damage", combat, blow))
    plain = max(0, base + more)
    worse = max(0, worse)
    most = min((part.most for part in parts if part.most is not None), default=None)
    if most is not None:
        plain = min(plain, most)
        worse = min(worse, most - plain)
    return (0, plain + worse) if aggravated else (plain, worse)


def weapon_damage(g: VtesState, combat: CombatFacts, weapon: int) -> int:
    """VTES-6.4.6-29: what a weapon would inflict now, used by its bearer as a strike on a generic
    opponent."""
    bearer = g.play[weapon].on
    best = 0
    for index in range(len(g.face(weapon).strikes)):
        blow = Blow(
            bearer, g.play[weapon].controller, g.printed[weapon], f"strikes.{index}", weapon, weapon=weapon
        )
        dealt = damage_of(g, combat, blow, NONE)
        if dealt is not None:
            best = max(best, sum(dealt))
    return best


@computes(v.WeaponDamage)
def _weapon_damage(value: v.WeaponDamage) -> Number:
    card_in = ROLES[value.of]

    def found(g: VtesState, r: EffectContext) -> int:
        combat, weapon = current_combat(g), card_in(g, r)
        if combat is None or not traits.is_weapon(g, weapon) or g.play[weapon].on == NONE:
            return 0
        return weapon_damage(g, combat, weapon) + value.plus

    return found


@judges(v.StrikeIs)
def _strike_is(wanted: v.StrikeIs) -> Test:
    """Whether a combatant's chosen strike is of the kinds asked for."""
    card_in, barred = ROLES[wanted.who], frozenset(wanted.not_kinds)
    asked = {*wanted.kinds, *([f"requires:{wanted.requires}"] if wanted.requires else ())}

    def is_so(g: VtesState, r: EffectContext) -> bool:
        combat, minion = current_combat(g), card_in(g, r)
        if combat is None or minion not in combat.minions() or not combat.sides:
            return False
        blow = combat.side(minion).blow
        if blow is None or blow.none:
            return False
        kinds = kinds_of(g, combat, blow)
        if not asked <= kinds or not barred.isdisjoint(kinds):
            return False
        if wanted.works is not None and works(g, combat, blow) != wanted.works:
            return False
        return wanted.aggravated is None or deals_aggravated(g, combat, blow) == wanted.aggravated

    return is_so


def deals_aggravated(g: VtesState, combat: CombatFacts, blow: Blow) -> bool:
    """Whether a strike would deal aggravated damage to the opposing minion."""
    dealt = damage_of(g, combat, blow, combat.other(blow.minion))
    return dealt is not None and dealt[1] > 0


def is_struck(g: VtesState, minion: int, how: str) -> bool:
    """Whether a minion is the target of a strike being made that works at this range (``aggravated``:
    and would deal aggravated damage)."""
    combat = current_combat(g)
    if combat is None or not combat.sides or minion not in combat.minions():
        return False
    blow = combat.side(combat.other(minion)).blow
    if blow is None or blow.none or blow.aim != NONE or not works(g, combat, blow):
        return False
    return how == "strike" or deals_aggravated(g, combat, blow)
