"""What texts ask about the action in progress (``ActionIs``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Succeeded
from nocturne.vtes.frames.action import ActionFacts, EquipmentTaken
from nocturne.vtes.marks import DirectedAt
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.action.queries.bleed import bleed_amount
from nocturne.vtes.rules.play.queries import playing
from nocturne.vtes.rules.text.queries.conditions import Test, judges
from nocturne.vtes.rules.text.queries.filters import CONTROLLERS, matches
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind

Fact = Callable[[VtesState, EffectContext, ActionFacts], object]
"""Something that is so of an action, or is not."""


@judges(v.ActionIs)
def _action_is(wanted: v.ActionIs) -> Test:
    facts = tuple(_facts(wanted))

    def is_so(g: VtesState, r: EffectContext) -> bool:
        action = g.frame_of(ActionFacts)
        if action is None:
            return False
        for fact in facts:  # noqa: SIM110 - a generator costs more than most tests
            if not fact(g, r, action):
                return False
        return True

    return is_so


def _facts(wanted: v.ActionIs) -> Iterator[Fact]:
    """What must be so, for the fields that are set."""
    if wanted.kinds:
        yield lambda g, r, action: action.kind in wanted.kinds
    for field, fact in _YES_OR_NO.items():
        asked = getattr(wanted, field)
        if asked is not None:
            yield fact if asked else _contrary(fact)
    if wanted.by:
        yield _by(wanted.by)
    if wanted.card is not None:
        yield _with_card(wanted.card, equips=ActionKind.EQUIP in wanted.kinds)
    if wanted.needs_clans or wanted.needs_discipline:
        yield lambda g, r, action: action_queries.demands(
            g, action, wanted.needs_clans, wanted.needs_discipline
        )
    if wanted.at is not None:
        yield _aimed_at(wanted.at)


def _by(whose: str) -> Fact:
    is_meant = CONTROLLERS[whose]
    assert is_meant is not None
    return lambda g, r, action: is_meant(g, r, action.seat)


def _contrary(fact: Fact) -> Fact:
    return lambda g, r, action: not fact(g, r, action)


def _is_alike(g: VtesState, r: EffectContext, action: ActionFacts) -> bool:
    """Whether an action is directed at those whom the card remembers, except who controls it by now."""
    now = g.play.get(r.source)
    if now is None:
        return False
    others = set(action.directed_at) - {now.controller}
    return bool(others) and any(
        set(mark.seats) - {now.controller} == others for mark in now.marks if isinstance(mark, DirectedAt)
    )


def _succeeds_first(g: VtesState, r: EffectContext, action: ActionFacts) -> bool:
    return not turn_queries.used(g, Succeeded(action.minion, action.kind))


def _bleeds(g: VtesState, r: EffectContext, action: ActionFacts) -> bool:
    return action.kind is ActionKind.BLEED and not action.outcome.no_bleed and bleed_amount(g, action) > 0


_YES_OR_NO: dict[str, Fact] = {
    "directed": lambda g, r, action: action.directed_at,
    "at_you": lambda g, r, action: r.seat in action.directed_at,
    "by_card": lambda g, r, action: action.announced.card != NONE,
    "alike": _is_alike,
    "for_anarchs": lambda g, r, action: action_queries.for_anarchs(g, action),
    "from_this": lambda g, r, action: action.announced.in_play and action.announced.card == r.source,
    "succeeded": lambda g, r, action: action.outcome.succeeded,
    "first_success": _succeeds_first,
    "bleeds": _bleeds,
    "bled": lambda g, r, action: action.outcome.bled > 0,
    "of_prey": lambda g, r, action: action.outcome.of_prey,
    "first": lambda g, r, action: action.first,
    "first_unforced": lambda g, r, action: action.first_unforced,
    "reacted": lambda g, r, action: action.reacted,
    "cost_blood": lambda g, r, action: action.outcome.paid > 0,
    "blocked": lambda g, r, action: action.is_blocked(),
}
"""The fields that ask whether something is so: what it is."""


def _with_card(wanted: v.Filter, equips: bool) -> Fact:
    """It is taken with such a card; ``equips``: or it is to equip with one that is elsewhere."""
    if not equips:
        return lambda g, r, action: _taken_with(g, r, wanted, action)
    return lambda g, r, action: _taken_with(g, r, wanted, action) or _equips_with(g, r, wanted, action)


def _taken_with(g: VtesState, r: EffectContext, wanted: v.Filter, action: ActionFacts) -> bool:
    """Whether an action is taken with such a card, as it was played. One that a card in play offers is not
    taken with that card."""
    said = action.announced
    if said.in_play or said.card == NONE:
        return False
    mode = said.played_as(g)
    if mode is None:
        return matches(g, r, wanted, said.card)
    return playing.such_as_played(g, r, wanted, said.card, mode)


def _equips_with(g: VtesState, r: EffectContext, wanted: v.Filter, action: ActionFacts) -> bool:
    """Whether an action to equip that is not taken with the equipment card itself is to get such a card: from
    another minion (VTES-6.1.3-04), or from an ash heap."""
    if action.kind is not ActionKind.EQUIP:
        return False
    terms = action.announced.terms
    if isinstance(terms, EquipmentTaken):
        return any(card in g.play and matches(g, r, wanted, card) for card in terms.cards)
    return action.announced.in_play and any(matches(g, r, wanted, card) for card in action.targets)


def _aimed_at(wanted: v.Filter) -> Fact:
    return lambda g, r, action: any(card in g.play and matches(g, r, wanted, card) for card in action.targets)
