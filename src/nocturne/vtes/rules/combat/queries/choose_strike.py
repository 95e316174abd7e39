"""What a combatant can strike with, and why not (VTES-6.4.3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from nocturne.kernel.decision import Question, Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import AdditionalGained, Stolen, StruckWith
from nocturne.vtes.frames.combat import Blow, CombatFacts, Side
from nocturne.vtes.records import THIS_ROUND, Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.combat.queries.strikes import aims_for, kinds_of, name_of, parts_of, strike_of
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import STRIKE_COST, amount_due, why_not_pay
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.play.queries.playing import why_not_bear
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def blows_in_play(g: VtesState, combat: CombatFacts, minion: int) -> Iterator[Blow]:
    """The strikes a combatant has without playing a card: his hands, his own, those of his weapons and
    other cards (VTES-6.4.3.1-01)."""
    now = g.play[minion]
    bare = Blow(minion, now.controller)
    yield bare
    given = combat.side(minion).given
    if given is not None and combat.pair:
        yield given
    for source in (minion, *now.attached):
        face = g.face(source)
        if not face.strikes or g.play[source].contested or traits.is_retainer(g, source):
            continue
        weapon = source if "weapon" in face.keywords else NONE
        for index, strike in enumerate(face.strikes):
            if strike.by_opponent:
                continue
            blow = Blow(minion, now.controller, g.printed[source], f"strikes.{index}", source, weapon=weapon)
            yield blow
            for aim in aims_for(g, combat, blow):
                yield msgspec.structs.replace(blow, aim=aim)
    yield from _blows_against(g, combat, minion)


def _blows_against(g: VtesState, combat: CombatFacts, minion: int) -> Iterator[Blow]:
    """The strikes that a card on the opponent offers a combatant."""
    other = combat.other(minion)
    if other not in g.play:
        return
    for source in traits.borne(g, other):
        face = g.face(source)
        for index, strike in enumerate(face.strikes):
            if strike.by_opponent:
                yield Blow(minion, g.play[minion].controller, face.key, f"strikes.{index}", source)


def why_not_blow(g: VtesState, combat: CombatFacts, blow: Blow) -> Why | None:
    """Why a combatant may not make a strike in the current pair, whatever it costs."""
    side = combat.side(blow.minion)
    reason = why_forbidden(g, combat, blow)
    if reason is not None:
        return reason
    if combat.pair == 0:
        # VTES-6.4.3.1-02: only what he maneuvered with, by itself or through a card that uses that weapon.
        done = side.committed
        if done is not None and (done.weapon == NONE or done.weapon != blow.weapon):
            return why.COMMITTED
    elif not _is_such(g, combat, side, blow):
        return why.ADDITIONAL_ONLY
    if _is_out_of_reach(g, combat, blow):
        return why.OUT_OF_REACH
    more = surcharge(g, combat, blow)
    if more and g.play[blow.minion].blood < more + _own_cost(g, combat, blow):
        return why.CANNOT_PAY
    return _why_nothing_to_take(g, combat, blow)


def _is_out_of_reach(g: VtesState, combat: CombatFacts, blow: Blow) -> bool:
    """Whether the opposing minion is one of those at whom a strike cannot be aimed."""
    other = combat.other(blow.minion)
    if blow.aim != NONE or other not in g.play:
        return False
    spared = [part.not_at for part in parts_of(g, blow) if part.not_at is not None]
    return any(matches(g, roles(blow), wanted, other) for wanted in spared)


def surcharge(g: VtesState, combat: CombatFacts, blow: Blow) -> int:
    """The blood or life that a strike costs more, because of who makes it or of whom it is against."""
    if blow.none or not (g.lasting or not _SURCHARGES.isdisjoint(g.modifier_sources)):
        return 0
    if blow.card and g.face(blow.minion).vampire and not _is_bound(combat, blow):
        return 0  # for a strike card a vampire pays it as part of the card's cost (``amount_due``)
    other = combat.other(blow.minion)
    more = modified.modified(g, "own-strike-cost", blow.minion, 0)
    if other in g.play and _is_against(g, blow):
        more += modified.modified(g, STRIKE_COST, other, 0)
    return max(0, more)


_SURCHARGES = frozenset({STRIKE_COST, "own-strike-cost"})


def _is_bound(combat: CombatFacts, blow: Blow) -> bool:
    """Whether a strike was played for its maneuver, which commits to it and costs nothing for the strike."""
    return combat.pair == 0 and combat.side(blow.minion).committed is not None


def _is_against(g: VtesState, blow: Blow) -> bool:
    """Whether a strike is against the opposing minion. Dodging, ending the combat and what only concerns
    cards on him is not."""
    return blow.aim == NONE and any(
        part.damage is not None or part.strength is not None or part.steal_blood or part.effects
        for part in parts_of(g, blow)
    )


def _own_cost(g: VtesState, combat: CombatFacts, blow: Blow) -> int:
    """The blood or life that a strike costs by itself."""
    if blow.card:
        if _is_bound(combat, blow):
            return 0  # it was paid for when it was played for its maneuver
        face = g.face(blow.source)
        mode = face.modes[int(blow.path.split(".")[1])]
        return amount_due(
            g, Bill(blow.seat, printed_cost(face, mode), blow.minion, blow.source, blow.x, mode=mode)
        )[0]
    cost = strike_of(blow).cost if blow.key else None
    return 0 if cost is None else sum(amount(g, roles(blow), one) for one in (cost.blood, cost.burning))


def _is_such(g: VtesState, combat: CombatFacts, side: Side, blow: Blow) -> bool:
    """Whether a strike is one of those his additional strikes may be."""
    if side.given is not None:
        return (blow.key, blow.path) == (side.given.key, side.given.path)
    return not side.only or kinds_of(g, combat, blow).issuperset(side.only)


def _why_nothing_to_take(g: VtesState, combat: CombatFacts, blow: Blow) -> Why | None:
    """A strike that only steals or destroys something needs something to steal or destroy
    (VTES-1.6.1.1-09)."""
    for part in parts_of(g, blow):
        what = part.steal or part.destroy
        harmless = part.damage is None and part.strength is None
        thief = blow.minion if part.steal else NONE
        if what and harmless and not takeable(g, combat.other(blow.minion), what, thief):
            return why.NOTHING_TO_TAKE
    return None


def why_forbidden(g: VtesState, combat: CombatFacts, blow: Blow) -> Why | None:
    """Why effects, or the state of his weapon, keep a combatant from a strike."""
    minion = blow.minion
    kinds = kinds_of(g, combat, blow)
    for what, concerned in (
        ("strike", True),
        ("initial-strike", combat.pair == 0),
        ("strike-card", blow.card),
        # A hand strike that is a dodge, too, is not only a hand strike.
        ("not-hand", "hand" not in kinds or "dodge" in kinds),
        ("dodge", "dodge" in kinds),
        ("combat-ends", "combat-ends" in kinds),
        ("equipment", blow.weapon != NONE or (not blow.card and traits.is_equipment(g, blow.source))),
        ("weapon", blow.weapon != NONE or (not blow.card and traits.is_weapon(g, blow.source))),
    ):
        if concerned and modified.forbidden(g, minion, what):
            return why.STRIKE_FORBIDDEN
    if blow.weapon != NONE:
        if not has_weapon(g, blow):
            return why.WEAPON_GONE
        if turn_queries.used(g, Stolen(blow.weapon), THIS_ROUND):
            return why.JUST_STOLEN  # VTES-6.4.5.3-02
    return None


def cannot_strike(g: VtesState, combat: CombatFacts, minion: int) -> bool:
    """Whether a combatant has no strike in the current pair, whatever strikes there are."""
    if modified.forbidden(g, minion, "strike"):
        return True
    return combat.pair == 0 and modified.forbidden(g, minion, "initial-strike")


def has_weapon(g: VtesState, blow: Blow) -> bool:
    """Whether the weapon of a strike is still on the striking minion, and not out of play in a contest
    (VTES-4.1-02)."""
    weapon = g.play.get(blow.weapon)
    return weapon is not None and weapon.on == blow.minion and not weapon.contested


def why_not_offered(g: VtesState, combat: CombatFacts, blow: Blow) -> Why | None:
    """Why a combatant may not make a strike that a card in play offers."""
    reason = why_not_blow(g, combat, blow)
    if reason is not None or not blow.key:
        return reason
    strike = strike_of(blow)
    if strike.once and turn_queries.used(g, once(blow), Until(strike.once)):
        return why.USED_ALREADY
    r = roles(blow)
    if strike.when is not None and not holds(g, r, strike.when):
        return why.condition(blow.key, blow.path)
    if strike.cost is not None:
        return why_not_pay(g, Bill(blow.seat, strike.cost, blow.minion, blow.source))
    return None


def once(blow: Blow) -> StruckWith:
    """By what a strike is remembered that is used only so often."""
    return StruckWith(blow.minion, blow.source, blow.path)


def roles(blow: Blow, path: str = "") -> EffectContext:
    """The roles in which the effects of a strike are carried out."""
    return EffectContext(
        seat=blow.seat, key=blow.key, path=path, source=blow.source, minion=blow.minion, targets=blow.targets,
        victims=blow.victims, x=blow.x,
    )  # fmt: skip


def offer_blow(question: Question, blow: Blow, unless: Why | None) -> None:
    """Put a strike of a card in play among the options."""
    args: dict[str, Any] = {"minion": f"card:{blow.minion}"}
    subjects: tuple[str, ...] = (f"card:{blow.minion}",)
    if not blow.key:
        key, label = "strike:hand", "vtes-do-strike-hand"
        args["amount"] = f"strength:{blow.minion}"
    else:
        key, label = f"strike:{blow.source}:{blow.path.rpartition('.')[2]}", "vtes-do-strike"
        args |= {"card": f"card:{blow.source}", "strike": f"word:{name_of(strike_of(blow))}"}
        subjects = (f"card:{blow.source}",)
    if blow.aim != NONE:
        key, label = f"{key}:at:{blow.aim}", "vtes-do-strike-at"
        args["target"] = f"target:{blow.aim}"
        subjects += (f"card:{blow.aim}",)
    question.offer(key, label, blow, args=args, subjects=subjects, rules=("VTES-6.4.3.1-01",), unless=unless)


def why_not_more(g: VtesState, combat: CombatFacts, minion: int, effect: v.MoreStrikes) -> Why | None:
    """Why a combatant may not gain additional strikes (VTES-6.4.3.3-05, VTES-6.4.3.3-06). Being unable
    to strike is no reason (VTES-6.4.3.3-07)."""
    if combat.pair == 0:
        return why.STRIKES_NOT_YET
    if modified.forbidden(g, minion, "additional"):
        return why.MINION_BARRED
    if combat.side(minion).additional:
        return why.STRIKES_PENDING
    if effect.limited and turn_queries.used(g, AdditionalGained(minion), THIS_ROUND):
        return why.ONE_SOURCE
    return None


def takeable(g: VtesState, victim: int, what: str, thief: int = NONE) -> list[int]:
    """The cards on a minion that a strike can steal or destroy; a thief steals only what he may have."""
    if victim not in g.play:
        return []
    wanted = {
        "equipment": traits.is_equipment,
        "weapon": traits.is_weapon,
        "retainer": traits.is_retainer,
        "equipment-or-retainer": _equipment_or_retainer,
    }[what]
    return [
        card
        for card in traits.borne(g, victim)
        if wanted(g, card) and (thief == NONE or why_not_bear(g, card, thief) is None)
    ]


def _equipment_or_retainer(g: VtesState, card: int) -> bool:
    return traits.is_equipment(g, card) or traits.is_retainer(g, card)
