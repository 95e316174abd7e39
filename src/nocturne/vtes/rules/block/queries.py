"""Who may block, and stealth against intercept (VTES-6.2.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from nocturne.kernel.decision import Why
from nocturne.kernel.memo import answers_of
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of, own_key
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts, AttemptFacts
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.play.queries import timing
from nocturne.vtes.rules.play.queries.at_need import at_need, needed_by
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.conditions import Test, judges
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.predicates import Check, checks
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


def blocking_seats(g: VtesState, action: ActionFacts) -> tuple[int, ...]:
    """Who may block: the targets of a directed action clockwise (VTES-6.2.2.1-02), else prey then
    predator (VTES-6.2.2.1-03); after them those whom its text lets block, too."""
    return (*action.usually_blocking(g), *also_blocking(g, action))


def also_blocking(g: VtesState, action: ActionFacts) -> list[int]:
    """Who may block only because its text says so of some of her minions."""
    offered = action.announced.offered(g)
    if offered is None or offered.blocked_by is None:
        return []
    usual = (action.seat, *action.usually_blocking(g))
    others = (seat for seat in g.clockwise(action.seat) if seat not in usual)
    return [s for s in others if any(also_blocked_by(g, action, m) for m in traits.ready_minions(g, s))]


def also_blocked_by(g: VtesState, action: ActionFacts, minion: int) -> bool:
    """Whether its text lets a minion attempt to block it, whoever controls him."""
    offered = action.announced.offered(g)
    if offered is None or offered.blocked_by is None:
        return False
    return matches(g, action.roles(g), offered.blocked_by, minion)


def stealth(g: VtesState) -> int:
    """The acting minion's stealth in the current action."""
    action = g.frame_of(ActionFacts)
    return 0 if action is None else action.stealth + modified.base_stealth(g, action.minion)


def intercept(g: VtesState, minion: int) -> int:
    """A minion's intercept in the current action (VTES-6.2.2.2-02)."""
    able = modified.base_intercept(g, minion)
    for effect in g.lasting:
        if effect.what == "action-intercept" and effect.card == minion:
            able += effect.amount
    return able


def stealth_needed(g: VtesState) -> bool:
    """Some minion is attempting to block and his intercept suffices now (VTES-6.2.2.2-03)."""
    attempt = g.frame_of(AttemptFacts)
    return attempt is not None and not attempt.failed and intercept(g, attempt.minion) >= stealth(g)


def intercept_needed(g: VtesState, minion: int) -> bool:
    """This minion is attempting to block and the stealth is higher than his intercept (VTES-6.2.2.2-04)."""
    attempt = g.frame_of(AttemptFacts)
    if attempt is None or attempt.failed or attempt.minion != minion:
        return False
    return intercept(g, minion) < stealth(g)


def is_attempting(g: VtesState, attempt: AttemptFacts) -> bool:
    """Whether an attempt to block goes on as it began: it has not failed, costs no more than was burned for
    it, and whoever controls the minion now may block with him."""
    if attempt.failed or attempt.minion not in g.play:
        return False
    return may_go_on(g, attempt) and block_cost(g, attempt.minion) <= attempt.paid


def may_go_on(g: VtesState, attempt: AttemptFacts) -> bool:
    """Whether a change of control leaves the attempt legal."""
    action, seat = action_queries.current(g), traits.controller(g, attempt.minion)
    if seat == attempt.seat:
        return True
    return seat in blocking_seats(g, action) and seat not in action.blocking.declined


def yet_to_block(g: VtesState) -> Iterator[int]:
    """Who has yet to decide whether to block, in order. Who has no ready minion at all has nothing to decide
    (a public fact)."""
    action = action_queries.current(g)
    for seat in blocking_seats(g, action):
        if seat in action.blocking.declined or g.players[seat].out:
            continue
        if traits.ready_minions(g, seat) or guards(g, seat):
            yield seat


def next_to_block(g: VtesState) -> int:
    """Whose decision it is to block or not, NONE when all have decided."""
    return next(yet_to_block(g), NONE)


def why_not_block(g: VtesState, minion: int, *, paid: bool = False) -> Why | None:
    """Why a minion may not attempt to block (VTES-1.1-02). ``paid``: he has burned what that takes."""
    if not traits.is_ready(g, minion):
        return why.NOT_READY
    if g.play[minion].locked and not timing.is_awake(g, minion) and not is_guard(g, minion):
        return why.LOCKED
    return why_barred(g, minion) or (None if paid else _why_not_pay_to_block(g, minion))


def block_cost(g: VtesState, minion: int) -> int:
    """The blood or life a minion must burn to attempt to block; more than anybody has for an ally who would
    have to burn blood (VTES-6.1.5-09)."""
    blood = modified.modified(g, "block-cost", minion, 0, note="blood")
    if blood and not traits.is_vampire(g, minion):
        return 1_000_000
    return blood + modified.modified(g, "block-cost", minion, 0, note="life")


def block_cost_in_cards(g: VtesState, minion: int) -> int:
    """The cards that must be burned from the top of a library for an attempt to block."""
    return modified.modified(g, "block-cost", minion, 0, note="library")


def _why_not_pay_to_block(g: VtesState, minion: int) -> Why | None:
    library = g.players[traits.controller(g, minion)].library
    if len(library) < block_cost_in_cards(g, minion):
        return why.CANNOT_PAY
    return why.CANNOT_PAY if g.play[minion].blood < block_cost(g, minion) else None


def guards(g: VtesState, seat: int) -> list[int]:
    """The cards of a Methuselah that can attempt to block an action directed at her, though they are no
    minions."""
    if seat not in action_queries.current(g).directed_at:
        return []
    return [card for card in g.players[seat].area if g.face(card).guards and not g.play[card].contested]


def is_guard(g: VtesState, card: int) -> bool:
    return face_of(own_key(g.printed[card])).guards


def why_barred(g: VtesState, minion: int) -> Why | None:
    """Why effects keep a minion from blocking the current action, locked or not."""
    action = action_queries.current(g)
    seat = traits.controller(g, minion)
    if seat in also_blocking(g, action) and not also_blocked_by(g, action, minion):
        return why.NO_BLOCK_RIGHT
    if minion in action.blocking.barred or modified.modified(g, "may-block", minion, 0) < 0:
        return why.MINION_BARRED
    return why.UNBLOCKABLE if _is_unblockable(g, action) else None


def _is_unblockable(g: VtesState, action: ActionFacts) -> bool:
    """Whether an effect lets nobody block the acting minion: the same whoever would block him."""
    known = answers_of(g)
    if known is not None and "unblockable" in known:
        return bool(known["unblockable"])
    found = modified.modified(g, "may-be-blocked", action.minion, 0) < 0
    if known is not None:
        known["unblockable"] = found
    return found


def why_not_attempt(g: VtesState, minion: int, anyone: bool) -> Why | None:
    """Why an effect cannot make a minion attempt to block: who may block the action still matters (unless
    ``anyone``), and so do an earlier decision not to block and everything else that bars him."""
    action = action_queries.current(g)
    seat = traits.controller(g, minion)
    if minion in action.blocking.forced:
        return why.ATTEMPTS_ALREADY
    if seat in action.blocking.declined:
        return why.DECLINED
    if not anyone and seat not in blocking_seats(g, action):
        return why.NO_BLOCK_RIGHT
    return why_barred(g, minion)


@checks(v.MayBlock)
def _may_block(wanted: v.MayBlock) -> Check:
    return lambda g, r, card, now: why_not_attempt(g, card, anyone=False) is None


@at_need(v.Stealth)
def _why_no_stealth(g: VtesState, r: EffectContext, effect: v.Stealth) -> Why | None:
    return None if effect.ahead or stealth_needed(g) else why.STEALTH_NOT_NEEDED


@at_need(v.Intercept)
def _why_no_intercept(g: VtesState, r: EffectContext, effect: v.Intercept) -> Why | None:
    if effect.ahead or intercept_needed(g, card_of(g, r, effect.who)):
        return None
    return why.INTERCEPT_NOT_NEEDED


@needed_by(v.Stealth)
def _stealth_users(g: VtesState, effect: v.Stealth) -> tuple[int, ...] | None:
    return None if effect.ahead or stealth_needed(g) else ()


@needed_by(v.Intercept)
def _intercept_users(g: VtesState, effect: v.Intercept) -> tuple[int, ...] | None:
    if effect.ahead:
        return None
    attempt = g.frame_of(AttemptFacts)
    if attempt is None or attempt.failed:
        return ()
    return (attempt.minion,) if effect.who == "minion" else None


@at_need(v.AttemptBlock)
def _why_no_attempt(g: VtesState, r: EffectContext, effect: v.AttemptBlock) -> Why | None:
    if effect.who != "minion":
        return None
    reason = why_not_attempt(g, r.minion, effect.anyone)
    if reason is None and r.source == r.minion:  # the minion's own text wakes nobody
        reason = why_not_block(g, r.minion)
    return reason


@at_need(v.EndAction)
@at_need(v.OneOf)
@at_need(v.If)
def _why_not_fail(g: VtesState, r: EffectContext, effect: v.Effect) -> Why | None:
    """An action is made to fail before a block is attempted or after all attempts, not during one."""
    if g.frame_of(AttemptFacts) is None or not _makes_action_fail(effect):
        return None
    return why.BLOCK_ATTEMPTED


@cache
def _makes_action_fail(effect: v.Effect) -> bool:
    return any(isinstance(node, v.EndAction) and node.fails for node in v.nodes(effect))


@judges(v.StealthNeeded)
def _stealth_is_needed(wanted: v.StealthNeeded) -> Test:
    return lambda g, r: stealth_needed(g)
