"""The general amounts and conditions: what a card's text asks about the table."""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.catalogue import catalogue
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import ActedBy, Blocked, DisciplineUsed, NamePlayed, Played
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.records import THIS_ACTION, Until
from nocturne.vtes.rules.action.queries.action import entering_combat
from nocturne.vtes.rules.action.queries.bleed import bleed_amount
from nocturne.vtes.rules.block.queries import stealth
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.queries.amounts import Number, computes, number_of
from nocturne.vtes.rules.text.queries.conditions import Test, judges, test_of
from nocturne.vtes.rules.text.queries.filters import matcher_of, printed_matches
from nocturne.vtes.rules.text.queries.roles import ROLES, seats_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE


@computes(v.Depends)
def _depends(value: v.Depends) -> Number:
    when, yes, no = test_of(value.when), number_of(value.yes), number_of(value.no)
    return lambda g, r: yes(g, r) if when(g, r) else no(g, r)


@computes(v.PoolOf)
def _pool_of(value: v.PoolOf) -> Number:
    return lambda g, r: sum(g.players[seat].pool for seat in seats_of(g, r, value.party))


@computes(v.VictoryPoints)
def _victory_points(value: v.VictoryPoints) -> Number:
    def found(g: VtesState, r: EffectContext) -> int:
        return value.times * sum(int(g.players[seat].points) for seat in seats_of(g, r, value.party))

    return found


@computes(v.ActionStat)
def _action_stat(value: v.ActionStat) -> Number:
    read = _OF_ACTIONS[value.stat]

    def found(g: VtesState, r: EffectContext) -> int:
        action = g.frame_of(ActionFacts)
        return 0 if action is None else value.times * read(g, action)

    return found


_OF_ACTIONS: dict[str, Callable[[VtesState, ActionFacts], int]] = {
    "bleed": lambda g, action: bleed_amount(g, action),
    "taken": lambda g, action: action.outcome.bled,
    "stealth": lambda g, action: stealth(g),
}


@computes(v.Cards)
def _cards(value: v.Cards) -> Number:
    def found(g: VtesState, r: EffectContext) -> int:
        held = [len(getattr(g.players[seat], value.zone)) for seat in seats_of(g, r, value.party)]
        return min(held, default=0) if value.fewest else sum(held)

    return found


@judges(v.Compare)
def _compare(wanted: v.Compare) -> Test:
    left, right, compare = number_of(wanted.left), number_of(wanted.right), _COMPARED[wanted.how]
    return lambda g, r: compare(left(g, r), right(g, r))


_COMPARED: dict[str, Callable[[int, int], bool]] = {"more": gt, "at-least": ge, "equal": eq}


@judges(v.SameMethuselah)
def _same_methuselah(wanted: v.SameMethuselah) -> Test:
    def is_so(g: VtesState, r: EffectContext) -> bool:
        return not set(seats_of(g, r, wanted.one)).isdisjoint(seats_of(g, r, wanted.other))

    return is_so


@judges(v.PlayingForAnte)
def _for_ante(wanted: v.PlayingForAnte) -> Test:
    """Nobody owns the cards of this table, so there is nothing to play for."""
    return lambda g, r: False


@judges(v.TitleIs)
def _title_is(wanted: v.TitleIs) -> Test:
    card_in = ROLES[wanted.who]

    def is_so(g: VtesState, r: EffectContext) -> bool:
        card = card_in(g, r)
        if card not in g.play or traits.title(g, card) != wanted.title:
            return False
        return traits.title_place(g, card) == wanted.place

    return is_so


@judges(v.PlayedIn)
def _played_in(wanted: v.PlayedIn) -> Test:
    return lambda g, r: r.source in g.play and g.play[r.source].mode in wanted.modes


@judges(v.HasBlocked)
def _has_blocked(wanted: v.HasBlocked) -> Test:
    card_in = ROLES[wanted.who]
    return lambda g, r: turn_queries.used(g, Blocked(card_in(g, r)), THIS_ACTION)


@judges(v.BlocksDeclined)
def _blocks_declined(wanted: v.BlocksDeclined) -> Test:
    def is_so(g: VtesState, r: EffectContext) -> bool:
        action = g.frame_of(ActionFacts)
        return action is not None and action.past_blocks()

    return is_so


@judges(v.Acted)
def _acted(wanted: v.Acted) -> Test:
    def is_so(g: VtesState, r: EffectContext) -> bool:
        return any(turn_queries.used(g, ActedBy(seat)) for seat in seats_of(g, r, wanted.party))

    return is_so


@judges(v.CardPlayed)
def _card_played(wanted: v.CardPlayed) -> Test:
    by = None if wanted.by is None else ROLES[wanted.by]
    if wanted.requires:

        def required(g: VtesState, r: EffectContext) -> bool:
            minion = NONE if by is None else by(g, r)
            return turn_queries.used(g, DisciplineUsed(minion, wanted.requires), THIS_ACTION)

        return required
    if by is None:
        names, until = [NamePlayed(name) for name in wanted.names], Until(wanted.span)
        return lambda g, r: any(turn_queries.used(g, name, until) for name in names)
    keys = [catalogue().named(name).id for name in wanted.names]

    def played(g: VtesState, r: EffectContext) -> bool:
        minion = by(g, r)
        return any(turn_queries.used(g, Played(minion, key), THIS_ACTION) for key in keys)

    return played


@judges(v.AboutToFight)
def _about_to_fight(wanted: v.AboutToFight) -> Test:
    who, whom = ROLES[wanted.who], ROLES[wanted.whom]
    return lambda g, r: {who(g, r), whom(g, r)} == set(entering_combat(g))


@judges(v.Holds)
def _holds(wanted: v.Holds) -> Test:
    card_in, matches = ROLES[wanted.who], matcher_of(wanted.filter).matches

    def is_so(g: VtesState, r: EffectContext) -> bool:
        card = card_in(g, r)
        return card != NONE and matches(g, r, card)

    def is_brought(g: VtesState, r: EffectContext) -> bool:
        card = card_in(g, r)
        if card in g.play and g.play[card].contested:
            return printed_matches(g, wanted.filter, card)  # he has equipped with it all the same
        return is_so(g, r)

    return is_brought if wanted.who == "brought" else is_so


@judges(v.Controls)
def _controls(wanted: v.Controls) -> Test:
    matcher = matcher_of(wanted.filter)

    def is_so(g: VtesState, r: EffectContext) -> bool:
        seats = seats_of(g, r, wanted.party)
        play, found = g.play, dict.fromkeys(seats, 0)
        for card in matcher.candidates(g, r, found):
            now = play.get(card)
            if now is not None and now.controller in found and matcher.matches(g, r, card):
                found[now.controller] += 1
        if wanted.each:
            return all(number >= wanted.least for number in found.values())
        return sum(found.values()) >= wanted.least

    return is_so


@judges(v.HasEdge)
def _has_edge(wanted: v.HasEdge) -> Test:
    return lambda g, r: g.edge in seats_of(g, r, wanted.party)
