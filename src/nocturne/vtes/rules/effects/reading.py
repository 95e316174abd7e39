"""Reading the general amounts, conditions and filters: what a card's text asks about the table."""

from __future__ import annotations

from functools import cache

from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.faces import face_of
from nocturne.vtes.context import EffectContext
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.rules import limits, queries
from nocturne.vtes.rules.action import bleed_amount
from nocturne.vtes.rules.block import stealth
from nocturne.vtes.rules.perform import amount, card_of, checks, holds, judges, matches, reckons, seats_of
from nocturne.vtes.state import InPlay, VtesState
from nocturne.vtes.terms import NONE

# -- amounts


@reckons(v.Depends)
def _depends(g: VtesState, r: EffectContext, value: v.Depends) -> int:
    return amount(g, r, value.yes if holds(g, r, value.when) else value.no)


@reckons(v.PoolOf)
def _pool_of(g: VtesState, r: EffectContext, value: v.PoolOf) -> int:
    return sum(g.players[seat].pool for seat in seats_of(g, r, value.party))


@reckons(v.VictoryPoints)
def _victory_points(g: VtesState, r: EffectContext, value: v.VictoryPoints) -> int:
    return value.times * sum(int(g.players[seat].points) for seat in seats_of(g, r, value.party))


@reckons(v.ActionStat)
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


@reckons(v.Cards)
def _cards(g: VtesState, r: EffectContext, value: v.Cards) -> int:
    held = [len(getattr(g.players[seat], value.zone)) for seat in seats_of(g, r, value.party)]
    return min(held, default=0) if value.fewest else sum(held)


# -- conditions


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
    if card not in g.play or queries.title(g, card) != condition.title:
        return False
    return queries.title_place(g, card) == condition.place


@judges(v.PlayedIn)
def _played_in(g: VtesState, r: EffectContext, condition: v.PlayedIn) -> bool:
    return r.source in g.play and g.play[r.source].mode in condition.modes


@judges(v.HasBlocked)
def _has_blocked(g: VtesState, r: EffectContext, condition: v.HasBlocked) -> bool:
    return limits.used(g, f"blocked:{card_of(g, r, condition.who)}", "action")


@judges(v.BlocksDeclined)
def _blocks_declined(g: VtesState, r: EffectContext, condition: v.BlocksDeclined) -> bool:
    action = g.frame_of(ActionFacts)
    return action is not None and action.past_blocks()


@judges(v.Acted)
def _acted(g: VtesState, r: EffectContext, condition: v.Acted) -> bool:
    return any(limits.used(g, f"acted-by:{seat}") for seat in seats_of(g, r, condition.party))


@judges(v.CardPlayed)
def _card_played(g: VtesState, r: EffectContext, condition: v.CardPlayed) -> bool:
    if condition.requires:
        minion = NONE if condition.by is None else card_of(g, r, condition.by)
        return limits.used(g, f"discipline:{minion}:{condition.requires}", "action")
    if condition.by is None:
        return any(limits.used(g, f"card:{name}", condition.span) for name in condition.names)
    from nocturne.vtes.cards.catalogue import catalogue

    minion = card_of(g, r, condition.by)
    keys = [catalogue().named(name).id for name in condition.names]
    return any(limits.used(g, f"played:{minion}:{key}", "action") for key in keys)


@judges(v.AboutToFight)
def _about_to_fight(g: VtesState, r: EffectContext, condition: v.AboutToFight) -> bool:
    from nocturne.vtes.rules.block import entering_combat

    return {card_of(g, r, condition.who), card_of(g, r, condition.whom)} == set(entering_combat(g))


# -- filters


@checks("not_taken")
def _not_taken(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return not any(limits.used(g, f"took:{card}:{kind.value}") for kind in wanted.not_taken)


@checks("role")
def _in_role(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    return wanted.role is not None and card_of(g, r, wanted.role) == card


@checks("contract")
def _contracted(g: VtesState, r: EffectContext, wanted: v.Filter, card: int, now: InPlay) -> bool:
    if wanted.contract is None:
        return True
    contracts = [one for one in queries.borne(g, card) if "contract" in g.face(one).keywords]
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
    return all(queries.discipline(g, card, code) > 1 for code in wanted.superior)


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
