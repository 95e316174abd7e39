"""The general amounts, conditions and filters: what a card's text asks about the table."""

from __future__ import annotations

from functools import cache
from typing import Any

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.records import InPlay
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.action.queries.action import entering_combat
from nocturne.vtes.rules.action.queries.bleed import bleed_amount
from nocturne.vtes.rules.block.queries import stealth
from nocturne.vtes.rules.play.queries import playing
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import amount, computes
from nocturne.vtes.rules.text.queries.conditions import direction_mark, holds, judges
from nocturne.vtes.rules.text.queries.filters import checks, controller_matches, matches, matching
from nocturne.vtes.rules.text.queries.printed import printed_matches
from nocturne.vtes.rules.text.queries.roles import card_of, seats_of
from nocturne.vtes.rules.turn import queries as turn_queries
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind


@checks("brings_vampire")
def _offers_vampire(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    """Of a card in play: the action in progress is one it offers, and puts a vampire in play."""
    action = g.frame_of(ActionFacts)
    if action is None or not action.in_play or action.card != card:
        return False
    face = g.face(card)
    return playing.brings_vampire(face, face.actions[action.mode].effects)


@computes(v.Depends)
def _depends(g: VtesState, r: EffectContext, value: v.Depends) -> int:
    return amount(g, r, value.yes if holds(g, r, value.when) else value.no)


@computes(v.PoolOf)
def _pool_of(g: VtesState, r: EffectContext, value: v.PoolOf) -> int:
    return sum(g.players[seat].pool for seat in seats_of(g, r, value.party))


@computes(v.VictoryPoints)
def _victory_points(g: VtesState, r: EffectContext, value: v.VictoryPoints) -> int:
    return value.times * sum(int(g.players[seat].points) for seat in seats_of(g, r, value.party))


@computes(v.ActionStat)
def _action_stat(g: VtesState, r: EffectContext, value: v.ActionStat) -> int:
    action = g.frame_of(ActionFacts)
    if action is None:
        return 0
    match value.stat:
        case "bleed":
            found = bleed_amount(g, action)
        case "taken":
            found = action.taken
        case _:
            found = stealth(g)
    return value.times * found


@computes(v.Cards)
def _cards(g: VtesState, r: EffectContext, value: v.Cards) -> int:
    held = [len(getattr(g.players[seat], value.zone)) for seat in seats_of(g, r, value.party)]
    return min(held, default=0) if value.fewest else sum(held)


@judges(v.Compare)
def _compare(g: VtesState, r: EffectContext, condition: v.Compare) -> bool:
    left, right = amount(g, r, condition.left), amount(g, r, condition.right)
    match condition.how:
        case "more":
            return left > right
        case "at-least":
            return left >= right
        case "equal":
            return left == right


@judges(v.SameMethuselah)
def _same_methuselah(g: VtesState, r: EffectContext, condition: v.SameMethuselah) -> bool:
    one = seats_of(g, r, condition.one)
    return bool(one) and one == seats_of(g, r, condition.other)


@judges(v.TitleIs)
def _title_is(g: VtesState, r: EffectContext, condition: v.TitleIs) -> bool:
    card = card_of(g, r, condition.who)
    if card not in g.play or traits.title(g, card) != condition.title:
        return False
    return traits.title_place(g, card) == condition.place


@judges(v.PlayedIn)
def _played_in(g: VtesState, r: EffectContext, condition: v.PlayedIn) -> bool:
    return r.source in g.play and g.play[r.source].mode in condition.modes


@judges(v.HasBlocked)
def _has_blocked(g: VtesState, r: EffectContext, condition: v.HasBlocked) -> bool:
    return turn_queries.used(g, f"blocked:{card_of(g, r, condition.who)}", "action")


@judges(v.BlocksDeclined)
def _blocks_declined(g: VtesState, r: EffectContext, condition: v.BlocksDeclined) -> bool:
    action = g.frame_of(ActionFacts)
    return action is not None and action.past_blocks()


@judges(v.Acted)
def _acted(g: VtesState, r: EffectContext, condition: v.Acted) -> bool:
    return any(turn_queries.used(g, f"acted-by:{seat}") for seat in seats_of(g, r, condition.party))


@judges(v.CardPlayed)
def _card_played(g: VtesState, r: EffectContext, condition: v.CardPlayed) -> bool:
    if condition.requires:
        minion = NONE if condition.by is None else card_of(g, r, condition.by)
        return turn_queries.used(g, f"discipline:{minion}:{condition.requires}", "action")
    if condition.by is None:
        return any(turn_queries.used(g, f"card:{name}", condition.span) for name in condition.names)
    from nocturne.vtes.cards.catalogue import catalogue

    minion = card_of(g, r, condition.by)
    keys = [catalogue().named(name).id for name in condition.names]
    return any(turn_queries.used(g, f"played:{minion}:{key}", "action") for key in keys)


@judges(v.AboutToFight)
def _about_to_fight(g: VtesState, r: EffectContext, condition: v.AboutToFight) -> bool:
    return {card_of(g, r, condition.who), card_of(g, r, condition.whom)} == set(entering_combat(g))


@checks("not_taken")
def _not_taken(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return not any(turn_queries.used(g, f"took:{card}:{kind.value}") for kind in wanted.not_taken)


@checks("role")
def _in_role(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.role is not None and card_of(g, r, wanted.role) == card


@checks("contract")
def _contracted(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if wanted.contract is None:
        return True
    contracts = [one for one in traits.borne(g, card) if "contract" in g.face(one).keywords]
    chosen = [g.play[one].points_at for one in contracts if g.play[one].points_at in g.play]
    return any(matches(g, r, wanted.contract, one) for one in chosen)


@checks("bears")
def _bears(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.bears is None or card_of(g, r, wanted.bears) in now.attached


@checks("not_bearing")
def _does_not_bear(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.not_bearing is None or card_of(g, r, wanted.not_bearing) not in now.attached


@checks("uses_counters")
def _uses_counters(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return speaks_of_counters(g.printed[card])


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


@checks("other_than")
def _in_no_role(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return all(card_of(g, r, role) != card for role in wanted.other_than)


@checks("superior")
def _superior(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return all(modified.discipline(g, card, code) > 1 for code in wanted.superior)


@checks("bearer")
def _borne_by(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return now.on != NONE and wanted.bearer is not None and matches(g, r, wanted.bearer, now.on)


DIABLERIST = "diablerie:"
"""Before the number of a turn: the mark of a vampire who committed diablerie in it."""


@checks("diablerist")
def _diablerist(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    """Since the end of your last turn: the turns of all the others since, and your own if it is yours now."""
    last = g.players[r.seat].last_turn
    turns = [int(mark[len(DIABLERIST) :]) for mark in now.marks if mark.startswith(DIABLERIST)]
    return any(turn > last for turn in turns) == wanted.diablerist


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
    if wanted.for_anarchs is not None and action_queries.for_anarchs(g, action) != wanted.for_anarchs:
        return False
    if (wanted.needs_clans or wanted.needs_discipline) and not action_queries.demands(
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
        earlier = turn_queries.used(g, f"succeeded:{action.minion}:{action.kind.value}")
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


def _alike(g: VtesState, r: EffectContext, action: Any) -> bool:
    """Whether an action is directed at those whom the card remembers."""
    now = g.play.get(r.source)
    return now is not None and direction_mark(action.directed_at) in now.marks
