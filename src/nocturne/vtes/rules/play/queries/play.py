"""Whether a card may be played now: the one place that decides (VTES-1.6.1)."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.kernel.decision import Why
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import fitting_windows
from nocturne.vtes.cards.lexicon import ACTION_TYPES, CardType
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Played, PlayedOnce, TriflePlayed
from nocturne.vtes.records import THIS_ACTION, Moment, Until
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries.immunity import why_not_on
from nocturne.vtes.rules.combat.queries import maneuvers
from nocturne.vtes.rules.cost.queries import discount, funding
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.pay import why_not_pay
from nocturne.vtes.rules.cost.queries.printed import printed_cost
from nocturne.vtes.rules.play.queries.announce import disciplines_to_name, why_no_aim
from nocturne.vtes.rules.play.queries.at_need import why_not_needed
from nocturne.vtes.rules.play.queries.playing import (
    such_as_played,
    why_forbidden,
    why_forbidden_to_her,
    why_not_bear,
    why_not_in_window,
    why_such_forbidden,
)
from nocturne.vtes.rules.play.queries.requirement import why_nobody_meets, why_not_meeting
from nocturne.vtes.rules.play.queries.timing import (
    copy_played,
    is_awake,
    least_number,
    once_until,
    why_not_here,
)
from nocturne.vtes.rules.politics.queries import referendum
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matching
from nocturne.vtes.rules.text.queries.modifiers import as_seen_by
from nocturne.vtes.rules.text.queries.roles import card_of
from nocturne.vtes.rules.text.queries.targets import has_targets
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, Window

REFERENDUM_WINDOWS = frozenset({Window.TERMS, Window.POLLING, Window.TALLIED, Window.AFTER_REFERENDUM})


PLACED = frozenset({CardType.EQUIPMENT, CardType.RETAINER, CardType.POWER})
"""Cards that go on the minion who plays them."""


def once_played(g: VtesState, card: int, index: int, minion: int) -> PlayedOnce:
    """By what "only one each round" and the like is remembered: by card and minion, by mode, or by a keyword
    that several cards share; ammo is counted by the weapon it is for."""
    mode = g.face(card).modes[index]
    if mode.once_word == "ammo":
        r = EffectContext(seat=NONE, key=g.printed[card], source=card, minion=minion)
        return PlayedOnce(card_of(g, r, "weapon"), word="ammo")
    if mode.once_word:
        return PlayedOnce(minion, word=mode.once_word)
    return PlayedOnce(minion, g.printed[card], index if mode.once_mode else NONE)


def why_not_play(g: VtesState, seat: int, card: int, index: int, minion: int, window: Window) -> Why | None:
    """Why a card may not be played in a mode by a minion in a window; None when it may. The one place
    that decides: windows offer what gets None, and "why can't I?" tells the rest."""
    face = g.face(card)
    mode = face.modes[index]
    if window not in fitting_windows(mode):
        return why_not_here(g, seat, mode, window)
    reason = why_not_now(g, seat, mode, minion, face.key, window)
    if reason is None:
        reason = why_not_in_window(g, seat, mode, minion, window)
    if reason is None and mode.once:
        used = turn_queries.used(g, once_played(g, card, index, minion), once_until(g, mode, minion))
        reason = why.ONCE_IN_SPAN if used else None
    if reason is None and minion != NONE:
        reason = (
            why_not_meeting(g, card, mode, minion)
            or why_forbidden(g, face, mode, minion)
            or why_such_forbidden(g, card, mode, minion)
        )
        if reason is None and mode.type in PLACED:
            reason = why_not_bear(g, card, minion)
    elif reason is None and mode.type is not CardType.CONVICTION:
        reason = why_nobody_meets(g, seat, card, mode) or why_forbidden_to_her(g, seat, face)
    if reason is not None:
        return reason
    cost = printed_cost(face, mode)
    least = least_number(mode)
    bill = Bill(seat, cost, minion, card, least, mode=mode)
    reason = why_not_pay(g, bill)
    if reason is why.CANNOT_PAY and (discount.payable(g, bill) or funding.payable(g, bill)):
        reason = None
    if reason is not None:
        return reason
    r = EffectContext(
        seat=seat, key=face.key, path=f"modes.{index}.effects", source=card, minion=minion, x=least
    )
    reason = maneuvers.why_not_in_combat(g, r, mode.effects, window)
    reason = reason or why_not_needed(g, r, mode.effects)
    if reason is not None:
        return reason
    if mode.condition is not None and not holds(g, r, mode.condition):
        return why.condition(face.key, f"modes.{index}")
    if not has_targets(g, r, mode.targets):
        return why.NO_TARGET
    reason = why_not_on(g, r, index) or _why_no_affordable_target(g, bill, r)
    if reason is not None:
        return reason
    if mode.naming is not None and not disciplines_to_name(g, minion, mode.naming):
        return why.NO_TARGET  # there is nothing to name either (ruling on Field Training)
    for target in mode.targets:
        if mode.type in ACTION_TYPES:
            reason = why_no_aim(g, minion, target, r, mode.action, mode)
            if reason is not None:
                return reason
    return None


def _copy_was_played(g: VtesState, key: int, mode: v.Mode, span: Moment) -> bool:
    """Whether a copy of a card was played in the span in which only one may be."""
    return turn_queries.used(g, copy_played(key, mode), Until(span))


def _why_no_affordable_target(g: VtesState, bill: Bill, r: EffectContext) -> Why | None:
    """A card whose every target makes it cost more than there is cannot be played (VTES-1.6.1.1-11)."""
    if bill.mode is None or not ("target-pool-cost" in g.modifier_sources or g.lasting):
        return None  # nearly always
    for target in bill.mode.targets:
        if target.up_to or target.card is None or target.card.region not in _IN_PLAY:
            continue
        if not any(_affords(g, replace(bill, targets=(card,))) for card in matching(g, r, target.card)):
            return why.CANNOT_PAY
    return None


_IN_PLAY = frozenset({"controlled", "ready", "torpor", "incapacitated", "any"})


def _affords(g: VtesState, bill: Bill) -> bool:
    """Whether something can be paid for, alone or with the help of cards in play."""
    return why_not_pay(g, bill) is None or discount.payable(g, bill) or funding.payable(g, bill)


def why_not_now(g: VtesState, seat: int, mode: v.Mode, minion: int, key: int, window: Window) -> Why | None:
    """Why a card cannot be played at this time, whatever else it needs: what was played before counts."""
    if mode.once_per == "game" and key in g.events_seen:
        return why.PLAYED_THIS_GAME
    if mode.once_per == "own-game":
        if turn_queries.used(g, Played(seat, key), Until("game")):
            return why.PLAYED_THIS_GAME
    elif mode.once_per in ("action", "combat", "turn") and _copy_was_played(g, key, mode, mode.once_per):
        return why.PLAYED_THIS_TURN if mode.once_per == "turn" else why.ONCE_IN_SPAN
    if mode.reflex:
        return None
    in_action = mode.type in (CardType.ACTION_MODIFIER, CardType.REACTION)
    if in_action and window in REFERENDUM_WINDOWS and referendum.outside_action(g):
        return why.NOT_AN_ACTION
    match mode.type:
        case CardType.MASTER:
            return _why_not_master(g, seat, mode)
        case CardType.EVENT:
            return _why_not_event(g, seat, key)
        case CardType.ACTION_MODIFIER:
            used = turn_queries.used(g, Played(minion, key), THIS_ACTION)
            return why.PLAYED_ALREADY_MODIFIER if used else None
        case CardType.REACTION:
            return _why_not_react(g, mode, minion, key)
        case _:
            return None


def _why_not_event(g: VtesState, seat: int, key: int) -> Why | None:
    """One event a discard phase, each only once a game (VTES-1.6.4-01, VTES-1.6.4-02)."""
    player = g.players[seat]
    if key in g.events_seen:
        return why.EVENT_SEEN
    if player.discard_actions < 1:
        return why.NO_DISCARD_ACTION
    return why.EVENT_THIS_PHASE if player.events_played else None


def _why_not_master(g: VtesState, seat: int, mode: v.Mode) -> Why | None:
    player = g.players[seat]
    if mode.trifle and g.options.trifle_limit == "one_per_turn" and turn_queries.used(g, TriflePlayed(seat)):
        return why.TRIFLE_ALREADY
    if mode.out_of_turn:
        if seat == g.active:
            return why.YOUR_TURN  # VTES-1.6.2-13
        return why.OUT_OF_TURN_ALREADY if player.out_of_turn else None  # VTES-1.6.2-15, VTES-T-35
    if seat != g.active:
        return why.NOT_YOUR_MASTER_PHASE
    return why.NO_MASTER_ACTION if player.master_actions < 1 else None


def why_not_reacting(g: VtesState, minion: int, even_locked: bool = False) -> Why | None:
    """Why a minion cannot react at all, with a card or with a power (VTES-IMB-16)."""
    if not traits.is_ready(g, minion):
        return why.NOT_READY
    # VTES-1.6.3-20: ready and unlocked, or awake (VTES-T-19), unless the card itself wakes or says otherwise.
    if g.play[minion].locked and not even_locked and not is_awake(g, minion):
        return why.LOCKED
    return why.MINION_BARRED if modified.modified(g, "may-react", minion, 0) < 0 else None


def _why_not_react(g: VtesState, mode: v.Mode, minion: int, key: int) -> Why | None:
    reason = why_not_reacting(g, minion, mode.wakes or mode.usable_locked)
    if reason is not None:
        return reason
    return why.PLAYED_ALREADY_REACTION if turn_queries.used(g, Played(minion, key), THIS_ACTION) else None


def further_draws(g: VtesState, minion: int, card: int, mode: v.Mode) -> int:
    """How many cards the player may draw beyond the one that replaces a card a minion has played."""
    if minion not in g.play or "may-draw-more" not in g.modifier_sources:
        return 0
    total = 0
    for modifier, source in modified.modifiers(g, "may-draw-more", minion):
        r = as_seen_by(g, source, minion)
        if modifier.note == "acting" and mode.type not in ACTION_TYPES and minion != card_of(g, r, "acting"):
            continue
        if modifier.cards is None or such_as_played(g, r, modifier.cards, card, mode):
            total += amount(g, r, modifier.amount)
    return total
