"""Minions in torpor or doomed, what leaving and rescuing cost, who can be diablerized (VTES-6.5)."""

from __future__ import annotations

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts, RescuePayment
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.frames.torpor import DoomFacts, Fate, FatesFacts
from nocturne.vtes.marks import WOUNDED
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries.action import costs
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.conditions import Test, holds, judges
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.modifiers import amount_for, as_seen_by
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.text.queries.roles import ROLES
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind, Region


def is_wounded(g: VtesState, vampire: int) -> bool:
    """VTES-6.4.6-09: with unhealed damage, in torpor, or on the way there."""
    now = g.play[vampire]
    return now.region is Region.TORPOR or WOUNDED in now.marks


def lost_last_life(g: VtesState, card: int, by: int = NONE) -> tuple[Fate, ...]:
    """An ally or retainer without life is burned (VTES-6.4.6-16)."""
    if card not in g.play or g.face(card).vampire or g.play[card].blood:
        return ()
    if g.face(card).ally or traits.is_retainer(g, card):
        return (Fate(card, "no-life", by),)
    return ()


def held_in_torpor(g: VtesState, vampire: int) -> bool:
    """Whether something keeps a vampire from being moved to the ready region."""
    return modified.modified(g, "may-leave-torpor", vampire, 0) < 0


def is_doomed(g: VtesState, minion: int) -> bool:
    """VTES-6.4.6-14: being burned or going to torpor now, or no longer ready for having gone. One who is
    to go later is not (VTES-6.4.6-15)."""
    if not traits.is_ready(g, minion):
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

    return traits.has_trait(g, card, Trait.RED_LIST)


@judges(v.Doomed)
def _doomed(wanted: v.Doomed) -> Test:
    card_in = ROLES[wanted.who]

    def goes_to_torpor(g: VtesState, r: EffectContext) -> bool:
        card = card_in(g, r)
        return any(
            isinstance(frame, DoomFacts)
            and frame.card == card
            and frame.kind == "torpor"
            and not frame.spared
            for frame in g.stack
        )

    return goes_to_torpor if wanted.to_torpor else lambda g, r: is_doomed(g, card_in(g, r))


@checks(v.AboutToBurn)
def _about_to_burn(wanted: v.AboutToBurn) -> Check:
    return lambda g, r, card, now: is_being_burned(g, card)


def is_being_burned(g: VtesState, card: int) -> bool:
    """Whether a card is just about to be burned."""
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


@judges(v.Damaged)
def _damaged(wanted: v.Damaged) -> Test:
    card_in = ROLES[wanted.who]

    def is_so(g: VtesState, r: EffectContext) -> bool:
        combat = g.frame_of(CombatFacts)
        return combat is not None and card_in(g, r) in combat.hurt

    return is_so


@judges(v.CanDiablerize)
def _can_diablerize(wanted: v.CanDiablerize) -> Test:
    card_in = ROLES[wanted.who]

    def is_so(g: VtesState, r: EffectContext) -> bool:
        card = card_in(g, r)
        return card in g.play and why_not_diablerize(g, card) is None

    return is_so


LEAVE_COST = 2
"""VTES-6.5.2-01, VTES-6.5.3-01: what leaving torpor and a rescue cost without a card."""


def leave_cost(g: VtesState, vampire: int) -> int:
    """What leaving torpor costs a vampire."""
    return max(0, modified.modified(g, "leave-cost", vampire, LEAVE_COST))


@costs(ActionKind.LEAVE_TORPOR)
def _cost_of_leaving(g: VtesState, action: ActionFacts) -> v.Cost:
    return v.Cost(blood=leave_cost(g, action.minion))


def why_not_diablerize(g: VtesState, minion: int) -> Why | None:
    """Only a ready vampire who is not Blood Cursed commits diablerie (VTES-6.5.5-01)."""
    from nocturne.vtes.cards.lexicon import Trait

    if not g.face(minion).vampire:
        return why.VAMPIRES_ONLY
    if not traits.is_ready(g, minion):
        return why.NOT_READY
    if traits.has_trait(g, minion, Trait.BLOOD_CURSED):
        return why.BLOOD_CURSED
    return why.MINION_BARRED if modified.forbidden(g, minion, "diablerie") else None


def rescue_cost(g: VtesState, minion: int, victim: int) -> int:
    """What a rescue costs the two together (VTES-6.5.3-02): 2 blood, changed by texts of either."""
    price = modified.modified(g, "rescued-cost", victim, LEAVE_COST)
    price += sum(effect.amount for effect in modified.passing(g, "rescue-cost", minion))
    for modifier, source in modified.modifiers(g, "rescue-cost", minion):
        r = as_seen_by(g, source, minion)
        if modifier.when is not None and not holds(g, r, modifier.when):
            continue
        if modifier.against is None or matches(g, r, modifier.against, victim):
            price += amount_for(g, modifier.amount, source, minion)
    return max(0, price)


def payment_of(action: ActionFacts) -> RescuePayment:
    """What rescuer and rescued pay."""
    terms = action.announced.terms
    assert isinstance(terms, RescuePayment)
    return terms


@costs(ActionKind.RESCUE)
def _cost_of_rescue(g: VtesState, action: ActionFacts) -> v.Cost:
    return v.Cost(blood=payment_of(action).own)
