"""What a combatant may use besides strikes: maneuvers, presses, abilities given for a while (VTES-6.4.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, effects_at, node_at
from nocturne.vtes.done import AdditionalGained, GrantUsed, ManeuveredWith, Stolen
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import Blow, CombatFacts, Stage, StrikeChoiceFacts
from nocturne.vtes.frames.window import Use
from nocturne.vtes.records import THIS_COMBAT, THIS_ROUND, InPlay, Lasting, Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.combat.queries.blow import is_struck
from nocturne.vtes.rules.combat.queries.choose_strike import (
    blows_in_play,
    cannot_strike,
    why_forbidden,
    why_not_blow,
    why_not_more,
    why_not_offered,
)
from nocturne.vtes.rules.combat.queries.combat import current_combat, is_ending
from nocturne.vtes.rules.combat.queries.damage import usable_left_over, why_not_prevent
from nocturne.vtes.rules.combat.queries.strikes import aims_for, parts_of, strike_of
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import why_not_pay
from nocturne.vtes.rules.play.queries.at_need import why_not_needed
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import Number, at_most, computes
from nocturne.vtes.rules.text.queries.conditions import Test, holds, judges
from nocturne.vtes.rules.text.queries.filters import matcher_of
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.text.queries.roles import ROLES
from nocturne.vtes.rules.text.queries.targets import has_targets
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


def why_not_maneuver(g: VtesState, combat: CombatFacts, minion: int, to: str = "") -> Why | None:
    """Why a combatant may not maneuver now (VTES-6.4.2)."""
    if combat.stage is not Stage.RANGE:
        return why.NOT_THIS_WINDOW
    if combat.last_maneuver == minion:
        return why.TWO_MANEUVERS
    goal = "close" if combat.long else "long"
    if to and to != goal:
        return why.WRONG_RANGE
    if modified.forbidden(g, minion, "maneuver") or modified.forbidden(g, minion, f"maneuver-{goal}"):
        return why.MINION_BARRED
    return None


def why_not_press(g: VtesState, combat: CombatFacts, minion: int, only: str = "") -> Why | None:
    """Why a combatant may not press now (VTES-6.4.4)."""
    if combat.stage is not Stage.PRESS:
        return why.NOT_THIS_WINDOW
    if combat.last_press == minion:
        return why.TWO_PRESSES
    goal = "end" if combat.continuing else "continue"
    if only and only != goal:
        return why.PRESS_TO_END if only == "end" else why.PRESS_TO_CONTINUE
    if modified.forbidden(g, minion, "press") or modified.forbidden(g, minion, f"press-{goal}"):
        return why.MINION_BARRED
    return None


def why_not_prolong(g: VtesState, combat: CombatFacts) -> Why | None:
    """Only a combat that is about to end between ready combatants can be made to go on."""
    ready = all(traits.is_ready(g, minion) for minion in combat.minions())
    about_to_end = combat.stage in (Stage.END_OF_ROUND, Stage.END_OF_COMBAT) and is_ending(g, combat)
    if not about_to_end or not ready or combat.let_end:
        return why.NO_COMBAT_TO_PROLONG
    return None


OFFERS = frozenset({Window.RANGE, Window.PRESS, Window.DAMAGE})


def offers_of(g: VtesState, seat: int, window: Window) -> list[Use]:
    """Kept maneuvers and presses, the maneuvers of weapons, abilities granted for a while."""
    found: list[Use] = []
    combat = current_combat(g) if window in OFFERS else None
    if combat is not None and combat.sides:
        if window in (Window.RANGE, Window.PRESS):
            found += _kept(g, combat, seat, window)
        if window is Window.RANGE:
            found += _weapon_maneuvers(g, combat, seat)
        if window is Window.DAMAGE:
            for index in usable_left_over(g, seat):
                found.append(Use(g.lasting[index].card, index, g.lasting[index].card, offer="left-over"))
    for index, effect in enumerate(g.lasting):
        if effect.what == "ability" and effect.card in g.play and g.play[effect.card].controller == seat:
            ability: v.Ability = node_at(effect.source, effect.path)
            if window in ability.windows and why_not_granted(g, seat, effect, ability, window) is None:
                found.append(Use(effect.card, index, effect.card, offer="granted"))
    return found


def _kept(g: VtesState, combat: CombatFacts, seat: int, window: Window) -> Iterator[Use]:
    wanted = "maneuver" if window is Window.RANGE else "press"
    for index, move in enumerate(combat.optional_moves):
        if (
            move.what not in (wanted, "either")
            or move.until == "next-round"
            or combat.seat(g, move.minion) != seat
        ):
            continue
        if wanted == "maneuver":
            reason = why_not_maneuver(g, combat, move.minion, move.only)
        else:
            reason = why_not_press(g, combat, move.minion, move.only)
        if reason is None:
            yield Use(move.minion, index, move.minion, offer=f"kept-{wanted}")


def _weapon_maneuvers(g: VtesState, combat: CombatFacts, seat: int) -> Iterator[Use]:
    """VTES-6.4.2-07: the optional maneuver of a weapon, or of another card that offers a strike, once
    each combat."""
    for minion in combat.minions():
        if combat.seat(g, minion) != seat:
            continue
        for blow in blows_in_play(g, combat, minion):
            if blow.key and blow.aim == NONE and why_not_maneuver_with(g, combat, blow) is None:
                yield Use(blow.source, int(blow.path.rpartition(".")[2]), minion, offer="maneuver")


def why_not_maneuver_with(g: VtesState, combat: CombatFacts, blow: Blow) -> Why | None:
    """Why a combatant may not use the maneuver of a strike that a card in play offers (VTES-6.4.2-09,
    -10)."""
    strike = strike_of(blow)
    if not strike.maneuver:
        return why.NOT_THIS_WINDOW
    done = combat.side(blow.minion).committed
    if done is not None and (strike.maneuvers == 1 or done != blow):
        return why.COMMITTED_MANEUVER
    if turn_queries.count(g, maneuver_of(blow), THIS_COMBAT) >= strike.maneuvers:
        return why.USED_ALREADY
    return (
        why_not_maneuver(g, combat, blow.minion, strike.maneuver_to)
        or why_forbidden(g, combat, blow)
        or why_not_offered(g, combat, blow)
    )


def maneuver_of(blow: Blow) -> ManeuveredWith:
    """By what the optional maneuver of a strike is remembered."""
    return ManeuveredWith(blow.source, blow.path)


def why_not_granted(
    g: VtesState, seat: int, effect: Lasting, ability: v.Ability, window: Window
) -> Why | None:
    """Why an ability that was granted for a while may not be used now."""
    if ability.once and turn_queries.used(g, GrantUsed(effect.amount), Until(ability.once)):
        return why.USED_ALREADY
    r = EffectContext(
        seat=seat, key=effect.source, path=f"{effect.path}.effects", source=effect.card, minion=effect.card
    )
    if ability.condition is not None and not holds(g, r, ability.condition):
        return why.condition(effect.source, effect.path)
    if not has_targets(g, r, ability.targets):
        return why.NO_TARGET
    reason = why_not_pay(g, Bill(seat, ability.cost, effect.card, effect.card))
    reason = reason or why_not_needed(g, r, ability.effects)
    return reason or why_not_in_combat(g, r, ability.effects, window)


def why_not_use_equipment(g: VtesState, card: int) -> Why | None:
    """Why equipment is of no use to its bearer now: an effect forbids it, or he stole it this round
    (VTES-6.4.5.3-02)."""
    bearer = g.play[card].on
    if bearer == NONE or not traits.is_equipment(g, card):
        return None
    if modified.forbidden(g, bearer, "equipment"):
        return why.NO_EQUIPMENT_USE
    if traits.is_weapon(g, card) and modified.forbidden(g, bearer, "weapon"):
        return why.NO_EQUIPMENT_USE
    return why.JUST_STOLEN if turn_queries.used(g, Stolen(card), THIS_ROUND) else None


def why_not_in_combat(
    g: VtesState, r: EffectContext, effects: tuple[v.Effect, ...], window: Window
) -> Why | None:
    """Why effects cannot be used in a combat as it stands. ``r.path`` leads to the effects."""
    for index, effect in enumerate(effects):
        if type(effect) in _FOR_COMBAT:
            reason = _why_not_effect(g, current_combat(g), r, index, effect, window)
            if reason is not None:
                return reason
    # A card that gives an additional strike is not even played for what else it does (ruling G00137).
    if r.source not in g.play and r.minion in g.play and _gives_strikes(r.key, r.path):
        if modified.forbidden(g, r.minion, "additional"):
            return why.MINION_BARRED
        # A strike with an additional one is not made without it (VTES-6.4.3.3-05; ruling on Dust Up).
        if _strikes_on(r.key, r.path) and turn_queries.used(g, AdditionalGained(r.minion), THIS_ROUND):
            return why.ONE_SOURCE
    return None


@cache
def _gives_strikes(key: int, path: str) -> bool:
    """Whether effects give an additional strike. ``path`` leads to them."""
    return any(isinstance(node, v.MoreStrikes) for node in v.nodes(effects_at(key, path)))


@cache
def _strikes_on(key: int, path: str) -> bool:
    """Whether effects are a strike that comes with a limited additional one."""
    strikes = (node for node in v.nodes(effects_at(key, path)) if isinstance(node, v.Strike))
    return any(strike.more is not None and strike.more.limited for strike in strikes)


_FOR_COMBAT = frozenset(
    {
        v.EnterCombat,
        v.AfterCombat,
        v.Prevent,
        v.Maneuver,
        v.Press,
        v.MoreStrikes,
        v.SetRange,
        v.NewRound,
        v.Strike,
        v.Commit,
    }
)
"""The effects ``_why_not_effect`` has something to say about."""


_OF_COMBATANTS = frozenset({v.Maneuver, v.Press, v.MoreStrikes, v.Strike})
"""What only a combatant does."""


def _why_not_effect(
    g: VtesState, combat: CombatFacts | None, r: EffectContext, index: int, effect: Any, window: Window
) -> Why | None:
    match effect:
        case v.EnterCombat() | v.AfterCombat(queues=True):
            return why.COMBAT_QUEUED if combat is not None and combat.is_followed() else None
        case v.Prevent():
            return why_not_prevent(g, r, effect)
    if combat is None or not combat.sides or r.minion not in combat.minions():
        # What a minion may do in combat is no help to others; a card that is on nobody may help any.
        own = type(effect) in _OF_COMBATANTS and r.minion in g.play and r.source in g.play
        return why.NOT_IN_COMBAT if own else None
    match effect:
        case v.Maneuver():
            return why_not_maneuver(g, combat, r.minion, effect.to)
        case v.Press() if not effect.automatic:
            return why_not_press(g, combat, r.minion, effect.only)
        case v.MoreStrikes():
            return why_not_more(g, combat, r.minion, effect)
        case v.SetRange() if not effect.next_round and not effect.default:
            return why.RANGE_IS_SET if combat.range_set else None
        case v.NewRound():
            return why_not_prolong(g, combat)
        case v.Commit():
            return _why_not_commit(g, combat, r)
        case v.Strike():
            return _why_not_strike(g, combat, r, index, effect, window)
    return None


def _why_not_commit(g: VtesState, combat: CombatFacts, r: EffectContext) -> Why | None:
    """A combatant's initial strike can still be, or is, the one with this weapon."""
    if cannot_strike(g, combat, r.minion):
        return why.MINION_BARRED
    side = combat.side(r.minion)
    if side.blow is not None and (combat.pair or side.blow.weapon != r.source):
        return why.STRIKE_CHOSEN
    return why.COMMITTED if side.committed is not None and side.committed.weapon != r.source else None


def _why_not_strike(
    g: VtesState, combat: CombatFacts, r: EffectContext, index: int, effect: v.Strike, window: Window
) -> Why | None:
    """A strike is chosen when it is one's turn to choose, or in the range step for its maneuver
    (VTES-6.4.2-08). It is possible if it is in any of the ways to make it."""
    reason: Why | None = why.NO_TARGET
    for blow in variants(g, r, f"{r.path}.{index}"):
        for aimed in _aimed(g, combat, blow, window):
            reason = why_not_announce(g, combat, aimed, window)
            if reason is None:
                return None
    return reason


def _aimed(g: VtesState, combat: CombatFacts, blow: Blow, window: Window) -> Iterator[Blow]:
    """A strike at the opposing minion, or at one of their retainers. The target is named with the strike, and
    the range must be known for that."""
    yield blow
    if window is not Window.RANGE:
        for aim in aims_for(g, combat, blow):
            yield replace(blow, aim=aim)


def why_not_announce(g: VtesState, combat: CombatFacts, blow: Blow, window: Window) -> Why | None:
    """Why a combatant may not make a strike of a card or ability in one particular way."""
    side = combat.side(blow.minion)
    if window is Window.RANGE:
        parts = parts_of(g, blow)
        giver = next((part for part in parts if part.maneuver), None)
        if giver is None:
            return why.NOT_THIS_WINDOW
        if side.committed is not None:
            return why.COMMITTED_MANEUVER
        return why_not_maneuver(g, combat, blow.minion, giver.maneuver_to) or why_forbidden(g, combat, blow)
    choosing = g.frame_of(StrikeChoiceFacts)
    if choosing is None or choosing.minion != blow.minion or side.blow is not None:
        return why.STRIKE_CHOSEN
    return why_not_blow(g, combat, blow)


def variants(g: VtesState, r: EffectContext, path: str) -> Iterator[Blow]:
    """The ways to make a strike of a card or ability: as it is, or with hands or weapons it may use."""
    strike: v.Strike = node_at(r.key, path)
    blow = Blow(
        r.minion, r.seat, r.key, path, r.source, card=r.source not in g.play, targets=r.targets, x=r.x
    )
    if not strike.uses or "hand" in strike.uses:
        yield blow
    if not strike.uses or r.minion not in g.play:
        return
    for weapon in g.play[r.minion].attached:
        face = g.face(weapon)
        if "weapon" not in face.keywords or g.play[weapon].contested:
            continue
        for index, offered in enumerate(face.strikes):
            if (
                "weapon" in strike.uses
                or ("ranged-weapon" in strike.uses and offered.ranged)
                or ({"melee", "gun"} & face.keywords & set(strike.uses))
            ):
                yield replace(blow, weapon=weapon, weapon_strike=index)


def ways_to_strike(g: VtesState, card: int, index: int, minion: int, window: Window) -> Iterator[Blow]:
    """The legal ways to announce the strike of a card in hand, with the targets it may be aimed at."""
    combat = current_combat(g)
    if combat is None:
        return
    for place, effect in enumerate(g.face(card).modes[index].effects):
        if isinstance(effect, v.Strike):
            path = f"modes.{index}.effects"
            r = EffectContext(
                seat=combat.seat(g, minion), key=g.printed[card], path=path, source=card, minion=minion
            )
            for blow in variants(g, r, f"{path}.{place}"):
                for aimed in _aimed(g, combat, blow, window):
                    if why_not_announce(g, combat, aimed, window) is None:
                        yield aimed
            return


Fact = Callable[[VtesState, EffectContext, CombatFacts], bool]
"""Something that is so of a combat, or is not."""


@judges(v.CombatIs)
def _combat_is(wanted: v.CombatIs) -> Test:
    facts = tuple(_facts(wanted))

    def is_so(g: VtesState, r: EffectContext) -> bool:
        combat = current_combat(g)
        return combat is not None and all(fact(g, r, combat) for fact in facts)

    return is_so


def _facts(wanted: v.CombatIs) -> Iterator[Fact]:
    """What must be so, for the fields that are set."""
    for field, fact in _YES_OR_NO.items():
        asked = getattr(wanted, field)
        if asked is not None:
            yield fact if asked else _contrary(fact)
    if wanted.quiet_rounds:
        yield lambda g, r, combat: combat.quiet_rounds + combat.quiet >= wanted.quiet_rounds
    if wanted.between is not None:
        # The sides are there once it has begun.
        between = ROLES[wanted.between]
        yield lambda g, r, combat: between(g, r) in combat.minions() and bool(combat.sides)
    if wanted.was_blocked is not None:
        blocked = ROLES[wanted.was_blocked]
        yield lambda g, r, combat: blocked(g, r) == combat.acting and _follows_block(g, combat)
    if wanted.was_blocker is not None:
        blocker = ROLES[wanted.was_blocker]
        yield lambda g, r, combat: combat.by_block and blocker(g, r) == combat.defending


def _follows_block(g: VtesState, combat: CombatFacts) -> bool:
    """Whether the acting minion of the combat was blocked: it is the combat of the block, or a later one of
    the same action (ruling 101507:e64039aa)."""
    action = g.frame_of(ActionFacts)
    blocked = action is not None and action.blocking.blocked and action.minion == combat.acting
    return combat.by_block or blocked


def _contrary(fact: Fact) -> Fact:
    return lambda g, r, combat: not fact(g, r, combat)


_YES_OR_NO: dict[str, Fact] = {
    "first_round": lambda g, r, combat: combat.round == 1,
    "initial": lambda g, r, combat: combat.pair == 0,
    "ending": lambda g, r, combat: is_ending(g, combat),
    "over": lambda g, r, combat: combat.has_ended(),
    "both_ready": lambda g, r, combat: all(traits.is_ready(g, minion) for minion in combat.minions()),
    "queued": lambda g, r, combat: combat.queued is not None,
    "by_block": lambda g, r, combat: combat.by_block,
}
"""The fields that ask whether something is so: what it is."""


@computes(v.Tally)
def _tally(value: v.Tally) -> Number:
    card_in = ROLES[value.of]
    counter = f"{value.what}_{'strike' if value.what == 'dealt' else value.span}"

    def found(g: VtesState, r: EffectContext) -> int:
        combat, card = current_combat(g), card_in(g, r)
        if combat is None or card not in combat.minions() or not combat.sides:
            return 0
        counted: int = getattr(combat.side(card), counter)
        return counted * value.times

    return at_most(value.most, found)


def _combat_of(g: VtesState, card: int) -> CombatFacts | None:
    """The combat in progress, if a card is one of the combatants."""
    combat = current_combat(g)
    return combat if combat is not None and card in combat.minions() else None


def _goes_on(combat: CombatFacts | None) -> bool:
    """Whether it has begun and has not ended: what follows its end is not in combat any more."""
    return combat is not None and bool(combat.sides) and not combat.has_ended()


@checks(v.Fought)
def _fought(wanted: v.Fought) -> Check:
    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        combat = _combat_of(g, card)
        return combat is not None and bool(combat.sides)

    return is_so


@checks(v.InCombat)
def _in_combat(wanted: v.InCombat) -> Check:
    return lambda g, r, card, now: _goes_on(_combat_of(g, card)) == wanted.in_combat


@checks(v.Opposing)
def _opposing(wanted: v.Opposing) -> Check:
    card_in = ROLES[wanted.opposing]

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        combat = _combat_of(g, card)
        return combat is not None and combat.other(card) == card_in(g, r)

    return is_so


@checks(v.Fighting)
def _fighting(wanted: v.Fighting) -> Check:
    foe = matcher_of(wanted.fighting)

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        combat = _combat_of(g, card)
        if combat is None or not _goes_on(combat):
            return False
        other = combat.other(card)
        return other in g.play and foe.matches(g, r, other)

    return is_so


@checks(v.Struck)
def _struck(wanted: v.Struck) -> Check:
    return lambda g, r, card, now: is_struck(g, card, wanted.struck)
