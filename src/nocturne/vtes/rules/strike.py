"""Strikes: choosing them, resolving them pair by pair, and what they do (VTES-6.4.3, VTES-6.4.5).

``Pair`` is the procedure of one pair of strikes. Each combatant chooses in turn (``ChooseStrike``), the
second knowing what the first has chosen; then strikes that end the combat resolve, then those with first
strike, then the others. What strikes do is collected first and the damage handled together afterwards
(VTES-6.4.3.2-04).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.rules import counters, limits, queries, why
from nocturne.vtes.rules.blow import (
    aims_for,
    changes,
    damage_of,
    is_dodged,
    kinds_of,
    name_of,
    parts_of,
    strike_of,
    strikes_first,
    works,
)
from nocturne.vtes.rules.combat import Blow, Combat, Deed, Extra, Side, Tied, current_combat
from nocturne.vtes.rules.damage import Damage, Hit
from nocturne.vtes.rules.effects.playing import why_not_bear
from nocturne.vtes.rules.pay import pay, why_not_pay
from nocturne.vtes.rules.perform import Resolve, amount, card_of, holds, performs
from nocturne.vtes.rules.torpor import Fate, lost_last_life
from nocturne.vtes.rules.window import Use, begin_use, offer_uses, uses_of
from nocturne.vtes.state import Lasting, VtesState
from nocturne.vtes.terms import NONE, Window

# -- choosing


def blows_in_play(g: VtesState, combat: Combat, minion: int) -> Iterator[Blow]:
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


def _blows_against(g: VtesState, combat: Combat, minion: int) -> Iterator[Blow]:
    """The strikes that a card on the opponent offers a combatant."""
    other = combat.other(minion)
    if other not in g.play:
        return
    for source in queries.borne(g, other):
        face = g.face(source)
        for index, strike in enumerate(face.strikes):
            if strike.by_opponent:
                yield Blow(minion, g.play[minion].controller, face.key, f"strikes.{index}", source)


def why_not_blow(g: VtesState, combat: Combat, blow: Blow) -> Why | None:
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
    return _why_nothing_to_take(g, combat, blow)


def _is_such(g: VtesState, combat: Combat, side: Side, blow: Blow) -> bool:
    """Whether a strike is one of those his additional strikes may be."""
    if side.given is not None:
        return (blow.key, blow.path) == (side.given.key, side.given.path)
    return not side.only or kinds_of(g, combat, blow).issuperset(side.only)


def _why_nothing_to_take(g: VtesState, combat: Combat, blow: Blow) -> Why | None:
    """A strike that only steals or destroys something needs something to steal or destroy
    (VTES-1.6.1.1-09)."""
    for part in parts_of(g, blow):
        what = part.steal or part.destroy
        harmless = part.damage is None and part.strength is None
        thief = blow.minion if part.steal else NONE
        if what and harmless and not takeable(g, combat.other(blow.minion), what, thief):
            return why.NOTHING_TO_TAKE
    return None


def why_forbidden(g: VtesState, combat: Combat, blow: Blow) -> Why | None:
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
    ):
        if concerned and queries.forbidden(g, minion, what):
            return why.STRIKE_FORBIDDEN
    if blow.weapon != NONE:
        if not _has_weapon(g, blow):
            return why.WEAPON_GONE
        if limits.used(g, f"stolen:{blow.weapon}", "round"):
            return why.JUST_STOLEN  # VTES-6.4.5.3-02
    return None


def cannot_strike(g: VtesState, combat: Combat, minion: int) -> bool:
    """Whether a combatant has no strike in the current pair, whatever strikes there are."""
    if queries.forbidden(g, minion, "strike"):
        return True
    return combat.pair == 0 and queries.forbidden(g, minion, "initial-strike")


def _has_weapon(g: VtesState, blow: Blow) -> bool:
    """Whether the weapon of a strike is still on the striking minion, and not out of play in a contest
    (VTES-4.1-02)."""
    weapon = g.play.get(blow.weapon)
    return weapon is not None and weapon.on == blow.minion and not weapon.contested


def why_not_offered(g: VtesState, combat: Combat, blow: Blow) -> Why | None:
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


def roles(blow: Blow, path: str = "") -> Resolve:
    """The roles in which the effects of a strike are carried out."""
    return Resolve(
        seat=blow.seat, key=blow.key, path=path, source=blow.source, minion=blow.minion, targets=blow.targets,
        victims=blow.victims, x=blow.x,
    )  # fmt: skip


class ChooseStrike(Frame):
    """A combatant chooses his strike for the pair (VTES-6.4.3.1). When it is announced, everybody may
    use what fits the moment."""

    minion: int

    def run(self, g: VtesState) -> Question | None:
        combat = current_combat(g)
        if combat is None or combat.broken(g):
            g.pop()
            return None
        side = combat.side(self.minion)
        if self.step == 1 or side.blow is not None:
            if self.step == 1:
                g.pop()
                return None
            self.step = 1
            combat.open(g, Window.STRIKE)
            return None
        other = combat.side(combat.other(self.minion))
        if combat.chooses_first == other.minion and other.blow is None:
            g.pop()  # an effect has turned the order round
            return None
        if self._settle(g, combat, side):
            return None
        return self._ask(g, combat, side)

    def _settle(self, g: VtesState, combat: Combat, side: Side) -> bool:
        """Whether there is nothing to choose: no strike is left to him, or he is committed to a strike
        card."""
        done = side.committed if combat.pair == 0 else None
        if cannot_strike(g, combat, self.minion):
            announce(g, side, Blow(self.minion, side.seat, none=True))
            return True
        if done is not None and done.weapon == NONE:
            # Committed to a strike that is no longer allowed, he has no strike at all.
            lost = why_forbidden(g, combat, done) is not None
            announce(g, side, Blow(self.minion, side.seat, none=True) if lost else done)
            return True
        return False

    def _ask(self, g: VtesState, combat: Combat, side: Side) -> Question | None:
        seat = g.play[self.minion].controller
        question = Question(seat, "vtes-ask-strike", minion=f"card:{self.minion}")
        for blow in blows_in_play(g, combat, self.minion):
            offer_blow(question, blow, why_not_offered(g, combat, blow))
        uses = [use for use in uses_of(g, seat, Window.STRIKE) if use.minion in (self.minion, NONE)]
        offer_uses(g, question, uses)
        may_decline = queries.modified(g, "not-strike", self.minion, 0) > 0
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
    subjects: tuple[str, ...] = ()
    if not blow.key:
        key, label = "strike:hand", "vtes-do-strike-hand"
        args["amount"] = f"strength:{blow.minion}"
    else:
        key, label = f"strike:{blow.source}:{blow.path.rpartition('.')[2]}", "vtes-do-strike"
        args |= {"card": f"card:{blow.source}", "strike": name_of(strike_of(blow))}
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
        g.tell(events.StrikeForgone(blow.minion))
        return
    word = "vtes-strike-hand" if not blow.key else name_of(strike_of(blow))
    source = blow.weapon if blow.weapon != NONE else blow.source
    if source in g.play and source != blow.minion:
        g.tell(events.StrikeWith(blow.minion, word, source))
    else:
        g.tell(events.StrikeChosen(blow.minion, word))
    if blow.aim != NONE:
        g.tell(events.StrikeAimed(blow.minion, blow.aim))


@performs(v.Strike)
def _strike_card(g: VtesState, r: Resolve, effect: v.Strike) -> None:
    """A strike card was played, or an ability that strikes was used. In the range step its maneuver is
    made and commits him to it (VTES-6.4.2-08, VTES-6.4.2-09); else it is his strike for the pair."""
    from nocturne.vtes.rules.combat import Stage
    from nocturne.vtes.rules.combat_effects import maneuver

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
    elif side.blow is None and not combat.broken(g):
        announce(g, side, blow)
    else:
        return
    for part in parts_of(g, blow):
        if part.press:
            from nocturne.vtes.rules.combat_effects import keep

            keep(combat, r.minion, "press", part.press_only, "round", r.source)


# -- a pair of strikes


class Pair(Frame):
    """One pair of strikes; with additional strikes only those who have some take part (VTES-6.4.3.3-03)."""

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
        match self.step:
            case 0:
                self.step = 1
                for side in combat.sides:
                    side.blow = None
                    side.inflicted_strike = side.lost_strike = side.dealt_strike = 0
            case 1:
                self._choose(g, combat)
            case 2:
                self._begin_resolution(g, combat)
            case 3:
                self._prepare(g, combat)
            case 4:
                self._take_effect(g, combat)
            case 5:
                self.step = 6
                self.collecting = False
                hits, fates = self.hits, self.fates
                self.hits, self.fates = (), ()
                if hits or fates:
                    g.push(Damage(hits=hits, fates=fates))
            case 6:
                self._afterwards(g, combat)
            case 7:
                if self.normal or combat.broken(g):
                    self._finish(g, combat)
                else:
                    self.step = 3
                    self.normal = True
                    self.group = tuple(m for m in combat.minions() if m not in self.group)
            case _:
                self._finish(g, combat)

    def _choose(self, g: VtesState, combat: Combat) -> None:
        """VTES-6.4.3-04: the acting minion chooses first, then the other."""
        if combat.broken(g):
            self._finish(g, combat)
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
        self.step = 2
        combat.open(g, Window.BEFORE_RESOLUTION)

    def _begin_resolution(self, g: VtesState, combat: Combat) -> None:
        if combat.broken(g):
            self._finish(g, combat)
            return
        if any(side.blow is None for side in combat.sides):
            self.step = 1  # a strike was canceled and must be chosen anew
            return
        enders = [side.blow for side in combat.sides if side.blow is not None and _ends(g, side.blow)]
        if enders:
            self.step = 8
            self._end_combat(g, combat, enders)
            return
        self.step = 3
        self.group = tuple(
            side.minion
            for side in combat.sides
            if side.blow is not None and not side.blow.none and strikes_first(g, combat, side.blow)
        )
        if not self.group:
            self.normal = True
            self.group = combat.minions()

    def _end_combat(self, g: VtesState, combat: Combat, enders: list[Blow]) -> None:
        """VTES-6.4.5.6-01: before everything else. What else the strike does comes after the combat, but
        for an unlock, which comes before (VTES-6.4.5.6-04)."""
        combat.ended = True
        for blow in enders:
            g.tell(events.CombatEndedBy(blow.minion))
        for blow in reversed(enders):
            strike = strike_of(blow)
            for index, effect in reversed(list(enumerate(strike.effects))):
                path = f"{blow.path}.effects.{index}:{index + 1}"
                if _unlocks(effect):
                    g.push(roles(blow, path))
                else:
                    combat.aftermath = (Deed.of(roles(blow), path), *combat.aftermath)

    def _prepare(self, g: VtesState, combat: Combat) -> None:
        """The amount of damage is settled as resolution begins. What happens by itself in every round
        joins the initial strikes that have no first strike."""
        self.step = 4
        self.collecting = True
        self._spoil_weapons(g, combat)
        for minion in self.group:
            blow = combat.side(minion).blow
            if blow is not None and _lands(g, combat, blow):
                hit = _hit(g, combat, blow)
                if hit is not None:
                    self.hits += (hit,)
        if self.normal and combat.pair == 0:
            combat.open(g, Window.RESOLUTION)
            combat.happen(g, "resolution")
            combat.hear_both(g, events.StrikesResolving)

    def _spoil_weapons(self, g: VtesState, combat: Combat) -> None:
        """Some strikes make the opposing vampire's weapons harmless as they land, for the rest of the
        round."""
        for minion in self.group:
            blow, other = combat.side(minion).blow, combat.other(minion)
            if blow is None or not queries.is_vampire(g, other) or not _lands(g, combat, blow):
                continue
            if any(part.no_weapon_damage for part in parts_of(g, blow)):
                g.lasting.append(
                    Lasting("forbid", 1, card=other, until="round", source=blow.key, note="weapon-damage")
                )

    def _take_effect(self, g: VtesState, combat: Combat) -> None:
        self.step = 5
        blows = [blow for m in self.group if (blow := combat.side(m).blow) is not None and not blow.none]
        landed = [blow for blow in blows if _lands(g, combat, blow)]
        for blow in blows:
            _tell_outcome(g, combat, blow)
        self._steal_blood(g, combat, landed)
        for blow in reversed(blows):
            for part, path in parts_with_paths(g, blow):
                if blow in landed:
                    if part.effects:
                        g.push(roles_at(g, blow, part, f"{path}.effects"))
                    for how, what in (("steal", part.steal), ("destroy", part.destroy)):
                        if what:
                            g.push(TakeFrom(striker=blow.minion, seat=blow.seat, how=how, what=what))
                if part.anyway:
                    g.push(roles_at(g, blow, part, f"{path}.anyway"))
        for blow in blows:
            for tied in blow.tied:
                if tied.when == "dodged" and is_dodged(g, combat, blow):
                    g.push(tied.deed.resolve())

    def _steal_blood(self, g: VtesState, combat: Combat, landed: list[Blow]) -> None:
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
            g.tell(events.BloodStolen(blow.minion, target, stolen))
            if blow.minion in g.play:
                counters.gain_blood(g, blow.minion, stolen)
            self.fates += lost_last_life(g, target, blow.minion)

    def _afterwards(self, g: VtesState, combat: Combat) -> None:
        self.step = 7
        self.collecting = False
        for minion in reversed(self.group):
            side = combat.side(minion)
            blow = side.blow
            if blow is None or blow.none:
                continue
            inflicted = side.inflicted_strike > 0
            for part, path in parts_with_paths(g, blow):
                if part.afterwards:
                    g.push(roles_at(g, blow, part, f"{path}.afterwards"))
                if part.inflicted and inflicted:
                    g.push(roles_at(g, blow, part, f"{path}.inflicted"))
            for tied in reversed(blow.tied):
                if tied.when == "resolved" or (tied.when == "inflicted" and inflicted):
                    g.push(tied.deed.resolve())

    def _finish(self, g: VtesState, combat: Combat) -> None:
        """The pair is over; strikes it provided are gained now (VTES-6.4.3.3-01)."""
        g.pop()
        if combat.pair:
            for side in combat.sides:
                side.additional = max(0, side.additional - 1)
        combat.pair += 1
        combat.chooses_first = NONE
        limits.close(g, "strike")
        limits.expire(g, "strike")
        if combat.broken(g):
            return
        for side in combat.sides:
            if side.blow is not None and not side.blow.none:
                self._gain(g, combat, side, side.blow)

    def _gain(self, g: VtesState, combat: Combat, side: Side, blow: Blow) -> None:
        for part, path in parts_with_paths(g, blow):
            if part.more is None or why_not_more(g, combat, side.minion, part.more) is not None:
                continue
            given = None
            if part.more.strike is not None:
                given = Blow(side.minion, blow.seat, blow.key, f"{path}.more.strike", blow.source)
            gain_strikes(g, combat, side.minion, part.more, amount(g, roles(blow), part.more.amount), given)


def parts_with_paths(g: VtesState, blow: Blow) -> list[tuple[v.Strike, str]]:
    """The strike and, if it uses a weapon, the weapon's, each with the path to it in its own card's tree."""
    parts = parts_of(g, blow)
    paths = [blow.path, f"strikes.{blow.weapon_strike}"]
    return list(zip(parts, paths, strict=False))


def roles_at(g: VtesState, blow: Blow, part: v.Strike, path: str) -> Resolve:
    """The effects of a part of a strike; those of a weapon are read off the weapon."""
    r = roles(blow, path)
    if blow.key and part is strike_of(blow):
        return r
    r.key, r.source = g.printed[blow.weapon], blow.weapon
    return r


def _unlocks(effect: v.Effect) -> bool:
    """Whether an effect only unlocks, perhaps at a choice or on a condition."""
    if isinstance(effect, v.May | v.If):
        return all(_unlocks(inner) for inner in effect.do)
    return isinstance(effect, v.Unlock)


def _ends(g: VtesState, blow: Blow) -> bool:
    return not blow.none and any(part.ends_combat for part in parts_of(g, blow))


def _lands(g: VtesState, combat: Combat, blow: Blow) -> bool:
    """Whether a strike has its effect on its target: it works at this range, is not dodged, and the
    weapon is still his (VTES-6.4.5.4-02)."""
    if blow.none or not works(g, combat, blow) or is_dodged(g, combat, blow):
        return False
    if blow.weapon != NONE and not _has_weapon(g, blow):
        return False
    return blow.aim == NONE or blow.aim in g.play


def _hit(g: VtesState, combat: Combat, blow: Blow) -> Hit | None:
    """The damage a strike deals."""
    target = blow.aim if blow.aim != NONE else combat.other(blow.minion)
    dealt = damage_of(g, combat, blow, target)
    if dealt is None:
        return None
    normal, aggravated = dealt
    parts = parts_of(g, blow)
    return Hit(
        target, normal, aggravated, blow.minion, strike=True, kinds=tuple(sorted(kinds_of(g, combat, blow))),
        preventable=not any(part.unpreventable for part in parts),
        barred=tuple(word for part in parts for word in part.not_prevented_by),
        only=tuple(word for part in parts for word in part.only_prevented_by),
    )  # fmt: skip


def more_of(g: VtesState, combat: Combat, blow: Blow, victim: int, points: int) -> Hit:
    """More damage of a strike that has been made: it has all properties of the base damage
    (VTES-6.4.6-22)."""
    base = _hit(g, combat, blow)
    if base is None:
        return Hit(victim, points, 0, blow.minion, strike=True)
    worse = base.aggravated > 0 and base.normal == 0
    return msgspec.structs.replace(
        base, victim=victim, normal=0 if worse else points, aggravated=points if worse else 0
    )


def _tell_outcome(g: VtesState, combat: Combat, blow: Blow) -> None:
    if not works(g, combat, blow):
        g.tell(events.StrikeOutOfRange(blow.minion))
    elif is_dodged(g, combat, blow):
        g.tell(events.StrikeDodged(blow.minion, combat.other(blow.minion)))
    elif not _lands(g, combat, blow):
        g.tell(events.StrikeLost(blow.minion))


# -- taking and destroying


class TakeFrom(Frame):
    """A strike destroys or steals one of the opponent's cards; the striker chooses which
    (VTES-6.4.5.2-01)."""

    striker: int
    seat: int
    how: str
    what: str

    def _cards(self, g: VtesState) -> list[int]:
        combat = current_combat(g)
        if combat is None:
            return []
        thief = self.striker if self.how == "steal" else NONE
        return takeable(g, combat.other(self.striker), self.what, thief)

    def run(self, g: VtesState) -> Question | None:
        cards = self._cards(g)
        if len(cards) < 2:
            g.pop()
            for card in cards:
                self._take(g, card)
            return None
        question = Question(self.seat, f"vtes-ask-{self.how}", minion=f"card:{self.striker}")
        for card in cards:
            ref = f"card:{card}"
            shown = {"card": f"target:{card}"}
            question.offer(f"target:{card}", "vtes-do-target", card, args=shown, subjects=(ref,))
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        g.pop()
        self._take(g, choice.value)

    def _take(self, g: VtesState, card: int) -> None:
        if self.how == "steal":
            if self.striker in g.play:
                hand_over(g, card, self.striker)
        else:
            counters.burn_card(g, card)


def takeable(g: VtesState, victim: int, what: str, thief: int = NONE) -> list[int]:
    """The cards on a minion that a strike can steal or destroy; a thief steals only what he may have."""
    if victim not in g.play:
        return []
    wanted = {
        "equipment": queries.is_equipment,
        "weapon": queries.is_weapon,
        "retainer": queries.is_retainer,
        "equipment-or-retainer": _equipment_or_retainer,
    }[what]
    return [
        card
        for card in queries.borne(g, victim)
        if wanted(g, card) and (thief == NONE or why_not_bear(g, card, thief) is None)
    ]


def _equipment_or_retainer(g: VtesState, card: int) -> bool:
    return queries.is_equipment(g, card) or queries.is_retainer(g, card)


def hand_over(g: VtesState, card: int, minion: int) -> None:
    """A card goes from one minion to another, who keeps it (VTES-6.4.5.3-01); in a combat he cannot use
    it this round (VTES-6.4.5.3-02)."""
    from nocturne.vtes.rules.control import move_card

    move_card(g, card, minion)
    if g.play[card].on != minion:
        return  # he cannot have it: it stays where it was
    g.tell(events.CardTaken(minion, card))
    if current_combat(g) is not None:
        limits.note(g, f"stolen:{card}", "round")


@performs(v.MoveEquipment)
def _move_equipment(g: VtesState, r: Resolve, effect: v.MoveEquipment) -> None:
    card, minion = card_of(g, r, effect.what), card_of(g, r, effect.to)
    if card in g.play and minion in g.play and g.play[card].on not in (NONE, minion):
        hand_over(g, card, minion)


# -- what changes strikes


def why_not_more(g: VtesState, combat: Combat, minion: int, effect: v.MoreStrikes) -> Why | None:
    """Why a combatant may not gain additional strikes (VTES-6.4.3.3-05, VTES-6.4.3.3-06). Being unable
    to strike is no reason (VTES-6.4.3.3-07)."""
    if combat.pair == 0:
        return why.STRIKES_NOT_YET
    if queries.forbidden(g, minion, "additional"):
        return why.MINION_BARRED
    if combat.side(minion).additional:
        return why.STRIKES_PENDING
    if effect.limited and limits.used(g, f"additional:{minion}", "round"):
        return why.ONE_SOURCE
    return None


def gain_strikes(
    g: VtesState, combat: Combat, minion: int, effect: v.MoreStrikes, gained: int, given: Blow | None = None
) -> None:
    """Additional strikes are gained; ``given``: they must be this one."""
    if gained < 1:
        return
    if effect.limited:
        limits.note(g, f"additional:{minion}", "round")
    side = combat.side(minion)
    side.additional += gained
    side.only = tuple(effect.only)
    side.given = given
    g.tell(events.StrikesGained(minion, gained))


@performs(v.MoreStrikes)
def _more_strikes(g: VtesState, r: Resolve, effect: v.MoreStrikes) -> None:
    combat = current_combat(g)
    if combat is None or r.minion not in combat.minions():
        return
    if why_not_more(g, combat, r.minion, effect) is None:
        gain_strikes(g, combat, r.minion, effect, amount(g, r, effect.amount))


@performs(v.DamageMore)
def _damage_more(g: VtesState, r: Resolve, effect: v.DamageMore) -> None:
    """VTES-6.4.6-19: it must come before the strikes resolve; the damage is reckoned then."""
    combat = current_combat(g)
    minion = card_of(g, r, effect.who)
    if minion == NONE:
        return
    more = amount(g, r, effect.amount)
    words: list[str] = list(effect.kinds)
    if effect.requires:
        words.append(f"requires:{effect.requires}")
    if effect.until == "strike":
        if combat is not None and minion in combat.minions():
            side = combat.side(minion)
            if side.blow is not None and kinds_of(g, combat, side.blow).issuperset(words):
                extras = (*side.blow.extras, Extra(more, effect.aggravated))
                side.blow = msgspec.structs.replace(side.blow, extras=extras)
        return
    if effect.this_weapon:
        weapon = r.source if queries.is_weapon(g, r.source) else card_of(g, r, "weapon")
        words.append(f"weapon:{weapon}")
    query = "aggravated-damage" if effect.aggravated else "damage"
    g.lasting.append(
        Lasting(query, more, card=minion, until=effect.until, source=r.key, note=" ".join(words))
    )


@performs(v.Rider)
def _rider(g: VtesState, r: Resolve, effect: v.Rider) -> None:
    combat = current_combat(g)
    minion = card_of(g, r, effect.who)
    if combat is None or minion not in combat.minions():
        return
    side = combat.side(minion)
    if side.blow is not None:
        tied = (*side.blow.tied, Tied(effect.when, Deed.of(r, r.part("do"))))
        side.blow = msgspec.structs.replace(side.blow, tied=tied)


@performs(v.ChoosesFirst)
def _chooses_first(g: VtesState, r: Resolve, effect: v.ChoosesFirst) -> None:
    combat = current_combat(g)
    if combat is not None:
        combat.chooses_first = card_of(g, r, effect.who)


@performs(v.ChooseAgain)
def _choose_again(g: VtesState, r: Resolve, effect: v.ChooseAgain) -> None:
    """VTES-6.4.5.7-06: everything the canceled strike brings goes with it."""
    combat = current_combat(g)
    minion = card_of(g, r, effect.who)
    if combat is None or minion not in combat.minions():
        return
    side = combat.side(minion)
    canceled = side.blow
    if canceled is None or canceled.none:
        return
    combat.kept = tuple(
        kept for kept in combat.kept if kept.source != canceled.source or canceled.source == NONE
    )
    side.blow = Blow(minion, side.seat, none=True) if effect.lost else None
    side.committed = None
    g.tell(events.StrikeCanceled(minion))
