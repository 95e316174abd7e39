"""What a cost comes to now, and why it cannot be paid (VTES-1.6.1.1-11, VTES-1.6.1.3-07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from nocturne.kernel.decision import Why
from nocturne.kernel.frames import is_kind
from nocturne.vtes.cards import vocabulary as v
from nocturne.vtes.cards.lexicon import ACTION_TYPES, CardType
from nocturne.vtes.context import EffectContext, node_at
from nocturne.vtes.frames.action import ActionFacts
from nocturne.vtes.frames.combat import CombatFacts, Stage
from nocturne.vtes.kinds import Kind
from nocturne.vtes.records import Lasting
from nocturne.vtes.rules import why
from nocturne.vtes.rules.action.queries import action as action_queries
from nocturne.vtes.rules.cost.queries import savings
from nocturne.vtes.rules.cost.queries.bill import Bill
from nocturne.vtes.rules.cost.queries.printed import convictions_on, cost_on_card, printed_cost
from nocturne.vtes.rules.play.queries.playing import such_as_played
from nocturne.vtes.rules.table.queries import modified, traits
from nocturne.vtes.rules.text.queries.amounts import amount
from nocturne.vtes.rules.text.queries.conditions import holds
from nocturne.vtes.rules.text.queries.filters import matches
from nocturne.vtes.rules.text.queries.modifiers import as_seen_by
from nocturne.vtes.rules.text.queries.predicates import CheckElsewhere, checks_elsewhere
from nocturne.vtes.rules.text.queries.printed import is_strike
from nocturne.vtes.state import VtesState
from nocturne.vtes.terms import NONE, ActionKind


def amount_due(g: VtesState, bill: Bill) -> tuple[int, int]:
    """Blood and pool to be paid now, with what changes costs."""
    cost, minion, source, mode = bill.cost, bill.minion, bill.card, bill.mode
    if isinstance(cost.blood, int) and isinstance(cost.pool, int):
        blood, pool = cost.blood, cost.pool  # nearly always, and roles are made only where they are read
    else:
        r = roles_of(g, bill)
        blood, pool = amount(g, r, cost.blood), amount(g, r, cost.pool)
    if minion != NONE and blood and mode is not None:
        blood = _reduced(g, minion, source, mode, blood)
    if minion != NONE and blood:
        blood = max(0, modified.modified(g, "cost", minion, blood, note="blood"))
    if source not in g.play:  # a card being played, and no ability of a card in play
        if minion != NONE and (g.lasting or "card-cost" in g.modifier_sources):
            names = traits.names_of(g, source)
            more = sum([modified.modified(g, "card-cost", minion, 0, note=name) for name in names])
            blood = max(0, blood + more)
        words = (*traits.names_of(g, source), *g.face(source).keywords)
        pool = max(0, modified.seat_modified(g, "pool-cost", bill.seat, pool, words))
        if bill.targets:
            pool += sum(modified.surcharge(g, target, source, bill.seat) for target in bill.targets)
        if minion != NONE and mode is not None:
            if "action-cost" in g.modifier_sources and mode.type in ACTION_TYPES:
                blood = max(0, blood + action_surcharge(g, minion, action_queries.kind_of(mode)))
            if mode.type is CardType.COMBAT and is_strike(mode) and g.face(minion).vampire:
                blood += _strike_surcharge(g, minion, mode, bill.aimed)
            blood, pool = _for_such_cards(g, minion, source, mode, blood, pool)
    if minion != NONE and (blood or pool) and CardType.EQUIPMENT in g.face(source).types:
        less = modified.modified(g, "equip-cost", minion, 0)
        blood, pool = max(0, blood + less) if blood else 0, max(0, pool + less) if pool else 0
    if g.lasting and source not in g.play:
        blood, pool = savings.saved(g, source, blood, pool)
    return blood, pool


def _strike_surcharge(g: VtesState, minion: int, mode: v.Mode, aimed: bool) -> int:
    """The blood that a strike card costs a vampire more, because of who strikes or who is struck. It is part
    of what the card costs, so what makes cards cheaper counts for it (ruling G00144)."""
    combat = g.frame_of(CombatFacts) if g.lasting or STRIKE_COST in g.modifier_sources else None
    if combat is not None and combat.stage is Stage.RANGE:
        return 0  # it is played for its maneuver; the strike is paid for when it is chosen (200675:6443a7b5)
    own = max(0, modified.modified(g, "own-strike-cost", minion, 0)) if g.lasting else 0
    if STRIKE_COST not in g.modifier_sources or combat is None or not combat.sides:
        return own
    if aimed or not _is_against_somebody(mode):
        return own
    other = combat.other(minion)
    return own + (max(0, modified.modified(g, STRIKE_COST, other, 0)) if other in g.play else 0)


STRIKE_COST: v.Query = "strike-cost"
"""The query of those against whom strikes cost more."""


def _is_against_somebody(mode: v.Mode) -> bool:
    """Whether a strike card is a strike against the opposing minion. Dodging, ending the combat and what only
    concerns cards on them is not."""
    strikes = [effect for effect in mode.effects if isinstance(effect, v.Strike)]
    return any(
        one.damage is not None or one.strength is not None or one.steal_blood or one.effects or one.uses
        for one in strikes
    )


def roles_of(g: VtesState, bill: Bill) -> EffectContext:
    """The roles with which the amounts of a cost are read."""
    return EffectContext(
        seat=bill.seat, key=g.printed[bill.card], source=bill.card, minion=bill.minion,
        targets=bill.targets, x=bill.x,
    )  # fmt: skip


def _reduced(g: VtesState, minion: int, card: int, mode: v.Mode, blood: int) -> int:
    """Half the blood for such cards, or none, where a card in play says so: before anything is added or taken
    off."""
    for query in ("no-cost", "half-cost"):
        if query not in g.modifier_sources:
            continue
        for modifier, source in modified.modifiers(g, query, minion):
            r = as_seen_by(g, source, minion)
            if modifier.when is not None and not holds(g, r, modifier.when):
                continue
            if modifier.cards is None or such_as_played(g, r, modifier.cards, card, mode):
                blood = 0 if query == "no-cost" else blood // 2
    return blood


def action_surcharge(g: VtesState, minion: int, kind: ActionKind, own: bool = False) -> int:
    """The blood that texts make a minion's actions of a kind cost more, or all that are neither hunts nor of
    his own text (``own``)."""
    if "action-cost" not in g.modifier_sources:
        return 0
    more = modified.modified(g, "action-cost", minion, 0, note=kind.value)
    if kind is not ActionKind.HUNT and not own:
        more += modified.modified(g, "action-cost", minion, 0, note="others")
    return more


def directed_surcharge(g: VtesState, targets: Iterable[int], seats: tuple[int, ...]) -> int:
    """The pool that an action directed at these Methuselahs costs more for the cards it is aimed at."""
    if "directed-pool-cost" not in g.modifier_sources:
        return 0
    aimed = [card for card in targets if card in g.play and g.play[card].controller in seats]
    return sum(modified.modified(g, "directed-pool-cost", card, 0) for card in aimed)


def directed_blood(g: VtesState, acting: int, targets: Iterable[int], seats: tuple[int, ...]) -> int:
    """The blood that an action costs this minion more because it is directed, or because of what it is aimed
    at."""
    more = 0
    if seats and "action-cost" in g.modifier_sources:
        more += modified.modified(g, "action-cost", acting, 0, note="directed")
    if DIRECTED_COST in g.modifier_sources:
        aimed = [card for card in targets if card in g.play and g.play[card].controller in seats]
        more += sum(modified.modified(g, DIRECTED_COST, card, 0) for card in aimed)
    return more


DIRECTED_COST: v.Query = "directed-cost"
"""The query of those at whom actions cost more blood."""


def cost_in_play(g: VtesState, offered: v.ActionAbility, minion: int) -> v.Cost:
    """What an action that a card in play offers costs a minion."""
    more = action_surcharge(g, minion, offered.kind, offered in g.face(minion).actions)
    return offered.cost if not more else replace(offered.cost, blood=v.Sum((offered.cost.blood, more)))


_CARD_COSTS: tuple[v.Query, ...] = ("card-cost", "card-pool-cost", "card-any-cost")


def _for_such_cards(
    g: VtesState, minion: int, card: int, mode: v.Mode, blood: int, pool: int
) -> tuple[int, int]:
    """What cards in play change in the cost of such cards as this one is played as (``Modifier.cards``)."""
    for query in _CARD_COSTS:
        if query not in g.modifier_sources:
            continue
        for modifier, source in modified.modifiers(g, query, minion):
            if modifier.cards is None:
                continue
            r = as_seen_by(g, source, minion)
            if not such_as_played(g, r, modifier.cards, card, mode):
                continue
            if modifier.note == "by-action" and not _by_action(g):
                continue
            if modifier.when is not None and not holds(g, r, modifier.when):
                continue
            worth = amount(g, r, modifier.amount)
            if query == "card-cost":
                blood = max(0, blood + worth)
            elif query == "card-pool-cost" or pool:
                pool = max(0, pool + worth)
            elif blood:
                blood = max(0, blood + worth)
    if g.lasting:
        blood = max(0, blood + sum(effect.amount for effect in passing_costs(g, minion, card, mode)))
    return blood, pool


def _by_action(g: VtesState) -> bool:
    """Whether a card is being equipped with, employed or recruited by an action to do so. What an effect has
    found is so only during such an action."""
    if not any(is_kind(frame, Kind.SEARCH) or is_kind(frame, Kind.FOUND) for frame in g.stack):
        return True
    action = g.frame_of(ActionFacts)
    return action is not None and action.kind in (ActionKind.EQUIP, ActionKind.EMPLOY, ActionKind.RECRUIT)


def passing_costs(g: VtesState, minion: int, card: int, mode: v.Mode) -> list[Lasting]:
    """The passing effects that change what such a card costs a minion."""
    found: list[Lasting] = []
    for query in ("card-cost", "next-cost"):
        for effect in modified.passing(g, query, minion):
            modifier: v.Modifier | None = node_at(effect.source, effect.path) if effect.path else None
            if modifier is None or modifier.cards is None:
                continue
            r = EffectContext(seat=effect.player, key=effect.source, minion=minion)
            if such_as_played(g, r, modifier.cards, card, mode):
                found.append(effect)
    return found


def pool_cost(g: VtesState, r: EffectContext, card: int) -> int:
    """The pool a card would cost the minion now, with all that makes it dearer or cheaper; the dearest of its
    modes counts."""
    face = g.face(card)
    costs = [
        amount_due(g, Bill(r.seat, printed_cost(face, mode), r.minion, card, mode=mode))[1]
        for mode in face.modes
    ]
    return max(costs, default=0)


@checks_elsewhere(v.PoolCostAtMost)
def _pool_cost_at_most(wanted: v.PoolCostAtMost) -> CheckElsewhere:
    return lambda g, r, card: pool_cost(g, r, card) <= wanted.most_pool_cost


def cost_on_bearer(g: VtesState, card: int) -> int:
    """What a card on a minion counts as costing, in blood or pool: what its bearer makes cheaper or dearer is
    so as long as it is his, whoever played it."""
    face, bearer = g.face(card), g.play[card].on
    printed = cost_on_card(face.key)
    blood, pool = (cost if isinstance(cost, int) else 0 for cost in (printed.blood, printed.pool))
    if face.modes and g.face(bearer).minion:
        blood, pool = _for_such_cards(g, bearer, card, face.modes[0], blood, pool)
    return max(blood, pool)


def why_not_pay(g: VtesState, bill: Bill) -> Why | None:
    """Why a cost cannot be paid now (VTES-1.6.1.1-11)."""
    seat, cost, minion, source = bill.seat, bill.cost, bill.minion, bill.card
    if cost is v.FREE and source in g.play:
        return None  # nothing makes an ability dearer that costs nothing
    blood, pool = amount_due(g, bill)
    if blood and (minion == NONE or g.play[minion].blood < blood):
        return why.CANNOT_PAY
    if pool > g.players[seat].pool:
        return why.CANNOT_PAY
    if cost.conviction and (minion == NONE or len(convictions_on(g, minion)) < cost.conviction):
        return why.CANNOT_PAY
    if cost.lock and g.play[source].locked:
        return why.LOCKED
    if cost.lock_minion and (minion == NONE or g.play[minion].locked):
        return why.LOCKED  # "lock to" is a cost even for the awake (VTES-T-27)
    if cost.edge and g.edge != seat:
        return why.CANNOT_PAY
    if cost.counters and g.play[source].counters < cost.counters:
        return why.CANNOT_PAY
    if cost.transfers > g.players[seat].transfers:
        return why.NO_TRANSFERS
    return _why_not_give(g, bill)


def _why_not_give(g: VtesState, bill: Bill) -> Why | None:
    """What the text wants given up, which nothing makes cheaper: blood burned, life, a card from hand."""
    seat, cost, minion, source = bill.seat, bill.cost, bill.minion, bill.card
    if cost.random > len(g.players[seat].hand):
        return why.NO_CARD_TO_DISCARD
    if not (cost.burning or cost.life or cost.discard is not None):
        return None
    r = roles_of(g, bill)
    burning = amount(g, r, cost.burning)
    if burning and (minion not in g.play or g.play[minion].blood < burning):
        return why.CANNOT_PAY
    life = amount(g, r, cost.life)
    if life and (source not in g.play or g.play[source].blood < life):
        return why.CANNOT_PAY
    if cost.discard is not None and len(discards(g, r, cost)) < amount(g, r, cost.discards):
        return why.NO_CARD_TO_DISCARD
    return None


def discards(g: VtesState, r: EffectContext, cost: v.Cost, given: tuple[int, ...] = ()) -> list[int]:
    """The cards in hand that can be discarded as a cost, when some have been chosen for it."""
    if cost.discard is None:
        return []
    fitting = [card for card in g.players[r.seat].hand if matches(g, r, cost.discard, card)]
    if cost.alike:
        copies = Counter(g.printed[card] for card in fitting)
        needed = amount(g, r, cost.discards)
        same = g.printed[given[0]] if given else None
        fitting = [
            card for card in fitting if copies[g.printed[card]] >= needed and same in (None, g.printed[card])
        ]
    return [card for card in fitting if card not in given]
