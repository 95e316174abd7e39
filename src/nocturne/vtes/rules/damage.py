"""Damage: prevention, then healing or loss of life (VTES-6.4.6).

``Damage`` handles all damage that is inflicted at the same time, on however many victims. Each victim's
controller may prevent, card by card; what is left is successfully inflicted and dealt with in one go,
without interruption (VTES-6.4.6-18). Then come the consequences: torpor and burning, in ``torpor``.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext, needs_of, node_at
from nocturne.vtes.frames.combat import CombatFacts, DamageFacts, Hit
from nocturne.vtes.frames.torpor import Fate
from nocturne.vtes.rules import counters, queries, why
from nocturne.vtes.rules.combat import current_combat, open_combat_window
from nocturne.vtes.rules.opening import open_window
from nocturne.vtes.rules.perform import (
    amount,
    amount_for,
    as_seen_by,
    card_of,
    holds_for,
    matches,
    performs,
    push_effects,
)
from nocturne.vtes.rules.torpor import Fates, is_wounded, lost_last_life
from nocturne.vtes.state import Lasting, VtesState
from nocturne.vtes.terms import NONE, Region, Window


class Damage(DamageFacts):
    """Damage being resolved. ``victim`` is the one whose damage may be prevented now."""

    def run(self, g: VtesState) -> None:
        match self.step:
            case 0:
                self.step = 1
                self._begin(g)
            case 1:
                self._next_victim(g)
            case 2:
                self.step = 3
                self._handle(g)
            case _:
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
            self.step = 2
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
        inflicted = False
        for victim in self.victims:
            hits = [_as_taken(g, hit) for hit in self.hits if hit.victim == victim and hit.total > 0]
            hits = _at_most(g, victim, [hit for hit in hits if hit.total > 0])
            if hits and victim in g.play:
                inflicted = True
                fates += suffer(g, victim, hits)
        if inflicted:
            combat = current_combat(g)
            if combat is not None and combat.sides:
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
    """More or less of every strike or damaging effect against the victim, before anybody prevents any."""
    change = queries.modified(g, "damage-taken", hit.victim, 0, note="")
    combat = current_combat(g)
    if combat is not None and hit.dealer != NONE and combat.other(hit.victim) == hit.dealer:
        change += queries.modified(g, "damage-taken", hit.victim, 0, note="opponent")
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


def _has(g: VtesState, query: str, hit: Hit) -> bool:
    """Whether the victim has a property towards this damage; the note of an effect may ask for damage
    from a strike, or from a kind of strike."""
    words = {*hit.kinds, "strike"} if hit.strike else set()
    total = 0
    for modifier, source in queries.modifiers(g, query, hit.victim):
        if (
            words.issuperset(modifier.note.split())
            and (modifier.when is None or holds_for(g, modifier.when, source, hit.victim))
            and (modifier.against is None or _comes_from(g, source, modifier.against, hit))
        ):
            total += amount_for(g, modifier.amount, source, hit.victim)
    for effect in queries.passing(g, query, hit.victim):
        if words.issuperset(effect.note.split()):
            total += effect.amount
    return total > 0


def _comes_from(g: VtesState, speaker: int, wanted: v.Filter, hit: Hit) -> bool:
    """Whether damage is dealt by such a minion, or comes from such a card (a retainer)."""
    r = as_seen_by(g, speaker, hit.victim)
    return any(card != NONE and matches(g, r, wanted, card) for card in (hit.dealer, hit.source))


def _at_most(g: VtesState, victim: int, hits: list[Hit]) -> list[Hit]:
    """What goes beyond the most that can be inflicted on a minion in a round is prevented by itself."""
    limits = [(effect.amount, effect.note) for effect in queries.passing(g, "most-damage", victim)]
    limits += [
        (amount_for(g, modifier.amount, source, victim), modifier.note)
        for modifier, source in queries.modifiers(g, "most-damage", victim)
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
        normal = min(hit.normal, room)
        room -= normal
        aggravated = hit.aggravated if spare_aggravated else min(hit.aggravated, room)
        room = max(0, room - aggravated)
        found.append(replace(hit, normal=normal, aggravated=aggravated))
    return [hit for hit in found if hit.total > 0]


def _caps(effect: Lasting, victim: int) -> bool:
    return effect.what == "most-damage" and effect.card == victim


# -- suffering it


def origin(g: VtesState, hits: list[Hit]) -> tuple[int, int]:
    """The minion who deals some damage and the card in play it comes from; NONE where there is not one."""
    dealers = {hit.dealer for hit in hits} - {NONE}
    by = dealers.pop() if len(dealers) == 1 else NONE
    cards = {hit.source for hit in hits if hit.source in g.play} - {NONE, by}
    return by, cards.pop() if len(cards) == 1 else NONE


def suffer(g: VtesState, victim: int, hits: list[Hit]) -> tuple[Fate, ...]:
    """Damage is successfully inflicted: a vampire heals, an ally or retainer loses life. What becomes of the
    victim is given back; it happens when all damage has been handled."""
    normal, aggravated = sum(hit.normal for hit in hits), sum(hit.aggravated for hit in hits)
    combat = current_combat(g)
    by, weapon = origin(g, hits)
    in_combat = combat is not None and bool(combat.sides)
    g.emit(
        events.DamageInflicted(
            victim,
            normal + aggravated,
            aggravated,
            None if by == NONE else by,
            in_combat,
            None if weapon == NONE else weapon,
        )
    )
    if g.face(victim).vampire:
        lost, fates = _heal(g, victim, normal, aggravated, by)
    else:
        # VTES-6.4.6-16: to allies and retainers all damage is alike, 1 life a point.
        lost = counters.burn_blood(g, victim, normal + aggravated)
        fates = lost_last_life(g, victim, by)
    if combat is not None and combat.sides:
        _count(combat, victim, hits, lost)
    return fates


def _heal(g: VtesState, vampire: int, normal: int, aggravated: int, by: int) -> tuple[int, tuple[Fate, ...]]:
    """Normal damage first (VTES-6.4.6-11): 1 blood heals a point (VTES-6.4.6-04). What cannot be healed
    wounds (VTES-6.4.6-05); so does the first aggravated point on a healthy vampire, each further one
    costs a blood or destroys him (VTES-6.4.6-06 to -08)."""
    blood = g.play[vampire].blood
    healed = min(normal, blood)
    was_wounded = is_wounded(g, vampire)
    wounded = was_wounded or normal > healed
    threats = aggravated if wounded else max(0, aggravated - 1)
    wounded = wounded or aggravated > 0
    averted = min(threats, blood - healed)
    lost = counters.burn_blood(g, vampire, healed + averted)
    if threats > averted:
        return lost, (Fate(vampire, "burn", by),)  # VTES-6.4.6-13: without passing through torpor
    if not wounded or was_wounded:
        return lost, ()
    g.emit(events.Wounded(vampire))
    return lost, (Fate(vampire, "torpor", by),)


def _count(combat: CombatFacts, victim: int, hits: list[Hit], lost: int) -> None:
    """What the combat remembers about damage: who inflicted and who lost how much."""
    total = sum(hit.total for hit in hits)
    if victim in combat.minions():
        side = combat.side(victim)
        side.taken_round += total
        side.lost_strike += lost
        side.lost_round += lost
        side.lost_combat += lost
    for hit in hits:
        if hit.dealer in combat.minions() and hit.victim == combat.other(hit.dealer):
            dealer = combat.side(hit.dealer)
            dealer.inflicted_round += hit.total
            dealer.inflicted_combat += hit.total
            if hit.strike:
                dealer.inflicted_strike += hit.total


# -- inflicting


@performs(v.Inflict)
def _inflict(g: VtesState, r: EffectContext, effect: v.Inflict) -> None:
    """During strike resolution it joins the damage of the strikes; otherwise it is handled now."""
    from nocturne.vtes.rules.strike import Pair, more_of

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
        hit = more_of(g, combat, blow, victim, points)
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


# -- preventing


def can_prevent(g: VtesState, effect: v.Prevent, hit: Hit, disciplines: frozenset[str], source: int) -> bool:
    """Whether an effect can prevent points of some damage."""
    if not hit.preventable or (queries.is_retainer(g, hit.victim) and not g.options.retainer_protection):
        return False
    if not ((hit.normal and effect.normal) or (hit.aggravated and effect.aggravated)):
        return False
    if (effect.strike or effect.kinds) and not hit.strike:
        return False
    if effect.kinds and not set(effect.kinds) & set(hit.kinds):
        return False
    if set(effect.not_kinds) & set(hit.kinds):
        return False
    if disciplines & set(hit.barred) or ("equipment" in hit.barred and queries.is_equipment(g, source)):
        return False
    return not hit.only or bool(disciplines & set(hit.only))


def _protects(g: VtesState, r: EffectContext, effect: v.Prevent, victim: int) -> bool:
    """Whether a prevention is for damage to this victim: to who uses it, to such minions, to anybody."""
    if effect.whom is not None:
        return matches(g, r, effect.whom, victim)
    return effect.anyone or victim == r.minion


def why_not_prevent(g: VtesState, r: EffectContext, effect: v.Prevent) -> Why | None:
    """Why prevention cannot be used: it needs at least one point it can prevent (VTES-6.4.6-27)."""
    damage: DamageFacts | None = g.frame_of(DamageFacts)
    if effect.until and damage is None:
        return None  # ahead of any damage
    if damage is None or damage.victim == NONE:
        return why.NOTHING_TO_PREVENT
    if not _protects(g, r, effect, damage.victim):
        return why.NOT_YOUR_DAMAGE
    if queries.forbidden(g, r.minion, "prevent"):
        return why.MINION_BARRED
    needs = needs_of(r.key, r.path)
    if any(h.victim == damage.victim and can_prevent(g, effect, h, needs, r.source) for h in damage.hits):
        return None
    return why.NOTHING_TO_PREVENT


@performs(v.Prevent)
def _prevent(g: VtesState, r: EffectContext, effect: v.Prevent) -> None:
    damage: DamageFacts | None = g.frame_of(DamageFacts)
    if effect.until:
        words = [word for word, said in (("half", effect.half), ("strike", effect.strike)) if said]
        words += [
            word
            for word, said in (("normal", not effect.aggravated), ("aggravated", not effect.normal))
            if said
        ]
        words += [f"kind:{kind}" for kind in effect.kinds]
        points = -1 if effect.amount is None else amount(g, r, effect.amount)
        g.lasting.append(
            Lasting("prevent", points, card=r.minion, until=effect.until, source=r.key, note=" ".join(words))
        )
        if damage is not None:
            damage.hits = tuple(
                _less_by(g, hit, g.lasting[-1]) if hit.victim == r.minion else hit for hit in damage.hits
            )
        return
    if damage is None or damage.victim == NONE or not _protects(g, r, effect, damage.victim):
        return
    needs = needs_of(r.key, r.path)
    eligible = tuple(
        index
        for index, hit in enumerate(damage.hits)
        if hit.victim == damage.victim and can_prevent(g, effect, hit, needs, r.source)
    )
    budget = _budget(g, r, effect, [damage.hits[index] for index in eligible])
    if effect.carries and effect.amount is not None:
        left_over(g, r.minion, r.key, r.part(), amount(g, r, effect.amount) - budget)
    if budget > 0:
        g.push(
            Preventing(
                seat=r.seat,
                eligible=eligible,
                budget=budget,
                normal=effect.normal,
                aggravated=effect.aggravated,
            )
        )


LEFT_OVER = "prevention"
"""A passing effect: points of a prevention that can still be used in this combat (``Prevent.carries``)."""


def left_over(g: VtesState, minion: int, key: int, path: str, points: int) -> None:
    """What a prevention did not use up can be used on later damage of the combat."""
    g.lasting = [
        e
        for e in g.lasting
        if not (e.what == LEFT_OVER and e.card == minion and (e.source, e.note) == (key, path))
    ]
    if points > 0 and current_combat(g) is not None:
        g.lasting.append(Lasting(LEFT_OVER, points, card=minion, until="combat", source=key, note=path))


def usable_left_over(g: VtesState, seat: int) -> Iterator[int]:
    """The points of earlier preventions a Methuselah may use on the damage being resolved, by place in
    the list of passing effects."""
    damage: DamageFacts | None = g.frame_of(DamageFacts)
    now = None if damage is None else g.play.get(damage.victim)
    if damage is None or now is None or now.controller != seat:
        return
    for index, effect in enumerate(g.lasting):
        if effect.what != LEFT_OVER or effect.card != damage.victim:
            continue
        prevent: v.Prevent = node_at(effect.source, effect.note)
        if any(
            hit.victim == damage.victim and can_prevent(g, prevent, hit, frozenset(), NONE)
            for hit in damage.hits
        ):
            yield index


def use_left_over(g: VtesState, seat: int, index: int) -> None:
    """Prevent with what an earlier prevention left."""
    damage: DamageFacts | None = g.frame_of(DamageFacts)
    assert damage is not None
    effect = g.lasting[index]
    prevent: v.Prevent = node_at(effect.source, effect.note)
    eligible = tuple(
        i
        for i, hit in enumerate(damage.hits)
        if hit.victim == damage.victim and can_prevent(g, prevent, hit, frozenset(), NONE)
    )
    there = sum(
        damage.hits[i].normal * prevent.normal + damage.hits[i].aggravated * prevent.aggravated
        for i in eligible
    )
    budget = min(effect.amount, there)
    left_over(g, effect.card, effect.source, effect.note, effect.amount - budget)
    g.push(
        Preventing(
            seat=seat, eligible=eligible, budget=budget, normal=prevent.normal, aggravated=prevent.aggravated
        )
    )


def _budget(g: VtesState, r: EffectContext, effect: v.Prevent, hits: list[Hit]) -> int:
    there = sum(hit.normal * effect.normal + hit.aggravated * effect.aggravated for hit in hits)
    if effect.half:
        return (there + 1) // 2
    # VTES-6.4.6-28: it may be able to prevent more than there is.
    return there if effect.amount is None else min(there, amount(g, r, effect.amount))


class Preventing(Frame):
    """Points being taken away from damage. Where aggravated and normal points compete, the player
    chooses, point by point (VTES-6.4.6-12)."""

    seat: int
    eligible: tuple[int, ...]
    budget: int
    normal: bool
    aggravated: bool
    done: int = 0

    def run(self, g: VtesState) -> Question | None:
        damage: DamageFacts | None = g.frame_of(DamageFacts)
        if damage is None:
            g.pop()
            return None
        normal = self.normal * sum(damage.hits[index].normal for index in self.eligible)
        aggravated = self.aggravated * sum(damage.hits[index].aggravated for index in self.eligible)
        if self.budget < 1 or not normal + aggravated:
            g.pop()
            if self.done:
                g.emit(events.DamagePrevented(damage.victim, self.done))
            return None
        if normal and aggravated and self.budget < normal + aggravated:
            question = Question(self.seat, "vtes-ask-prevent", left=self.budget)
            question.offer("aggravated", "vtes-do-prevent-aggravated", True, args={"points": aggravated})
            question.offer("normal", "vtes-do-prevent-normal", False, args={"points": normal})
            return question
        self._take_points(damage, aggravated=bool(aggravated))
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        self._take_points(g.frame_of(DamageFacts), aggravated=choice.value)

    def _take_points(self, damage: DamageFacts, aggravated: bool) -> None:
        """One point; from what few effects can prevent last, so that a prevention for strikes still
        finds some."""
        self.budget -= 1
        self.done += 1
        for index in sorted(self.eligible, key=lambda i: (damage.hits[i].strike, i)):
            hit = damage.hits[index]
            if hit.aggravated if aggravated else hit.normal:
                less = hit.less(0, 1) if aggravated else hit.less(1)
                damage.hits = (*damage.hits[:index], less, *damage.hits[index + 1 :])
                return


def _standing_prevention(g: VtesState, hit: Hit) -> Hit:
    """What earlier effects prevent of every strike from now on."""
    for effect in g.lasting:
        if effect.what == "prevent" and effect.card == hit.victim:
            hit = _less_by(g, hit, effect)
    return hit


def _less_by(g: VtesState, hit: Hit, effect: Lasting) -> Hit:
    words = effect.note.split()
    kinds = {word.partition(":")[2] for word in words if word.startswith("kind:")}
    if not hit.preventable or (("strike" in words or kinds) and not hit.strike):
        return hit
    if kinds and not kinds & set(hit.kinds):
        return hit
    normal = 0 if "aggravated" in words else hit.normal
    aggravated = 0 if "normal" in words else hit.aggravated
    there = normal + aggravated
    points = (
        (there + 1) // 2 if "half" in words else there if effect.amount < 0 else min(there, effect.amount)
    )
    if points:
        g.emit(events.DamagePrevented(hit.victim, points))
    gone = min(points, aggravated)  # the worse points first
    return hit.less(points - gone, gone)
