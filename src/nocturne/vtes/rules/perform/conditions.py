"""Whether a condition is met now. ``@judges`` registers how a kind of condition is judged."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from nocturne.kernel.later import later
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts
from nocturne.vtes.rules import limits
from nocturne.vtes.rules.perform.filters import controller_matches, matches, matching
from nocturne.vtes.rules.perform.printed import printed_matches
from nocturne.vtes.rules.perform.roles import card_of, seats_of
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind

if TYPE_CHECKING:
    from nocturne.vtes.rules import action as actions
    from nocturne.vtes.rules import combat as combats
    from nocturne.vtes.rules.effects import playing
else:  # they import this module
    actions, combats, playing = later("nocturne.vtes.rules", "action", "combat", "effects.playing")

Judge = Callable[[VtesState, EffectContext, Any], bool]
_judges: dict[type, Judge] = {}


def judges(kind: type) -> Callable[[Judge], Judge]:
    """Register how a kind of condition is judged."""

    def register(judge: Judge) -> Judge:
        _judges[kind] = judge
        return judge

    return register


def holds(g: VtesState, r: EffectContext, condition: v.Condition) -> bool:
    """Whether a condition is met now."""
    return _judges[type(condition)](g, r, condition)


@judges(v.Holds)
def _holds(g: VtesState, r: EffectContext, condition: v.Holds) -> bool:
    card = card_of(g, r, condition.who)
    if condition.who == "brought" and card in g.play and g.play[card].contested:
        return printed_matches(g, condition.filter, card)  # he has equipped with it all the same
    return card != NONE and matches(g, r, condition.filter, card)


@judges(v.Controls)
def _controls(g: VtesState, r: EffectContext, condition: v.Controls) -> bool:
    seats = seats_of(g, r, condition.party)
    found = [g.play[card].controller for card in matching(g, r, condition.filter)]
    if condition.each:
        return all(found.count(seat) >= condition.least for seat in seats)
    return sum(1 for controller in found if controller in seats) >= condition.least


@judges(v.HasEdge)
def _has_edge(g: VtesState, r: EffectContext, condition: v.HasEdge) -> bool:
    return g.edge in seats_of(g, r, condition.party)


@judges(v.RangeIs)
def _range_is(g: VtesState, r: EffectContext, condition: v.RangeIs) -> bool:
    combat = g.frame_of(CombatFacts)
    return combat is not None and combat.long == condition.long


@judges(v.Not)
def _not(g: VtesState, r: EffectContext, condition: v.Not) -> bool:
    return not holds(g, r, condition.of)


@judges(v.All)
def _all(g: VtesState, r: EffectContext, condition: v.All) -> bool:
    return all(holds(g, r, part) for part in condition.of)


@judges(v.AnyOf)
def _any_of(g: VtesState, r: EffectContext, condition: v.AnyOf) -> bool:
    return any(holds(g, r, part) for part in condition.of)


@judges(v.ActionIs)
def _action_is_so(g: VtesState, r: EffectContext, condition: v.ActionIs) -> bool:
    action = g.frame_of(ActionFacts)
    return action is not None and _action_is(g, r, condition, action)


def _equips_with(g: VtesState, r: EffectContext, wanted: v.Filter, action: Any) -> bool:
    """Whether an action to equip that is not taken with the equipment card itself is to get such a card: from
    another minion (VTES-6.1.3-04), or from an ash heap."""
    if action.kind is not ActionKind.EQUIP:
        return False
    if action.card == NONE:
        taken = map(int, action.note.split())
        return any(card in g.play and matches(g, r, wanted, card) for card in taken)
    return action.in_play and any(matches(g, r, wanted, card) for card in action.targets)


def _taken_with(g: VtesState, r: EffectContext, wanted: v.Filter, action: Any) -> bool:
    """Whether an action is taken with such a card, as it was played. One that a card in play offers is not
    taken with that card."""
    if action.in_play or action.card == NONE:
        return False
    mode = action.played_as(g)
    if mode is None:
        return matches(g, r, wanted, action.card)
    return playing.such_as_played(g, r, wanted, action.card, mode)


def _action_is(g: VtesState, r: EffectContext, wanted: v.ActionIs, action: Any) -> bool:
    if wanted.kinds and action.kind not in wanted.kinds:
        return False
    if wanted.directed is not None and bool(action.directed_at) != wanted.directed:
        return False
    if wanted.at_you is not None and (r.seat in action.directed_at) != wanted.at_you:
        return False
    if wanted.by_card is not None and (action.card != NONE) != wanted.by_card:
        return False
    if wanted.by and not controller_matches(g, r, wanted.by, action.seat):
        return False
    if wanted.card is not None and not _taken_with(g, r, wanted.card, action):
        equips = ActionKind.EQUIP in wanted.kinds
        if not equips or not _equips_with(g, r, wanted.card, action):
            return False
    if wanted.alike is not None and _alike(g, r, action) != wanted.alike:
        return False
    if wanted.for_anarchs is not None and actions.for_anarchs(g, action) != wanted.for_anarchs:
        return False
    if (wanted.needs_clans or wanted.needs_discipline) and not actions.demands(
        g, action, wanted.needs_clans, wanted.needs_discipline
    ):
        return False
    if wanted.from_this is not None and (action.in_play and action.card == r.source) != wanted.from_this:
        return False
    if wanted.at is not None and not any(
        card in g.play and matches(g, r, wanted.at, card) for card in action.targets
    ):
        return False
    if wanted.succeeded is not None and action.succeeded != wanted.succeeded:
        return False
    if wanted.first_success is not None:
        earlier = limits.used(g, f"succeeded:{action.minion}:{action.kind.value}")
        if earlier == wanted.first_success:
            return False
    if wanted.bled is not None and (action.taken > 0) != wanted.bled:
        return False
    if wanted.of_prey is not None and action.of_prey != wanted.of_prey:
        return False
    if wanted.first is not None and action.first != wanted.first:
        return False
    if wanted.reacted is not None and action.reacted != wanted.reacted:
        return False
    if wanted.cost_blood is not None and (action.paid > 0) != wanted.cost_blood:
        return False
    return wanted.blocked is None or (action.blocked and not action.over) == wanted.blocked


DIRECTION = "directed:"
"""The mark of a card that remembers at whom an action was directed: the seats in order."""


def _alike(g: VtesState, r: EffectContext, action: Any) -> bool:
    """Whether an action is directed at those whom the card remembers."""
    now = g.play.get(r.source)
    return now is not None and direction_mark(action.directed_at) in now.marks


def direction_mark(seats: Iterable[int]) -> str:
    """The mark for a set of Methuselahs."""
    return DIRECTION + "-".join(map(str, sorted(seats)))
