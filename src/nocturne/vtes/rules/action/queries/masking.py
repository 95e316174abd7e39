"""Who can go on with an action in the place of the acting minion (``Mask``).

The vampire must be able to take the very same action, and whatever has been used on it so far must have been
usable with that vampire as the acting minion.
"""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts, Used
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries.able import why_not_act
from nocturne.vtes.rules.action.queries.action import limits_of
from nocturne.vtes.rules.action.queries.bleed import action_cost
from nocturne.vtes.rules.action.queries.minion import may_act_instead, why_not_directed
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import why_not_pay
from nocturne.vtes.rules.play.queries.at_need import at_need
from nocturne.vtes.rules.play.queries.requirement import why_not_meeting
from nocturne.vtes.rules.table.queries import modified
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind


def why_not_mask(g: VtesState, masker: int) -> Why | None:
    """Why a vampire cannot take over the current action."""
    action = g.frame_of(ActionFacts)
    if action is None or not g.face(masker).vampire:
        return why.CANNOT_MASK
    if action.outcome.resolved and not action.blocking.blocked:
        return why.CANNOT_MASK
    if why_not_act(g, masker, action.kind) is not None or not may_act_instead(g, action, masker):
        return why.CANNOT_MASK
    if any(turn_queries.used(g, taken) for taken in limits_of(g, _as_his(action, masker))):
        return why.CANNOT_MASK
    if action.directed_at and why_not_directed(g, masker) is not None:
        return why.CANNOT_MASK
    if not _capable(g, action, masker):
        return why.CANNOT_MASK
    return None if _would_have_worked(g, action, masker) else why.CANNOT_MASK


@at_need(v.Mask)
def _why_not_masking(g: VtesState, r: EffectContext, effect: v.Mask) -> Why | None:
    return why_not_mask(g, r.minion)


def _as_his(action: ActionFacts, masker: int) -> ActionFacts:
    """The action as if he had announced it."""
    other: ActionFacts = action.copy()
    other.minion = masker
    return other


def _capable(g: VtesState, action: ActionFacts, masker: int) -> bool:
    """Whether he could have announced this action: its card's requirements, its targets, its cost."""
    seat, said = action.seat, action.announced
    if said.card == NONE:
        return action.kind is not ActionKind.LEAVE_TORPOR
    r = EffectContext(seat=seat, key=said.face(g).key, path="", source=said.card, minion=masker, x=said.x)
    face = said.face(g)
    if said.in_play:
        offered = face.actions[said.mode]
        if offered.by == "bearer":
            return False  # it is his alone, or that of the equipment he carries
        fits = offered.requires is None or matches(g, r, offered.requires, masker)
        return fits and _targets_fit(g, r, offered.targets, action.targets)
    mode = face.modes[said.mode]
    if why_not_meeting(g, said.card, mode, masker) is not None:
        return False
    if why_not_pay(g, Bill(seat, action_cost(g, action), masker, said.card, said.x, mode=mode)) is not None:
        return False
    return _targets_fit(g, r, mode.targets, action.targets)


def _targets_fit(
    g: VtesState, r: EffectContext, wanted: tuple[v.Target, ...], targets: tuple[int, ...]
) -> bool:
    """Whether the cards that were chosen could have been chosen by him (a younger vampire ...)."""
    filters = [target.card for target in wanted if target.card is not None]
    return not filters or all(any(matches(g, r, one, card) for one in filters) for card in targets)


def _would_have_worked(g: VtesState, action: ActionFacts, masker: int) -> bool:
    if action.blocking.failed and modified.base_stealth(g, action.minion) > modified.base_stealth(g, masker):
        return False  # stealth that only the acting minion has has made an attempt to block fail
    acting, action.minion = action.minion, masker
    try:
        return all(_usable_with(g, action, used, acting) for used in action.used)
    finally:
        action.minion = acting


def _usable_with(g: VtesState, action: ActionFacts, used: Used, acting: int) -> bool:
    """Whether something that was used could have been used had the masking vampire been acting from the
    start."""
    masker = action.minion
    user = masker if used.minion == acting else used.minion
    face = g.face(used.card)
    r = EffectContext(
        seat=action.seat if user == masker else _seat(g, used), key=face.key, path="", source=used.card,
        minion=user, targets=used.targets,
    )  # fmt: skip
    if used.ability:
        return _held_as_well(g, action, r, face.abilities[used.mode].condition, acting)
    mode = face.modes[used.mode]
    if mode.by_any and used.minion == masker:
        return False  # he did what only somebody else than the acting minion can do
    if used.minion == acting and why_not_meeting(g, used.card, mode, masker) is not None:
        return False
    if not _held_as_well(g, action, r, mode.condition, acting):
        return False
    return _targets_fit(g, r, mode.targets, used.targets)


def _held_as_well(
    g: VtesState, action: ActionFacts, r: EffectContext, condition: v.Condition | None, acting: int
) -> bool:
    """Whether a condition, met when the thing was used, would have been met with the masking vampire, too.
    A part of it that no longer holds for the acting minion himself tells nothing about the other: the game
    has moved on since (a deflected bleed is no longer aimed at whoever deflected it)."""
    if condition is None:
        return True
    if isinstance(condition, v.All):
        return all(_held_as_well(g, action, r, part, acting) for part in condition.of)
    if holds(g, r, condition):
        return True
    masker, action.minion = action.minion, acting
    try:
        before = replace(r, minion=acting) if r.minion == masker else r
        return not holds(g, before, condition)
    finally:
        action.minion = masker


def _seat(g: VtesState, used: Used) -> int:
    if used.minion in g.play:
        return g.play[used.minion].controller
    return g.play[used.card].controller if used.card in g.play else g.owner[used.card]
