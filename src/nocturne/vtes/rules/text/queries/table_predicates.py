"""Predicates on what a card is at the table: in a role, on another card, locked, noted, being played."""

from __future__ import annotations

from functools import cache

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.context import EffectContext
from nocturne.vtes.done import Drained, Noted, Took
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.marks import Diablerized, Influenced
from nocturne.vtes.records import THIS_ACTION, THIS_COMBAT, THIS_ROUND, THIS_TURN, InPlay, Until
from nocturne.vtes.rules.play.queries import found, playing
from nocturne.vtes.rules.table.queries import traits
from nocturne.vtes.rules.text.queries.filters import matcher_of
from nocturne.vtes.rules.text.queries.predicates import (
    Check,
    CheckElsewhere,
    checks,
    checks_elsewhere,
)
from nocturne.vtes.rules.text.queries.roles import ROLES
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE

# -- which card it is


@checks(v.NotSelf)
def _not_self(wanted: v.NotSelf) -> Check:
    return lambda g, r, card, now: card not in (r.minion, r.source)


@checks(v.InRole)
def _in_role(wanted: v.InRole) -> Check:
    card_in = ROLES[wanted.role]
    return lambda g, r, card, now: card_in(g, r) == card


@checks_elsewhere(v.InRole)
def _in_role_elsewhere(wanted: v.InRole) -> CheckElsewhere:
    card_in = ROLES[wanted.role]
    return lambda g, r, card: card_in(g, r) == card


@checks(v.InNoRole)
def _in_no_role(wanted: v.InNoRole) -> Check:
    roles = [ROLES[role] for role in wanted.other_than]
    return lambda g, r, card, now: all(card_in(g, r) != card for card_in in roles)


@checks_elsewhere(v.InNoRole)
def _in_no_role_elsewhere(wanted: v.InNoRole) -> CheckElsewhere:
    roles = [ROLES[role] for role in wanted.other_than]
    return lambda g, r, card: all(card_in(g, r) != card for card_in in roles)


@checks(v.MatchesAny)
def _matches_any(wanted: v.MatchesAny) -> Check:
    parts = [matcher_of(one).matches for one in wanted.any_of]
    return lambda g, r, card, now: any(part(g, r, card) for part in parts)


@checks_elsewhere(v.MatchesAny)
def _matches_any_elsewhere(wanted: v.MatchesAny) -> CheckElsewhere:
    parts = [matcher_of(one).matches_elsewhere for one in wanted.any_of]
    return lambda g, r, card: any(part(g, r, card) for part in parts)


@checks(v.MatchesNot)
def _matches_not(wanted: v.MatchesNot) -> Check:
    part = matcher_of(wanted.but_not).matches
    return lambda g, r, card, now: not part(g, r, card)


@checks_elsewhere(v.MatchesNot)
def _matches_not_elsewhere(wanted: v.MatchesNot) -> CheckElsewhere:
    part = matcher_of(wanted.but_not).matches_elsewhere
    return lambda g, r, card: not part(g, r, card)


# -- what it is on, and what is on it


@checks(v.AttachedTo)
def _attached_to(wanted: v.AttachedTo) -> Check:
    card_in = ROLES[wanted.on]
    return lambda g, r, card, now: now.on == card_in(g, r)


@checks(v.BorneBy)
def _borne_by(wanted: v.BorneBy) -> Check:
    bearer = matcher_of(wanted.bearer)
    return lambda g, r, card, now: now.on != NONE and bearer.matches(g, r, now.on)


@checks(v.Bears)
def _bears(wanted: v.Bears) -> Check:
    card_in = ROLES[wanted.bears]
    return lambda g, r, card, now: card_in(g, r) in now.attached


@checks(v.DoesNotBear)
def _does_not_bear(wanted: v.DoesNotBear) -> Check:
    card_in = ROLES[wanted.not_bearing]
    return lambda g, r, card, now: card_in(g, r) not in now.attached


def _names_on(g: VtesState, now: InPlay) -> set[str]:
    """The names and keywords of the cards on a card."""
    found: set[str] = set()
    for other in now.attached:
        face = g.face(other)
        found.add(face.name)
        found |= face.keywords
    return found


@checks(v.Bearing)
def _bearing(wanted: v.Bearing) -> Check:
    return lambda g, r, card, now: bool(now.attached) and not _names_on(g, now).isdisjoint(wanted.bearing)


@checks(v.Without)
def _without(wanted: v.Without) -> Check:
    return lambda g, r, card, now: not now.attached or _names_on(g, now).isdisjoint(wanted.without)


@checks(v.Contracted)
def _contracted(wanted: v.Contracted) -> Check:
    minion = matcher_of(wanted.contract)

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        contracts = [one for one in traits.borne(g, card) if "contract" in g.face(one).keywords]
        chosen = [g.play[one].remembers for one in contracts if g.play[one].remembers in g.play]
        for one in contracts:
            if "open-contract" in g.face(one).keywords:
                chosen += _may_fulfil(g, r, one)
        return any(minion.matches(g, r, one) for one in chosen)

    return is_so


def _may_fulfil(g: VtesState, r: EffectContext, contract: int) -> list[int]:
    """All who can take the action of a contract: they count as chosen for it if nobody was named."""
    required = g.face(contract).actions[0].requires
    if required is None:
        return []
    able = matcher_of(required)
    return [one for one in g.play if able.matches(g, r, one)]


# -- how it is now


@checks(v.Locked)
def _locked(wanted: v.Locked) -> Check:
    return lambda g, r, card, now: now.locked == wanted.locked


@checks(v.PoolAtMost)
def _pool_at_most(wanted: v.PoolAtMost) -> Check:
    return lambda g, r, card, now: g.players[now.controller].pool <= wanted.most_pool


@checks(v.Noted)
def _noted(wanted: v.Noted) -> Check:
    return lambda g, r, card, now: _was_noted(g, wanted.noted, card)


@checks_elsewhere(v.Noted)
def _noted_elsewhere(wanted: v.Noted) -> CheckElsewhere:
    return lambda g, r, card: _was_noted(g, wanted.noted, card)


@checks(v.NotNoted)
def _not_noted(wanted: v.NotNoted) -> Check:
    return lambda g, r, card, now: not _was_noted(g, wanted.not_noted, card)


def _was_noted(g: VtesState, word: str, card: int) -> bool:
    """Whether something was noted about a card, this turn or for a shorter time."""
    return any(turn_queries.used(g, Noted(word, card), until) for until in _SPANS)


_SPANS = (THIS_TURN, THIS_ACTION, THIS_COMBAT, THIS_ROUND)


@checks(v.Entered)
def _entered(wanted: v.Entered) -> Check:
    def after_minion_phase(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        before = g.players[r.seat].last_turn
        return now.since > before or (now.since == before and now.late)

    match wanted.entered:
        case "this-turn":
            return lambda g, r, card, now: now.since == g.turn
        case "since-minion-phase":
            return after_minion_phase
        case "last-influence":
            return lambda g, r, card, now: Influenced(r.seat) in now.marks


@checks(v.TookNo)
def _took_no(wanted: v.TookNo) -> Check:
    kinds = wanted.not_taken
    return lambda g, r, card, now: not any(turn_queries.used(g, Took(card, kind)) for kind in kinds)


@checks(v.DidNotBleed)
def _did_not_bleed(wanted: v.DidNotBleed) -> Check:
    return lambda g, r, card, now: all(one.minion != card for one in turn_queries.all_done(g, Drained))


@checks(v.BledYou)
def _bled_you(wanted: v.BledYou) -> Check:
    least = wanted.bled_you

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        bleeds = turn_queries.all_done(g, Drained, Until("own-turn", r.seat))
        return any(one.minion == card and one.amount >= least for one in bleeds)

    return is_so


@checks(v.Diablerist)
def _diablerist(wanted: v.Diablerist) -> Check:
    """Since the end of your last turn: the turns of all the others since, and your own if it is yours now."""

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        last = g.players[r.seat].last_turn
        return any(mark.turn > last for mark in now.marked(Diablerized)) == wanted.diablerist

    return is_so


# -- what its text does


@checks(v.BringsVampire)
def _brings_vampire(wanted: v.BringsVampire) -> Check:
    """Of a card in play: the action in progress is one it offers, and puts a vampire in play."""

    def is_so(g: VtesState, r: EffectContext, card: int, now: InPlay) -> bool:
        action = g.frame_of(ActionFacts)
        if action is None or action.announced.card != card:
            return False
        offered = action.announced.offered(g)
        return offered is not None and playing.brings_vampire(g.face(card), offered.effects)

    return is_so


@checks(v.UsesCounters)
def _uses_counters(wanted: v.UsesCounters) -> Check:
    return lambda g, r, card, now: speaks_of_counters(g.printed[card])


@cache
def speaks_of_counters(key: int) -> bool:
    """Whether a card's tree puts counters on the card, takes them from it or reads them."""
    return any(_speaks_of_counters(node) for node in v.nodes(face_of(key).tree))


def _speaks_of_counters(node: object) -> bool:
    match node:
        case v.AddCounters(who="this") | v.Stat(of="this", stat="counters"):
            return True
        case v.MoveCounters(source=source, to=to) if "this" in (source, to):
            return True
        case v.Cost() if node.counters:
            return True
        case v.PutInPlay() if node.counters != 0:
            return True
    return False


@checks_elsewhere(v.EquippableFor)
def _equippable_for(wanted: v.EquippableFor) -> CheckElsewhere:
    more = wanted.equip_for
    return lambda g, r, card: bool(found.ways_to_bring(g, r.seat, card, r.minion, False, more))
