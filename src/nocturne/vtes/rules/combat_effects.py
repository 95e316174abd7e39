"""What steers a combat: maneuvers and presses, effects that set the range, prolong or end the combat,
forbid, grant or recur, and the conditions and amounts that look at a combat.

``why_not_in_combat`` says why a card or ability may not be used in a combat as things stand, beside what
its own text demands; ``offers_of`` lists what a Methuselah may use that is neither a card in hand nor an
ability printed on a card in play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, deed_of, node_at
from nocturne.vtes.frames.combat import Blow, CombatFacts, Kept, Stage, Standing
from nocturne.vtes.frames.window import Use
from nocturne.vtes.rules import limits, queries, why
from nocturne.vtes.rules.blow import aims_for, is_struck, parts_of, strike_is, strike_of
from nocturne.vtes.rules.choose_strike import (
    ChooseStrike,
    blows_in_play,
    cannot_strike,
    why_forbidden,
    why_not_blow,
    why_not_offered,
)
from nocturne.vtes.rules.combat import begin_combat, current_combat, is_broken, is_ending, prolong, range_word
from nocturne.vtes.rules.damage import usable_left_over, use_left_over, why_not_prevent
from nocturne.vtes.rules.more_strikes import why_not_more
from nocturne.vtes.rules.pay import why_not_pay
from nocturne.vtes.rules.perform import card_of, checks, judges, matches, performs, push_effects, reckons
from nocturne.vtes.state import InPlay, Lasting, VtesState
from nocturne.vtes.terms import NONE, Window

# -- maneuvers and presses


def why_not_maneuver(g: VtesState, combat: CombatFacts, minion: int, to: str = "") -> Why | None:
    """Why a combatant may not maneuver now (VTES-6.4.2)."""
    if combat.stage is not Stage.RANGE:
        return why.NOT_THIS_WINDOW
    if combat.last_maneuver == minion:
        return why.TWO_MANEUVERS
    goal = "close" if combat.long else "long"
    if to and to != goal:
        return why.WRONG_RANGE
    if queries.forbidden(g, minion, "maneuver") or queries.forbidden(g, minion, f"maneuver-{goal}"):
        return why.MINION_BARRED
    return None


def maneuver(g: VtesState, combat: CombatFacts, minion: int) -> None:
    """VTES-6.4.2-03: from close to long, or back."""
    combat.long = not combat.long
    combat.last_maneuver = minion
    g.emit(events.Maneuvered(minion, range_word(combat.long)))


def why_not_press(g: VtesState, combat: CombatFacts, minion: int, only: str = "") -> Why | None:
    """Why a combatant may not press now (VTES-6.4.4)."""
    if combat.stage is not Stage.PRESS:
        return why.NOT_THIS_WINDOW
    if combat.last_press == minion:
        return why.TWO_PRESSES
    goal = "end" if combat.continuing else "continue"
    if only and only != goal:
        return why.PRESS_TO_END if only == "end" else why.PRESS_TO_CONTINUE
    if queries.forbidden(g, minion, "press") or queries.forbidden(g, minion, f"press-{goal}"):
        return why.MINION_BARRED
    return None


def press(g: VtesState, combat: CombatFacts, minion: int) -> None:
    """VTES-6.4.4-02: to continue, or against the opponent's press."""
    combat.continuing = not combat.continuing
    combat.last_press = minion
    g.emit(events.Pressed(minion, "vtes-press-continue" if combat.continuing else "vtes-press-end"))


def keep(combat: CombatFacts, minion: int, what: str, only: str, until: str, source: int = NONE) -> None:
    """A combatant has an optional maneuver or press (VTES-6.4.2-11)."""
    combat.kept = (*combat.kept, Kept(minion, what, only, until, source))


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


# -- range, end, prolonging


@performs(v.SetRange)
def _set_range(g: VtesState, r: EffectContext, effect: v.SetRange) -> None:
    combat = current_combat(g)
    if combat is None:
        return
    if effect.long is None:
        g.push(ChooseRange(seat=r.seat, next_round=effect.next_round))
    elif effect.default:
        combat.long_by_default = effect.long
        if combat.stage is Stage.BEFORE_RANGE and not combat.range_set:
            combat.long = effect.long
    else:
        set_range(g, combat, effect.long, effect.next_round)


def set_range(g: VtesState, combat: CombatFacts, long: bool, next_round: bool = False) -> None:
    """VTES-6.4.2-06: no maneuvers, and nothing else can set it again this round."""
    if next_round:
        combat.next_range = int(long)
    elif not combat.range_set and combat.stage in (Stage.BEFORE_RANGE, Stage.RANGE):
        combat.long = long
        combat.range_set = True
        g.emit(events.RangeSet(range_word(long)))


class ChooseRange(Frame):
    """Who sets the range chooses it."""

    seat: int
    next_round: bool = False

    def run(self, g: VtesState) -> Question:
        question = Question(self.seat, "vtes-ask-range")
        question.offer("close", "vtes-do-range-close", False)
        question.offer("long", "vtes-do-range-long", True)
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        combat = current_combat(g)
        if combat is not None:
            set_range(g, combat, choice.value, self.next_round)


@performs(v.Commit)
def _commit(g: VtesState, r: EffectContext, effect: v.Commit) -> None:
    combat, minion = _fighter(g, r)
    if combat is None:
        return
    for blow in blows_in_play(g, combat, minion):
        if blow.weapon == r.source and blow.aim == NONE:
            combat.side(minion).committed = blow
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


def why_not_prolong(g: VtesState, combat: CombatFacts) -> Why | None:
    """Only a combat that is about to end between ready combatants can be made to go on."""
    ready = all(queries.is_ready(g, minion) for minion in combat.minions())
    about_to_end = combat.stage in (Stage.END_OF_ROUND, Stage.END_OF_COMBAT) and is_ending(g, combat)
    if not about_to_end or not ready or combat.let_end:
        return why.NO_COMBAT_TO_PROLONG
    return None


@performs(v.EnterCombat)
def _enter_combat(g: VtesState, r: EffectContext, effect: v.EnterCombat) -> None:
    opening = (deed_of(r, r.part("first")),) if effect.first else ()
    other = card_of(g, r, effect.who)
    acting = other if effect.as_acting else NONE
    begin_combat(g, card_of(g, r, effect.minion), other, opening, acting)


# -- what recurs, forbids, grants


@performs(v.EachRound)
def _each_round(g: VtesState, r: EffectContext, effect: v.EachRound) -> None:
    """A combat card affects only its own round unless it says otherwise (VTES-6.4.1-03): this one does."""
    combat = current_combat(g)
    if combat is None:
        return
    first = combat.round + (1 if effect.next_rounds_only else 0)
    standing = Standing(effect.at, deed_of(r, r.part("do")), effect.until, first, effect.counts)
    combat.standing = (*combat.standing, standing)
    if effect.at == "before-range" and first == combat.round and combat.stage is Stage.BEFORE_RANGE:
        push_effects(g, combat.deed(standing))  # that moment of this round is now


@performs(v.AfterCombat)
def _after_combat(g: VtesState, r: EffectContext, effect: v.AfterCombat) -> None:
    combat = current_combat(g)
    if combat is None:
        return
    deed = deed_of(r, r.part("do"))
    if effect.queues:
        combat.reserved = True
    if effect.prolonged:
        combat.standing = (*combat.standing, Standing("end-of-combat", deed, "combat", 0))
    else:
        combat.aftermath = (*combat.aftermath, deed)


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
                Lasting("forbid", 1, card=minion, until=effect.until, source=r.key, note=what)
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
        Lasting("ability", number, card=minion, until=effect.until, source=r.key, note=r.part("ability"))
    )


# -- what may be used in a combat beside cards and abilities


_OFFERS = frozenset({Window.RANGE, Window.PRESS, Window.DAMAGE})


def offers_of(g: VtesState, seat: int, window: Window) -> list[Use]:
    """Kept maneuvers and presses, the maneuvers of weapons, abilities granted for a while."""
    found: list[Use] = []
    combat = current_combat(g) if window in _OFFERS else None
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
            ability: v.Ability = node_at(effect.source, effect.note)
            if window in ability.windows and why_not_granted(g, seat, effect, ability, window) is None:
                found.append(Use(effect.card, index, effect.card, offer="granted"))
    return found


def _kept(g: VtesState, combat: CombatFacts, seat: int, window: Window) -> Iterator[Use]:
    wanted = "maneuver" if window is Window.RANGE else "press"
    for index, kept in enumerate(combat.kept):
        if (
            kept.what not in (wanted, "either")
            or kept.until == "next-round"
            or combat.seat(g, kept.minion) != seat
        ):
            continue
        if wanted == "maneuver":
            reason = why_not_maneuver(g, combat, kept.minion, kept.only)
        else:
            reason = why_not_press(g, combat, kept.minion, kept.only)
        if reason is None:
            yield Use(kept.minion, index, kept.minion, offer=f"kept-{wanted}")


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
    if combat.side(blow.minion).committed is not None:
        return why.COMMITTED_MANEUVER
    if limits.used(g, _maneuver_word(blow), "combat"):
        return why.USED_ALREADY
    return (
        why_not_maneuver(g, combat, blow.minion, strike.maneuver_to)
        or why_forbidden(g, combat, blow)
        or why_not_offered(g, combat, blow)
    )


def _maneuver_word(blow: Blow) -> str:
    return f"maneuver:{blow.source}:{blow.path}"


def why_not_granted(
    g: VtesState, seat: int, effect: Lasting, ability: v.Ability, window: Window
) -> Why | None:
    """Why an ability that was granted for a while may not be used now."""
    from nocturne.vtes.rules.perform import has_targets, holds

    if ability.once and limits.used(g, f"granted:{effect.amount}", ability.once):
        return why.USED_ALREADY
    r = EffectContext(
        seat=seat, key=effect.source, path=f"{effect.note}.effects", source=effect.card, minion=effect.card
    )
    if ability.condition is not None and not holds(g, r, ability.condition):
        return why.CONDITION
    if not has_targets(g, r, ability.targets):
        return why.NO_TARGET
    reason = why_not_pay(g, seat, ability.cost, effect.card, effect.card)
    from nocturne.vtes.rules.effects.playing import why_not_needed

    reason = reason or why_not_needed(g, r, ability.effects)
    return reason or why_not_in_combat(g, r, ability.effects, window)


def begin_offer(g: VtesState, seat: int, use: Use, window: Window) -> None:
    """Use something of ``offers_of``."""
    combat = current_combat(g)
    if use.offer == "granted":
        from nocturne.vtes.rules.play import UseGranted

        effect = g.lasting[use.mode]
        g.push(
            UseGranted(
                seat=seat, card=effect.card, minion=effect.card, window=window, key=effect.source,
                path=effect.note, number=effect.amount,
            )
        )  # fmt: skip
        return
    if use.offer == "left-over":
        use_left_over(g, seat, use.mode)
        return
    assert combat is not None
    if use.offer.startswith("kept"):
        kept = combat.kept[use.mode]
        combat.kept = (*combat.kept[: use.mode], *combat.kept[use.mode + 1 :])
        if use.offer == "kept-maneuver":
            maneuver(g, combat, kept.minion)
        else:
            press(g, combat, kept.minion)
        return
    for blow in blows_in_play(g, combat, use.minion):
        if blow.source == use.card and blow.path == f"strikes.{use.mode}" and blow.aim == NONE:
            # VTES-6.4.2-09: the maneuver of a weapon commits him to striking with it.
            limits.note(g, _maneuver_word(blow), "combat")
            combat.side(use.minion).committed = blow
            maneuver(g, combat, use.minion)
            return


# -- may it be used in this combat?


def why_not_use_equipment(g: VtesState, card: int) -> Why | None:
    """Why equipment is of no use to its bearer now: an effect forbids it, or he stole it this round
    (VTES-6.4.5.3-02)."""
    bearer = g.play[card].on
    if bearer == NONE or not queries.is_equipment(g, card):
        return None
    if queries.forbidden(g, bearer, "equipment"):
        return why.NO_EQUIPMENT_USE
    if queries.is_weapon(g, card) and queries.forbidden(g, bearer, "weapon"):
        return why.NO_EQUIPMENT_USE
    return why.JUST_STOLEN if limits.used(g, f"stolen:{card}", "round") else None


def why_not_in_combat(
    g: VtesState, r: EffectContext, effects: tuple[v.Effect, ...], window: Window
) -> Why | None:
    """Why effects cannot be used in a combat as it stands. ``r.path`` leads to the effects."""
    for index, effect in enumerate(effects):
        if type(effect) in _FOR_COMBAT:
            reason = _why_not_effect(g, current_combat(g), r, index, effect, window)
            if reason is not None:
                return reason
    return None


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
            return why.MINION_BARRED if cannot_strike(g, combat, r.minion) else None
        case v.Strike():
            return _why_not_strike(g, combat, r, index, effect, window)
    return None


def _why_not_strike(
    g: VtesState, combat: CombatFacts, r: EffectContext, index: int, effect: v.Strike, window: Window
) -> Why | None:
    """A strike is chosen when it is one's turn to choose, or in the range step for its maneuver
    (VTES-6.4.2-08). It is possible if it is in any of the ways to make it."""
    reason: Why | None = why.NO_TARGET
    for blow in variants(g, r, f"{r.path}.{index}"):
        reason = why_not_announce(g, combat, blow, window)
        if reason is None:
            return None
    return reason


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
    choosing = g.frame_of(ChooseStrike)
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
                if why_not_announce(g, combat, blow, window) is None:
                    yield blow
                    # The target is named with the strike, and the range must be known for that.
                    if window is not Window.RANGE:
                        for aim in aims_for(g, combat, blow):
                            yield replace(blow, aim=aim)
            return


# -- conditions and amounts


@judges(v.CombatIs)
def _combat_is(g: VtesState, r: EffectContext, wanted: v.CombatIs) -> bool:
    combat = current_combat(g)
    if combat is None:
        return False
    facts: list[tuple[bool | None, bool]] = [
        (wanted.first_round, combat.round == 1),
        (wanted.initial, combat.pair == 0),
        (wanted.ending, is_ending(g, combat)),
        (wanted.over, combat.has_ended()),
        (wanted.both_ready, all(queries.is_ready(g, minion) for minion in combat.minions())),
        (wanted.queued, combat.queued is not None),
        (wanted.by_block, combat.by_block),
        (True if wanted.quiet_rounds else None, combat.quiet_rounds + combat.quiet >= wanted.quiet_rounds),
    ]
    if any(asked is not None and asked != is_so for asked, is_so in facts):
        return False
    if wanted.between is not None:
        fights = card_of(g, r, wanted.between) in combat.minions()
        if not fights or not combat.sides:  # which are there once it has begun
            return False
    if wanted.was_blocked is not None:
        return combat.by_block and card_of(g, r, wanted.was_blocked) == combat.acting
    if wanted.was_blocker is not None:
        return combat.by_block and card_of(g, r, wanted.was_blocker) == combat.defending
    return True


judges(v.StrikeIs)(strike_is)


@reckons(v.Tally)
def _tally(g: VtesState, r: EffectContext, value: v.Tally) -> int:
    combat, card = current_combat(g), card_of(g, r, value.of)
    if combat is None or card not in combat.minions() or not combat.sides:
        return 0
    span = "strike" if value.what == "dealt" else value.span
    counted: int = getattr(combat.side(card), f"{value.what}_{span}")
    counted *= value.times
    return counted if value.most is None else min(counted, value.most)


@checks("opposing", "fighting", "in_combat", "fought", "struck")
def _in_combat_matches(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    combat = current_combat(g)
    fights = combat is not None and card in combat.minions()
    if wanted.fought and not (fights and combat is not None and combat.sides):
        return False
    if wanted.in_combat is not None:
        # What follows the end of a combat is not in combat any more.
        goes_on = combat is not None and bool(combat.sides) and not combat.has_ended()
        if (fights and goes_on) != wanted.in_combat:
            return False
    if wanted.opposing is not None:
        other = card_of(g, r, wanted.opposing)
        if combat is None or not fights or combat.other(card) != other:
            return False
    if wanted.fighting is not None:
        # Once the combat has ended nobody is in combat with anybody.
        if combat is None or not fights or not combat.sides or combat.has_ended():
            return False
        other = combat.other(card)
        if other not in g.play or not matches(g, r, wanted.fighting, other):
            return False
    return not wanted.struck or is_struck(g, card, wanted.struck)
