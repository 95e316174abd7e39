"""Torpor and the ends of minions: going to torpor, being burned, leaving torpor, being rescued (VTES-6.5).

``Fates`` is what becomes of one or several minions at the same moment. Each fate has a window of its own
just before it happens, for effects that replace it. Diablerie has its own module.
"""

from __future__ import annotations

from nocturne.kernel.decision import Choice, Question, Why
from nocturne.kernel.frames import start, starts
from nocturne.kernel.state import Frame
from nocturne.vtes import events
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.kinds import Kind
from nocturne.vtes.frames.torpor import DiablerieFacts, DoomFacts, Fate, FatesFacts
from nocturne.vtes.rules import control, counters, queries, why
from nocturne.vtes.rules.action import Action, costs, resolves
from nocturne.vtes.rules.combat import current_combat, open_combat_window
from nocturne.vtes.rules.minion import cardless, why_not_act, why_not_again, why_not_directed
from nocturne.vtes.rules.opening import open_window
from nocturne.vtes.rules.perform import (
    amount_for,
    as_seen_by,
    as_vampire,
    card_of,
    checks,
    holds,
    judges,
    matches,
    performs,
)
from nocturne.vtes.state import InPlay, VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region, Window

WOUNDED = "wounded"
"""The mark of a vampire who is wounded though he is not in torpor (yet)."""


def is_wounded(g: VtesState, vampire: int) -> bool:
    """VTES-6.4.6-09: with unhealed damage, in torpor, or on the way there."""
    now = g.play[vampire]
    return now.region is Region.TORPOR or WOUNDED in now.marks


def lost_last_life(g: VtesState, card: int, by: int = NONE) -> tuple[Fate, ...]:
    """An ally or retainer without life is burned (VTES-6.4.6-16)."""
    if card not in g.play or g.face(card).vampire or g.play[card].blood:
        return ()
    if g.face(card).ally or queries.is_retainer(g, card):
        return (Fate(card, "no-life", by),)
    return ()


# -- what becomes of minions


@starts(Kind.FATES)
class Fates(FatesFacts):
    """Fates that come at the same moment. Who is both to be burned and to go to torpor goes there first
    if his controller likes (VTES-6.5.1-05)."""

    def run(self, g: VtesState) -> Question | None:
        if not self.settled:
            for card in dict.fromkeys(fate.card for fate in self.fates):
                kinds = {fate.kind for fate in self.fates if fate.card == card}
                if len(kinds) > 1 and "torpor" in kinds and card in g.play:
                    question = Question(g.play[card].controller, "vtes-ask-fate", minion=f"card:{card}")
                    question.offer("torpor", "vtes-do-torpor-first", card)
                    question.offer("burn", "vtes-do-burn-at-once", card)
                    return question
            self.settled = True
            self.fates = tuple(dict.fromkeys(self.fates))
        if self.at >= len(self.fates):
            g.pop()
            return None
        fate = self.fates[self.at]
        self.at += 1
        if fate.card in g.play:
            g.push(Doom(card=fate.card, kind=fate.kind, by=fate.by))
        return None

    def take(self, g: VtesState, choice: Choice) -> None:
        """Burning alone leaves torpor out; otherwise it comes first."""
        own = [fate for fate in self.fates if fate.card == choice.value]
        others = tuple(fate for fate in self.fates if fate.card != choice.value)
        burns = [fate for fate in own if fate.kind != "torpor"]
        if choice.key == "burn":
            self.fates = (*others, *burns[:1])
            return
        card = choice.value
        g.push(Doom(card=card, kind="torpor", by=own[0].by))
        self.fates = (*others, *burns[:1])


@starts(Kind.DOOM)
class Doom(DoomFacts):
    """One minion on his way to torpor or to the ash heap. The window is the moment for effects that
    replace it."""

    def run(self, g: VtesState) -> None:
        now = g.play.get(self.card)
        if now is None or self.spared:
            g.pop()
            return
        if self.step == 0:
            self.step = 1
            if g.face(self.card).minion and now.region is not Region.UNCONTROLLED:
                window = Window.GOING_TO_TORPOR if self.kind == "torpor" else Window.BURNING
                combat = current_combat(g)
                if combat is not None and self.card in combat.minions():
                    open_combat_window(g, combat, window)
                else:
                    open_window(g, window, g.active, now.controller)
            return
        g.pop()
        match self.kind:
            case "torpor":
                go_to_torpor(g, self.card)
            case "no-life" if g.face(self.card).imbued:
                from nocturne.vtes.rules.imbued import incapacitate

                incapacitate(g, self.card)
            case _:
                self._burn(g)

    def _burn(self, g: VtesState) -> None:
        if stolen_instead(g, self.card):
            return
        red_list = is_red_list(g, self.card)
        combat = current_combat(g)
        counters.burn_card(g, self.card)
        if combat is not None and combat.sides and self.card in combat.minions():
            g.on_event(events.OpponentBurned(combat.other(self.card), self.card))
        if combat is None or self.by not in combat.minions():
            return
        g.emit(events.BurnedInCombat(self.by, self.card))
        if red_list:
            award_trophies(g, self.by)


def stolen_instead(g: VtesState, ally: int) -> bool:
    """Whether an ally who would be burned goes over to the vampire he fights, by that one's text; he does."""
    combat = current_combat(g)
    if not g.face(ally).ally or combat is None or combat.has_ended() or ally not in combat.minions():
        return False
    thief = combat.other(ally)
    if thief not in g.play or queries.modified(g, "steals-burned-allies", thief, 0) <= 0:
        return False
    if not g.play[ally].blood:
        counters.gain_blood(g, ally, 1)
    control.take_control(g, ally, g.play[thief].controller)
    counters.lock(g, ally)
    return True


def go_to_torpor(g: VtesState, vampire: int) -> None:
    """A ready vampire is moved to the torpor region with everything on him (VTES-6.5.1-01, VTES-6.5.1-02)."""
    if g.play[vampire].region is not Region.READY:
        return
    _unmark(g, vampire, WOUNDED)
    g.on_event(events.Fallen(vampire, g.play[vampire].controller))
    g.shift(vampire, Region.TORPOR)
    g.emit(events.WentToTorpor(vampire))


def leave_torpor(g: VtesState, vampire: int) -> None:
    """From the torpor region to the ready region; he is no longer wounded (VTES-6.5.2-02, VTES-6.5.3-03)."""
    if g.play[vampire].region is not Region.TORPOR or held_in_torpor(g, vampire):
        return
    _unmark(g, vampire, WOUNDED)
    g.shift(vampire, Region.READY)
    g.emit(events.LeftTorpor(vampire))


def held_in_torpor(g: VtesState, vampire: int) -> bool:
    """Whether something keeps a vampire from being moved to the ready region."""
    return queries.modified(g, "may-leave-torpor", vampire, 0) < 0


def _unmark(g: VtesState, card: int, mark: str) -> None:
    marks = g.play[card].marks
    if mark in marks:
        g.put(card, marks=tuple(m for m in marks if m != mark))


def send_to_torpor(g: VtesState, vampire: int, by: int = NONE) -> None:
    """An effect sends a vampire to torpor; with strikes that are resolving it comes when they have."""
    if vampire in g.play and g.play[vampire].region is Region.READY:
        _befall(g, Fate(vampire, "torpor", by))


def burn_minion(g: VtesState, card: int, by: int = NONE) -> None:
    """An effect burns a minion."""
    if card in g.play:
        _befall(g, Fate(card, "burn", by))


def _befall(g: VtesState, fate: Fate) -> None:
    from nocturne.vtes.rules.strike import Pair

    pair = g.frame_of(Pair)
    if pair is not None and pair.collecting:
        pair.fates += (fate,)
    else:
        g.push(start(Kind.FATES, fates=(fate,)))


def is_doomed(g: VtesState, minion: int) -> bool:
    """VTES-6.4.6-14: being burned or going to torpor now, or no longer ready for having gone. One who is
    to go later is not (VTES-6.4.6-15)."""
    if not queries.is_ready(g, minion):
        return True
    for frame in reversed(g.stack):
        if isinstance(frame, DoomFacts) and frame.card == minion and not frame.spared:
            return True
        if isinstance(frame, FatesFacts) and any(
            fate.card == minion for fate in frame.fates[frame.at if frame.settled else 0 :]
        ):
            return True
    return False


def is_red_list(g: VtesState, card: int) -> bool:
    """Whether a minion is on the Red List (VTES-T-04)."""
    from nocturne.vtes.cards.lexicon import Trait

    return queries.has_trait(g, card, Trait.RED_LIST)


def award_trophies(g: VtesState, minion: int) -> None:
    """A vampire who burned a Red List minion may receive trophies (VTES-T-06)."""
    from nocturne.vtes.rules.red_list import red_list_burned

    red_list_burned(g, minion)


# -- effects


@performs(v.SendToTorpor)
def _send_to_torpor(g: VtesState, r: EffectContext, effect: v.SendToTorpor) -> None:
    card = card_of(g, r, effect.who)
    if card not in g.play:
        return
    if not g.face(card).vampire:
        if as_vampire(g, r, card):
            burn_minion(g, card)  # VTES-1.6.3-10
        return
    combat = current_combat(g)
    if effect.after_combat and combat is not None:
        if WOUNDED not in g.play[card].marks:
            g.put(card, marks=(*g.play[card].marks, WOUNDED))
        combat.delayed = (*combat.delayed, card)
        return
    send_to_torpor(g, card, r.minion)


@performs(v.MoveToReady)
def _move_to_ready(g: VtesState, r: EffectContext, effect: v.MoveToReady) -> None:
    from nocturne.vtes.rules.imbued import leave_incapacitated

    card = card_of(g, r, effect.who)
    if card in g.play and g.play[card].region is Region.INCAPACITATED:
        leave_incapacitated(g, card)  # VTES-IMB-25
    elif card in g.play:
        leave_torpor(g, card)


@performs(v.Rescue)
def _rescue(g: VtesState, r: EffectContext, effect: v.Rescue) -> None:
    """What was about to become of a minion does not."""

    card = card_of(g, r, effect.who)
    for frame in reversed(g.stack):
        if isinstance(frame, DiablerieFacts) and frame.victim == card and frame.step <= 1:
            frame.canceled = True
        if isinstance(frame, DoomFacts) and frame.card == card:
            if not effect.to_torpor:
                frame.spared = True
            elif g.face(card).vampire:
                frame.kind = "torpor"
            return  # an ally whom a card would send to torpor is burned (VTES-1.6.3-10)


@judges(v.Doomed)
def _doomed(g: VtesState, r: EffectContext, condition: v.Doomed) -> bool:
    card = card_of(g, r, condition.who)
    if condition.to_torpor:
        return any(
            isinstance(frame, DoomFacts)
            and frame.card == card
            and frame.kind == "torpor"
            and not frame.spared
            for frame in g.stack
        )
    return is_doomed(g, card)


@checks("doomed")
def _is_being_burned(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return any(
        (isinstance(frame, DoomFacts) and frame.card == card and frame.kind != "torpor" and not frame.spared)
        or (
            isinstance(frame, FatesFacts)
            and any(
                f.card == card and f.kind != "torpor" for f in frame.fates[frame.at if frame.settled else 0 :]
            )
        )
        for frame in g.stack
    )


@judges(v.CanDiablerize)
def _can_diablerize(g: VtesState, r: EffectContext, condition: v.CanDiablerize) -> bool:
    card = card_of(g, r, condition.who)
    return card in g.play and why_not_diablerize(g, card) is None


# -- actions of and on vampires in torpor

LEAVE_COST = 2
"""VTES-6.5.2-01, VTES-6.5.3-01: what leaving torpor and a rescue cost without a card."""


@cardless
def offer_leave_torpor(g: VtesState, minion: int, question: Question) -> None:
    """Leaving torpor: +1 stealth, undirected (VTES-6.5.2-01)."""
    now = g.play[minion]
    if now.region is not Region.TORPOR:
        return
    reason = why_not_act(g, minion, ActionKind.LEAVE_TORPOR)
    if reason is None and held_in_torpor(g, minion):
        reason = why.MINION_BARRED
    if reason is None and now.blood < leave_cost(g, minion):
        reason = why.TOO_LITTLE_BLOOD
    if reason is None:
        reason = why_not_again(g, minion, ActionKind.LEAVE_TORPOR)
    action = Action(seat=now.controller, minion=minion, kind=ActionKind.LEAVE_TORPOR, stealth=1)
    ref = f"card:{minion}"
    question.offer(
        f"leave-torpor:{minion}", "vtes-do-leave-torpor", action, args={"minion": ref}, subjects=(ref,),
        rules=("VTES-6.5.2-01",), unless=reason,
    )  # fmt: skip


def leave_cost(g: VtesState, vampire: int) -> int:
    """What leaving torpor costs a vampire."""
    return max(0, queries.modified(g, "leave-cost", vampire, LEAVE_COST))


@costs(ActionKind.LEAVE_TORPOR)
def _cost_of_leaving(g: VtesState, action: ActionFacts) -> v.Cost:
    return v.Cost(blood=leave_cost(g, action.minion))


@resolves(ActionKind.LEAVE_TORPOR)
def resolve_leave_torpor(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.5.2-02."""
    leave_torpor(g, action.minion)


class BlockedInTorpor(Frame):
    """A vampire in torpor was blocked on his way out: no combat, but a blocking vampire may diablerize him
    (VTES-6.5.2-03). An ally cannot (VTES-6.5.2-04)."""

    victim: int
    blocker: int

    def run(self, g: VtesState) -> Question | None:
        now = g.play.get(self.victim)
        if now is None or now.region is not Region.TORPOR or self.blocker not in g.play:
            g.pop()
            return None
        if not g.face(self.blocker).vampire:
            g.pop()
            return None
        refs = {"minion": f"card:{self.blocker}", "victim": f"card:{self.victim}"}
        question = Question(g.play[self.blocker].controller, "vtes-ask-diablerize-blocked", **refs)
        question.offer("no", "vtes-do-no")
        question.offer(
            f"diablerize:{self.victim}", "vtes-do-diablerize", True, args=refs, subjects=tuple(refs.values()),
            rules=("VTES-6.5.2-03",), unless=why_not_diablerize(g, self.blocker),
        )  # fmt: skip
        return question

    def take(self, g: VtesState, choice: Choice) -> None:
        from nocturne.vtes.rules.diablerie import Diablerie

        g.pop()
        if choice.value:
            g.push(Diablerie(diablerist=self.blocker, victim=self.victim))


def why_not_diablerize(g: VtesState, minion: int) -> Why | None:
    """Only a ready vampire who is not Blood Cursed commits diablerie (VTES-6.5.5-01)."""
    from nocturne.vtes.cards.lexicon import Trait

    if not g.face(minion).vampire:
        return why.VAMPIRES_ONLY
    if not queries.is_ready(g, minion):
        return why.NOT_READY
    if queries.has_trait(g, minion, Trait.BLOOD_CURSED):
        return why.BLOOD_CURSED
    return why.MINION_BARRED if queries.forbidden(g, minion, "diablerie") else None


def _stealth_towards(g: VtesState, seat: int, victim: int) -> int:
    """VTES-6.5.3-05, VTES-6.5.4-02: +1 and undirected among vampires of one controller."""
    return 1 if g.play[victim].controller == seat else g.options.foreign_rescue_stealth


def _directed(g: VtesState, seat: int, victim: int) -> tuple[int, ...]:
    controller = g.play[victim].controller
    return () if controller == seat else (controller,)


@cardless
def offer_rescues(g: VtesState, minion: int, question: Question) -> None:
    """Rescuing a vampire from torpor; who pays how much is announced with it (VTES-6.5.3-02)."""
    now = g.play[minion]
    if now.region is not Region.READY or not any(player.torpor for player in g.players):
        return
    reason = None if g.face(minion).vampire else why.VAMPIRES_ONLY
    reason = reason or why_not_act(g, minion, ActionKind.RESCUE)
    for seat in g.clockwise(now.controller):
        for victim in g.players[seat].torpor:
            if g.play[victim].contested:
                continue
            why_not = reason or why_not_again(g, minion, ActionKind.RESCUE, victim)
            if why_not is None and held_in_torpor(g, victim):
                why_not = why.MINION_BARRED
            if seat != now.controller:
                why_not = why_not or why_not_directed(g, minion)
            price = rescue_cost(g, minion, victim)
            for own in range(price, -1, -1):
                short = now.blood < own or g.play[victim].blood < price - own
                action = Action(
                    seat=now.controller, minion=minion, kind=ActionKind.RESCUE, targets=(victim,),
                    note=f"{own}+{price - own}", stealth=_stealth_towards(g, now.controller, victim),
                    directed_at=_directed(g, now.controller, victim),
                )  # fmt: skip
                refs = {"minion": f"card:{minion}", "victim": f"card:{victim}"}
                question.offer(
                    f"rescue:{minion}:{victim}:{own}", "vtes-do-rescue", action,
                    args={**refs, "own": own, "other": price - own}, subjects=tuple(refs.values()),
                    rules=("VTES-6.5.3-01",), unless=why_not or (why.CANNOT_PAY if short else None),
                )  # fmt: skip


def rescue_cost(g: VtesState, minion: int, victim: int) -> int:
    """What a rescue costs the two together (VTES-6.5.3-02): 2 blood, changed by texts of either."""
    price = queries.modified(g, "rescued-cost", victim, LEAVE_COST)
    price += sum(effect.amount for effect in queries.passing(g, "rescue-cost", minion))
    for modifier, source in queries.modifiers(g, "rescue-cost", minion):
        r = as_seen_by(g, source, minion)
        if modifier.when is not None and not holds(g, r, modifier.when):
            continue
        if modifier.against is None or matches(g, r, modifier.against, victim):
            price += amount_for(g, modifier.amount, source, minion)
    return max(0, price)


def shares_of(action: ActionFacts) -> tuple[int, int]:
    """What rescuer and rescued pay."""
    own, _, other = action.note.partition("+")
    return int(own), int(other)


@costs(ActionKind.RESCUE)
def _cost_of_rescue(g: VtesState, action: ActionFacts) -> v.Cost:
    return v.Cost(blood=shares_of(action)[0])


@resolves(ActionKind.RESCUE)
def resolve_rescue(g: VtesState, action: ActionFacts) -> None:
    """VTES-6.5.3-03: the rescued vampire neither locks nor unlocks."""
    victim = action.targets[0]
    now = g.play.get(victim)
    if now is None or now.region is not Region.TORPOR:
        return
    due = shares_of(action)[1]
    action.paid += due
    if counters.burn_blood(g, victim, due) < due:
        action.fizzled = True  # VTES-6.2.3-05
        g.emit(events.ActionFizzled(action.minion))
        return
    leave_torpor(g, victim)
    g.emit(events.Rescued(victim, action.minion))


@cardless
def offer_diablerie(g: VtesState, minion: int, question: Question) -> None:
    """Diablerizing a vampire in torpor (VTES-6.5.4)."""
    now = g.play[minion]
    if now.region is not Region.READY or not any(player.torpor for player in g.players):
        return
    reason = why_not_diablerize(g, minion) or why_not_act(g, minion, ActionKind.DIABLERIE)
    for seat in g.clockwise(now.controller):
        for victim in g.players[seat].torpor:
            if g.play[victim].contested:
                continue
            why_not = reason or why_not_again(g, minion, ActionKind.DIABLERIE, victim)
            if why_not is None and queries.modified(g, "may-be-diablerized", victim, 0) < 0:
                why_not = why.MINION_BARRED
            if seat != now.controller:
                why_not = why_not or why_not_directed(g, minion)
            action = Action(
                seat=now.controller, minion=minion, kind=ActionKind.DIABLERIE, targets=(victim,),
                stealth=_stealth_towards(g, now.controller, victim),
                directed_at=_directed(g, now.controller, victim),
            )  # fmt: skip
            refs = {"minion": f"card:{minion}", "victim": f"card:{victim}"}
            question.offer(
                f"diablerie:{minion}:{victim}", "vtes-do-diablerize", action, args=refs,
                subjects=tuple(refs.values()), rules=("VTES-6.5.4-01",), unless=why_not,
            )  # fmt: skip


@resolves(ActionKind.DIABLERIE)
def resolve_diablerie(g: VtesState, action: ActionFacts) -> None:
    from nocturne.vtes.rules.diablerie import Diablerie

    victim = action.targets[0]
    now = g.play.get(victim)
    if now is not None and now.region is Region.TORPOR:
        g.push(Diablerie(diablerist=action.minion, victim=victim))
