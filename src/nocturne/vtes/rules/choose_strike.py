"""Choosing a strike (VTES-6.4.3.1): what a combatant can strike with, why not, and ``ChooseStrike``, in which
he announces it. The second to choose knows what the first has chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.combat import Blow, CombatFacts, Side, Stage
from nocturne.vtes.frames.window import Use
from nocturne.vtes.rules import counters, limits, queries, why
from nocturne.vtes.rules.blow import aims_for, kinds_of, name_of, parts_of, strike_of
from nocturne.vtes.rules.combat import current_combat, is_broken, open_combat_window
from nocturne.vtes.rules.pay import pay, printed_cost, reckon, why_not_pay
from nocturne.vtes.rules.perform import amount, holds, performs
from nocturne.vtes.rules.taking import takeable
from nocturne.vtes.rules.window import begin_use, offer_uses, uses_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window


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
        if not face.strikes or g.play[source].contested or queries.is_retainer(g, source):
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
    for source in queries.borne(g, other):
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
    more = surcharge(g, combat, blow)
    if more and g.play[blow.minion].blood < more + _own_cost(g, blow):
        return why.CANNOT_PAY
    return _why_nothing_to_take(g, combat, blow)


def surcharge(g: VtesState, combat: CombatFacts, blow: Blow) -> int:
    """The blood or life that a strike costs more because of whom it is against. Dodging, ending the combat
    and what only concerns cards on him is not against him."""
    if "strike-cost" not in g.speakers or blow.none or blow.aim != NONE:
        return 0
    against = any(
        part.damage is not None or part.strength is not None or part.steal_blood or part.effects
        for part in parts_of(g, blow)
    )
    other = combat.other(blow.minion)
    return max(0, queries.modified(g, "strike-cost", other, 0)) if against and other in g.play else 0


def _own_cost(g: VtesState, blow: Blow) -> int:
    """The blood or life that a strike costs by itself."""
    if blow.card:
        face = g.face(blow.source)
        mode = face.modes[int(blow.path.split(".")[1])]
        return reckon(g, blow.seat, printed_cost(face, mode), blow.minion, blow.source, blow.x, mode=mode)[0]
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
        ("equipment", blow.weapon != NONE or (not blow.card and queries.is_equipment(g, blow.source))),
        ("weapon", blow.weapon != NONE or (not blow.card and queries.is_weapon(g, blow.source))),
    ):
        if concerned and queries.forbidden(g, minion, what):
            return why.STRIKE_FORBIDDEN
    if blow.weapon != NONE:
        if not has_weapon(g, blow):
            return why.WEAPON_GONE
        if limits.used(g, f"stolen:{blow.weapon}", "round"):
            return why.JUST_STOLEN  # VTES-6.4.5.3-02
    return None


def cannot_strike(g: VtesState, combat: CombatFacts, minion: int) -> bool:
    """Whether a combatant has no strike in the current pair, whatever strikes there are."""
    if queries.forbidden(g, minion, "strike"):
        return True
    return combat.pair == 0 and queries.forbidden(g, minion, "initial-strike")


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
    if strike.once and limits.used(g, _once(blow), strike.once):
        return why.USED_ALREADY
    r = roles(blow)
    if strike.when is not None and not holds(g, r, strike.when):
        return why.CONDITION
    if strike.cost is not None:
        return why_not_pay(g, blow.seat, strike.cost, blow.minion, blow.source)
    return None


def _once(blow: Blow) -> str:
    return f"strike:{blow.minion}:{blow.source}:{blow.path}"


def roles(blow: Blow, path: str = "") -> EffectContext:
    """The roles in which the effects of a strike are carried out."""
    return EffectContext(
        seat=blow.seat, key=blow.key, path=path, source=blow.source, minion=blow.minion, targets=blow.targets,
        victims=blow.victims, x=blow.x,
    )  # fmt: skip


class ChooseStrike(Frame):
    """A combatant chooses his strike for the pair (VTES-6.4.3.1). When it is announced, everybody may
    use what fits the moment."""

    minion: int

    def run(self, g: VtesState) -> Question | None:
        combat = current_combat(g)
        if combat is None or is_broken(g, combat):
            g.pop()
            return None
        side = combat.side(self.minion)
        if self.step == 1 or side.blow is not None:
            if self.step == 1:
                g.pop()
                return None
            self.step = 1
            open_combat_window(g, combat, Window.STRIKE)
            return None
        other = combat.side(combat.other(self.minion))
        if combat.chooses_first == other.minion and other.blow is None:
            g.pop()  # an effect has turned the order round
            return None
        if self._settle(g, combat, side):
            return None
        return self._ask(g, combat, side)

    def _settle(self, g: VtesState, combat: CombatFacts, side: Side) -> bool:
        """Whether there is nothing to choose: no strike is left to him, or he is committed to a strike
        card."""
        done = side.committed if combat.pair == 0 else None
        if cannot_strike(g, combat, self.minion):
            announce(g, side, Blow(self.minion, side.seat, none=True))
            return True
        if done is not None and done.weapon == NONE:
            # Committed to a strike that is no longer allowed, he has no strike at all.
            more = surcharge(g, combat, done)
            lost = why_forbidden(g, combat, done) is not None or g.play[self.minion].blood < more
            announce(g, side, Blow(self.minion, side.seat, none=True) if lost else done)
            return True
        return False

    def _ask(self, g: VtesState, combat: CombatFacts, side: Side) -> Question | None:
        seat = g.play[self.minion].controller
        question = Question(seat, "vtes-ask-strike", minion=f"card:{self.minion}")
        for blow in blows_in_play(g, combat, self.minion):
            offer_blow(question, blow, why_not_offered(g, combat, blow))
        uses = [use for use in uses_of(g, seat, Window.STRIKE) if use.minion in (self.minion, NONE)]
        offer_uses(g, question, uses)
        # Who has maneuvered with a strike is bound to it (ruling on Lucian).
        bound = combat.pair == 0 and side.committed is not None
        may_decline = not bound and queries.modified(g, "not-strike", self.minion, 0) > 0
        # A strike he has without a card must be made; nobody is forced to show a card from hand.
        if may_decline or not any(isinstance(value, Blow) for value in question.values):
            question.offer("no-strike", "vtes-do-no-strike", Blow(self.minion, seat, none=True))
        if len(question.options) == 1 and g.options.windows == "able":
            announce(g, side, question.values[0])  # nothing to choose, and nothing to hide
            return None
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        if isinstance(choice.value, Use):
            begin_use(g, choice.seat, choice.value, Window.STRIKE)
            return
        combat = current_combat(g)
        assert combat is not None
        blow: Blow = choice.value
        if blow.key and not blow.none:
            strike = strike_of(blow)
            if strike.once:
                limits.note(g, _once(blow), strike.once)
            if strike.cost is not None:
                pay(g, blow.seat, strike.cost, blow.minion, blow.source)
        announce(g, combat.side(self.minion), blow)


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
    more = 0 if combat is None else surcharge(g, combat, blow)
    if more:
        counters.burn_blood(g, blow.minion, more)
        counters.check_life(g, blow.minion)


@performs(v.Strike)
def _strike_card(g: VtesState, r: EffectContext, effect: v.Strike) -> None:
    """A strike card was played, or an ability that strikes was used. In the range step its maneuver is
    made and commits him to it (VTES-6.4.2-08, VTES-6.4.2-09); else it is his strike for the pair."""
    from nocturne.vtes.rules.combat_effects import keep, maneuver

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
        side.committed = blow
        maneuver(g, combat, r.minion)
    elif side.blow is None and not is_broken(g, combat):
        announce(g, side, blow)
    else:
        return
    for part in parts_of(g, blow):
        if part.press:
            keep(combat, r.minion, "press", part.press_only, "round", r.source)
